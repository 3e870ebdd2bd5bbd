import type { Point } from '../kit/path.ts'
import { seeded } from '../kit/random.ts'
import { wooded } from './growth.ts'
import { box, curve, discs, fill, type Impression, land, lines, put, under, xy } from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { flakes, front } from './things.ts'

/** Main Street in a January storm that is clearing, lamps lit, the Tenmile Range over the cornices. */
export const breckenridge: Plate = {
  name: ['Breckenridge'],
  range: 'The Tenmile Range',
  paper: '#f1ebdf',
  band: '#33294f',
  onBand: '#f6d79a',
  onSky: '#f1ebdf',
  scene,
}

const dark = '#33294f'
const snow = '#eef0f2'
const blue = '#a9b9da'
const lamp = '#f9c766'
const walls = [
  { wall: '#9a3f3a', shade: '#6c2b39' },
  { wall: '#c98a3f', shade: '#8e5c3b' },
  { wall: '#3f6f78', shade: '#2c4c5e' },
  { wall: '#d8c6a4', shade: '#a08f8a' },
  { wall: '#7a4a72', shade: '#54335a' },
]

function scene(view: View): Impression[] {
  const random = seeded(63)
  const tops = summitsSeen({
    town: 'breckenridge',
    of: ['lincoln', 'quandary', 'crystal', 'jacque'],
    toward: 226,
    across: 36,
    up: 60,
  })
  const range = ridge(random, tops, xy('-1420,-240 1500,-170'), { dip: 0.34, rough: 18 })
  const plan: [x: number, w: number, h: number, crown: number][] = [
    [-610, 150, 300, 0],
    [-456, 190, 250, 1],
    [-262, 150, 340, 2],
    [-108, 210, 270, 0],
    [106, 160, 330, 1],
    [270, 180, 250, 2],
    [454, 170, 310, 0],
    [-790, 170, 270, 2],
    [-980, 180, 330, 1],
    [-1180, 190, 260, 0],
    [-1370, 180, 310, 2],
    [630, 190, 270, 1],
    [826, 170, 330, 0],
    [1002, 190, 260, 2],
    [1198, 180, 310, 1],
  ]
  return [
    ...sky(random, view, '#4a4a86', [
      ['#6b66a3', -640],
      ['#a28bb8', -440],
      ['#e3a9a6', -270],
      ['#f7cda0', -150],
    ]),
    ...massif(range, {
      random,
      base: 120,
      sun: -1,
      inks: { lit: '#f6ddd0', shade: '#7d7fb4', onLit: '#b69bb4', onShade: '#585c97' },
      shards: 2.2,
    }),
    fill(
      '#4d4a80',
      wooded(random, '-1400,-140 -800,-60 -300,-120 200,-40 760,-130 1400,-60', 50, 16, 400),
    ),
    ...plan.flatMap(([x, w, h, crown], i) => [
      ...front(
        x,
        330,
        w,
        h,
        { ...(walls[(i * 3) % 5] ?? { wall: dark, shade: dark }), trim: dark, window: lamp },
        crown,
      ),
      fill(
        snow,
        [
          [x - 8, 330 - h - 14],
          [x - 2, 330 - h - 26],
          [x + w * 0.24, 330 - h - 28],
          [x + w * 0.3, 330 - h - 14],
        ],
        [
          [x + w * 0.7, 330 - h - 14],
          [x + w * 0.78, 330 - h - 28],
          [x + w + 2, 330 - h - 26],
          [x + w + 8, 330 - h - 14],
        ],
        ...(i % 3 === 1
          ? []
          : [
              [
                [x + 8, 236 - (i % 2) * 8],
                [x + w - 8, 236 - (i % 2) * 8],
                [x + w - 2, 252],
                [x + 2, 252],
              ] as Point[],
            ]),
      ),
    ]),
    fill(blue, under(xy('-1400,322 1400,322'), 700)),
    fill(snow, land('-1400,350 -600,340 0,352 600,338 1400,350', 700, 3)),
    // Tracks of a sleigh go up the street.
    lines(
      blue,
      9,
      curve(xy('-420,640 -250,520 -160,440 -120,380 -104,346'), 5),
      curve(xy('-270,640 -160,520 -104,440 -84,380 -80,346'), 5),
    ),
    fill(blue, land('-1400,520 -700,500 -420,530 -300,640')),
    fill(
      lamp,
      xy('-100,352 -20,352 60,420 -60,430'),
      xy('190,352 250,352 330,410 240,420'),
      xy('-400,352 -350,352 -360,410 -450,420'),
    ),
    ...sleigh(),
    ...[
      [-500, 470, 1.25],
      [430, 500, 1.45],
      [-230, 380, 0.6],
      [-860, 480, 1.3],
      [-1200, 470, 1.25],
      [860, 480, 1.3],
      [1220, 500, 1.4],
    ].flatMap(([x = 0, y = 0, s = 1]) => post([x, y], s)),
    flakes(random, snow, [view.left, view.right], [-840, 560], view.tall ? 130 : 260, 6),
  ]
}

function post(at: Point, size: number): Impression[] {
  const here = (shape: readonly Point[]) => put(shape, at, size)
  return [
    fill(
      dark,
      here(box(-5, -250, 10, 250)),
      here(xy('-14,0 -8,-26 8,-26 14,0')),
      here(xy('-24,-302 0,-328 24,-302')),
      here(box(-16, -254, 32, 6)),
    ),
    fill(lamp, here(xy('-20,-302 20,-302 14,-254 -14,-254'))),
    fill(snow, here(xy('-24,-304 0,-330 24,-304 0,-316'))),
    discs('#2f5a4a', [at[0], at[1] - 214 * size, 24 * size]),
    discs(dark, [at[0], at[1] - 214 * size, 11 * size]),
    fill('#b5352a', here(xy('-4,-192 10,-194 8,-166 2,-178'))),
  ]
}

/** A horse and a sleigh, going up the street. */
function sleigh(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [30, 500], 1.15)
  return [
    fill(blue, at(xy('-190,26 150,26 110,44 -150,44'))),
    fill(
      '#5a3a3a',
      at(
        curve(
          xy(`-170,-30 -176,-66 -150,-92 -128,-118 -112,-126 -110,-112 -86,-108 -84,-96 -104,-92
    -100,-70 -40,-74 -10,-66 -2,-40 -16,-26 -80,-24 -140,-24 -170,-30`).map(
            ([x = 0, y = 0]): Point => [-x - 180, y],
          ),
          2,
        ),
      ),
    ),
    fill(
      '#5a3a3a',
      ...xy('-40,0.1 -20,-0.1 -130,0.12 -152,-0.08').map(([x = 0, k = 0]) =>
        at([
          [-x - 188, -34],
          [-x - 172, -34],
          [-x - 176 - k * 60, 26],
          [-x - 186 - k * 60, 26],
        ]),
      ),
    ),
    fill(
      '#b5352a',
      at(
        curve(
          xy('28,-56 34,-20 70,-4 150,-4 176,-34 182,-96 168,-100 156,-60 110,-44 60,-44 28,-56'),
          2,
        ),
      ),
    ),
    fill(dark, at(xy('92,-44 96,-104 118,-108 132,-46')), at(xy('60,-44 66,-92 86,-96 96,-46'))),
    discs(dark, [30 + 108 * 1.15, 500 - 122 * 1.15, 16], [30 + 77 * 1.15, 500 - 108 * 1.15, 14]),
    lines(dark, 6, at(xy('10,22 190,22 206,10')), at(xy('60,-4 56,22')), at(xy('150,-4 154,22'))),
    lines(dark, 4, at(xy('-20,-54 66,-70')), at(xy('-22,-34 40,-20'))),
  ]
}
