import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  put,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  wall: '#b98a55',
  wallDark: '#96693d',
  floor: '#7c4f33',
  night: '#22404a',
  woods: '#122a30',
  trim: '#5e3a28',
  paper: '#faf1d8',
  paperDark: '#d8c69a',
  line: '#2b4a50',
  contour: '#d9caa3',
  road: '#cdbd96',
  water: '#5c93a8',
  gold: '#e2a72f',
  green: '#a9b67a',
  red: '#c2402c',
  dark: '#1a2629',
  back: '#27363a',
  desk: '#4a2f24',
  deskLit: '#8a5c3b',
  glow: '#ffe9b0',
  rim: '#ffeec2',
} as const

/** The lamps hang over the map. */
const sun: Point = [-0.25, -0.95]
const [mx, my] = [830, 318]
const ray = (degrees: number, share: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [
    mx + Math.cos(a) * (100 + 188 * share),
    my + Math.sin(a) * (62 + 128 * share) - Math.cos(a * 2) * 10 * share,
  ]
}

/** Nine lots around a loop of road, one of them filled, with the pins of their corners. */
function plat(): Impression[] {
  const turns = Array.from({ length: 10 }, (_, i) => 112 + i * 35)
  const lot = (i: number): Shape => {
    const [from = 0, to = 0] = [turns[i], turns[i + 1]]
    const steps = [0, 0.5, 1].map((t) => from + (to - from) * t)
    return [...steps.map((d) => ray(d, 0.2)), ...steps.toReversed().map((d) => ray(d, 1))]
  }
  const lots = Array.from({ length: 9 }, (_, i) => lot(i))
  return [
    fill(ink.paperDark, box(506, 86, 672, 476)),
    fill(ink.paper, box(498, 78, 672, 476)),
    lines(
      ink.contour,
      4,
      ...Array.from({ length: 7 }, (_, i) =>
        curve(
          xy(
            `512,${130 + i * 58} 660,${104 + i * 62} 830,${128 + i * 58} 1000,${96 + i * 62} 1156,${120 + i * 60}`,
          ),
          4,
        ).filter(([, y]) => y > 92 && y < 540),
      ),
    ),
    lines(ink.water, 9, curve(xy('538,96 560,180 528,270 566,360 540,450 572,540'), 5)),
    fill(ink.paper, ...lots),
    fill(ink.green, lots[2] ?? [], lots[6] ?? []),
    fill(ink.gold, lots[7] ?? []),
    lines(
      ink.road,
      26,
      blob(
        Array.from({ length: 12 }, (_, i) => ray(i * 30, 0.02)),
        4,
      ).concat([ray(0, 0.02)]),
      [ray(92, 0.02), ray(92, 1.2)],
    ),
    lines(ink.line, 4, ...lots.map((each) => [...each, each[0] ?? [0, 0]])),
    discs(ink.red, ...turns.map((d) => [...ray(d, 1), 7] as const)),
    // A title and its seals.
    lines(ink.line, 3, xy('1030,496 1152,496 1152,538 1030,538 1030,496')),
    lines(ink.line, 4, xy('1044,510 1106,510'), xy('1044,524 1088,524')),
    discs(ink.red, [1132, 517, 12]),
  ]
}

const shows: Pose = {
  hip: [16, -188],
  shoulder: [0, -304],
  head: [-26, -378],
  look: -0.05,
  far: { elbow: [-72, -312], hand: [-140, -344], knee: [-14, -108], foot: [-26, 0] },
  near: { elbow: [26, -236], hand: [-8, -182], knee: [28, -106], foot: [40, 0] },
}
const vouches: Pose = {
  hip: [16, -188],
  shoulder: [2, -304],
  head: [-26, -376],
  look: 0.16,
  far: { elbow: [-50, -240], hand: [-96, -262], knee: [-14, -108], foot: [-28, 0] },
  near: { elbow: [-14, -222], hand: [-86, -244], knee: [28, -106], foot: [40, 0] },
}

/** Somebody on the board, from behind: hair, neck, shoulders, the light along the top. */
function member(x: number, y: number, size: number, hair: string, coat: string): Impression[] {
  const p = (points: string): Point[] =>
    xy(points).map(([px, py]): Point => [x + px * size, y + py * size])
  const shoulders = p('-200,220 -190,90 -140,40 -54,14 54,14 140,40 190,90 200,220')
  const skull = blob(p('-62,-70 -40,-132 0,-150 40,-132 62,-70 52,-14 24,14 -24,14 -52,-14'), 4)
  const ears = [p('-74,-66 -60,-74 -56,-34 -68,-38'), p('74,-66 60,-74 56,-34 68,-38')]
  const up = (each: Shape): Point[] => each.map(([px, py]): Point => [px, py - 6])
  return [
    fill(ink.rim, up(shoulders), up(skull)),
    fill(coat, blob(shoulders, 3)),
    fill('#8a5a40', ...ears, p('-36,-20 36,-20 44,30 -44,30')),
    fill(hair, skull),
  ]
}

/** A hearing, from the seats of the board: a plat on the easel, one shows the loop road, the fire chief has brought a letter. */
export function Plat() {
  const random = seeded(71)
  const a = { at: [1330, 786] as Point, scale: 1.3 }
  const one = posed(
    a,
    { ...workwear, jacket: jackets.orange, hair: ['#6b4630', '#35221b'], gloves: workwear.skin },
    sun,
    shows,
  )
  const s = standing(a)
  const b = { at: [322, 784] as Point, scale: 1.3, side: -1 as const }
  const two = posed(
    b,
    {
      ...workwear,
      jacket: ['#f4ead0', '#a3a08c'],
      pants: ['#2f4a52', '#172529'],
      hair: ['#c9c2b2', '#77736a'],
      gloves: ['#dc9a6b', '#6f4333'],
    },
    sun,
    vouches,
  )
  const t = standing(b)
  const [px, py] = s.point([-146, -348])
  const pane = (x: number): Impression[] => [
    fill(ink.trim, box(x - 16, 64, 232, 372)),
    fill(ink.night, box(x, 80, 200, 340)),
    fill(
      ink.woods,
      ...Array.from({ length: 5 }, (_, i) =>
        put(spruce(random, between(random, 120, 250)), [x + 22 + i * 39, 420]),
      ).map((each) => each.map(([ex, ey]): Point => [Math.min(x + 200, Math.max(x, ex)), ey])),
    ),
    fill(ink.trim, box(x + 94, 80, 12, 340), box(x, 236, 200, 10)),
  ]
  return (
    <Printed
      impressions={[
        fill(ink.wall, box(0, 0, 1600, 640)),
        fill(ink.wallDark, ...Array.from({ length: 11 }, (_, i) => box(60 + i * 150, 0, 5, 600))),
        fill(ink.trim, box(0, 590, 1600, 26)),
        fill(ink.floor, box(0, 616, 1600, 290)),
        ...pane(30),
        ...pane(1376),
        // The easel.
        lines(ink.trim, 20, xy('610,540 570,800'), xy('1058,540 1098,800')),
        fill(ink.trim, box(540, 556, 590, 20)),
        ...plat(),
        // Two lamps over it.
        lines(ink.dark, 6, xy('660,-10 660,24'), xy('1000,-10 1000,24')),
        fill(ink.dark, xy('640,18 680,18 706,52 614,52'), xy('980,18 1020,18 1046,52 954,52')),
        fill(ink.glow, xy('614,52 706,52 694,62 626,62'), xy('954,52 1046,52 1034,62 966,62')),
        ...rimmed(ink.rim, two.body, [1, -4]),
        fill(ink.paper, t.shape(xy('-150,-306 -92,-296 -84,-218 -142,-226'))),
        lines(
          ink.line,
          3,
          t.shape(xy('-140,-286 -102,-279')),
          t.shape(xy('-138,-270 -100,-263')),
          t.shape(xy('-136,-254 -112,-250')),
        ),
        ...rimmed(ink.rim, two.arm, [1, -4]),
        // The chief's badge.
        discs(ink.gold, [...t.point([-26, -268]), 9]),
        ...rimmed(ink.rim, one.body, [-1, -4]),
        ...rimmed(ink.rim, one.arm, [-1, -4]),
        lines(ink.deskLit, 6, [
          [px, py],
          [px - 150, py - 10],
        ]),
        // The board, its table, papers, microphones.
        fill(ink.deskLit, box(0, 772, 1600, 34)),
        fill(ink.desk, box(0, 806, 1600, 100)),
        ...[520, 1064].flatMap((x): Impression[] => [
          lines(ink.dark, 7, curve(xy(`${x},790 ${x - 4},736 ${x - 24},700 ${x - 44},690`), 5)),
          fill(ink.dark, blob(xy(`${x - 36},682 ${x - 62},668 ${x - 72},680 ${x - 46},698`), 3)),
          fill(ink.paper, xy(`${x + 20},798 ${x + 34},778 ${x + 126},778 ${x + 120},798`)),
        ]),
        ...member(236, 782, 0.9, '#3a2a22', '#2c4044'),
        ...member(790, 790, 0.98, '#8d8678', '#4a2b2a'),
        ...member(1372, 782, 0.9, '#241c1a', '#33454a'),
      ]}
    />
  )
}
