import { curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { hatch } from '../../kit/draft/hatch.ts'
import { dimension, label, note } from '../../kit/draft/notes.ts'
import { drawnAt, ink, sheet } from '../../kit/draft/sheet.tsx'
import { concrete, cut, figure, ground, spruce } from '../../kit/draft/site.ts'
import type { Point } from '../../kit/path.ts'

const scale = drawnAt(7.6, [60, 372])
const { at, shape, room } = scale

/** The lot falls 38 ft; the house stands in a cut of 22 ft, eleven feet from the neighbor's drive. */
const grade = shape(
  '-6,1 8,0.4 22,0 33,-2.6 33,-24.6 104,-24.6 112,-26.4 124,-30 138,-34.4 150,-38 166,-41',
)
const before = shape('33,-2.6 52,-8.6 76,-16 100,-23.4 112,-26.4')

const nails: Impression[] = [
  ...[4.8, 9.2, 13.4, 15.6, 19.8, 23.4].map((deep): Impression => {
    const [x, y] = at(32.4, -deep)
    return lines(ink.gold, 3.5, [
      [x, y],
      [x - 118, y + 32],
    ])
  }),
  ...concrete(shape('31.6,-2.2 33.2,-2.2 33.2,-24.6 31.6,-24.6')),
  // Where one lift ends and the next begins.
  lines(
    ink.earth,
    3,
    ...[1, 2, 3, 4].map((n) => [at(31.6, -2.2 - n * 4.48), at(33.2, -2.2 - n * 4.48)]),
  ),
]

const seep: Impression[] = [
  lines(
    ink.water,
    3.5,
    curve(shape('2,-12.2 9,-13.4 17,-14.2 25,-16 31,-16.8')),
    curve(shape('6,-14.6 13,-15.6 21,-17 28,-18')),
  ),
]

/** A roof in section: rafters, the gap for air, the deck over it, and the snow that stays. */
function roof(left: Point, ridge: Point, right: Point, snow: number): Impression[] {
  const up = ([x, y]: Point, by: number) => at(x, y + by)
  const band = (from: number, to: number) => [
    up(left, from),
    up(ridge, from),
    up(right, from),
    up(right, to),
    up(ridge, to),
    up(left, to),
  ]
  return [
    fill(ink.snow, [
      up(left, 2.2),
      up([left[0] + 0.6, left[1] + 0.6], snow),
      up(ridge, snow + 1.4),
      up([right[0] - 0.6, right[1] + 0.6], snow),
      up(right, 2.2),
      up(ridge, 2.2),
    ]),
    cut(band(0, 1.1)),
    lines(ink.line, 2.5, [up(left, 2), up(ridge, 2), up(right, 2)]),
    // The fences that hold the snow above each eave.
    lines(
      ink.gold,
      4,
      [up([left[0] + 1.6, left[1] + 1.6], 1.8), up([left[0] + 1.6, left[1] + 1.6], 4)],
      [up([right[0] - 1.6, right[1] + 1.6], 1.8), up([right[0] - 1.6, right[1] + 1.6], 4)],
    ),
  ]
}

const house: Impression[] = [
  fill(
    ink.room,
    room(38, -24, 66, 22),
    shape('38,-2 38,9.2 55,22.6 72,9.2 72,-2'),
    shape('82,-2 93,7 104,-2'),
  ),
  // Rooms with the lamps on.
  fill(ink.lit, room(39, -12.4, 20, 10.6), room(67.4, -12.4, 35.6, 10.6)),
  fill(ink.lit, shape('39,-0.6 39,8.6 55,21.4 71,8.6 71,-0.6')),
  // The door of the garage, under the gable end behind.
  fill(ink.behind, room(87, -23.6, 15, 8.4)),
  lines(
    ink.quiet,
    2,
    ...[0, 1, 2].map((n) => [at(87, -17.4 - n * 2.1), at(102, -17.4 - n * 2.1)]),
    [at(92, -23.6), at(92, -15.2)],
    [at(97, -23.6), at(97, -15.2)],
  ),
  // Boilers.
  fill(ink.behind, room(43, -23.6, 3.4, 6), room(48, -23.6, 3.4, 6)),
  lines(
    ink.warm,
    3,
    shape('44.6,-17.6 44.6,-15 54,-15 54,-23'),
    shape('49.6,-17.6 49.6,-16 56,-16 56,-23'),
  ),
  // The elevator, from its pit to the upper floor.
  fill(ink.earth, room(60.4, -29, 6, 37)),
  lines(ink.quiet, 2, ...hatch([room(60.4, -12.4, 6, 10)], 14)),
  ...concrete(
    shape(
      '36.8,-26 60,-26 60,-30.4 67,-30.4 67,-26 105.2,-26 105.2,-24 66.2,-24 66.2,-29 60.8,-29 60.8,-24 38,-24 38,-13 36.8,-13',
    ),
  ),
  cut(
    room(37, -13.2, 23.4, 1.1),
    room(66.4, -13.2, 38.2, 1.1),
    room(37, -2, 23.4, 1.1),
    room(66.4, -2, 6.4, 1.1),
    room(37, -12.4, 1.1, 22),
    room(71.4, -2, 1.1, 11.6),
    room(103.4, -24, 1.1, 22.6),
    room(59.6, -24, 0.8, 33),
    room(66.2, -24, 0.8, 33),
    room(72, -2.4, 10.6, 1.3),
    room(81.8, -2.4, 22.6, 0.8),
  ),
  // The drift on the connector; its membrane turns up the wall.
  fill(ink.snow, [
    ...curve(shape('72.5,7 74.6,4.6 77.6,2.6 82,1.4')),
    at(82.6, -0.8),
    at(72.5, -0.8),
  ]),
  lines(ink.warm, 4, shape('72.7,1 72.7,-0.9 82,-0.9')),
  ...roof([34.4, 6.4], [55, 22.6], [75.6, 6.4], 5.2),
  ...roof([82, -1.2], [93, 7.4], [106.8, -3.4], 4.6),
  ...figure(at(46, -0.9), 43, ink.earth),
  ...figure(at(96, -12.1), 43, ink.earth),
  ...figure(at(52, -12.1), 43, ink.earth),
]

const trees = (
  [
    [1, 0.6, 210],
    [5, 0.2, 176],
    [113, -26.8, 236],
    [121, -29.4, 190],
    [128, -31.4, 262],
    [139, -34.8, 206],
    [149, -37.6, 244],
  ] as const
).map(([x, y, tall]) => spruce(at(x, y), tall))

export const HillHouse = sheet({
  name: 'Section through the hill',
  scale,
  step: 10,
  impressions: [
    ...trees,
    ...ground(grade, 7),
    { ...lines(ink.quiet, 2.5, before), dash: '10 9' },
    ...seep,
    ...nails,
    // The bed that drains the foot of the wall, and the gravel around the house.
    discs(ink.water, [at(35, -25.2)[0], at(35, -25.2)[1], 7]),
    fill(ink.quiet, room(105.2, -25.4, 5, 0.9)),
    ...house,
    // From the pit to daylight.
    { ...lines(ink.water, 5, shape('66,-29.8 126,-30.9')), dash: '16 10' },
    fill(ink.line, room(9, 0.2, 13, 0.7)),
    ...note(['Neighbor’s', 'drive'], at(-1.4, 17), [at(15, 11.6), at(15, 1.2)]),
    ...dimension(at(22, 4.4), at(33, 4.4), '11 ft', at(27.5, 6.4), 'middle'),
    ...dimension(at(35.1, -2.6), at(35.1, -24.6), '', at(0, 0)),
    ...note(
      ['22 ft cut, held', 'by soil nails'],
      at(-1.4, -31.6),
      [at(14, -27.6), at(18.6, -20.2)],
      {
        ink: ink.gold,
      },
    ),
    ...note('Seep', at(-1.4, -9.4), [at(4.6, -10.4), at(4.6, -12.7)], { ink: ink.water }),
    ...note('Vented cold roof', at(78, 31), [at(77, 32), at(67.6, 15.8)]),
    ...note('Drift', at(93, 19), [at(92, 20), at(76.4, 4.6)]),
    label('Garage', at(76, -20), { side: 'middle' }),
    ...note(
      ['Pit drain, by gravity', 'to daylight'],
      at(74, -38.4),
      [at(98, -34.6), at(98, -30.9)],
      {
        ink: ink.water,
      },
    ),
  ],
})
