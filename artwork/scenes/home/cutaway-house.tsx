import { Bank } from '../../kit/ground.tsx'
import { disc, type Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { between, seeded } from '../../kit/random.ts'
import { wooded } from '../../plates/growth.ts'
import { box, fill, type Impression, land, lens, xy } from '../../plates/ink.ts'
import { massif } from '../../plates/massif.ts'
import { Rooms } from './cutaway-rooms.tsx'
import { ink, Lines, Shape } from './cutaway-shape.tsx'
import { CutStructure, Deck, Garage, Roof } from './cutaway-structure.tsx'
import { spruces } from './spruces.ts'

/** A mountain house cut open on a winter evening: what we build and look after, from roof to drive. */
export function CutawayHouse() {
  return (
    <>
      <Behind />
      <SnowOnTheGround />
      <Earth />
      <Rooms />
      <CutStructure />
      <Garage />
      <Deck />
      <Roof />
    </>
  )
}

/** The evening in four inks, snow in the air, two mountains, woods and near spruces. */
function Behind() {
  const random = seeded(40)
  const [top, ...bands] = ink.sky
  const range = (seed: number, line: string) =>
    massif(xy(line), {
      random: seeded(seed),
      base: 690,
      sun: 1,
      inks: ink.mountain,
      shards: 1.1,
      reach: 0.9,
    })
  const edges = [
    '-10,190 400,214 820,176 1200,206 1610,182',
    '-10,352 380,330 800,366 1240,338 1610,360',
    '-10,486 420,508 900,474 1300,500 1610,478',
  ]
  // A flake is a line without length and with round ends.
  const flakes = [4, 6, 8].map((stroke): Impression => {
    const at = Array.from(
      { length: 26 },
      () => `M${Math.round(between(random, 0, 1600))} ${Math.round(between(random, 0, 600))}h0`,
    )
    return { ink: ink.snowShade, stroke, d: at.join('') }
  })
  return (
    <Printed
      impressions={[
        fill(top, box(0, 0, 1600, 900)),
        ...bands.map((band, i) => fill(band, land(edges[i] ?? '', 900))),
        ...range(12, '-60,660 40,470 84,506 120,496 228,386 262,424 290,430 420,560 540,660'),
        ...range(
          8,
          '1080,680 1210,500 1240,530 1270,516 1420,348 1456,396 1480,400 1530,372 1690,680',
        ),
        fill(
          ink.woods,
          wooded(random, '-10,610 200,592 420,622 900,640 1180,658 1400,640 1610,600', 48, 26, 860),
        ),
        ...flakes,
        ...spruces(random, ink.tree, 700, [
          [24, 676, 140],
          [92, 672, 190],
          [58, 680, 170],
          [214, 662, 150],
          [1236, 812, 130],
          [1478, 812, 250],
          [1556, 816, 200],
          [1596, 820, 290],
        ]),
      ]}
    />
  )
}

/** The level of the ground, left to right: drive, house, slope under the deck. */
const grade: readonly Point[] = [
  [0, 664],
  [250, 644],
  [536, 644],
  [1152, 804],
  [1320, 812],
  [1480, 824],
  [1600, 832],
]

function Earth() {
  const random = seeded(9)
  const stones = Array.from({ length: 80 }, () => {
    const x = Math.round(between(random, 6, 1594))
    const y = Math.round(between(random, x > 1150 ? 864 : 768, 896))
    return disc(x, y, Math.round(between(random, 4, 17)), Math.round(between(random, 3, 10)))
  }).join('')
  return (
    <>
      <Shape fill={ink.topsoil} points={[...grade, [1600, 900], [0, 900]]} />
      <Shape
        fill={ink.earth}
        points={[
          [0, 690],
          [250, 672],
          [536, 690],
          [1152, 824],
          [1600, 850],
          [1600, 900],
          [0, 900],
        ]}
      />
      <Shape
        fill={ink.earthDeep}
        points={[
          [0, 800],
          [300, 790],
          [560, 812],
          [1160, 868],
          [1600, 884],
          [1600, 900],
          [0, 900],
        ]}
      />
      <path fill={ink.cobble} d={stones} />
      {/* how deep the frost goes: every footing is below it */}
      <Lines stroke={ink.snowDark} width={2} dash="2 9" d="M0 736L250 716H520M1156 864L1600 894" />
      {/* drive: slab, snowmelt loops, gravel */}
      <Shape
        fill={ink.gravel}
        points={[
          [0, 686],
          [250, 666],
          [536, 666],
          [536, 678],
          [250, 678],
          [0, 698],
        ]}
      />
      <Shape
        fill={ink.concrete}
        points={[
          [0, 664],
          [250, 644],
          [536, 644],
          [536, 666],
          [250, 666],
          [0, 686],
        ]}
      />
      <path
        fill={ink.copper}
        d={Array.from({ length: 13 }, (_, i) =>
          disc(10 + i * 19, Math.round(676 - i * 1.5), 4),
        ).join('')}
      />
    </>
  )
}

/** Snow on the slope; the earth in front hides its foot. */
const SnowOnTheGround = () => (
  <>
    <Bank
      floor={860}
      fill={ink.snow}
      crest={[
        [1150, 800],
        [1230, 782],
        [1330, 794],
        [1450, 800],
        [1600, 802],
      ]}
    />
    <Printed
      impressions={[
        fill(
          ink.snowShade,
          lens(1270, 797, 60, 3),
          lens(1380, 806, 50, 3),
          lens(1500, 812, 70, 3),
          lens(1560, 822, 40, 2),
        ),
      ]}
    />
  </>
)
