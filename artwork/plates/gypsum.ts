import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { tufts, wooded } from './growth.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lens,
  lines,
  put,
  xy,
} from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { cloud, sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'

/** A storm in late August: the pale cliffs in the last sun, a plane coming in, an excavator at rest in the cut. */
export const gypsum: Plate = {
  name: ['Gypsum'],
  range: 'Red Table Mountain',
  paper: '#f4eee0',
  band: '#3a4254',
  onBand: '#f2bd4b',
  onSky: '#f4eee0',
  scene,
}

const slate = '#3a4254'
const storm = '#5d6a80'
const pale = '#efe4cb'
const sage = '#8d9a78'
const ochre = '#d9a94f'
const yellow = '#f2bd4b'

function scene(view: View): Impression[] {
  const random = seeded(97)
  const tops = summitsSeen({
    town: 'gypsum',
    of: ['jackson', 'hardscrabble', 'redTable'],
    toward: 142,
    across: 42,
    up: 84,
  })
  const [jackson, hard, table = [0, 0]] = tops
  // Red Table is a long flat top; its high point is where it was measured.
  const [tx, ty] = table
  const range = ridge(
    random,
    [
      jackson ?? [0, 0],
      hard ?? [0, 0],
      [tx - 120, ty + 26],
      table,
      [tx + 160, ty + 22],
      [tx + 420, ty + 40],
    ],
    xy('-1420,-190 1420,-150'),
    { dip: 0.16, rough: 12 },
  )
  return [
    ...sky(random, view, slate, [
      ['#4b566c', -640],
      [storm, -430],
      ['#98a0a3', -250],
      ['#e6cf9c', -150],
    ]),
    cloud(random, '#4b566c', 360, -520, 420),
    cloud(random, '#707c90', 300, -430, 330),
    cloud(random, '#8f98a3', -560, -480, 260),
    cloud(random, '#707c90', -1050, -540, 300),
    cloud(random, '#8f98a3', 1080, -420, 300),
    // Rain comes down in slanted sheets.
    fill(
      '#4b566c',
      xy('60,-432 250,-432 90,-110 -100,-110'),
      xy('420,-432 660,-432 520,-110 280,-110'),
    ),
    fill(
      '#707c90',
      xy('250,-432 330,-432 180,-110 90,-110'),
      xy('660,-432 720,-432 590,-110 520,-110'),
    ),
    ...massif(range, {
      random,
      base: 90,
      sun: -1,
      inks: { lit: '#a9604a', shade: '#6a4656', onLit: '#8a4e48', onShade: '#50394e' },
      shards: 2,
    }),
    fill('#56625e', wooded(random, '-1400,-60 -600,-30 0,-70 600,-20 1400,-60', 36, 12)),
    ...badlands(random),
    fill(sage, land('-1400,190 -500,170 200,184 1400,166')),
    fill(
      '#6b7a5d',
      ...tufts(random, xy('-1350,200 1350,190'), 40, 20),
      ...tufts(random, xy('-1350,270 1350,260'), 36, 30),
    ),
    ...cut(random),
    ...plane(),
    ...excavator(),
    fill(
      '#3f4a3f',
      land('-1400,520 -600,508 -200,540 300,552 800,520 1400,510'),
      ...tufts(random, xy('-1350,530 1350,530'), view.tall ? 50 : 56, 48),
    ),
    fill(
      '#c9b84f',
      ...Array.from({ length: 24 }, () =>
        lens(between(random, view.left, view.right), between(random, 490, 545), 9, 5),
      ),
    ),
  ]
}

/** The pale hills that gave the town its name: fluted by water, lit from the left. */
function badlands(random: () => number): Impression[] {
  const bluff = (top: number, base: number, lit: string, shade: string) => {
    const heads = Array.from({ length: 25 }, (_, i): Point => [
      -1380 + i * 115 + between(random, -30, 30),
      top + between(random, -16, 22) + 26 * Math.sin(i * 0.9),
    ])
    return massif(
      ridge(
        random,
        heads,
        [
          [-1500, top + 20],
          [1500, top],
        ],
        { dip: 0.3, rough: 7 },
      ),
      {
        random,
        base,
        sun: -1,
        inks: { lit, shade, onLit: shade, onShade: '#a08a6c' },
        shards: 1.2,
        reach: 0.8,
      },
    )
  }
  return [
    ...bluff(-8, 210, '#dccaa4', '#b8a282'),
    fill('#b5714f', ...[-1010, -560, -210, 260, 610, 1000].map((x) => lens(x, 92, 150, 6))),
    ...bluff(88, 204, pale, '#c4b08f'),
  ]
}

function cut(random: () => number): Impression[] {
  return [
    fill(
      '#b98b52',
      curve(
        xy(`-700,330 -420,300 -60,312 340,296 760,330 900,430 560,520 0,540 -520,520 -860,430
    -700,330`),
        4,
      ),
    ),
    fill(
      ochre,
      curve(
        xy(`-640,344 -300,324 80,334 460,318 740,350 820,430 520,490 0,506 -480,490 -780,430
    -640,344`),
        4,
      ),
    ),
    fill(
      '#e6c27a',
      ...Array.from({ length: 24 }, () =>
        lens(between(random, -620, 640), between(random, 350, 480), between(random, 20, 70), 4),
      ),
    ),
    fill('#b98b52', blob(xy('-540,420 -470,330 -400,290 -330,330 -230,420'), 5)),
    fill('#8a6238', blob(xy('-396,292 -330,330 -230,420 -370,420 -350,350'), 4)),
  ]
}

function plane(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [-270, -330], 1.15)
  return [
    fill(
      '#f4eee0',
      at(curve(xy('-110,-6 -96,-16 60,-18 104,-6 112,4 96,10 -60,8 -110,-6'), 3)),
      at(xy('-108,-8 -132,-54 -112,-54 -74,-14')),
      at(xy('-20,-2 30,-2 -50,44 -70,44')),
      at(xy('-106,-6 -134,-10 -142,-4 -108,2')),
    ),
    fill('#b9bfc2', at(xy('-60,8 96,10 60,2 -70,2')), at(xy('-6,10 -30,10 -34,20 -8,20'))),
    fill('#c2512f', at(xy('-120,-38 -132,-54 -112,-54 -102,-40')), at(box(-92, -7, 168, 3.5))),
    fill(
      slate,
      ...Array.from({ length: 9 }, (_, i) => at(box(-60 + i * 14, -13, 6, 5))),
      at(xy('80,-12 96,-9 98,-5 82,-6')),
    ),
    lines('#f4eee0', 4, at(xy('30,9 32,24')), at(xy('-36,10 -38,26'))),
    discs(slate, [-270 + 32 * 1.15, -330 + 28 * 1.15, 5], [-270 - 38 * 1.15, -330 + 30 * 1.15, 6]),
  ]
}

/** Tracks, house, boom and bucket, seen from the side. */
function excavator(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [250, 448], 1.4)
  const steel = '#2c3140'
  return [
    fill('#8a6238', at(xy('-130,6 150,6 190,20 -90,20'))),
    fill(steel, at(curve(xy('-96,0 -112,-16 -96,-34 96,-34 112,-16 96,0 -96,0'), 4))),
    fill(
      '#6a6f7c',
      ...[-84, -50, -16, 18, 52, 84].map((x) =>
        at(
          blob(
            [
              [x - 10, -16],
              [x, -26],
              [x + 10, -16],
              [x, -6],
            ],
            4,
          ),
        ),
      ),
    ),
    fill(steel, at(box(-36, -46, 78, 14))),
    fill(yellow, at(xy('-30,-46 -30,-92 60,-92 112,-84 112,-46'))),
    fill('#b98023', at(xy('50,-46 50,-80 112,-78 112,-46')), at(box(-30, -54, 142, 8))),
    fill(yellow, at(xy('-40,-50 -44,-112 -30,-136 20,-136 20,-50'))),
    fill('#9fc3c6', at(xy('-34,-84 -36,-110 -26,-128 -6,-128 -6,-84')), at(box(0, -128, 14, 44))),
    fill(
      yellow,
      at(
        curve(xy('-24,-66 -78,-150 -150,-206 -216,-214 -222,-194 -158,-180 -100,-132 -50,-56'), 3),
      ),
      at(xy('-206,-222 -230,-216 -262,-92 -244,-86 -196,-190')),
    ),
    fill(
      '#b98023',
      at(
        curve(xy('-50,-56 -100,-132 -158,-180 -222,-194 -220,-204 -150,-192 -88,-140 -36,-62'), 3),
      ),
    ),
    lines(
      steel,
      6,
      at(xy('-58,-70 -126,-158')),
      at(xy('-150,-214 -222,-224')),
      at(xy('-236,-190 -270,-110')),
    ),
    fill(
      steel,
      at(xy('-262,-98 -240,-90 -232,-60 -250,-34 -296,-30 -312,-52 -286,-58 -270,-74')),
      ...[-312, -300, -286].map((x) =>
        at([
          [x, -48],
          [x + 8, -32],
          [x - 6, -26],
        ]),
      ),
    ),
  ]
}
