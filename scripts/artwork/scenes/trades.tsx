import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { gable } from '../kit/gable.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { deck, lumber, railing, stonework } from '../kit/joinery.ts'
import { autumn, dusk, evening, noon, storm, summer, sunAt } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import { glassGable, windows } from '../kit/openings.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { footprint } from '../kit/shadow.ts'
import { Solid } from '../kit/solid.tsx'
import { bar, box, floor, pane, patch } from '../kit/solids.ts'
import { placed, type Camera, type Face, type Place } from '../kit/space.ts'

/** A standing-seam roof under fresh snow: the near slope fills the right of the picture. */
function Roofing() {
  const light = sunAt(noon, 1380)
  const random = seeded(7)
  const camera: Camera = { eye: [-9, 9.4, 30], focal: 1500, middle: 520, horizon: 330 }
  const house = gable({
    x: [-8, 12],
    z: [-5, 5],
    base: -3,
    eave: 3.4,
    ridge: 7,
    along: 'x',
    wall: made.cedar,
    over: 1,
    rake: 1.1,
    fascia: made.timber,
  })
  const slope = -0.72
  const on = (x: number, z: number, lift = 0.34): Place => [x, 7 + slope * z + lift, z]
  const lower = [4.6, 4.5, 4.2, 3.4, 2.4, 1.9, 1.8, 2.2, 3.1, 4.1, 4.5, 4.6]
  const edge = lower.map((z, i): Place => on(-9.1 + (i * 22.2) / 11, z))
  const snow = [...edge, on(13.1, 0, 0.55), on(-9.1, 0, 0.55)]
  const thick = edge.slice(1).map((to, i): Face => {
    const from = edge[i] ?? to
    return patch(
      [[from[0], from[1] - 0.3, from[2] + 0.1], [to[0], to[1] - 0.3, to[2] + 0.1], to, from],
      light.snow.dark,
      true,
    )
  })
  const guards = [-7, -4, -1, 2, 5, 8, 11].flatMap((x) =>
    box([x - 0.08, x + 0.08], [3.55, 3.85], [4.9, 5.05], made.steelDark),
  )
  const faces: Face[] = [
    ...house,
    ...windows([-6, -3], [0.4, 2.2], 5, light, 2),
    ...windows([0, 3.4], [0.4, 2.2], 5, light, 3),
    patch(snow, light.snow.lit, true, true),
    ...thick,
    ...box([5.4, 7.2], [6, 9.6], [-0.4, 1.2], made.stone),
    ...stonework([5.4, 7.2], [6.6, 9.4], 1.2, random, made.stoneDark, 14),
    ...box([5.2, 7.4], [9.6, 10], [-0.6, 1.4], light.snow.lit),
    ...guards,
    ...box([-8, 12], [3.62, 3.7], [5.02, 5.08], made.steel),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'lone', x: [-60, 900], top: 250, snow: 0.75 }]}
        ridges={[
          [500, 540, 520],
          [570, 590, 560],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          ...clump(random, 1420, 700, 9, 420, 210),
          ...clump(random, 880, 640, 5, 210, 120),
          ...clump(random, 160, 800, 6, 250, 170),
        ]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 790],
          [400, 770],
          [900, 800],
          [1600, 790],
        ]}
      />
      <Solid faces={placed(faces, 20, [3, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 850],
          [300, 838],
          [700, 872],
          [1000, 900],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 70, 905, 4, 380, 90)} />
    </>
  )
}

/** A wall half clad: membrane and battens on the left, cedar growing from the right. */
function Siding() {
  const light = sunAt(summer, 1450)
  const random = seeded(31)
  const camera: Camera = { eye: [-4, 2.6, 20], focal: 1560, middle: 560, horizon: 620 }
  const courses = Array.from({ length: 17 }, (_, i) => {
    const start =
      [-3.4, -3.4, -2.2, -2.8, -1.6, -2.2, -0.4, -1, 0.4, 0, 1.6, 1, 2.8, 2.2, 4, 3.6, 5][i] ?? 0
    return box(
      [start, 8],
      [i * 0.3, i * 0.3 + 0.27],
      [0, 0.07],
      i % 3 === 1 ? made.cedarPale : made.cedar,
    )
  }).flat()
  const battens = Array.from({ length: 12 }, (_, i) =>
    box([-6.4 + i * 1.2, -6.3 + i * 1.2], [0, 5.1], [0, 0.03], made.board),
  ).flat()
  const ladder = [
    ...bar([-4.9, -0.4], [-4, 4.9], 0.09, [1, 1.1], made.machine),
    ...bar([-4.3, -0.4], [-3.4, 4.9], 0.09, [1, 1.1], made.machine),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) =>
      box(
        [-4.82 + i * 0.095, -4.28 + i * 0.095],
        [0.1 + i * 0.52, 0.17 + i * 0.52],
        [1, 1.08],
        made.machine,
      ),
    ),
  ]
  const faces: Face[] = [
    ...gable({
      x: [-6.5, 8],
      z: [-10, 0],
      base: -0.5,
      eave: 5.2,
      ridge: 9.4,
      along: 'x',
      wall: made.wrap,
      over: 0.9,
    }),
    pane([-6.5, 8], [-0.5, 0], 0.02, made.stone),
    ...battens,
    ...courses,
    ...windows([-2.4, -0.4], [1.4, 3.6], 0.08, light, 2),
    ...windows([3, 5.8], [1.4, 3.6], 0.08, light, 3),
    ...ladder,
    footprint([-2.2, 4.2], [2.6, 4.6], '#4d6a4c', -0.5),
    ...placed(lumber(5, 3, 5, made.cedar), 4, [-1.6, -0.5, 3.6]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={3}
        massifs={[{ spine: 'twin', x: [-200, 820], top: 330, snow: 0.3, air: 0.15, ribs: 2 }]}
        ridges={[
          [570, 590, 560],
          [630, 640, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1540, 740, 7, 420, 120), ...clump(random, 130, 760, 6, 250, 120)]}
      />
      <Solid faces={placed(faces, -14, [3.4, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 860],
          [500, 842],
          [1000, 866],
          [1600, 850],
        ]}
      />
      <Tufts
        fill={mix(light.ground.half, light.ground.dark, 0.3)}
        random={random}
        within={[0, 852, 1600, 900]}
        count={60}
        size={24}
      />
    </>
  )
}

/** Fresh concrete: forms, joint lines, the screed halfway, steel waiting ahead of it. */
function Concrete() {
  const light = sunAt(autumn, 320)
  const random = seeded(17)
  const camera: Camera = { eye: [-1, 3.4, 16], focal: 1500, middle: 720, horizon: 470 }
  const steel = [
    ...Array.from({ length: 9 }, (_, i) =>
      floor([1.2 + i * 1.1, 1.26 + i * 1.1], [-7, 6.4], 0.16, '#7a4a38'),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      floor([1, 10.4], [-6.8 + i * 1.15, -6.74 + i * 1.15], 0.17, '#7a4a38'),
    ),
  ]
  const faces: Face[] = [
    floor([-6.4, 10.6], [-7.6, 7], 0, made.gravel),
    ...steel,
    ...box([-6, 1], [0, 0.24], [-7.2, 6.6], '#d2ccc0'),
    floor([-0.6, 1], [-7.2, 6.6], 0.25, made.concreteWet),
    ...[-3.6, 0.2].map((z) => floor([-6, 1], [z, z + 0.06], 0.255, made.stoneDark)),
    floor([-3.2, -3.14], [-7.2, 6.6], 0.255, made.stoneDark),
    ...box([-6.3, -6], [0, 0.3], [-7.4, 6.8], made.board),
    ...box([-6.3, 10.6], [0, 0.3], [-7.5, -7.2], made.board),
    ...box([-6.3, 10.6], [0, 0.34], [6.6, 6.8], made.board),
    ...box([0.95, 1.25], [0.25, 0.42], [-7.6, 7], made.cedarPale),
    ...[-6, -2, 2, 5].flatMap((x) => box([x, x + 0.1], [0, 0.5], [6.8, 6.95], made.timber)),
    ...box([-4.3, -3.1], [0.25, 0.3], [3.2, 3.5], made.steel),
    ...bar([-3.7, 0.34], [-6.6, 1.6], 0.06, [3.3, 3.36], made.timber),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={3}
        massifs={[{ spine: 'saw', x: [620, 1720], top: 170, snow: 0.4 }]}
        ridges={[
          [440, 470, 430],
          [500, 520, 490],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1470, 600, 7, 260, 120), ...clump(random, 120, 600, 6, 220, 110)]}
      />
      <Bank
        fill={mix(made.soil, light.ground.half, 0.4)}
        crest={[
          [0, 590],
          [800, 580],
          [1600, 590],
        ]}
      />
      <Solid faces={placed(faces, 12, [1.5, 0, 0])} camera={camera} light={light} />
      <Boulders
        light={light}
        random={random}
        at={[
          [90, 780, 46],
          [170, 800, 28],
        ]}
      />
    </>
  )
}

/** A deck at dusk: fire bowl, two chairs, the glass of the house, the range over the rail. */
function Decks() {
  const light = sunAt(dusk, 980, 470)
  const random = seeded(23)
  const camera: Camera = { eye: [-2, 2, 13], focal: 1350, middle: 640, horizon: 560 }
  const chair = (x: number, z: number, turn: number): Face[] =>
    placed(
      [
        ...box([-0.4, 0.4], [0.32, 0.4], [-0.4, 0.4], made.cedarPale),
        ...[-0.4, 0.34].flatMap((dx) =>
          [-0.38, 0.32].flatMap((dz) =>
            box([dx, dx + 0.06], [0, 0.6], [dz, dz + 0.06], made.cedar),
          ),
        ),
        ...[0, 1, 2, 3].flatMap((i) =>
          box([-0.38 + i * 0.2, -0.22 + i * 0.2], [0.4, 1.05], [-0.42, -0.36], made.cedarPale),
        ),
        ...box([-0.46, -0.32], [0.58, 0.62], [-0.4, 0.45], made.cedarPale),
        ...box([0.32, 0.46], [0.58, 0.62], [-0.4, 0.45], made.cedarPale),
      ],
      turn,
      [x, 0, z],
    )
  const house = [
    ...gable({
      x: [-5, 5],
      z: [-9, 0],
      base: 0,
      eave: 3.4,
      ridge: 6.8,
      along: 'z',
      wall: made.cedar,
      rake: 1.4,
      over: 1,
    }),
    ...glassGable([-4, 4], [0.1, 3.2], 6, 0, light, 4),
  ]
  const faces: Face[] = [
    ...deck([-9, 12], [-4.5, 8], 0, '#a0714c', made.timber, 0.42),
    ...railing([-9, 3.2], 0, -4.4, 1.7),
    ...placed(house, -42, [9.6, 0, -2.2]),
    patch(
      [
        [1.6, 0.02, 3.4],
        [5.2, 0.02, 4.6],
        [7.4, 0.02, 1.6],
        [5.4, 0.02, -0.6],
      ],
      '#c98d52',
      true,
      true,
    ),
    footprint([-2.4, 0.4], [-0.4, 2], '#3a2f2c', 0.03),
    ...box([-1.7, -0.3], [0, 0.36], [0.1, 1.4], made.stone),
    ...box([-1.6, -0.4], [0.36, 0.4], [0.2, 1.3], made.steelDark),
    patch(
      [
        [-1.4, 0.4, 0.8],
        [-0.6, 0.4, 0.8],
        [-0.7, 0.7, 0.8],
        [-0.82, 0.6, 0.8],
        [-0.95, 1.05, 0.8],
        [-1.12, 0.65, 0.8],
        [-1.28, 0.78, 0.8],
      ],
      '#f3a04a',
      true,
    ),
    patch(
      [
        [-1.2, 0.4, 0.82],
        [-0.8, 0.4, 0.82],
        [-0.98, 0.74, 0.82],
      ],
      '#fff0bf',
      true,
    ),
    ...chair(-3.2, 1, 60),
    ...chair(0.9, 0.2, -40),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={5}
        massifs={[
          { spine: 'low', x: [-200, 500], top: 440, air: 0.5 },
          { spine: 'lone', x: [180, 1060], top: 290 },
        ]}
        ridges={[
          [540, 560, 540],
          [580, 590, 580],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 760, 6, 320, 110), ...clump(random, 560, 720, 5, 170, 90)]}
      />
      <Solid faces={faces} camera={camera} light={light} />
    </>
  )
}

/** The checklist on the tailgate, the house behind it. */
function Inspection() {
  const light = sunAt(evening, 1400)
  const random = seeded(41)
  const camera: Camera = { eye: [-2, 2.4, 26], focal: 1500, middle: 640, horizon: 560 }
  const house = [
    ...gable({
      x: [-7, 7],
      z: [-8, 0],
      base: -0.6,
      eave: 3.4,
      ridge: 6.6,
      along: 'x',
      wall: made.cedarPale,
    }),
    ...windows([-5.4, -3], [0.9, 2.5], 0, light, 2),
    ...windows([3, 5.4], [0.9, 2.5], 0, light, 2),
    ...gable({
      x: [-2.2, 2.2],
      z: [-4, 1.2],
      base: -0.6,
      eave: 3.2,
      ridge: 5.6,
      along: 'z',
      wall: made.stone,
    }),
    ...windows([-0.7, 0.7], [-0.4, 2.1], 1.2, light, 1),
    ...bar([5.2, -0.6], [4.4, 3.9], 0.09, [1, 1.1], made.machine),
    ...bar([5.8, -0.6], [5, 3.9], 0.09, [1, 1.1], made.machine),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
      box(
        [5.1 - i * 0.1, 5.7 - i * 0.1],
        [-0.1 + i * 0.55, -0.03 + i * 0.55],
        [1, 1.08],
        made.machine,
      ),
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'bells', x: [300, 1300], top: 210 }]}
        ridges={[
          [520, 550, 520],
          [580, 590, 570],
        ]}
      />
      <Solid faces={placed(house, -14, [5, 0, -2])} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 720],
          [600, 700],
          [1100, 712],
          [1600, 690],
        ]}
      />
      <path fill={made.timber} d="M0 800L1600 770V900H0z" />
      <path fill={made.cedar} d="M0 800L1600 770V786L0 818zM0 846L1600 816v4L0 851z" />
      <path fill="#3b2c26" opacity=".5" d="M480 872L560 738L830 742L836 884z" />
      <path fill={made.copper} d="M470 864L548 730L820 734L816 872z" />
      <path fill={made.white} d="M494 852L562 744L804 748L800 860z" />
      <path fill={made.steel} d="M630 722L730 724L736 750L622 748z" />
      <path
        fill="none"
        stroke="#2f6a5e"
        strokeWidth="6"
        d="M566 776l8 8 14-16M554 800l8 8 14-16M542 824l8 8 14-16"
      />
      <path
        fill="none"
        stroke={made.steel}
        strokeWidth="4"
        d="M604 778H776M594 802H774M584 826H730"
      />
      <path fill={made.machine} d="M880 800L1010 790L1014 806L884 818z" />
      <path fill={made.steelDark} d="M1010 782L1050 776L1054 816L1014 812z" />
      <path fill={light.window[0]} d="M1050 776L1060 775L1064 816L1054 816z" />
      <path fill={light.window[1]} opacity=".45" d="M1060 775L1500 700V860L1064 816z" />
    </>
  )
}

/** Home services: the van-sized jobs of one house in first snow. */
function HomeServices() {
  const light = sunAt(storm, 1350)
  const random = seeded(51)
  const camera: Camera = { eye: [-4, 3, 34], focal: 1700, middle: 640, horizon: 600 }
  const house = [
    ...gable({
      x: [-9, 2],
      z: [-9, -1],
      base: -0.6,
      eave: 3.2,
      ridge: 6,
      along: 'x',
      wall: made.cedar,
      roof: made.steel,
    }),
    ...windows([-7.6, -5], [0.8, 2.4], -1, light, 3),
    ...windows([-3.6, -2], [0.8, 2.4], -1, light, 2),
    ...gable({
      x: [-1.4, 5.6],
      z: [-9, 1],
      base: -0.6,
      eave: 3.8,
      ridge: 7.4,
      along: 'z',
      wall: made.plaster,
      roof: made.steel,
    }),
    pane([-1.4, 5.6], [-0.6, 0.9], 1.03, made.stone),
    ...stonework([-1.4, 5.6], [-0.5, 0.8], 1.04, random, made.stoneDark, 16),
    ...windows([0, 1.6], [1.3, 2.9], 1.05, light, 2),
    ...windows([2.8, 4.4], [-0.4, 2.5], 1.05, light, 2),
    ...windows([1.2, 3], [4.4, 5.6], 1.05, light, 2),
    ...deck([-9, -1.8], [-1, 1.8], 0, made.cedarPale, made.timber),
    ...railing([-9, -3.4], 0, 1.7),
    ...placed(lumber(3.6, 3), 10, [-6, -0.6, 6]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={4}
        massifs={[{ spine: 'saw', x: [260, 1500], top: 250, air: 0.2, snow: 0.5 }]}
        ridges={[
          [550, 570, 540],
          [600, 610, 590],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1420, 700, 7, 330, 130), ...clump(random, 560, 690, 4, 180, 60)]}
      />
      <Solid faces={placed(house, -18, [6, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 740],
          [400, 726],
          [660, 800],
          [900, 838],
          [1600, 780],
        ]}
      />
      <path
        fill={mix(made.gravel, light.shadow, 0.35)}
        d="M900 900C980 830 1120 790 1230 764L1330 766C1280 800 1220 850 1200 900z"
      />
      <Tufts
        fill={light.ground.half}
        random={random}
        within={[0, 780, 820, 890]}
        count={36}
        size={22}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [760, 846, 40],
          [820, 858, 24],
          [1400, 836, 44],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 90, 900, 6, 360, 130)} />
    </>
  )
}

export const trades: Pictures = {
  roofing: {
    alt: 'A standing-seam roof under fresh snow, stone chimney, spruce and a snow peak behind it.',
    focus: [60, 55],
    draw: Roofing,
  },
  siding: {
    alt: 'A wall half clad in cedar: membrane and battens on the left, finished boards on the right.',
    focus: [60, 58],
    draw: Siding,
  },
  concrete: {
    alt: 'Fresh concrete between timber forms: joint lines, a screed across it, reinforcing steel ahead.',
    focus: [55, 66],
    draw: Concrete,
  },
  'decks-and-patios': {
    alt: 'A timber deck at dusk with a fire bowl, two chairs and a lit glass gable, peaks over the rail.',
    focus: [52, 64],
    draw: Decks,
  },
  'home-inspections': {
    alt: 'A checklist and a torch on a timber ledge, a house with a ladder and two steep peaks behind.',
    focus: [52, 66],
    draw: Inspection,
  },
  'home-services': {
    alt: 'A family house with a deck and a stack of new boards under a clearing storm.',
    focus: [66, 62],
    draw: HomeServices,
  },
}
