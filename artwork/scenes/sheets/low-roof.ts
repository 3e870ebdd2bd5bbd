import { curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { dimension, label, note } from '../../kit/draft/notes.ts'
import { drawnAt, ink, sheet } from '../../kit/draft/sheet.tsx'
import { concrete, cut, figure, ground } from '../../kit/draft/site.ts'

const scale = drawnAt(9.6, [240, 566])
const { at, shape, room } = scale

/** An open-web joist: two chords and the bars between them. */
function joist(x0: number, x1: number, top: number, deep: number): Impression[] {
  const panels = Math.round((x1 - x0) / (deep * 1.3))
  const web = Array.from({ length: panels + 1 }, (_, i) =>
    at(x0 + ((x1 - x0) * i) / panels, i % 2 ? top : top - deep),
  )
  return [
    lines(ink.line, 3.5, [at(x0, top), at(x1, top)], [at(x0, top - deep), at(x1, top - deep)]),
    lines(ink.line, 2, web),
  ]
}

/** A neighbor, of whom we know the outside: walls, floors, windows behind. */
const neighbor = (x: number, w: number, tall: number, windows: readonly number[]): Impression[] => [
  fill(ink.behind, room(x, 0, w, tall)),
  fill(
    ink.ground,
    ...windows.flatMap((y) => [0.18, 0.6].map((k) => room(x + w * k, y, w * 0.22, 5))),
  ),
  lines(ink.quiet, 2.5, room(x, 0, w, tall)),
]

const building: Impression[] = [
  fill(ink.lit, room(1, 0, 72, 33.6), room(31, 33, 42, 6)),
  fill(ink.room, room(1, 30.6, 29.4, 3), room(31, 37, 42, 2.6)),
  ...joist(1, 30.4, 33.7, 2.6),
  ...joist(31.4, 73, 39.2, 1.7),
  // Floors on steel, the beams behind them.
  fill(ink.room, room(1, 10.6, 72, 1.4), room(1, 21.7, 72, 1.4)),
  cut(
    room(0, 12, 74, 0.8),
    room(0, 23.1, 74, 0.8),
    room(0, 0, 1, 36),
    room(73, 0, 1, 42),
    room(30.4, 0, 1, 42),
    room(0, 33.9, 31, 0.7),
    room(30.4, 39.4, 43.6, 0.7),
    room(52, 0, 0.8, 38),
  ),
  // Stairs, precast, and the lines of the shopfront.
  cut(
    shape(
      '57,0 58.2,0 58.2,1.5 59.4,1.5 59.4,3 60.6,3 60.6,4.5 61.8,4.5 61.8,6 63,6 63,7.5 64.2,7.5 64.2,9 65.4,9 65.4,10.5 66.6,10.5 66.6,12 65.4,12 57,1.6',
    ),
  ),
  lines(ink.room, 3, ...[8, 16, 23, 45].map((x) => [at(x, 0.4), at(x, 10.4)])),
  lines(ink.room, 3, ...[12.9, 24].flatMap((y) => [63].map((x) => [at(x, y), at(x, y + 7)]))),
  ...figure(at(12, 0), 55, ink.earth),
  ...figure(at(20, 0), 53, ink.earth),
  ...figure(at(49, 0), 55, ink.earth),
  ...figure(at(49, 12.8), 55, ink.earth),
  ...figure(at(12, 12.8), 55, ink.earth),
  ...figure(at(46, 23.9), 55, ink.earth),
  ...figure(at(68, 23.9), 55, ink.earth),
]

const roof: Impression[] = [
  // The drift in the lee of the step, and what lies elsewhere.
  fill(ink.snow, [
    ...curve(shape('0,43.4 5,41.2 11,38.4 18,36.3 25,35.6 30.4,35.6')),
    at(30.4, 34.6),
    at(0, 34.6),
  ]),
  fill(ink.snow, shape('31.4,40.1 31.4,41.3 73,41.3 73,40.1')),
  fill(ink.snow, shape('-23,46.9 -0.8,46.9 -0.8,48 -23,48.2')),
  fill(ink.snow, shape('75.2,30.4 97,30.4 97,31.7 75.2,31.5')),
  // The walkway on its posts, from the hatch to the wedge.
  lines(ink.gold, 5, [at(12, 37.4), at(27.4, 37.4)]),
  lines(ink.gold, 3, ...[13.4, 18.6, 24].map((x) => [at(x, 37.4), at(x, 34.6)])),
  fill(ink.gold, room(26.8, 34.6, 3.2, 4.6)),
  ...figure(at(17.6, 37.7), 53),
  lines(ink.line, 3, [at(16.6, 41.4), at(14, 38.6)]),
  // The drain, inside and heated.
  lines(ink.warm, 6, [at(24, 34.4), at(24, 29.6), at(28.6, 29.2), at(28.6, -4), at(36, -5)]),
  discs(ink.warm, [at(24, 34.6)[0], at(24, 34.6)[1], 8]),
]

const piers: Impression[] = [
  ...concrete(room(-0.6, -4, 3, 4), room(29.2, -4, 3.4, 3.2), room(51, -4, 3, 3.2)),
  ...concrete(room(0, -0.8, 74, 0.8)),
  ...concrete(room(70.8, -12.6, 3.2, 12.6)),
]

export const LowRoof = sheet({
  name: 'Section across the lot',
  scale,
  step: 5,
  impressions: [
    ...neighbor(-24, 23.2, 46, [4, 16, 27, 37.4]),
    ...neighbor(74.8, 24, 30, [4, 18]),
    ...ground(shape('-24,0 98,0'), 19),
    ...piers,
    ...building,
    ...roof,
    lines(ink.line, 4, shape('-23,46.4 -0.8,46.4'), shape('75,30 97,30')),
    label('Taller', at(-12, 53), { side: 'middle' }),
    label('neighbor', at(-12, 49.8), { side: 'middle' }),
    ...dimension(at(-3, 34.4), at(-3, 46.4), '12 ft', at(-4.4, 35), 'right'),
    ...note('Drift', at(9, 51), [at(12, 50), at(6, 40)], { ink: ink.gold }),
    ...note('Hatch and walkway', at(33, 52.4), [at(32.4, 53.2), at(28.4, 39.2)]),
    ...note(['Joists half', 'again as deep'], at(3, 27.8), [at(10, 30.2), at(10, 32.4)], {
      ink: ink.earth,
    }),
    label('Offices', at(32.6, 34), { ink: ink.earth }),
    label('Offices', at(32.6, 18), { ink: ink.earth }),
    label('Shops', at(32.6, 7), { ink: ink.earth }),
    ...note('Heated drain', at(38, -8.6), [at(37.2, -7.4), at(33, -4.6)], { ink: ink.warm }),
    ...note(['Hand-dug', 'piers'], at(78, -7.6), [at(77.4, -6.6), at(73, -8.4)]),
    ...dimension(at(0, -13.6), at(74, -13.6), '', at(0, 0)),
    label('74 ft lot', at(8, -12.2), { ink: ink.gold }),
  ],
})
