import type { Cloth } from '../../kit/print/figure.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { seeded } from '../../kit/random.ts'
import { box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  wall: '#e6c98c',
  wallLit: '#f6e6bb',
  shade: '#b98f55',
  top: '#2b4d50',
  topLit: '#4d7472',
  front: '#1d363b',
  white: '#f8f1de',
  whiteDark: '#cdbf9d',
  green: '#4f8480',
  greenDark: '#2c5356',
  walnut: '#9a5a33',
  walnutDark: '#5f3420',
  ply: '#dba862',
  plyDark: '#96662f',
  maple: '#efcd90',
  inside: '#6f4a29',
  steel: '#d9ddd2',
  dark: '#172a2f',
  red: '#c2402c',
  rim: '#fff6d6',
} as const

const sun: Point = [-0.75, -0.6]
const counter = 656

/** Where each of the three stands: the left edge of its door and of its drawer. */
const columns = [462, 742, 1022] as const
const finish: readonly Cloth[] = [
  [ink.white, ink.whiteDark],
  [ink.green, ink.greenDark],
  [ink.walnut, ink.walnutDark],
]

/** A door on its peg: a plain slab, a frame and a panel, a raised panel in figured wood. */
function door(x: number, which: number): Impression[] {
  const [lit, dark] = finish[which] ?? [ink.white, ink.whiteDark]
  const [y, w, h] = [92, 224, 330]
  return [
    fill(ink.shade, box(x + 22, y + 20, w, h)),
    lines(ink.dark, 5, [
      [x + w / 2, 56],
      [x + w / 2, y],
    ]),
    fill(dark, box(x, y, w, h)),
    fill(lit, box(x, y, w - 7, h - 7)),
    ...(which === 0
      ? [fill(ink.rim, xy(`${x},${y} ${x + 120},${y} ${x},${y + 190}`))]
      : [
          fill(dark, box(x + 42, y + 44, w - 92, h - 96)),
          fill(lit, box(x + 50, y + 52, w - 108, h - 112)),
        ]),
    ...(which === 2
      ? [
          fill(dark, box(x + 70, y + 76, w - 140, h - 152)),
          fill(lit, box(x + 75, y + 81, w - 150, h - 162)),
          lines(
            dark,
            3,
            ...grain(seeded(9), [x + w / 2, y + 84], [x + w / 2, y + h - 84], 74, 8),
            ...grain(seeded(4), [x + 22, y + 8], [x + 22, y + h - 12], 30, 5),
            ...grain(seeded(6), [x + w - 26, y + 8], [x + w - 26, y + h - 12], 30, 5),
          ),
        ]
      : []),
    discs(ink.dark, [x + w - 28, y + h * 0.62, 12]),
    discs(ink.steel, [x + w - 30, y + h * 0.62 - 2, 8]),
  ]
}

/** Its drawer on the counter, the corner toward us: staples, dowels, dovetails. */
function drawer(x: number, which: number): Impression[] {
  const [lit, dark] = finish[which] ?? [ink.white, ink.whiteDark]
  const side = which === 2 ? ink.maple : which === 1 ? ink.ply : '#c9a877'
  const [y, w, h] = [counter - 116, 190, 104]
  const left = x + 30
  return [
    fill(ink.front, box(x - 4, counter - 6, w + 56, 16)),
    // The far side and the inside.
    fill(
      ink.plyDark,
      xy(`${left},${y} ${left + 42},${y - 44} ${left + w + 42},${y - 44} ${left + w},${y}`),
    ),
    fill(
      ink.inside,
      xy(
        `${left + 16},${y} ${left + 50},${y - 36} ${left + w + 28},${y - 36} ${left + w - 8},${y}`,
      ),
    ),
    fill(
      ink.plyDark,
      xy(
        `${left + w},${y} ${left + w + 42},${y - 44} ${left + w + 42},${y + h - 44} ${left + w},${y + h}`,
      ),
    ),
    fill(ink.dark, box(left, y, w, h + 4)),
    fill(side, box(left, y, w, h)),
    ...(which === 0
      ? [
          lines(
            ink.dark,
            5,
            ...[18, 50, 82].map((d): Point[] => [
              [left + 12, y + d - 7],
              [left + 12, y + d + 7],
            ]),
          ),
          lines(
            ink.plyDark,
            3,
            ...grain(seeded(3), [left + 40, y + h / 2], [left + w, y + h / 2], 80, 4),
          ),
        ]
      : which === 1
        ? [
            discs(ink.plyDark, ...[20, 52, 84].map((d) => [left + 16, y + d, 8] as const)),
            lines(
              ink.plyDark,
              3,
              ...[26, 52, 78].map((d): Point[] => [
                [left + 40, y + d],
                [left + w, y + d],
              ]),
            ),
          ]
        : [
            fill(
              ink.walnutDark,
              ...[2, 36, 70].map((d) =>
                xy(
                  `${left},${y + d + 8} ${left + 34},${y + d} ${left + 34},${y + d + 32} ${left},${y + d + 24}`,
                ),
              ),
            ),
            lines(
              ink.ply,
              3,
              ...grain(seeded(12), [left + 50, y + h / 2], [left + w, y + h / 2], 84, 6),
            ),
          ]),
    // The front, seen from its edge, and its knob.
    fill(dark, xy(`${x},${y - 14} ${x + 42},${y - 58} ${left + 42},${y - 58} ${left},${y - 14}`)),
    fill(dark, box(x, y - 14, 30, h + 26)),
    fill(lit, box(x, y - 14, 18, h + 26)),
    fill(ink.dark, box(x - 22, y + 34, 24, 20)),
    fill(ink.steel, box(x - 22, y + 34, 18, 12)),
  ]
}

const owner: Pose = {
  hip: [24, -150],
  shoulder: [-14, -292],
  head: [-44, -352],
  look: 0.42,
  far: { elbow: [-88, -234], hand: [-160, -232], knee: [0, -60], foot: [0, 0] },
  near: { elbow: [-36, -190], hand: [-112, -176], knee: [20, -60], foot: [30, 0] },
}
const ours: Pose = {
  hip: [24, -150],
  shoulder: [-14, -288],
  head: [-50, -350],
  look: 0.5,
  far: { elbow: [-90, -234], hand: [-150, -240], knee: [0, -60], foot: [0, 0] },
  near: { elbow: [-84, -186], hand: [-166, -168], knee: [20, -60], foot: [30, 0] },
}

/** Three doors and three drawers for the same wall: an owner and one of us look at how the corners are joined. */
export function CostKitchenRemodel() {
  const a = { at: [222, 978] as Point, scale: 1.92, side: -1 as const }
  const b = { at: [1462, 978] as Point, scale: 1.92 }
  const one = posed(
    a,
    { ...workwear, jacket: jackets.plaid, gloves: workwear.skin, hair: ['#4b352a', '#2a1d18'] },
    sun,
    owner,
  )
  const two = posed(b, { ...workwear, jacket: jackets.orange }, sun, ours)
  return (
    <Printed
      impressions={[
        fill(ink.wall, box(0, 0, 1600, 900)),
        fill(ink.wallLit, xy('330,-10 1010,-10 1420,660 740,660')),
        fill(ink.wall, xy('650,-10 676,-10 1086,660 1060,660')),
        // The rail the doors hang from.
        fill(ink.shade, box(400, 66, 920, 14)),
        fill(ink.plyDark, box(390, 44, 920, 24)),
        ...columns.flatMap((x, i) => door(x, i)),
        ...rimmed(ink.rim, one.body, [-5, -4]),
        ...rimmed(ink.rim, two.body, [-5, -4]),
        fill(ink.front, box(0, counter, 1600, 260)),
        fill(ink.topLit, box(0, counter - 22, 1600, 18)),
        fill(ink.top, box(0, counter - 4, 1600, 44)),
        // Fronts of the old cabinets below.
        lines(
          ink.top,
          6,
          ...[180, 560, 940, 1320].map((x) => xy(`${x},716 ${x},910`)),
          xy('0,716 1600,716'),
        ),
        fill(ink.top, ...[250, 630, 1010, 1390].map((x) => box(x, 760, 230, 18))),
        ...columns.flatMap((x, i) => drawer(x, i)),
        ...rimmed(ink.rim, one.arm, [-5, -4]),
        // Fingers on the rim.
        ...one.body.slice(2, 4),
        // A square along the dovetails.
        fill(ink.dark, box(1092, 512, 30, 160)),
        fill(ink.steel, box(1096, 512, 22, 156)),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 9 }, (_, i) =>
            xy(`1097,${556 + i * 12} ${i % 2 ? 1104 : 1110},${556 + i * 12}`),
          ),
        ),
        fill(ink.dark, box(1080, 508, 110, 34)),
        fill(ink.red, box(1084, 511, 102, 24)),
        ...rimmed(ink.rim, two.arm, [-5, -4]),
        // The list on the counter, a line for each.
        fill(ink.dark, xy('60,654 306,654 330,690 34,690')),
        fill(ink.white, xy('66,656 302,656 322,685 44,685')),
        lines(ink.shade, 3, xy('86,664 268,664'), xy('80,671 276,671'), xy('74,678 230,678')),
        lines(ink.red, 9, xy('330,662 258,682')),
      ]}
    />
  )
}
