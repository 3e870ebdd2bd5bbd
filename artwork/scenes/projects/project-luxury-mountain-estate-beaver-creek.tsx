import type { Point } from '../../kit/path.ts'
import { limb, standing } from '../../kit/print/workers.ts'
import { joints } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { blob, box, curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'

const ink = {
  sky: '#e9d6a6',
  far: '#a9ad84',
  wood: '#3c5a4c',
  deep: '#21382f',
  crete: '#cbb48d',
  dull: '#9f8a6c',
  earth: '#8a5236',
  dark: '#57352a',
  ground: '#a67a50',
  shade: '#5a3f33',
  spray: '#e6d9b8',
  edge: '#fff0c4',
} as const

/** At the foot of the cut, along its face. */
const set = stage(
  { eye: [0, 1.15, 0], pitch: 5, focal: 1000, center: [850, 452] },
  [0.75, 0.5, 0.35],
  [ink.edge, '#2a2530'],
)
const light: Point = [0.85, -0.45]

/** Twenty-two feet of it, leaning back, in five lifts. */
const high = 6.7
const lift = high / 5
const far = -17
const face = (y: number, z: number): Place => [-2.7 - y * 0.12, y, z]
const patch = (y0: number, y1: number, z0: number, z1: number): Point[] =>
  set.on(face(y0, z0), face(y0, z1), face(y1, z1), face(y1, z0))

/** Woods downhill on the right, in three depths of trunks. */
function woods(random: Random): Impression[] {
  const trunks = (
    count: number,
    [from, to]: readonly [number, number],
    wide: number,
    foot: number,
  ) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + ((to - from) * (i + between(random, 0.2, 0.8))) / count
      return box(x, -10, wide * between(random, 0.7, 1.2), foot)
    })
  const bough = (x: number, y: number, long: number): Point[] => [
    [x - long, y + long * 0.34],
    [x - long * 0.5, y + long * 0.1],
    [x, y],
    [x + long * 0.5, y + long * 0.1],
    [x + long, y + long * 0.34],
    [x + long * 0.3, y + long * 0.3],
    [x, y + long * 0.42],
    [x - long * 0.4, y + long * 0.3],
  ]
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...trunks(14, [680, 1600], 20, 560)),
    fill('#7d8f6b', ...trunks(9, [700, 1640], 34, 570)),
    fill(
      '#7d8f6b',
      ...Array.from({ length: 16 }, () =>
        bough(between(random, 760, 1620), between(random, -10, 300), between(random, 60, 110)),
      ),
    ),
    fill(ink.wood, ...trunks(4, [930, 1640], 62, 590)),
    fill(
      ink.wood,
      ...[1010, 1190, 1390, 1570].flatMap((x) =>
        [-30, 70, 160].map((y, i) => bough(x + between(random, -30, 30), y, 150 - i * 18)),
      ),
    ),
    fill(ink.ground, set.level(0, [-3, 14], [-26, -0.5])),
    fill(
      '#b98c5d',
      blob(set.on([-2.4, 0, -2.2], [2, 0, -2.8], [3.4, 0, -4.4], [0.6, 0, -6], [-2.4, 0, -5.4]), 5),
    ),
    ...flecks(random, [500, 1600], [640, 890], 44, [2, 8]).map((each) => fill('#7b583c', each)),
  ]
}

/** The cut: four lifts are shot, the lowest is bare earth under mesh for the part that’s left. */
function wall(random: Random): Impression[] {
  const bare: readonly [number, number] = [-7.6, -2.2]
  const plates = Array.from({ length: 4 }, (_, row) =>
    Array.from(
      { length: 10 },
      (_v, i) => [lift * (row + 1.5), -2.6 - i * 1.5 - (row % 2) * 0.75] as const,
    ),
  ).flat()
  const square = (y: number, z: number, r: number): Point[] => patch(y - r, y + r, z - r, z + r)
  const streaks = Array.from({ length: 60 }, () => {
    const [y, z] = [between(random, lift * 1.1, high * 0.97), between(random, far, -2)]
    const long = between(random, 0.3, 0.9)
    return set.on(face(y, z), face(y - long * 0.4, z), face(y - long, z + 0.02))
  })
  const mesh = (count: number, line: (t: number) => Point[]) =>
    Array.from({ length: count }, (_, i) => line(i / (count - 1)))
  return [
    // The neighbor’s drive on top: its edge, and the rail.
    fill(
      ink.deep,
      set.on(face(high, far), face(high, -1.2), [-9, high + 0.5, -1.2], [-9, high + 0.5, far]),
    ),
    fill(ink.crete, patch(0, high, far, -1)),
    fill('#b79f79', patch(lift, lift * 2, far, -1), patch(lift * 3, lift * 4, far, -1)),
    lines(ink.dull, 3, ...streaks),
    lines(
      '#8f7a5f',
      5,
      ...[1, 2, 3, 4].map((n) => set.on(face(lift * n, far), face(lift * n, -1))),
    ),
    lines(
      '#e9d5aa',
      3,
      ...[1, 2, 3, 4].map((n) => set.on(face(lift * n + 0.04, far), face(lift * n + 0.04, -1))),
    ),
    fill(ink.shade, ...plates.map(([y, z]) => square(y - 0.06, z + 0.07, 0.15))),
    fill('#4c5a5c', ...plates.map(([y, z]) => square(y, z, 0.14))),
    fill('#e2dcc6', ...plates.map(([y, z]) => square(y, z, 0.05))),
    // Earth in layers.
    fill(ink.earth, patch(0, lift, ...bare)),
    fill(ink.dark, patch(0, lift * 0.34, ...bare)),
    fill('#a4653f', patch(lift * 0.72, lift, ...bare)),
    ...flecks(random, [0, 1], [0, 1], 40, [0.03, 0.09]).map((stone, i) => {
      const [cx = 0, cy = 0] = stone[0] ?? []
      return fill(
        ['#c9a577', '#6d4a36', '#b07a50'][i % 3] ?? '',
        stone.map(([x, y]): Point =>
          set.at(face(0.12 + cy * (lift - 0.3) + (y - cy), bare[0] + 0.2 + cx * 5 + (x - cx))),
        ),
      )
    }),
    lines(
      '#c5c6b8',
      2,
      ...mesh(8, (t) => set.on(face(lift * t, bare[0]), face(lift * t, bare[1]))),
    ),
    lines(
      '#c5c6b8',
      2,
      ...mesh(30, (t) => {
        const z = bare[0] + (bare[1] - bare[0]) * t
        return set.on(face(0, z), face(lift, z))
      }),
    ),
    // What has just been shot, wet and uneven at its edge.
    fill(
      '#857258',
      set.on(
        face(0, bare[0] - 0.1),
        face(lift, bare[0] - 0.1),
        face(lift, -5.6),
        face(lift * 0.86, -5.1),
        face(lift * 0.7, -5.5),
        face(lift * 0.5, -5),
        face(lift * 0.3, -5.6),
        face(0, -5.3),
      ),
    ),
  ]
}

/** On the neighbor’s drive: a rail and spruces. */
function above(random: Random): Impression[] {
  const top = (z: number, up: number): Place => [face(high, z)[0] - 0.5, high + up, z]
  const posts = Array.from({ length: 9 }, (_, i) => -3 - i * 1.7)
  const spruce = (x: number, foot: number, tall: number): Point[] =>
    [0, 1, 2, 3, 4].flatMap((i): Point[] => {
      const w = tall * (0.05 + 0.036 * i) * between(random, 0.9, 1.1)
      return [
        [x + w, foot - tall * (0.84 - i * 0.17)],
        [x + w * 0.5, foot - tall * (0.82 - i * 0.17)],
      ]
    })
  const whole = (x: number, foot: number, tall: number): Point[] => {
    const right = spruce(x, foot, tall)
    return [
      [x, foot - tall],
      ...right,
      ...right.toReversed().map(([px, y]): Point => [2 * x - px, y]),
    ]
  }
  return [
    fill(
      ink.wood,
      ...[-10.5, -12.4, -15.2, -17].map((z, i) => {
        const [x, y] = set.at(top(z, 0))
        return whole(x - 30, y + 8, 330 + (i % 2) * 60)
      }),
    ),
    lines('#6d5238', 7, ...posts.map((z) => set.on(top(z, 0), top(z, 0.9)))),
    lines('#e0b878', 9, set.on(top(-17, 0.85), top(-1.4, 0.85))),
    lines('#8a6a48', 5, set.on(top(-17, 0.45), top(-1.4, 0.45))),
  ]
}

/** Leans into the nozzle: the hose runs over the shoulder and behind. */
const shooting: Pose = {
  hip: [30, -180],
  shoulder: [-14, -298],
  head: [-48, -366],
  look: 0.12,
  far: { elbow: [-86, -222], hand: [-150, -196], knee: [-46, -106], foot: [-76, 0] },
  near: { elbow: [10, -210], hand: [-66, -176], knee: [64, -100], foot: [104, 0], toe: 14 },
}
/** Carries the hose. */
const carrying: Pose = {
  hip: [16, -184],
  shoulder: [10, -304],
  head: [-10, -378],
  look: 0.2,
  far: { elbow: [-30, -214], hand: [-70, -160], knee: [-30, -110], foot: [-48, 0] },
  near: { elbow: [40, -212], hand: [16, -146], knee: [46, -104], foot: [64, 0] },
}

function crew(random: Random): Impression[] {
  const near: Place = [-0.15, 0, -4.5]
  const stand = set.stands(near, 1, 1.95)
  const s = standing(stand)
  const helper = set.stands([2.1, 0, -5.6], 1, 1.9)
  const h = standing(helper)
  const { body, arm } = posed(stand, { ...workwear, jacket: jackets.orange }, light, shooting)
  const two = posed(helper, { ...workwear, jacket: jackets.teal }, light, carrying)
  const tip = s.point([-226, -188])
  const mark = set.at(face(0.74, -5.1))
  const cone = (spread: number): Point[] => [
    [tip[0], tip[1] - 5],
    [mark[0], mark[1] - spread],
    [mark[0] - 18, mark[1]],
    [mark[0], mark[1] + spread],
    [tip[0], tip[1] + 5],
  ]
  const hose = [
    s.point([-70, -180]),
    s.point([30, -226]),
    s.point([150, -190]),
    h.point([-20, -150]),
    h.point([110, -120]),
    [1500, 800] as Point,
    [1640, 840] as Point,
  ]
  return [
    set.standing(ink.shade, [near[0], 0, near[2]], 0.34),
    set.standing(ink.shade, [2.1, 0, -5.6], 0.32),
    fill('#c4b08a', cone(70)),
    fill(ink.spray, cone(38)),
    fill(
      '#d9c9a2',
      blob(
        [
          [mark[0] - 8, mark[1] - 96],
          [mark[0] + 14, mark[1] - 50],
          [mark[0] + 30, mark[1] - 8],
          [mark[0] + 12, mark[1] + 48],
          [mark[0] - 14, mark[1] + 90],
          [mark[0] - 30, mark[1] + 40],
          [mark[0] - 22, mark[1] - 20],
          [mark[0] - 34, mark[1] - 60],
        ],
        5,
      ),
    ),
    ...flecks(random, [mark[0] - 30, mark[0] + 120], [mark[1] - 90, mark[1] + 100], 26, [2, 6]).map(
      (each) => fill('#8d7a5d', each),
    ),
    ...rimmed(ink.edge, two.body, [3, -2]),
    ...rimmed(ink.edge, body, [4, -2.5]),
    lines('#171f22', 26, curve(hose, 6)),
    lines(
      '#4b5a5c',
      8,
      curve(hose, 6).map(([x, y]): Point => [x + 2, y - 7]),
    ),
    ...limb(s, joints('-60,-178,15 -150,-192,13 -196,-190,11'), ['#8d9a98', '#333d43'], light),
    ...limb(s, joints('-196,-190,15 -226,-188,9'), ['#c9432e', '#6b241c'], light),
    discs('#e9b93c', [...s.point([-62, -178]), 19 * stand.scale]),
    ...rimmed(ink.edge, arm, [4, -2.5]),
    ...rimmed(ink.edge, two.arm, [3, -2]),
  ]
}

/** At the foot of the cut: the last lift is shot against the hill, nail plates in rows above it. */
export function MountainEstate() {
  const random = seeded(112)
  return (
    <Printed impressions={[...woods(random), ...above(random), ...wall(random), ...crew(random)]} />
  )
}
