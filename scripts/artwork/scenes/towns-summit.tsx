import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { alpenglow, dawn, noon, sunAt } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { Solid } from '../kit/solid.tsx'
import { placed, type Camera } from '../kit/space.ts'
import { hamlet, hotel, shopfront } from '../kit/town.ts'
import { Lake, River } from '../kit/water.tsx'

/** Frisco: dawn on the lake, Peak One and the north end of the Tenmile straight above it. */
function Frisco() {
  const light = dawn
  const random = seeded(61)
  const boats = [
    [690, 772, 1],
    [760, 764, 0.8],
    [845, 778, 1.1],
    [930, 766, 0.85],
    [1010, 774, 1],
  ] as const
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[
          { spine: 'low', x: [-120, 700], top: 480, air: 0.55 },
          { spine: 'saw', x: [420, 1900], top: 250, snow: 0.36, ribs: 4 },
        ]}
        ridges={[
          [570, 600, 520],
          [640, 650, 590],
        ]}
      />
      <Lake random={random} y={700} floor={900} fill="#a9bcc2" bars="#fbe7cf" count={34} />
      <path
        fill="#d9b9a8"
        opacity=".4"
        d="M760 702H1600V776L1500 812L1380 770L1290 838L1210 776L1120 806L1010 748L900 752z"
      />
      {boats.map(([x, y, s]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${s})`}>
          <path fill={made.timber} d="M-1-74h2v74h-2zM1-70l26 60h-26zM-2-62v52h-18z" opacity=".9" />
          <path fill="#fff6e6" d="M2-70l25 60h-25zM-2-60v50h-17z" />
          <path fill="#2c4a56" d="M-30-6h62l-10 12h-44z" />
        </g>
      ))}
      <path
        fill={made.timber}
        d="M560 800L1120 784V790L560 808zM600 806h8v30h-8zM720 802h8v28h-8zM840 798h7v26h-7zM960 794h6v22h-6zM1080 790h5v18h-5z"
      />
      <Bank
        crest={[
          [0, 792],
          [260, 806],
          [480, 846],
          [760, 900],
        ]}
        fill={light.ground.dark}
      />
      <Tufts fill="#557a68" random={random} within={[0, 830, 480, 895]} count={26} size={20} />
      <Boulders
        light={light}
        random={random}
        at={[
          [520, 862, 36],
          [600, 880, 26],
          [440, 850, 24],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 130, 880, 8, 360, 170), ...clump(random, 1545, 902, 4, 330, 80)]}
      />
    </>
  )
}

/** Breckenridge: painted mining-town fronts under the long white backs of the Tenmile. */
function Breckenridge() {
  const light = sunAt(noon, 240)
  const random = seeded(27)
  const { snow, ground, woods } = light
  const camera: Camera = { eye: [-4, 5, 80], focal: 1500, middle: 740, horizon: 690 }
  const paint = ['#4f7f86', '#b98a3c', '#8c4a41', made.plaster, '#5d7a58', made.cedarPale]
  const street = paint.flatMap((colour, i) =>
    placed(shopfront(random, light, 7.4, colour), -3, [-6 + i * 7.8, 0, -6 + (i % 2) * 0.4]),
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={3}
        massifs={[{ spine: 'whales', x: [120, 1900], top: 250, snow: 0.95, ribs: 2 }]}
        ridges={[
          [600, 520, 480],
          [620, 590, 570],
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...hamlet(
            random,
            light,
            [
              [[-20, 0, -10], 8],
              [[-12, 0, -14], 0],
            ],
            snow.lit,
          ),
          ...street,
        ]}
      />
      <path fill={snow.lit} d="M0 776C300 752 560 772 720 782L1600 792V812L700 806z" />
      <Bank
        crest={[
          [0, 790],
          [400, 772],
          [800, 806],
          [1200, 812],
          [1600, 806],
        ]}
        fill={ground.half}
      />
      <path fill={mix(ground.dark, ground.half, 0.5)} d="M420 900L760 812H1600V846L1000 900z" />
      <Bank
        crest={[
          [0, 830],
          [300, 812],
          [560, 850],
          [720, 900],
        ]}
        fill={ground.lit}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 100, 885, 7, 340, 160),
          ...clump(random, 640, 776, 4, 130, 60),
          ...clump(random, 1560, 890, 3, 280, 60),
        ]}
      />
    </>
  )
}

/** Silverthorne: Buffalo's dome and the Gore in winter pink, the Blue River open below. */
function Silverthorne() {
  const light = alpenglow
  const random = seeded(45)
  const { ground, woods } = light
  const camera: Camera = { eye: [-4, 6, 90], focal: 1400, middle: 760, horizon: 670 }
  const homes = [
    ...hamlet(
      random,
      light,
      [
        [[18, 0, 0], -10],
        [[27, 0, 4], 6],
        [[36, 0, 0], -14],
        [[46, 0, 6], -8],
      ],
      ground.half,
    ),
    ...placed(hotel(light, 18, 2, ground.half, made.cedar), 6, [4, 0, -18]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={3}
        massifs={[
          { spine: 'saw', x: [40, 760], top: 380, air: 0.4, snow: 0.6 },
          { spine: 'dome', x: [560, 1560], top: 260, snow: 0.62, ribs: 4 },
        ]}
        ridges={[
          [560, 600, 560],
          [620, 640, 630],
        ]}
      />
      <Solid camera={camera} light={light} faces={homes} />
      <Bank
        crest={[
          [0, 740],
          [500, 726],
          [1000, 752],
          [1600, 742],
        ]}
        fill={mix(ground.half, ground.lit, 0.5)}
      />
      <River
        random={random}
        fill="#5b7f9b"
        glint="#f0cfc4"
        glints={22}
        left={[
          [820, 742],
          [700, 758],
          [560, 786],
          [470, 830],
          [420, 900],
        ]}
        right={[
          [880, 742],
          [820, 760],
          [760, 790],
          [800, 836],
          [900, 900],
        ]}
      />
      <path fill={ground.lit} d="M0 770C240 750 460 770 560 786C500 800 470 830 420 900H0z" />
      <path
        fill={ground.lit}
        d="M880 742C1100 760 1400 772 1600 780V900H900L800 836L760 790L820 760z"
      />
      <path
        fill={ground.half}
        d="M1000 900C1160 850 1400 840 1600 850V900zM0 860C140 850 300 870 380 900H0z"
      />
      <Boulders
        snow
        light={light}
        random={random}
        at={[
          [620, 836, 40],
          [700, 862, 34],
          [560, 870, 28],
          [860, 870, 44],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 130, 880, 8, 340, 180),
          ...clump(random, 1500, 880, 7, 320, 130),
          ...clump(random, 1010, 800, 3, 110, 50),
        ]}
      />
    </>
  )
}

export const townsSummit: Pictures = {
  'town-frisco': {
    alt: 'Dawn over the lake at Frisco: sailing boats at a pier under the teeth of the Tenmile Range.',
    focus: [62, 58],
    draw: Frisco,
  },
  'town-breckenridge': {
    alt: 'Breckenridge in snow: painted mining-town shopfronts under the long white backs of the Tenmile Range.',
    focus: [64, 66],
    draw: Breckenridge,
  },
  'town-silverthorne': {
    alt: 'Winter morning in Silverthorne: pink light on Buffalo Mountain, the Blue River open between snowy banks.',
    focus: [64, 58],
    draw: Silverthorne,
  },
}
