import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { wooded } from './growth.ts'
import {
  box,
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
import { sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import { flakes, spruces } from './things.ts'

/** A December night: steam from the hot springs between the canyon's walls, Sopris white at their end. */
export const glenwoodSprings: Plate = {
  name: ['Glenwood', 'Springs'],
  range: 'The hot springs',
  paper: '#efe9d8',
  band: '#0e3138',
  onBand: '#f2cf8c',
  onSky: '#f2cf8c',
  scene,
}

const night = '#0e3138'
const teal = '#1c5460'
const pale = '#e4eee2'
const amber = '#f2b75a'
const rock = '#3f5f63'

/** A moon of radius 54 around a point, without a disc of radius 50 at its upper left. */
const crescent = (ink: string, [x, y]: Point): Impression => ({
  ink,
  d: `M${x + 9} ${y - 53}A54 54 0 1 1 ${x - 44} ${y + 31}A50 50 0 0 0 ${x + 9} ${y - 53}z`,
})

function scene(view: View): Impression[] {
  const random = seeded(88)
  const tops = summitsSeen({
    town: 'glenwood-springs',
    of: ['eastSopris', 'sopris'],
    toward: 158,
    across: 90,
    up: 96,
  })
  const sopris = ridge(random, tops, xy('-560,-40 620,-40'), { dip: 0.4, rough: 14 })
  return [
    ...sky(random, view, night, [
      ['#154450', -620],
      ['#23636c', -430],
      ['#4d8c8b', -250],
      ['#93bba9', -110],
    ]),
    flakes(random, pale, [-1300, 1300], [-900, -420], 60, 4),
    crescent(pale, [380, -420]),
    ...massif(sopris, {
      random,
      base: 60,
      sun: 1,
      inks: { lit: pale, shade: '#7fa9ac', onLit: '#5d8c92', onShade: '#417079' },
      shards: 2.4,
    }),
    ...walls(random),
    fill(night, wooded(random, '-1400,40 -500,60 0,76 500,60 1400,40', 44, 15)),
    ...lodge(),
    fill(teal, under(xy('-1400,120 1400,120'), 700)),
    ...pool(random),
    ...plumes(random),
    ...rim(random, view),
  ]
}

/** Limestone in courses, snow on each ledge; the moon is on the right, so the left wall is lit. */
function walls(random: () => number): Impression[] {
  const wall = (
    x0: number,
    side: 1 | -1,
    courses: number,
    faces: readonly [string, string],
  ): Impression[] =>
    Array.from({ length: courses }, (_, i): Impression[] => {
      const top = -560 + i * 110 + between(random, -14, 14)
      const edge = x0 + (courses - 1 - i) * 74 + between(random, -16, 16)
      const out: Point[] = []
      for (let x = 1500; x > edge; x -= between(random, 40, 80))
        out.push([side * x, top - (x - edge) * 0.12 + between(random, -14, 14)])
      const face: Point[] = [
        ...out,
        [side * edge, top],
        [side * (edge - 14), top + 60],
        [side * (edge - 34), top + 130],
        [side * 1500, top + 150],
      ]
      const cracks = Array.from({ length: 13 }, (): Point[] => {
        const x = edge + between(random, 0, 1) ** 1.5 * 900
        const y = top + 16
        return [
          [side * x, y],
          [side * (x + 15), y + 6],
          [side * (x + 8), y + between(random, 44, 100)],
          [side * (x - 1), y + 40],
        ]
      })
      return [
        fill(faces[0], face),
        fill(faces[1], ...cracks),
        fill(pale, [
          ...out,
          [side * edge, top],
          [side * (edge + 30), top + 10],
          ...out.toReversed().map(([x, y], k): Point => [x, y + 9 + (k % 2) * 8]),
        ]),
      ]
    }).flat()
  return [...wall(330, -1, 5, ['#5d7f80', rock]), ...wall(360, 1, 5, [rock, '#27484f'])]
}

/** The sandstone bathhouse: arches, a hipped roof under snow, every window lit. */
function lodge(): Impression[] {
  const part = (x: number, w: number, h: number): Impression[] => {
    const bays = Math.round(w / 54)
    return [
      fill('#7c4a3c', box(x, 120 - h, w, h)),
      fill('#5a3430', box(x, 120 - h, w, 10), box(x + w - 16, 120 - h, 16, h)),
      fill(pale, [
        [x - 16, 120 - h],
        [x + 34, 120 - h - 54],
        [x + w - 34, 120 - h - 54],
        [x + w + 16, 120 - h],
      ]),
      fill('#7fa9ac', [
        [x - 16, 120 - h],
        [x + w + 16, 120 - h],
        [x + w + 12, 128 - h],
        [x - 12, 128 - h],
      ]),
      fill(
        amber,
        ...Array.from({ length: bays }, (_, i): Point[] => {
          const at = x + (w / bays) * (i + 0.5)
          return curve(
            [
              [at - 14, 114],
              [at - 14, 66],
              [at, 50],
              [at + 14, 66],
              [at + 14, 114],
            ],
            3,
          )
        }),
        ...(h > 130
          ? Array.from({ length: bays }, (_, i) =>
              box(x + (w / bays) * (i + 0.5) - 8, 120 - h + 18, 16, 22),
            )
          : []),
      ),
    ]
  }
  return [
    ...part(-520, 330, 110),
    ...part(190, 360, 110),
    ...part(-190, 380, 150),
    ...part(-980, 330, 110),
    ...part(680, 360, 120),
    fill('#7c4a3c', box(-40, -110, 80, 90)),
    fill(amber, box(-22, -94, 16, 40), box(6, -94, 16, 40)),
    fill(pale, xy('-58,-110 0,-176 58,-110')),
    fill('#7fa9ac', xy('0,-176 58,-110 20,-110')),
  ]
}

function pool(random: () => number): Impression[] {
  return [
    fill('#6fb3a6', xy('-440,150 440,150 900,470 -900,470')),
    fill('#9fd3bf', xy('-150,150 150,150 330,470 -330,470')),
    fill(
      pale,
      xy('-456,140 456,140 442,152 -442,152'),
      xy('-442,150 -920,486 -880,486 -428,150'),
      xy('442,150 920,486 880,486 428,150'),
    ),
    fill(
      amber,
      ...Array.from({ length: 30 }, (_, i) => {
        const t = i / 30
        const lane = ((i * 7) % 9) - 4
        return lens(
          lane * (44 + 120 * t) + between(random, -20, 20),
          162 + t * 290,
          12 + 38 * t,
          2 + 3.4 * t,
        )
      }),
    ),
    fill(
      pale,
      ...Array.from({ length: 22 }, (_, i) =>
        lens(between(random, -380, 380) * (1 + i / 22), 168 + i * 13, 16 + i * 2.6, 2 + i * 0.15),
      ),
    ),
    // Bathers: heads and shoulders.
    discs(night, [-170, 270, 11], [-132, 276, 10], [190, 232, 8], [310, 350, 15], [-290, 372, 15]),
    fill(
      night,
      ...[
        [-170, 270, 1],
        [-132, 276, 0.9],
        [190, 232, 0.7],
        [310, 350, 1.35],
        [-290, 372, 1.35],
      ].map(([x = 0, y = 0, s = 1]) => put(xy('-22,24 -14,12 14,12 22,24'), [x, y], s)),
    ),
  ]
}

/** Steam: puffs that grow and lean as they rise, pale ones nearer. */
function plumes(random: () => number): Impression[] {
  const puffs = (
    x: number,
    y: number,
    tall: number,
    lean: number,
    girth: number,
  ): [number, number, number, number][] =>
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      const r =
        girth * (0.45 + 0.75 * Math.sin(Math.PI * (0.16 + t * 0.62))) * between(random, 0.85, 1.15)
      return [x + lean * t ** 1.4 + (i % 2 ? 1 : -1) * girth * 0.34, y - tall * t, r, r * 0.8]
    })
  return [
    discs(
      '#8dbab4',
      ...puffs(-340, 190, 250, 90, 62),
      ...puffs(170, 180, 300, 120, 70),
      ...puffs(-760, 200, 250, 100, 66),
      ...puffs(700, 200, 300, 100, 70),
    ),
    discs(
      '#cfe2da',
      ...puffs(-160, 200, 190, 70, 52),
      ...puffs(350, 220, 210, 70, 58),
      ...puffs(-1050, 230, 220, 90, 62),
      ...puffs(1000, 230, 230, 80, 66),
    ),
    fill(
      pale,
      ...[
        [-320, 196, 170],
        [160, 186, 190],
        [360, 250, 200],
        [-440, 320, 220],
        [40, 400, 260],
        [-60, 232, 120],
        [240, 330, 150],
      ].map(([x = 0, y = 0, h = 0]) => lens(x, y, h, 8)),
    ),
  ]
}

function rim(random: () => number, view: View): Impression[] {
  return [
    fill(pale, land('-1400,470 -600,462 0,478 600,460 1400,472')),
    fill('#9cbcb9', land('-1400,520 -500,506 200,530 1400,510')),
    lines(
      night,
      7,
      xy('-360,476 -372,356'),
      xy('-310,476 -310,356'),
      xy('-372,356 -360,344 -330,344 -310,356').map(([x = 0, y = 0]): Point => [x, y]),
    ),
    ...spruces(
      random,
      [night, teal],
      1,
      view.tall
        ? [
            [500, 540, 480, 0.19],
            [592, 560, 600],
            [-520, 550, 560, 0.18],
            [-600, 540, 380],
          ]
        : [
            [640, 540, 420, 0.19],
            [760, 560, 560],
            [-640, 550, 520, 0.18],
            [-780, 540, 380],
            [-1010, 550, 480],
            [-1230, 560, 600],
            [1000, 540, 420],
            [1220, 560, 600],
          ],
    ),
  ]
}
