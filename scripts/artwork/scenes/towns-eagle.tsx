import { Backdrop } from '../kit/backdrop.tsx'
import { AspenNursery, Aspens } from '../kit/aspens.tsx'
import { Cliffs } from '../kit/cliffs.tsx'
import { mix } from '../kit/colour.ts'
import { gable } from '../kit/gable.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { dusk, evening, storm, sunAt, type Light } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import type { Pictures } from '../kit/picture.ts'
import { clump, Nursery, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { Sky, Strata } from '../kit/sky.tsx'
import { Solid } from '../kit/solid.tsx'
import { placed, type Camera } from '../kit/space.ts'
import { hamlet, hotel } from '../kit/town.ts'
import { River } from '../kit/water.tsx'
import { Ridge, Veil } from '../kit/woods.tsx'

const redRock = (light: Light, air: number) => ({
  red: {
    lit: mix('#dd8a5c', light.haze, air),
    half: mix('#b4644a', light.haze, air),
    dark: mix('#74444a', light.haze, air),
  },
  sage: {
    lit: mix('#b9aa72', light.haze, air),
    half: mix('#8b8a60', light.haze, air),
    dark: mix('#57664f', light.haze, air),
  },
  pale: {
    lit: mix('#ecd3a6', light.haze, air),
    half: mix('#c3a98a', light.haze, air),
    dark: mix('#857577', light.haze, air),
  },
})

/** Eagle at dusk: Castle Peak's battlements over ranch land. */
function Eagle() {
  const light: Light = { ...sunAt(dusk, 330, 500), front: 0.2 }
  const random = seeded(36)
  const { ground, woods } = light
  const camera: Camera = { eye: [-4, 5, 80], focal: 1300, middle: 800, horizon: 660 }
  const barn = gable({
    x: [-5, 5],
    z: [-12, 0],
    base: -1,
    eave: 4.2,
    ridge: 8,
    along: 'z',
    wall: '#a04a35',
    roof: made.steel,
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={5}
        massifs={[
          { spine: 'low', x: [-200, 500], top: 500, air: 0.55, snow: 0.15 },
          { spine: 'castle', x: [520, 1700], top: 300, snow: 0.28, ribs: 5 },
        ]}
        ridges={[
          [600, 610, 570],
          [640, 650, 640],
        ]}
      />
      <path
        fill={ground.lit}
        opacity=".8"
        d="M0 712C400 690 900 706 1600 700V736C1000 740 500 730 0 752z"
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(barn, 18, [18, 0, -4]),
          ...hamlet(random, light, [
            [[30, 0, 0], -10],
            [[39, 0, -4], 8],
            [[48, 0, 2], -8],
          ]),
        ]}
      />
      <Bank
        crest={[
          [0, 744],
          [500, 728],
          [1000, 752],
          [1600, 738],
        ]}
        fill={ground.dark}
      />
      <Bank
        crest={[
          [0, 808],
          [400, 792],
          [900, 818],
          [1600, 800],
        ]}
        fill={mix(ground.dark, ground.half, 0.25)}
      />
      <Tufts fill={'#5f7268'} random={random} within={[0, 760, 1600, 890]} count={90} size={22} />
      <path fill={woods[3]} d="M0 826l1600-14v5L0 832zM0 846l1600-14v5L0 852z" />
      <path
        fill={woods[3]}
        d={Array.from({ length: 14 }, (_, i) => `M${40 + i * 120} ${816 - i}h8v54h-8z`).join('')}
      />
      <Aspens
        light={light}
        fill="#6b5a3c"
        lit="#a98a4e"
        trees={clump(random, 1330, 760, 5, 120, 90)}
      />
      <AspenNursery />
      <Pines light={light} fill={woods[3]} trees={clump(random, 1550, 890, 4, 320, 70)} />
    </>
  )
}

/** Gypsum: pale gypsum cliffs and red benches under a clearing storm, sage to the river. */
function Gypsum() {
  const light = sunAt(storm, 300)
  const random = seeded(12)
  const { red, sage, pale } = redRock(light, 0.1)
  const far = redRock(light, 0.5)
  const camera: Camera = { eye: [0, 5, 80], focal: 1200, middle: 820, horizon: 660 }
  return (
    <>
      <Sky light={light} floor={560} />
      <path
        fill={light.cloud}
        d="M560 150C760 100 960 170 1180 130C1360 100 1500 150 1600 130V0H560C500 60 500 130 560 150z"
        opacity=".55"
      />
      <Cliffs
        light={light}
        random={random}
        x={[180, 980]}
        top={440}
        fall={30}
        tiers={[
          { height: 36, kind: 'cliff', tones: far.pale },
          { height: 60, kind: 'slope', tones: far.sage },
          { height: 40, kind: 'cliff', tones: far.red },
          { height: 120, kind: 'slope', tones: far.sage },
        ]}
      />
      <Cliffs
        light={light}
        random={random}
        x={[860, 1700]}
        top={330}
        fall={-40}
        tiers={[
          { height: 74, kind: 'cliff', tones: pale },
          { height: 64, kind: 'slope', tones: sage },
          { height: 56, kind: 'cliff', tones: red },
          { height: 50, kind: 'slope', tones: sage },
          { height: 40, kind: 'cliff', tones: red },
          { height: 140, kind: 'slope', tones: sage },
        ]}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 640],
          [400, 650],
          [800, 664],
          [1200, 668],
          [1600, 650],
        ]}
        fill={mix(light.ground.half, light.haze, 0.15)}
      />
      <Solid
        camera={camera}
        light={light}
        faces={hamlet(random, light, [
          [[4, 0, 0], 14],
          [[13, 0, -4], 4],
          [[21, 0, 4], -8],
          [[31, 0, -2], -14],
          [[40, 0, 4], -6],
          [[-8, 0, -6], 10],
        ])}
      />
      <Bank
        crest={[
          [0, 716],
          [500, 730],
          [1000, 726],
          [1600, 734],
        ]}
        fill={light.ground.lit}
      />
      <River
        random={random}
        fill="#6d8d90"
        glint="#efe0b4"
        left={[
          [1500, 742],
          [1180, 752],
          [820, 770],
          [520, 810],
          [300, 900],
        ]}
        right={[
          [1600, 752],
          [1360, 768],
          [1080, 790],
          [860, 830],
          [760, 900],
        ]}
      />
      <Bank
        crest={[
          [0, 760],
          [300, 790],
          [420, 840],
          [480, 900],
        ]}
        fill={light.ground.dark}
      />
      <path fill={light.ground.dark} d="M760 900L860 830L1080 790L1360 768L1600 752V900z" />
      <Tufts fill="#9aa283" random={random} within={[840, 800, 1600, 895]} count={70} size={26} />
      <Tufts fill="#8b9678" random={random} within={[0, 790, 320, 895]} count={26} size={26} />
      <Boulders
        light={{ ...light, rock: red }}
        random={random}
        at={[
          [960, 850, 46],
          [1030, 872, 30],
          [1420, 860, 40],
          [160, 866, 50],
        ]}
      />
    </>
  )
}

/** Edwards in late gold: red benches, sage, the river walk and the high wall of the Sawatch. */
function Edwards() {
  const light = sunAt(evening, 1420, 330)
  const random = seeded(77)
  const { red, sage } = redRock(light, 0.12)
  const camera: Camera = { eye: [-2, 6, 90], focal: 1400, middle: 760, horizon: 660 }
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={4}
        massifs={[
          { spine: 'low', x: [300, 1300], top: 330, air: 0.3, snow: 0.5, ribs: 3 },
          { spine: 'lone', x: [960, 1800], top: 380, air: 0.45, snow: 0.4 },
        ]}
        ridges={[
          [590, 560, 520],
          [650, 640, 610],
        ]}
      />
      <Cliffs
        light={light}
        random={random}
        x={[-60, 420]}
        top={450}
        fall={60}
        tiers={[
          { height: 60, kind: 'cliff', tones: red },
          { height: 46, kind: 'slope', tones: sage },
          { height: 44, kind: 'cliff', tones: red },
          { height: 150, kind: 'slope', tones: sage },
        ]}
      />
      <Veil id="w" y={600} height={110} colour={light.haze} opacity={0.3} />
      <Bank
        crest={[
          [0, 712],
          [500, 702],
          [1000, 698],
          [1600, 706],
        ]}
        fill={light.ground.half}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(hotel(light, 22, 3, made.roof, made.cedarPale), -8, [16, 0, -16]),
          ...placed(hotel(light, 16, 2, made.roof, made.stone), -14, [40, 0, -6]),
          ...hamlet(random, light, [[[30, 0, 4], -8]]),
        ]}
      />
      <Ridge
        crest={[
          [0, 742],
          [400, 752],
          [700, 762],
        ]}
        random={random}
        fill={light.ground.dark}
      />
      <Bank
        crest={[
          [0, 746],
          [500, 756],
          [1000, 744],
          [1600, 756],
        ]}
        fill={mix(light.ground.half, light.ground.dark, 0.35)}
      />
      <River
        random={random}
        fill="#7a9a98"
        glint="#fbe3b0"
        left={[
          [0, 800],
          [360, 786],
          [700, 800],
          [1000, 830],
          [1180, 900],
        ]}
        right={[
          [0, 846],
          [300, 838],
          [560, 852],
          [700, 876],
          [720, 900],
        ]}
      />
      <Bank
        crest={[
          [0, 846],
          [300, 838],
          [560, 854],
          [700, 880],
          [720, 900],
        ]}
        fill={light.ground.dark}
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#94904a"
        lit="#d8bb55"
        trees={[...clump(random, 1380, 800, 7, 190, 150), ...clump(random, 620, 752, 6, 110, 120)]}
      />
      <Tufts fill="#a9a877" random={random} within={[1040, 800, 1600, 895]} count={50} size={26} />
      <Tufts fill="#8f966c" random={random} within={[0, 850, 640, 895]} count={30} size={24} />
      <Boulders
        light={{ ...light, rock: red }}
        random={random}
        at={[
          [1120, 842, 36],
          [1240, 872, 48],
          [80, 862, 40],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 90, 880, 5, 300, 110)} />
    </>
  )
}

export const townsEagle: Pictures = {
  'town-eagle': {
    alt: "Ranch land near Eagle at dusk: a barn, a fence and lit houses under Castle Peak's battlements.",
    focus: [66, 60],
    draw: Eagle,
  },
  'town-gypsum': {
    alt: 'Gypsum after a storm: pale cliffs and red benches above a row of houses, sage along the Eagle River.',
    focus: [64, 60],
    draw: Gypsum,
  },
  'town-edwards': {
    alt: 'Edwards in late gold: red rock and sage, the river walk buildings with lit windows, snow peaks behind.',
    focus: [58, 62],
    draw: Edwards,
  },
}
