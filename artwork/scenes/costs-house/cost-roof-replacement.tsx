import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#efdcae',
  far: '#a9b79a',
  woods: '#5f8273',
  ground: '#b99b62',
  shade: '#7c6440',
  log: '#a3552f',
  logLit: '#bf6d3d',
  logDark: '#6d3522',
  board: '#e3b876',
  boardDark: '#a5753f',
  shingle: '#2f5154',
  shingleDark: '#1d363b',
  glass: '#f3dfa5',
  stone: '#8d8a78',
  rule: '#f6c935',
  red: '#c2402c',
  dark: '#1b2a2e',
  paper: '#fbf3dc',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.8, -0.5]
const eave: Point = [330, 590]
const ridge: Point = [1080, 262]
const foot = 812
/** A place on the roof's upper edge, and `off` it at a right angle. */
const slope = (t: number, off = 0): Point => [
  eave[0] + (ridge[0] - eave[0]) * t - off * 0.4,
  eave[1] + (ridge[1] - eave[1]) * t - off * 0.916,
]
const right = (x: number): number => ridge[1] + (x - ridge[0]) * 0.437

const woods = (random: Random): Impression[] => {
  const row = (count: number, low: number, high: number, base: number) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, low, high), 0.17), [
        (i * 1660) / count + between(random, -14, 14),
        base,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...row(26, 260, 420, 800), box(0, 700, 1600, 200)),
    fill(ink.woods, ...row(13, 170, 330, 830).filter((each) => (each[0]?.[0] ?? 0) < 420)),
    fill(ink.ground, box(0, foot, 1600, 100)),
  ]
}

/** The gable end: logs, foundation, windows, and the edge of the roof with two layers of shingles. */
function house(): Impression[] {
  const rows = Array.from({ length: 14 }, (_, i) => 310 + i * 34)
  const inside = (y: number): readonly [number, number] => [
    Math.max(430, 1080 - (y - 300) * 2.288),
    Math.min(1640, 1080 + (y - 300) * 2.288),
  ]
  return [
    fill(ink.log, [[430, 770], ...xy('430,584 1080,300 1640,545'), [1640, 770]]),
    fill(
      ink.logLit,
      ...rows
        .filter((y) => y < 770)
        .map((y) => box(inside(y)[0] + 24, y + 6, inside(y)[1] - inside(y)[0] - 30, 10)),
    ),
    fill(
      ink.logDark,
      ...rows
        .filter((y) => y < 770)
        .map((y) => box(inside(y)[0], y + 26, inside(y)[1] - inside(y)[0], 6)),
    ),
    // The roof's shadow on the wall.
    fill(ink.logDark, xy('430,578 1080,294 1640,539 1640,612 1088,372 430,660')),
    fill(ink.logDark, box(430, 584, 22, 190)),
    fill(ink.stone, box(422, 766, 1220, 50)),
    fill(
      ink.dark,
      ...[520, 664, 770, 930, 1064, 1210, 1340, 1486].map((x) => box(x, 768, 5, 46)),
      box(422, 789, 1220, 4),
    ),
    // Windows.
    ...[
      [960, 470, 240, 190],
      [1370, 640, 150, 110],
    ].flatMap(([x = 0, y = 0, w = 0, h = 0]): Impression[] => [
      fill(ink.board, box(x - 16, y - 16, w + 32, h + 34)),
      fill(ink.dark, box(x, y, w, h)),
      fill(ink.glass, box(x + 8, y + 8, w - 16, h - 16)),
      fill(ink.dark, box(x + w / 2 - 5, y, 10, h), box(x, y + h * 0.42, w, 8)),
    ]),
    // Rake board, and what lies on it.
    fill(ink.boardDark, [
      slope(-0.02, -44),
      slope(1, -54),
      [1640, right(1640) + 54],
      [1640, right(1640) + 16],
      ridge,
      slope(-0.02, 0),
    ]),
    fill(ink.board, [slope(-0.02, -34), slope(1, -40), slope(1, 0), slope(-0.02, 0)]),
    fill(ink.shingleDark, [
      slope(-0.04, -6),
      slope(1, -6),
      [1640, right(1640) + 30],
      [1640, right(1640) - 18],
      slope(1.012, 20),
      slope(-0.04, 18),
    ]),
    // The ends of the courses: two layers, one on the other.
    ...[0, 12].map((up): Impression =>
      fill(
        ink.shingle,
        ...Array.from({ length: 26 }, (_, i) => [
          slope(-0.035 + i * 0.0395, up),
          slope(i * 0.0395, up + 2),
          slope(i * 0.0395, up + 9),
          slope(-0.035 + i * 0.0395, up + 5),
        ]),
      ),
    ),
  ]
}

const onLadder: Pose = {
  hip: [26, -180],
  shoulder: [-22, -286],
  head: [-62, -350],
  look: 0.06,
  far: { elbow: [-86, -262], hand: [-146, -232], knee: [-46, -128], foot: [-34, -52] },
  near: { elbow: [-58, -206], hand: [-136, -222], knee: [10, -98], foot: [4, 0] },
}
const atRidge: Pose = {
  hip: [52, -132],
  shoulder: [-40, -196],
  head: [-92, -238],
  look: 0.5,
  far: { elbow: [-104, -100], hand: [-146, -14], knee: [-40, -104], foot: [-66, 36] },
  near: { elbow: [-66, -104], hand: [-124, -14], knee: [10, -22], foot: [118, -62], toe: 62 },
}
const writes: Pose = {
  hip: [14, -182],
  shoulder: [2, -300],
  head: [-20, -372],
  look: -0.34,
  far: { elbow: [-46, -236], hand: [-98, -232], knee: [-22, -108], foot: [-34, 0] },
  near: { elbow: [-8, -212], hand: [-82, -234], knee: [32, -106], foot: [44, 0] },
}

/** Marks along a tape, across it. */
const tape = (a: Point, b: Point, wide: number): Impression[] => {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  const count = Math.floor(long / 21)
  return [
    lines(ink.dark, wide + 6, [a, b]),
    lines(ink.rule, wide, [a, b]),
    lines(
      ink.dark,
      3,
      ...Array.from({ length: count }, (_, i): Point[] => {
        const [x, y] = [a[0] + ux * (12 + i * 21), a[1] + uy * (12 + i * 21)]
        const half = (wide / 2 - 1) * (i % 4 ? 0.2 : 1)
        return [
          [x + uy * (wide / 2 - 1), y - ux * (wide / 2 - 1)],
          [x - uy * half, y + ux * half],
        ]
      }),
    ),
  ]
}

/** The gable end of a house: two of us tape the slope from eave to ridge, a third one notes it above the floor's own tape. */
export function CostRoofReplacement() {
  const a = { at: [212, 764] as Point, scale: 0.86, side: -1 as const }
  const b = { at: [1090, 233] as Point, scale: 0.7 }
  const c = { at: [640, 858] as Point, scale: 0.76 }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, onLadder)
  const two = posed(b, { ...workwear, jacket: jackets.teal }, sun, atRidge)
  const three = posed(
    c,
    { ...workwear, jacket: jackets.yellow, hat: ['#c2402c', '#7a2a20'] },
    sun,
    writes,
  )
  const t = standing(c)
  const reel = standing(a).point([-150, -232])
  const end = standing(b).point([-146, -8])
  const rung = (k: number): Point => [112 + k * 158, 872 - k * 400]
  return (
    <Printed
      impressions={[
        ...woods(seeded(77)),
        ...house(),
        fill(ink.shade, xy('430,816 1640,816 1640,846 500,846')),
        // Plumb lines from eave and ridge to the tape on the ground.
        lines(ink.paper, 4, xy('1080,312 1080,850')),
        lines(ink.paper, 4, xy('330,612 330,850')),
        ...tape([330, 874], [1080, 874], 20),
        fill(
          ink.red,
          ...[330, 1080].map((x) => [
            [x - 13, 828] as Point,
            [x + 13, 828] as Point,
            [x, 868] as Point,
          ]),
        ),
        // The ladder.
        lines(
          ink.dark,
          12,
          [rung(-0.06), rung(1)],
          [
            [rung(-0.06)[0] + 58, rung(-0.06)[1] + 6],
            [rung(1)[0] + 50, rung(1)[1] + 8],
          ],
        ),
        lines(
          ink.dark,
          8,
          ...Array.from({ length: 9 }, (_, i): Point[] => [
            rung(0.06 + i * 0.11),
            [rung(0.06 + i * 0.11)[0] + 54, rung(0.06 + i * 0.11)[1] + 7],
          ]),
        ),
        ...tape(reel, end, 20),
        ...rimmed(ink.rim, one.body, [-4, -3]),
        fill(ink.dark, box(reel[0] - 34, reel[1] - 32, 64, 62)),
        fill(ink.red, box(reel[0] - 29, reel[1] - 27, 54, 48)),
        discs(ink.rule, [reel[0] - 3, reel[1] - 4, 15]),
        ...rimmed(ink.rim, one.arm, [-4, -3]),
        // A rope from the ridge.
        lines(ink.red, 5, [standing(b).point([44, -140]), [1190, 268], [1290, 326]]),
        ...rimmed(ink.rim, two.body, [-4, -3]),
        ...rimmed(ink.rim, two.arm, [-4, -3]),
        ...rimmed(ink.rim, three.body, [-4, -3]),
        fill(ink.dark, t.shape(xy('-140,-300 -80,-274 -92,-206 -152,-232'))),
        fill(ink.paper, t.shape(xy('-135,-290 -86,-269 -96,-214 -146,-236'))),
        lines(ink.red, 4, t.shape(xy('-138,-246 -108,-276 -102,-226'))),
        ...rimmed(ink.rim, three.arm, [-4, -3]),
      ]}
    />
  )
}
