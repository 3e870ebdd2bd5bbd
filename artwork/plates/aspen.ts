import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { crown, trunk, tufts, wooded } from './growth.ts'
import { curve, fill, heightAt, type Impression, under, xy } from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { sky, streaks } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'

/** The last week of September, morning: the Elk Mountains between white trunks. */
export const aspen: Plate = {
  name: ['Aspen'],
  range: 'The Elk Mountains',
  paper: '#f6edd9',
  band: '#8a3324',
  onBand: '#f8e3a8',
  onSky: '#5c2a30',
  scene,
}

const bark = '#f6edd9'
const gold = '#edb32f'
const deepGold = '#d07f1e'
const plum = '#5c2a30'
const pine = '#31443f'

function scene(view: View): Impression[] {
  const random = seeded(29)
  const tops = summitsSeen({
    town: 'aspen',
    of: ['castle', 'highland', 'pyramid', 'maroon', 'snowmass', 'capitol'],
    toward: 221,
    across: 34,
    up: 66,
  })
  const [, highland, ...rest] = tops
  const back = ridge(random, [tops[0] ?? [0, 0], ...rest], xy('-1500,-160 1500,-200'), {
    dip: 0.3,
    rough: 24,
  })
  const front = ridge(random, highland ? [highland] : [], xy('-1100,40 700,60'), {
    dip: 0.2,
    rough: 20,
  })
  const meadow: Point[] = xy('-1400,130 -600,110 -100,150 400,118 1400,140')
  return [
    ...sky(random, view, '#8ec3c0', [
      ['#aed3c6', -690],
      ['#d5e2c6', -480],
      ['#f3e3b8', -290],
    ]),
    streaks('#f6edd9', [-330, -600, 150], [420, -520, 190], [900, -620, 240], [-980, -560, 200]),
    ...massif(back, {
      random,
      base: 100,
      sun: -1,
      inks: { lit: '#c98f83', shade: '#8d5d6b', onLit: '#f6edd9', onShade: '#d9c3bd' },
      shards: 2.2,
      reach: 0.6,
    }),
    ...massif(front, {
      random,
      base: 130,
      sun: -1,
      inks: { lit: '#b5644f', shade: plum, onLit: '#f6edd9', onShade: '#8d5d6b' },
      shards: 2,
      reach: 0.5,
    }),
    fill(pine, wooded(random, '-1400,0 -700,-60 -200,40 200,60 700,-30 1400,-90', 54, 17)),
    fill(deepGold, ...groves(random, 60, 34)),
    fill(gold, ...groves(random, 96, 30)),
    fill('#c9a23c', under(curve(meadow, 4), 700)),
    fill('#e3c766', [
      ...curve(xy('30,150 -60,210 60,300 -160,420 -260,620'), 5),
      ...curve(xy('260,620 190,440 210,300 40,215 62,150'), 5),
    ]),
    fill(
      '#a97a26',
      ...tufts(random, xy('-1350,240 1350,230'), 34, 22),
      ...tufts(random, xy('-1350,380 1350,360'), 30, 36),
    ),
    ...trunks(random, view),
  ]
}

const groves = (random: () => number, y: number, count: number) =>
  Array.from({ length: count }, (_, i): Point[] =>
    crown(
      random,
      [-1360 + i * (2720 / count) + between(random, -30, 30), y + between(random, -20, 26)],
      between(random, 34, 62),
      between(random, 40, 70),
      6,
    ),
  )

/** Big aspens on both sides, their crowns over the upper corners. */
function trunks(random: () => number, view: View): Impression[] {
  const stems: [x: number, foot: number, lean: number, wide: number][] = [
    [-330, 430, 26, 34],
    [-455, 520, -18, 62],
    [-590, 470, 10, 44],
    [395, 460, -20, 40],
    [505, 560, 20, 70],
    [-740, 520, 18, 60],
    [-930, 460, -20, 42],
    [-1120, 540, 12, 68],
    [-1300, 470, -14, 46],
    [680, 470, -14, 46],
    [840, 540, 26, 66],
    [1030, 470, -12, 40],
    [1210, 550, 14, 70],
    [1340, 500, -10, 40],
  ]
  // In the wide picture the sky in the middle is kept for the letters.
  const shown = stems.filter(
    ([x]) => x > view.left - 60 && x < view.right + 60 && (view.tall || Math.abs(x) > 520),
  )
  const crowns = (ink: string, dy: number, grow: number) =>
    fill(
      ink,
      ...shown.flatMap(([x, , lean]) =>
        [0, 1, 2].map((k) =>
          crown(
            random,
            [
              x +
                lean * 1.6 +
                (view.tall ? between(random, -90, 90) : between(random, 10, 90) * Math.sign(x)),
              -800 + k * 74 + dy + between(random, -30, 30),
            ],
            between(random, 80, 130) * grow,
            between(random, 60, 92) * grow,
            7,
          ),
        ),
      ),
    )
  return [
    // Their shadows fall to the right, toward us.
    fill(
      '#a88a30',
      ...shown.map(([x, foot, , wide]): Point[] => [
        [x - wide * 0.4, foot],
        [x + wide * 0.5, foot - 6],
        [x + 620, foot + 190],
        [x + 560, foot + 200],
      ]),
    ),
    crowns('#b5621c', 60, 1.05),
    crowns(deepGold, 30, 1),
    fill(
      bark,
      ...shown.map(([x, foot, lean, wide]) =>
        trunk([x, foot], [x + lean, -760], wide, wide * 0.5, lean * 0.5),
      ),
    ),
    fill(
      '#cfc0b0',
      ...shown.map(([x, foot, lean, wide]) =>
        trunk(
          [x + wide * 0.3, foot],
          [x + lean + wide * 0.16, -760],
          wide * 0.38,
          wide * 0.2,
          lean * 0.5,
        ),
      ),
    ),
    fill(
      '#3a2b2c',
      ...shown.flatMap(([x, foot, lean, wide]) => scars(random, x, foot, lean, wide)),
    ),
    crowns(gold, -10, 0.86),
    fill('#f6d46a', ...shown.flatMap(([x, , lean]) => leaves(random, x + lean * 1.6))),
    fill('#8a5a1e', ...tufts(random, xy('-1350,556 1350,550'), view.tall ? 30 : 60, 46)),
    fill(
      gold,
      ...Array.from({ length: 24 }, () =>
        leaf(random, between(random, view.left, view.right), between(random, 300, 560)),
      ),
    ),
  ]
}

function scars(
  random: () => number,
  x: number,
  foot: number,
  lean: number,
  wide: number,
): Point[][] {
  const along: Point[] = [
    [x, foot],
    [x + lean, -700],
  ]
  const at = (y: number) =>
    heightAt(
      along.map(([px, py]): Point => [-py, px]),
      -y,
    ) +
    lean * 0.5 * Math.sin((Math.PI * (foot - y)) / (foot + 700))
  const marks = Array.from({ length: 9 }, (_, i): Point[] => {
    const y = foot - 50 - i * 118 - between(random, 0, 60)
    const half = wide * 0.5 * (1 - 0.5 * ((foot - y) / (foot + 760)))
    const side = i % 2 ? 1 : -1
    const h = between(random, 5, 12)
    return [
      [at(y) + side * half, y - h],
      [at(y) - side * half * between(random, -0.2, 0.5), y],
      [at(y) + side * half, y + h * 0.8],
    ]
  })
  const eye = foot - between(random, 260, 520)
  return [
    ...marks,
    [
      [at(eye) - wide * 0.22, eye],
      [at(eye), eye - 14],
      [at(eye) + wide * 0.22, eye],
      [at(eye), eye + 10],
    ],
  ]
}

const leaf = (random: () => number, x: number, y: number): Point[] => {
  const r = between(random, 6, 13)
  return [
    [x - r, y],
    [x, y - r * 0.8],
    [x + r, y],
    [x, y + r * 0.8],
  ]
}
const leaves = (random: () => number, x: number): Point[][] =>
  Array.from({ length: 7 }, () =>
    leaf(random, x + between(random, -150, 150), -790 + between(random, -60, 210)),
  )
