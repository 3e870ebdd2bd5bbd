import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { gable } from '../../kit/gable.ts'
import { Bank } from '../../kit/ground.tsx'
import { lumber, stonePallet } from '../../kit/joinery.ts'
import { alpenglow } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { pickup } from '../../kit/machines/pickup.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, boards } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane, patch } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

const lamp = '#f6c981'

/** The open bay: a bench, shelves with their boxes, a lamp; everything in its place. */
const bay = (x: number): Face[] => [
  pane([x - 0.2, x + 4.2], [0, 4], 0.03, made.timber),
  pane([x, x + 4], [0, 3.8], 0.05, lamp, true),
  pane([x, x + 4], [0, 0.5], 0.06, '#c9955b', true),
  ...[1.7, 2.5].map((y) => pane([x + 0.3, x + 2.5], [y, y + 0.1], 0.07, '#a06d3f', true)),
  ...[
    [0.4, 1.8, 0.5, '#b5623c'],
    [1, 1.8, 0.4, '#5f7d78'],
    [1.6, 1.8, 0.6, '#8a6749'],
    [0.5, 2.6, 0.7, '#8a6749'],
    [1.5, 2.6, 0.4, '#b5623c'],
  ].map(([dx, y, w, fill]) =>
    pane(
      [x + Number(dx), x + Number(dx) + Number(w)],
      [Number(y), Number(y) + 0.42],
      0.08,
      String(fill),
      true,
    ),
  ),
  pane([x + 0.3, x + 2.6], [0.9, 1.04], 0.08, '#7b5030', true),
  ...[0.4, 2.4].map((dx) => pane([x + dx, x + dx + 0.12], [0.3, 0.9], 0.08, '#7b5030', true)),
  pane([x + 3.1, x + 3.2], [0.3, 2.6], 0.08, '#7b5030', true),
  pane([x + 3.5, x + 3.58], [0.3, 2.3], 0.08, '#7b5030', true),
]

/** The firm's yard before seven: workshop lit, crew truck loaded, machines and timber under first snow. */
export function Services() {
  const light = sunAt(alpenglow, 260)
  const random = seeded(46)
  const camera: Camera = { eye: [-3, 3.4, 32], focal: 1700, middle: 620, horizon: 590 }
  const { snow } = light
  const clad = '#5b6f6a'
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
  const shop: Face[] = [
    ...gable({
      x: [-7, 11],
      z: [-10, 0],
      base: -0.4,
      eave: 4.8,
      ridge: 7.6,
      along: 'x',
      wall: clad,
      roof: mix(snow.lit, snow.half, 0.25),
      seam: null,
      thick: 0.45,
    }),
    ...boards([-7, 11], [0.3, 4.7], 0, mix(clad, light.shadow, 0.4), 0.6),
    ...boardDoor([-5.8, -1.8], [0, 3.8], 0.05, 6, made.cedarPale),
    ...bay(-0.6),
    ...boardDoor([5, 9], [0, 3.8], 0.05, 6, made.cedarPale),
    ...[-5.3, -4.4, -3.5, -2.6].map((x) => pane([x, x + 0.6], [2.7, 3.3], 0.14, lamp, true)),
    patch(
      [
        [-3.4, 0.02, 6.4],
        [5, 0.02, 6.4],
        [3.4, 0.02, 0.2],
        [-0.6, 0.02, 0.2],
      ],
      '#eec3a0',
      true,
    ),
    ...box([8.6, 9], [6, 9.4], [-6, -5.6], made.steelDark),
    ...box([8.45, 9.15], [9.4, 9.6], [-6.1, -5.5], made.steelDark),
  ]
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
      <Solid faces={placed(shop, -10, [5.4, 0, -2])} camera={camera} light={light} />
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
