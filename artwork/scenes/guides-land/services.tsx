import { lumber } from '../../kit/joinery.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { pickup } from '../../kit/machines/pickup.ts'
import { made } from '../../kit/materials.ts'
import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { rim } from '../../kit/print/figure.ts'
import {
  cast,
  farFirst,
  scaleAt,
  shadows,
  type Shot,
  shown,
  solids,
  spot,
} from '../../kit/print/shot.ts'
import { grain } from '../../kit/print/texture.ts'
import { type Clothes, kneeling, type Stand, upright } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { type Face, type Place, placed } from '../../kit/space.ts'
import { box, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f0be78',
  far: '#b9874f',
  trees: '#2d4b50',
  snow: '#f3e6cc',
  blue: '#9fb0b4',
  wall: '#27302f',
  stud: '#3b403b',
  floor: '#4a3d35',
  lit: '#c98d54',
  edge: '#ffe3a8',
  steel: '#7d8b88',
  wood: '#a9733f',
} as const

/** Inside the workshop, at eye level, toward its open door. */
const shot: Shot = { eye: [0, 1.6, 0], pitch: 0, focal: 1358, center: [800, 380] }
/** The sun has just come up, ahead of us and to the right, so that shadows come in through the door. */
const key: Place = [0.3, 0.3, -0.85]
const door = { x: [-2.1, 2.4], top: 3, z: -6 } as const

const on = (...points: Place[]): Point[] => shown(shot, points)
const model = (faces: readonly Face[]): Impression[] =>
  solids(shot, farFirst(shot, faces), key, [ink.edge, '#3a4650'])

const clothes: Clothes = {
  jacket: ['#e0652b', '#6e2d22'],
  pants: ['#55666b', '#1f2c32'],
  boots: ['#6b4a2f', '#1b1917'],
  skin: ['#dc9a6b', '#6f4333'],
  hat: ['#f8f0da', '#b3a27a'],
  gloves: ['#e2c48a', '#7a5a36'],
}
const light: Point = [0.8, -0.5]

/** Where somebody stands in the world, 1.9 m tall with a hat. */
const stands = (at: Place, side: 1 | -1): Stand => ({
  at: spot(shot, at),
  scale: (scaleAt(shot, at) * 1.9) / 420,
  side,
})
const rimmed = (figure: Impression[]): Impression[] => [
  ...rim(ink.edge, figure, [4, -2.5]),
  ...figure,
]

/** Spruces against the sky, snow up to the door. */
function yard(random: Random): Impression[] {
  const spruce = (x: number, foot: number, high: number): Point[] => {
    const half = high * 0.19
    const right = [0, 1, 2, 3, 4, 5].flatMap((i): Point[] => {
      const y = foot - high + (high * (i + 1)) / 6.4
      const w = (half * (i + 1)) / 6
      return [
        [x + w, y],
        [x + w * 0.55, y - high * 0.012],
      ]
    })
    return [
      [x, foot - high],
      ...right,
      ...right.toReversed().map(([px, y]): Point => [2 * x - px, y]),
    ]
  }
  const row = (
    from: number,
    count: number,
    step: number,
    foot: number,
    high: readonly [number, number],
  ) =>
    Array.from({ length: count }, (_, i) =>
      spruce(from + i * step + between(random, -0.3, 0.3) * step, foot, between(random, ...high)),
    )
  return [
    fill(ink.sky, box(300, 0, 1100, 500)),
    fill(ink.far, ...row(320, 24, 46, 424, [90, 190])),
    fill(ink.trees, ...row(318, 8, 64, 436, [150, 300]), ...row(1130, 5, 52, 436, [190, 330])),
    fill(ink.snow, box(300, 424, 1100, 400)),
    fill(
      ink.blue,
      xy('300,440 520,434 760,446 700,460 480,470 300,462'),
      xy('980,438 1200,432 1400,440 1400,466 1240,460 1080,452'),
      xy('300,520 420,512 560,530 470,548 300,552'),
    ),
  ]
}

/** Things of the yard under their long shadows: a skid steer, timber, the truck at the door. */
const truckAt = (faces: readonly Face[]): Face[] => placed(faces, 98, [1.05, 0, -10.6], 1.06)
function truck(): { under: Impression; bed: Impression[] } {
  // Without its rack: somebody stands on the load.
  const faces = truckAt([
    ...pickup('#439188').filter(({ points }) => points.every(([, y]) => y < 1.96)),
    ...[0, 1, 2].flatMap((i) =>
      solid([-2.85, -0.5], [1.2 + i * 0.1, 1.28 + i * 0.1], [-0.8, 0.1], made.board),
    ),
  ])
  const back = (
    x: number,
    [y0, y1]: readonly [number, number],
    [z0, z1]: readonly [number, number],
  ) =>
    shown(
      shot,
      truckAt([
        {
          fill: '',
          points: [
            [x, y0, z0],
            [x, y0, z1],
            [x, y1, z1],
            [x, y1, z0],
          ],
        },
      ])[0]?.points ?? [],
    )
  return {
    under: fill(ink.blue, ...shadows(shot, faces, key)),
    bed: [
      ...model(faces),
      fill(ink.edge, back(-0.42, [1.5, 1.84], [-0.8, 0.8])),
      fill('#f7d9a0', back(-0.42, [1.5, 1.84], [0.1, 0.8])),
      fill('#26504f', back(-3.02, [0.72, 0.75], [-0.95, 0.95])),
      fill('#26504f', back(-3.02, [1.0, 1.07], [-0.14, 0.14])),
      fill('#f3ead6', back(-3.02, [0.58, 0.69], [-0.18, 0.18])),
      fill(
        '#d8432c',
        back(-3.06, [0.8, 1.08], [0.8, 0.96]),
        back(-3.06, [0.8, 1.08], [-0.96, -0.8]),
      ),
      fill(ink.edge, back(-2.98, [1.18, 1.21], [-0.98, 0.98])),
    ],
  }
}

/** One hands a plank up, one takes it. */
function loading(): Impression[] {
  const [low, high] = [stands([-1.25, 0, -7.1], -1), stands([0.62, 1.42, -8.4], 1)]
  const below = upright(low, clothes, light, {
    far: [
      [-60, -290],
      [-118, -330],
    ],
    near: [
      [-30, -236],
      [-96, -296],
    ],
    look: -0.35,
  })
  const above = upright(high, { ...clothes, jacket: ['#f0bd3c', '#855a1c'] }, light, {
    far: [
      [-70, -236],
      [-120, -180],
    ],
    near: [
      [-40, -220],
      [-92, -160],
    ],
    look: 0.5,
  })
  const hand = ({ at: [x, y], scale, side = 1 }: Stand, [px, py]: Point): Point => [
    x + px * scale * side,
    y + py * scale,
  ]
  const [a, b] = [hand(low, [-104, -308]), hand(high, [-108, -166])]
  const along = (t: number, down: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + down,
  ]
  const plank = [along(-1.15, -13), along(1.22, -8), along(1.22, 7), along(-1.15, 13)]
  const body: Place[] = [
    [-1.55, 0, -7.1],
    [-1.55, 1.5, -7.1],
    [-1.25, 1.9, -7.1],
    [-0.95, 1.5, -7.1],
    [-0.95, 0, -7.1],
  ]
  return [
    fill(ink.blue, on(...body.map((p) => cast(key, p)))),
    ...rimmed(above),
    ...rimmed(below.slice(0, 4)),
    fill('#7d5530', plank),
    fill('#e8bd80', [along(-1.15, -13), along(1.22, -8), along(1.22, -2), along(-1.15, -2)]),
    ...rimmed(below.slice(4)),
  ]
}

/** The wall around the door from inside: studs, a header, what hangs on it. */
function wall(random: Random): Impression[] {
  const [left, right] = [spot(shot, [door.x[0], 0, door.z]), spot(shot, [door.x[1], 0, door.z])]
  const top = spot(shot, [0, door.top, door.z])[1]
  const foot = left[1]
  const lit = on(
    [door.x[0], 0, door.z],
    [door.x[1], 0, door.z],
    [door.x[1] - 1.2, 0, -3],
    [door.x[0] - 1.2, 0, -3],
  )
  const hung = (text: string, at: Point, scale = 1): Point[] => put(xy(text), at, scale)
  return [
    fill(
      ink.wall,
      box(0, 0, left[0], foot),
      box(right[0], 0, 1600 - right[0], foot),
      box(0, 0, 1600, top),
    ),
    fill(ink.stud, ...[24, 214].map((x) => box(x, 0, 34, foot)), box(1430, 0, 34, foot)),
    fill(ink.stud, box(0, 352, left[0], 22), box(right[0], 352, 1600 - right[0], 22)),
    fill(ink.floor, box(0, foot, 1600, 900 - foot)),
    fill(ink.lit, lit),
    lines('#a8733f', 2.5, ...grain(random, [300, 820], [1300, 820], 130, 16)),
    // The frame of the door, its inner edges in the sun.
    fill('#5a4432', box(left[0] - 34, top - 30, right[0] - left[0] + 68, 30)),
    fill('#5a4432', box(left[0] - 34, top - 2, 34, foot - top + 2)),
    fill('#5a4432', box(right[0], top - 2, 34, foot - top + 2)),
    fill(ink.edge, box(left[0] - 7, top, 7, foot - top)),
    fill('#d59a58', box(left[0], foot, right[0] - left[0], 6)),
    // On the left: a snow shovel, a spade, a level, a coil of hose.
    lines(ink.wood, 11, xy('84,92 84,380')),
    fill('#c2402c', hung('-44,0 44,0 52,96 -52,96', [84, 376])),
    fill('#e2694c', hung('36,0 44,0 52,96 40,96', [84, 376])),
    lines(ink.wood, 10, xy('160,100 160,330')),
    fill(ink.steel, hung('-28,0 28,0 26,74 0,104 -26,74', [160, 326])),
    fill('#a9b5b0', hung('18,0 28,0 26,74 0,104 10,74', [160, 326])),
    lines('#3f6f6a', 12, ...[52, 40, 28].map((r) => ring([130, 590], r))),
    lines('#6fa098', 3, ...[55, 43, 31].map((r) => ring([130, 590], r))),
    fill('#d9a02f', box(262, 120, 22, 250)),
    fill('#f6cf6b', box(278, 120, 6, 250)),
    fill('#dff0d0', box(264, 226, 18, 30)),
    // On the right: a handsaw, a framing square, a pipe wrench.
    fill(ink.steel, hung('0,0 54,10 30,220 6,220', [1500, 110])),
    fill(ink.wood, hung('-8,-66 40,-74 62,-20 56,14 -6,4', [1500, 108])),
    fill(ink.wall, hung('10,-46 32,-48 36,-22 14,-20', [1500, 108])),
    fill('#c2402c', hung('-11,0 11,0 14,150 -14,150', [1406, 176])),
    fill(ink.steel, hung('-11,4 -16,-40 18,-64 30,-52 6,-34 11,4', [1406, 176])),
    fill('#a9b5b0', hung('18,-24 34,-44 36,-16 20,-4', [1406, 176])),
  ]
}
const ring = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 25 }, (_, i): Point => {
    const angle = (i / 24) * 2 * Math.PI
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })

/** Somebody packs the tool box on the floor inside the door. */
function packing(): Impression[] {
  const at: Place = [1.95, 0, -5.15]
  const crate = solid([0.98, 1.5], [0, 0.34], [-5.25, -4.95], '#b5412c')
  const figure = kneeling(stands(at, 1), { ...clothes, jacket: ['#5f7f86', '#26383f'] }, light, [
    [-150, -128],
    [-128, -112],
  ])
  const body: Place[] = [
    [1.6, 0, -5.15],
    [1.65, 1, -5.15],
    [1.85, 1.4, -5.15],
    [2.2, 1, -5.15],
    [2.5, 0, -5.15],
  ]
  const top = spot(shot, [1.24, 0.34, -5.1])
  return [
    fill(ink.floor, on(...body.map((p) => cast(key, p))), ...shadows(shot, crate, key)),
    fill(ink.wood, put(xy('-50,0 -40,-66 -26,-66 -24,0'), top)),
    fill(ink.steel, put(xy('-58,-62 -10,-72 -8,-88 -60,-82'), top)),
    lines('#f0c050', 9, put(xy('14,0 30,-74'), top)),
    ...model(crate),
    ...rimmed(figure),
    discs(ink.edge, [top[0] - 4, top[1] + 52, 6]),
  ]
}

/** Through the workshop's open door at sunup: a truck is loaded in the snow and a tool box packed. */
export function Services() {
  const random = seeded(46)
  const { under, bed } = truck()
  const steer = placed(skidSteer(), -24, [-4.3, 0, -19])
  const stack = placed(lumber(3.4, 2, 3, '#e6c08a'), 14, [-4.9, 0, -13.4])
  return (
    <Printed
      impressions={[
        ...yard(random),
        fill(ink.blue, ...shadows(shot, steer, key), ...shadows(shot, stack, key)),
        ...model(steer),
        ...model(stack),
        under,
        ...bed,
        ...loading(),
        ...wall(random),
        ...packing(),
      ]}
    />
  )
}
