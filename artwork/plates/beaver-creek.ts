import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { forestTop, wooded } from './growth.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  heightAt,
  type Impression,
  land,
  lines,
  put,
  under,
  xy,
} from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { flakes, spruces } from './things.ts'

/** February at noon: a turn on the groomed slope, the chairs going up, the Sawatch behind. */
export const beaverCreek: Plate = {
  name: ['Beaver', 'Creek'],
  range: 'The Sawatch Range',
  paper: '#f6f1e4',
  band: '#1e5ea0',
  onBand: '#f6f1e4',
  onSky: '#f6f1e4',
  scene,
}

const blue = '#1e5ea0'
const mid = '#6fa3cf'
const pale = '#c3d9ea'
const snow = '#f9f8f2'
const pine = '#143a52'
const orange = '#ee7a2f'

function scene(view: View): Impression[] {
  const random = seeded(33)
  const tops = summitsSeen({
    town: 'beaver-creek',
    of: ['notch', 'holyCross', 'jackson'],
    toward: 172,
    across: 32,
    up: 72,
  })
  const range = ridge(random, tops, xy('-1420,-230 1420,-200'), { dip: 0.34, rough: 22 })
  const slope = curve(xy('-1400,420 -900,380 -480,280 -120,170 260,96 700,40 1400,-40'), 5)
  return [
    ...sky(random, view, blue, [
      ['#3f82bd', -640],
      [mid, -420],
      ['#a6c9e2', -230],
    ]),
    ...massif(range, {
      random,
      base: 110,
      sun: -1,
      inks: { lit: snow, shade: mid, onLit: '#8fa9bf', onShade: '#3f73a6' },
      shards: 2.3,
    }),
    fill(
      '#2c5f86',
      wooded(random, '-1400,-170 -860,-80 -400,-30 60,40 500,60 1400,60', 50, 16, 500),
    ),
    // Runs cut in the timber on the far side.
    fill(
      pale,
      ...xy('-1150,-60 -820,-10 -470,40').map(([x = 0, y = 0]) =>
        curve(
          [
            [x, y - 40],
            [x + 50, y + 40],
            [x + 20, y + 130],
            [x + 110, y + 240],
          ],
          4,
        ).concat(
          curve(
            [
              [x + 190, y + 240],
              [x + 92, y + 130],
              [x + 116, y + 40],
              [x + 60, y - 36],
            ],
            4,
          ),
        ),
      ),
    ),
    fill(
      pine,
      under(
        forestTop(
          random,
          slope.map(([x, y]): Point => [x, y + 8]),
          84,
          27,
        ),
        600,
      ),
    ),
    fill(snow, under(slope, 700)),
    ...corduroy(slope),
    fill(pale, land('-1400,560 -600,500 -200,520 200,600 400,700')),
    ...lift(),
    ...trail(),
    ...skier(),
    ...spruces(random, [pine, '#2c5f86'], -1, [
      [-520, 420, 560, 0.18],
      [-430, 470, 330, 0.21],
      [-610, 520, 480],
      [560, 260, 300, 0.2],
      [500, 210, 220, 0.22],
      [-760, 470, 460],
      [-960, 520, 600, 0.17],
      [-1160, 500, 440],
      [-1310, 520, 560],
      [760, 240, 300],
      [960, 260, 400],
      [1180, 240, 360],
    ]),
    flakes(random, snow, [view.left, view.right], [-100, 540], 26, 4),
  ]
}

/** What the grooming machine left: lines down the fall of the slope. */
const corduroy = (slope: readonly Point[]): Impression[] => [
  lines(
    pale,
    3,
    ...Array.from({ length: 30 }, (_, i): Point[] => {
      const x = -150 + i * 52
      const y = heightAt(slope, x)
      return curve(
        [
          [x, y + 8],
          [x - 80, y + 150],
          [x - 220, y + 330],
          [x - 420, y + 520],
        ],
        4,
      )
    }),
  ),
]

function lift(): Impression[] {
  const cable = (t: number): Point => [
    -700 + 1900 * t,
    -60 - 560 * t + 40 * Math.sin(t * Math.PI * 3) ** 2,
  ]
  const spots = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8]
  return [
    fill(
      pine,
      ...[
        [-220, 216, -150],
        [330, 96, -350],
        [880, 40, -520],
      ].map(([x = 0, foot = 0, top = 0]): Point[] => [
        [x - 13, foot],
        [x - 7, top],
        [x + 7, top],
        [x + 13, foot],
      ]),
      ...xy('-220,-150 330,-350 880,-520').map(([x = 0, top = 0]) => box(x - 66, top - 6, 132, 12)),
    ),
    lines(
      pine,
      4,
      ...[-52, 52].map((dx) =>
        curve(
          [
            [-1400, 240],
            [-220 + dx, -154],
            [330 + dx, -354],
            [880 + dx, -524],
            [1400, -700],
          ],
          5,
        ),
      ),
    ),
    ...spots.flatMap((t, i) =>
      chair([cable(t)[0] + 26, -150 - (cable(t)[0] + 220) * 0.362 + 16], 0.8 + (i % 2) * 0.04),
    ),
  ]
}

/** A chair with two riders. */
function chair(at: Point, size: number): Impression[] {
  const here = (shape: readonly Point[]) => put(shape, at, size)
  return [
    lines(pine, 5, here(xy('0,0 0,70 -34,84 -34,128')), here(xy('-40,128 44,128'))),
    fill(orange, here(curve(xy('-26,126 -28,92 -16,82 -4,92 -2,126'), 3))),
    fill(blue, here(curve(xy('10,126 8,92 20,82 32,92 34,126'), 3))),
    fill(
      pine,
      here(xy('-26,126 -2,126 -6,160 -22,160')),
      here(xy('10,126 34,126 30,160 14,160')),
      here(box(-44, 158, 52, 5)),
      here(box(-4, 160, 54, 5)),
    ),
    discs(
      pine,
      [at[0] - 15 * size, at[1] + 70 * size, 12 * size],
      [at[0] + 21 * size, at[1] + 70 * size, 12 * size],
    ),
  ]
}

const trail = (): Impression[] => [
  fill(
    mid,
    curve(xy('420,120 250,190 330,270 60,330 140,400'), 6).concat(
      curve(xy('166,404 96,338 366,272 284,196 432,126'), 6),
    ),
  ),
]

/** A skier leaning into the turn, snow thrown up behind. */
function skier(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [70, 430], 1.55)
  return [
    fill(pale, at(blob(xy('10,24 60,-40 110,-70 128,-30 170,-44 166,0 196,20 120,40'), 4))),
    fill(snow, at(blob(xy('4,26 50,-20 86,-44 98,-12 134,-18 132,10 150,28 90,38'), 4))),
    fill(mid, at(blob(xy('-150,40 -30,26 120,36 40,54 -90,56'), 4))),
    fill(
      pine,
      at(xy('-150,20 -164,8 -156,4 96,26 96,32')),
      at(xy('-128,40 -142,28 -134,24 108,40 108,46')),
    ),
    fill(
      pine,
      at(xy('-22,18 -8,-30 -46,-62 -18,-82 26,-34 8,22')),
      at(xy('20,30 26,-22 -10,-58 12,-74 54,-26 46,32')),
    ),
    fill(
      orange,
      at(curve(xy('-46,-62 -56,-110 -34,-146 -2,-150 20,-120 14,-72 -16,-64 -46,-62'), 3)),
    ),
    fill('#c0541c', at(curve(xy('2,-148 20,-120 14,-72 0,-68 2,-110'), 3))),
    fill(
      orange,
      at(xy('-40,-138 -74,-110 -96,-74 -84,-68 -58,-98 -30,-112')),
      at(xy('8,-138 46,-116 60,-76 48,-72 34,-100 4,-112')),
    ),
    discs('#e8b48c', [70 - 28 * 1.55, 430 - 168 * 1.55, 30]),
    fill(blue, at(curve(xy('-48,-166 -48,-186 -28,-198 -8,-188 -6,-168'), 4))),
    fill(pine, at(xy('-50,-172 -22,-174 -22,-162 -48,-160'))),
    lines(pine, 4.5, at(xy('-90,-72 -140,20')), at(xy('54,-76 120,4'))),
  ]
}
