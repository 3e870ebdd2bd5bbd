import { Cliffs } from '../../kit/cliffs.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { areas } from '../../kit/path.ts'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Sky } from '../../kit/sky.tsx'
import { River } from '../../kit/water.tsx'
import { Veil } from '../../kit/woods.tsx'

/** Glenwood: canyon walls in storm light, the Colorado between them. */
export function Glenwood() {
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
      <Veil id="v" y={480} height={200} color={light.haze} opacity={0.55} />
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
