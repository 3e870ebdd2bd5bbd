import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { forestTop, trunk, tufts, wooded } from './growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lens,
  lines,
  put,
  ripples,
  under,
  xy,
} from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { rays, sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'

/** An August sunrise over Nottingham Lake: balloons go up, the Gore Range stands against the light. */
export const avon: Plate = {
  name: ['Avon'],
  range: 'The Gore Range',
  paper: '#f8eed6',
  band: '#5b2f5e',
  onBand: '#f9d27c',
  onSky: '#5b2f5e',
  scene,
}

const plum = '#5b2f5e'
const rose = '#c9606b'
const gold = '#f9d27c'
const cream = '#fbeecb'
const teal = '#2d6a74'
const dark = '#2a2140'

function scene(view: View): Impression[] {
  const random = seeded(71)
  const tops = summitsSeen({
    town: 'avon',
    of: ['powell', 'grandTraverse', 'eastThorn', 'buffalo'],
    toward: 73,
    across: 24,
    up: 92,
  })
  const range = ridge(random, tops, xy('-1420,-200 1420,-150'), { dip: 0.26, rough: 26 })
  return [
    ...sky(random, view, '#f0a868', [
      ['#f5bb6f', -680],
      [gold, -470],
      [cream, -290],
    ]),
    rays('#f8ce80', [60, -250], 26, 1900, 180, 360),
    discs(cream, [60, -262, 150]),
    discs('#fff8e6', [60, -262, 104]),
    ...massif(range, {
      random,
      base: 60,
      sun: 1,
      inks: { lit: '#b5728a', shade: '#8a5580', onLit: '#d99a94', onShade: '#724671' },
      shards: 1.8,
    }),
    fill(
      '#6b4a78',
      wooded(random, '-1400,-180 -900,-90 -420,-20 0,20 460,-30 900,-110 1400,-200', 42, 14),
    ),
    fill('#473a66', wooded(random, '-1400,-20 -700,24 -100,46 500,30 1400,-30', 54, 16)),
    ...town(),
    fill(teal, under(xy('-1400,92 1400,92'), 700)),
    fill('#8a5580', ...ripples(random, [-1350, 1350], [100, 380], 46, 130)),
    fill('#1f4c5a', ...ripples(random, [-1350, 1350], [150, 560], 44, 170)),
    fill(
      gold,
      ...Array.from({ length: 34 }, (_, i) =>
        lens(
          60 + between(random, -22, 22) * (1 + i * 0.05),
          98 + i * 13,
          (30 + ((i * 37) % 60)) * (0.6 + i * 0.03),
          4.5,
        ),
      ),
    ),
    fill(
      '#fff8e6',
      ...Array.from({ length: 16 }, (_, i) =>
        lens(60 + between(random, -20, 20), 104 + i * 27, 26 + i * 2, 4),
      ),
    ),
    ...balloon([-262, -330], 1.5, [rose, cream, plum, gold]),
    ...balloon([330, -150], 0.72, [teal, gold, cream, rose]),
    ...balloon([470, -440], 0.46, [plum, gold, rose, cream]),
    ...balloon([-880, -260], 1, [gold, rose, teal, cream]),
    ...balloon([950, -330], 0.9, [rose, gold, cream, plum]),
    ...balloon([-1180, -480], 0.5, [teal, cream, rose, gold]),
    fill(
      '#b5607a',
      ...Array.from({ length: 9 }, (_, i) =>
        lens(-262 + between(random, -16, 16), 200 + i * 22, 74 - i * 6, 5),
      ),
    ),
    ...paddler(),
    ...shore(random, view),
  ]
}

const town = (): Impression[] => {
  const blocks =
    xy(`-560,60 -480,84 -380,70 -270,100 -170,66 210,62 290,90 400,74 500,96 -760,80 -900,64
    -1080,90 700,70 840,92 1040,64 1200,84`)
  return [
    fill(
      dark,
      ...blocks.map(([x = 0, h = 0]): Point[] => [
        [x - 40, 92],
        [x - 40, 92 - h * 0.66],
        [x, 92 - h],
        [x + 40, 92 - h * 0.66],
        [x + 40, 92],
      ]),
      under(
        forestTop(() => 0.5, xy('-1400,86 1400,86'), 26, 19),
        100,
      ),
    ),
    fill(
      gold,
      ...blocks.flatMap(([x = 0, h = 0], i) => [
        box(x - 22, 92 - h * 0.5, 10, 12),
        ...(i % 2 ? [box(x + 10, 92 - h * 0.5, 10, 12)] : []),
      ]),
    ),
  ]
}

/** A balloon in gores of color, lit from the right. */
function balloon(
  at: Point,
  size: number,
  inks: readonly [string, string, string, string],
): Impression[] {
  const here = (shape: readonly Point[]) => put(shape, at, size)
  const edge = (k: number): Point[] =>
    curve(
      [
        [0, -130],
        [86 * k, -104],
        [128 * k, -34],
        [112 * k, 38],
        [60 * k, 104],
        [22 * k, 132],
      ],
      4,
    )
  const gore = (a: number, b: number) => here([...edge(a), ...edge(b).toReversed()])
  const cuts = [-1, -0.78, -0.46, -0.08, 0.32, 0.64, 0.88, 1]
  return [
    ...cuts.slice(1).map((cut, i) => fill(inks[i % 3] ?? inks[0], gore(cuts[i] ?? -1, cut))),
    fill(
      inks[3],
      here([
        ...curve(xy('-127,-30 -60,-10 0,-5 60,-10 127,-30'), 4),
        ...curve(xy('124,6 60,28 0,33 -60,28 -124,6'), 4),
      ]),
    ),
    fill(dark, here([...edge(-1), ...edge(-0.86).toReversed()])),
    lines(
      dark,
      2.4 * size + 0.6,
      here(xy('-22,130 -15,168')),
      here(xy('22,130 15,168')),
      here(xy('-8,132 -6,168')),
      here(xy('8,132 6,168')),
    ),
    fill('#8a5a34', here(xy('-18,168 18,168 15,196 -15,196'))),
    fill(
      dark,
      here(box(-20, 165, 40, 6)),
      here(xy('-9,168 -8,152 -2,150 1,168')),
      here(xy('4,168 5,155 11,154 12,168')),
    ),
    fill('#fff1b8', here(xy('-4,150 0,132 4,150'))),
  ]
}

function paddler(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [250, 300], 1.15)
  return [
    fill('#1f4c5a', at(lens(6, 16, 92, 8))),
    fill(cream, at(lens(0, 2, 96, 7))),
    fill(
      dark,
      at(xy('-10,0 -8,-46 -14,-84 -4,-100 12,-98 18,-80 12,-46 14,0 4,0 2,-40 -2,0')),
      at(xy('14,-92 40,-70 38,-62 10,-80')),
      at(xy('-8,-94 30,-92 32,-84 -6,-82')),
    ),
    discs(dark, [254, 300 - 112 * 1.15, 13]),
    lines(dark, 4, at(xy('34,-104 52,8'))),
    fill(dark, at(xy('49,4 56,3 60,26 51,28'))),
  ]
}

function shore(random: () => number, view: View): Impression[] {
  const ground = curve(
    xy('-1400,440 -800,470 -480,500 -120,540 200,548 560,500 900,470 1400,440'),
    4,
  )
  const reed = (x: number, y: number, h: number, lean: number): Point[] => [
    [x - 3, y],
    [x + lean * 0.5 - 2, y - h * 0.6],
    [x + lean, y - h],
    [x + lean * 0.5 + 3, y - h * 0.6],
    [x + 4, y],
  ]
  const spots = [
    -560, -520, -490, -450, -410, 420, 470, 500, 545, 580, -640, -720, -800, 660, 740, 820, -930,
    960, -1050, 1090, -1200, 1240,
  ]
  return [
    fill(
      '#3f6a4d',
      ...spots.flatMap((x) => [
        reed(x, 540, between(random, 130, 230), between(random, -30, 40)),
        reed(x + 16, 545, between(random, 90, 170), between(random, -40, 30)),
      ]),
    ),
    fill(
      '#6b3d2f',
      ...spots.filter((_, i) => i % 2 === 0).map((x) => trunk([x + 2, 380], [x + 6, 320], 13, 12)),
    ),
    lines(
      '#6b3d2f',
      3,
      ...spots
        .filter((_, i) => i % 2 === 0)
        .map((x): Point[] => [
          [x, 540],
          [x + 4, 330],
        ]),
    ),
    fill(dark, under(ground, 700), ...tufts(random, ground, view.tall ? 40 : 80, 40)),
  ]
}
