import { gable } from '../../kit/gable.ts'
import { roller } from '../../kit/machines/roller.ts'
import { truck } from '../../kit/machines/truck.ts'
import { made } from '../../kit/materials.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid, wheel } from '../../kit/solids.ts'
import { type Face, type Place, placed } from '../../kit/space.ts'
import { blob, fill, type Impression, lines } from '../../plates/ink.ts'
import { bend, cottonwoods, field, ink, light, set } from './eagle-field.ts'

/** A pad of earth put back in lifts: the lower one dry at its edge, the upper one damp. */
function pad(
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  top: string,
): Impression[] {
  return [0, 1].flatMap((i): Impression[] => {
    const [a, b, c, d] = [x0 + i * 0.6, x1 - i * 0.6, z0 + i * 0.6, z1 - i * 0.6]
    const y = (i + 1) * 0.3
    return [
      fill(ink.shade, set.on([b, y, c], [b, y, d], [b + 0.5, y - 0.3, d], [b + 0.5, y - 0.3, c])),
      fill('#8e6d4c', set.on([a, y, d], [b, y, d], [b, y - 0.3, d + 0.3], [a, y - 0.3, d + 0.3])),
      fill('#f0d9ac', set.on([a, y, c], [a, y, d], [a - 0.3, y - 0.3, d], [a - 0.3, y - 0.3, c])),
      fill(i === 1 ? top : '#b8966a', set.level(y, [a, b], [c, d])),
    ]
  })
}

/** The next pad has its walls: concrete in the shape of a house, and the bundle of lumber for its floor. */
function foundation(): Impression[] {
  const ring = (
    [
      [
        [-8.6, -1.4],
        [-16.2, -15.9],
      ],
      [
        [-8.6, -8.3],
        [-16.2, -10],
      ],
      [
        [-1.7, -1.4],
        [-16.2, -12.4],
      ],
      [
        [-8.6, -4.6],
        [-10.3, -10],
      ],
      [
        [-4.9, -4.6],
        [-12.4, -10],
      ],
      [
        [-4.9, -1.4],
        [-12.7, -12.4],
      ],
    ] as const
  ).flatMap(([x, z]) => solid(x, [0.6, 1.7], z, '#c9c2b2'))
  const wood = solid([-12.6, -11.4], [0.1, 0.9], [-15.4, -11.4], '#e0b878')
  return [
    set.shadow(ink.shade, ring, 0.6),
    ...set.model(ring),
    set.shadow(ink.shade, wood),
    ...set.model(wood),
  ]
}

/** Passes of the drum on the top lift, pale where it has been. */
const passes = (): Impression =>
  fill('#96764f', ...[0.2, 2.6].map((z) => set.level(0.6, [-12, -0.4], [z - 1.1, z + 1.1])))

const waterTruck = (): Face[] => [
  ...truck('#e8e0cc').filter(({ fill: of }) => of !== '#4d5b60' && of !== made.gravel),
  ...wheel([0, 0], 1, [-3.6, 0.8], '#3d6b62', 14).map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]): Place => [z, y * 0.82 + 1.75, -x * 1.15]),
  })),
  ...solid([-3.9, -3.6], [0.7, 1], [-1.1, 1.1], made.steelDark),
]

/** Water in a fan behind the truck. */
function spray(random: Random, at: Place, turn: number): Impression[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const to = (x: number, y: number, z: number): Place => [
    at[0] + x * cos + z * sin,
    at[1] + y,
    at[2] + z * cos - x * sin,
  ]
  const jets = Array.from({ length: 21 }, (_, i) => {
    const side = -1 + i / 10
    const far = between(random, 3, 4.6)
    return set.on(
      ...[0, 0.25, 0.5, 0.75, 1].map((t) =>
        to(-3.9 - t * far * (1 - Math.abs(side) * 0.35), 0.85 * (1 - t * t), side * (1 + t * 1.9)),
      ),
    )
  })
  return [
    fill(
      ink.wet,
      blob(
        set.on(to(-4, 0, -1.2), to(-8.2, 0, -2.6), to(-9, 0, 0), to(-8.2, 0, 2.6), to(-4, 0, 1.2)),
      ),
    ),
    lines('#f4ecd2', 4, ...jets),
  ]
}

/** Houses of the first phase beyond the road. */
function houses(): Impression[] {
  const house = (wall: string, roof: string): Face[] => [
    ...gable({
      x: [-4.2, 4.2],
      z: [-3.2, 3.2],
      base: 0,
      eave: 3,
      ridge: 5.2,
      along: 'x',
      wall,
      roof,
      seam: null,
    }),
    ...gable({
      x: [-3.6, 0],
      z: [2, 5],
      base: 0,
      eave: 2.8,
      ridge: 4.3,
      along: 'z',
      wall,
      roof,
      seam: null,
    }),
  ]
  const each = (
    [
      [26.6, -24.4, 16, '#5f7f86', '#39454c'],
      [23.4, -10.4, 12, '#d9c7a0', '#7b4a3c'],
      [18.2, 3.6, 6, '#b5603f', '#4f5f66'],
    ] as const
  ).map(([x, z, turn, wall, roof]) => placed(house(wall, roof), turn, [x, 0, z]))
  return [...each.flatMap((faces) => [set.shadow(ink.shade, faces), ...set.inOrder(faces)])]
}

/** Kneels over the gauge that says whether the lift is tight enough. */
const testing: Pose = {
  hip: [40, -120],
  shoulder: [-20, -222],
  head: [-66, -286],
  look: 0.5,
  far: { elbow: [-66, -150], hand: [-104, -96], knee: [-50, -110], foot: [-44, 0] },
  near: { elbow: [-26, -130], hand: [-86, -78], knee: [20, -26], foot: [104, -4], toe: 70 },
}
const waving: Pose = {
  hip: [10, -184],
  shoulder: [4, -306],
  head: [-18, -380],
  far: { elbow: [-60, -330], hand: [-96, -400], knee: [-20, -108], foot: [-34, 0] },
  near: { elbow: [40, -228], hand: [24, -160], knee: [26, -106], foot: [34, 0] },
}
function crew(): Impression[] {
  const person = (
    at: Place,
    side: 1 | -1,
    pose: Pose,
    jacket: (typeof jackets)['teal' | 'orange'],
  ) => {
    const { body, arm } = posed(set.stands(at, side, 2.8), { ...workwear, jacket }, light, pose)
    return [set.standing(ink.shade, at, 0.34), ...rimmed(ink.glow, [...body, ...arm], [-1.8, -0.8])]
  }
  const gauge = solid([-5.1, -4.5], [0.6, 0.9], [6.1, 6.5], '#e9b93c')
  return [
    set.shadow(ink.shade, gauge, 0.6),
    ...set.model(gauge),
    ...person([-3.6, 0.6, 6.5], 1, testing, jackets.orange),
    ...person([2.2, 0, 3.4], -1, waving, jackets.teal),
  ]
}

/** From the air: a pad of wetted earth is rolled lift by lift, beside the road of the first phase. */
export function Community() {
  const random = seeded(121)
  const drum = placed(roller, 0, [-6.2, 0.6, 2.7], 1.3)
  const at: Place = [bend(-5) + 0.1, 0, -5]
  const tank = placed(waterTruck(), 74, at, 1.15)
  return (
    <Printed
      impressions={[
        ...field(random),
        ...cottonwoods(random),
        ...houses(),
        ...pad([-10.4, 0.4], [-18, -8.6], ink.silt),
        ...foundation(),
        ...pad([-13, 0.6], [-5, 8], ink.wet),
        passes(),
        set.shadow(ink.shade, drum, 0.6),
        ...set.model(drum),
        ...spray(random, at, 74),
        set.shadow(ink.shade, tank),
        ...set.model(tank),
        ...crew(),
      ]}
    />
  )
}
