import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { drum, ring } from '../../kit/drum.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, pane, patch } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

const camera: Camera = { eye: [-1.4, 1.9, 8.4], focal: 1330, middle: 640, horizon: 500 }
const gray = '#b3aca2'
const stain = '#a4532c'

/** A south wall in the sun: silver boards on the left, stain with a wet edge on the right. */
export function Stain() {
  const light = sunAt(summer, 330)
  const random = seeded(619)
  const edge = [
    1.2, 1.2, 1.2, 0.2, 0.2, 0.2, -0.5, -0.5, -0.5, -1.4, -1.4, -1.4, -1.9, -1.9, -1.9, -2.3, -2.3,
  ]
  const boards = edge.flatMap((x, i): Face[] => {
    const [y0, y1] = [0.1 + i * 0.3, 0.1 + i * 0.3 + 0.27]
    const old = mix(gray, i % 3 === 1 ? '#ffffff' : '#8d8a86', i % 2 === 0 ? 0.12 : 0.04)
    const fresh = mix(stain, made.timber, (i * 5) % 3 === 0 ? 0.1 : 0)
    return [
      ...box([-4.4, x], [y0, y1], [0, 0.05], old),
      ...box([x, 6], [y0, y1], [0, 0.05], fresh),
      patch(
        [
          [x - 0.12, y0, 0.056],
          [x + 0.5, y0, 0.056],
          [x + 0.62, y1, 0.056],
          [x + 0.04, y1, 0.056],
        ],
        mix(fresh, '#3b1d12', 0.28),
      ),
      pane([-4.4, x], [y0 - 0.03, y0], 0.052, mix(gray, '#2c2522', 0.45)),
      pane([x, 6], [y0 - 0.03, y0], 0.052, mix(stain, '#2c1a16', 0.55)),
    ]
  })
  const trestle = (x: number): Face[] => [
    ...bar([x - 0.3, -0.3], [x, 0.72], 0.08, [1.3, 1.38], made.cedarPale),
    ...bar([x + 0.3, -0.3], [x, 0.72], 0.08, [1.3, 1.38], made.cedarPale),
    ...bar([x - 0.3, -0.3], [x, 0.72], 0.08, [1.9, 1.98], made.board),
    ...bar([x + 0.3, -0.3], [x, 0.72], 0.08, [1.9, 1.98], made.board),
  ]
  const faces: Face[] = [
    ...box([-4.4, 6], [-0.4, 5.3], [-4, 0], gray),
    ...boards,
    pane([-4.4, 6], [-0.4, 0.1], 0.05, made.stone),
    ...box([-4.46, -4.28], [0.1, 5.3], [0.02, 0.1], gray),
    // The window: its glass papered, its frame taped, a natural stop for the brush.
    ...box([1.5, 3.5], [1.55, 3.5], [0.05, 0.12], made.white),
    pane([1.62, 3.38], [1.67, 3.38], 0.13, '#4f86b3', true),
    pane([1.68, 3.32], [1.73, 3.32], 0.135, '#d9c8a4', true),
    pane([1.68, 3.32], [2.5, 2.53], 0.14, '#b9a67f', true),
    ...box([-5.2, 6.6], [5.2, 5.42], [-0.4, 1.1], made.timber),
    ...trestle(-0.9),
    ...trestle(1.7),
    ...box([-1.5, 2.4], [0.72, 0.8], [1.25, 2.05], made.cedarPale),
    footprint([-0.62, 0.3], [1.42, 1.86], '#8a6540', 0.802),
    ...drum([-0.38, 0.8, 1.65], [0.26, 0.3], 0.5, made.steel, made.white),
    patch(ring(-0.38, 1.302, 1.65, 0.26), mix(stain, '#2a1008', 0.2), true),
    ...placed(
      [
        ...box([-0.14, 0.14], [0, 0.06], [0, 0.3], '#3a2a20'),
        ...box([-0.14, 0.14], [0, 0.07], [-0.09, 0], made.steel),
        ...box([-0.045, 0.045], [0.01, 0.06], [-0.5, -0.09], made.board),
      ],
      62,
      [0.75, 0.8, 1.75],
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'bells', x: [-260, 620], top: 250, snow: 0.25, air: 0.1 }]}
        ridges={[
          [500, 520, 500],
          [570, 570, 560],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 60, 700, 6, 300, 120)} />
      <Bank
        fill={mix(light.ground.half, light.ground.lit, 0.3)}
        crest={[
          [0, 740],
          [600, 760],
          [1600, 780],
        ]}
      />
      <Solid faces={placed(faces, -14, [1.6, 0, 0])} camera={camera} light={light} />
      <Tufts
        fill={light.ground.dark}
        random={random}
        within={[0, 850, 1600, 898]}
        count={34}
        size={24}
      />
    </>
  )
}
