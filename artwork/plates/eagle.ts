import type { Point } from '../kit/path.ts'
import { between, seeded } from '../kit/random.ts'
import { crown, trunk, tufts, wooded } from './growth.ts'
import { box, curve, discs, fill, type Impression, land, lines, put, xy } from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { rays, sky, streaks } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'

/** A summer evening in ranch country: a log gate, horses, red cliffs, Castle Peak to the north. */
export const eagle: Plate = {
  name: ['Eagle'],
  range: 'Castle Peak',
  paper: '#f7ead0',
  band: '#8f2f24',
  onBand: '#f7ead0',
  onSky: '#fbe9bd',
  scene,
}

const red = '#c2512f'
const brick = '#8f2f24'
const sage = '#7f8f6a'
const dark = '#2c1f2a'
const cream = '#fbe9bd'

function scene(view: View): Impression[] {
  const random = seeded(19)
  const tops = summitsSeen({
    town: 'eagle',
    of: ['castleOfEagle'],
    toward: 359,
    across: 40,
    up: 62,
  })
  const [cx, cy] = tops[0] ?? [0, 0]
  // Castle Peak is a butte: a blocky top over long shoulders.
  const castle: Point[] = [
    [-1420, -90],
    [-900, -130],
    [cx - 520, -190],
    [cx - 330, cy + 150],
    [cx - 230, cy + 120],
    [cx - 170, cy + 40],
    [cx - 120, cy + 46],
    [cx - 96, cy + 8],
    [cx - 40, cy + 14],
    [cx, cy],
    [cx + 44, cy + 20],
    [cx + 70, cy + 16],
    [cx + 110, cy + 80],
    [cx + 200, cy + 96],
    [cx + 290, cy + 170],
    [cx + 520, -170],
    [900, -150],
    [1420, -100],
  ]
  return [
    ...sky(random, view, '#7a3b5a', [
      ['#b04f58', -690],
      ['#dd7450', -520],
      ['#f09a55', -360],
      ['#f7c274', -210],
    ]),
    rays('#f4ab5e', [-290, -190], 17, 2600, 180, 360),
    discs(cream, [-290, -190, 104]),
    // Under the letters of the wide picture the sky stays calm.
    ...(view.tall
      ? []
      : [fill('#7a3b5a', land('-1400,-560 -600,-590 0,-576 700,-596 1400,-570', -1000))]),
    streaks('#f7c274', [300, -520, 230], [420, -400, 200], [-980, -500, 240], [960, -480, 280]),
    ...massif(
      ridge(random, castle.slice(1, -1), [castle[0] ?? [0, 0], castle.at(-1) ?? [0, 0]], {
        dip: 0,
        rough: 8,
      }),
      {
        random,
        base: 70,
        sun: -1,
        inks: { lit: '#c8836a', shade: '#7a4a62', onLit: '#9c5d5c', onShade: '#5a3852' },
        shards: 1.6,
      },
    ),
    fill(
      '#6a4a58',
      wooded(random, '-1400,-60 -700,-100 -200,-50 300,-90 900,-60 1400,-110', 34, 12),
    ),
    ...cliffs(random),
    fill(sage, land('-1400,130 -500,112 200,124 1400,108')),
    fill(
      '#4f6a48',
      ...Array.from({ length: 22 }, (_, i) =>
        crown(
          random,
          [-1340 + i * 128 + between(random, -30, 30), 112 + between(random, -8, 8)],
          between(random, 34, 60),
          between(random, 26, 46),
          7,
        ),
      ),
    ),
    fill('#b7a05f', land('-1400,200 -600,176 0,190 600,172 1400,190')),
    fill('#d9b975', [
      ...curve(xy('-20,180 -90,260 -40,340 -260,640'), 5),
      ...curve(xy('300,640 120,340 40,250 40,180'), 5),
    ]),
    fill(
      '#8f8a55',
      ...tufts(random, xy('-1350,250 1350,240'), 40, 20),
      ...tufts(random, xy('-1350,340 1350,330'), 34, 30),
    ),
    ...horse([-300, 320], 1.05, 1, '#4a2a26'),
    ...horse([330, 290], 0.8, -1, '#7a4630'),
    ...horse([-830, 300], 1, 1, '#7a4630'),
    ...horse([900, 310], 1, -1, '#4a2a26'),
    ...gate(random, view),
  ]
}

/** Red sandstone in bands, each ledge with its shadow. */
function cliffs(random: () => number): Impression[] {
  const wall = (x0: number, x1: number, top: number, foot: number): Impression[] => {
    const edge: Point[] = []
    for (let x = x0; x < x1; x += between(random, 26, 60))
      edge.push([x, top + between(random, -12, 12)], [x + 10, top + between(random, -12, 12)])
    const band = (ink: string, t: number, thick: number) =>
      fill(ink, [
        ...edge.map(([x, y]): Point => [x, y + (foot - top) * t]),
        ...edge.toReversed().map(([x, y]): Point => [x, y + (foot - top) * t + thick]),
      ])
    const cracks = Array.from({ length: Math.round((x1 - x0) / 34) }, (): Point[] => {
      const x = between(random, x0 + 10, x1 - 20)
      const y = top + between(random, 10, (foot - top) * 0.4)
      return [
        [x, y],
        [x + 7, y],
        [x + 3, y + between(random, 30, 80)],
      ]
    })
    return [
      fill(red, [[x0 - 70, foot], [x0, top], ...edge, [x1, top + 10], [x1 + 80, foot]]),
      band('#e08a5a', 0.05, 12),
      band(brick, 0.32, 16),
      band('#e08a5a', 0.52, 10),
      band(brick, 0.66, 20),
      fill(brick, ...cracks, [
        [x1 - 60, top + 6],
        [x1, top + 10],
        [x1 + 80, foot],
        [x1 - 30, foot],
      ]),
    ]
  }
  return [
    ...wall(-640, -190, -60, 124),
    ...wall(200, 700, -90, 124),
    ...wall(-1400, -860, -120, 124),
    ...wall(940, 1400, -100, 124),
  ]
}

/** A horse at grass. */
function horse(at: Point, size: number, flip: 1 | -1, ink: string): Impression[] {
  const here = (shape: readonly Point[]) => put(shape, at, size, flip)
  return [
    fill('#8f8a55', here(xy('-80,0 90,0 150,16 -40,14'))),
    fill(
      ink,
      here(
        curve(
          xy(`-72,-64 -66,-92 -30,-96 10,-90 40,-98 62,-96 84,-66 98,-34 112,-14 104,-4 90,-10
    78,-32 62,-52 50,-48 30,-46 -20,-44 -58,-46 -72,-64`),
          3,
        ),
      ),
      ...xy('-62,-14 -44,-8 34,-10 48,-16').map(([x = 0, k = 0]) =>
        here([
          [x - 9, -56],
          [x + 9, -56],
          [x + 4 + k * 0.1, -22],
          [x + 5 + k * 0.2, 0],
          [x - 5 + k * 0.2, 0],
          [x - 3 + k * 0.1, -22],
        ]),
      ),
    ),
    fill(
      dark,
      here(curve(xy('-70,-84 -88,-62 -86,-20 -78,-24 -74,-58 -68,-74'), 3)),
      here(curve(xy('56,-100 76,-84 92,-58 84,-58 68,-80 50,-94'), 3)),
    ),
  ]
}

/** The ranch gate that frames it all: two posts, a crossbar, a fence to both sides. */
function gate(random: () => number, view: View): Impression[] {
  const posts = [-470, 470]
  const log = '#3d2728'
  const lit = '#a8603c'
  const rails = view.tall ? [540] : [540, 900, 1250]
  return [
    fill(
      dark,
      land('-1400,500 -700,496 -300,530 0,548 300,530 700,496 1400,500'),
      ...tufts(random, xy('-1350,512 -330,530'), 26, 36),
      ...tufts(random, xy('330,530 1350,512'), 26, 36),
    ),
    fill(
      log,
      ...[392, 450].flatMap((y) => [
        [
          [-1400, y - 8],
          [-470, y],
          [-470, y + 18],
          [-1400, y + 12],
        ] as Point[],
        [
          [470, y],
          [1400, y - 8],
          [1400, y + 12],
          [470, y + 18],
        ] as Point[],
      ]),
      ...rails.slice(1).flatMap((x) => [box(x - 15, 350, 30, 170), box(-x - 15, 350, 30, 170)]),
    ),
    fill(
      log,
      ...posts.map((x) => trunk([x, 560], [x + 5, -560], 62, 52)),
      curve(xy('-640,-500 -200,-516 300,-508 640,-494'), 4).concat(
        curve(xy('640,-438 300,-454 -200,-460 -640,-446'), 4),
      ),
    ),
    fill(
      lit,
      ...posts.map((x) => trunk([x - 18, 560], [x - 12, -436], 15, 12)),
      curve(xy('-640,-500 -200,-516 300,-508 640,-494'), 4).concat(
        curve(xy('640,-486 300,-497 -200,-505 -640,-490'), 4),
      ),
    ),
    fill(
      log,
      ...posts.flatMap((x, i): Point[][] => [
        [
          [x + (i ? -26 : 26), -330],
          [x + (i ? -10 : 10), -330],
          [x + (i ? -190 : 190), -452],
          [x + (i ? -216 : 216), -452],
        ],
      ]),
    ),
    discs(log, [-640, -473, 20, 28], [640, -466, 20, 28]),
    discs(lit, [-640, -473, 12, 19], [640, -466, 12, 19]),
    discs(lit, [-640, -473, 5, 8], [640, -466, 5, 8]),
    // A horseshoe on the crossbar.
    lines(cream, 11, curve(xy('-24,-440 -34,-474 -18,-498 18,-498 34,-474 24,-440'), 5)),
  ]
}
