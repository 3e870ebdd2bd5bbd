import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { drum } from '../../kit/drum.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { lumber } from '../../kit/joinery.ts'
import { evening } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, pane } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

const camera: Camera = { eye: [-3.4, 4.4, 11.5], focal: 1760, middle: 452, horizon: 216 }

/** Concrete pier, steel base, timber post, two braces: what holds up a corner of the deck. */
const post = (x: number): Face[] => [
  footprint([x - 0.5, x + 1.1], [-0.6, 0.7], '#66683f', 0.01),
  ...drum([x, 0, 0], [0.34, 0.3], 0.4, made.concrete),
  ...box([x - 0.2, x + 0.2], [0.4, 0.46], [-0.2, 0.2], made.steelDark),
  ...box([x - 0.13, x + 0.13], [0.46, 1.4], [-0.13, 0.13], made.cedarPale),
  ...box([x - 0.17, x + 0.17], [0.46, 0.72], [0.13, 0.17], made.steelDark),
  ...bar([x - 0.06, 0.85], [x - 0.62, 1.42], 0.13, [-0.07, 0.07], made.cedarPale),
  ...bar([x + 0.06, 0.85], [x + 0.62, 1.42], 0.13, [-0.07, 0.07], made.cedarPale),
]

/** The frame and its first boards: ledger, joists, beam, posts on steel and piers. */
export function DeckFrame() {
  const light = evening
  const random = seeded(621)
  const joists = Array.from({ length: 20 }, (_, i) => -2 + i * 0.5)
  const laid = Array.from({ length: 11 }, (_, i) => -4 + i * 0.2).flatMap((z, i) =>
    box([-2.1, i === 10 ? 3.4 : 8], [2, 2.05], [z - 0.18, z], i % 2 === 1 ? made.cedar : '#ad7a50'),
  )
  const faces: Face[] = [
    ...box([-1.1, 9.6], [5.2, 5.5], [-12, -3.7], made.timber),
    ...box([-0.6, 9], [-0.4, 5.2], [-12, -4.3], made.cedar),
    pane([-0.6, 9], [-0.4, 0.6], -4.28, made.stone),
    ...windows([0.6, 3.4], [2.2, 4.3], -4.3, light, 3),
    ...windows([4.8, 7.4], [2.9, 4.3], -4.3, light, 3),
    ...box([-0.6, 8], [1.66, 2], [-4.3, -4.2], made.timber),
    floor([-2.2, 9], [-4.3, 0.8], 0.005, '#7a7443', true),
    ...[-1.6, 2.2, 6].flatMap(post),
    ...box([-2.2, 8], [1.4, 1.7], [-0.14, 0.14], made.cedarPale),
    ...joists.flatMap((x) => box([x - 0.05, x + 0.05], [1.7, 2], [-4.2, 0.5], made.board)),
    ...joists.map((x) => floor([x - 0.05, x + 0.05], [-4.2, 0.5], 2.005, '#4a4f52', true)),
    ...laid,
    ...placed(box([0, 3.4], [2, 2.05], [-0.09, 0.09], '#a0704a'), 12, [3.2, 0, -0.9]),
    footprint([-7.6, -3.2], [-0.2, 1.5], '#66683f', 0.01),
    ...placed(lumber(3.6, 2, 5, made.cedar), 6, [-7.2, 0, 0.6]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={440}
        clouds={4}
        massifs={[{ spine: 'saw', x: [-260, 900], top: 110, snow: 0.35 }]}
        ridges={[
          [330, 350, 320],
          [390, 400, 390],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 510, 6, 260, 120), ...clump(random, 430, 470, 4, 150, 60)]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.lit, 0.2)}
        crest={[
          [0, 490],
          [800, 476],
          [1600, 490],
        ]}
      />
      <Solid faces={placed(faces, -10, [1.2, 0, -0.6])} camera={camera} light={light} />
      <Boulders
        light={light}
        random={random}
        at={[
          [150, 640, 30],
          [204, 648, 18],
        ]}
      />
      <Tufts
        fill={light.ground.dark}
        random={random}
        within={[0, 850, 1320, 896]}
        count={44}
        size={24}
      />
    </>
  )
}
