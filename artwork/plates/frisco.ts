import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { wooded } from './growth.ts'
import {
  blob,
  box,
  curve,
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
import { cloud, sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'

/** A July afternoon on the reservoir: sails off the marina, Buffalo Mountain over the far shore. */
export const frisco: Plate = {
  name: ['Frisco'],
  range: 'Buffalo Mountain',
  paper: '#f7f0df',
  band: '#d9573a',
  onBand: '#f7f0df',
  onSky: '#f7f0df',
  scene,
}

const white = '#fbf6e9'
const deep = '#0f4a5c'
const lake = '#1f7d8c'
const light = '#7cc3bd'
const coral = '#d9573a'
const sand = '#e5b877'

function scene(view: View): Impression[] {
  const random = seeded(12)
  const tops = summitsSeen({
    town: 'frisco',
    of: ['grandTraverse', 'silverthorne', 'buffalo'],
    toward: 318,
    across: 52,
    up: 50,
  })
  const [grand, silver, buffalo = [0, 0]] = tops
  const back = ridge(random, [grand ?? [0, 0], silver ?? [0, 0]], xy('-1420,-120 1420,-90'), {
    dip: 0.4,
    rough: 26,
  })
  // Buffalo is a dome: its summit was measured, its shoulders are round.
  const [bx, by] = buffalo
  const dome = curve(
    [
      [bx - 760, 40],
      [bx - 430, by + 330],
      [bx - 210, by + 110],
      [bx - 60, by + 10],
      [bx, by],
      [bx + 110, by + 44],
      [bx + 260, by + 170],
      [bx + 480, by + 350],
      [bx + 860, 40],
    ],
    4,
  ).map(([x, y], i): Point => [x, y + (i % 2 ? 7 : -4)])
  return [
    ...sky(random, view, '#2b93a0', [
      ['#4fb0b0', -660],
      [light, -430],
      ['#c4e0cd', -230],
    ]),
    cloud(random, white, -330, -420, 230),
    cloud(random, white, 520, -560, 150),
    cloud(random, white, -980, -480, 260),
    cloud(random, white, 1000, -470, 240),
    ...massif(back, {
      random,
      base: 60,
      sun: -1,
      inks: { lit: '#8fb5b0', shade: '#5f8f97', onLit: white, onShade: '#a9c9c2' },
      shards: 1.4,
      reach: 0.5,
    }),
    ...massif(dome, {
      random,
      base: 70,
      sun: -1,
      inks: { lit: '#c9a384', shade: '#7d6f74', onLit: white, onShade: '#5a5662' },
      shards: 1.2,
      reach: 0.7,
    }),
    fill(
      '#27605a',
      wooded(random, '-1400,10 -700,-50 -200,-14 240,-60 800,-20 1400,-60', 40, 13, 200),
    ),
    fill(deep, wooded(random, '-1400,70 -600,52 100,66 700,46 1400,66', 34, 11, 200)),
    fill(sand, under(xy('-1400,96 1400,96'), 110)),
    fill(lake, under(xy('-1400,104 1400,104'), 700)),
    fill(deep, ...ripples(random, [-1350, 1350], [120, 560], 80, 110)),
    fill(light, ...ripples(random, [-1350, 1350], [110, 560], 80, 90)),
    ...boat([-420, 170], 0.5, white, coral),
    ...boat([430, 150], 0.36, white, sand),
    ...boat([-130, 136], 0.24, sand, white),
    ...boat([-900, 210], 0.7, sand, white),
    ...boat([860, 190], 0.55, coral, white),
    ...boat([1180, 150], 0.34, white, sand),
    ...boat([-60, 420], 1.55, white, coral),
    ...dock(random),
    ...gulls(),
  ]
}

/** A sloop heeling a little: mainsail, jib, hull, crew, and its light in the water. */
function boat(at: Point, size: number, main: string, jib: string): Impression[] {
  const here = (shape: readonly Point[]) => put(shape, at, size)
  return [
    fill(
      main === white ? '#cfe5da' : main,
      ...Array.from({ length: 7 }, (_, i) =>
        here(lens((i % 2 ? 18 : -14) + 10, 34 + i * 13, 70 - i * 7, 4.5)),
      ),
    ),
    fill('#4a3527', here(xy('-4,0 14,-372 19,-372 6,0'))),
    fill(main, here([...curve(xy('12,-362 90,-200 128,-34'), 5), [2, -22]])),
    fill('#d8cdb8', here([...curve(xy('12,-362 50,-200 60,-28'), 5), [2, -22]])),
    fill(main, here([...curve(xy('13,-350 42,-190 40,-30'), 5), [4, -24]])),
    fill(jib, here([...curve(xy('8,-330 -50,-170 -118,-18'), 5), [-14, -24]])),
    fill(main === white ? coral : white, here(xy('11,-250 62,-244 70,-222 12,-226'))),
    fill(
      deep,
      here(xy('-40,-14 -30,-44 -16,-44 -8,-14')),
      here(blob(xy('-24,-62 -15,-53 -24,-44 -33,-53'), 4)),
      here(xy('66,-10 72,-38 88,-38 94,-10')),
      here(blob(xy('80,-56 89,-47 80,-38 71,-47'), 4)),
    ),
    fill(white, here(xy('-140,-14 132,-14 112,22 -84,26'))),
    fill(coral, here(xy('-136,-10 132,-10 129,-2 -128,-2'))),
    fill('#b9c9bf', here(xy('-110,14 116,10 112,22 -84,26'))),
  ]
}

function dock(random: () => number): Impression[] {
  const boards = Array.from({ length: 13 }, (_, i): Point[] => {
    const t = i / 13
    const y = 300 + 330 * t ** 1.5
    return [
      [470 - 130 * t, y],
      [680 + 60 * t, y],
      [680 + 66 * t, y + 8 + 12 * t],
      [466 - 136 * t, y + 8 + 12 * t],
    ]
  })
  return [
    fill('#6b4a30', xy('476,296 676,296 800,640 300,640')),
    fill('#c08a57', ...boards),
    fill(
      '#4a3527',
      ...[
        [462, 316, 90],
        [428, 410, 120],
        [380, 520, 160],
        [700, 330, 90],
        [745, 440, 120],
      ].map(([x = 0, y = 0, h = 0]) => box(x - h * 0.11, y - h * 0.7, h * 0.22, h)),
    ),
    fill(
      white,
      ...[
        [462, 316, 90],
        [428, 410, 120],
        [380, 520, 160],
        [700, 330, 90],
        [745, 440, 120],
      ].map(([x = 0, y = 0, h = 0]) => box(x - h * 0.13, y - h * 0.74, h * 0.26, h * 0.1)),
    ),
    lines(
      sand,
      5,
      curve(xy('462,290 440,350 428,372'), 4),
      curve(xy('428,378 396,450 380,470'), 4),
    ),
    fill(
      coral,
      blob(xy('520,380 548,352 576,380 548,408'), 5),
      blob(xy('640,470 676,436 712,470 676,506'), 5),
    ),
    fill(
      white,
      blob(xy('536,380 548,368 560,380 548,392'), 5),
      blob(xy('660,470 676,454 692,470 676,486'), 5),
    ),
    fill(
      '#8f633f',
      ...Array.from({ length: 10 }, () =>
        lens(between(random, 430, 660), between(random, 330, 560), 30, 2),
      ),
    ),
  ]
}

const gulls = (): Impression[] => [
  lines(
    white,
    6,
    ...[
      [-440, -250, 1],
      [-380, -290, 0.7],
      [300, -330, 0.8],
      [700, -300, 1],
    ].map(([x = 0, y = 0, s = 1]) =>
      curve(
        [
          [x - 34 * s, y - 12 * s],
          [x - 14 * s, y - 14 * s],
          [x, y],
          [x + 14 * s, y - 14 * s],
          [x + 34 * s, y - 10 * s],
        ],
        3,
      ),
    ),
  ),
]
