import { Printed } from '../../kit/print/printed.tsx'
import { type Pose, posed } from '../../kit/print/pose.ts'
import type { Shot } from '../../kit/print/shot.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { type Clothes, standing } from '../../kit/print/workers.ts'
import { box as solid } from '../../kit/solids.ts'
import { seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { box, discs, fill, type Impression, lines } from '../../plates/ink.ts'

const ink = {
  lawn: '#7f9a74',
  lawnDark: '#5d7a5e',
  cap: '#22373b',
  wall: '#a9c0bb',
  wallDark: '#7d9a98',
  floor: '#8fa5a0',
  floorDark: '#77908d',
  sheet: '#f2ead6',
  stud: '#d9a05c',
  studDark: '#8f5e35',
  cavity: '#6a4630',
  sub: '#e8bd7a',
  subDark: '#c8955a',
  copper: '#c8603a',
  blue: '#3f7f9f',
  white: '#fbf3dd',
  shade: '#b98a52',
  rule: '#f2c43d',
  dark: '#1d2b2f',
  rim: '#fff5d6',
} as const

const shot: Shot = { eye: [0, 10.5, 13], pitch: -39, focal: 1650, center: [800, 462] }
const key: Place = [-0.8, 0.95, 0.12]
const s = stage(shot, key, ['#fff0cf', '#2c3b4a'])
const sun = [-0.7, -0.6] as const
const [west, east, back, front] = [-6.2, 6.2, -5, 4.3]
const high = 1.1

type Span = readonly [number, number]

/** A wall across, facing us; `open`: its boards are off. */
function across(z: number, [x0, x1]: Span, open: boolean, tall = high): Impression[] {
  const studs = Array.from({ length: Math.floor((x1 - x0) / 0.42) }, (_, i) => x0 + 0.14 + i * 0.42)
  return [
    fill(open ? ink.cavity : ink.wall, s.facing(z, [x0, x1], [0, tall])),
    ...(open
      ? [
          fill(
            ink.stud,
            ...studs.map((x) => s.facing(z, [x, x + 0.11], [0, tall])),
            s.facing(z, [x0, x1], [0, 0.1]),
          ),
          lines(ink.copper, 5, s.on([x0 + 0.2, 0.5, z], [x1 - 0.4, 0.5, z], [x1 - 0.4, 0.05, z])),
          lines(ink.blue, 5, s.on([x0 + 0.2, 0.72, z], [x1 - 0.7, 0.72, z], [x1 - 0.7, 0.05, z])),
        ]
      : [fill(ink.sheet, s.facing(z, [x0, x1], [0, 0.12]))]),
    fill(ink.cap, s.level(tall, [x0 - 0.08, x1 + 0.08], [z - 0.2, z])),
  ]
}

/** A wall away from us; we see its side toward the middle. */
function along(x: number, [z0, z1]: Span, open: boolean): Impression[] {
  const inner = x < 0 ? x + 0.1 : x - 0.1
  const studs = Array.from({ length: Math.floor((z1 - z0) / 0.42) }, (_, i) => z0 + 0.14 + i * 0.42)
  return [
    fill(open ? ink.cavity : ink.wallDark, s.side(inner, [0, high], [z0, z1])),
    ...(open
      ? [fill(ink.studDark, ...studs.map((z) => s.side(inner, [0, high], [z, z + 0.12])))]
      : []),
    fill(ink.studDark, s.facing(z1, [x - 0.1, x + 0.1], [0, high])),
    fill(ink.cap, s.level(high, [x - 0.1, x + 0.1], [z0 - 0.2, z1])),
  ]
}

const floor = (x: Span, z: Span, open: boolean): Impression[] => {
  const rows = Array.from({ length: 9 }, (_, i) => z[0] + (i + 1) * (open ? 0.62 : 0.4)).filter(
    (each) => each < z[1],
  )
  return [
    fill(open ? ink.sub : ink.floor, s.level(0, x, z)),
    lines(
      open ? ink.subDark : ink.floorDark,
      3,
      ...rows.map((each) => s.on([x[0], 0, each], [x[1], 0, each])),
    ),
  ]
}

/** Furniture under a sheet. */
const covered = (...each: readonly (readonly [Span, Span, Span])[]): Impression[] => {
  const pieces = each.map(([x, y, z]) => solid(x, y, z, ink.sheet))
  return [
    s.shadow(
      ink.floorDark,
      solid(
        ...(each[0] ?? [
          [0, 0],
          [0, 0],
          [0, 0],
        ]),
        ink.sheet,
      ),
    ),
    ...pieces.flatMap((piece) => s.model(piece)),
  ]
}

const tapes: Pose = {
  hip: [40, -176],
  shoulder: [-26, -272],
  head: [-70, -334],
  look: 0.45,
  far: { elbow: [-80, -222], hand: [-124, -214], knee: [-22, -106], foot: [-34, 0] },
  near: { elbow: [-50, -196], hand: [-114, -194], knee: [46, -106], foot: [62, 0] },
}
const notes: Pose = {
  hip: [12, -186],
  shoulder: [0, -300],
  head: [-24, -374],
  look: 0.4,
  far: { elbow: [-34, -222], hand: [-94, -236], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [6, -212], hand: [-66, -240], knee: [28, -106], foot: [40, 0] },
}
const kneels: Pose = {
  hip: [44, -128],
  shoulder: [-24, -222],
  head: [-68, -284],
  look: 0.5,
  far: { elbow: [-74, -160], hand: [-116, -96], knee: [-64, -120], foot: [-56, 0] },
  near: { elbow: [-34, -146], hand: [-92, -92], knee: [18, -28], foot: [138, -26], toe: 70 },
}
const rolls: Pose = {
  hip: [12, -186],
  shoulder: [-6, -302],
  head: [-34, -374],
  look: -0.1,
  far: { elbow: [-66, -300], hand: [-112, -330], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [-34, -224], hand: [-92, -262], knee: [28, -106], foot: [44, 0] },
}

function person(
  place: Place,
  side: 1 | -1,
  wears: Partial<Clothes>,
  pose: Pose,
  between: (t: ReturnType<typeof standing>) => Impression[] = () => [],
  shade: string = ink.shade,
): Impression[] {
  const stand = s.stands(place, side, 2)
  const { body, arm } = posed(stand, { ...workwear, ...wears }, [...sun], pose)
  return [
    s.standing(shade, place, 0.26, 1.5),
    ...rimmed(ink.rim, body, [-2, -3]),
    ...between(standing(stand)),
    ...rimmed(ink.rim, arm, [-2, -3]),
  ]
}

const pad = (t: ReturnType<typeof standing>): Impression[] => [
  fill(
    ink.white,
    t.shape([
      [-136, -268],
      [-70, -248],
      [-84, -192],
      [-152, -212],
    ]),
  ),
]

const acrossPile: Span = [s.at([-8.7, 1.1, -3.3])[0], s.at([-7.6, 1.1, -3.3])[0]]
const downPile: Span = [s.at([-8, 1.1, -4.4])[1], s.at([-8, 1.1, -2.2])[1]]

/** A whole house with its roof off, from the air: kitchen and two bathrooms are open to the studs and counted; elsewhere it is paint. */
export function CostRemodel() {
  const tapeAt = standing(s.stands([5.2, 0, -2.3], 1, 2)).point([-118, -204])
  const hook = s.at([1.75, 0.95, -2.3])
  return (
    <Printed
      impressions={[
        fill(ink.lawn, box(0, 0, 1600, 900)),
        fill(ink.lawnDark, s.level(0, [west + 0.5, east + 1.1], [back - 0.3, front + 0.35])),
        fill(ink.sheet, s.level(0, [4.4, 5.3], [front, front + 4])),
        lines(
          ink.wallDark,
          4,
          ...[0.5, 1.1].map((d) => s.on([4.4, 0, front + d], [5.3, 0, front + d])),
        ),
        // A dumpster for what comes out, studs for what goes in.
        fill(ink.lawnDark, s.level(0, [-9, -6.6], [-4.6, -1.6])),
        ...s.model(solid([-9.2, -7.2], [0, 1.1], [-4.8, -1.8], ink.copper)),
        fill(ink.cavity, s.level(1.1, [-9.05, -7.35], [-4.65, -1.95])),
        fill(ink.sheet, ...flecks(seeded(12), [...acrossPile], [...downPile], 16, [9, 20])),
        fill(ink.stud, ...flecks(seeded(13), [...acrossPile], [...downPile], 9, [7, 15])),
        fill(ink.lawnDark, s.level(0, [7.9, 9.9], [-4.3, -2.2])),
        ...s.model(solid([7.6, 9.6], [0, 0.5], [-4.5, -2.5], ink.stud)),
        lines(
          ink.studDark,
          3,
          ...[-4.1, -3.7, -3.3, -2.9].map((z) => s.on([7.6, 0.5, z], [9.6, 0.5, z])),
          s.on([7.6, 0.25, -2.5], [9.6, 0.25, -2.5]),
        ),
        // The rooms at the back: a bathroom, a bedroom, the kitchen.
        ...floor([west, -2.8], [back, 0], true),
        ...floor([-2.8, 1.6], [back, 0], false),
        ...floor([1.6, east], [back, 0], true),
        ...across(back, [west, -2.8], true),
        ...across(back, [-2.8, 1.6], false),
        ...across(back, [1.6, east], true),
        ...along(west, [back, 0], true),
        ...along(east, [back, 0], true),
        // The bathtub waits; its drain is in the floor.
        ...s.model(solid([-6, -4.4], [0, 0.5], [-4.5, -3.7], ink.white)),
        fill(ink.wallDark, s.level(0.51, [-5.85, -4.55], [-4.38, -3.82])),
        ...person([-4.15, 0, -2.3], 1, { jacket: jackets.yellow }, kneels, (t) => [
          fill(
            ink.dark,
            t.shape([
              [-128, -98],
              [-104, -98],
              [-104, 4],
              [-128, 4],
            ]),
          ),
          fill(
            ink.white,
            t.shape([
              [-124, -94],
              [-112, -94],
              [-112, 0],
              [-124, 0],
            ]),
          ),
        ]),
        ...along(-2.8, [back, 0], false),
        ...covered(
          [
            [-1.9, 0.6],
            [0, 0.55],
            [-4.6, -2.4],
          ],
          [
            [-1.9, 0.6],
            [0.55, 0.95],
            [-4.8, -4.6],
          ],
        ),
        ...along(1.6, [back, 0], false),
        ...s.model(solid([3, 4.4], [0, 0.85], [-4.7, -3.9], ink.white)),
        ...person([5.2, 0, -2.3], 1, { jacket: jackets.orange }, tapes, () => [
          lines(ink.dark, 11, [hook, tapeAt]),
          lines(ink.rule, 7, [hook, tapeAt]),
        ]),
        ...person(
          [2.6, 0, -2.9],
          -1,
          { jacket: jackets.teal, hat: ['#d9573a', '#7c2b20'] },
          notes,
          pad,
        ),
        // The rooms in front: the living room, a bathroom, the hall.
        ...floor([west, 0.4], [0, front], false),
        ...floor([0.4, 3.4], [0, front], true),
        ...floor([3.4, east], [0, front], false),
        ...across(0, [west, 0.4], false),
        ...across(0, [0.4, 3.4], true),
        ...across(0, [3.4, east], false),
        ...along(west, [0, front], false),
        // New paint, as far as the roller got.
        fill(
          ink.sheet,
          s.side(west + 0.1, [0.12, 1.1], [0, 1.5]),
          s.side(west + 0.1, [0.5, 1.1], [1.5, 2.3]),
        ),
        ...along(east, [0, front], false),
        ...covered(
          [
            [-3.6, -1.2],
            [0, 0.5],
            [0.9, 1.9],
          ],
          [
            [-3.6, -1.2],
            [0.5, 0.95],
            [0.7, 1],
          ],
          [
            [-2.9, -1.8],
            [0, 0.4],
            [2.6, 3.3],
          ],
        ),
        ...person(
          [-4.9, 0, 2.1],
          1,
          { jacket: ['#f4ead0', '#b3a27a'], pants: ['#f4ead0', '#a89a78'] },
          rolls,
          (t) => [
            lines(ink.dark, 6, [t.point([-70, -210]), t.point([-150, -430])]),
            fill(
              ink.copper,
              t.shape([
                [-186, -436],
                [-116, -462],
                [-108, -438],
                [-178, -412],
              ]),
            ),
          ],
          ink.floorDark,
        ),
        ...along(0.4, [0, front], false),
        ...s.model(solid([2.4, 3.1], [0, 0.45], [0.5, 1.2], ink.white)),
        discs(ink.dark, [...s.at([1.1, 0, 1]), 26, 15]),
        discs(ink.copper, [...s.at([1.1, 0, 1]), 18, 10]),
        ...person(
          [2.1, 0, 2.6],
          1,
          { jacket: jackets.plaid, hair: ['#6b4630', '#35221b'], gloves: workwear.skin },
          notes,
          pad,
        ),
        ...along(3.4, [0, front], false),
        ...covered([
          [4.3, 5.7],
          [0, 0.8],
          [0.7, 1.5],
        ]),
        fill(
          ink.cap,
          s.facing(front, [west - 0.1, 4.3], [0, 0.24]),
          s.facing(front, [5.4, east + 0.1], [0, 0.24]),
        ),
      ]}
    />
  )
}
