import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { masonry } from '../../kit/print/texture.ts'
import { type Clothes, standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  xy,
} from '../../plates/ink.ts'

const ink = {
  night: '#16303a',
  blue: '#24495a',
  snow: '#a9c3cb',
  dim: '#6f95a3',
  glow: '#f0b65a',
  pale: '#f9d58c',
  deep: '#c77f36',
  pipe: '#22343a',
  edge: '#ffedbe',
} as const

/** Everything outside is lit by the tent, on the left. */
const light: Point = [-0.9, -0.25]

/** What stands behind the sheets has two tones of their own color. */
const behind: Clothes = {
  jacket: ['#b8692d', '#94501f'],
  pants: ['#9c5a28', '#7f451d'],
  boots: ['#7f451d', '#6b3918'],
  skin: ['#c98343', '#a1602c'],
  hat: ['#e0a552', '#b8692d'],
  gloves: ['#c98343', '#a1602c'],
}

/** Snow, the light that falls on it, flakes in the air. */
function outside(random: Random): Impression[] {
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    fill(ink.blue, land('-20,620 300,596 900,610 1620,574', 920)),
    fill(ink.snow, land('-20,770 240,756 700,764 1180,742 1620,770', 920)),
    fill(ink.dim, xy('980,910 1120,800 1290,772 1640,764 1640,910')),
    fill(
      ink.pale,
      curve(xy('40,790 520,772 1010,780 1220,816 1000,852 460,846 60,838 -20,810 40,790'), 5),
    ),
    fill(
      '#e2c48d',
      curve(xy('200,812 560,796 940,806 1040,826 900,838 480,834 220,824 200,812'), 5),
    ),
    discs(
      '#dbe8e6',
      ...Array.from(
        { length: 70 },
        () => [random() * 1600, random() * 880, between(random, 2, 5)] as const,
      ),
    ),
  ]
}

/** Inside: a wall of stone as far as it has come, and the two who lay it. */
function inside(random: Random): Impression[] {
  const stones = masonry(random, [150, 640], [520, 770], 62)
  const low = masonry(random, [640, 830], [640, 770], 60)
  const laying: Pose = {
    hip: [40, -128],
    shoulder: [-18, -232],
    head: [-58, -300],
    look: 0.2,
    far: { elbow: [-92, -200], hand: [-150, -176], knee: [-62, -122], foot: [-56, 0] },
    near: { elbow: [-50, -156], hand: [-136, -144], knee: [16, -28], foot: [110, -4], toe: 70 },
  }
  const lifting: Pose = {
    hip: [16, -184],
    shoulder: [-2, -302],
    head: [-28, -374],
    look: 0.3,
    far: { elbow: [-44, -226], hand: [-110, -236], knee: [-22, -108], foot: [-38, 0] },
    near: { elbow: [-30, -214], hand: [-104, -206], knee: [28, -106], foot: [38, 0] },
  }
  const a = posed({ at: [930, 766], scale: 0.86, side: 1 }, behind, [0, -1], laying)
  const stand = { at: [480, 516] as Point, scale: 0.86, side: -1 as const }
  const b = posed({ ...stand, at: [250, 766], scale: 0.86 }, behind, [0, -1], lifting)
  const s = standing({ ...stand, at: [250, 766], scale: 0.86 })
  return [
    fill(ink.glow, xy('96,96 1010,60 1010,776 96,776')),
    fill(
      ink.pale,
      curve(xy('560,240 760,300 860,470 800,640 560,700 330,640 270,470 360,300 560,240'), 6),
    ),
    fill('#a8622c', ...stones, ...low),
    fill('#b87335', ...stones.filter((_, i) => i % 3 === 0)),
    discs('#fff6d8', [560, 190, 40, 26]),
    lines('#94501f', 5, xy('560,96 560,168')),
    fill('#94501f', xy('524,196 596,196 578,166 542,166')),
    ...b.body,
    fill('#94501f', s.shape(xy('-160,-262 -104,-272 -86,-224 -112,-190 -166,-200'))),
    ...b.arm,
    ...a.body,
    ...a.arm,
  ]
}

/** Scaffold and sheets: folds, seams of tape, snow on its roof, a flap that is tied back. */
function tent(random: Random): Impression[] {
  const folds = Array.from({ length: 13 }, (_, i) => 132 + i * 70 + between(random, -14, 14))
  return [
    lines(
      ink.deep,
      3,
      ...folds.map((x) =>
        curve(xy(`${x},${96 - (x - 96) * 0.04} ${x + 10},330 ${x - 8},560 ${x + 4},772`), 5),
      ),
    ),
    lines(
      ink.edge,
      2,
      ...folds.map((x) => curve(xy(`${x + 7},120 ${x + 16},340 ${x - 1},560 ${x + 10},760`), 5)),
    ),
    fill(ink.deep, xy('1010,60 1180,130 1180,752 1010,776')),
    fill('#a8622c', xy('1096,96 1180,130 1180,752 1130,758')),
    lines(
      ink.pipe,
      15,
      xy('96,84 96,786'),
      xy('400,70 400,784'),
      xy('706,62 706,782'),
      xy('1010,52 1010,782'),
      xy('1180,122 1180,760'),
    ),
    lines(ink.pipe, 12, xy('88,400 1010,390 1188,412'), xy('88,92 1010,54 1188,128')),
    lines(
      '#5d7880',
      3,
      xy('92,84 92,786'),
      xy('396,70 396,784'),
      xy('702,62 702,782'),
      xy('1006,52 1006,782'),
    ),
    lines(ink.pipe, 6, xy('706,62 1010,390'), xy('96,400 400,70')),
    fill(ink.pipe, ...boxes('76,782,40,12 380,780,40,12 686,778,40,12 990,778,40,12')),
    fill(
      '#dfe9e4',
      curve(
        xy(
          '60,92 120,46 360,30 700,10 1010,2 1150,60 1214,128 1180,132 1010,64 700,74 380,84 100,104 60,92',
        ),
        4,
      ),
    ),
    fill(
      ink.snow,
      curve(
        xy(
          '60,92 380,66 700,56 1010,44 1120,92 1214,128 1180,132 1010,64 700,74 380,84 100,104 60,92',
        ),
        4,
      ),
    ),
  ]
}

/** The heater outside, and its hose in under the sheet. */
const heater = (): Impression[] => [
  lines('#7a3b22', 46, curve(xy('1180,708 1230,730 1290,700'), 6)),
  lines('#a4532e', 16, curve(xy('1180,696 1230,718 1290,688'), 6)),
  fill('#8e3f26', box(1270, 622, 190, 122)),
  fill('#c9602f', xy('1270,622 1340,622 1340,744 1270,744')),
  fill('#f0b65a', box(1282, 646, 44, 60)),
  fill('#5f2a1c', ...[0, 1, 2].map((i) => box(1366, 650 + i * 26, 74, 10))),
  fill(ink.pipe, box(1382, 560, 26, 62), box(1374, 552, 42, 12)),
  discs('#1a2529', [1300, 752, 26], [1432, 752, 26]),
]

/** Somebody keeps the way clear. */
function shoveling(): Impression[] {
  const stand = { at: [1330, 850] as Point, scale: 1.02, side: 1 as const }
  const s = standing(stand)
  const { body, arm } = posed(stand, { ...workwear, jacket: jackets.teal }, light, {
    hip: [24, -180],
    shoulder: [-16, -296],
    head: [-46, -364],
    look: 0.4,
    far: { elbow: [-70, -214], hand: [-132, -150], knee: [-36, -108], foot: [-62, 0] },
    near: { elbow: [26, -222], hand: [-30, -206], knee: [52, -102], foot: [84, 0] },
  })
  return [
    fill(ink.dim, xy('1290,846 1420,846 1600,874 1600,896 1460,884')),
    ...rimmed(ink.edge, body, [-4, -1]),
    lines('#b98350', 10, [s.point([14, -236]), s.point([-196, -92])]),
    fill('#c2402c', s.shape(xy('-176,-124 -250,-84 -264,-34 -214,-22 -166,-84'))),
    fill('#e2694c', s.shape(xy('-176,-124 -250,-84 -256,-60 -172,-104'))),
    fill(
      '#dfe9e4',
      curve(
        s.shape(xy('-250,-74 -270,-108 -230,-128 -196,-110 -190,-76 -214,-40 -258,-44 -250,-74')),
        4,
      ),
    ),
    ...rimmed(ink.edge, arm, [-4, -1]),
  ]
}

/** A winter night from outside: masons at work in a heated tent, somebody shoveling before it. */
export function Service() {
  const random = seeded(441)
  return (
    <Printed
      impressions={[
        ...outside(random),
        ...inside(random),
        ...tent(random),
        ...heater(),
        ...shoveling(),
      ]}
    />
  )
}
