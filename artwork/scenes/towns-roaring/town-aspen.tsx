import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { autumn } from '../../kit/lights-high.ts'
import { type Light } from '../../kit/light.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Lake } from '../../kit/water.tsx'

const maroon: Light = { ...autumn, rock: { lit: '#c47a62', half: '#94616a', dark: '#5f4f68' } }

/** Aspen: the Bells over their lake, gold groves on both shores. */
export function Aspen() {
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
