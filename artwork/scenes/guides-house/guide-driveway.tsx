import type { Point } from '../../kit/path.ts'
import { fromAbove, type FromAbove, placedAt } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  table: '#8c5f3e',
  tableDark: '#6b4630',
  shade: '#4d3226',
  paper: '#f5eed8',
  paperDark: '#d9cba6',
  contour: '#b99a6a',
  bold: '#94703f',
  green: '#9fb182',
  greenDark: '#6d8559',
  line: '#33474a',
  blue: '#8fb9c4',
  red: '#cf4527',
  yellow: '#efb93c',
  steel: '#dfe3da',
  steelDark: '#7f908e',
  mug: '#40676a',
  mugDark: '#23393c',
  coffee: '#3b2620',
  dark: '#1d292c',
  skin: '#dc9a6b',
} as const

const sun: Point = [-0.7, -0.7]

const turn = (-5 * Math.PI) / 180
/** The sheet lies a little askew. */
const on = (each: readonly Point[]): Point[] =>
  each.map(([x, y]): Point => {
    const [dx, dy] = [x - 640, y - 450]
    return [
      640 + dx * Math.cos(turn) - dy * Math.sin(turn),
      450 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  })

const drive = curve(
  xy(
    '330,720 400,690 520,668 640,640 720,592 716,536 640,506 540,492 470,452 476,390 550,352 660,330 740,300',
  ),
  7,
)

/** The survey: contours, trees, the road, where snow goes, where the house may stand. */
function survey(random: Random): Impression[] {
  const contours = Array.from({ length: 11 }, (_, i): Point[] => {
    const y = 730 - i * 58
    return curve(
      Array.from({ length: 8 }, (_, k): Point => [
        150 + k * 140,
        y - 46 * Math.sin(k * 0.75 + i * 0.16) - k * 9 + between(random, -4, 4),
      ]),
      4,
    ).filter(([, py]) => py > 96 && py < 796)
  })
  const trees = Array.from({ length: 34 }, (): Point => [
    between(random, 200, 1090),
    between(random, 120, 760),
  ]).filter(
    ([x, y]) =>
      drive.every(([dx, dy]) => Math.hypot(dx - x, dy - y) > 74) &&
      Math.hypot(x - 830, y - 270) > 150,
  )
  return [
    fill(
      ink.shade,
      on(box(146, 86, 1010, 740)).map(([x, y]): Point => [x + 16, y + 18]),
    ),
    fill(ink.paper, on(box(140, 80, 1010, 740))),
    // The corner that rolls up.
    fill(ink.paperDark, on(xy('1150,80 1150,196 1040,80'))),
    fill(ink.table, on(xy('1150,80 1156,70 1156,198 1150,196 1092,84 1040,80 1040,74'))),
    lines(ink.contour, 3, ...contours.filter((_, i) => i % 5 !== 0).map(on)),
    lines(ink.bold, 5, ...contours.filter((_, i) => i % 5 === 0).map(on)),
    ...trees.flatMap(([x, y], i): Impression[] => {
      const [[px, py] = [0, 0]] = [on([[x, y]])[0]]
      const r = 15 + (i % 3) * 5
      return [discs(ink.greenDark, [px, py, r]), discs(ink.green, [px - 2, py - 2, r - 5])]
    }),
    // The road at the foot; ground kept for snow, on the low side.
    lines(
      ink.line,
      5,
      on(curve(xy('150,736 330,748 560,770 820,776 1146,760'), 5)),
      on(curve(xy('150,776 330,788 560,806 820,812 1144,798'), 5)),
    ),
    fill(ink.blue, on(blob(xy('900,450 970,430 1050,456 1060,510 1000,540 920,520'), 4))),
    lines(
      ink.paper,
      4,
      on(xy('926,450 906,490')),
      on(xy('970,440 928,520')),
      on(xy('1014,446 966,532')),
      on(xy('1050,464 1006,536')),
    ),
    {
      ...lines(ink.line, 5, on(xy('190,130 1000,130 1090,400 1060,716 200,716 190,130'))),
      dash: '30 12 6 12',
    },
    // The house, its doors to the court.
    fill(ink.paperDark, on(xy('770,190 920,190 920,250 980,250 980,350 840,350 840,310 770,310'))),
    lines(
      ink.line,
      6,
      on(xy('770,190 920,190 920,250 980,250 980,350 840,350 840,310 770,310 770,190')),
    ),
    lines(ink.paperDark, 34, on(drive)),
    lines(ink.red, 9, on(drive.slice(0, 45))),
    // A grade noted at each turn.
    ...[10, 25, 36].map((i) => {
      const [x, y] = on([drive[i] ?? [0, 0]])[0] ?? [0, 0]
      return discs(ink.red, [x, y, 15])
    }),
    ...[10, 25, 36].map((i) => {
      const [x, y] = on([drive[i] ?? [0, 0]])[0] ?? [0, 0]
      return discs(ink.paper, [x, y, 8])
    }),
  ]
}

/** The pencil and the scale, and who holds them. */
export function Driveway() {
  const random = seeded(812)
  const tip = on([drive[44] ?? [0, 0]])[0] ?? [0, 0]
  const planner: FromAbove = {
    at: [930, 884],
    way: -12,
    scale: 2.5,
    clothes: { ...workwear, jacket: jackets.orange, gloves: workwear.skin },
    left: { elbow: [-104, -14], hand: [-92, -66] },
    right: { elbow: [78, -70], hand: [-6, -148] },
    bent: true,
  }
  const owner: FromAbove = {
    at: [74, 330],
    way: 100,
    scale: 2.4,
    clothes: {
      ...workwear,
      jacket: jackets.teal,
      gloves: workwear.skin,
      hat: ['#efb93c', '#a8731f'],
    },
    left: { elbow: [-82, -70], hand: [-30, -146] },
    right: { elbow: [96, -50], hand: [70, -112] },
    bent: true,
  }
  const p = placedAt(planner)
  const o = placedAt(owner)
  const hand = p([-6, -152])
  const ruler = (text: string) => xy(text).map(o)
  return (
    <Printed
      impressions={[
        fill(ink.table, box(0, 0, 1600, 900)),
        lines(ink.tableDark, 5, xy('0,150 1600,150'), xy('0,420 1600,420'), xy('0,690 1600,690')),
        lines(
          ink.tableDark,
          3,
          ...grain(random, [0, 290], [1600, 290], 240, 14),
          ...grain(random, [0, 560], [1600, 560], 240, 14),
          ...grain(random, [0, 800], [1600, 800], 180, 10),
        ),
        ...survey(random),
        // Coffee, a phone on call with the fire district, the scale's case.
        discs(ink.shade, [1372, 226, 88]),
        fill(ink.mugDark, blob(xy('1420,150 1470,110 1494,130 1470,176 1436,200'), 4)),
        discs(ink.mugDark, [1356, 208, 88]),
        discs(ink.mug, [1352, 204, 82]),
        discs(ink.steel, [1352, 204, 66]),
        discs(ink.coffee, [1352, 206, 58]),
        fill(ink.shade, xy('1276,440 1412,416 1466,660 1330,690')),
        fill(ink.dark, xy('1262,428 1398,404 1450,648 1314,676')),
        fill(ink.mug, xy('1274,440 1390,420 1436,640 1322,662')),
        discs(ink.steel, [1346, 500, 28]),
        fill(
          ink.steel,
          xy('1316,556 1394,542 1398,556 1320,570'),
          xy('1328,584 1384,574 1387,588 1331,598'),
        ),
        discs(ink.red, [1370, 626, 16]),
        fill(ink.steelDark, ruler('-60,-178 110,-118 102,-92 -68,-152')),
        fill(ink.yellow, ruler('-60,-182 110,-122 104,-104 -66,-164')),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 12 }, (_, i) =>
            ruler(`${-50 + i * 13.5},${-177 + i * 4.8} ${-53 + i * 13.5},${-168 + i * 4.8}`),
          ),
        ),
        ...fromAbove(owner, sun),
        lines(ink.shade, 12, [
          [tip[0] + 14, tip[1] + 16],
          [hand[0] + 14, hand[1] + 16],
        ]),
        lines(ink.red, 15, [tip, p([22, -138])]),
        lines(ink.paper, 9, [
          tip,
          [tip[0] + (hand[0] - tip[0]) * 0.22, tip[1] + (hand[1] - tip[1]) * 0.22],
        ]),
        ...fromAbove(planner, sun),
      ]}
    />
  )
}
