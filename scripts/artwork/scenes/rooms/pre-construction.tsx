import { alpenglow } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { beams, casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { View, inside, indoors } from './shared.tsx'

/** Drawings on the table, the site itself in the window. */
export function PreConstruction() {
  const light = alpenglow
  const ink = '#e6eef0'
  const sheet = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
    floor([x0, x1], [z0, z1], 0.92, fill, true)
  const rule = (x0: number, x1: number, z0: number, z1: number) =>
    floor([x0, x1], [z0, z1], 0.925, ink, true)
  const plan = [
    [0, 2.4, 1.2, 1.22],
    [0, 2.4, 2.28, 2.3],
    [0, 0.02, 1.2, 2.3],
    [2.38, 2.4, 1.2, 2.3],
    [0.9, 0.92, 1.2, 1.8],
    [0, 0.6, 1.8, 1.82],
    [0.9, 1.6, 1.8, 1.82],
    [1.6, 1.62, 1.5, 2.3],
    [1.9, 2.4, 1.7, 1.72],
  ] as const
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4.6],
      height: 3.1,
      back: -3,
      front: 5,
      opening: { x: [-0.6, 4], y: [0.7, 2.7] },
      wall: '#cfc4b2',
    }),
    ...casement([-0.6, 4], [0.7, 2.7], -3, 3),
    ...beams([-4.6, 4.6], 3.1, [-2, -0.2]),
    ...box([-1.6, 4.2], [0.8, 0.9], [0.6, 3], made.cedarPale),
    ...box([-1.4, -1.2], [0, 0.8], [2.7, 2.9], made.timber),
    sheet(-0.3, 2.7, 1, 2.5, '#2f5f78'),
    ...plan.map(([a, b, c, d]) => rule(a, b, c, d)),
    sheet(-1.2, -0.5, 1.2, 2.2, made.white),
    ...[1.35, 1.5, 1.65, 1.8].map((z) =>
      floor([-1.1, -0.62], [z, z + 0.03], 0.925, made.steel, true),
    ),
    ...box([2.75, 4], [0.9, 1], [1.1, 1.2], made.white),
    ...box([2.85, 4.05], [0.9, 1], [1.26, 1.36], made.white),
    ...box([3, 3.3], [0.9, 1.14], [1.9, 2.2], made.copper),
    ...bar([0.3, 0.93], [1.3, 0.95], 0.04, [2.6, 2.64], made.machine),
    ...box([-0.9, -0.6], [0.9, 1.02], [0.8, 1.05], made.stone),
    ...box([-0.5, -0.1], [0.9, 0.98], [0.75, 0.95], made.cedar),
  ]
  return (
    <>
      <View light={light} seed={16} peak="bells" left={620} right={1640} />
      <Solid
        faces={faces}
        camera={{ ...inside, eye: [0.4, 2, 5.2], focal: 1250, middle: 700, horizon: 430 }}
        light={indoors(light)}
      />
    </>
  )
}
