import { curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { hatch } from '../../kit/draft/hatch.ts'
import { label, north, note } from '../../kit/draft/notes.ts'
import { drawnAt, ink, sheet } from '../../kit/draft/sheet.tsx'
import type { Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'

/** Thirty acres: 1,400 by 933 ft. */
const scale = drawnAt(0.66, [118, 692])
const { at, shape } = scale

const middle = [700, 548] as const
/** A spot of the ring road: turn in degrees, `out` feet from its middle line. */
const ring = (degrees: number, out = 0): Point => {
  const turn = (degrees * Math.PI) / 180
  return at(middle[0] + Math.cos(turn) * (410 + out), middle[1] + Math.sin(turn) * (205 + out))
}
const arc = (from: number, to: number, out: number) =>
  Array.from({ length: 41 }, (_, i) => ring(from + ((to - from) * i) / 40, out))

/** Lots between two turns, side by side, from one distance to another. */
const row = (from: number, to: number, count: number, near: number, far: number) =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count]
    const mid = (a + b) / 2
    return {
      outline: [...arc(a, b, near), ...arc(a, b, far).toReversed()],
      turn: mid,
      pad: ring(mid, (near + far) / 2),
    }
  })

const upper = [...row(8, 172, 7, 22, 128), ...row(14, 166, 5, -22, -100)]
const lower = [...row(214, 352, 7, 22, 128), ...row(194, 346, 5, -22, -100)]
const byX = (lots: typeof upper) => lots.toSorted((a, b) => a.pad[0] - b.pad[0])
/** The lower field first. */
const phases = [
  byX(lower).slice(0, 6),
  byX(lower).slice(6),
  byX(upper).slice(6),
  byX(upper).slice(0, 6),
]
const tints = ['#e0ab49', '#b58d4c', '#85855b', '#5b7a6f']

const random = seeded(24)
const pits = Array.from({ length: 40 }, (_, i): Point => [
  90 + (i % 8) * 174 + between(random, -40, 40),
  110 + Math.floor(i / 8) * 178 + between(random, -46, 46),
])

const words: readonly Point[] = [
  [130, 256],
  [1260, 262],
  [1260, 846],
  [130, 846],
  [120, 490],
  ...[300, 500, 700, 900, 1100].map((x): Point => [x, 120]),
  [700, 548],
]
const clear = ([x, y]: Point) =>
  !words.some(([a, b]) => Math.abs(x - a) < 150 && Math.abs(y - b) < 80)

const contours = Array.from({ length: 9 }, (_, i) =>
  curve(
    Array.from({ length: 8 }, (__, n) =>
      at(n * 200, 20 + i * 112 + Math.sin(n * 0.9 + i * 0.4) * 22 + n * 3),
    ),
    4,
  ),
)

const swale = curve(
  shape(
    '230,104 330,168 520,186 720,176 900,182 1120,190 1290,130 1230,52 1000,30 720,26 430,32 270,56 230,104 330,168',
  ),
  5,
)

const homes = [...upper, ...lower].map(({ pad: [x, y], turn }): Point[] => {
  const a = (-turn * Math.PI) / 180
  const spot = (u: number, v: number): Point => [
    x + u * Math.cos(a) - v * Math.sin(a),
    y + u * Math.sin(a) + v * Math.cos(a),
  ]
  return [spot(-15, -20), spot(15, -20), spot(15, 6), spot(7, 6), spot(7, 20), spot(-15, 20)]
})

const site = shape('0,0 1400,0 1400,933 0,933')

export const FourPhases = sheet({
  name: 'Plan of the field, 30 acres',
  scale,
  step: 100,
  impressions: [
    fill('#26484a', site),
    lines('#3d5f60', 2, ...contours),
    fill('#2f6a6c', swale),
    lines('#3f8488', 2, ...hatch([swale], 16, 24)),
    // Test pits.
    lines(
      ink.line,
      2,
      ...pits.filter(clear).flatMap(([x, y]) => [
        [at(x - 8, y), at(x + 8, y)],
        [at(x, y - 8), at(x, y + 8)],
      ]),
    ),
    // The road: one way in, and the ring.
    lines(ink.line, 20, curve(shape('-40,330 80,372 200,440 300,498'), 6)),
    lines(ink.line, 19, arc(0, 360, 0).concat(arc(0, 10, 0))),
    lines(ink.line, 24, shape('-52,-60 -52,1060')),
    ...phases.flatMap((lots, i): Impression[] => [
      fill(tints[i] ?? ink.gold, ...lots.map(({ outline }) => outline)),
    ]),
    lines(
      ink.ground,
      3,
      ...[...upper, ...lower].map(({ outline }) => [...outline, outline[0] ?? [0, 0]]),
    ),
    fill(ink.earth, ...homes),
    // Two loops of water main: around the ring, and across it.
    { ...lines('#24616d', 4, arc(0, 360, 0).concat(arc(0, 10, 0))), dash: '13 9' },
    { ...lines(ink.water, 4, shape('292,534 1108,534')), dash: '13 9' },
    // The ditch, in its pipe.
    {
      ...lines(
        ink.water,
        8,
        curve(shape('0,590 150,566 300,558 700,558 1100,556 1250,548 1400,520')),
      ),
      dash: '26 12',
    },
    discs(ink.water, [...at(1400, 520), 11]),
    lines(ink.line, 3.5, [...site, site[0] ?? [0, 0]]),
    label('Ditch, in pipe', at(540, 580), { ink: ink.water }),
    ...note(['Lower', 'gate'], at(1424, 450), [at(1440, 490), at(1402, 520)], { ink: ink.water }),
    label('Swale and park, 4 acres', at(450, 92)),
    ...note(['County', 'road'], at(26, 500), [at(24, 520), at(-44, 560)]),
    label('Phase 1', at(60, 246), { ink: tints[0] ?? '' }),
    label('Phase 2', at(1180, 252), { ink: tints[1] ?? '' }),
    label('Phase 3', at(1180, 836), { ink: '#a9a878' }),
    label('Phase 4', at(60, 836), { ink: '#86a598' }),
    label('Two water loops', at(700, 486), { side: 'middle' }),
    ...north(at(1500, 800)),
  ],
})
