import { rim, joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import { boot, type Clothes, head, limb, type Stand, standing } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { blob, fill, type Impression, lines, xy, boxes } from '../../plates/ink.ts'
import { ink, sun, hole, back, beyond } from './remodel-room.ts'
const crew: readonly [Clothes, Clothes] = [
  {
    jacket: ['#c9603b', '#78332a'],
    pants: ['#5a6f78', '#293a44'],
    boots: ['#6b4a30', '#261a16'],
    skin: ['#dd9d6c', '#86503a'],
    hat: ['#f3e3b8', '#c3a05c'],
    gloves: ['#e2c48a', '#8a6636'],
  },
  {
    jacket: ['#7f9a76', '#3a5146'],
    pants: ['#a3845a', '#5b4530'],
    boots: ['#6b4a30', '#261a16'],
    skin: ['#a86f4a', '#5f3a2b'],
    hat: ['#e7b84b', '#9a7326'],
    gloves: ['#e2c48a', '#8a6636'],
  },
]

/** Carries on a shoulder, knees bent under the weight; the shoulder is at 0,-330. */
function carrier(
  stand: Stand,
  clothes: Clothes,
  stride: number,
): { behind: Impression[]; front: Impression[] } {
  const s = standing(stand)
  const part = (joints: Parameters<typeof limb>[1], cloth: readonly [string, string]) =>
    limb(s, joints, cloth, sun)
  return {
    behind: [
      ...boot(s, [70 * stride, 0], clothes),
      ...part(
        [
          [16, -180, 36],
          [46 * stride, -100, 26],
          [76 * stride, -46, 19],
        ],
        clothes.pants,
      ),
      ...boot(s, [-66, 0], clothes),
      ...part(joints('2,-180,38 -52,-104,28 -60,-46,20'), clothes.pants),
      ...part(joints('10,-176,42 12,-230,43 2,-294,50 0,-308,46'), clothes.jacket),
    ],
    front: [
      ...part(joints('-26,-318,17 -34,-342,16'), clothes.skin),
      ...head(s, [-44, -372], -0.02, clothes, sun),
      ...part(joints('4,-300,27 -46,-250,20 -72,-330,15'), clothes.jacket),
      ...part(joints('-70,-332,16 -74,-348,15'), clothes.gloves),
    ],
  }
}

/** What stood here: papered plaster on lath, torn, with the tools that tore it. */
function wall(random: Random): Impression[] {
  const frame = (edge: Point[]): Point[] => [
    [0, 900],
    [0, 0],
    [1600, 0],
    [1600, 900],
    ...edge.toReversed(),
  ]
  const motifs = Array.from({ length: 66 }, (_, i): Point => [
    40 + (i % 11) * 150 + (Math.floor(i / 11) % 2) * 75,
    50 + Math.floor(i / 11) * 150,
  ])
  const outside = back(96)
  const sideAt = (y: number, side: 0 | 1) => {
    const run = (side === 0 ? hole.slice(0, 9) : hole.slice(-9)).toSorted((a, b) => a[1] - b[1])
    const above = run.findLast(([, py]) => py <= y) ?? run[0]
    return above?.[0] ?? 0
  }
  const lath = Array.from({ length: 22 }, (_, i) => 214 + i * 32).flatMap((y, i): Point[][] => {
    const [l, r] = [sideAt(y, 0), sideAt(y, 1)]
    const [a, b] = [((i * 17) % 9) * 6, ((i * 23) % 9) * 6]
    return [
      [
        [l - 120, y],
        [l + a - 16, y],
        [l + a - 8, y + 8],
        [l + a - 22, y + 20],
        [l - 120, y + 20],
      ],
      [
        [r + 120, y],
        [r - b + 10, y],
        [r - b + 20, y + 9],
        [r - b + 4, y + 20],
        [r + 120, y + 20],
      ],
    ]
  })
  return [
    fill(ink.lath, ...lath),
    fill(
      '#6e4629',
      ...lath.map(
        ([a, b, , d, e]) =>
          (a && b && d && e ? [[a[0], a[1] + 15], [d[0], d[1] - 5], d, e] : []) as Point[],
      ),
    ),
    fill('#e6d9bd', frame(back(44))),
    fill(ink.plaster, frame(back(58))),
    fill(ink.paper, frame(outside)),
    fill(
      ink.motif,
      ...motifs
        .filter(([x, y]) => x < 190 || x > 1460 || y < 30)
        .flatMap(([x, y]) => [
          blob(
            [
              [x, y - 46],
              [x + 20, y - 10],
              [x, y + 26],
              [x - 20, y - 10],
            ],
            4,
          ),
          blob(
            [
              [x - 8, y + 30],
              [x - 44, y + 8],
              [x - 36, y - 24],
              [x - 18, y + 8],
            ],
            3,
          ),
          blob(
            [
              [x + 8, y + 30],
              [x + 44, y + 8],
              [x + 36, y - 24],
              [x + 18, y + 8],
            ],
            3,
          ),
        ]),
    ),
    fill(ink.dark, ...boxes('0,800,250,16 1412,800,200,16 0,816,250,90 1412,816,200,90')),
    // Rubble, and the hammer.
    fill(
      ink.plaster,
      ...flecks(random, [200, 430], [840, 900], 26, [6, 20]),
      ...flecks(random, [1220, 1460], [846, 900], 26, [6, 22]),
    ),
    fill(
      '#e6d9bd',
      ...flecks(random, [220, 400], [850, 896], 14, [4, 12]),
      ...flecks(random, [1250, 1440], [856, 896], 14, [4, 12]),
    ),
    lines('#2b1d16', 22, [
      [178, 872],
      [232, 420],
    ]),
    lines('#c08a4f', 14, [
      [178, 872],
      [232, 420],
    ]),
    fill('#28333a', xy('150,850 222,858 218,900 144,900')),
    fill('#7a8c92', xy('206,856 222,858 218,900 204,900')),
  ]
}

/** Through a wall that's coming down: two carpenters shoulder the beam that will hold what it held. */
export function Remodel() {
  const random = seeded(1961)
  const one = carrier({ at: [610, 838], scale: 1.12 }, crew[0], 1)
  const two = carrier({ at: [1052, 826], scale: 1.12 }, crew[1], 1.1)
  const beam: Point[] = xy('430,414 1330,402 1330,470 430,482')
  const cast = (x: number, y: number): Point[] =>
    blob(
      [
        [x + 90, y - 4],
        [x - 20, y + 16],
        [x - 330, y + 74],
        [x - 360, y + 60],
        [x - 80, y - 8],
      ],
      3,
    )
  return (
    <Printed
      impressions={[
        ...beyond(random),
        fill('#8f6236', cast(600, 846), cast(1050, 834)),
        ...rim('#fff1c4', [...one.behind, ...two.behind], [4, -4]),
        ...one.behind,
        ...two.behind,
        fill('#d69b52', beam),
        fill('#f0c885', xy('430,414 1330,402 1330,412 430,424')),
        fill('#9a6431', xy('430,470 1330,458 1330,470 430,482')),
        lines(
          '#b27a3d',
          3,
          [
            [430, 436],
            [1330, 424],
          ],
          [
            [430, 454],
            [1330, 442],
          ],
          ...grain(random, [430, 446], [1330, 436], 56, 30),
        ),
        fill('#f3d9a0', xy('430,414 430,482 418,478 418,412')),
        ...one.front,
        ...two.front,
        ...wall(random),
      ]}
    />
  )
}
