import { mix } from '../../kit/color.ts'
import { timberFrame } from '../../kit/frame.ts'
import { summer } from '../../kit/lights-high.ts'
import type { Light } from '../../kit/light.ts'
import { trailer } from '../../kit/machines/trailer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { areas, type Point } from '../../kit/path.ts'
import { between, seeded, type Random } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, wheel } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { Yard } from '../machines/shared.tsx'

const red = '#b8392a'

/** A dry afternoon in July: the sun pale in smoke, the grass the color of a lion. */
const parched: Light = {
  ...summer,
  sky: [
    [0, '#7391a0'],
    [0.35, '#b3b5a4'],
    [0.65, '#e6cd9c'],
    [1, '#f5dca8'],
  ],
  sun: { x: 1440, y: 190, r: 46, disc: '#ffe6b8', glow: '#f7cf90' },
  haze: '#e0c598',
  rock: { lit: '#bd9578', half: '#94827a', dark: '#75706f' },
  woods: ['#b3aa90', '#87907f', '#5a705f', '#2c4a40'],
  ground: { lit: '#e3c272', half: '#c7a456', dark: '#84703f' },
  cloud: '#efd9ae',
}

/** Grass laid over by the wind, all one way. */
function blown(random: Random, y0: number, y1: number, count: number): Point[][] {
  return Array.from({ length: count }, (): Point[] => {
    const depth = random()
    const [x, y] = [between(random, -20, 1600), y0 + (y1 - y0) * depth]
    const s = 12 + depth * 34
    const lean = between(random, 0.7, 1.3)
    return [
      [x, y],
      [x + s * 0.3 * lean, y - s * 0.55],
      [x + s * lean, y - s * 0.8],
      [x + s * 0.45 * lean, y - s * 0.4],
      [x + s * 0.2, y],
    ]
  })
}

/** A lying tank in rings, far end first: each ring hides the cap of the one behind it. */
const tank: Face[] = [
  ...[-2.3, -1.5, -1.4, -0.05, 0.05, 1.4, 1.5].flatMap((x, i, all) => {
    const strap = i % 2 === 1
    const end = all[i + 1] ?? 2.3
    const ring = wheel([0, 1.66], strap ? 0.87 : 0.85, [x, end], strap ? made.steel : '#e9e4d4', 22)
    return placed(ring, 90, [-0.2, 0, 0])
  }),
  ...box([-0.5, 0.1], [2.46, 2.64], [-0.3, 0.3], made.steelDark),
]

const extinguisher = (x: number, z: number): Face[] => [
  footprint([x - 0.3, x + 0.34], [z - 0.2, z + 0.24], '#7a6436'),
  ...box([x - 0.19, x + 0.19], [0.02, 0.86], [z - 0.16, z + 0.16], red),
  ...box([x - 0.19, x + 0.19], [0.42, 0.58], [z + 0.16, z + 0.17], made.white),
  ...box([x - 0.1, x + 0.1], [0.86, 1], [z - 0.08, z + 0.08], made.steelDark),
  ...box([x - 0.22, x + 0.06], [1, 1.06], [z - 0.04, z + 0.04], made.steelDark),
]

/** Red flag day: the wind in the flag, water on wheels, a mown strip and two extinguishers. */
export function RedFlag() {
  const light = parched
  const random = seeded(707)
  const faces: Face[] = [
    ...placed([footprint([-5, 6], [-8, 1], '#8d7540')], -24, [-2.4, 0, -26]),
    ...placed(timberFrame([-4, 4], [-6, 0], 3, 3.6, 2.6, made.board), -24, [-2.4, 0, -26]),
    footprint([3.2, 9.6], [-1.4, 1.1], '#7a6436'),
    ...placed(mirrored(trailer(tank)), 6, [6.9, 0, -0.4], 0.86),
    ...placed(wheel([0, 0.62], 0.46, [-0.18, 0.18], '#a8452f', 18), 4, [3.7, 0.35, 0.3]),
    ...placed(wheel([0, 0.62], 0.16, [0.18, 0.2], made.steelDark, 10), 4, [3.7, 0.35, 0.3]),
    ...extinguisher(2.05, 1.4),
    ...extinguisher(2.6, 1.55),
  ]
  return (
    <Yard
      light={light}
      seed={70}
      earth="#b39a62"
      massifs={[
        { spine: 'whales', x: [120, 1500], top: 360, air: 0.45, snow: 0, ribs: 1 },
        { spine: 'low', x: [900, 1900], top: 440, air: 0.6, snow: 0, ribs: 0 },
      ]}
      faces={faces}
    >
      <path
        fill="none"
        stroke="#8e3527"
        strokeWidth="9"
        strokeLinecap="round"
        d="M1118 836C1080 872 980 852 900 864C800 880 830 898 930 892"
      />
      <ellipse cx="980" cy="868" rx="56" ry="7" fill="#7a6436" />
      <path fill="#6d6a62" d="M930 252h13l4 616h-21z" />
      <path fill="#e9dcbc" d="M930 252h5l-2 616h-7z" />
      <circle cx="936" cy="246" r="11" fill={made.machine} />
      <path
        fill={red}
        d="M944 268C1010 238 1060 300 1130 274C1190 252 1230 290 1308 262C1296 300 1318 350 1300 398C1240 424 1190 384 1130 410C1064 436 1006 378 944 404z"
      />
      <path
        fill={mix(red, '#3a1414', 0.32)}
        d="M1010 258C1050 266 1084 288 1130 274C1112 320 1118 370 1130 410C1086 426 1046 408 1008 396C1030 350 1026 300 1010 258zM1236 277C1256 277 1280 272 1308 262C1296 300 1318 350 1300 398C1276 408 1258 408 1240 405C1254 360 1250 318 1236 277z"
      />
      <path
        fill={mix(red, '#ffd9a0', 0.3)}
        d="M944 268C968 257 988 256 1010 258C1000 300 1000 350 1008 396C986 392 966 394 944 404zM1130 274C1160 263 1186 268 1208 274C1192 310 1194 362 1204 397C1180 394 1156 400 1130 410C1118 370 1112 320 1130 274z"
      />
      <path
        fill={mix(light.ground.dark, light.shadow, 0.1)}
        d={areas(blown(random, 862, 900, 46))}
      />
      <path fill={light.ground.lit} d={areas(blown(random, 872, 912, 40))} />
    </Yard>
  )
}
