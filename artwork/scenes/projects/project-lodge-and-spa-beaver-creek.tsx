import { made } from '../../kit/materials.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { kneeling, standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid, wheel } from '../../kit/solids.ts'
import type { Place } from '../../kit/space.ts'
import { box, curve, discs, fill, type Impression, lens, lines, xy } from '../../plates/ink.ts'

const ink = {
  night: '#14262b',
  lit: '#dda35e',
  wall: '#a8683f',
  shade: '#5a3a33',
  water: '#1f5b5f',
  deep: '#153f46',
  foam: '#59a497',
  stone: '#8d8474',
  steam: '#f0ddb4',
  mist: '#cfa777',
  edge: '#ffe7b0',
} as const

/** A hand above the water; a work lamp stands on the left. */
const set = stage(
  { eye: [0, 0.62, 0], pitch: 0, focal: 1300, center: [650, 452] },
  [-0.8, 0.42, 0.3],
  [ink.edge, '#1c2c33'],
)
const light: Point = [-0.85, -0.35]
const back = -8.6
const pool = { x: [-5.2, 0.75], z: [-6.4, -1], y: -0.14 } as const

/** The piers that hold the hill, drilled one into the next: each is lit on its left. */
function piers(random: Random): Impression[] {
  const each = Array.from({ length: 17 }, (_, i) => -6.4 + i * 0.8)
  const band = (from: number, to: number) =>
    each.map((x) => set.facing(back, [x + from, x + to], [0, 3]))
  return [
    fill(ink.shade, box(0, 0, 1600, 620)),
    fill(ink.lit, ...band(-0.36, 0)),
    fill(ink.wall, ...band(0, 0.24)),
    ...flecks(random, [0, 1600], [90, 520], 70, [2, 6]).map((shape, i) =>
      fill(['#7f4c34', '#efc07c', '#4b322f'][i % 3] ?? '', shape),
    ),
    // The cap beam on them.
    fill('#8a6a4c', set.facing(back, [-8, 8], [2.72, 3.1])),
    fill('#c9a06a', set.facing(back, [-8, 8], [2.98, 3.1])),
  ]
}

/** Over it, what a ceiling will hide: ducts, a pipe, the rods they hang on. */
function overhead(): Impression[] {
  const ducts = [
    ...wheel([-2.3, 2.62], 0.36, [-8.4, -2.2], '#b3b7aa', 14),
    ...wheel([2.35, 2.7], 0.3, [-8.4, -2.2], '#b3b7aa', 14),
  ]
  return [
    fill(ink.night, set.level(3.1, [-8, 8], [back, -0.6])),
    ...[-8, -6.9, -5.8, -4.7, -3.6, -2.5].map((z) =>
      fill('#2c3d3f', set.level(3.06, [-8, 8], [z, z + 0.22])),
    ),
    lines(
      '#0e1b1f',
      4,
      ...[-7.6, -5.4, -3.6].flatMap((z) =>
        [-2.3, 2.35].map((x) => set.on([x, 3.1, z], [x, 2.9, z])),
      ),
    ),
    ...set.model(ducts),
    lines(
      '#6d7872',
      4,
      ...[-7.2, -5.8, -4.6, -3.5].flatMap((z) =>
        [
          [-2.3, 2.62, 0.365],
          [2.35, 2.7, 0.305],
        ].map(([x = 0, y = 0, r = 0]) =>
          set.on(
            ...Array.from({ length: 9 }, (_, i): Place => {
              const a = Math.PI * (1.02 + (i / 8) * 0.96)
              return [x + Math.cos(a) * r, y + Math.sin(a) * r, z]
            }),
          ),
        ),
      ),
    ),
    ...set.model(solid([0.3, 0.4], [2.78, 2.88], [-8.4, -2.2], made.copper)),
    ...set.model(solid([0.62, 0.72], [2.78, 2.88], [-8.4, -2.2], made.copper)),
  ]
}

/** Water: the lit wall stands in it upside down, broken by ripples. */
function water(random: Random): Impression[] {
  const { x, z, y } = pool
  const [left, right] = x
  const stripes = Array.from({ length: 9 }, (_, i) => -5.6 + i * 0.8).map((px) => {
    const [a, b] = [set.at([px - 0.36, y, z[0]]), set.at([px, y, z[0]])]
    return [a, b, [b[0], 800], [a[0], 800]] as Point[]
  })
  const inPool = (px: number, py: number) => {
    const depth = (1300 * 0.76) / Math.max(1, py - 452)
    return px < 650 + (1300 * right) / depth - 30 && py > set.at([0, y, z[0]])[1]
  }
  const ripple = (count: number, half: number) =>
    Array.from({ length: count }, (_, i) => {
      const t = (i + random()) / count
      const py = 606 + 300 * t
      const px = between(random, 0, 1500)
      return {
        px,
        py,
        shape: lens(px, py, half * (0.3 + t) * between(random, 0.5, 1.2), 2 + 7 * t),
      }
    })
      .filter(({ px, py }) => inPool(px + half * 0.7, py))
      .map(({ shape }) => shape)
  return [
    fill(ink.stone, set.level(0, [-8, 8], [back, -0.5])),
    fill('#b3a58a', set.level(0, [left - 0.45, right + 0.45], [z[0] - 0.45, -0.5])),
    fill('#e3cda0', set.level(0, [right, right + 0.45], [z[0] - 0.45, -0.5])),
    lines(
      '#6f6656',
      3,
      ...[-6, -5, -4, -3.2, -2.5, -1.9].map((at) => set.on([right, 0, at], [right + 0.45, 0, at])),
      ...[-4, -3, -2, -1, 0].map((at) => set.on([at, 0, z[0]], [at, 0, z[0] - 0.45])),
    ),
    fill(ink.water, set.level(y, [left, right], [z[0], -0.5])),
    fill('#b8854f', ...stripes.map((shape) => clipped(shape, right, y))),
    // Tile at the water line.
    fill('#2b7d7b', set.facing(z[0], [left, right], [y, 0])),
    fill('#7fb8a4', set.side(right, [y, 0], [z[0], -0.5])),
    lines(
      '#2b7d7b',
      2,
      ...Array.from({ length: 26 }, (_, i) => z[0] + i * 0.2).map((at) =>
        set.on([right, y, at], [right, 0, at]),
      ),
    ),
    fill(ink.water, ...ripple(46, 150)),
    fill(ink.deep, ...ripple(26, 170)),
    fill(ink.foam, ...ripple(20, 120)),
  ]
}

/** No reflection beyond the pool’s edge on the right. */
function clipped(shape: Point[], right: number, y: number): Point[] {
  const edge = (py: number): number => 650 + ((py - 452) / (0.62 - y)) * right
  return shape.map(([px, py]): Point => [Math.min(px, edge(py)), py])
}

/** Steam: ribbons that rise, widest in the middle, over banks of mist on the water. */
function steam(): Impression[] {
  const ribbon = (text: string, wide: number): Point[] => {
    const line = curve(xy(text), 4)
    const half = (i: number) => (wide / 2) * Math.sin((Math.PI * (i + 0.3)) / line.length) ** 0.7
    return [
      ...line.map(([x, y], i): Point => [x - half(i), y]),
      ...line.map(([x, y], i): Point => [x + half(i), y]).toReversed(),
    ]
  }
  return [
    fill(ink.mist, lens(230, 616, 320, 14), lens(640, 612, 200, 10)),
    fill(
      ink.steam,
      ribbon('318,600 286,540 330,480 296,410 340,330 318,250', 30),
      ribbon('520,592 560,530 520,470 566,400 540,330 586,250 570,170', 36),
      ribbon('730,590 700,540 738,490 712,430 746,380', 26),
      ribbon('90,600 130,540 96,470 130,410 108,340', 28),
      lens(140, 624, 200, 9),
      lens(560, 622, 230, 8),
    ),
    fill(
      ink.mist,
      ribbon('430,596 398,530 440,470 404,410 436,360', 22),
      ribbon('640,592 668,530 630,470 664,420', 20),
      ribbon('214,600 190,550 226,500 204,450', 18),
    ),
  ]
}

/** A work lamp on three legs, and somebody on a ladder under the duct. */
const onLadder: Pose = {
  hip: [12, -184],
  shoulder: [4, -306],
  head: [-16, -382],
  look: -0.6,
  far: { elbow: [-60, -330], hand: [-58, -420], knee: [-30, -116], foot: [-42, -30] },
  near: { elbow: [-44, -364], hand: [-20, -450], knee: [4, -92], foot: [4, 0] },
}
function behind(): Impression[] {
  const lamp = set.at([-3.5, 1.72, -7.6])
  const foot = (x: number, z: number) => set.at([x, 0, z])
  const ladder: Place = [-1.7, 0, -7.4]
  const step = (t: number): Point[] =>
    set.on(
      [-1.7 - 0.5 * (1 - t), 1.25 * t, -7.4],
      [-1.7 + 0.02 * t + 0.34 * (1 - t), 1.25 * t, -7.4],
    )
  const [top] = [set.at([ladder[0], 1.25, ladder[2]])]
  const fitter = posed(
    set.stands([-1.62, 0.98, -7.4], 1, 1.8),
    { ...workwear, jacket: jackets.plaid },
    light,
    onLadder,
  )
  return [
    lines(
      ink.night,
      6,
      [lamp, foot(-3.95, -7.4)],
      [lamp, foot(-3.1, -7.4)],
      [lamp, foot(-3.5, -7.9)],
    ),
    fill('#3a2a26', box(lamp[0] - 34, lamp[1] - 30, 68, 52)),
    fill('#fff6d6', box(lamp[0] - 27, lamp[1] - 24, 54, 40)),
    lines('#e9b93c', 8, [top, set.at([-2.25, 0, -7.4])], [top, set.at([-1.3, 0, -7.4])]),
    lines('#b98a28', 6, step(0.22), step(0.46), step(0.7)),
    fill('#e9b93c', box(top[0] - 24, top[1] - 6, 48, 12)),
    ...rimmed(ink.edge, [...fitter.body, ...fitter.arm], [-2.5, -1]),
  ]
}

/** Somebody kneels at the edge and reads the level of the water off a rule. */
function reading(): Impression[] {
  const stand = set.stands([1.6, 0, -3.7], 1, 1.4)
  const s = standing(stand)
  const figure = kneeling(
    stand,
    { ...workwear, jacket: jackets.yellow },
    light,
    [
      [-196, -96],
      [-214, -150],
    ],
    0.42,
  )
  return [
    set.standing('#4f4a45', [1.7, 0, -3.7], 0.42, 0.95),
    fill('#f8f0da', s.shape(xy('-216,-230 -198,-230 -198,66 -216,66'))),
    fill('#c23b2a', ...[-200, -130, -60, 10].map((y) => s.shape(box(-216, y, 18, 14)))),
    discs(ink.foam, [...s.point([-207, 66]), 44, 8]),
    ...rimmed(ink.edge, figure, [-4, -2]),
  ]
}

/** Close, at the water: the pool under the terrace is full, and somebody watches its level. */
export function LodgeSpa() {
  const random = seeded(52)
  return (
    <Printed
      impressions={[
        ...piers(random),
        ...overhead(),
        ...water(random),
        ...behind(),
        ...steam(),
        ...reading(),
      ]}
    />
  )
}
