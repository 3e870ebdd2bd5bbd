import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { alpenglow, blueHour, dusk, evening, noon, sunAt } from '../kit/light.ts'
import { mountainHouse } from '../kit/lodge.ts'
import { made } from '../kit/materials.ts'
import { commercialBlock, hillHouse } from '../kit/modern.ts'
import { gable } from '../kit/gable.ts'
import { glassGable, windows } from '../kit/openings.ts'
import { stonework } from '../kit/joinery.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { between, seeded } from '../kit/random.ts'
import { run, SkiRuns } from '../kit/skiruns.tsx'
import { Solid } from '../kit/solid.tsx'
import { box, pane } from '../kit/solids.ts'
import { placed, type Camera, type Face } from '../kit/space.ts'
import { cottage, hotel } from '../kit/town.ts'
import { disc } from '../kit/path.ts'
import { Ridge } from '../kit/woods.tsx'
import { Estate } from './estate.tsx'

const view: Camera = { eye: [-8, 4, 52], focal: 1400, middle: 760, horizon: 640 }

const MountainEstate = () => {
  const light = alpenglow
  const random = seeded(101)
  const { woods } = light
  return (
    <Estate
      winter
      light={light}
      seed={101}
      peak="low"
      at={[-100, 700]}
      top={360}
      snow={0.6}
      camera={{ ...view, focal: 1500, horizon: 630 }}
      faces={[
        ...placed(hotelWing(light), -34, [-9, 0, -18]),
        ...placed(
          mountainHouse({ light, random, roof: light.snow.half, seam: null }),
          -34,
          [7, 0, -4],
        ),
      ]}
      behind={
        <>
          <Ridge
            crest={[
              [300, 660],
              [560, 480],
              [800, 370],
              [1000, 320],
              [1240, 350],
              [1600, 300],
            ]}
            fill={woods[1]}
            random={random}
            trees={18}
            rows={[mix(woods[1], woods[2], 0.3)]}
          />
          <SkiRuns
            fill={light.snow.half}
            runs={[
              run(random, [980, 330], [820, 690], 50),
              run(random, [1220, 356], [1280, 690], 56),
              run(random, [780, 390], [640, 680], 34),
            ]}
          />
          <Ridge
            crest={[
              [0, 640],
              [500, 670],
              [1000, 650],
              [1600, 600],
            ]}
            fill={woods[2]}
            random={random}
            trees={44}
          />
        </>
      }
    />
  )
}
const hotelWing = (light: typeof alpenglow): Face[] => [
  ...gable({
    x: [-9, 3],
    z: [-8, 0],
    base: -1,
    eave: 3.2,
    ridge: 6.4,
    along: 'x',
    wall: made.timber,
    roof: light.snow.half,
    seam: null,
  }),
  ...windows([-7.6, -4], [0.8, 2.6], 0, light, 3),
  ...windows([-2.6, 1.4], [0.8, 2.6], 0, light, 3),
]

const CommercialVail = () => {
  const light = sunAt(noon, 1400)
  return (
    <Estate
      winter
      light={light}
      seed={111}
      peak="saw"
      at={[60, 1000]}
      top={230}
      snow={0.7}
      camera={{ ...view, focal: 1250, horizon: 670 }}
      faces={placed(commercialBlock(light, seeded(111), 4, 5, made.plaster), -26, [9, 0, -8])}
    />
  )
}

/** A street of new houses, the last one still without its neighbours' lights. */
function Community() {
  const light = sunAt(evening, 1420)
  const random = seeded(121)
  const camera: Camera = { eye: [-4, 5, 60], focal: 1350, middle: 700, horizon: 620 }
  const far = [0, 1, 2].flatMap((i) =>
    placed(cottage(random, light), 26, [-30 + i * 9, 0, -48 - i * 4], 1.2),
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={4}
        massifs={[{ spine: 'castle', x: [200, 1400], top: 230, snow: 0.3 }]}
        ridges={[
          [560, 580, 560],
          [610, 620, 600],
        ]}
      />
      <Solid faces={[...far, ...sortRow(light)]} camera={camera} light={light} />
      <path fill={mix(light.ground.half, light.haze, 0.5)} d="M560 690L640 686L1240 900H520z" />
      <path
        fill={mix(light.ground.half, light.haze, 0.8)}
        d="M520 900L560 690L548 690L380 900zM1240 900L640 686L654 686L1380 900z"
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 720],
          [260, 740],
          [400, 860],
          [420, 900],
        ]}
      />
      <Tufts
        fill={mix(light.ground.half, light.ground.dark, 0.4)}
        random={random}
        within={[0, 770, 360, 896]}
        count={30}
        size={24}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 110, 860, 6, 300, 130), ...clump(random, 1560, 880, 3, 260, 60)]}
      />
    </>
  )
}

/** Far houses first. */
function sortRow(light: typeof evening): Face[] {
  const random = seeded(125)
  return [0, 1, 2, 3, 4].flatMap((i) =>
    placed(cottage(random, light), -30, [2 + i * 6.4, 0, -34 + i * 11], 1.25),
  )
}

const MountainStar = () => {
  const light = sunAt(dusk, 330, 470)
  return (
    <Estate
      light={light}
      seed={131}
      peak="lone"
      at={[240, 1240]}
      top={270}
      camera={{ eye: [-8, 2, 54], focal: 1480, middle: 760, horizon: 640 }}
      faces={placed(hillHouse(light, seeded(131)), -24, [7, 1.6, -4])}
    >
      <path
        fill={mix(light.ground.dark, light.woods[3], 0.4)}
        d="M900 900C1100 836 1400 800 1600 700V900z"
      />
    </Estate>
  )
}

/** A lodge at the blue hour, warm pools steaming in front of it. */
function LodgeSpa() {
  const light = blueHour
  const random = seeded(141)
  const camera: Camera = { eye: [-12, 7, 90], focal: 1800, middle: 640, horizon: 640 }
  const lodge = placed(hotel(light, 44, 4, light.snow.half, made.cedar), -14, [14, 0, -10])
  const steam = [620, 800, 980, 1180].map((x) => {
    const w = between(random, 18, 34)
    return `M${x} 800c-${Math.round(w)}-40 ${Math.round(w)}-60 0-110c${Math.round(w * 1.6)} 40 ${Math.round(w)} 70 ${Math.round(w * 0.9)} 108z`
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={3}
        massifs={[{ spine: 'whales', x: [100, 1700], top: 270, snow: 0.8, ribs: 2 }]}
        ridges={[
          [560, 560, 530],
          [620, 640, 600],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 730, 7, 300, 120), ...clump(random, 420, 730, 6, 210, 110)]}
      />
      <Solid faces={lodge} camera={camera} light={light} />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 750],
          [600, 742],
          [1100, 752],
          [1600, 744],
        ]}
      />
      <path
        fill={made.stone}
        d="M460 812C520 772 760 764 1000 768C1240 772 1420 784 1440 816C1420 856 1140 868 900 866C640 864 460 850 460 812z"
      />
      <path
        fill="#5fb0b4"
        d="M490 812C560 782 780 776 1000 780C1220 784 1396 794 1412 816C1390 846 1120 854 900 852C660 850 500 840 490 812z"
      />
      <path
        fill="#f2c98c"
        opacity=".65"
        d="M820 790l60 0-8 12-44 0zM900 800l120 2-30 14-70-2zM1060 792l90 4-20 10-60-2zM860 824l160 4-60 8-80-4z"
      />
      <path fill="#dce8ee" opacity=".3" d={steam.join('')} />
      <Bank
        fill={mix(light.ground.lit, light.ground.half, 0.4)}
        crest={[
          [0, 840],
          [400, 866],
          [900, 884],
          [1600, 850],
        ]}
      />
      <Boulders
        snow
        light={light}
        random={random}
        at={[
          [470, 836, 50],
          [540, 858, 34],
          [1430, 836, 48],
          [1360, 862, 30],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 100, 900, 7, 370, 160), ...clump(random, 1555, 910, 3, 340, 70)]}
      />
    </>
  )
}

/** A restaurant front at dusk: wide windows, a timber canopy, a string of lamps over the terrace. */
function Restaurant() {
  const light = sunAt(dusk, 360, 480)
  const random = seeded(151)
  const camera: Camera = { eye: [-5, 2.4, 26], focal: 1500, middle: 620, horizon: 640 }
  const table = (x: number, z: number): Face[] => [
    ...box([x - 0.06, x + 0.06], [0, 0.72], [z - 0.06, z + 0.06], made.steelDark),
    ...box([x - 0.55, x + 0.55], [0.72, 0.8], [z - 0.5, z + 0.5], made.cedarPale),
    ...[-0.95, 0.95].flatMap((dx) => [
      ...box([x + dx - 0.2, x + dx + 0.2], [0.42, 0.48], [z - 0.2, z + 0.2], made.cedar),
      ...box([x + dx - 0.2, x + dx + 0.2], [0, 0.42], [z - 0.02, z + 0.02], made.timber),
    ]),
  ]
  const front: Face[] = [
    ...gable({
      x: [-10, 9],
      z: [-10, -0.4],
      base: -0.3,
      eave: 4,
      ridge: 7,
      along: 'x',
      wall: made.stone,
      roof: made.steelDark,
    }),
    ...stonework([-10, 9], [-0.2, 3.8], -0.38, random, made.stoneDark, 50),
    ...windows([-8.8, -4], [0.5, 3], -0.3, light, 5),
    ...windows([4.6, 8], [0.5, 3], -0.3, light, 4),
    ...gable({
      x: [-3, 3.6],
      z: [-8, 1.4],
      base: -0.3,
      eave: 4.2,
      ridge: 7.6,
      along: 'z',
      wall: made.cedar,
      roof: made.steelDark,
      rake: 1.4,
    }),
    ...glassGable([-2.2, 2.8], [0, 3.8], 6.6, 1.4, light, 4),
    ...box([-9.4, -3.2], [3.2, 3.4], [-0.3, 1.8], made.timber),
    ...box([4, 8.6], [3.2, 3.4], [-0.3, 1.8], made.timber),
    ...box([-11, 11], [-0.3, 0], [-0.4, 8], made.stone),
    pane([-2.2, 2.8], [-0.28, -0.02], 8.02, made.stoneDark),
    ...table(-7, 3.4),
    ...table(-4.2, 4.6),
    ...table(6.6, 3.6),
    ...table(-8.6, 5.6),
  ]
  const lamps = Array.from(
    { length: 15 },
    (_, i) => [640 + i * 62, 468 + Math.sin((i / 14) * Math.PI * 2 + 0.4) ** 2 * 44] as const,
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={5}
        massifs={[{ spine: 'low', x: [-100, 700], top: 380, air: 0.25, snow: 0.4 }]}
        ridges={[
          [560, 590, 550],
          [620, 640, 600],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1540, 740, 6, 420, 100), ...clump(random, 520, 720, 5, 210, 90)]}
      />
      <Solid faces={placed(front, -12, [3.6, 0, 0])} camera={camera} light={light} />
      <path
        fill="none"
        stroke="#2a2f35"
        strokeWidth="2"
        d={`M${lamps.map(([x, y]) => `${x} ${Math.round(y)}`).join('L')}`}
      />
      <path
        fill={light.window[0]}
        d={lamps.map(([x, y]) => disc(x, Math.round(y) + 6, 5)).join('')}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 790],
          [400, 800],
          [800, 868],
          [1200, 880],
          [1600, 860],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 110, 900, 6, 330, 150)} />
      <Tufts fill={light.ground.half} random={random} within={[0, 820, 560, 890]} count={24} />
    </>
  )
}

export const projects: Pictures = {
  'project-luxury-mountain-estate-beaver-creek': {
    alt: 'A timber and stone estate below ski runs on a pink winter morning, windows lit.',
    focus: [66, 64],
    draw: MountainEstate,
  },
  'project-commercial-building-vail': {
    alt: 'A four-storey building with shops and a stone tower in Vail, snow around it, jagged peaks behind.',
    focus: [64, 60],
    draw: CommercialVail,
  },
  'project-residential-community-eagle': {
    alt: 'A street of new houses near Eagle in evening light, Castle Peak above their roofs.',
    focus: [60, 60],
    draw: Community,
  },
  'project-mountain-star-home-avon': {
    alt: 'A house with three tilted roofs steps down a steep slope at dusk, a deck hanging over the valley.',
    focus: [66, 60],
    draw: MountainStar,
  },
  'project-lodge-and-spa-beaver-creek': {
    alt: 'A lodge with rows of lit windows at the blue hour, a warm pool steaming in the snow before it.',
    focus: [60, 66],
    draw: LodgeSpa,
  },
  'project-restaurant-edwards': {
    alt: 'A restaurant front at dusk: glass gable, stone walls, tables on a terrace under a string of lamps.',
    focus: [62, 62],
    draw: Restaurant,
  },
}
