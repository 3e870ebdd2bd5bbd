import { Bank } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { areas, disc, type Point } from '../../kit/path.ts'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { Ridge } from '../../kit/woods.tsx'
import { xy } from '../../plates/ink.ts'
import { Rooms } from './cutaway-rooms.tsx'
import { ink, Lines, Shape } from './cutaway-shape.tsx'
import { CutStructure, Deck, Garage, Roof } from './cutaway-structure.tsx'

/** A mountain house cut open on a winter evening: what we build and look after, from roof to drive. */
export function CutawayHouse() {
  return (
    <>
      <Behind />
      <Flakes />
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

function Behind() {
  const random = seeded(71)
  const light = sunAt(dusk, 1540)
  return (
    <>
      <path fill="#14303d" d="M0 0H1600V900H0z" />
      <path fill="#1f4252" d="M0 210C400 190 900 236 1600 206V900H0z" />
      <path fill="#35586b" d="M0 360C500 384 900 334 1600 366V900H0z" />
      <path fill="#8f7f8d" d="M0 474C400 458 1100 494 1600 470V900H0z" />
      <path fill="#d79c80" d="M0 558C500 574 1000 540 1600 562V900H0z" />
      <Mountains />
      <Ridge
        crest={[
          [0, 610],
          [200, 590],
          [420, 620],
          [900, 640],
          [1180, 660],
          [1400, 640],
          [1600, 600],
        ]}
        fill="#45525f"
        random={random}
        trees={30}
        floor={840}
      />
      <Nursery />
      <Pines
        light={light}
        fill="#17313a"
        lit="#34525a"
        trees={[
          ...clump(random, 60, 668, 5, 190, 70),
          ...clump(random, 214, 656, 4, 150, 40),
          ...clump(random, 1490, 812, 6, 260, 110),
          ...clump(random, 1240, 806, 3, 130, 40),
        ]}
      />
    </>
  )
}

/** Two massifs in three inks: shade, the side of the last sun, snow. */
const Mountains = () => (
  <>
    <path
      fill="#6d6177"
      d={areas([
        xy('-60,640 40,470 120,500 230,390 290,430 420,560 520,640'),
        xy('1080,680 1210,500 1270,520 1420,352 1480,400 1530,380 1680,680'),
      ])}
    />
    <path
      fill="#d3a18a"
      d={areas([
        xy('40,470 120,500 96,640 64,560'),
        xy('230,390 290,430 420,560 520,640 300,640 262,520'),
        xy('1210,500 1270,520 1236,680 1222,590'),
        xy('1420,352 1480,400 1470,540 1490,680 1420,680 1440,520'),
        xy('1530,380 1680,680 1570,680 1546,520'),
      ])}
    />
    <path
      fill="#efdccf"
      d={areas([
        xy('40,470 120,500 84,512 62,506 44,520 24,500'),
        xy('230,390 290,430 318,458 276,462 252,448 238,474 214,446 184,458 172,450'),
        xy('1210,500 1270,520 1240,536 1222,524 1206,544 1186,532'),
        xy(
          '1420,352 1480,400 1530,380 1556,430 1530,452 1500,436 1462,448 1440,428 1414,462 1392,430 1350,444',
        ),
      ])}
    />
  </>
)

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
  const stones = Array.from({ length: 56 }, () => {
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

/** Snow beside the drive's end and on the slope; the earth in front hides its foot. */
const SnowOnTheGround = () => (
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
)

function Flakes() {
  const random = seeded(40)
  const flakes = Array.from({ length: 44 }, () =>
    disc(
      Math.round(between(random, 0, 1600)),
      Math.round(between(random, 0, 600)),
      Math.round(between(random, 1, 4)),
    ),
  ).join('')
  return <path fill={ink.snow} opacity={0.55} d={flakes} />
}
