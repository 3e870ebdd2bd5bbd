import { AspenNursery, Aspens } from '../kit/aspens.tsx'
import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { gable } from '../kit/gable.ts'
import { lumber, truss } from '../kit/joinery.ts'
import {
  alpenglow,
  autumn,
  blueHour,
  dawn,
  evening,
  noon,
  summer,
  sunAt,
  type Light,
} from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import { windows } from '../kit/openings.ts'
import { People } from '../kit/people.tsx'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { casement, room } from '../kit/room.ts'
import { Solid } from '../kit/solid.tsx'
import { bar, box, floor, pane, patch } from '../kit/solids.ts'
import { placed, type Camera, type Face } from '../kit/space.ts'
import type { spines } from '../kit/spines.ts'

/** A truss on trestles, ready for the crane. */
function Build() {
  const light = sunAt(evening, 1420, 380)
  const random = seeded(401)
  const camera: Camera = { eye: [-2, 2.2, 22], focal: 1500, middle: 640, horizon: 640 }
  const trestle = (x: number): Face[] => [
    ...bar([x - 0.5, 0], [x, 1], 0.12, [-0.5, -0.4], made.cedar),
    ...bar([x + 0.5, 0], [x, 1], 0.12, [-0.5, -0.4], made.cedar),
    ...bar([x - 0.5, 0], [x, 1], 0.12, [0.4, 0.5], made.cedar),
    ...bar([x + 0.5, 0], [x, 1], 0.12, [0.4, 0.5], made.cedar),
    ...box([x - 0.1, x + 0.1], [0.95, 1.08], [-0.7, 0.7], made.cedar),
  ]
  const faces = [
    ...placed(lumber(5, 4), 6, [8, 0, -3]),
    ...placed(
      [
        ...trestle(-3.4),
        ...trestle(3.4),
        ...truss([-5.4, 5.4], 1.25, 3.5, 0, made.cedarPale, 0.42),
      ],
      -10,
      [4, 0, 2],
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[{ spine: 'whales', x: [200, 1500], top: 290, snow: 0.4 }]}
        ridges={[
          [570, 590, 560],
          [630, 640, 620],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 730, 6, 270, 110), ...clump(random, 320, 720, 5, 180, 90)]}
      />
      <path
        fill={mix(light.ground.half, made.gravel, 0.4)}
        d="M0 740C500 716 1000 730 1600 716V900H0z"
      />
      <path
        fill={mix(light.ground.dark, made.gravel, 0.2)}
        opacity=".6"
        d="M560 836L1400 800L1480 822L700 866z"
      />
      <Solid faces={faces} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 850],
          [500, 872],
          [1000, 886],
          [1600, 862],
        ]}
      />
      <Tufts
        fill={mix(light.ground.half, light.ground.dark, 0.3)}
        random={random}
        within={[0, 862, 1600, 896]}
        count={40}
        size={24}
      />
    </>
  )
}

const inside: Camera = { eye: [-0.4, 1.7, 5.2], focal: 1200, middle: 720, horizon: 500 }
const seated: Camera = { eye: [1, 1.9, 5.6], focal: 1500, middle: 960, horizon: 400 }
const soft = (light: Light): Light => ({
  ...light,
  front: 0.75,
  shadow: mix(light.shadow, '#8a6a52', 0.75),
})

/** A room with a window on the range; what stands on the table tells which guide it is. */
function Table({
  light,
  seed,
  peak,
  wall,
  things,
}: {
  light: Light
  seed: number
  peak: keyof typeof spines
  wall: string
  things: readonly Face[]
}) {
  const random = seeded(seed)
  const faces: Face[] = [
    ...room({
      x: [-4.4, 4.4],
      height: 3,
      back: -2.6,
      front: 5,
      opening: { x: [-0.6, 3.2], y: [0.9, 2.6] },
      wall,
    }),
    ...casement([-0.6, 3.2], [0.9, 2.6], -2.6, 3),
    ...box([-1.6, 3.8], [0.72, 0.84], [0.2, 2.8], made.cedarPale),
    ...things,
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={2}
        massifs={[{ spine: peak, x: [560, 1560], top: 290, snow: 0.45 }]}
        ridges={[
          [480, 500, 480],
          [530, 540, 520],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 800, 600, 5, 150, 80), ...clump(random, 1320, 600, 5, 180, 70)]}
      />
      <Solid faces={faces} camera={seated} light={soft(light)} />
    </>
  )
}

const sheet = (
  x: readonly [number, number],
  z: readonly [number, number],
  fill: string,
  y = 0.845,
) => floor(x, z, y, fill, true)
const mug = (x: number, z: number, fill: string): Face[] => [
  ...box([x, x + 0.24], [0.84, 1.12], [z, z + 0.24], fill),
  ...box([x + 0.24, x + 0.34], [0.9, 1.05], [z + 0.08, z + 0.14], fill),
]

function News() {
  const light = alpenglow
  const columns = [0.3, 0.86, 1.42].flatMap((x) =>
    [1.35, 1.5, 1.65, 1.8, 1.95, 2.1].map((z) =>
      sheet([x, x + 0.46], [z, z + 0.05], '#9a9a94', 0.855),
    ),
  )
  return (
    <Table
      light={light}
      seed={411}
      peak="saw"
      wall="#d8ccb8"
      things={[
        sheet([0.1, 2.1], [0.7, 2.4], made.white),
        sheet([0.3, 1.9], [0.85, 1.05], made.steelDark, 0.855),
        sheet([1.2, 1.88], [1.2, 1.3], made.copper, 0.855),
        ...columns,
        ...mug(-0.7, 1.2, '#2f5f5c'),
      ]}
    />
  )
}

function BuildingGuide() {
  const light = dawn
  const rows = [1.1, 1.3, 1.5, 1.7, 1.9].map((z) =>
    sheet([0, 0.8], [z, z + 0.06], '#b5ada0', 0.885),
  )
  const house: Face[] = [
    {
      fill: '#2f5f78',
      plain: true,
      points: [
        [1.2, 0.89, 2],
        [1.9, 0.89, 2],
        [1.9, 0.89, 1.5],
        [1.55, 0.89, 1.15],
        [1.2, 0.89, 1.5],
      ],
    },
    {
      fill: '#f3ad55',
      plain: true,
      points: [
        [1.42, 0.895, 2],
        [1.68, 0.895, 2],
        [1.68, 0.895, 1.6],
        [1.42, 0.895, 1.6],
      ],
    },
  ]
  return (
    <Table
      light={light}
      seed={421}
      peak="twin"
      wall="#cfc4b0"
      things={[
        ...box([-0.3, 2.25], [0.84, 0.87], [0.75, 2.45], '#7d5a10'),
        sheet([-0.2, 0.95], [0.8, 2.35], made.white, 0.88),
        sheet([0.98, 2.15], [0.8, 2.35], made.white, 0.88),
        sheet([0.94, 0.99], [0.8, 2.35], made.stone, 0.886),
        ...rows,
        ...house,
        ...mug(-1.1, 0.9, made.copper),
        ...bar([-1.2, 0.86], [-0.5, 0.88], 0.05, [1.8, 1.85], made.machine),
      ]}
    />
  )
}

/** Half the wall painted, tins on the boards. */
function RemodelGuide() {
  const light = sunAt(summer, 1400)
  const random = seeded(431)
  const tin = (x: number, z: number, fill: string): Face[] => [
    ...box([x, x + 0.4], [0, 0.46], [z, z + 0.4], made.steel),
    ...box([x + 0.02, x + 0.38], [0.12, 0.34], [z + 0.4, z + 0.41], fill),
    floor([x + 0.04, x + 0.36], [z + 0.04, z + 0.36], 0.47, fill),
  ]
  const faces: Face[] = [
    ...room({
      x: [-4.4, 4.4],
      height: 3,
      back: -2.6,
      front: 5,
      opening: { x: [0.4, 3.4], y: [0.3, 2.7] },
      wall: made.white,
    }),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      pane(
        [-4.4 + i * 0.5, -3.88 + i * 0.5],
        [0.12, 2.5 - ((i * 37) % 5) * 0.14 - i * 0.12],
        -2.58,
        '#6f8f86',
      ),
    ),
    ...box([-4.4, 0.3], [0, 0.14], [-2.6, -2.54], made.white),
    ...casement([0.4, 3.4], [0.3, 2.7], -2.6, 3, 2),
    floor([-3.6, 0.2], [-2.2, 1.2], 0.02, '#e8e0d0'),
    ...bar([-1.4, 0], [-0.7, 2.2], 0.1, [-1, -0.9], made.cedarPale),
    ...bar([0, 0], [-0.5, 2.2], 0.1, [-1, -0.9], made.cedarPale),
    ...[0.4, 0.85, 1.3, 1.75].flatMap((y) =>
      box([-1.3 + y * 0.32, -0.08 - y * 0.22], [y, y + 0.08], [-1, -0.8], made.cedarPale),
    ),
    ...tin(-2.4, 0.2, '#6f8f86'),
    ...tin(-1.7, 0.8, made.copper),
    ...tin(0.8, 0.4, '#6f8f86'),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={2}
        massifs={[{ spine: 'lone', x: [640, 1600], top: 320, snow: 0.4 }]}
        ridges={[
          [540, 560, 540],
          [600, 600, 590],
        ]}
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#5f8a55"
        lit="#98b866"
        trees={clump(random, 1280, 720, 6, 240, 110)}
      />
      <Solid faces={faces} camera={inside} light={soft(light)} />
    </>
  )
}

/** The porch after the storm: shovel, broom, a cleared path. */
function Service() {
  const light = sunAt(noon, 1380)
  const random = seeded(441)
  const camera: Camera = { eye: [-4, 3, 26], focal: 1650, middle: 560, horizon: 600 }
  const house: Face[] = [
    ...gable({
      x: [-7, 7],
      z: [-9, -2],
      base: -0.4,
      eave: 3.6,
      ridge: 7,
      along: 'x',
      wall: made.cedar,
      roof: light.snow.lit,
      seam: null,
      over: 1.6,
    }),
    ...windows([-5.6, -2.4], [0.9, 2.6], -2, light, 3),
    ...windows([3, 5.6], [0.9, 2.6], -2, light, 2),
    patch(
      [
        [-8, 5.2, -3.6],
        [-1, 4.2, -1.4],
        [4, 5, -3.2],
        [7.9, 4.4, -1.9],
        [7.9, 3.1, -0.3],
        [-8, 3.1, -0.3],
      ],
      light.snow.half,
      true,
      true,
    ),
    ...box([3.4, 4.8], [5.6, 8.6], [-6, -4.6], made.stone),
    ...box([3.2, 5], [8.6, 8.95], [-6.2, -4.4], light.snow.lit),
    ...box([-0.8, 0.8], [0, 2.5], [-2, -1.9], '#2f5f5c'),
    ...windows([-0.3, 0.3], [1.5, 2.2], -1.9, light, 1),
    ...box([-7, 7], [-0.5, 0], [-2, 1.4], made.cedarPale),
    ...[-6.8, -2.2, 2, 6.6].flatMap((x) => box([x, x + 0.26], [0, 3.2], [1, 1.26], made.timber)),
    ...box([-7.2, 7.2], [3.1, 3.4], [0.9, 1.4], made.timber),
    ...box([-1.4, 1.4], [-0.9, -0.5], [1.4, 2.2], made.cedar),
    ...bar([2.6, 0], [3.1, 2], 0.07, [1.5, 1.56], made.board),
    ...box([2.3, 2.95], [-0.5, 0.3], [1.5, 1.58], made.machine),
    ...box([-1.9, -1.6], [0, 0.34], [0.4, 0.7], made.timber),
    ...box([-2.4, -2.1], [0, 0.34], [0.4, 0.7], made.timber),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={670}
        clouds={3}
        massifs={[{ spine: 'bells', x: [-80, 900], top: 270, snow: 0.75 }]}
        ridges={[
          [560, 580, 560],
          [620, 630, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1480, 730, 8, 430, 130), ...clump(random, 540, 720, 4, 200, 70)]}
      />
      <Solid faces={placed(house, -14, [4, 0, 0])} camera={camera} light={light} />
      <path
        fill={light.ground.lit}
        d="M0 770C300 744 500 770 680 760C760 770 840 790 880 800L740 900H0zM1010 800C1200 770 1400 770 1600 752V900H1060z"
      />
      <path
        fill={light.ground.dark}
        d="M880 800L740 900H770L900 806zM1010 800L1060 900H1036L996 804z"
      />
      <path fill="#b8b4aa" d="M900 806L996 804L1036 900H770z" />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 100, 890, 6, 360, 150)} />
    </>
  )
}

/** Three roofs under snow; somebody looks after the dark ones. */
function Manage() {
  const light = blueHour
  const random = seeded(451)
  const camera: Camera = { eye: [-6, 4, 50], focal: 1500, middle: 640, horizon: 640 }
  const dark: Light = { ...light, window: ['#3c5570', '#3c5570', '#3c5570'] }
  const house = (own: Light, w: number): Face[] => [
    ...gable({
      x: [-w, w],
      z: [-9, 0],
      base: -1,
      eave: 3.6,
      ridge: 3.6 + w,
      along: 'z',
      wall: made.timber,
      roof: light.snow.half,
      seam: null,
      rake: 1.1,
    }),
    ...windows([-w + 1, -0.6], [0.6, 2.6], 0, own, 2),
    ...windows([0.8, w - 1], [-0.4, 2.6], 0, own, 1),
    ...windows([-1.2, 1.2], [4.2, 5.6], 0, own, 2),
    ...box([w * 0.4, w * 0.4 + 1], [3.6, 5 + w], [-5, -4], made.stone),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[{ spine: 'dome', x: [100, 1180], top: 290, snow: 0.7 }]}
        ridges={[
          [570, 590, 560],
          [630, 640, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          ...clump(random, 1500, 740, 8, 330, 130),
          ...clump(random, 640, 730, 5, 200, 80),
          ...clump(random, 1010, 720, 4, 240, 60),
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(house(dark, 4.4), 14, [-3, 0, -10]),
          ...placed(house(dark, 4.6), -22, [20, 0, -4]),
          ...placed(house(light, 5), -10, [9, 0, 2]),
        ]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.lit, 0.4)}
        crest={[
          [0, 760],
          [400, 742],
          [800, 770],
          [1100, 774],
          [1600, 752],
        ]}
      />
      <path fill="#eec184" opacity=".45" d="M880 786l170-8 120 8 50 26-210 12-160-14z" />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 830],
          [500, 812],
          [1000, 840],
          [1600, 820],
        ]}
      />
      <path fill={light.ground.dark} d="M980 812L1040 812L900 900H740z" />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 100, 895, 7, 370, 150)} />
    </>
  )
}

/** An overlook in autumn: a cairn, two people, the whole valley. */
function Place() {
  const light = sunAt(autumn, 1350)
  const random = seeded(461)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={760}
        clouds={4}
        massifs={[
          { spine: 'low', x: [-200, 900], top: 430, air: 0.55 },
          { spine: 'saw', x: [360, 1700], top: 290, air: 0.1, snow: 0.4 },
        ]}
        ridges={[
          [600, 640, 560],
          [650, 700, 620],
          [710, 740, 700],
        ]}
      />
      <path
        fill="#86a4a8"
        d="M560 780C700 742 820 760 900 730C940 716 930 700 990 690L1010 694C960 710 980 724 940 742C880 772 800 780 740 800z"
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#c08a2c"
        lit="#edbf4b"
        trees={[...clump(random, 420, 800, 8, 110, 170), ...clump(random, 700, 790, 5, 80, 100)]}
      />
      <path
        fill={light.ground.dark}
        d="M820 900L900 838L1010 800L1100 806L1240 764L1400 770L1600 730V900z"
      />
      <path
        fill={mix(light.ground.dark, light.rock.half, 0.5)}
        d="M900 838L1010 800L1100 806L1060 860L960 900H820zM1240 764L1400 770L1360 830L1220 820z"
      />
      <People
        fill="#16302f"
        figures={[
          { x: 1280, y: 776, height: 132, pose: 'point' },
          { x: 1210, y: 782, height: 122 },
        ]}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [1060, 812, 40],
          [1056, 786, 32],
          [1062, 764, 25],
          [1058, 746, 18],
          [1150, 830, 34],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 905, 7, 400, 150), ...clump(random, 1560, 840, 4, 330, 70)]}
      />
      <Tufts fill="#8c8a4a" random={random} within={[860, 850, 1600, 895]} count={40} size={22} />
    </>
  )
}

export const guides: Pictures = {
  'guide-build': {
    alt: 'A king-post truss on trestles, ready to be raised, long white ridges behind it.',
    focus: [62, 66],
    draw: Build,
  },
  'guide-remodel': {
    alt: 'A room half painted in green, tins and a stepladder, a new window on a peak and aspens.',
    focus: [56, 56],
    draw: RemodelGuide,
  },
  'guide-service': {
    alt: 'A porch after snow: the path cleared, a shovel against the post, two white peaks behind.',
    focus: [60, 64],
    draw: Service,
  },
  'guide-manage': {
    alt: 'Three houses under snow at the blue hour, two dark and one lit.',
    focus: [62, 62],
    draw: Manage,
  },
  'guide-place': {
    alt: 'Two people and a cairn on an overlook, a river and gold aspens in the valley, jagged peaks beyond.',
    focus: [66, 62],
    draw: Place,
  },
  'guide-news': {
    alt: 'A newspaper and a mug on a table by a window on jagged winter peaks.',
    focus: [58, 62],
    draw: News,
  },
  'building-guide': {
    alt: 'An open book with the drawing of a house on a table, a twin peak in the window.',
    focus: [56, 66],
    draw: BuildingGuide,
  },
}
