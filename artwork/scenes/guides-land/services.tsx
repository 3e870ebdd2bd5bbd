import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { lumber, stonePallet } from '../../kit/joinery.ts'
import { alpenglow } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { pickup } from '../../kit/machines/pickup.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { workshop } from './workshop.ts'

/** The firm's yard before seven: workshop lit, crew truck loaded, machines and timber under first snow. */
export function Services() {
  const light = sunAt(alpenglow, 20)
  const random = seeded(46)
  const camera: Camera = { eye: [-3, 3.4, 32], focal: 1700, middle: 620, horizon: 590 }
  const { snow } = light
  const stands = (
    faces: readonly Face[],
    turn: number,
    x: number,
    z: number,
    long: number,
    wide: number,
  ) =>
    placed(
      [footprint([-long, long], [-wide, wide], mix(snow.dark, light.shadow, 0.5)), ...faces],
      turn,
      [x, 0, z],
    )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={3}
        massifs={[{ spine: 'lone', x: [-60, 1180], top: 230, snow: 0.6, ribs: 1 }]}
        ridges={[[600, 620, 600]]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 1500, 730, 5, 590, 90)} />
      <Bank
        fill={mix(snow.half, snow.lit, 0.35)}
        crest={[
          [0, 716],
          [600, 706],
          [1600, 716],
        ]}
      />
      <path
        fill={mix(snow.half, snow.dark, 0.35)}
        d="M260 900C480 800 700 760 900 752L1300 752C1300 800 1380 860 1440 900z"
      />
      <path
        fill={mix(snow.half, snow.dark, 0.7)}
        d="M420 900C600 830 780 790 960 770L980 772C820 800 640 850 500 900zM700 900C820 850 940 810 1050 780L1070 780C980 820 880 860 800 900z"
      />
      <Solid faces={placed(workshop(light), -10, [5.4, 0, -2])} camera={camera} light={light} />
      <Solid
        faces={[
          ...stands(mirrored(excavator(-0.3)), -10, -7.2, -5, 2.6, 1.7),
          ...stands(skidSteer(), -16, -0.6, 1.6, 1.8, 1),
          ...stands(lumber(4.6, 4, 3), 8, -10.4, 7, 0, 0),
          ...stands(stonePallet(random), 8, -4.4, 7, 0.8, 0.7),
          ...stands(pickup('#2f5a5c'), -8, 5.6, 7, 3.1, 1.1),
        ]}
        camera={camera}
        light={light}
      />
      <Bank
        fill={snow.lit}
        crest={[
          [0, 880],
          [400, 872],
          [900, 893],
          [1600, 878],
        ]}
      />
    </>
  )
}
