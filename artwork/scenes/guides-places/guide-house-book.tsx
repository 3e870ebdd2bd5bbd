import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  wall: '#8fa08f',
  wallLit: '#b9c4ab',
  joint: '#76897b',
  ceiling: '#5d4330',
  ceilingLit: '#8a6544',
  floor: '#565f5c',
  floorLit: '#7f877c',
  copper: '#cf7a3e',
  copperLit: '#f4b57a',
  copperDark: '#7d4322',
  brass: '#d9a83a',
  brassDark: '#86621c',
  red: '#c2402c',
  redLit: '#e46a4a',
  redDark: '#6f251c',
  paper: '#fbf3dc',
  line: '#9aa79a',
  dark: '#1a282b',
  steel: '#c9d0c4',
  bulb: '#fff6d6',
  rim: '#fff6d6',
} as const

/** The bulb hangs at the upper left. */
const sun: Point = [-0.75, -0.6]

const room = (): Impression[] => [
  fill(ink.wall, box(0, 0, 1600, 760)),
  fill(
    ink.wallLit,
    blob(xy('60,60 420,30 820,60 980,260 900,560 640,760 160,780 -60,560 -60,200'), 5),
  ),
  lines(
    ink.joint,
    4,
    ...[176, 292, 408, 524, 640].map((y) => xy(`0,${y} 1600,${y}`)),
    ...[0, 1, 2, 3, 4, 5].flatMap((r) =>
      [0, 1, 2, 3, 4, 5, 6].map((i) => {
        const x = 90 + i * 260 + (r % 2) * 130
        return xy(`${x},${60 + r * 116} ${x},${Math.min(176 + r * 116, 756)}`)
      }),
    ),
  ),
  fill(ink.ceiling, box(0, 0, 1600, 64)),
  fill(ink.ceilingLit, ...[20, 260, 500, 740, 980, 1220, 1460].map((x) => box(x, 0, 44, 64))),
  fill(ink.floor, box(0, 756, 1600, 144)),
  fill(ink.floorLit, xy('0,756 700,756 820,900 0,900')),
  lines(ink.dark, 4, xy('372,64 372,120')),
  fill(ink.dark, box(360, 116, 24, 24)),
  discs(ink.bulb, [372, 166, 28, 32]),
]

/** A pipe in three tones. */
const pipe = (x: number, y0: number, y1: number, half: number): Impression[] => [
  fill(ink.copperDark, box(x - half, y0, half * 2, y1 - y0)),
  fill(ink.copper, box(x - half, y0, half * 1.4, y1 - y0)),
  fill(ink.copperLit, box(x - half * 0.72, y0, half * 0.36, y1 - y0)),
]

/** Close to us: the main, its valve, the lever across it, and the red tag. */
const main = (): Impression[] => [
  ...pipe(1452, 0, 900, 26),
  ...pipe(1540, 0, 900, 18),
  ...pipe(1290, 0, 900, 62),
  // Unions above and below the valve.
  ...[250, 560].flatMap((y): Impression[] => [
    fill(
      ink.brassDark,
      xy(
        `1206,${y} 1374,${y} 1386,${y + 22} 1386,${y + 66} 1374,${y + 88} 1206,${y + 88} 1194,${y + 66} 1194,${y + 22}`,
      ),
    ),
    fill(
      ink.brass,
      xy(`1206,${y} 1300,${y} 1300,${y + 88} 1206,${y + 88} 1194,${y + 66} 1194,${y + 22}`),
    ),
    lines(ink.brassDark, 4, xy(`1246,${y + 4} 1246,${y + 84}`), xy(`1332,${y + 4} 1332,${y + 84}`)),
  ]),
  fill(
    ink.brassDark,
    curve(
      xy(
        '1222,338 1196,400 1190,450 1196,500 1222,562 1358,562 1386,500 1392,450 1386,400 1358,338 1222,338',
      ),
      4,
    ),
  ),
  fill(
    ink.brass,
    curve(
      xy(
        '1222,338 1196,400 1190,450 1196,500 1222,562 1290,562 1312,500 1316,450 1312,400 1290,338 1222,338',
      ),
      4,
    ),
  ),
  // The lever, half turned; its stem.
  fill(ink.redDark, xy('1318,420 1338,452 1040,594 974,604 962,582 1010,548')),
  fill(ink.red, xy('1312,414 1330,440 1036,580 976,590 966,576 1012,544')),
  fill(ink.redLit, xy('1312,414 1318,422 1018,558 970,580 966,576 1012,544')),
  discs(ink.dark, [1290, 450, 44]),
  discs(ink.steel, [1286, 446, 32]),
  fill(ink.dark, xy('1270,430 1302,430 1318,446 1302,464 1270,464 1256,446')),
  // The tag.
  lines(ink.dark, 4, curve(xy('1230,606 1180,640 1150,690'), 4)),
  fill(ink.redDark, xy('1102,690 1150,666 1204,694 1190,858 1090,848')),
  fill(ink.red, xy('1098,686 1146,662 1196,690 1182,850 1086,842')),
  discs(ink.dark, [1147, 694, 9]),
  fill(ink.paper, xy('1104,726 1184,734 1176,824 1096,816')),
  // An arrow: which way is off.
  lines(ink.dark, 8, curve(xy('1116,800 1124,764 1160,756'), 5)),
  fill(ink.dark, xy('1150,740 1178,758 1150,774')),
]

const turns: Pose = {
  hip: [30, -184],
  shoulder: [-10, -298],
  head: [-44, -370],
  look: 0.16,
  far: { elbow: [-30, -216], hand: [-84, -196], knee: [-24, -108], foot: [-44, 0] },
  near: { elbow: [-58, -236], hand: [-124, -264], knee: [40, -106], foot: [52, 0] },
}
const times: Pose = {
  hip: [18, -186],
  shoulder: [0, -302],
  head: [-30, -374],
  look: 0.3,
  far: { elbow: [-40, -236], hand: [-6, -220], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [-20, -226], hand: [-84, -270], knee: [30, -106], foot: [42, 0] },
}

/** The test of a house book: a friend finds the tagged valve by the page, the owner holds the watch. */
export function HouseBook() {
  const a = { at: [760, 1080] as Point, scale: 1.9, side: -1 as const }
  const friend = posed(
    a,
    { ...workwear, jacket: jackets.yellow, cap: ['#2d6a70', '#173a41'] },
    sun,
    turns,
  )
  const s = standing(a)
  const b = { at: [236, 858] as Point, scale: 1.36, side: -1 as const }
  const owner = posed(
    b,
    {
      ...workwear,
      jacket: jackets.plaid,
      gloves: workwear.skin,
      cap: ['#e6d5ae', '#9b8560'],
    },
    sun,
    times,
  )
  const t = standing(b)
  const [wx, wy] = t.point([-94, -286])
  return (
    <Printed
      impressions={[
        ...room(),
        fill(ink.dark, blob(xy('150,852 300,842 460,856 420,878 200,876'), 4)),
        ...rimmed(ink.rim, owner.body, [-3, -3]),
        discs(ink.dark, [wx, wy, 24]),
        discs(ink.paper, [wx, wy, 17]),
        lines(ink.red, 4, [
          [wx, wy],
          [wx + 8, wy - 10],
        ]),
        fill(ink.dark, box(wx - 5, wy - 34, 10, 12)),
        ...rimmed(ink.rim, owner.arm, [-3, -3]),
        ...rimmed(ink.rim, friend.body, [-5, -4]),
        // The binder, open in the crook of the far arm.
        discs(workwear.gloves[1], [...s.point([-76, -160]), 30, 22]),
        fill(ink.dark, s.shape(xy('-54,-210 -148,-248 -156,-240 -114,-174 -36,-148'))),
        fill(ink.paper, s.shape(xy('-58,-210 -100,-228 -78,-162 -42,-154'))),
        fill(ink.paper, s.shape(xy('-104,-229 -144,-245 -112,-178 -82,-164'))),
        lines(
          ink.line,
          4,
          ...[0, 1, 2].flatMap((i) => [
            s.shape(xy(`${-112 + i * 7},${-220 + i * 16} ${-134 + i * 7},${-228 + i * 15}`)),
            s.shape(xy(`${-68 + i * 5},${-204 + i * 15} ${-92 + i * 5},${-214 + i * 15}`)),
          ]),
        ),
        discs(workwear.gloves[0], [...s.point([-82, -178]), 22, 11]),
        ...main(),
        ...rimmed(ink.rim, friend.arm, [-5, -4]),
      ]}
    />
  )
}
