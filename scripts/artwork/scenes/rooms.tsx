import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { alpenglow, dawn, dusk, evening, noon, sunAt, type Light } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { beams, cabinets, casement, pendant, room, stool } from '../kit/room.ts'
import { stonework } from '../kit/joinery.ts'
import { Solid } from '../kit/solid.tsx'
import { bar, box, floor, pane, patch, sidePane } from '../kit/solids.ts'
import type { Camera, Face } from '../kit/space.ts'
import type { spines } from '../kit/spines.ts'

const inside: Camera = { eye: [-0.6, 1.65, 5.2], focal: 1180, middle: 720, horizon: 520 }
/** Indoors the light is soft: front of every wall half lit. */
const indoors = (light: Light): Light => ({
  ...light,
  front: 0.75,
  shadow: mix(light.shadow, '#8a6a52', 0.75),
})

function View({
  light,
  seed,
  peak,
  left = 300,
  right = 1700,
}: {
  light: Light
  seed: number
  peak: keyof typeof spines
  left?: number
  right?: number
}) {
  const random = seeded(seed)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={600}
        clouds={2}
        massifs={[{ spine: peak, x: [left, right], top: 340, snow: 0.45, ribs: 3 }]}
        ridges={[
          [500, 520, 490],
          [560, 560, 550],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 820, 640, 5, 170, 90), ...clump(random, 1330, 640, 6, 200, 100)]}
      />
    </>
  )
}

/** A window on the range above the sink, island in front. */
function Kitchen() {
  const light = dawn
  const oak = made.cedarPale
  const green = '#4f6a62'
  const faces: Face[] = [
    ...room({
      x: [-4.2, 4],
      height: 3.1,
      back: -3,
      front: 5,
      opening: { x: [-1.1, 3.2], y: [1.1, 2.75] },
    }),
    ...casement([-1.1, 3.2], [1.1, 2.75], -3, 3),
    ...beams([-4.2, 4], 3.1, [-2, -0.4, 1.2]),
    ...box([-3.6, 3.9], [0, 0.88], [-3, -2.4], green),
    ...[-3, -2.3, -1.6, -0.9, -0.2, 0.5, 1.2, 1.9, 2.6].map((x) =>
      pane([x + 0.04, x + 0.6], [0.16, 0.8], -2.38, mix(green, '#ffffff', 0.08)),
    ),
    ...box([-3.6, 3.9], [0.88, 0.95], [-3, -2.35], made.white),
    ...box([1.15, 1.22], [0.95, 1.35], [-2.75, -2.7], made.steelDark),
    ...box([1, 1.22], [1.32, 1.37], [-2.72, -2.55], made.steelDark),
    ...cabinets([-4.2, -3.55], [-3, 1.6], 6, green, made.white),
    ...box([-4.2, -3.8], [1.9, 1.96], [-2.8, 0.6], made.timber),
    ...[-2.5, -2.2, -1.7, -1.3, -0.8, -0.2].flatMap((z, i) =>
      box(
        [-4.1, -3.9],
        [1.96, 2.12 + (i % 3) * 0.07],
        [z, z + 0.18],
        [made.white, made.copper, made.sage][i % 3] ?? made.white,
      ),
    ),
    ...box([-0.9, 2.9], [0.06, 0.9], [-0.9, 0.3], oak),
    ...[0, 1, 2, 3].map((i) =>
      pane(
        [-0.85 + i * 0.95, -0.85 + i * 0.95 + 0.85],
        [0.14, 0.84],
        0.31,
        mix(oak, '#54392a', 0.18),
      ),
    ),
    ...box([-1.1, 3.1], [0.9, 0.98], [-1.05, 0.6], made.stone),
    ...box([0.2, 0.9], [0.98, 1.01], [-0.5, 0], made.timber),
    ...box([1.9, 2.2], [0.98, 1.22], [-0.5, -0.25], made.copper),
    ...[0, 1.1, 2.2].flatMap((x) => stool(x, 1)),
    ...[0, 1, 2].flatMap((x) => pendant(x, -0.3, 1.95, 3.1, light.window[1])),
  ]
  return (
    <>
      <View light={light} seed={4} peak="saw" left={480} right={1640} />
      <Solid faces={faces} camera={inside} light={indoors(light)} />
    </>
  )
}

/** A great room finished: stone hearth, tall glass, timber. */
function GreatRoom() {
  const light = dusk
  const random = seeded(6)
  const chair = (x: number, z: number): Face[] => [
    ...box([x, x + 1.9], [0.12, 0.5], [z, z + 0.9], '#6d7f7c'),
    ...box([x, x + 1.9], [0.5, 0.95], [z + 0.7, z + 0.9], '#6d7f7c'),
    ...box([x - 0.15, x], [0.12, 0.7], [z, z + 0.9], '#62736f'),
    ...box([x + 1.9, x + 2.05], [0.12, 0.7], [z, z + 0.9], '#62736f'),
  ]
  const faces: Face[] = [
    ...room({
      x: [-5, 5],
      height: 4.4,
      back: -4.5,
      front: 5,
      opening: { x: [-0.3, 4.6], y: [0.2, 3.9] },
      wall: '#d9cbb4',
      ceiling: made.cedar,
    }),
    ...casement([-0.3, 4.6], [0.2, 3.9], -4.5, 4, 2),
    ...box([-3.2, -0.6], [0, 4.4], [-4.5, -3.7], made.stone),
    ...stonework([-3.2, -0.6], [0.1, 4.3], -3.7, random, made.stoneDark, 34),
    pane([-2.6, -1.2], [0.4, 1.35], -3.68, '#2a2320', true),
    patch(
      [
        [-2.4, 0.42, -3.66],
        [-1.4, 0.42, -3.66],
        [-1.55, 0.8, -3.66],
        [-1.75, 0.65, -3.66],
        [-1.9, 1.1, -3.66],
        [-2.1, 0.7, -3.66],
        [-2.25, 0.85, -3.66],
      ],
      '#f3ad55',
      true,
    ),
    patch(
      [
        [-2.15, 0.42, -3.65],
        [-1.65, 0.42, -3.65],
        [-1.85, 0.8, -3.65],
      ],
      '#fff3c9',
      true,
    ),
    ...box([-3.3, -0.5], [1.6, 1.78], [-3.75, -3.5], made.timber),
    ...box([-3.4, -0.4], [0, 0.3], [-3.7, -3.1], made.stone),
    ...beams([-5, 5], 4.4, [-3.4, -1.6, 0.2, 2]),
    floor([-3, 3.4], [-2.6, 0.8], 0.02, '#a9604a'),
    floor([-2.7, 3.1], [-2.3, 0.5], 0.03, '#c9a06a'),
    ...box([-0.4, 1.2], [0.32, 0.42], [-1.6, -0.7], made.timber),
    ...chair(-0.8, 0),
    ...box([2.7, 3.5], [0.12, 0.45], [-1.7, -0.9], made.copper),
    ...box([3.3, 3.5], [0.45, 0.95], [-1.7, -0.9], made.copper),
  ]
  return (
    <>
      <View light={light} seed={8} peak="lone" left={560} right={1900} />
      <Solid
        faces={faces}
        camera={{ ...inside, focal: 1120, middle: 640, horizon: 580 }}
        light={indoors(light)}
      />
    </>
  )
}

/** A wall taken back to its studs; the new opening already frames the mountain. */
function Remodel() {
  const light = sunAt(evening, 1400)
  const studs = Array.from({ length: 9 }, (_, i) => -4 + i * 0.42).flatMap((x) =>
    box([x - 0.05, x + 0.05], [0, 3], [-3, -2.85], made.board),
  )
  const saw: Face[] = [
    ...bar([1, 0], [1.3, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([1.7, 0], [1.4, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([2.8, 0], [3.1, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([3.5, 0], [3.2, 0.8], 0.08, [-0.6, -0.5], made.cedar),
    ...bar([1, 0], [1.3, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...bar([1.7, 0], [1.4, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...bar([2.8, 0], [3.1, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...bar([3.5, 0], [3.2, 0.8], 0.08, [0.1, 0.2], made.cedar),
    ...box([0.8, 3.8], [0.8, 0.9], [-0.6, 0.2], made.board),
    ...box([1.2, 2.1], [0.9, 0.98], [-0.4, -0.1], made.steelDark),
  ]
  const faces: Face[] = [
    ...room({
      x: [-4.2, 4],
      height: 3,
      back: -3,
      front: 5,
      opening: { x: [-0.4, 3.4], y: [0.1, 2.75] },
      wall: made.wrap,
      ceiling: '#cdbfa8',
      boards: '#b8a184',
    }),
    pane([-4.2, -0.55], [0, 3], -2.98, '#c48a80'),
    ...studs,
    ...box([-4.2, -0.5], [1.45, 1.55], [-2.98, -2.86], made.board),
    ...box([-4.2, -0.5], [2.9, 3], [-3, -2.84], made.board),
    ...box([-4.2, -0.5], [0, 0.1], [-3, -2.84], made.board),
    ...casement([-0.4, 3.4], [0.1, 2.75], -3, 3),
    sidePane(-4.18, [0, 1.4], [-2.8, 1.2], made.plaster),
    ...bar([-3.9, 0], [-3.2, 2.7], 0.1, [-1.2, -1.1], made.machine),
    ...bar([-3.3, 0], [-2.9, 2.7], 0.1, [-1.2, -1.1], made.machine),
    ...[0.5, 0.95, 1.4, 1.85, 2.3].flatMap((y) =>
      box([-3.78 + y * 0.25, -3.2 + y * 0.14], [y, y + 0.07], [-1.2, -1.1], made.machine),
    ),
    ...[0, 1, 2, 3].flatMap((i) =>
      box([-2.4, 0.4], [i * 0.09, i * 0.09 + 0.08], [-0.2 + (i % 2) * 0.1, 0.5], made.board),
    ),
    ...saw,
  ]
  return (
    <>
      <View light={light} seed={12} peak="twin" left={520} right={1500} />
      <Solid faces={faces} camera={inside} light={indoors(light)} />
    </>
  )
}

/** Drawings on the table, the site itself in the window. */
function PreConstruction() {
  const light = alpenglow
  const ink = '#e6eef0'
  const sheet = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
    floor([x0, x1], [z0, z1], 0.92, fill, true)
  const rule = (x0: number, x1: number, z0: number, z1: number) =>
    floor([x0, x1], [z0, z1], 0.925, ink, true)
  const plan = [
    [0, 2.4, 1.2, 1.22],
    [0, 2.4, 2.28, 2.3],
    [0, 0.02, 1.2, 2.3],
    [2.38, 2.4, 1.2, 2.3],
    [0.9, 0.92, 1.2, 1.8],
    [0, 0.6, 1.8, 1.82],
    [0.9, 1.6, 1.8, 1.82],
    [1.6, 1.62, 1.5, 2.3],
    [1.9, 2.4, 1.7, 1.72],
  ] as const
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4.6],
      height: 3.1,
      back: -3,
      front: 5,
      opening: { x: [-0.6, 4], y: [0.7, 2.7] },
      wall: '#cfc4b2',
    }),
    ...casement([-0.6, 4], [0.7, 2.7], -3, 3),
    ...beams([-4.6, 4.6], 3.1, [-2, -0.2]),
    ...box([-1.6, 4.2], [0.8, 0.9], [0.6, 3], made.cedarPale),
    ...box([-1.4, -1.2], [0, 0.8], [2.7, 2.9], made.timber),
    sheet(-0.3, 2.7, 1, 2.5, '#2f5f78'),
    ...plan.map(([a, b, c, d]) => rule(a, b, c, d)),
    sheet(-1.2, -0.5, 1.2, 2.2, made.white),
    ...[1.35, 1.5, 1.65, 1.8].map((z) =>
      floor([-1.1, -0.62], [z, z + 0.03], 0.925, made.steel, true),
    ),
    ...box([2.75, 4], [0.9, 1], [1.1, 1.2], made.white),
    ...box([2.85, 4.05], [0.9, 1], [1.26, 1.36], made.white),
    ...box([3, 3.3], [0.9, 1.14], [1.9, 2.2], made.copper),
    ...bar([0.3, 0.93], [1.3, 0.95], 0.04, [2.6, 2.64], made.machine),
    ...box([-0.9, -0.6], [0.9, 1.02], [0.8, 1.05], made.stone),
    ...box([-0.5, -0.1], [0.9, 0.98], [0.75, 0.95], made.cedar),
  ]
  return (
    <>
      <View light={light} seed={16} peak="bells" left={620} right={1640} />
      <Solid
        faces={faces}
        camera={{ ...inside, eye: [0.4, 2, 5.2], focal: 1250, middle: 700, horizon: 430 }}
        light={indoors(light)}
      />
    </>
  )
}

/** The key by the door: the house is looked after. */
function Management() {
  const light = noon
  const board = Array.from({ length: 8 }, (_, i) =>
    box([-4.6, 0.5], [i * 0.42, i * 0.42 + 0.4], [-1.1, -1], i % 2 ? made.cedar : '#8a5a39'),
  ).flat()
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4],
      height: 3.3,
      back: -1.1,
      front: 5,
      opening: { x: [0.6, 3.4], y: [0.6, 2.7] },
      wall: made.cedar,
    }),
    ...board,
    ...casement([0.6, 3.4], [0.6, 2.7], -1.1, 2, 2),
    ...box([-1.5, 0.1], [1.95, 2.12], [-1, -0.92], made.timber),
    ...[-1.2, -0.7, -0.2].flatMap((x) =>
      box([x - 0.03, x + 0.03], [1.98, 2.04], [-0.92, -0.8], made.machine),
    ),
  ]
  const brass = '#e0b04c'
  return (
    <>
      <View light={light} seed={22} peak="dome" left={700} right={1700} />
      <Solid
        faces={faces}
        camera={{ ...inside, eye: [-0.2, 1.6, 3.4], focal: 980, middle: 800, horizon: 500 }}
        light={indoors(light)}
      />
      <g transform="translate(683 389)">
        <path fill="none" stroke={made.steelDark} strokeWidth="5" d="M0-6a16 16 0 1 0 .1 0" />
        <path
          fill={brass}
          fillRule="evenodd"
          d="M-8 22C-38 26-48 60-30 82C-20 94-12 96-10 98V196L-2 204L4 198V186L22 184V170L10 164L22 156V142L8 138V98C10 96 20 94 30 82C48 60 38 26 8 22zM0 38a12 12 0 1 1-.1 0z"
        />
        <path fill="#b0842f" d="M0 98h8v40l-4 2v58l-6 6z" />
        <path fill="#2f5f5c" d="M8 20L44 60L96 96L84 120L34 92L2 30z" />
        <path fill="#e6d9b6" d="M52 78l30 20-6 12-30-20z" />
      </g>
    </>
  )
}

export const rooms: Pictures = {
  kitchens: {
    alt: 'A kitchen at dawn: green cabinets, a stone-topped island, a wide window on snow peaks.',
    focus: [62, 52],
    draw: Kitchen,
  },
  'luxury-home-remodels': {
    alt: 'A great room at dusk: stone hearth with a fire, timber beams, tall glass on a peak.',
    focus: [60, 50],
    draw: GreatRoom,
  },
  'remodels-and-renovations': {
    alt: 'A room under renovation: open studs, a ladder, trestles, and a new window that frames the mountain.',
    focus: [62, 52],
    draw: Remodel,
  },
  'pre-construction': {
    alt: 'Blueprints, samples and rolled drawings on a table before a window on a snow-covered peak.',
    focus: [62, 62],
    draw: PreConstruction,
  },
  'property-management': {
    alt: 'A brass key on a hook of a timber wall, a window on a bright winter mountain beside it.',
    focus: [48, 52],
    draw: Management,
  },
}
