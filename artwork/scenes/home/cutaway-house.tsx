import { Bank } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { disc, type Point } from '../../kit/path.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { Ridge } from '../../kit/woods.tsx'
import { Rooms } from './cutaway-rooms.tsx'
import { ink, Lines, Shape } from './cutaway-shape.tsx'
import { CutStructure, Deck, Garage, Roof } from './cutaway-structure.tsx'

/** A mountain house cut open on a winter evening: what we build and look after, from roof to drive. */
export function CutawayHouse() {
  return (
    <>
      <Defs />
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

const Defs = () => (
  <defs>
    <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#14303d" />
      <stop offset=".4" stopColor="#35586b" />
      <stop offset=".62" stopColor="#8f7f8d" />
      <stop offset=".76" stopColor="#e0a37f" />
    </linearGradient>
    <radialGradient id="lamplight">
      <stop offset="0" stopColor={ink.glow} stopOpacity=".95" />
      <stop offset=".5" stopColor={ink.lamp} stopOpacity=".4" />
      <stop offset="1" stopColor={ink.lamp} stopOpacity="0" />
    </radialGradient>
  </defs>
)

function Behind() {
  const random = seeded(71)
  const light = sunAt(dusk, 1540)
  return (
    <>
      <path fill="url(#evening)" d="M0 0H1600V900H0z" />
      <Range
        id="far"
        light={light}
        random={random}
        foot={640}
        air={0.2}
        snow={0.5}
        ribs={2}
        spine={[
          [-60, 640],
          [40, 470],
          [120, 500],
          [230, 390],
          [290, 430],
          [420, 560],
          [520, 640],
        ]}
      />
      <Range
        id="near"
        light={light}
        random={random}
        foot={680}
        air={0.1}
        snow={0.45}
        ribs={2}
        spine={[
          [1080, 680],
          [1210, 500],
          [1270, 520],
          [1420, 352],
          [1480, 400],
          [1530, 380],
          [1680, 680],
        ]}
      />
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
        trees={22}
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
  const stones = Array.from({ length: 90 }, () => {
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
  const flakes = Array.from({ length: 80 }, () =>
    disc(
      Math.round(between(random, 0, 1600)),
      Math.round(between(random, 0, 600)),
      Math.round(between(random, 1, 4)),
    ),
  ).join('')
  return <path fill={ink.snow} opacity={0.55} d={flakes} />
}
