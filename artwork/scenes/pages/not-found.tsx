import { Backdrop } from '../../kit/backdrop.tsx'
import { Bank } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Veil } from '../../kit/woods.tsx'

/** A signpost whose arrows say nothing, and tracks that end in the snow. */
export function NotFound() {
  const light = sunAt({ ...storm, ground: alpenglow.ground, needle: '#dfe6ea' }, 1300)
  const random = seeded(331)
  const steps = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const [x, y, s] = [
      980 - 420 * t ** 1.5 + (i % 2 ? 12 : -12) * (1.3 - t),
      890 - 150 * t,
      1.4 - t,
    ]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(9 * s)}-${Math.round(7 * s)} ${Math.round(18 * s)} 0q-${Math.round(9 * s)} ${Math.round(7 * s)}-${Math.round(18 * s)} 0z`
  }).join('')
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[{ spine: 'dome', x: [240, 1360], top: 300, snow: 0.6, air: 0.25 }]}
        ridges={[
          [580, 600, 580],
          [640, 650, 630],
        ]}
      />
      <Veil id="fog" y={520} height={180} color={light.haze} opacity={0.7} />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 730],
          [400, 700],
          [800, 726],
          [1200, 708],
          [1600, 730],
        ]}
      />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 800],
          [300, 780],
          [760, 752],
          [1100, 820],
          [1600, 780],
        ]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 850],
          [420, 800],
          [900, 800],
          [1300, 846],
          [1600, 830],
        ]}
      />
      <path fill={light.ground.dark} d={steps} />
      <path fill={made.timber} d="M1090 860L1096 500h26l4 360z" />
      <path fill="#8a5a39" d="M1010 540L1200 530L1240 560L1202 592L1012 590z" />
      <path fill="#a06b45" d="M1190 626L1000 618L962 648L1000 678L1192 676z" />
      <path
        fill={light.ground.lit}
        d="M1008 542C1050 520 1160 516 1202 532L1196 538L1012 548zM1000 620C1060 604 1150 610 1192 628L1186 634L1002 628zM1088 502q20-22 40 0l-2 8h-36zM1040 862C1070 830 1150 830 1180 862z"
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          { x: 1330, y: 840, height: 330, kind: 2 },
          { x: 1390, y: 850, height: 210, kind: 4 },
          ...clump(random, 90, 890, 5, 330, 120),
        ]}
      />
    </>
  )
}
