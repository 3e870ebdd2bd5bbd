import { AspenNursery, Aspens } from '../kit/aspens.tsx'
import { Backdrop } from '../kit/backdrop.tsx'
import { Cliffs } from '../kit/cliffs.tsx'
import { mix } from '../kit/colour.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { autumn, storm, summer, sunAt, type Light } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import { areas } from '../kit/path.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Nursery, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { Sky } from '../kit/sky.tsx'
import { Solid } from '../kit/solid.tsx'
import { placed, type Camera } from '../kit/space.ts'
import { hamlet } from '../kit/town.ts'
import { gable } from '../kit/gable.ts'
import { Lake, River } from '../kit/water.tsx'
import { Veil } from '../kit/woods.tsx'

const maroon: Light = { ...autumn, rock: { lit: '#c47a62', half: '#94616a', dark: '#5f4f68' } }

/** Aspen: the Bells over their lake, gold groves on both shores. */
function Aspen() {
  const light = maroon
  const random = seeded(33)
  const grove = [
    ...clump(random, 180, 700, 12, 150, 240),
    ...clump(random, 1420, 696, 14, 170, 260),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={3}
        massifs={[
          { spine: 'low', x: [-100, 600], top: 470, air: 0.5 },
          { spine: 'bells', x: [330, 1450], top: 215, snow: 0.3, ribs: 5 },
        ]}
        ridges={[
          [500, 640, 470],
          [590, 668, 560],
        ]}
      />
      <AspenNursery />
      <Aspens light={light} fill="#c98f2c" lit="#f0c04a" trees={grove} />
      <Aspens
        light={light}
        fill="#b9822c"
        lit="#e3ae3e"
        trees={[...clump(random, 520, 702, 6, 80, 160), ...clump(random, 1080, 700, 7, 90, 160)]}
      />
      <Lake random={random} y={706} floor={850} fill="#8fa9a8" bars="#f2dfae" count={26} />
      <path
        fill="#7b5f68"
        opacity=".45"
        d="M400 708H1380L1240 752L1120 772L1060 826L1030 830L960 792L890 800L790 850L760 848L690 792L560 744z"
      />
      <Bank
        crest={[
          [0, 800],
          [240, 838],
          [620, 866],
          [1000, 862],
          [1300, 836],
          [1600, 790],
        ]}
        fill={light.ground.dark}
      />
      <Tufts fill="#8c8a4a" random={random} within={[0, 850, 1600, 895]} count={50} size={18} />
      <Boulders
        light={light}
        random={random}
        at={[
          [470, 868, 40],
          [540, 880, 24],
          [1180, 866, 34],
        ]}
      />
      <Aspens
        light={light}
        fill="#c08526"
        lit="#f2c552"
        trees={[
          { x: 80, y: 900, height: 430, kind: 0 },
          { x: 190, y: 910, height: 330, kind: 1 },
          { x: 1530, y: 905, height: 460, kind: 2 },
          { x: 1420, y: 910, height: 300, kind: 0 },
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 1330, 880, 3, 200, 60)} />
    </>
  )
}

/** Carbondale: Sopris, two summits of one height, over hay meadows and a barn. */
function Carbondale() {
  const light = sunAt(summer, 220)
  const random = seeded(14)
  const camera: Camera = { eye: [-6, 5, 70], focal: 1400, middle: 760, horizon: 660 }
  const barn = gable({
    x: [-6, 6],
    z: [-14, 0],
    base: -1,
    eave: 5,
    ridge: 9.4,
    along: 'z',
    wall: '#9a4a38',
    roof: made.steel,
  })
  const fence = areas(
    Array.from(
      { length: 17 },
      (_, i) =>
        [
          [i * 100, 820 - i * 3],
          [i * 100 + 9, 820 - i * 3],
          [i * 100 + 9, 884 - i * 3],
          [i * 100, 884 - i * 3],
        ] as const,
    ),
    1,
  )
  const hay = [
    [300, 790],
    [430, 776],
    [560, 796],
    [700, 772],
    [180, 770],
  ] as const
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={4}
        massifs={[
          { spine: 'low', x: [-100, 560], top: 500, air: 0.6, snow: 0.1 },
          { spine: 'twin', x: [180, 1560], top: 220, snow: 0.34, ribs: 4 },
        ]}
        ridges={[
          [560, 600, 580],
          [630, 640, 620],
        ]}
      />
      <path
        fill={light.ground.lit}
        d="M0 714C300 690 700 700 900 712C1200 726 1400 712 1600 706V760C1200 748 700 756 0 776z"
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(barn, -24, [24, -0.6, -6]),
          ...hamlet(random, light, [[[38, -0.6, -2], -14]]),
        ]}
      />
      <Bank
        crest={[
          [0, 760],
          [500, 744],
          [1000, 758],
          [1600, 744],
        ]}
        fill={mix(light.ground.half, light.ground.dark, 0.25)}
      />
      {hay.map(([x, y]) => (
        <g key={x}>
          <path fill="#b79b52" d={`M${x} ${y}v-26q22-12 44 0v26q-22 8-44 0z`} />
          <path
            fill="#e0c672"
            d={`M${x} ${y - 26}q22-12 44 0q-22 10-44 0zM${x} ${y - 24}v22l14 4v-22z`}
          />
        </g>
      ))}
      <Bank
        crest={[
          [0, 846],
          [600, 838],
          [1100, 826],
          [1600, 800],
        ]}
        fill={light.ground.dark}
      />
      <path fill={made.timber} d={`${fence}M0 838L1600 790v6L0 846zM0 858L1600 810v6L0 866z`} />
      <Tufts fill="#6f8f52" random={random} within={[0, 870, 1600, 900]} count={50} size={24} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1350, 730, 4, 130, 60), ...clump(random, 60, 800, 4, 210, 80)]}
      />
    </>
  )
}

/** Glenwood: canyon walls in storm light, the Colorado between them. */
function Glenwood() {
  const light = sunAt(storm, 1000)
  const random = seeded(88)
  const { woods, ground } = light
  const tones = (air: number) => ({
    cliff: {
      lit: mix('#d0a878', light.haze, air),
      half: mix('#9c7f6c', light.haze, air),
      dark: mix('#5f5a60', light.haze, air),
    },
    slope: {
      lit: mix('#6d7a58', light.haze, air),
      half: mix('#4a5d52', light.haze, air),
      dark: mix('#2f4744', light.haze, air),
    },
  })
  const tiers = (air: number, size: number) => {
    const { cliff, slope } = tones(air)
    return [
      { height: 70 * size, kind: 'cliff', tones: cliff },
      { height: 50 * size, kind: 'slope', tones: slope },
      { height: 100 * size, kind: 'cliff', tones: cliff },
      { height: 60 * size, kind: 'slope', tones: slope },
      { height: 80 * size, kind: 'cliff', tones: cliff },
      { height: 140 * size, kind: 'slope', tones: slope },
    ] as const
  }
  return (
    <>
      <Sky light={light} floor={620} />
      <path
        fill={light.cloud}
        opacity=".5"
        d="M500 120C700 90 900 150 1100 120C1300 90 1450 130 1600 110V200C1400 180 1200 220 1000 200C800 190 640 200 500 120z"
      />
      <Cliffs
        light={light}
        random={random}
        x={[420, 900]}
        top={380}
        fall={60}
        tiers={tiers(0.6, 0.55)}
      />
      <Cliffs
        light={light}
        random={random}
        x={[1010, 1700]}
        top={300}
        fall={-60}
        tiers={tiers(0.42, 0.8)}
      />
      <Veil id="v" y={480} height={200} colour={light.haze} opacity={0.55} />
      <Cliffs
        light={light}
        random={random}
        x={[-60, 380]}
        top={330}
        fall={110}
        tiers={tiers(0.22, 0.72)}
      />
      <Cliffs
        light={light}
        random={random}
        x={[1240, 1760]}
        top={170}
        fall={-90}
        tiers={tiers(0, 1.15)}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 670],
          [500, 706],
          [900, 712],
          [1300, 690],
          [1600, 660],
        ]}
        fill={mix(woods[2], ground.half, 0.4)}
      />
      <path
        fill={made.concrete}
        d="M0 690L540 700L760 704L860 704L860 709L760 712L540 714L0 712z"
      />
      <path
        fill={made.stoneDark}
        d={areas(
          [60, 180, 300, 410, 510, 600, 680].map(
            (x) =>
              [
                [x, 712],
                [x + 14, 712],
                [x + 14, 770],
                [x, 770],
              ] as const,
          ),
        )}
      />
      <River
        random={random}
        fill="#5d8389"
        glint="#e6dcb4"
        glints={26}
        left={[
          [860, 716],
          [700, 740],
          [480, 780],
          [300, 830],
          [140, 900],
        ]}
        right={[
          [930, 716],
          [900, 744],
          [880, 784],
          [960, 836],
          [1120, 900],
        ]}
      />
      <Bank
        crest={[
          [0, 760],
          [120, 790],
          [240, 850],
          [320, 900],
        ]}
        fill={ground.dark}
      />
      <path
        fill={ground.dark}
        d="M1120 900L960 836L880 784L900 744L930 716C1100 730 1300 720 1600 690V900z"
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [1010, 830, 50],
          [1080, 860, 36],
          [940, 790, 26],
          [1180, 880, 44],
          [250, 856, 36],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 1500, 900, 7, 300, 140), ...clump(random, 60, 880, 5, 280, 90)]}
      />
    </>
  )
}

export const townsRoaring: Pictures = {
  'town-aspen': {
    alt: 'The Maroon Bells above their lake in autumn, gold aspens on both shores.',
    focus: [56, 55],
    draw: Aspen,
  },
  'town-carbondale': {
    alt: 'The twin summits of Mount Sopris over hay meadows, with a red barn and a rail fence.',
    focus: [62, 58],
    draw: Carbondale,
  },
  'town-glenwood-springs': {
    alt: 'Glenwood Canyon in storm light: banded cliffs, the Colorado River and the highway on its piers.',
    focus: [58, 60],
    draw: Glenwood,
  },
}
