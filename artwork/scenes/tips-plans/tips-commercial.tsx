import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, masonry } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  wall: '#2f5f5c',
  wallLit: '#43807a',
  wallDark: '#1e4143',
  stone: '#b9a98c',
  stoneDark: '#84775f',
  joint: '#6a5f4c',
  frame: '#e9c98a',
  frameDark: '#a97f45',
  room: '#f4cf85',
  roomLit: '#fdeab4',
  roomDark: '#b9803f',
  paper: '#c0925a',
  paperLit: '#d5ab72',
  paperDark: '#96693d',
  walk: '#cdc3ae',
  walkDark: '#a89d87',
  shade: '#8b806d',
  curb: '#e4dbc6',
  street: '#5b6261',
  water: '#6fa3b4',
  waterLit: '#c6dfe2',
  steel: '#b4c0bf',
  steelDark: '#56676c',
  red: '#c2402c',
  leaf: '#dd9a2e',
  dark: '#1d2b2f',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.85, -0.5]

/** A fixed pane, its frame in two tones. */
const frame = (x: number, w: number, mullions: readonly number[]): Impression[] => [
  fill(
    ink.frameDark,
    box(x - 20, 150, w + 40, 22),
    box(x - 20, 560, w + 40, 24),
    box(x + w, 150, 20, 430),
    ...mullions.map((m) => box(m - 5, 165, 16, 400)),
  ),
  fill(
    ink.frame,
    box(x - 20, 150, 20, 430),
    box(x - 20, 150, w + 40, 12),
    ...mullions.map((m) => box(m - 8, 165, 11, 400)),
  ),
]

const pours: Pose = {
  hip: [34, -178],
  shoulder: [-36, -270],
  head: [-88, -326],
  look: 0.55,
  far: { elbow: [-86, -208], hand: [-150, -170], knee: [-18, -104], foot: [-34, 0] },
  near: { elbow: [-46, -184], hand: [-112, -128], knee: [46, -106], foot: [64, 0] },
}
const fits: Pose = {
  hip: [44, -128],
  shoulder: [-14, -228],
  head: [-52, -294],
  look: 0.18,
  far: { elbow: [-62, -206], hand: [-112, -206], knee: [-64, -120], foot: [-56, 0] },
  near: { elbow: [-18, -156], hand: [-92, -186], knee: [18, -28], foot: [150, -14], toe: 70 },
}
const peels: Pose = {
  hip: [14, -188],
  shoulder: [-2, -304],
  head: [-28, -378],
  look: -0.2,
  far: { elbow: [-66, -346], hand: [-110, -412], knee: [-18, -108], foot: [-32, 0] },
  near: { elbow: [-56, -322], hand: [-116, -364], knee: [28, -106], foot: [42, 0] },
}

/** A new shop front, straight on: water is poured to see where it runs, the lock is set, the paper comes down. */
export function TipsCommercial() {
  const random = seeded(1111)
  const a = { at: [316, 792] as Point, scale: 1.24, side: -1 as const }
  const pourer = posed(a, { ...workwear, jacket: jackets.orange }, sun, pours)
  const s = standing(a)
  const b = { at: [1004, 712] as Point, scale: 1.22 }
  const fitter = posed(
    b,
    { ...workwear, jacket: jackets.yellow, hat: ['#d9573a', '#7c2b20'] },
    sun,
    fits,
  )
  const t = standing(b)
  const c = { at: [1350, 690] as Point, scale: 1.14 }
  const peeler = posed(
    c,
    { ...workwear, jacket: jackets.teal, hair: ['#6b4630', '#35221b'], gloves: workwear.skin },
    sun,
    peels,
  )
  const u = standing(c)
  const stones = [
    ...masonry(random, [-20, 84], [0, 650], 62, 7),
    ...masonry(random, [1524, 1620], [0, 650], 62, 7),
  ]
  const [sx, sy] = s.point([-196, -96])
  return (
    <Printed
      impressions={[
        fill(ink.wall, box(0, 0, 1600, 660)),
        // A sign board without a name yet.
        fill(ink.wallDark, box(84, 0, 1440, 26), box(84, 112, 1440, 14)),
        fill(ink.wallLit, box(120, 36, 1368, 64)),
        fill(
          ink.frame,
          ...[300, 640, 980, 1320].map((x) =>
            xy(`${x - 6},26 ${x + 6},26 ${x + 6},48 ${x + 30},62 ${x - 30},62 ${x - 6},48`),
          ),
        ),
        // Inside: lamps, shelves, a counter.
        fill(ink.room, box(930, 165, 530, 400)),
        fill(ink.roomLit, xy('1010,165 1300,165 1460,560 930,560 930,420')),
        fill(
          ink.roomDark,
          box(930, 470, 530, 100),
          box(1180, 250, 280, 10),
          box(1180, 330, 280, 10),
        ),
        fill(ink.red, box(1200, 214, 34, 36), box(1390, 296, 30, 34)),
        fill(ink.wall, box(1246, 220, 22, 30), box(1276, 206, 22, 44), box(1420, 222, 26, 28)),
        lines(ink.dark, 4, xy('1060,160 1060,214')),
        fill(ink.dark, xy('1044,214 1076,214 1098,250 1022,250')),
        ...rimmed(ink.rim, peeler.body, [-3, -3]),
        ...rimmed(ink.rim, peeler.arm, [-3, -3]),
        // The sheet comes down.
        fill(ink.paper, xy('930,165 1176,165 1180,300 1150,420 1176,565 930,565')),
        fill(
          ink.paperLit,
          blob(
            [
              ...u.shape(xy('-118,-420 -150,-392')),
              [1160, 330],
              [1130, 470],
              [1176, 560],
              [1206, 480],
              [1196, 330],
              ...u.shape(xy('-100,-372')),
            ],
            4,
          ),
        ),
        fill(ink.paperDark, box(1050, 165, 4, 400)),
        // The other window is still papered.
        fill(ink.paper, box(140, 165, 420, 400)),
        fill(ink.paperLit, xy('140,165 330,165 140,480')),
        fill(ink.paperDark, box(276, 165, 4, 400), box(418, 165, 4, 400)),
        fill(ink.dark, xy('560,165 560,250 520,226 482,165')),
        fill(ink.paperLit, xy('482,165 520,226 560,250 508,262')),
        ...frame(140, 420, [350]),
        ...frame(930, 530, [1195]),
        // The door.
        fill(ink.frameDark, box(616, 140, 262, 516)),
        fill(ink.frame, box(616, 140, 250, 14), box(616, 140, 14, 516)),
        fill(ink.red, box(638, 162, 220, 488)),
        fill(ink.dark, box(682, 204, 132, 300)),
        fill(ink.roomDark, xy('682,204 760,204 682,380')),
        fill(ink.steel, box(660, 530, 176, 14)),
        fill(ink.steel, box(826, 418, 20, 74)),
        discs(ink.steelDark, [836, 440, 7], [836, 470, 5]),
        // Below the windows, and stone at both ends.
        fill(ink.wallDark, box(84, 584, 532, 70), box(878, 584, 646, 70)),
        fill(
          ink.wallLit,
          ...[100, 280, 460].map((x) => box(x, 598, 140, 40)),
          ...[900, 1070, 1240, 1400].map((x) => box(x, 598, 120, 40)),
        ),
        fill(ink.joint, box(-10, 0, 96, 654), box(1522, 0, 90, 654)),
        fill(ink.stone, ...stones.filter((_, i) => i % 3)),
        fill(ink.stoneDark, ...stones.filter((_, i) => i % 3 === 0)),
        // The walk, the curb, the street.
        fill(ink.walk, box(0, 650, 1600, 190)),
        fill(ink.walkDark, box(0, 650, 1600, 12)),
        lines(
          ink.walkDark,
          4,
          ...[-500, -100, 300, 700, 1100, 1500, 1900].map((x) =>
            xy(`${800 + (x - 700) * 0.86},662 ${800 + (x - 700) * 1.08},832`),
          ),
          xy('0,726 1600,726'),
        ),
        fill(ink.curb, box(0, 832, 1600, 22)),
        fill(ink.street, box(0, 854, 1600, 60)),
        fill(ink.shade, xy('646,656 862,656 872,690 640,690')),
        // Water finds its way to the drain.
        fill(
          ink.water,
          curve(
            [
              [sx - 30, sy + 92],
              [sx + 40, sy + 62],
              [640, 768],
              [760, 800],
              [900, 796],
              [1030, 824],
              [1096, 834],
              [1096, 858],
              [1030, 858],
              [900, 826],
              [740, 832],
              [600, 816],
              [sx, sy + 118],
              [sx - 30, sy + 92],
            ],
            5,
          ),
        ),
        fill(
          ink.waterLit,
          curve(
            xy(
              `${sx + 20},${sy + 88} 640,788 760,814 880,808 760,822 620,802 ${sx + 20},${sy + 96}`,
            ),
            4,
          ),
          xy('1040,832 1090,842 1088,850 1036,842'),
        ),
        fill(ink.dark, box(1064, 856, 120, 16)),
        fill(ink.steelDark, ...[1076, 1098, 1120, 1142, 1164].map((x) => box(x, 856, 6, 16))),
        fill(
          ink.leaf,
          ...flecks(random, [900, 1580], [736, 822], 16, [5, 9]),
          ...flecks(random, [20, 180], [740, 820], 6, [5, 9]),
        ),
        fill(ink.shade, s.shape(xy('70,2 -60,2 -180,34 -30,36'))),
        ...rimmed(ink.rim, pourer.body, [-4, -3]),
        fill(
          ink.waterLit,
          curve(
            [
              [sx - 8, sy - 6],
              [sx + 22, sy + 10],
              [sx + 38, sy + 76],
              [sx + 14, sy + 98],
              [sx - 14, sy + 88],
              [sx - 4, sy + 30],
            ],
            4,
          ),
        ),
        fill(ink.steelDark, s.shape(xy('-206,-122 -188,-70 -98,-98 -122,-184'))),
        fill(ink.steel, s.shape(xy('-206,-122 -200,-104 -116,-160 -122,-184'))),
        fill(ink.water, s.shape(xy('-208,-120 -202,-124 -184,-72 -190,-68'))),
        ...rimmed(ink.rim, pourer.arm, [-4, -3]),
        // The lock goes in.
        fill(ink.shade, t.shape(xy('-70,2 150,2 260,24 40,30'))),
        ...rimmed(ink.rim, fitter.body, [-4, -3]),
        fill(
          ink.dark,
          t.shape(xy('-106,-206 -64,-206 -60,-188 -78,-184 -72,-150 -90,-148 -94,-184 -106,-188')),
        ),
        lines(ink.steel, 6, t.shape(xy('-106,-198 -132,-200'))),
        ...rimmed(ink.rim, fitter.arm, [-4, -3]),
        fill(ink.dark, xy('1306,704 1420,704 1414,742 1312,742')),
        fill(ink.red, xy('1306,704 1420,704 1418,718 1308,718')),
        lines(ink.dark, 7, curve(xy('1334,704 1340,684 1386,684 1392,704'), 4)),
      ]}
    />
  )
}
