import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Boulders, Tufts } from '../../kit/ground.tsx'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'

/** An overlook in autumn: a cairn, two people, the whole valley. */
export function Place() {
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
