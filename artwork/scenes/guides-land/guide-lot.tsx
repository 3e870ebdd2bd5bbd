import { mix } from '../../kit/color.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#cfe0d8',
  cloud: '#eaf0e4',
  woods: '#3f6f64',
  sod: '#4c3a2b',
  silt: '#c39a62',
  gravel: '#8f7f6b',
  clay: '#a3583c',
  stone: '#c4b8a2',
  stoneDark: '#5f5548',
  wet: '#5b8a94',
  grass: '#7f8f4a',
  shade: '#221b1c',
  light: '#ffe6b4',
  tape: '#f4cf4a',
  iron: '#d99a2e',
  ironLit: '#f6c860',
  ironDark: '#7d4f1c',
  dark: '#22302f',
  rim: '#fff6d6',
} as const

/** The sun stands over the left edge: it lights the right wall. */
const sun: Point = [-0.8, -0.55]

const zenith: Point = [790, 372]
const [left, right, top, foot] = [350, 1240, 96, 618]

/** A wall is between two corners of the opening; what is deeper lies farther from the zenith. */
const corners: readonly Point[] = [
  [left, top],
  [right, top],
  [right, foot],
  [left, foot],
]
const dark = [0.34, 0, 0.5, 0.68]

/** A spot on wall `wall`, `t` along it, at `depth` (1 is the rim). */
function at(wall: number, t: number, depth: number): Point {
  const [a, b] = [corners[wall % 4] ?? zenith, corners[(wall + 1) % 4] ?? zenith]
  const out = (from: number, to: number, mid: number) =>
    mid + (from + (to - from) * t - mid) * depth
  return [out(a[0], b[0], zenith[0]), out(a[1], b[1], zenith[1])]
}

const layers = [
  [ink.sod, 1],
  [ink.silt, 1.13],
  [ink.gravel, 1.46],
  [ink.clay, 1.84],
] as const

/** Four walls of four layers each; every wall has its own light. */
function walls(random: Random): Impression[] {
  const edges = layers.map(([, depth]) =>
    Array.from(
      { length: 48 },
      () => depth * (1 + between(random, -0.014, 0.014) * Math.min(1, (depth - 1) * 9)),
    ),
  )
  const tone = (color: string, wall: number) => {
    const shade = dark[wall] ?? 0
    return shade > 0 ? mix(color, ink.shade, shade) : mix(color, ink.light, 0.18)
  }
  const edge = (layer: number, wall: number): Point[] =>
    Array.from({ length: 13 }, (_, k) =>
      at(wall, k / 12, edges[layer]?.[(wall * 12 + k) % 48] ?? 1),
    )
  return layers
    .flatMap(([color], layer) =>
      [0, 1, 2, 3].map((wall) =>
        fill(tone(color, wall), [...edge(layer, wall), at(wall, 1, 3.2), at(wall, 0, 3.2)]),
      ),
    )
    .concat(
      // Stones in the gravel, a few in the silt, each with a lit edge; roots under the sod; a wet seam in the clay.
      [0, 1, 2, 3].flatMap((wall): Impression[] => {
        const stone = (depth: number, r: number): Point[] => {
          const t = between(random, 0.02, 0.98)
          const [x, y] = at(wall, t, depth)
          const turn = random() * 3
          return Array.from({ length: 7 }, (_, i): Point => {
            const a = turn + (i / 7) * 2 * Math.PI
            const out = r * between(random, 0.7, 1.15)
            return [x + Math.cos(a) * out * 1.25, y + Math.sin(a) * out * 0.85]
          })
        }
        const stones = [
          ...Array.from({ length: 26 }, () =>
            stone(between(random, 1.52, 1.78), between(random, 9, 26)),
          ),
          ...Array.from({ length: 6 }, () =>
            stone(between(random, 1.2, 1.42), between(random, 4, 9)),
          ),
          ...Array.from({ length: 8 }, () =>
            stone(between(random, 1.9, 2.3), between(random, 7, 14)),
          ),
        ]
        const roots = Array.from({ length: 9 }, (): Point[] => {
          const t = between(random, 0.04, 0.96)
          return [
            at(wall, t, 1.08),
            at(wall, t + between(random, -0.01, 0.01), 1.15),
            at(wall, t + between(random, -0.02, 0.02), between(random, 1.2, 1.3)),
          ]
        })
        return [
          lines(tone(ink.sod, wall), 3.5, ...roots),
          fill(
            tone(ink.stoneDark, wall),
            ...stones.map((each) => each.map(([x, y]): Point => [x + 3, y + 3])),
          ),
          fill(tone(ink.stone, wall), ...stones),
        ]
      }),
    )
}

/** What is seen of the sky, and the tops of trees that lean toward the zenith. */
function opening(random: Random): Impression[] {
  const tree = ([x, y]: Point, tall: number): Point[] => {
    const a = Math.atan2(zenith[1] - y, zenith[0] - x) + Math.PI / 2
    return spruce(random, tall).map(([px, py]): Point => [
      x + px * Math.cos(a) - py * Math.sin(a),
      y + px * Math.sin(a) + py * Math.cos(a),
    ])
  }
  const around = ([0, 1, 3] as const).flatMap((wall) =>
    Array.from({ length: wall === 0 ? 7 : 5 }, (_, i) =>
      tree(
        at(wall, (i + between(random, 0.2, 0.8)) / (wall === 0 ? 7 : 5), 1.02),
        between(random, 60, 120),
      ),
    ),
  )
  const blades = [0, 1, 2, 3].flatMap((wall) =>
    Array.from({ length: wall % 2 ? 34 : 52 }, (): Point[] => {
      const t = between(random, 0, 1)
      return [
        at(wall, t - 0.006, 1.03),
        at(wall, t + between(random, -0.012, 0.012), between(random, 0.93, 0.98)),
        at(wall, t + 0.006, 1.03),
      ]
    }),
  )
  return [
    fill(ink.sky, box(left, top, right - left, foot - top)),
    fill(ink.cloud, blob(xy('470,300 560,262 640,276 700,248 800,262 850,300 760,324 600,326'), 5)),
    fill(ink.woods, ...around),
    fill(ink.grass, ...blades),
  ]
}

/** The digger's arm from the right, its bucket full. */
const digger = (): Impression[] => [
  fill(ink.ironDark, xy('1396,82 1396,166 1164,230 1140,202 1156,176')),
  fill(ink.iron, xy('1396,82 1396,140 1162,212 1146,196 1158,176')),
  fill(ink.ironLit, xy('1396,82 1396,96 1160,186 1158,176')),
  lines(ink.dark, 15, xy('1396,50 1226,118 1172,148')),
  lines('#b9c3b8', 7, xy('1276,96 1172,146')),
  discs(ink.dark, [1160, 200, 19], [1170, 148, 13]),
  discs(ink.ironLit, [1158, 198, 9]),
  fill('#7d5238', blob(xy('1026,252 1058,222 1106,212 1154,230 1168,258 1096,280'), 4)),
  fill(
    ink.dark,
    xy('1012,252 1180,240 1184,176 1142,186 1136,230 1176,320 1116,346 1042,330 1014,290'),
  ),
  fill(ink.dark, xy('1012,246 1188,230 1180,308 1120,346 1046,332')),
  fill('#4d5f60', xy('1012,246 1188,230 1186,248 1016,266')),
  fill(
    '#93a3a0',
    ...[0, 1, 2, 3].map((i) =>
      xy(
        `${1008 + i * 4},${252 + i * 20} ${980 + i * 7},${252 + i * 22} ${1012 + i * 5},${266 + i * 20}`,
      ),
    ),
  ),
  fill(
    '#7d5238',
    xy('980,370 990,362 998,374 988,382'),
    xy('1008,402 1016,394 1024,406'),
    xy('996,430 1008,426 1006,440'),
    xy('1026,370 1036,368 1034,380'),
  ),
]

const measures: Pose = {
  hip: [44, -130],
  shoulder: [-26, -222],
  head: [-72, -278],
  look: 0.62,
  far: { elbow: [-84, -164], hand: [-112, -96], knee: [-66, -120], foot: [-58, 0] },
  near: { elbow: [-60, -142], hand: [-116, -84], knee: [14, -28], foot: [124, -6], toe: 70 },
}
const asks: Pose = {
  hip: [30, -184],
  shoulder: [-14, -294],
  head: [-50, -362],
  look: 0.5,
  far: { elbow: [-62, -232], hand: [-104, -196], knee: [-20, -108], foot: [-30, 0] },
  near: { elbow: [6, -216], hand: [-54, -196], knee: [36, -106], foot: [46, 0] },
}

/** From the bottom of a test pit, up past its layers: an engineer lets a tape down, the buyer looks in. */
export function Lot() {
  const random = seeded(520)
  const a = { at: [516, foot + 12] as Point, scale: 0.84, side: -1 as const }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, measures)
  const s = standing(a)
  const b = { at: [838, foot + 10] as Point, scale: 0.84 }
  const two = posed(
    b,
    { ...workwear, jacket: jackets.teal, gloves: workwear.skin, hat: ['#c9543a', '#70281f'] },
    sun,
    asks,
  )
  const t = standing(b)
  const [hx, hy] = s.point([-122, -80])
  // The tape comes down the wall toward us.
  const down = (depth: number, half: number): Point[] => {
    const [x] = [zenith[0] + (hx - zenith[0]) * depth]
    const y = zenith[1] + (foot - zenith[1]) * depth
    return [
      [x - half * depth, y],
      [x + half * depth, y],
    ]
  }
  const [r0 = zenith, r1 = zenith] = down(1, 6)
  const [e0 = zenith, e1 = zenith] = down(2.3, 7)
  return (
    <Printed
      impressions={[
        fill(ink.clay, box(0, 0, 1600, 900)),
        ...opening(random),
        ...digger(),
        ...walls(random),
        ...rimmed(ink.rim, one.body, [-3, -2]),
        fill(ink.dark, s.shape(xy('-104,-108 -140,-110 -142,-70 -106,-68'))),
        ...rimmed(ink.rim, one.arm, [-3, -2]),
        ...rimmed(ink.rim, two.body, [-3, -2]),
        fill('#f6efdb', t.shape(xy('-40,-214 -150,-206 -156,-176 -44,-182'))),
        fill('#c8bf9f', t.shape(xy('-44,-192 -154,-186 -156,-176 -44,-182'))),
        ...rimmed(ink.rim, two.arm, [-3, -2]),
        fill(ink.shade, [
          [r0[0] + 12, r0[1]],
          [r1[0] + 12, r1[1]],
          [e1[0] + 26, e1[1]],
          [e0[0] + 26, e0[1]],
        ]),
        fill(ink.tape, [[hx - 6, hy], [hx + 6, hy], r1, e1, e0, r0]),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 14 }, (_, i) => {
            const [p = zenith, q = zenith] = down(1.04 + i * 0.08, 7)
            return [p, i % 4 ? [(p[0] + q[0]) / 2, q[1]] : q] as Point[]
          }),
        ),
        fill(
          ink.grass,
          ...Array.from({ length: 60 }, (): Point[] => {
            const u = between(random, 0, 1)
            return [
              at(2, u - 0.006, 1.03),
              at(2, u + between(random, -0.012, 0.012), between(random, 0.9, 0.98)),
              at(2, u + 0.006, 1.03),
            ]
          }),
        ),
      ]}
    />
  )
}
