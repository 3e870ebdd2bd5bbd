import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { type Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boards, windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane, patch, wheel } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

const cell = '#22405c'
const [eave, ridge] = [3.2, 7.8] as const

/** A field of panels on the roof that looks to the sun: the lower row still wears a rim of snow. */
const panels: Face[] = [0, 1].flatMap((row) =>
  Array.from({ length: 7 }, (_, i) => {
    const at = (x: number, t: number) =>
      [x, eave + (ridge - eave) * t + 0.62, -5 * t + 0.06] as const
    const [x0, x1] = [-6.2 + i * 1.55, -4.78 + i * 1.55]
    const [t0, t1] = [0.08 + row * 0.42, 0.46 + row * 0.42]
    const glint = Math.max(0, 1 - Math.abs(i - 4.2 + row) * 0.34)
    const shine = mix(cell, '#8fb6d6', 0.75 * glint)
    const middle = (t0 + t1) / 2
    return [
      patch([at(x0, t0), at(x1, t0), at(x1, t1), at(x0, t1)], shine, true, true),
      patch(
        [
          at(x0, middle - 0.006),
          at(x1, middle - 0.006),
          at(x1, middle + 0.006),
          at(x0, middle + 0.006),
        ],
        mix(shine, '#ffffff', 0.3),
        true,
        true,
      ),
    ]
  }).flat(),
)

/** The outdoor unit of a heat pump, on brackets above the snow. */
const heatPump: Face[] = [
  ...[-0.8, 0.7].flatMap((x) => box([x, x + 0.12], [-0.6, 0.7], [-0.2, 0.4], made.steelDark)),
  ...box([-1, 1], [0.6, 0.7], [-0.35, 0.45], made.steelDark),
  ...box([-1, 1], [0.7, 2.4], [-0.35, 0.4], made.white),
  ...wheel([-0.28, 1.55], 0.64, [0.4, 0.42], made.steel, 22),
  ...wheel([-0.28, 1.55], 0.56, [0.42, 0.43], made.steelDark, 22),
  ...[0, 1, 2, 3].map((i) => {
    const a = (Math.PI * i) / 2 + 0.4
    const p = (turn: number, r: number) =>
      [-0.28 + Math.cos(a + turn) * r, 1.55 + Math.sin(a + turn) * r, 0.45] as const
    return patch([p(0, 0.1), p(-0.28, 0.5), p(0.3, 0.52), p(0.5, 0.12)], made.steel, false, true)
  }),
  ...wheel([-0.28, 1.55], 0.13, [0.46, 0.48], made.white, 10),
  ...[1, 1.2, 1.4, 1.6, 1.8, 2].map((y) => pane([0.5, 0.86], [y, y + 0.07], 0.41, made.steel)),
  ...box([-1.06, 1.06], [2.4, 2.58], [-0.4, 0.46], '#fff3e6'),
]

/** A house in January: the roof full of panels, the heat pump by the wall, the sun hardly up. */
export function Energy() {
  const light: Light = {
    ...alpenglow,
    sun: { ...alpenglow.sun, x: 150, y: 452, r: 44 },
    front: 0.2,
  }
  const random = seeded(27)
  const camera: Camera = { eye: [-3, 4.2, 25], focal: 1640, middle: 640, horizon: 570 }
  const { snow } = light
  const house: Face[] = [
    ...box([-5.4, -4.2], [5, 9.4], [-8, -6.8], made.stone),
    ...box([-5.6, -4], [9.4, 9.8], [-8.2, -6.6], snow.lit),
    ...gable({
      x: [-6.6, 6.6],
      z: [-10, 0],
      base: -1,
      eave,
      ridge,
      along: 'x',
      wall: made.cedar,
      roof: mix(snow.lit, snow.half, 0.3),
      seam: null,
      over: 0.9,
      thick: 0.5,
    }),
    ...panels,
    ...boards([-6.6, 6.6], [0, 3], 0, made.timber, 0.5),
    ...windows([-5.4, -2.6], [0.7, 2.1], 0, light, 3),
    ...windows([-0.8, 1.2], [0.7, 2.1], 0, light, 2),
    ...placed(heatPump, 0, [3.9, 0.1, 1.2]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={3}
        massifs={[{ spine: 'dome', x: [90, 960], top: 340, air: 0.2, snow: 0.55, ribs: 2 }]}
        ridges={[
          [580, 600, 570],
          [640, 650, 630],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 250, 740, 5, 190, 90)} />
      <Solid faces={placed(house, -14, [4.2, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 800],
          [420, 780],
          [900, 836],
          [1300, 850],
          [1600, 810],
        ]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 840],
          [500, 830],
          [1000, 880],
          [1600, 860],
        ]}
      />
    </>
  )
}
