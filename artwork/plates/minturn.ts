import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { tufts, wooded } from './growth.ts'
import { box, curve, fill, type Impression, land, lens, lines, put, xy } from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { rays, sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { front, spruces } from './things.ts'

/** A May evening: the old rail yard, a caboose, the Eagle River, and the snow cross at the end of the canyon. */
export const minturn: Plate = {
  name: ['Minturn'],
  range: 'Mount of the Holy Cross',
  paper: '#f5ead0',
  band: '#7c2b22',
  onBand: '#f5ead0',
  onSky: '#3a2b33',
  scene,
}

const cream = '#f7e7bf'
const dark = '#2b2a36'
const green = '#3f5a3f'
const stone = '#8a5a44'
const vanish: Point = [-40, 40]

function scene(view: View): Impression[] {
  const random = seeded(7)
  const tops = summitsSeen({
    town: 'minturn',
    of: ['notch', 'holyCross', 'jackson'],
    toward: 199,
    across: 34,
    up: 66,
  })
  const range = ridge(random, tops, xy('-1420,-200 1420,-160'), { dip: 0.36, rough: 20 })
  const cross = tops[1] ?? [0, 0]
  return [
    ...sky(random, view, '#e8a24e', [
      ['#f0b968', -680],
      ['#f4cf8a', -500],
      [cream, -330],
    ]),
    rays('#f4cf8a', [-60, -240], 22, 1700, 180, 360),
    ...massif(range, {
      random,
      base: 80,
      sun: 1,
      inks: { lit: '#f5d9b0', shade: '#7f7f95', onLit: '#b78b78', onShade: '#5b6079' },
      shards: 2,
    }),
    fill(
      '#fffaf0',
      put(
        xy('-8,30 8,26 12,84 48,70 50,84 14,102 16,190 4,236 -6,190 -8,108 -40,118 -44,104 -8,92'),
        cross,
      ),
    ),
    ...canyon(random),
    fill('#6d7f47', land('-1400,96 -500,70 0,50 500,70 1400,96')),
    ...street(),
    ...river(random),
    ...yard(random, view),
    ...caboose(),
    ...spruces(random, [dark, green], 1, [
      [-560, 420, 430, 0.19],
      [-650, 480, 520],
      [-880, 460, 420],
      [-1080, 480, 560],
      [-1290, 470, 430],
      [-470, 360, 220, 0.22],
      [1290, 470, 480],
      [1100, 450, 330],
    ]),
  ]
}

/** Walls of the canyon on both sides: timbered slopes over ledges of red rock, one step behind the other. */
function canyon(random: () => number): Impression[] {
  const far: Point[] = xy('-1400,-560 -900,-470 -560,-300 -330,-150 -110,60')
  const near: Point[] = xy('-1400,-330 -950,-300 -640,-170 -440,-20 -230,80')
  const flip = (points: readonly Point[], shift: number): Point[] =>
    points.map(([x, y]): Point => [-x + shift, y]).toReversed()
  const ledges = (points: readonly Point[], ink: string, dy: number) => {
    const top = curve(points, 4).map(([x, y]): Point => [x, y + dy])
    return fill(ink, [
      ...top,
      ...top.toReversed().map(([x, y], i): Point => [x, y + 26 + (i % 3) * 14]),
    ])
  }
  return [
    fill('#5d6a58', wooded(random, far, 50, 17), wooded(random, flip(far, 40), 50, 17)),
    ledges(far, '#a8684a', 70),
    ledges(flip(far, 40), '#c98a5c', 70),
    ledges(far, '#a8684a', 150),
    ledges(flip(far, 40), '#c98a5c', 150),
    fill(green, wooded(random, near, 62, 20), wooded(random, flip(near, 60), 62, 20)),
    ledges(near, stone, 90),
    ledges(flip(near, 60), '#b9774f', 90),
  ]
}

const toward = (p: Point, t: number): Point => [
  p[0] + (vanish[0] - p[0]) * t,
  p[1] + (vanish[1] - p[1]) * t,
]

/** The old shopfronts along the right, drawn to the same vanishing point. */
function street(): Impression[] {
  const walls = ['#c46a3c', '#d9b27a', '#a8442f', '#7a8a6a', '#d9b27a']
  return walls
    .flatMap((wall, i) => {
      const [near, far] = [0.5 + i * 0.085, 0.5 + (i + 1) * 0.085]
      const [foot, top]: [Point, Point] = [
        [760, 290],
        [760, -150 - (i % 2) * 50],
      ]
      const [a, b, c, d] = [
        toward(foot, near),
        toward(foot, far),
        toward(top, far),
        toward(top, near),
      ]
      const inner = (u: number, v: number): Point => {
        const low: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
        const high: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u]
        return [low[0] + (high[0] - low[0]) * v, low[1] + (high[1] - low[1]) * v]
      }
      const pane = (u: number, v: number, w: number, h: number) => [
        inner(u, v),
        inner(u + w, v),
        inner(u + w, v + h),
        inner(u, v + h),
      ]
      return [
        fill(wall, [a, b, c, d]),
        fill(dark, [inner(0, 0.93), inner(1, 0.93), inner(1, 1.02), inner(0, 1.02)]),
        fill(
          cream,
          pane(0.12, 0.08, 0.3, 0.3),
          pane(0.58, 0.08, 0.3, 0.3),
          pane(0.16, 0.54, 0.24, 0.26),
          pane(0.6, 0.54, 0.24, 0.26),
        ),
      ]
    })
    .concat([
      ...front(
        430,
        250,
        300,
        280,
        { wall: '#b5533a', shade: '#7c2b22', trim: dark, window: cream },
        1,
      ),
      ...front(
        740,
        262,
        260,
        240,
        { wall: '#d9b27a', shade: '#a8804f', trim: stone, window: cream },
        0,
      ),
      ...front(
        1010,
        270,
        330,
        290,
        { wall: '#7a8a6a', shade: '#56644c', trim: dark, window: cream },
        2,
      ),
    ])
}

function river(random: () => number): Impression[] {
  return [
    fill('#2f6f7a', [
      ...curve(xy('-130,62 -260,120 -360,220 -640,380 -1300,600'), 5),
      ...curve(xy('-420,620 -330,400 -230,240 -150,120 -104,62'), 5),
    ]),
    fill(
      '#8fc0b4',
      ...Array.from({ length: 26 }, (_, i) => {
        const t = i / 26
        return lens(
          -150 - t * 420 + between(random, -60, 60) * t,
          90 + t * 460,
          10 + 70 * t,
          2 + 5 * t,
        )
      }),
    ),
    fill(
      cream,
      ...Array.from({ length: 9 }, (_, i) =>
        lens(-210 - i * 44, 150 + i * 46, 12 + i * 5, 2 + i * 0.4),
      ),
    ),
  ]
}

function yard(random: () => number, view: View): Impression[] {
  const rail = (x: number, w: number): Point[] => [
    toward([x - w, 640], 0),
    toward([x - w, 640], 0.985),
    toward([x + w, 640], 0.985),
    toward([x + w, 640], 0),
  ]
  const ties = (x: number) =>
    Array.from({ length: 20 }, (_, i): Point[] => {
      const t = 1 - 0.87 ** (i + 0.2)
      const [l, r] = [toward([x - 230, 640], t), toward([x + 230, 640], t)]
      const thick = 30 * (1 - t)
      return [l, r, [r[0], r[1] + thick], [l[0], l[1] + thick]]
    })
  return [
    fill('#a98c63', [
      toward([-430, 640], 0),
      toward([-430, 640], 1),
      toward([1500, 640], 1),
      [1700, 640],
    ]),
    fill(
      '#c8ab7a',
      ...Array.from({ length: 40 }, () =>
        lens(between(random, -250, 900), between(random, 180, 600), between(random, 6, 22), 2.5),
      ),
    ),
    fill('#5a4634', ...ties(0), ...ties(900)),
    fill(dark, rail(-150, 14), rail(150, 14), rail(750, 14), rail(1050, 14)),
    fill(cream, rail(-155, 4), rail(145, 4), rail(745, 4), rail(1045, 4)),
    fill(
      '#55663a',
      ...tufts(random, xy('-430,560 -330,600'), 8, 40),
      ...tufts(random, xy('300,560 520,600'), view.tall ? 9 : 12, 34),
    ),
    ...[0, 0.42, 0.65, 0.79, 0.87].map((t) => pole(t)).flat(),
  ]
}

function pole(t: number): Impression[] {
  const p = (x: number, y: number) => toward([x, y], t)
  const w = 13 * (1 - t)
  const [foot, top] = [p(-400, 560), p(-400, -420)]
  return [
    fill(dark, [
      [foot[0] - w, foot[1]],
      [top[0] - w * 0.7, top[1]],
      [top[0] + w * 0.7, top[1]],
      [foot[0] + w, foot[1]],
    ]),
    lines(
      dark,
      Math.max(2, w * 0.9),
      [p(-500, -360), p(-300, -360)],
      [p(-480, -290), p(-320, -290)],
    ),
  ]
}

/** The caboose on the second track, its cupola against the street. */
function caboose(): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [352, 420], 1.1)
  return [
    fill(
      dark,
      at(box(-150, -34, 300, 14)),
      at(box(-176, -100, 8, 70)),
      at(box(168, -100, 8, 70)),
      at(box(-176, -36, 352, 8)),
    ),
    fill(
      '#5a4634',
      ...[-110, -66, 66, 110].map((x) =>
        at(
          curve(
            [
              [x - 18, -16],
              [x, -34],
              [x + 18, -16],
              [x, 2],
              [x - 18, -16],
            ],
            5,
          ),
        ),
      ),
    ),
    fill('#b5352a', at(box(-150, -134, 300, 104))),
    fill(
      '#7c2b22',
      at(box(-150, -134, 34, 104)),
      ...Array.from({ length: 12 }, (_, i) => at(box(-112 + i * 22, -134, 2.5, 104))),
    ),
    fill(dark, at(xy('-172,-134 -160,-150 160,-150 172,-134'))),
    fill('#b5352a', at(box(-20, -186, 90, 38))),
    fill(dark, at(xy('-34,-186 -24,-198 74,-198 84,-186'))),
    fill(
      cream,
      at(box(-90, -112, 30, 34)),
      at(box(30, -112, 30, 34)),
      at(box(92, -112, 30, 34)),
      at(box(-8, -180, 26, 22)),
      at(box(34, -180, 26, 22)),
    ),
    fill(cream, at(box(-150, -52, 300, 4))),
  ]
}
