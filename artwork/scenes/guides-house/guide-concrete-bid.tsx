import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, pane } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

const camera: Camera = { eye: [0.2, 1.75, 5], focal: 1330, middle: 780, horizon: 286 }
const rust = '#8a4f38'

/** Three bids side by side, a line for everything a slab needs: the empty cells are the point. */
const sheet = (): Face[] => {
  const filled = [
    [1, 1, 0],
    [1, 0, 0],
    [1, 1, 1],
    [1, 1, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 0, 0],
  ]
  return [
    ...box([-0.34, 0.34], [0, 0.92], [-0.02, 0], made.copper),
    pane([-0.3, 0.3], [0.04, 0.84], 0.005, '#f6f0e2', true),
    ...filled.flatMap((row, i) => {
      const y = 0.66 - i * 0.09
      return [
        pane([-0.27, 0.27], [y - 0.022, y - 0.016], 0.008, '#b9b2a2', true),
        pane([-0.27, -0.11], [y + 0.012, y + 0.034], 0.008, made.steel, true),
        ...row.map((full, k) =>
          pane(
            [-0.05 + k * 0.115, 0.03 + k * 0.115],
            [y + 0.004, y + 0.044],
            0.008,
            full ? '#4f6f6b' : '#f6f0e2',
            true,
          ),
        ),
      ]
    }),
    pane([-0.27, 0.27], [0.75, 0.79], 0.008, '#4f6f6b', true),
    ...box([-0.14, 0.14], [0.83, 0.94], [0, 0.03], made.steel),
  ]
}

/** A form set, its steel on chairs, and the paper that says what was priced. */
export function ConcreteBid() {
  const light = dawn
  const random = seeded(617)
  const lengthways = Array.from({ length: 14 }, (_, i) => -1.5 + i * 0.6).flatMap((x) =>
    box([x - 0.022, x + 0.022], [0.16, 0.2], [-9.6, 0.3], rust),
  )
  const across = Array.from({ length: 15 }, (_, i) => -9.7 + i * 0.7).flatMap((z) =>
    box([-1.8, 7], [0.2, 0.24], [z - 0.02, z + 0.02], rust),
  )
  const chairs = [0.1, -1.3].flatMap((z) =>
    Array.from({ length: 8 }, (_, i) => -1.5 + i * 1.2).flatMap((x) =>
      box([x - 0.07, x + 0.07], [0.03, 0.16], [z - 0.06, z + 0.06], made.concreteWet),
    ),
  )
  const pegs = [-1.4, 0.3, 2, 3.6].flatMap((x) =>
    box([x, x + 0.09], [-0.05, 0.5], [0.46, 0.55], made.cedarPale),
  )
  const faces: Face[] = [
    floor([-2, 8], [-10, 0.4], 0.02, made.gravel),
    ...box([-2.08, -2], [0, 0.36], [-10, 0.4], made.board),
    ...box([-2.08, 8], [0, 0.36], [-10.1, -10], made.board),
    ...chairs,
    ...lengthways,
    ...across,
    ...box([-2.08, 8], [0, 0.36], [0.36, 0.44], made.board),
    ...pegs,
    footprint([0.95, 2.05], [0.6, 1.15], mix(made.soilDark, light.shadow, 0.25), -0.04),
    ...placed(sheet(), -9, [1.36, -0.04, 0.8]),
    ...box([2.5, 2.72], [0.36, 0.6], [0.3, 0.46], made.machine),
    ...box([2.56, 2.66], [0.42, 0.54], [0.46, 0.47], made.steelDark),
    pane([2.47, 2.51], [-0.04, 0.4], 0.48, '#f0cf62'),
    ...bar([-1.2, 0.4], [-0.5, 0.4], 0.05, [0.36, 0.42], made.machine),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={420}
        clouds={3}
        massifs={[{ spine: 'twin', x: [560, 1560], top: 110, snow: 0.5 }]}
        ridges={[
          [300, 320, 300],
          [350, 370, 350],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 150, 440, 6, 190, 90), ...clump(random, 1500, 450, 6, 260, 80)]}
      />
      <path
        fill={mix(made.soil, light.ground.half, 0.25)}
        d="M0 440C500 424 1000 428 1600 440V900H0z"
      />
      <path
        fill={mix(made.soilDark, light.ground.half, 0.15)}
        opacity=".5"
        d="M0 560C220 520 380 500 520 470L300 640L0 720zM0 860C500 838 1100 852 1600 836V900H0z"
      />
      <Solid faces={faces} camera={camera} light={light} />
    </>
  )
}
