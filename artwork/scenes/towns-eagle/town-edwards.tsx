import { Backdrop } from '../../kit/backdrop.tsx'
import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Cliffs } from '../../kit/cliffs.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet, hotel } from '../../kit/town.ts'
import { River } from '../../kit/water.tsx'
import { Ridge, Veil } from '../../kit/woods.tsx'
import { redRock } from './shared.tsx'

/** Edwards in late gold: red benches, sage, the river walk and the high wall of the Sawatch. */
export function Edwards() {
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
      <Veil id="w" y={600} height={110} color={light.haze} opacity={0.3} />
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
