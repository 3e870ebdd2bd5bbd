import { AspenNursery, Aspens } from '../kit/aspens.tsx'
import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { studWall, timberFrame } from '../kit/frame.ts'
import { gable } from '../kit/gable.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { lumber, stonePallet } from '../kit/joinery.ts'
import { autumn, blueHour, dawn, evening, summer, sunAt } from '../kit/light.ts'
import { mountainHouse } from '../kit/lodge.ts'
import { excavator } from '../kit/machines/excavator.ts'
import { telehandler } from '../kit/machines/lifts.ts'
import { mirrored } from '../kit/machines/parts.ts'
import { made } from '../kit/materials.ts'
import { commercialBlock } from '../kit/modern.ts'
import { glassGable, windows } from '../kit/openings.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { Solid } from '../kit/solid.tsx'
import { box, patch } from '../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../kit/space.ts'
import { cottage } from '../kit/town.ts'
import { area } from '../kit/path.ts'
import { Estate } from './estate.tsx'

const view: Camera = { eye: [-8, 4, 52], focal: 1400, middle: 760, horizon: 640 }

/** Two gables and a porch among gold aspens. */
function Residential() {
  const light = sunAt(autumn, 1380)
  const random = seeded(19)
  const house = [
    ...gable({
      x: [-12, -2],
      z: [-10, -2],
      base: -1,
      eave: 3.4,
      ridge: 6.6,
      along: 'x',
      wall: made.plaster,
    }),
    ...windows([-10.6, -8], [0.8, 2.6], -2, light, 3),
    ...windows([-6.6, -4], [0.8, 2.6], -2, light, 3),
    ...gable({
      x: [-3.4, 4.4],
      z: [-11, 0],
      base: -1,
      eave: 5,
      ridge: 9,
      along: 'z',
      wall: made.cedar,
      rake: 1.2,
    }),
    ...glassGable([-2.2, 3.2], [-0.1, 3], 5.4, 0, light, 3),
    ...windows([-0.6, 1.6], [6, 7.2], 0, light, 2),
    ...gable({
      x: [4.4, 11],
      z: [-9, -1.4],
      base: -1,
      eave: 2.8,
      ridge: 5.4,
      along: 'x',
      wall: made.stone,
    }),
    ...windows([5.6, 9.6], [-0.6, 2.2], -1.4, light, 4),
    ...box([-3.6, 4.6], [-1, -0.2], [0, 2.6], made.stone),
  ]
  return (
    <Estate
      light={light}
      seed={19}
      peak="twin"
      faces={placed(house, -20, [5, 0, -2])}
      camera={{ ...view, focal: 1700, middle: 700, horizon: 650 }}
      at={[200, 1250]}
    >
      <AspenNursery />
      <Aspens
        light={light}
        fill="#c08a2c"
        lit="#edbf4b"
        trees={[
          ...clump(seeded(2), 640, 800, 6, 250, 130),
          ...clump(seeded(5), 1430, 820, 6, 330, 120),
        ]}
      />
    </Estate>
  )
}

const Commercial = () => {
  const light = sunAt(summer, 1400)
  return (
    <Estate
      light={light}
      seed={29}
      peak="dome"
      at={[140, 1100]}
      camera={{ ...view, focal: 1300, horizon: 660 }}
      faces={placed(commercialBlock(light, seeded(29)), -22, [8, 0, -6])}
    />
  )
}

/** The timber frame up, nothing else yet: the best day of a build. */
function CustomBuilds() {
  const light = sunAt(evening, 300)
  const faces: Face[] = [
    ...placed(
      [
        ...box([-6.4, 6.4], [-1, 0], [-16, 1], made.concrete),
        ...timberFrame([-5, 5], [-15, 0], 4, 5, 4.2),
      ],
      -24,
      [5, 0, -4],
    ),
    ...placed(lumber(5, 3), 8, [-4.6, -0.6, 5]),
    ...placed(mirrored(telehandler(26, 6.4).faces), -10, [-9, -1, -6]),
  ]
  return (
    <Estate
      light={light}
      seed={39}
      peak="saw"
      at={[260, 1500]}
      faces={faces}
      camera={{ ...view, focal: 2350, middle: 600, horizon: 636 }}
    />
  )
}

const CustomLuxury = () => {
  const light = blueHour
  const random = seeded(49)
  return (
    <Estate
      winter
      light={light}
      seed={49}
      peak="lone"
      at={[240, 1260]}
      top={250}
      snow={0.7}
      camera={{ ...view, focal: 1480, horizon: 630 }}
      faces={placed(
        mountainHouse({ light, random, roof: light.snow.half, seam: null, wall: made.timber }),
        -30,
        [5, 0, -4],
      )}
    >
      <path fill="#efc285" opacity=".4" d="M760 804l180-14 190 8 60 20-240 20-170-14z" />
    </Estate>
  )
}

/** Thirty acres from above: one road, sixteen roofs, the meadow left whole in the middle. */
function Subdivision() {
  const light = sunAt(evening, 1440)
  const random = seeded(59)
  const camera: Camera = { eye: [0, 74, 150], focal: 1300, middle: 800, horizon: 250 }
  const spots: readonly (readonly [number, number, number])[] = [
    [-64, -150, 20],
    [-24, -168, 0],
    [20, -164, -10],
    [64, -148, -24],
    [96, -116, -50],
    [-98, -112, 50],
    [-112, -64, 80],
    [112, -66, -80],
    [-40, -104, 16],
    [4, -112, 0],
    [50, -98, -18],
    [-104, -10, 100],
    [108, -14, -90],
    [-76, 26, 130],
    [84, 22, 220],
    [-66, -58, 70],
    [72, -50, -70],
  ]
  const ground = (points: readonly (readonly [number, number])[]) =>
    area(
      points.map(([x, z]) => project(camera, [x, 0, z])),
      1,
    )
  const ring = (r: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (2 * Math.PI * i) / 40
      return [Math.cos(a) * r * 1.12, -62 + Math.sin(a) * r * 0.92] as const
    })
  const homes = spots
    .toSorted((a, b) => a[1] - b[1])
    .flatMap(([x, z, turn]) => {
      const at: Place = [x, 0, z]
      return [
        ...placed(
          [
            patch(
              [
                [-7, 0.05, -10],
                [-7, 0.05, 5],
                [7, 0.05, 5],
                [7, 0.05, -10],
              ],
              mix(light.ground.half, light.ground.lit, 0.3),
              true,
            ),
          ],
          turn,
          at,
          1.5,
        ),
        ...placed(cottage(random, light), turn, at, 2),
      ]
    })
  const trees = Array.from({ length: 46 }, () => {
    const [x, z] = [random() * 340 - 170, random() * 240 - 190]
    const [px, py] = project(camera, [x, 0, z])
    return {
      x: px,
      y: py,
      height: (1300 / (150 - z)) * (7 + random() * 6),
      kind: Math.floor(random() * 5),
    }
  }).filter((t) => Math.abs(t.x - 800) > 420 || t.y < 520)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={400}
        clouds={3}
        massifs={[
          { spine: 'castle', x: [520, 1500], top: 130, snow: 0.3 },
          { spine: 'low', x: [-200, 620], top: 230, air: 0.5 },
        ]}
        ridges={[
          [330, 350, 330],
          [370, 380, 370],
        ]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.dark, 0.35)}
        crest={[
          [0, 410],
          [800, 400],
          [1600, 412],
        ]}
      />
      <path fill={light.ground.half} d={ground(ring(150))} />
      <path fill={mix(made.gravel, light.haze, 0.3)} d={ground(ring(88))} />
      <path fill={mix(light.ground.half, light.ground.lit, 0.25)} d={ground(ring(80))} />
      <path
        fill={mix(made.gravel, light.haze, 0.3)}
        d={ground([
          [-4, 24],
          [4, 24],
          [16, 90],
          [2, 90],
        ])}
      />
      <path fill={mix(light.ground.lit, light.ground.half, 0.35)} d={ground(ring(44))} />
      <path
        fill="#7fa3a4"
        d={ground([
          [-20, -50],
          [-6, -62],
          [16, -60],
          [24, -48],
          [10, -40],
          [-12, -40],
        ])}
      />
      <Solid faces={homes} camera={camera} light={light} />
      <Pines light={light} fill={light.woods[3]} trees={trees} />
    </>
  )
}

/** A house between foundation and roof, everything the firm does in one lot. */
function ConstructionServices() {
  const light = sunAt(dawn, 380)
  const random = seeded(69)
  const faces: Face[] = [
    ...placed(
      [
        ...box([-8, 8], [-1.2, 0], [-9, 0.4], made.concrete),
        ...studWall([-7.6, 0], 3, -8.4),
        ...studWall([0, 7.6], 3, -8.4),
        ...box([0.4, 7.4], [0.1, 3], [-8, -0.2], made.board),
        ...gable({
          x: [0.2, 7.6],
          z: [-8.4, 0],
          base: 3,
          eave: 3,
          ridge: 6,
          along: 'z',
          wall: made.wrap,
          roof: made.board,
          seam: null,
        }),
        ...windows(
          [2.6, 5.2],
          [0.8, 2.4],
          -0.18,
          { ...light, window: ['#5d7078', '#5d7078', '#5d7078'] },
          2,
        ),
        ...studWall([-7.6, 0], 3, 0, [-5, -2.6]),
      ],
      -18,
      [6, 0, 0],
    ),
    ...placed(mirrored(excavator(-0.4)), -14, [-6.5, -1.2, -4], 0.9),
    ...placed(lumber(4.6, 4), 6, [10.6, -1.2, 9]),
    ...placed(stonePallet(random), 10, [8.6, -1.2, 10]),
  ]
  return (
    <Estate
      light={{ ...light, ground: { ...light.ground, dark: '#5d7462' } }}
      seed={69}
      peak="whales"
      at={[500, 1900]}
      faces={faces}
      camera={{ ...view, focal: 2300, middle: 540, horizon: 600 }}
    />
  )
}

/** An A-frame let for the week: snow to the sills, a steaming tub, stars. */
function VacationRentals() {
  const light = blueHour
  const random = seeded(79)
  const camera: Camera = { eye: [-6, 3, 34], focal: 1600, middle: 660, horizon: 660 }
  const frame = gable({
    x: [-5, 5],
    z: [-10, 0],
    base: -0.6,
    eave: 0.4,
    ridge: 10,
    along: 'z',
    wall: made.cedar,
    roof: light.snow.half,
    seam: null,
    rake: 1.5,
    over: 0.5,
    thick: 0.5,
  })
  const faces = placed(
    [
      ...frame,
      ...glassGable([-3.4, 3.4], [0.2, 2.8], 8.4, 0, light, 4),
      ...box([-6, 6], [-0.8, 0], [0, 4], made.cedarPale),
    ],
    -24,
    [7, 0, 0],
  )
  const tub = placed(
    [
      ...box([-1.3, 1.3], [0, 1], [-1.3, 1.3], made.cedar),
      patch(
        [
          [-1.1, 1.02, 1.1],
          [1.1, 1.02, 1.1],
          [1.1, 1.02, -1.1],
          [-1.1, 1.02, -1.1],
        ],
        '#9cc9c9',
        true,
      ),
    ],
    -24,
    [-3.6, -0.2, 6],
  )
  const stars = Array.from(
    { length: 46 },
    () => `M${Math.round(random() * 1600)} ${Math.round(random() * 280)}h2v2h-2z`,
  ).join('')
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={2}
        massifs={[{ spine: 'bells', x: [120, 1060], top: 260, snow: 0.6 }]}
        ridges={[
          [550, 580, 540],
          [610, 640, 600],
        ]}
      />
      <path fill="#dfe6ee" opacity=".8" d={stars} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          ...clump(random, 1450, 740, 9, 420, 150),
          ...clump(random, 640, 720, 5, 200, 110),
          ...clump(random, 880, 700, 4, 230, 80),
        ]}
      />
      <Solid faces={faces} camera={camera} light={light} />
      <Bank
        fill={mix(light.ground.lit, light.ground.half, 0.4)}
        crest={[
          [0, 760],
          [300, 744],
          [620, 776],
          [1000, 792],
          [1600, 756],
        ]}
      />
      <path fill="#f0c084" opacity=".4" d="M900 800l240-12 200 16 40 26-300 10-220-16z" />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 850],
          [500, 830],
          [1000, 856],
          [1600, 836],
        ]}
      />
      <Solid faces={tub} camera={camera} light={light} />
      <path
        fill="#e8eef2"
        opacity=".35"
        d="M764 790C744 750 794 730 774 690C804 720 834 740 804 780C834 760 844 730 838 710C874 750 854 780 826 794z"
      />
      <Tufts fill={light.ground.dark} random={random} within={[0, 860, 1600, 896]} count={14} />
      <Boulders
        snow
        light={light}
        random={random}
        at={[
          [520, 812, 36],
          [1330, 832, 40],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 90, 900, 7, 380, 150)} />
    </>
  )
}

export const buildings: Pictures = {
  residential: {
    alt: 'A family house with two gables among gold aspens, a twin peak behind it.',
    focus: [64, 64],
    draw: Residential,
  },
  commercial: {
    alt: 'A three-storey building of timber, stone and glass with shops below, mountains behind.',
    focus: [64, 62],
    draw: Commercial,
  },
  'custom-builds': {
    alt: 'A timber frame standing on its slab in evening light, lumber and a telehandler beside it.',
    focus: [66, 62],
    draw: CustomBuilds,
  },
  'custom-luxury-homes': {
    alt: 'A mountain house with snow on its roofs and every window lit at the blue hour.',
    focus: [66, 66],
    draw: CustomLuxury,
  },
  subdivision: {
    alt: 'Thirty acres from above: houses around a ring road, a meadow and a pond in the middle, hills behind.',
    focus: [50, 62],
    draw: Subdivision,
  },
  'construction-services': {
    alt: 'A house half framed on its foundation at dawn, an excavator and stacked lumber beside it.',
    focus: [62, 64],
    draw: ConstructionServices,
  },
  'vacation-rentals': {
    alt: 'An A-frame in deep snow at night, lit from within, a steaming tub on its deck, stars over two peaks.',
    focus: [64, 62],
    draw: VacationRentals,
  },
}
