import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  discs,
  fill,
  type Impression,
  lens,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  bare: '#c9bfa9',
  bareDark: '#a2967f',
  bareLine: '#867a66',
  stain: '#a5512f',
  stainDark: '#7d3823',
  wet: '#c2643a',
  seam: '#53241a',
  trim: '#f4ead0',
  trimDark: '#b9a988',
  paper: '#d8b98a',
  paperDark: '#b6935f',
  tape: '#3f7f95',
  ground: '#d9b87c',
  shade: '#9a8560',
  plank: '#e2b878',
  plankDark: '#8f6a42',
  steel: '#b9c4c0',
  steelDark: '#52666a',
  dark: '#1d2b2f',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.8, -0.5]
const high = 66
const tops = Array.from({ length: 12 }, (_, i) => -34 + i * high)
/** How far the stain has come on each board, from the right. */
const edges = [-20, -20, -20, 300, 300, 452, 494, 548]

/** The boards: bare below, stained above, wet where the brush has just been. */
function wall(random: Random): Impression[] {
  const stained = edges.map((x, i): Shape => {
    const [top, foot] = [tops[i] ?? 0, (tops[i] ?? 0) + high]
    if (i < 5) return box(x, top, 1640 - x, high)
    // Each bristle row ends somewhere else.
    const ragged = Array.from({ length: 5 }, (_, k): Point[] => {
      const end = x + between(random, -46, 34)
      const y = foot - ((foot - top) * k) / 5
      return [
        [end + 8, y],
        [end, y - 7],
        [end + 12, y - high / 5 + 1],
      ]
    }).flat()
    return [[1620, top], [1620, foot], ...ragged]
  })
  const wet = [5, 6, 7].flatMap((i) =>
    [0, 1, 2].map((k) =>
      lens((edges[i] ?? 0) + 170 + k * 34, (tops[i] ?? 0) + 14 + k * 15, 150 - k * 24, 8),
    ),
  )
  return [
    fill(ink.bare, box(0, 0, 1600, 780)),
    fill(ink.bareDark, ...tops.slice(5).map((y, i) => box(0, y + (i % 3) * 5, 1600, 13))),
    lines(
      ink.bareDark,
      3,
      ...tops.slice(5).flatMap((y) => grain(random, [0, y + 40], [1600, y + 40], 44, 7)),
    ),
    fill(ink.stain, ...stained),
    fill(ink.wet, ...wet),
    lines(
      ink.stainDark,
      3,
      ...tops.slice(0, 8).flatMap((y, i) => {
        const x = Math.max(0, edges[i] ?? 0)
        return grain(random, [x + 30, y + 38], [1600, y + 38], 44, 8)
      }),
    ),
    fill(ink.bareLine, ...tops.slice(5).map((y) => box(0, y + high - 7, 1600, 7))),
    fill(ink.seam, ...edges.map((x, i) => box(x, (tops[i] ?? 0) + high - 8, 1640 - x, 8))),
  ]
}

/** Where the boards end: a window in its trim, papered, blue tape around it. */
const papered = (): Impression[] => [
  fill(ink.trimDark, box(30, 130, 276, 380)),
  fill(ink.trim, box(30, 130, 264, 368)),
  fill(ink.tape, box(52, 152, 220, 324)),
  fill(ink.paper, box(64, 164, 196, 300)),
  fill(ink.paperDark, xy('64,300 260,286 260,298 64,314'), box(158, 164, 5, 130)),
]

/** The brush reaches for the boards at eye level; the pail hangs from the other hand. */
const brushes: Pose = {
  hip: [18, -186],
  shoulder: [-8, -302],
  head: [-34, -376],
  look: -0.06,
  far: { elbow: [-30, -226], hand: [-76, -176], knee: [-26, -108], foot: [-46, 0] },
  near: { elbow: [-62, -268], hand: [-122, -312], knee: [36, -106], foot: [50, 0] },
}
const pours: Pose = {
  hip: [34, -180],
  shoulder: [-38, -276],
  head: [-92, -330],
  look: 0.5,
  far: { elbow: [-84, -212], hand: [-146, -178], knee: [-18, -104], foot: [-34, 0] },
  near: { elbow: [-42, -190], hand: [-112, -152], knee: [44, -106], foot: [62, 0] },
}

/** A wall straight on, in the morning's shade: stained from one corner, board by board; cans are mixed in one tub. */
export function Stain() {
  const random = seeded(622)
  const a = { at: [708, 640] as Point, scale: 1.22 }
  const one = posed(a, { ...workwear, jacket: jackets.teal }, sun, brushes)
  const s = standing(a)
  const b = { at: [1276, 866] as Point, scale: 1.24 }
  const two = posed(
    b,
    { ...workwear, jacket: jackets.yellow, hat: ['#f3ead2', '#a99a74'] },
    sun,
    pours,
  )
  const t = standing(b)
  return (
    <Printed
      impressions={[
        ...wall(random),
        ...papered(),
        // Gravel along the wall, where the sun comes around.
        fill(ink.shade, box(0, 758, 1600, 150)),
        fill(ink.ground, xy('-10,806 420,836 900,852 1600,880 1610,910 -10,910')),
        fill(ink.shade, ...flecks(random, [0, 900], [850, 896], 30, [3, 7])),
        // Rags laid out flat.
        fill(ink.trim, xy('70,842 168,836 196,868 84,876'), xy('214,856 300,846 338,880 236,888')),
        fill(ink.stain, blob(xy('104,850 140,846 150,862 116,866'), 3)),
        fill(ink.stain, blob(xy('250,862 292,856 304,872 266,878'), 3)),
        // Planks on trestles.
        lines(ink.plankDark, 15, xy('450,650 402,842'), xy('470,650 520,846')),
        lines(ink.plankDark, 15, xy('886,650 840,858'), xy('906,650 958,862')),
        lines(ink.plankDark, 9, xy('424,760 498,760'), xy('860,766 934,766')),
        fill(ink.plankDark, box(352, 640, 640, 26)),
        fill(ink.plank, box(352, 636, 640, 15)),
        ...rimmed(ink.rim, one.body, [-4, -3]),
        // The pail.
        lines(ink.dark, 3, s.shape(xy('-100,-134 -86,-176 -50,-134'))),
        fill(ink.steelDark, s.shape(xy('-108,-136 -46,-136 -54,-66 -100,-66'))),
        fill(ink.steel, s.shape(xy('-108,-136 -84,-136 -88,-66 -100,-66'))),
        fill(ink.wet, s.shape(xy('-108,-138 -46,-138 -50,-120 -64,-96 -70,-120 -106,-122'))),
        // The brush.
        fill(ink.plank, s.shape(xy('-116,-308 -132,-324 -158,-300 -148,-290'))),
        fill(ink.steel, s.shape(xy('-150,-316 -186,-310 -184,-276 -144,-286'))),
        fill(ink.dark, s.shape(xy('-184,-312 -226,-304 -220,-270 -182,-274'))),
        fill(ink.wet, s.shape(xy('-208,-308 -230,-304 -222,-268 -204,-272'))),
        ...rimmed(ink.rim, one.arm, [-4, -3]),
        // The tub, and the next can going in.
        fill(ink.shade, t.shape(xy('-60,4 120,4 260,28 60,32'))),
        ...rimmed(ink.rim, two.body, [-4, -3]),
        lines(ink.wet, 12, t.shape(xy('-184,-178 -194,-150 -196,-78'))),
        fill(ink.steelDark, t.shape(xy('-186,-196 -128,-224 -94,-160 -154,-132'))),
        fill(ink.steel, t.shape(xy('-186,-196 -164,-206 -130,-143 -154,-132'))),
        fill(ink.wet, t.shape(xy('-190,-194 -182,-200 -150,-138 -158,-132'))),
        ...rimmed(ink.rim, two.arm, [-4, -3]),
        fill(ink.dark, t.shape(xy('-276,-92 -122,-92 -138,8 -260,8'))),
        fill(ink.steelDark, t.shape(xy('-276,-92 -232,-92 -228,8 -260,8'))),
        discs(ink.stainDark, [...t.point([-199, -92]), 95, 17]),
        discs(ink.wet, [...t.point([-196, -91]), 74, 11]),
        // Cans still full, cans empty.
        ...[1462, 1540].flatMap((x, i): Impression[] => [
          fill(ink.steelDark, box(x, 790 + i * 8, 68, 84)),
          fill(ink.steel, box(x, 790 + i * 8, 22, 84)),
          fill(ink.stain, box(x, 812 + i * 8, 68, 36)),
        ]),
      ]}
    />
  )
}
