import { rim, joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks } from '../../kit/print/texture.ts'
import { boot, type Clothes, head, limb, standing } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { forestTop } from '../../plates/growth.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  under,
  xy,
} from '../../plates/ink.ts'
import { ink, sun, loom, shape, tracks, cab, hood } from './dozer-front.ts'
/** The blade, and the bank of earth that it rolls. */
function blade(random: Random): Impression[] {
  const top = curve(loom(xy('232,500 420,480 800,474 1180,480 1368,500')), 6)
  const scratches = Array.from({ length: 40 }, (): Point[] => {
    const [x, y] = [between(random, 300, 1300), between(random, 540, 700)]
    return loom([
      [x, y],
      [x + between(random, -8, 8), y + between(random, 20, 70)],
    ])
  })
  const roll = curve(
    xy(
      '40,900 120,800 200,748 268,690 350,668 430,700 520,650 610,628 700,668 790,640 880,614 980,650 1080,634 1170,676 1260,664 1340,712 1420,770 1500,830 1560,900',
    ),
    5,
  )
  const clods = Array.from({ length: 34 }, () => {
    const x = between(random, 190, 1420)
    const y = between(random, 700, 880)
    const r = between(random, 12, 44)
    const ring = Array.from({ length: 8 }, (_, i): Point => [
      x + Math.cos(i * 0.785) * r * between(random, 0.75, 1.15),
      y + Math.sin(i * 0.785) * r * 0.8 * between(random, 0.75, 1.15),
    ])
    return {
      ring,
      lit: ring.map(([px, py]): Point => [
        x + (px - x) * 0.62 - r * 0.24,
        y + (py - y) * 0.6 - r * 0.22,
      ]),
    }
  })
  return [
    fill(ink.dark, [
      ...top.map(([x, y]): Point => [x, y - 10]),
      ...loom([
        [1384, 820],
        [216, 820],
      ]),
    ]),
    fill(ink.shade, [
      ...top,
      ...loom([
        [1368, 820],
        [232, 820],
      ]),
    ]),
    fill(ink.yellow, [...top, ...top.toReversed().map(([x, y]): Point => [x, y + 54])]),
    fill(
      ink.glow,
      [
        ...top.slice(0, 16).map(([x, y]): Point => [x, y - 12]),
        ...top
          .slice(0, 16)
          .toReversed()
          .map(([x, y]): Point => [x, y - 2]),
      ],
      loom(xy('222,500 234,498 238,760 226,760')),
    ),
    shape('#86867c', xy('300,580 1300,580 1330,820 270,820')),
    shape('#6c6d66', xy('800,580 1300,580 1330,820 800,820')),
    lines('#b9b6a2', 3, ...scratches),
    fill('#845a3d', roll),
    fill(
      ink.earth,
      under(
        roll.map(([x, y], i): Point => [x + 14, y + 34 + (i % 5) * 5]),
        900,
      ),
    ),
    fill(ink.deep, ...clods.map(({ ring }) => ring)),
    fill('#a5744d', ...clods.map(({ lit }) => lit)),
    fill('#cdb9a0', ...flecks(random, [230, 1380], [730, 890], 16, [8, 22])),
    fill('#a5744d', ...flecks(random, [200, 1400], [660, 880], 60, [3, 9])),
    lines(
      ink.deep,
      7,
      curve(xy('470,690 500,610 540,596 570,560')),
      curve(xy('520,600 556,612 592,600')),
      curve(xy('1110,670 1100,590 1136,540')),
    ),
  ]
}

const clothes: Clothes = {
  jacket: ['#e0702f', '#7d3a20'],
  pants: ['#4b5a60', '#1d292e'],
  boots: ['#4b3524', '#16100c'],
  skin: ['#d99a6c', '#6f4331'],
  hat: ['#f6ead0', '#a98f5c'],
  gloves: ['#e2c48a', '#8a6636'],
}

/** The grade checker waves it on, his rod in the other hand. */
function checker(): Impression[] {
  const s = standing({ at: [1452, 816], scale: 0.9 })
  const part = (joints: Parameters<typeof limb>[1], cloth: readonly [string, string]) =>
    limb(s, joints, cloth, sun)
  const figure = [
    ...part(joints('40,-300,23 86,-230,18 108,-250,14'), [clothes.jacket[1], '#5d2a18']),
    ...boot(s, [34, 0], clothes),
    ...part(joints('22,-184,34 34,-104,26 36,-46,19'), clothes.pants),
    ...boot(s, [-30, 0], clothes),
    ...part(joints('0,-184,36 -22,-108,27 -24,-46,20'), clothes.pants),
    ...part(joints('10,-180,42 12,-234,42 12,-294,50 8,-306,46'), clothes.jacket),
    ...part(joints('4,-328,17 0,-350,16'), clothes.skin),
    ...head(s, [-6, -380], -0.05, clothes, sun),
    ...part(joints('-8,-302,25 -78,-318,19 -96,-396,14'), clothes.jacket),
    ...part(joints('-96,-398,15 -100,-420,14'), clothes.gloves),
  ]
  return [
    ...rim(ink.glow, figure, [-5, -3]),
    ...figure,
    fill(
      '#f3e3b8',
      s.shape(xy('-46,-290 48,-290 50,-272 -42,-272')),
      s.shape(xy('-34,-216 54,-216 54,-200 -34,-200')),
    ),
    lines(
      '#d8d2bd',
      10,
      s.shape([
        [110, -470],
        [110, 4],
      ]),
    ),
    lines(
      '#b9432c',
      10,
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        s.shape([
          [110, -450 + i * 80],
          [110, -424 + i * 80],
        ]),
      ),
    ),
    ...part(joints('106,-254,16 112,-244,15'), clothes.gloves),
  ]
}

/** From the ground in front of it: a dozer with its blade full, dust and low sun behind. */
export function Bulldozers() {
  const random = seeded(8)
  const puff = (x: number, y: number, r: number): Point[] =>
    Array.from({ length: 14 }, (_, i): Point => [
      x + Math.cos(i * 0.449) * r * (i % 2 ? 1.04 : 0.9),
      y + Math.sin(i * 0.449) * r * 0.8 * (i % 2 ? 1.04 : 0.9),
    ])
  const smooth = (points: Point[]) => blob(points, 3)
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        discs('#fff6d6', [330, 250, 92]),
        fill('#b9b38f', under(forestTop(random, xy('0,330 300,380 1200,380 1600,250'), 110), 900)),
        fill(
          ink.woods,
          under(
            forestTop(random, xy('0,300 180,420 420,500 1180,470 1400,360 1600,250'), 170, 62),
            900,
          ),
        ),
        // The cut bank, in layers.
        fill('#8b6244', under(curve(xy('0,410 160,470 330,540 1240,540 1440,430 1600,350')), 900)),
        fill('#a67a54', under(curve(xy('0,470 170,530 340,580 1240,590 1440,500 1600,430')), 900)),
        fill('#77513a', under(curve(xy('0,560 170,600 340,630 1240,640 1440,590 1600,540')), 900)),
        fill(
          '#8b6244',
          ...flecks(random, [0, 300], [570, 800], 40, [4, 16]),
          ...flecks(random, [1250, 1600], [600, 820], 40, [4, 16]),
        ),
        fill(
          ink.dust,
          smooth(puff(250, 520, 120)),
          smooth(puff(400, 450, 130)),
          smooth(puff(560, 380, 120)),
          smooth(puff(1130, 400, 110)),
          smooth(puff(1280, 500, 120)),
          smooth(puff(150, 600, 90)),
        ),
        fill(
          '#f7eed2',
          smooth(puff(230, 500, 84)),
          smooth(puff(390, 424, 92)),
          smooth(puff(1110, 380, 70)),
        ),
        ...tracks(),
        ...cab(),
        ...hood(),
        ...blade(random),
        fill(ink.deep, under(curve(xy('0,850 200,866 500,884 900,880 1300,868 1600,846')), 900)),
        ...checker(),
      ]}
    />
  )
}
