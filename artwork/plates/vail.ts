import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { forestTop, wooded } from './growth.ts'
import { box, curve, fill, type Impression, land, lens, lines, put, under, xy } from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { flakes, house, spruces } from './things.ts'

/** January, the last light on the Gore Range, the covered bridge and the village lit below. */
export const vail: Plate = {
  name: ['Vail'],
  range: 'The Gore Range',
  paper: '#f4ecdc',
  band: '#152846',
  onBand: '#f4ecdc',
  onSky: '#f4ecdc',
  scene,
}

const night = '#152846'
const dusk = '#2c4772'
const snow = '#dfe3ee'
const shadow = '#8da0c6'
const glow = '#f6bf5b'
const timber = { wall: '#5a3a30', shade: '#3b2830', roof: snow, trim: '#2a1f2b', window: glow }

function scene(view: View): Impression[] {
  const random = seeded(17)
  const tops = summitsSeen({
    town: 'vail',
    of: ['grandTraverse', 'silverthorne', 'eastThorn', 'buffalo'],
    toward: 83,
    across: 42,
    up: 76,
  })
  const range = ridge(random, tops, xy('-1420,-190 1420,-130'), { dip: 0.5, rough: 26 })
  const left: Point[] = xy('-1400,-420 -900,-330 -520,-190 -260,-70 -60,20')
  const right: Point[] = xy('-60,30 180,-40 420,-170 760,-330 1400,-560')
  const valley: Point[] = xy('-1400,60 -500,40 0,20 500,34 1400,40')
  const village: [number, number, number, 1 | -1, number][] = [
    [-470, 96, 0.9, 1, 1],
    [-300, 80, 0.8, -1, 1],
    [-160, 92, 1, 1, 2],
    [60, 74, 0.85, 1, 2],
    [250, 86, 0.95, -1, 1],
    [380, 100, 1.05, 1, 2],
    [560, 92, 0.9, -1, 1],
    [-720, 96, 1, 1, 2],
    [-930, 90, 0.9, -1, 1],
    [-1180, 100, 1.1, 1, 2],
    [800, 92, 1, 1, 2],
    [1030, 96, 0.9, -1, 1],
    [1220, 100, 1.1, -1, 2],
  ]
  return [
    ...sky(random, view, night, [
      [dusk, -600],
      ['#62618f', -390],
      ['#c98a97', -230],
      ['#f0b79a', -120],
    ]),
    flakes(random, '#f4ecdc', [-1300, 1300], [-900, -560], 46, 4),
    ...massif(range, {
      random,
      base: 80,
      sun: -1,
      inks: { lit: '#f3b7a0', shade: '#5f6597', onLit: '#8c6f93', onShade: '#3d4a7d' },
      shards: 2.2,
    }),
    fill('#22395f', wooded(random, left, 46, 15, 200), wooded(random, right, 46, 15, 200)),
    // Ski runs come down through the timber.
    fill(
      shadow,
      curve(xy('560,-190 470,-110 500,-50 400,30'), 4).concat(
        curve(xy('452,30 545,-46 520,-104 600,-206'), 4),
      ),
      curve(xy('900,-340 780,-200 820,-100 700,30'), 4).concat(
        curve(xy('780,30 886,-96 850,-190 960,-372'), 4),
      ),
    ),
    fill(
      night,
      under(
        forestTop(
          random,
          curve(
            valley.map(([x, y]): Point => [x, y + 6]),
            3,
          ),
          60,
          20,
        ),
        200,
      ),
    ),
    fill(
      shadow,
      under(
        curve(
          valley.map(([x, y]): Point => [x, y + 58]),
          4,
        ),
        700,
      ),
    ),
    ...village.flatMap(([x, y, size, flip, rows]) =>
      house([x, y], size, timber, { flip, rows, tall: rows === 2 ? 86 : 58, long: 80 }),
    ),
    ...tower([-30, 96]),
    fill(snow, land('-1400,120 -700,112 -300,122 80,104 600,118 1400,108')),
    ...creek(random),
    ...bridge(),
    fill(
      snow,
      land('-1400,330 -900,372 -560,400 -330,470 -160,600'),
      land('330,600 470,470 700,420 1000,380 1400,340'),
    ),
    fill(shadow, land('-1400,470 -800,500 -400,560 -300,620'), land('520,620 700,520 1400,470')),
    ...spruces(random, [night, dusk], -1, [
      [-500, 470, 420, 0.19],
      [-590, 500, 520, 0.18],
      [500, 500, 480, 0.18],
      [590, 520, 330],
      [-410, 520, 220, 0.22],
      [-820, 500, 520, 0.18],
      [-1010, 480, 380],
      [-1230, 500, 560, 0.17],
      [820, 510, 430],
      [1040, 500, 560, 0.17],
      [1250, 500, 420],
    ]),
    flakes(random, '#f4ecdc', [view.left, view.right], [-300, 520], view.tall ? 60 : 110, 4),
  ]
}

function tower(at: Point): Impression[] {
  const here = (shape: readonly Point[]) => put(shape, at, 1.1)
  return [
    fill('#c9b9b4', here(box(-24, -190, 48, 190))),
    fill('#8b7f93', here(box(8, -190, 16, 190))),
    fill('#2a1f2b', here(xy('-32,-190 0,-262 32,-190'))),
    fill(snow, here(xy('-32,-190 0,-262 6,-250 -14,-190'))),
    fill(glow, here(box(-12, -176, 24, 24)), here(box(-6, -120, 12, 30))),
  ]
}

function creek(random: () => number): Impression[] {
  const bank = curve(xy('-90,118 -150,190 -90,270 -230,370 -330,470 -300,600'), 4)
  const other = curve(xy('520,600 400,470 240,370 140,280 10,200 -30,118'), 4)
  return [
    fill('#1d3356', [...bank, ...other]),
    fill(
      dusk,
      ...Array.from({ length: 14 }, (_, i) =>
        lens(between(random, -60, 120) + (i % 3) * 20 - 30, 330 + i * 16, 30 + i * 8, 3 + i * 0.4),
      ),
    ),
    fill(
      glow,
      ...Array.from({ length: 9 }, (_, i) =>
        lens(20 + between(random, -26, 26), 338 + i * 22, 26 + between(random, 0, 20), 3.5),
      ),
    ),
  ]
}

/** The covered bridge over Gore Creek. */
function bridge(): Impression[] {
  const posts = Array.from({ length: 9 }, (_, i) => -300 + i * 80)
  return [
    fill(
      '#6f6a7d',
      xy('-380,330 -300,212 -230,212 -236,330'),
      xy('290,330 284,212 352,212 430,330'),
    ),
    fill(
      '#4b4a63',
      xy('-270,330 -262,240 -230,212 -236,330'),
      xy('290,330 284,212 310,232 318,330'),
    ),
    fill('#3b2830', box(-330, 200, 710, 34)),
    fill(glow, box(-316, 118, 682, 84)),
    fill('#a86a3a', box(-316, 168, 682, 34)),
    fill('#3b2830', box(-330, 104, 710, 22), ...posts.map((x) => box(x, 110, 14, 96))),
    lines(
      '#3b2830',
      8,
      ...posts.slice(0, -1).flatMap((x): Point[][] => [
        [
          [x + 8, 122],
          [x + 86, 200],
        ],
        [
          [x + 86, 122],
          [x + 8, 200],
        ],
      ]),
    ),
    fill(snow, xy('-290,26 340,26 408,112 -358,112')),
    fill(shadow, xy('-358,112 408,112 404,126 -354,126')),
    fill('#5a3a30', xy('-86,112 24,4 134,112')),
    fill(snow, xy('-110,116 24,-22 158,116 132,116 24,10 -84,116')),
    fill(glow, xy('0,96 0,66 24,44 48,66 48,96')),
    fill('#2a1f2b', box(20, 46, 7, 50)),
  ]
}
