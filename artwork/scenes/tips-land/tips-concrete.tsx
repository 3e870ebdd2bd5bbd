import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Boulders, Tufts } from '../../kit/ground.tsx'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { barrow, mixer } from '../../kit/machines/mixer.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { Pipes } from '../../kit/pipes.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { driveHouse, forms } from './drive.ts'
import { FreshPile } from './fresh-pile.tsx'
import { cone, high, rule } from './slump.ts'

const camera: Camera = { eye: [0, 0.6, 0], focal: 1500, middle: 1100, horizon: 380 }

/** Before the pour: the cone stands beside what it held, a rod and a rule tell the slump. */
export function TipsConcrete() {
  const light = sunAt(summer, 250, 190)
  const random = seeded(823)
  const earth = mix(made.gravel, made.soil, 0.42)
  const shade = mix(earth, light.shadow, 0.45)
  const up = 0.025
  const coneAt: Place = [-0.12, up, -2.12]
  const pileAt: Place = [0.28, up, -2.12]
  const board: Face[] = [
    footprint([-0.4, 0.58], [-2.6, -1.885], shade, 0.002),
    ...box([-0.4, 0.57], [0, up], [-2.58, -1.91], '#cfa873'),
    patch(
      [
        [-0.16, up + 0.001, -2.06],
        [-0.06, up + 0.001, -2.18],
        [0.5, up + 0.001, -2.36],
        [0.57, up + 0.001, -2.34],
        [0.57, up + 0.001, -2.04],
        [0.3, up + 0.001, -1.97],
      ],
      '#8d714e',
      true,
      true,
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={400}
        clouds={2}
        massifs={[{ spine: 'bells', x: [420, 1330], top: 190, snow: 0.4, ribs: 2 }]}
        ridges={[
          [300, 320, 300],
          [350, 362, 340],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 120, 410, 6, 170, 90), ...clump(random, 1500, 410, 7, 240, 100)]}
      />
      <Solid faces={driveHouse(light)} camera={camera} light={light} />
      <path fill={earth} d="M0 420C500 408 1000 412 1600 406V900H0z" />
      <path
        fill={mix(earth, light.key, 0.25)}
        d="M0 440C500 426 1000 430 1600 424V434C1000 444 500 440 0 470z"
      />
      <path
        fill={mix(earth, light.shadow, 0.1)}
        d="M0 640C400 600 900 640 1600 590V640C900 690 400 660 0 700z
          M0 780C500 750 1000 800 1600 760V900H0z"
      />
      <path
        fill={mix(light.ground.half, light.ground.dark, 0.3)}
        d="M0 752C240 770 520 820 720 900H0z"
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [330, 560, 14],
          [352, 566, 9],
          [700, 690, 16],
          [480, 640, 10],
          [1556, 640, 15],
          [1200, 560, 9],
          [1530, 566, 10],
        ]}
      />
      <Solid
        faces={[
          ...forms,
          ...placed([footprint([-3.6, 4.8], [-1.5, 1.6], shade), ...mixer], 48, [4.9, 0, -27.4]),
          ...placed(
            [footprint([-1, 0.8], [-0.45, 0.5], shade), ...mirrored(barrow('#3f7377'))],
            12,
            [-1.5, 0, -7],
          ),
          ...board,
          ...cone(coneAt),
        ]}
        camera={camera}
        light={light}
      />
      <FreshPile at={project(camera, pileAt)} light={light} random={random} />
      <Solid faces={rule([0.28, up + 0.27, -2.12], 0.23)} camera={camera} light={light} />
      <Pipes
        runs={[
          {
            points: [
              [-0.32, up + high + 0.012, -2.1],
              [0.46, up + high + 0.012, -2.1],
            ],
            r: 0.011,
            fill: '#7d878b',
          },
        ]}
        camera={camera}
        light={light}
      />
      <Tufts
        fill={light.ground.dark}
        random={random}
        within={[0, 820, 700, 895]}
        count={40}
        size={24}
      />
    </>
  )
}
