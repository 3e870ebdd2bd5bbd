import { alpenglow } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { beams, casement, pendant, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { mug, roll, ruler, wainscot } from '../still-life.ts'
import { View, indoors } from './shared.tsx'

const camera: Camera = { eye: [0.7, 1.72, 4.6], focal: 1460, middle: 820, horizon: 352 }

/** Drawings on the table, the site itself in the window. */
export function PreConstruction() {
  const light = alpenglow
  const ink = '#dfeaee'
  const y = 0.9
  const line = (x0: number, x1: number, z0: number, z1: number, wide = 0.018) =>
    x0 === x1
      ? floor([x0 - wide / 2, x0 + wide / 2], [z0, z1], y + 0.012, ink, true)
      : floor([x0, x1], [z0 - wide / 2, z0 + wide / 2], y + 0.012, ink, true)
  // One plan: outer walls, rooms, the stair, a door's swing left open, measures along the top.
  const walls = [
    [-0.95, 0.95, -0.42, -0.42],
    [-0.95, 0.3, 0.42, 0.42],
    [0.55, 0.95, 0.42, 0.42],
    [-0.95, -0.95, -0.42, 0.42],
    [0.95, 0.95, -0.42, 0.42],
    [-0.3, -0.3, -0.42, 0.05],
    [-0.95, -0.5, 0.05, 0.05],
    [-0.3, 0.2, 0.05, 0.05],
    [0.4, 0.4, -0.42, 0.05],
    [0.4, 0.95, 0.12, 0.12],
  ] as const
  const fine = [
    ...[-0.2, -0.13, -0.06, 0.01, 0.08].map((x) => line(x, x, -0.36, -0.14, 0.008)),
    line(-0.95, 0.95, -0.5, -0.5, 0.008),
    ...[-0.95, -0.3, 0.4, 0.95].map((x) => line(x, x, -0.53, -0.47, 0.01)),
    line(0.62, 1.02, 0.52, 0.52, 0.03),
    line(0.62, 0.9, 0.57, 0.57, 0.012),
  ]
  const plan: Face[] = [
    ...placed(
      [floor([-1.15, 1.15], [-0.62, 0.66], y + 0.004, '#c9d3d4', true)],
      4,
      [-0.06, 0, -0.06],
    ),
    floor([-1.15, 1.15], [-0.62, 0.66], y + 0.008, '#2c5f7c', true),
    floor([-1.1, 1.1], [-0.58, 0.62], y + 0.01, '#336a88', true),
    ...fine,
    ...walls.map(([a, b, c, d]) => line(a, b, c, d, 0.026)),
  ]
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4.6],
      height: 3.1,
      back: -3,
      front: 5,
      opening: { x: [-0.9, 3.9], y: [0.72, 2.72] },
      wall: '#d6cab6',
    }),
    ...wainscot([-4.6, 4.6], 0.7, -3, '#8a7a66'),
    ...casement([-0.9, 3.9], [0.72, 2.72], -3, 4),
    ...box([-1.1, 4.1], [0.66, 0.72], [-3, -2.7], made.timber),
    ...beams([-4.6, 4.6], 3.1, [-2.2, -1, 0.4]),
    // Elevations pinned up beside the window.
    ...[-3.1, -2.1].flatMap((x, i) => [
      ...box([x, x + 0.82], [1.35, 2.4], [-3, -2.97], i ? made.white : '#c6d4d8'),
      ...box([x + 0.1, x + 0.72], [1.62, 1.64], [-2.97, -2.96], made.steel),
      ...box([x + 0.16, x + 0.66], [1.64, 1.86], [-2.97, -2.96], '#8fa3a8'),
      ...bar([x + 0.08, 1.84], [x + 0.42, 2.12], 0.03, [-2.97, -2.955], made.steelDark),
      ...bar([x + 0.74, 1.84], [x + 0.4, 2.12], 0.03, [-2.97, -2.955], made.steelDark),
    ]),
    ...pendant(0.2, -0.6, 2.02, 3.1, light.window[1]),
    ...box([-1.9, 4.4], [0.78, y], [-0.1, 2.8], made.cedarPale),
    ...[0.4, 0.85, 1.3].map((z) => floor([-1.9, 4.4], [z, z + 0.014], y + 0.002, made.cedar)),
    ...placed(roll([-0.95, 0.6], 0, 0.07, made.white, y), 6, [2.75, 0, 0.2]),
    ...placed(roll([-0.95, 0.55], 0, 0.065, '#c6d4d8', y), 11, [2.8, 0, 0.42]),
    ...placed(plan, -6, [1.08, 0.1, 1.2], 0.9),
    ...mug(-0.55, 0.62, made.copper, y),
    ...placed(
      ruler([-0.5, 0.5], [-0.035, 0.035], made.machine, y + 0.014, 24),
      18,
      [1.62, 0, 1.62],
    ),
    // Samples: stone, cedar, roof.
    ...placed(box([-0.16, 0.16], [y, y + 0.06], [-0.12, 0.12], made.stone), 12, [-0.62, 0, 1.1]),
    ...placed(box([-0.16, 0.16], [y, y + 0.04], [-0.1, 0.1], made.cedar), -8, [-0.3, 0, 1.34]),
    ...placed(box([-0.14, 0.14], [y, y + 0.03], [-0.1, 0.1], made.roof), 24, [-0.78, 0, 1.44]),
  ]
  return (
    <>
      <View light={light} seed={16} peak="bells" left={560} right={1660} top={190} />
      <Solid faces={faces} camera={camera} light={indoors(light)} />
    </>
  )
}
