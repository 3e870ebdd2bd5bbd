import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { lumber } from '../../kit/joinery.ts'
import { alpenglow } from '../../kit/lights-low.ts'
import { type Light, sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { Pipes } from '../../kit/pipes.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { pane } from '../../kit/solids.ts'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { framedHouse } from '../guides-land/framed-house.ts'
import { HardHats, ToolBelt, Walkers } from './crew-parts.tsx'
import { cooler, crewTruck, gate, thermos } from './crew-truck.ts'

const camera: Camera = { eye: [-1.45, 1.4, 4.6], focal: 1640, middle: 580, horizon: 384 }
const turn = 5
const truckAt: Place = [0.1, 0, 0]

/** Where a spot of the truck falls in the picture, and how many pixels a meter has there. */
function at(x: number, y: number, z: number) {
  const [p = truckAt] = placed([{ fill: '', points: [[x, y, z]] }], turn, truckAt)[0]?.points ?? []
  const [px, py] = project(camera, p)
  return { x: px, y: py, meter: camera.focal / (camera.eye[2] - p[2]) }
}

/** The start of a day: five hard hats on a tailgate, two people on their way to the frame. */
export function Crew() {
  const light: Light = {
    ...sunAt(alpenglow, 240),
    ground: { lit: '#9aa08c', half: '#6d8079', dark: '#33505a' },
    front: 0.15,
  }
  const random = seeded(947)
  const { ground, woods } = light
  const earth = mix(ground.half, made.soil, 0.12)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={420}
        clouds={3}
        massifs={[{ spine: 'lone', x: [560, 1700], top: 40, snow: 0.5, ribs: 2 }]}
        ridges={[
          [320, 340, 310],
          [370, 380, 362],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 120, 470, 6, 240, 110), ...clump(random, 1560, 450, 4, 220, 70)]}
      />
      <Bank
        fill={earth}
        crest={[
          [0, 470],
          [420, 444],
          [900, 440],
          [1600, 452],
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(
            [...framedHouse, pane([-4.3, -3.8], [1.7, 2.3], -4, light.window[0], true)],
            -22,
            [-1.2, 0.4, -44],
          ),
          ...placed(lumber(4.2, 4, 4), 28, [-11.4, 0, -20]),
        ]}
      />
      <path
        fill={mix(earth, ground.dark, 0.45)}
        d="M660 446C670 470 640 500 620 560C580 680 560 800 540 900H1600V720C1300 660 1000 600 860 540C780 500 740 470 730 446z"
      />
      <path
        fill={mix(earth, light.haze, 0.3)}
        d="M0 470C300 448 700 440 1600 452V466C1100 460 500 470 0 506z"
      />
      <Walkers fill={mix(light.shadow, '#0e1c24', 0.6)} />
      <Solid camera={camera} light={light} faces={placed(crewTruck, turn, truckAt)} />
      <Pipes
        camera={camera}
        light={light}
        runs={[-0.87, 0.87].map((x) => ({
          points:
            placed(
              [
                {
                  fill: '',
                  points: [
                    [x, 1.14, 0.02],
                    [x * 0.96, gate.y + 0.02, gate.z - 0.1],
                  ],
                },
              ],
              turn,
              truckAt,
            )[0]?.points ?? [],
          r: 0.011,
          fill: '#8d979b',
        }))}
      />
      <Solid
        camera={camera}
        light={light}
        faces={placed(
          [
            ...placed(thermos, 20, [-0.66, gate.y, 0.1]),
            ...placed(cooler, -8, [0.68, gate.y, 0.3]),
          ],
          turn,
          truckAt,
        )}
      />
      <HardHats spots={[-0.72, -0.445, -0.17, 0.105, 0.38].map((x) => at(x, gate.y, 0.34))} />
      <ToolBelt at={at(-1, 1.27, -0.66)} />
      <ToolBelt at={at(-1, 1.27, -2)} />
      <Tufts
        fill={mix(ground.dark, woods[3], 0.4)}
        random={random}
        within={[0, 800, 420, 895]}
        count={26}
        size={26}
      />
    </>
  )
}
