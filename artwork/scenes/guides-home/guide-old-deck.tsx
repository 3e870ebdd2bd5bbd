import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { storm } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import type { Camera, Face } from '../../kit/space.ts'
import { oldDeck, wallAt } from './old-deck-parts.ts'

const camera: Camera = { eye: [0.5, 1.9, 6.4], focal: 1800, middle: 850, horizon: 326 }
const siding = '#7f5a44'

/** The house that the deck hangs on: boards, a stone foot, the stain below the ledger's end. */
const house: Face[] = [
  ...box([wallAt - 0.05, 6], [-0.3, 0.34], [-6, 0.04], made.stone),
  ...box([wallAt, 6], [0.34, 4], [-6, 0], siding),
  ...Array.from({ length: 16 }, (_, i) => 0.34 + i * 0.23).flatMap((y) => [
    pane([wallAt, 6], [y, y + 0.025], 0.01, '#4f372b'),
    patch(
      [
        [wallAt - 0.01, y, -6],
        [wallAt - 0.01, y, 0],
        [wallAt - 0.01, y + 0.025, 0],
        [wallAt - 0.01, y + 0.025, -6],
      ],
      '#4f372b',
    ),
  ]),
  ...box([wallAt - 0.03, wallAt + 0.13], [0.34, 4], [-0.03, 0.03], '#93705a'),
  ...[0.02, 0.18].flatMap((y, row) =>
    [0, 0.62, 1.1].map((x) =>
      pane(
        [wallAt + 0.1 + x + row * 0.24, wallAt + 0.5 + x + row * 0.24],
        [y, y + 0.11],
        0.05,
        made.stoneDark,
      ),
    ),
  ),
]

/** Under the edge of an old deck in April: the place where it meets the house. */
export function OldDeck() {
  const light = storm
  const random = seeded(1231)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={520}
        clouds={4}
        massifs={[{ spine: 'castle', x: [-160, 900], top: 130, snow: 0.7 }]}
        ridges={[
          [360, 380, 370],
          [450, 455, 450],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 60, 600, 5, 260, 90), ...clump(random, 560, 560, 4, 150, 60)]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.lit, 0.3)}
        crest={[
          [0, 590],
          [800, 570],
          [1600, 590],
        ]}
      />
      <path fill={light.snow.half} d="M0 770C120 742 250 748 320 778C230 806 90 812 0 800z" />
      <Solid
        faces={[
          floor([-5, 2.2], [-2.6, 0.35], 0.005, mix(light.ground.half, made.soilDark, 0.7), true),
          ...house,
          ...oldDeck,
        ]}
        camera={camera}
        light={light}
      />
      <Tufts
        fill={light.ground.dark}
        random={random}
        within={[0, 800, 1230, 898]}
        count={46}
        size={26}
      />
    </>
  )
}
