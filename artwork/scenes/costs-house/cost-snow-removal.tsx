import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { shovels } from '../../kit/print/poses.ts'
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
  under,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#f2cfa2',
  far: '#9aa9ad',
  woods: '#4f6f78',
  snow: '#f7f3e9',
  snowMid: '#d5dfe4',
  snowDark: '#9db4c4',
  house: '#5a3328',
  houseDark: '#3c241f',
  door: '#c2402c',
  lamp: '#ffdf8a',
  board: '#b9834a',
  boardDark: '#7a5030',
  truck: '#3f7076',
  truckDark: '#24464d',
  glass: '#bcd0cf',
  blade: '#efb32f',
  bladeDark: '#a5721b',
  steel: '#56676c',
  rule: '#f6c935',
  red: '#c2402c',
  dark: '#15262d',
  rim: '#fff4d6',
} as const

const sun: Point = [-0.75, -0.5]

/** Woods, the house with its steps, the drive under new snow between its markers. */
function place(): Impression[] {
  const random = seeded(61)
  const row = (count: number, low: number, high: number, base: number) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, low, high), 0.17), [
        ((i + 0.5) * 1640) / count + between(random, -16, 16),
        base,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...row(24, 190, 350, 560), box(0, 520, 1600, 80)),
    fill(ink.woods, ...row(11, 230, 420, 590)),
    fill(ink.snowMid, box(0, 556, 1600, 350)),
    // The house.
    fill(ink.house, box(606, 268, 520, 300)),
    fill(ink.houseDark, ...Array.from({ length: 8 }, (_, i) => box(606, 300 + i * 34, 520, 6))),
    fill(ink.houseDark, box(606, 268, 520, 30)),
    fill(ink.dark, xy('560,250 1170,250 1170,272 560,272')),
    fill(
      ink.snow,
      blob(xy('552,252 570,196 700,176 900,190 1100,176 1180,210 1180,252 860,256'), 4),
    ),
    fill(ink.boardDark, box(664, 350, 104, 190)),
    fill(ink.door, box(674, 360, 84, 180)),
    fill(ink.lamp, box(690, 378, 52, 60)),
    fill(ink.dark, box(912, 356, 150, 120)),
    fill(ink.lamp, box(920, 364, 64, 104), box(990, 364, 64, 104)),
    // Porch and steps: the lower ones still under snow.
    ...[0, 1, 2, 3].flatMap((i): Impression[] => [
      fill(ink.boardDark, box(640 - i * 12, 540 + i * 24, 152 + i * 24, 26)),
      fill(
        i > 1 ? ink.snow : ink.board,
        box(640 - i * 12, 540 + i * 24 - (i > 1 ? 10 : 0), 152 + i * 24, i > 1 ? 20 : 8),
      ),
    ]),
    // The drive: tracks of nobody yet; its edges are marked.
    fill(ink.snow, xy('190,590 500,590 700,910 -320,910')),
    fill(
      ink.snow,
      ...[
        [900, 640, 120],
        [1240, 610, 160],
        [60, 640, 70],
      ].map(([x = 0, y = 0, w = 0]) => [
        [x - w, y] as Point,
        [x, y - 9] as Point,
        [x + w, y] as Point,
        [x, y + 6] as Point,
      ]),
    ),
    ...[
      [146, 640, 1],
      [546, 640, 1],
      [52, 760, 1.9],
    ].flatMap(([x = 0, y = 0, k = 1]): Impression[] => [
      lines(ink.red, 9 * k, xy(`${x},${y} ${x},${y - 104 * k}`)),
      lines(ink.rim, 9 * k, xy(`${x},${y - 70 * k} ${x},${y - 86 * k}`)),
    ]),
  ]
}

/** A pickup from the front, waiting, its blade up. */
function truck(): Impression[] {
  const x = 340
  return [
    fill(ink.snowDark, xy('176,676 500,676 620,700 250,706')),
    fill(ink.dark, box(x - 138, 590, 58, 84), box(x + 80, 590, 58, 84)),
    fill(ink.dark, xy('238,378 442,378 478,486 202,486')),
    fill(ink.truck, xy('246,370 434,370 444,390 236,390')),
    fill(ink.glass, xy('250,392 430,392 458,480 222,480')),
    fill(ink.rim, xy('262,392 310,392 270,480 226,480')),
    fill(ink.dark, xy('340,480 350,452 374,446 400,452 412,480'), box(330, 456, 10, 24)),
    fill(ink.truckDark, box(x - 152, 482, 304, 138)),
    fill(ink.truck, box(x - 152, 482, 304, 30), box(x - 152, 482, 40, 120)),
    fill(ink.dark, box(x - 96, 524, 192, 44)),
    discs(ink.dark, [375, 428, 19]),
    lines(ink.steel, 6, xy('256,538 424,538'), xy('256,554 424,554')),
    discs(ink.dark, [x - 120, 548, 27], [x + 120, 548, 27]),
    discs(ink.lamp, [x - 120, 548, 21], [x + 120, 548, 21]),
    discs(ink.rim, [x - 123, 545, 11], [x + 117, 545, 11]),
    fill(ink.dark, box(x - 22, 352, 44, 20)),
    fill(ink.blade, box(x - 17, 340, 34, 22)),
    // Mirrors, lights above the blade.
    fill(ink.dark, box(172, 452, 26, 44), box(482, 452, 26, 44)),
    lines(ink.steel, 10, xy('230,620 230,500'), xy('450,620 450,500')),
    // The blade.
    fill(ink.dark, xy('122,556 558,556 572,646 108,646')),
    fill(ink.bladeDark, xy('130,562 550,562 562,632 118,632')),
    fill(ink.blade, xy('130,562 550,562 553,584 126,584')),
    fill(ink.blade, ...[168, 258, 408, 498].map((p) => box(p, 584, 14, 48))),
    fill(ink.steel, xy('116,630 564,630 568,646 112,646')),
  ]
}

const measures: Pose = {
  hip: [54, -140],
  shoulder: [-30, -226],
  head: [-78, -288],
  look: 0.56,
  far: { elbow: [-106, -172], hand: [-126, -232], knee: [-64, -136], foot: [-62, 0] },
  near: { elbow: [-96, -146], hand: [-196, -160], knee: [24, -28], foot: [130, -20], toe: 62 },
}

/** From the snow's own height: one of us pushes a rule into it and holds the radio; the plow waits, another one shovels the steps. */
export function CostSnowRemoval() {
  const a = { at: [1240, 1000] as Point, scale: 2.04 }
  const b = { at: [732, 668] as Point, scale: 0.6 }
  const one = posed(a, { ...workwear, jacket: jackets.orange, cap: jackets.teal }, sun, measures)
  const two = posed(b, { ...workwear, jacket: jackets.yellow, cap: jackets.plaid }, sun, shovels)
  const s = standing(a)
  const t = standing(b)
  const [rx, foot] = [836, 800]
  const front = curve(
    xy('-20,812 200,780 470,796 700,776 836,792 1000,772 1240,772 1420,776 1620,800'),
    5,
  )
  return (
    <Printed
      impressions={[
        ...place(),
        ...truck(),
        lines(ink.dark, 9, t.shape(xy('-60,-226 -190,-70')), t.shape(xy('-60,-226 -46,-240'))),
        ...rimmed(ink.rim, two.body, [-3, -2]),
        fill(ink.steel, t.shape(xy('-170,-96 -216,-70 -236,-8 -196,0 -160,-70'))),
        ...rimmed(ink.rim, two.arm, [-3, -2]),
        ...rimmed(ink.rim, one.body, [-6, -4]),
        // The radio.
        fill(ink.dark, s.shape(xy('-142,-268 -112,-262 -118,-206 -148,-212'))),
        lines(ink.dark, 9, s.shape(xy('-138,-264 -130,-306'))),
        discs(ink.red, [...s.point([-136, -254]), 5]),
        ...one.body.slice(2, 4),
        // The rule, upright, down to the gravel.
        fill(ink.dark, box(rx - 46, 306, 92, foot - 300)),
        fill(ink.rule, box(rx - 39, 313, 78, foot - 300)),
        fill(ink.blade, box(rx + 17, 313, 22, foot - 300)),
        fill(ink.red, box(rx - 39, 724, 78, 30)),
        lines(
          ink.dark,
          5,
          ...Array.from({ length: 27 }, (_, i): Point[] => [
            [rx - 38, 334 + i * 17.8],
            [rx - (i % 4 ? (i % 2 ? 22 : 12) : -12), 334 + i * 17.8],
          ]),
        ),
        discs(ink.dark, [rx, 330, 9]),
        ...rimmed(ink.rim, one.arm, [-6, -4]),
        // Snow at the camera.
        fill(
          ink.snowDark,
          under(
            front.map(([x, y]): Point => [x, y - 10]),
            910,
          ),
        ),
        fill(ink.snow, under(front, 910)),
        fill(ink.snowDark, blob(xy('774,792 836,778 898,790 960,812 880,822 800,812'), 4)),
        fill(ink.snowMid, blob(xy('1010,818 1240,838 1500,824 1620,850 1620,910 1060,910'), 4)),
        fill(ink.snowMid, blob(xy('60,846 260,832 480,850 420,866 180,864'), 4)),
      ]}
    />
  )
}
