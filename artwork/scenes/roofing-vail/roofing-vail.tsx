import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { noon } from '../../kit/lights-high.ts'
import { type Light, sunAt } from '../../kit/light.ts'
import { area, type Point } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { Pipes } from '../../kit/pipes.tsx'
import { posed } from '../../kit/print/pose.ts'
import { shovels } from '../../kit/print/poses.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { workwear } from '../../kit/print/stage.ts'
import { type Stand, standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { fill, lines, xy } from '../../plates/ink.ts'
import { street } from './village-street.ts'
import { cable, heatCable, heldRoof, on, ropeAnchor } from './held-roof.ts'

const camera: Camera = { eye: [-4, 9.6, 26], focal: 1640, middle: 700, horizon: 330 }
const turn = 12
const place: Place = [5.3, 0, -1.4]

/** A spot of the roof in the world. */
const set = (points: readonly Place[]): readonly Place[] =>
  placed([{ fill: '', points }], turn, place)[0]?.points ?? points

/** Vail at roof height: three rows of guards hold the storm, a roped worker clears the rest. */
export function RoofingVail() {
  const light: Light = {
    ...sunAt(noon, 240),
    sky: [
      [0, '#3a76a4'],
      [0.4, '#86b3cb'],
      [0.75, '#dfe0d6'],
      [1, '#f6e6cc'],
    ],
    front: 0.5,
  }
  const random = seeded(523)
  const { ground, woods } = light
  const feet = set([on(-3.5, 2.9)])[0] ?? place
  const [px, py] = project(camera, feet)
  const tall = (1.8 * camera.focal) / (camera.eye[2] - feet[2])
  const [ax, ay] = project(camera, set([ropeAnchor])[0] ?? place)
  const stand: Stand = { at: [Math.round(px), Math.round(py)], scale: tall / 400, side: -1 }
  const { shape } = standing(stand)
  const { body, arm } = posed(stand, workwear, [-0.7, -0.7], shovels)
  const down = ([x, z]: readonly [number, number]): Point => project(camera, [x, -6, z])
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={480}
        clouds={2}
        massifs={[{ spine: 'saw', x: [60, 1560], top: 70, snow: 0.7, air: 0.12, ribs: 2 }]}
        ridges={[
          [350, 380, 340],
          [410, 426, 400],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 60, 560, 7, 150, 120),
          ...clump(random, 380, 520, 5, 90, 90),
          ...clump(random, 700, 530, 6, 110, 100),
        ]}
      />
      <path
        fill={mix(ground.half, ground.dark, 0.45)}
        d={area(
          (
            [
              [-12, -110],
              [-15, -80],
              [-13.4, -50],
              [-12.6, -30],
              [-11, -8],
              [-7.6, -8],
              [-9.4, -30],
              [-10, -50],
              [-11.2, -80],
              [-10, -110],
            ] as const
          ).map(down),
        )}
      />
      <Solid camera={camera} light={{ ...light, shadow: '#3f6690' }} faces={street(light)} />
      <Solid camera={camera} light={light} faces={placed(heldRoof(light), turn, place)} />
      <Pipes runs={[cable(set(heatCable()))]} camera={camera} light={light} />
      <path
        fill="none"
        stroke="#d0532f"
        strokeWidth="3"
        d={`M${Math.round(px)} ${Math.round(py - tall * 0.55)}L${Math.round(ax)} ${Math.round(ay)}`}
      />
      <Printed
        impressions={[
          ...body,
          lines('#8a5a35', 5, shape(xy('-60,-232 -214,-64'))),
          fill('#2f3a40', shape(xy('-196,-100 -232,-66 -286,-20 -230,-4'))),
          ...arm,
        ]}
      />
    </>
  )
}
