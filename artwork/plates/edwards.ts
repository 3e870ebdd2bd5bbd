import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { crown, trunk, tufts, wooded } from './growth.ts'
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
  under,
  xy,
} from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { sky, streaks } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { spruces } from './things.ts'

/** An October afternoon: a drift boat on the Eagle River under cottonwoods, first snow on the Sawatch. */
export const edwards: Plate = {
  name: ['Edwards'],
  range: 'The Eagle River',
  paper: '#f5efdf',
  band: '#16494f',
  onBand: '#f3c869',
  onSky: '#16494f',
  scene,
}

const deep = '#16494f'
const water = '#2f8087'
const pale = '#a8d0c6'
const snow = '#f8f4e8'
const gold = '#eab33c'
const rust = '#b4602c'

function scene(view: View): Impression[] {
  const random = seeded(23)
  const tops = summitsSeen({
    town: 'edwards',
    of: ['notch', 'holyCross', 'jackson'],
    toward: 156,
    across: 44,
    up: 80,
  })
  const range = ridge(random, tops, xy('-1420,-230 1420,-210'), { dip: 0.36, rough: 22 })
  return [
    ...sky(random, view, '#8fc6cc', [
      ['#b4d8d0', -640],
      ['#dde6cb', -440],
      ['#f3e5bd', -280],
    ]),
    streaks(snow, [300, -520, 220], [-380, -440, 170], [-960, -560, 260], [960, -480, 220]),
    ...massif(range, {
      random,
      base: 60,
      sun: 1,
      inks: { lit: snow, shade: '#7ba0ae', onLit: '#93a3a0', onShade: '#4f7a8c' },
      shards: 2.5,
    }),
    fill(
      '#4c7f82',
      wooded(random, '-1400,-110 -800,-60 -300,-110 100,-20 600,-90 1400,-50', 44, 14),
    ),
    // Sage hills, the cut bank of the river in them.
    fill('#b59a62', land('-1400,10 -900,-50 -420,20 -60,70 300,84', 300, 5)),
    fill(
      '#8f7f4c',
      land('-1400,70 -960,30 -560,60 -200,96', 300, 5),
      ...tufts(random, xy('-1350,30 -300,60'), 26, 16),
    ),
    fill(
      '#c9ab6b',
      land('80,90 460,30 860,-30 1400,-70', 300, 5),
      ...tufts(random, xy('420,60 1350,-10'), 14, 16),
    ),
    fill(rust, ...grove(random, 62, 30)),
    fill(gold, ...grove(random, 86, 26)),
    fill('#d9b85a', under(xy('-1400,112 1400,112'), 700)),
    ...river(random),
    ...boat(),
    ...cottonwoods(random, view),
  ]
}

const grove = (random: () => number, y: number, count: number) =>
  Array.from({ length: count }, (_, i): Point[] =>
    crown(
      random,
      [-1370 + i * (2740 / count) + between(random, -34, 34), y + between(random, -18, 20)],
      between(random, 36, 66),
      between(random, 34, 60),
      6,
    ),
  )

/** The river comes toward us in three bends. */
function river(random: () => number): Impression[] {
  const left = curve(xy('-60,112 -190,140 -330,180 -240,226 -30,270 -120,350 -420,440 -700,640'), 6)
  const right = curve(xy('640,640 470,460 420,360 260,262 -20,214 -130,178 -60,146 30,112'), 6)
  const inside = (t: number, u: number): Point => {
    const a = left[Math.round(t * (left.length - 1))] ?? [0, 0]
    const b = right[Math.round((1 - t) * (right.length - 1))] ?? [0, 0]
    return [a[0] + (b[0] - a[0]) * u, (a[1] + b[1]) / 2]
  }
  return [
    fill(
      '#a8843c',
      left.concat(right).map(([x, y]): Point => [x, y + 12]),
    ),
    fill(water, [...left, ...right]),
    fill(
      deep,
      ...Array.from({ length: 26 }, (_, i) =>
        lens(...inside(0.3 + i * 0.027, between(random, 0.1, 0.4)), 16 + i * 4.4, 2 + i * 0.24),
      ),
    ),
    fill(
      pale,
      ...Array.from({ length: 34 }, (_, i) =>
        lens(...inside(0.22 + i * 0.023, between(random, 0.25, 0.92)), 10 + i * 3, 2 + i * 0.14),
      ),
    ),
    fill(
      gold,
      ...Array.from({ length: 15 }, (_, i) =>
        lens(...inside(0.4 + i * 0.036, between(random, 0.66, 0.96)), 18 + i * 3.6, 3 + i * 0.2),
      ),
    ),
    fill(
      '#7d8a86',
      ...[
        [-300, 210, 16],
        [-60, 282, 22],
        [300, 300, 24],
        [-340, 440, 40],
        [430, 420, 36],
      ].map(([x = 0, y = 0, r = 0]) =>
        blob(
          [
            [x - r, y + r * 0.3],
            [x - r * 0.5, y - r * 0.4],
            [x + r * 0.4, y - r * 0.5],
            [x + r, y + r * 0.3],
          ],
          3,
        ),
      ),
    ),
  ]
}

/** A drift boat: rower amidships, an angler in the bow. */
function boat(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [70, 418], 1.5)
  const dark = '#123338'
  return [
    fill(deep, at(lens(0, 30, 150, 9)), at(lens(16, 44, 110, 6))),
    lines(
      snow,
      2.6,
      at(curve(xy('-76,-112 -120,-190 -70,-230 -10,-214 -50,-176 -150,-150 -196,-60 -200,10'), 6)),
    ),
    lines('#5a3a24', 4, at(xy('-52,-74 -76,-112'))),
    fill(
      dark,
      at(xy('-84,-10 -82,-52 -70,-74 -50,-72 -44,-50 -48,-10')),
      at(xy('-56,-70 -42,-88 -38,-84 -52,-58')),
      at(xy('-88,-84 -44,-86 -54,-94 -58,-106 -76,-106 -80,-92')),
    ),
    discs('#d7a17c', [70 - 66 * 1.5, 418 - 84 * 1.5, 12]),
    fill(rust, at(xy('-80,-20 -79,-50 -69,-68 -53,-66 -49,-48 -52,-20'))),
    fill(
      dark,
      at(xy('8,-8 12,-44 26,-60 42,-56 48,-36 46,-8')),
      at(xy('10,-72 54,-74 44,-82 40,-92 24,-92 20,-80')),
    ),
    fill(snow, at(xy('14,-14 17,-42 27,-54 39,-51 42,-34 41,-14'))),
    discs('#d7a17c', [70 + 32 * 1.5, 418 - 70 * 1.5, 12]),
    lines('#5a3a24', 5, at(xy('30,-34 104,34')), at(xy('20,-32 -26,40'))),
    fill('#5a3a24', at(xy('98,26 106,22 122,46 114,50')), at(xy('-24,34 -32,32 -44,52 -36,56'))),
    fill(
      '#c9502e',
      at(curve(xy('-150,-44 -96,-12 0,-4 96,-14 142,-40 118,14 60,28 -70,28 -124,10 -150,-44'), 3)),
    ),
    fill(
      '#8f3420',
      at(curve(xy('-136,-16 -70,10 0,14 80,8 130,-14 118,14 60,28 -70,28 -124,10'), 3)),
    ),
    lines(snow, 3.4, at(curve(xy('-150,-44 -96,-12 0,-4 96,-14 142,-40'), 5))),
  ]
}

/** Old cottonwoods on the near bank. */
function cottonwoods(random: () => number, view: View): Impression[] {
  const trees: [x: number, foot: number, tall: number, side: 1 | -1][] = [
    [-560, 470, 900, 1],
    [-900, 500, 820, 1],
    [-1230, 500, 900, -1],
    [860, 500, 820, -1],
    [1210, 500, 930, 1],
  ]
  const shown = trees.filter(([x]) => x > view.left - 100 && x < view.right + 100)
  return [
    fill(
      '#9c7a35',
      land('-1400,400 -900,430 -600,460 -420,520 -330,640'),
      land('430,640 600,520 900,440 1400,400'),
    ),
    fill(
      '#4a3226',
      ...shown.flatMap(([x, foot, tall, side]) => [
        trunk([x, foot + 20], [x + 30 * side, foot - tall * 0.62], 86, 34, 18 * side),
        trunk(
          [x + 14 * side, foot - tall * 0.4],
          [x + 170 * side, foot - tall * 0.78],
          34,
          12,
          -14,
        ),
        trunk([x + 8 * side, foot - tall * 0.3], [x - 130 * side, foot - tall * 0.72], 32, 12, 14),
      ]),
    ),
    fill(
      '#6f4c34',
      ...shown.map(([x, foot, tall, side]) =>
        trunk([x + 22, foot + 20], [x + 30 * side + 9, foot - tall * 0.6], 30, 12, 18 * side),
      ),
    ),
    // Leaves in clusters: the dark ones lower, the bright ones up and to the sun.
    ...[
      [rust, 26, -18, 1],
      ['#d9942f', 0, 0, 0.92],
      [gold, -26, 16, 0.78],
      ['#f6d673', -56, 34, 0.4],
    ].map(([ink = '', down = 0, over = 0, grow = 1]) =>
      fill(
        String(ink),
        ...shown.flatMap(([x, foot, tall, side]) =>
          xy('0,1 -120,0.84 150,0.88 64,0.7 -96,0.64').flatMap(([dx = 0, h = 0]) =>
            [-1, 1].map((k) =>
              crown(
                random,
                [
                  x + dx * side + 20 + Number(over) + k * 46 * Number(grow),
                  foot - tall * h + Number(down) + k * between(random, -26, 26) + 20,
                ],
                between(random, 60, 92) * Number(grow),
                between(random, 44, 66) * Number(grow),
                6,
              ),
            ),
          ),
        ),
      ),
    ),
    ...spruces(random, [deep, water], 1, [
      [560, 540, 470, 0.19],
      [480, 560, 260, 0.22],
      [680, 540, 330, 0.2],
      [1020, 520, 420],
    ]),
    fill(
      '#6b5426',
      ...tufts(random, xy('-1350,540 -420,560'), view.tall ? 26 : 26, 44),
      ...tufts(random, xy('480,560 1350,540'), 22, 44),
    ),
    fill(
      gold,
      ...Array.from({ length: 20 }, (): Point[] => {
        const [x, y, r] = [
          between(random, -560, 560),
          between(random, -120, 540),
          between(random, 5, 9),
        ]
        return [
          [x - r, y],
          [x, y - r * 0.7],
          [x + r, y],
          [x, y + r * 0.7],
        ]
      }),
    ),
  ]
}
