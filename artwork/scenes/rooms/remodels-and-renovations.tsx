import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, pane, sidePane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { View, inside, indoors } from './shared.tsx'

/** A wall taken back to its studs; the new opening already frames the mountain. */
export function Remodel() {
  const light = sunAt(evening, 1400)
  const studs = Array.from({ length: 9 }, (_, i) => -4 + i * 0.42).flatMap((x) =>
    box([x - 0.05, x + 0.05], [0, 2.8], [-3, -2.85], made.board),
  )
  const saw: Face[] = [
    ...bar([1, 0], [1.3, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([1.7, 0], [1.4, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([2.8, 0], [3.1, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([3.5, 0], [3.2, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([1, 0], [1.3, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...bar([1.7, 0], [1.4, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...bar([2.8, 0], [3.1, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...bar([3.5, 0], [3.2, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...box([0.8, 3.8], [0.8, 0.9], [-0.6, 0.2], made.board),
    ...box([1.2, 2.1], [0.9, 0.98], [-0.4, -0.1], made.steelDark),
  ]
  // The ceiling is open too: joists run toward us, those at the sides first.
  const joists = [
    -3.9, 3.7, -3.3, 3.1, -2.7, 2.5, -2.1, 1.9, -1.5, 1.3, -0.9, 0.7, -0.3, 0.1,
  ].flatMap((x) => box([x - 0.05, x + 0.05], [2.74, 3], [-3, 4.4], made.board))
  const faces: Face[] = [
    ...room({
      x: [-4.2, 4],
      height: 3,
      back: -3,
      front: 5,
      opening: { x: [-0.4, 3.4], y: [0.1, 2.75] },
      wall: made.wrap,
      ceiling: '#b39a7c',
      boards: '#b8a184',
    }),
    ...joists,
    pane([-4.2, -0.55], [0, 2.76], -2.98, '#c48a80'),
    ...studs,
    ...box([-4.2, -0.5], [1.45, 1.55], [-2.98, -2.86], made.board),
    ...box([-4.2, -0.5], [2.7, 2.8], [-3, -2.84], made.board),
    ...box([-4.2, -0.5], [0, 0.1], [-3, -2.84], made.board),
    ...casement([-0.4, 3.4], [0.1, 2.75], -3, 3),
    sidePane(-4.18, [0, 1.4], [-2.8, 1.2], made.plaster),
    ...bar([-3.9, 0], [-3.2, 2.7], 0.1, [-1.2, -1.1], made.machine),
    ...bar([-3.3, 0], [-2.9, 2.7], 0.1, [-1.2, -1.1], made.machine),
    ...[0.5, 0.95, 1.4, 1.85, 2.3].flatMap((y) =>
      box([-3.78 + y * 0.25, -3.2 + y * 0.14], [y, y + 0.07], [-1.2, -1.1], made.machine),
    ),
    ...[0, 1, 2, 3].flatMap((i) =>
      box(
        [-2.4, 0.4],
        [i * 0.09, i * 0.09 + 0.08],
        [-0.2 + (i % 2) * 0.1, 0.5],
        i % 2 ? made.board : '#cfae79',
      ),
    ),
    ...saw,
  ]
  return (
    <>
      <View light={light} seed={12} peak="twin" left={520} right={1560} top={220} />
      <Solid
        faces={faces}
        camera={{ ...inside, focal: 1270, horizon: 430 }}
        light={indoors(light)}
      />
    </>
  )
}
