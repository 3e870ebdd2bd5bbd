import { Backdrop } from '../../kit/backdrop.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { Pipes, wallRun } from '../../kit/pipes.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { casement, pendant, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane } from '../../kit/solids.ts'
import type { Camera, Face } from '../../kit/space.ts'
import { indoors } from '../rooms/shared.ts'
import { breakerPanel } from './breaker-panel.ts'

const camera: Camera = { eye: [0.2, 1.55, 3.4], focal: 1400, middle: 800, horizon: 470 }
const steel = '#8d999c'
const z = -0.95

/** The panel with its door open, the conduits above it, the valley at the blue hour in the window. */
export function Electric() {
  const light = blueHour
  const random = seeded(631)
  const lamp = light.window[1]
  const conduits = [
    wallRun(z, [0.9, 2.3, 0.9, 3.4], 0.035, steel),
    wallRun(z, [1.12, 2.3, 1.12, 3.4], 0.035, steel),
    wallRun(z, [1.34, 2.3, 1.34, 2.62, 2.1, 2.62, 2.1, 3.4], 0.035, steel),
    wallRun(z, [0.76, 1.2, 0.42, 1.2, 0.42, 1.62], 0.028, steel),
    wallRun(z, [1, 0.9, 1, -0.2], 0.035, steel),
  ]
  const faces: Face[] = [
    ...room({
      x: [-3.4, 3],
      height: 3.3,
      back: -1,
      front: 4,
      opening: { x: [-2.4, -0.5], y: [1.05, 2.4] },
      wall: '#56686b',
      boards: '#6d6a66',
      ceiling: '#3f4a4d',
    }),
    ...casement([-2.4, -0.5], [1.05, 2.4], -1, 2),
    ...box([-2.55, -0.35], [0.95, 1.03], [-1, -0.8], made.timber),
    ...box([0.2, 2.3], [0.5, 2.55], [-1, -0.98], '#c09a68'),
  ]
  // The surge protector beside the panel, its one lamp lit.
  const surge = [
    ...box([0.3, 0.54], [1.6, 1.94], [-0.98, -0.86], '#aab3b3'),
    pane([0.36, 0.48], [1.8, 1.88], -0.855, lamp, true),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={2}
        massifs={[{ spine: 'lone', x: [-60, 700], top: 240, snow: 0.6 }]}
        ridges={[
          [430, 440, 430],
          [500, 500, 490],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 130, 640, 6, 150, 80), ...clump(random, 480, 640, 4, 130, 50)]}
      />
      <path
        fill={lamp}
        d="M100 560h9v7h-9zM190 566h9v7h-9zM330 556h9v7h-9zM450 564h9v7h-9zM392 578h9v7h-9zM250 580h9v7h-9z"
      />
      <Solid faces={faces} camera={camera} light={indoors(light)} />
      <Pipes runs={conduits} camera={camera} light={light} />
      <Solid faces={[...surge, ...breakerPanel(steel)]} camera={camera} light={indoors(light)} />
      <radialGradient id="lamp">
        <stop offset="0" stopColor={lamp} stopOpacity=".4" />
        <stop offset="1" stopColor={lamp} stopOpacity="0" />
      </radialGradient>
      <ellipse cx="686" cy="190" rx="620" ry="420" fill="url(#lamp)" />
      <Solid
        faces={pendant(-0.06, -0.4, 2.35, 3.3, light.window[0])}
        camera={camera}
        light={light}
      />
    </>
  )
}
