import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lens,
  lines,
  put,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#365b63',
  moon: '#f3e6bd',
  far: '#294b53',
  woods: '#1b363d',
  water: '#3e8489',
  deep: '#2b656d',
  foam: '#d5e6da',
  glint: '#8fc1bb',
  stone: '#8d8a7c',
  stoneDark: '#4f5a57',
  sod: '#6f7a3e',
  gravel: '#a98a60',
  gravelDark: '#7f6443',
  wet: '#5d7a74',
  wetDark: '#43605d',
  pipe: '#f2ead2',
  pipeDark: '#b3a684',
  bag: '#cdb584',
  bagDark: '#8d7549',
  house: '#4a3a33',
  lamp: '#f8cf70',
  dark: '#14252a',
  tape: '#efb93c',
} as const

/** The moon, on the left. */
const sun: Point = [-0.8, -0.5]
const level = 560

const surface = curve(
  xy('-20,548 70,520 150,560 250,526 340,564 440,530 530,566 610,540 668,566 720,560'),
  6,
)

function night(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1680) / count - 20 + between(random, -20, 20),
        y,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    discs(ink.moon, [290, 170, 66]),
    fill(ink.far, ...row(24, 470, [160, 280]), box(0, 440, 1600, 130)),
    fill(ink.woods, ...row(13, 520, [150, 300]), box(0, 500, 1600, 70)),
    // A house with its light on.
    fill(ink.dark, xy('1330,236 1480,150 1640,236 1640,256 1320,256')),
    fill(ink.house, box(1350, 250, 290, 200)),
    fill(ink.lamp, box(1400, 296, 80, 80), box(1520, 296, 80, 80)),
    fill(ink.house, box(1436, 296, 8, 80), box(1556, 296, 8, 80)),
  ]
}

/** The bank cut open: gravel, full of water up to the level of the creek, and the pipe that shows it. */
function bank(random: Random): Impression[] {
  const edge = xy('612,900 640,760 676,640 706,540 742,476 800,452 1100,444 1620,440')
  const cut = curve(edge, 5)
  return [
    fill(ink.gravel, [...cut, [1620, 900]]),
    fill(ink.gravelDark, ...flecks(random, [790, 1600], [474, 548], 90, [4, 13])),
    fill(ink.wet, [
      ...curve(xy('612,900 640,760 676,640 702,560'), 5),
      ...curve(xy('702,560 900,566 1200,572 1620,580'), 3),
      [1620, 900],
    ]),
    fill(ink.wetDark, ...flecks(random, [720, 1600], [590, 890], 150, [5, 18])),
    fill(ink.gravel, ...flecks(random, [720, 1600], [600, 890], 34, [5, 12])),
    lines(ink.glint, 5, curve(xy('706,560 900,566 1200,572 1620,580'), 3)),
    fill(ink.sod, [
      ...curve(xy('722,510 742,474 800,450 1100,442 1620,438'), 5),
      [1620, 458],
      [1100, 462],
      [806, 472],
      [756, 494],
    ]),
    // The pipe in its sleeve of pea stone.
    fill(ink.stone, box(1016, 452, 76, 360)),
    fill(ink.stoneDark, ...flecks(random, [1022, 1086], [462, 804], 46, [4, 7])),
    fill(ink.pipeDark, box(1032, 396, 44, 410)),
    fill(ink.pipe, box(1032, 396, 32, 410)),
    fill(ink.deep, box(1038, 570, 32, 228)),
    fill(ink.glint, box(1038, 570, 32, 6)),
    fill(
      ink.dark,
      ...Array.from({ length: 9 }, (_, i) =>
        boxes(`1035,${592 + i * 23},8,9 1064,${592 + i * 23},8,9`),
      ).flat(),
    ),
  ]
}

const boulder = ([x, y]: Point, r: number): Impression[] => {
  const shape = (k: number, dx: number, dy: number) =>
    blob(
      xy('-1,0.1 -0.7,-0.7 0.1,-0.95 0.85,-0.6 1,0.2 0.6,0.8 -0.3,0.9').map(([a, b]): Point => [
        x + a * r * k + dx,
        y + b * r * k + dy,
      ]),
      3,
    )
  return [fill(ink.stoneDark, shape(1, 0, 0)), fill(ink.stone, shape(0.7, -r * 0.18, -r * 0.2))]
}

/** The creek cut along its glass: waves above, boulders on the move below. */
function creek(random: Random): Impression[] {
  return [
    fill(ink.water, [...surface, [720, 900], [-20, 900]]),
    fill(ink.deep, [
      ...curve(xy('-20,700 120,676 260,712 420,690 560,716 720,700'), 5),
      [720, 900],
      [-20, 900],
    ]),
    fill(
      ink.glint,
      ...Array.from({ length: 16 }, () =>
        lens(between(random, 20, 600), between(random, 600, 790), between(random, 30, 90), 4),
      ),
    ),
    ...boulder([150, 822], 74),
    ...boulder([330, 790], 52),
    ...boulder([468, 836], 66),
    ...boulder([590, 800], 34),
    lines(
      ink.glint,
      6,
      curve(xy('40,760 90,726 160,722'), 4),
      curve(xy('246,752 290,720 344,722'), 4),
      curve(xy('372,780 420,752 480,756'), 4),
    ),
    fill(ink.foam, [
      ...surface,
      ...surface.toReversed().map(([x, y], i): Point => [x, y + 9 + (i % 5) * 4]),
    ]),
    discs(
      ink.foam,
      ...Array.from(
        { length: 22 },
        () => [between(random, 40, 690), between(random, 486, 530), between(random, 3, 7)] as const,
      ),
    ),
    // A branch goes by.
    lines(ink.house, 15, xy('300,520 470,560')),
    lines(ink.house, 8, xy('350,532 372,486'), xy('410,546 452,510')),
  ]
}

const bags = (each: readonly Point[]): Impression[] =>
  each.flatMap(([x, y]): Impression[] => [
    fill(
      ink.bagDark,
      blob(
        xy('-52,0 -46,-24 0,-32 48,-24 54,0 0,6').map(([a, b]): Point => [x + a, y + b]),
        3,
      ),
    ),
    fill(
      ink.bag,
      blob(
        xy('-46,-6 -40,-24 -2,-29 30,-24 14,-10').map(([a, b]): Point => [x + a, y + b]),
        3,
      ),
    ),
  ])

const measures: Pose = {
  hip: [40, -150],
  shoulder: [-30, -236],
  head: [-78, -288],
  look: 0.6,
  far: { elbow: [-90, -180], hand: [-122, -118], knee: [-62, -126], foot: [-54, 0] },
  near: { elbow: [-64, -150], hand: [-128, -140], knee: [14, -28], foot: [124, -6], toe: 70 },
}
const carries: Pose = {
  hip: [14, -180],
  shoulder: [14, -296],
  head: [-12, -372],
  look: 0.14,
  far: { elbow: [-30, -236], hand: [-86, -210], knee: [-44, -114], foot: [-70, 0] },
  near: { elbow: [6, -206], hand: [-74, -196], knee: [42, -104], foot: [80, -10], toe: -22 },
}

/** Cut along the waterline at night: the creek runs high, the gravel beside it is as full; one measures, one brings sandbags. */
export function HighWater() {
  const random = seeded(605)
  const a = { at: [1160, 446] as Point, scale: 0.92 }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, measures)
  const s = standing(a)
  const b = { at: [900, 450] as Point, scale: 0.92 }
  const two = posed(
    b,
    { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    sun,
    carries,
  )
  const t = standing(b)
  const [hx, hy] = s.point([-124, -130])
  const lamp = s.point([-116, -296])
  return (
    <Printed
      impressions={[
        ...night(random),
        ...creek(random),
        ...bank(random),
        ...bags([
          [776, 470],
          [862, 458],
          [818, 436],
        ]),
        // The headlamp's light on the pipe.
        fill(ink.lamp, [lamp, [1006, 392], [1100, 430]]),
        fill(ink.pipe, box(1032, 396, 44, 46)),
        fill(ink.dark, box(1026, 388, 56, 12)),
        ...rimmed(ink.moon, one.body, [-3, -2]),
        discs(ink.moon, [...lamp, 8]),
        lines(ink.tape, 6, [
          [hx, hy],
          [1056, 398],
        ]),
        ...rimmed(ink.moon, one.arm, [-3, -2]),
        ...rimmed(ink.moon, two.body, [-3, -2]),
        fill(
          ink.bagDark,
          t.shape(blob(xy('-140,-206 -130,-240 -70,-254 0,-240 10,-206 -60,-186'), 4)),
        ),
        fill(ink.bag, t.shape(blob(xy('-132,-212 -120,-240 -72,-248 -20,-238 -50,-214'), 4))),
        ...rimmed(ink.moon, two.arm, [-3, -2]),
        lines(ink.tape, 4, xy(`1054,400 1054,${level + 40}`)),
      ]}
    />
  )
}
