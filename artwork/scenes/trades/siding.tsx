import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { lumber } from '../../kit/joinery.ts'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, pane } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

/** A wall half clad: membrane and battens on the left, cedar growing from the right. */
export function Siding() {
  const light = sunAt(summer, 1450)
  const random = seeded(31)
  const camera: Camera = { eye: [-4, 2.6, 20], focal: 1560, middle: 560, horizon: 620 }
  const courses = Array.from({ length: 15 }, (_, i) => {
    const start =
      [-3.4, -3.4, -2.2, -2.8, -1.6, -2.2, -0.4, -1, 0.4, 0, 1.6, 1, 2.8, 2.2, 4, 3.6, 5][i] ?? 0
    return box(
      [start, 8],
      [i * 0.3, i * 0.3 + 0.27],
      [0, 0.07],
      i % 3 === 1 ? made.cedarPale : made.cedar,
    )
  }).flat()
  const battens = Array.from({ length: 12 }, (_, i) =>
    box([-6.4 + i * 1.2, -6.3 + i * 1.2], [0, 4.4], [0, 0.03], made.board),
  ).flat()
  const ladder = [
    ...bar([-4.9, -0.4], [-4, 4.9], 0.09, [1, 1.1], made.machine),
    ...bar([-4.3, -0.4], [-3.4, 4.9], 0.09, [1, 1.1], made.machine),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) =>
      box(
        [-4.82 + i * 0.095, -4.28 + i * 0.095],
        [0.1 + i * 0.52, 0.17 + i * 0.52],
        [1, 1.08],
        made.machine,
      ),
    ),
  ]
  const faces: Face[] = [
    ...gable({
      x: [-6.5, 8],
      z: [-10, 0],
      base: -0.5,
      eave: 5.2,
      ridge: 9.4,
      along: 'x',
      wall: made.wrap,
      over: 0.9,
    }),
    pane([-6.5, 8], [-0.5, 0], 0.02, made.stone),
    ...battens,
    ...courses,
    ...windows([-2.4, -0.4], [1.4, 3.6], 0.08, light, 2),
    ...windows([3, 5.8], [1.4, 3.6], 0.08, light, 3),
    ...ladder,
    footprint([-2.2, 4.2], [2.6, 4.6], '#4d6a4c', -0.5),
    ...placed(lumber(5, 3, 5, made.cedar), 4, [-1.6, -0.5, 3.6]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={3}
        massifs={[{ spine: 'twin', x: [-200, 820], top: 330, snow: 0.3, air: 0.15, ribs: 2 }]}
        ridges={[
          [570, 590, 560],
          [630, 640, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1540, 740, 7, 420, 120), ...clump(random, 130, 760, 6, 250, 120)]}
      />
      <Solid faces={placed(faces, -14, [3.4, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 860],
          [500, 842],
          [1000, 866],
          [1600, 850],
        ]}
      />
      <Tufts
        fill={mix(light.ground.half, light.ground.dark, 0.3)}
        random={random}
        within={[0, 852, 1600, 900]}
        count={60}
        size={24}
      />
    </>
  )
}
