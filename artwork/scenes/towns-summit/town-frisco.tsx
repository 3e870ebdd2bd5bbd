import { Backdrop } from '../../kit/backdrop.tsx'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Lake } from '../../kit/water.tsx'

/** Frisco: dawn on the lake, Peak One and the north end of the Tenmile straight above it. */
export function Frisco() {
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
