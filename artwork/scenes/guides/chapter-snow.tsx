import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import { type Clothes, standing, upright } from '../../kit/print/workers.ts'
import { lerp, type Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'
import { forestTop } from '../../plates/growth.ts'
import {
  blob,
  box as rectangle,
  boxes,
  curve,
  discs,
  fill,
  lines,
  under,
  xy,
} from '../../plates/ink.ts'

const clothes: Clothes = {
  jacket: ['#d0653c', '#71312b'],
  pants: ['#4c6470', '#1d2f3d'],
  boots: ['#4b3524', '#14181c'],
  skin: ['#dd9d6c', '#7c4a38'],
  hat: ['#e7b84b', '#8f6b28'],
  gloves: ['#e2c48a', '#7d5c30'],
}
const sun: Point = [-0.85, -0.5]
/** The eave and a point of the ridge, out of the picture. */
const [eave, ridge]: [Point, Point] = [
  [770, 372],
  [1660, -60],
]
const on = (t: number, off = 0): Point => [
  lerp(eave[0], ridge[0], t) - off * 0.44,
  lerp(eave[1], ridge[1], t) - off * 0.9,
]

/** Three feet of snow at the eave, and somebody with a rake who stays out from under it. */
export function SnowChapter() {
  const random = seeded(36)
  const worker = { at: [380, 800] as Point, scale: 0.96, side: -1 as const }
  const s = standing(worker)
  const figure = upright(worker, clothes, sun, {
    far: [
      [-66, -256],
      [-116, -311],
    ],
    near: [
      [-6, -212],
      [-62, -266],
    ],
    look: -0.3,
    stride: 1.5,
  })
  const [hx, hy] = s.point([34, -187])
  const tip = on(0.1, 104)
  const top = Array.from({ length: 11 }, (_, i): Point =>
    on(0.12 + i * 0.09, 150 + 12 * Math.sin(i * 1.7)),
  )
  const layers = [44, 82, 118].map((off) =>
    curve(
      Array.from({ length: 8 }, (_, i): Point => on(0.07 + i * 0.14, off + 5 * Math.sin(i * 2.1))),
    ),
  )
  const boards = Array.from({ length: 8 }, (_, i) => 470 + i * 44)
  const flying = Array.from({ length: 46 }, () => {
    const t = random()
    return [between(random, 600, 780), 330 + t * 380, between(random, 2, 9)] as const
  })
  return (
    <Printed
      impressions={[
        fill('#e3d3b4', rectangle(0, 0, 1600, 900)),
        discs('#fff3d4', [170, 210, 78]),
        fill('#c4b89d', under(forestTop(random, xy('0,380 500,350 1000,400 1600,380'), 70), 900)),
        fill('#6f8586', under(forestTop(random, xy('0,470 400,430 900,470 1600,450'), 120), 900)),
        fill(
          '#2e4a55',
          under(forestTop(random, xy('0,560 300,520 800,560 1600,540'), 190, 66), 900),
        ),
        fill('#c9d5da', under(curve(xy('0,640 240,610 520,650 800,640 1100,664 1600,640')), 900)),
        fill('#eef1ea', under(curve(xy('0,668 200,640 460,690 760,700 900,720')), 730)),
        // The wall, its boards, a window with a lamp.
        fill('#3a2c2b', xy('900,330 1600,-20 1600,800 900,800')),
        fill('#6e4a36', xy('908,420 1600,60 1600,800 908,800')),
        lines(
          '#3a2c2b',
          4,
          ...boards.map((y): Point[] => [
            [908, y],
            [1600, y],
          ]),
        ),
        lines(
          '#573a2c',
          2,
          ...boards.flatMap((y) => grain(random, [910, y - 22], [1600, y - 22], 34, 9)),
        ),
        fill('#2a1f20', ...boxes('1130,400,250,220')),
        fill('#f5cf7f', ...boxes('1146,416,218,188')),
        fill('#fff0c2', ...boxes('1200,470,110,134')),
        fill('#2a1f20', ...boxes('1250,416,10,188 1146,500,218,9')),
        fill('#eef1ea', curve(xy('1116,640 1122,612 1180,604 1330,608 1390,616 1398,640'))),
        // Rafter tail, fascia, roof.
        fill('#4c3327', [on(0), on(1), [on(1)[0], on(1)[1] + 60], [on(0)[0] + 6, on(0)[1] + 44]]),
        fill('#8a5d3c', [
          on(0),
          [eave[0] + 22, eave[1] - 10],
          [eave[0] + 30, eave[1] + 40],
          [eave[0] + 4, eave[1] + 48],
        ]),
        fill('#26343b', [on(-0.02), on(1), on(1, 20), on(-0.02, 20)]),
        // What lies on it: a storm to a layer.
        fill('#b3c5d0', [
          on(0.02, 20),
          on(1.1, 20),
          ...curve(top).toReversed(),
          on(0.07, 120),
          on(0.03, 70),
        ]),
        fill(
          '#eef1ea',
          [...curve(top), ...curve(top.map(([x, y]): Point => [x - 10, y + 24])).toReversed()],
          [on(0.1, 136), on(0.02, 22), on(0.05, 22), on(0.14, 128)],
        ),
        lines('#8fa7b8', 4, ...layers),
        // Ice at the edge.
        fill(
          '#a9cad6',
          ...Array.from({ length: 7 }, (_, i): Point[] => {
            const [x, y] = [eave[0] - 6 + i * 16, eave[1] + 8 - i * 6]
            return [
              [x - 9, y - 14],
              [x + 9, y - 20],
              [x + 1, y + 34 + ((i * 43) % 60)],
            ]
          }),
        ),
        // What came down, in blocks, and what is still in the air.
        fill(
          '#9db2c0',
          blob(xy('590,760 660,712 760,690 880,706 980,700 1060,742 1080,790 820,812 640,800'), 4),
        ),
        fill(
          '#eef1ea',
          blob(xy('600,752 664,716 730,698 760,724 700,750 640,772'), 3),
          xy('770,700 846,694 858,738 786,746'),
          xy('900,716 962,708 968,744 912,750'),
        ),
        fill(
          '#c9d5da',
          xy('846,694 880,712 884,748 858,738'),
          xy('962,708 990,724 990,752 968,744'),
        ),
        discs('#eef1ea', ...flying),
        // Ground, tracks, and his long shadow.
        fill('#dfe6e4', under(curve(xy('0,776 260,790 560,806 900,812 1250,800 1600,812')), 900)),
        fill('#9db2c0', blob(xy('360,796 430,786 700,826 860,858 840,872 640,852 400,816'), 3)),
        fill('#b3c5d0', ...flecks(random, [0, 1600], [830, 895], 50, [3, 9])),
        fill(
          '#9db2c0',
          ...Array.from({ length: 7 }, (_, i) =>
            blob(
              [
                [20 + i * 46, 826 + (i % 2) * 14],
                [36 + i * 46, 822 + (i % 2) * 14],
                [50 + i * 46, 828 + (i % 2) * 14],
                [34 + i * 46, 834 + (i % 2) * 14],
              ],
              2,
            ),
          ),
        ),
        ...rim('#fff3d4', figure, [-5, -3]),
        ...figure.slice(0, -4),
        lines('#2b3940', 11, [[hx, hy], tip]),
        lines('#c7d0d0', 5, [
          [hx - 1, hy - 2],
          [tip[0] - 1, tip[1] - 2],
        ]),
        fill('#2b3940', [
          [tip[0] - 26, tip[1] - 44],
          [tip[0] - 8, tip[1] - 52],
          [tip[0] + 34, tip[1] + 36],
          [tip[0] + 16, tip[1] + 44],
        ]),
        fill('#c7d0d0', [
          [tip[0] - 26, tip[1] - 44],
          [tip[0] - 20, tip[1] - 47],
          [tip[0] + 22, tip[1] + 41],
          [tip[0] + 16, tip[1] + 44],
        ]),
        // The arm in front.
        ...figure.slice(-4),
      ]}
    />
  )
}
