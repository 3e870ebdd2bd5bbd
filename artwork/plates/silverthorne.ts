import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { tufts, wooded } from './growth.ts'
import {
  blob,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lens,
  lines,
  put,
  ripples,
  under,
  xy,
} from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { sky, streaks } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { spruces } from './things.ts'

/** An April dawn on the Blue River: an angler casts, the Gore Range takes the first sun. */
export const silverthorne: Plate = {
  name: ['Silverthorne'],
  range: 'The Blue River',
  paper: '#f3eee2',
  band: '#27505a',
  onBand: '#f6cdb2',
  onSky: '#27505a',
  scene,
}

const deep = '#1f3f4a'
const teal = '#3f7d84'
const mist = '#bcd5cb'
const peach = '#f6cdb2'
const snow = '#f7f3ea'
const willow = '#b4543c'

function scene(view: View): Impression[] {
  const random = seeded(52)
  const tops = summitsSeen({
    town: 'silverthorne',
    of: ['buffalo', 'grandTraverse', 'silverthorne', 'eastThorn'],
    toward: 268,
    across: 27,
    up: 50,
  })
  const range = ridge(
    random,
    tops.filter((_, i) => i !== 1),
    xy('-1420,-170 1420,-180'),
    { dip: 0.26, rough: 22 },
  )
  const [bx, by] = tops[0] ?? [0, 0]
  return [
    ...sky(random, view, mist, [
      ['#d3dfcd', -680],
      ['#ecdfc4', -520],
      [peach, -360],
      ['#f2b394', -200],
    ]),
    streaks('#f7f3ea', [-260, -600, 210], [330, -560, 170], [-1000, -520, 240], [980, -600, 220]),
    ...massif(range, {
      random,
      base: 90,
      sun: 1,
      inks: { lit: '#f4c0a4', shade: '#7f8fa6', onLit: '#b07f7c', onShade: '#56697f' },
      shards: 2.2,
    }),
    // The Silver Couloir and its neighbor on Buffalo.
    fill(
      snow,
      put(xy('30,60 60,70 40,160 64,260 44,360 30,360 36,260 14,170'), [bx, by]),
      put(xy('110,120 134,140 120,230 140,320 124,320 100,230'), [bx, by]),
    ),
    fill('#5d7f84', wooded(random, '-1400,-90 -760,-30 -200,-80 300,0 800,-70 1400,-20', 48, 15)),
    fill(teal, wooded(random, '-1400,60 -500,20 0,70 560,10 1400,60', 64, 19)),
    fill(mist, land('-1400,90 -400,76 300,92 1400,80')),
    ...bank(random, 104, 90, '#8f4634', 18),
    fill('#9cc4bd', under(curve(xy('-1400,130 1400,126'), 2), 700)),
    fill(
      peach,
      ...Array.from({ length: 40 }, (_, i) =>
        lens(
          -150 + between(random, -150, 150),
          134 + i * 11,
          170 - Math.abs(i - 14) * 4 + between(random, -50, 50),
          7,
        ),
      ),
    ),
    fill(teal, ...ripples(random, [-1350, 1350], [140, 560], 58, 120)),
    fill(snow, ...ripples(random, [-700, 500], [146, 560], 26, 80)),
    fill('#27505a', ...ripples(random, [-1350, 1350], [360, 570], 22, 190)),
    ...stones(random),
    ...angler(),
    ...bank(random, 560, 150, willow, view.tall ? 12 : 26, xy('-1350,-180 350,1350')),
    ...spruces(random, [deep, teal], 1, [
      [-590, 480, 560, 0.18],
      [-500, 500, 360, 0.2],
      [590, 520, 300, 0.2],
      [-820, 500, 480],
      [-1080, 520, 620, 0.17],
      [-1270, 500, 400],
      [820, 500, 520],
      [1060, 520, 640, 0.17],
      [1260, 500, 430],
    ]),
  ]
}

/** Bare willows, red before their leaves. */
function bank(
  random: () => number,
  y: number,
  tall: number,
  ink: string,
  count: number,
  spans: readonly (readonly [number, number])[] = [[-1350, 1350]],
): Impression[] {
  const bush = (x: number): Point[][] =>
    Array.from({ length: 6 }, (_, i): Point[] => {
      const lean = (i - 2.5) * tall * 0.16 * between(random, 0.6, 1.2)
      const h = tall * between(random, 0.6, 1) * (1 - Math.abs(i - 2.5) * 0.09)
      return [
        [x + i * 4 - 14, y],
        [x + lean * 0.5 + i * 3 - 10, y - h * 0.5],
        [x + lean, y - h],
        [x + lean * 0.55 + i * 3 - 5, y - h * 0.5],
        [x + i * 4 - 8, y],
      ]
    })
  return [
    fill(
      ink,
      ...Array.from({ length: count }, (_, i) => {
        const [from, to] = spans[i % spans.length] ?? [0, 0]
        return bush(between(random, from, to))
      }).flat(),
    ),
    fill(
      '#6c3a30',
      ...tufts(
        random,
        [
          [-1350, y + 4],
          [-160, y + 4],
        ],
        count,
        tall * 0.2,
      ),
    ),
  ]
}

const stones = (random: () => number): Impression[] =>
  [
    [-330, 300, 40],
    [380, 250, 34],
    [470, 400, 62],
    [-480, 470, 70],
    [60, 520, 46],
    [760, 330, 50],
    [-900, 380, 60],
    [1060, 460, 74],
  ].flatMap(([x = 0, y = 0, r = 0]) => [
    fill('#27505a', lens(x, y + r * 0.42, r * 1.9, r * 0.13)),
    fill(
      '#5f6f76',
      blob(
        [
          [x - r, y + r * 0.4],
          [x - r * 0.7, y - r * 0.3],
          [x + between(random, -0.2, 0.2) * r, y - r * 0.6],
          [x + r * 0.8, y - r * 0.2],
          [x + r, y + r * 0.4],
        ],
        3,
      ),
    ),
    fill(
      snow,
      blob(
        [
          [x - r * 0.62, y - r * 0.26],
          [x, y - r * 0.58],
          [x + r * 0.72, y - r * 0.2],
          [x + r * 0.2, y - r * 0.26],
        ],
        3,
      ),
    ),
  ])

/** Waist-deep, rod high, the line in a loop across the sky. */
function angler(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [150, 380], 1.35)
  return [
    fill(
      '#27505a',
      ...Array.from({ length: 6 }, (_, i) =>
        at(lens(i % 2 ? 10 : -8, 8 + i * 13, 58 - i * 6, 4.5)),
      ),
    ),
    lines(
      snow,
      3.5,
      at(
        curve(
          xy(`-128,-300 -210,-330 -330,-300 -350,-250 -270,-230 -150,-240 -60,-210 40,-150 120,-60
    150,0`),
          6,
        ),
      ),
    ),
    lines('#4a2d22', 5, at(curve(xy('-26,-108 -80,-200 -128,-300'), 4))),
    fill(deep, at(curve(xy('-34,6 -36,-50 -30,-98 -12,-122 14,-122 30,-100 38,-50 36,6'), 3))),
    fill('#8a6f4a', at(xy('-26,-96 -10,-118 12,-118 26,-98 22,-48 -24,-48'))),
    fill(
      deep,
      at(xy('-26,-98 -44,-92 -38,-120 -20,-132 -12,-118')),
      at(xy('24,-100 42,-70 28,-46 20,-60 26,-72')),
      at(xy('-34,-146 38,-150 24,-160 20,-182 -14,-182 -20,-158')),
    ),
    discs('#d9a184', [150, 380 - 140 * 1.35, 19]),
    fill(deep, at(xy('-32,-148 36,-152 22,-162 19,-180 -13,-180 -18,-160'))),
    fill(snow, at(lens(0, 6, 62, 5))),
  ]
}
