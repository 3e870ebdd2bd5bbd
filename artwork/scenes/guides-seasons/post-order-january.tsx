import { label } from '../../kit/draft/notes.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  wall: '#21474c',
  wallDark: '#193a40',
  paper: '#f6ecd2',
  paperDark: '#d9c9a3',
  line: '#d9c9a3',
  dark: '#1d2b2f',
  red: '#c2402c',
  orange: '#e0782f',
  gold: '#e9b44a',
  teal: '#4f8480',
  blue: '#7fa6ad',
  wood: '#a9683a',
  woodDark: '#7f4a2a',
  rim: '#fff8e0',
} as const

const sun: Point = [-0.7, -0.65]
const first = 84
const month = 144
const x = (at: number) => first + at * month

/** From the month of the order to the month it's needed, in months since New Year's. */
const orders = [
  { name: 'Windows', from: 0.3, to: 7.6, tint: ink.blue, side: 'left' },
  { name: 'Trusses', from: 1.2, to: 7, tint: ink.gold, side: 'left' },
  { name: 'Floor', from: 2.2, to: 6, tint: ink.orange, side: 'right' },
  { name: 'Steel', from: 1.4, to: 5.5, tint: ink.teal, side: 'right' },
  { name: 'Power', from: 0.3, to: 5, tint: ink.gold, side: 'right' },
] as const

/** A year on the wall: the months, and a bar for each order. */
function planner(): Impression[] {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']
  const rows = orders.map((each, i) => ({ ...each, y: 248 + i * 92 }))
  return [
    fill(ink.wall, box(0, 0, 1600, 900)),
    fill(ink.wallDark, box(first - 30, 40, month * 10 + 72, 800)),
    fill(ink.paper, box(first - 40, 26, month * 10 + 72, 800)),
    fill(ink.paperDark, box(first - 40, 26, month * 10 + 72, 74)),
    lines(
      ink.line,
      3,
      ...Array.from({ length: 9 }, (_, i): Point[] => [
        [x(i + 1), 100],
        [x(i + 1), 826],
      ]),
    ),
    ...months.map((name, i) =>
      label(name, [x(i + 0.5), 78], { side: 'middle', cap: 30, ink: i ? ink.dark : ink.red }),
    ),
    ...rows.flatMap(({ name, from, to, tint, side, y }): Impression[] => [
      fill(tint, box(x(from), y - 32, x(to) - x(from), 58)),
      discs(ink.red, [x(from), y - 3, 13]),
      discs(ink.dark, [x(to), y - 3, 13]),
      label(name, [side === 'left' ? x(from) + 34 : x(to) - 34, y + 9], {
        side,
        cap: 25,
        ink: ink.dark,
      }),
    ]),
    // The day the roof is tight.
    fill(ink.paperDark, box(x(9.06) + 8, 136, 122, 122)),
    fill(ink.rim, box(x(9.06), 128, 122, 122)),
    fill(ink.red, xy(`${x(9.06) + 10},190 ${x(9.06) + 61},142 ${x(9.06) + 112},190`)),
    fill(ink.dark, box(x(9.06) + 24, 194, 74, 42)),
    fill(ink.gold, box(x(9.06) + 50, 204, 24, 32)),
  ]
}

/** What lies on the desk in front of them. */
function desk(): Impression[] {
  return [
    fill(ink.woodDark, box(0, 812, 1600, 100)),
    fill(ink.wood, box(0, 812, 1600, 26)),
    lines(ink.wood, 3, ...grain(seeded(4), [0, 872], [1600, 872], 60, 26)),
    // A corner of a window, as the maker sends it.
    fill(ink.dark, xy('856,818 856,610 1040,610 1040,646 898,646 898,818')),
    fill(ink.teal, xy('856,818 856,610 1040,610 1040,626 876,626 876,818')),
    fill(ink.blue, xy('898,818 898,646 1040,646 1040,700 960,818')),
    fill(ink.rim, xy('916,780 916,664 1000,664')),
    fill(ink.dark, box(844, 808, 136, 12)),
    // Plans, rolled.
    fill(ink.paperDark, box(1150, 776, 380, 44)),
    fill(ink.paper, box(1150, 770, 380, 28)),
    discs(ink.paperDark, [1150, 796, 12, 25]),
    discs(ink.dark, [1150, 796, 6, 14]),
    fill(ink.red, box(1310, 770, 16, 50)),
    // Coffee.
    fill(ink.woodDark, box(108, 738, 86, 82)),
    fill(ink.red, box(108, 738, 56, 82)),
    lines(ink.red, 12, curve(xy('192,758 222,760 222,796 192,798'), 5)),
    lines(
      ink.rim,
      7,
      curve(xy('134,724 124,704 144,684 134,660'), 5),
      curve(xy('164,724 156,706 174,690 166,674'), 5),
    ),
  ]
}

const pulls: Pose = {
  hip: [34, -184],
  shoulder: [-4, -300],
  head: [-36, -372],
  look: -0.16,
  far: { elbow: [-44, -232], hand: [-92, -226], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-70, -334], hand: [-146, -394], knee: [36, -106], foot: [48, 0] },
}
const pins: Pose = {
  hip: [16, -184],
  shoulder: [-16, -304],
  head: [-46, -376],
  look: -0.3,
  far: { elbow: [-66, -270], hand: [-112, -306], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-78, -362], hand: [-116, -462], knee: [36, -106], foot: [48, 0] },
}

/** January at the estimating desk: two people stretch a string on the wall from the day of the roof back to the day of the order. */
export function OrderJanuary() {
  const a = { at: [430, 1130] as Point, scale: 1.72 }
  const b = { at: [1176, 1130] as Point, scale: 1.8, side: -1 as const }
  const one = posed(
    a,
    {
      ...workwear,
      jacket: jackets.teal,
      gloves: workwear.skin,
      hair: ['#6b4630', '#33231b'],
    },
    sun,
    pulls,
  )
  const two = posed(
    b,
    { ...workwear, jacket: jackets.plaid, gloves: workwear.skin, cap: jackets.yellow },
    sun,
    pins,
  )
  const s = standing(a)
  const t = standing(b)
  const from = s.point([-154, -400])
  const to = t.point([-122, -474])
  return (
    <Printed
      impressions={[
        ...planner(),
        lines(ink.red, 7, [from, to]),
        discs(ink.red, [...to, 15], [...from, 15]),
        ...rimmed(ink.rim, one.body, [-5, -4]),
        ...rimmed(ink.rim, one.arm, [-5, -4]),
        ...rimmed(ink.rim, two.body, [-5, -4]),
        // The rest of the string.
        discs(ink.woodDark, [...t.point([-124, -312]), 36]),
        discs(ink.red, [...t.point([-122, -314]), 29]),
        lines(
          ink.rim,
          4,
          [t.point([-136, -320]), t.point([-110, -306])],
          [t.point([-132, -304]), t.point([-116, -326])],
        ),
        ...rimmed(ink.rim, two.arm, [-5, -4]),
        ...desk(),
      ]}
    />
  )
}
