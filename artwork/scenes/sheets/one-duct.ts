import { discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { hatch } from '../../kit/draft/hatch.ts'
import { label, north, note } from '../../kit/draft/notes.ts'
import { drawnAt, ink, sheet } from '../../kit/draft/sheet.tsx'
import { cut } from '../../kit/draft/site.ts'

/** 4,300 square feet: 86 by 50 ft. */
const scale = drawnAt(9.8, [252, 606])
const { at, shape, room } = scale

const floor = '#34504f'

/** Eighty seats at twenty tables; the other twelve are at the bar. */
const tables = [47, 54.6, 62.2, 69.8, 77.4].flatMap((x) =>
  [6, 16, 34, 44].map((y) => [x, y] as const),
)
const chairs = [
  ...tables.flatMap(([x, y]) =>
    [
      [-2.5, 0],
      [2.5, 0],
      [0, -2.5],
      [0, 2.5],
    ].map(([dx = 0, dy = 0]) => [x + dx, y + dy] as const),
  ),
  ...Array.from({ length: 12 }, (_, i) => [40.6, 18.6 + i * 2.36] as const),
]
if (chairs.length !== 92) throw new Error('The restaurant has 92 seats.')

const walls: Impression[] = [
  cut(
    // Outside walls, with the door to the apron at the back.
    room(-0.9, -0.9, 87.8, 0.9),
    room(-0.9, 50, 87.8, 0.9),
    room(-0.9, -0.9, 0.9, 26.9),
    room(-0.9, 32, 0.9, 18.9),
    room(86, -0.9, 0.9, 21.9),
    room(86, 29, 0.9, 21.9),
    // Kitchen, walk-in, dish room, restrooms.
    room(31, 17, 0.7, 33),
    room(0, 13.4, 9, 0.7),
    room(12, 13.4, 19.7, 0.7),
    room(14.6, 0, 0.7, 13.4),
    room(31, 0, 0.7, 14.1),
    room(23, 0, 0.5, 9.6),
    room(12.4, 39, 0.7, 11),
    room(0, 39, 4, 0.7),
    room(8, 39, 5.1, 0.7),
    // The vestibule: winter stays outside.
    room(78.4, 20.3, 8.5, 0.7),
    room(78.4, 29, 8.5, 0.7),
    room(78.4, 20.3, 0.7, 2.4),
    room(78.4, 27.3, 0.7, 2.4),
  ),
  // Glass at the street.
  lines(ink.snow, 4, shape('86.5,2 86.5,19'), shape('86.5,31 86.5,48')),
]

const kitchen: Impression[] = [
  // The line of burners under its hood, the counters, the shelves of the walk-in.
  fill(ink.quiet, room(14.6, 45.4, 15.6, 3.4), room(15, 32, 13, 3), room(15, 24, 13, 3)),
  discs(
    ink.warm,
    ...[16.6, 19, 21.4, 23.8, 26.2].flatMap((x) => [
      [...at(x, 46.2), 6] as const,
      [...at(x, 48), 6] as const,
    ]),
  ),
  { ...lines(ink.gold, 3, [...room(14, 43.4, 16.6, 6), at(14, 49.4)]), dash: '11 8' },
  fill(ink.gold, room(19.6, 45, 4.6, 4.6)),
  lines(ink.earth, 3, [at(19.6, 45), at(24.2, 49.6)], [at(19.6, 49.6), at(24.2, 45)]),
  lines(ink.quiet, 3, shape('1,41 1,49 11,49'), shape('3.4,41.4 3.4,46.8 9,46.8')),
  fill(ink.quiet, room(1, 8.6, 11, 2.8), room(1, 1, 3, 6)),
  fill(
    ink.quiet,
    room(17, 1, 2.4, 2.4),
    room(25.6, 1, 2.4, 2.4),
    room(17, 10.4, 4, 1.8),
    room(25, 10.4, 4, 1.8),
  ),
  fill('#b58d4c', room(36.2, 17.6, 2.2, 28.2), room(31.8, 43.6, 6.6, 2.2)),
]

/** Eleven drains on one trench: what the kitchen and the bar lose goes to the interceptor, the restrooms' past it. */
const drains = [2.4, 5.6, 11.6, 15, 18.4, 21.8, 26, 32.8, 35.4].map((x) => [x, 18.2] as const)
const sanitary = [20.4, 26.8].map((x) => [x, 6.4] as const)
const trench: Impression[] = [
  fill(ink.earth, room(-6, 15, 43, 4.6)),
  lines(ink.quiet, 1.5, ...hatch([room(-6, 15, 43, 4.6)], 12)),
  lines(ink.water, 5, shape('36.6,18.2 -5,18.2')),
  {
    ...lines(ink.water, 4, shape('26.8,6.4 26.8,16 -22.8,16'), shape('20.4,6.4 20.4,16')),
    dash: '10 8',
  },
  discs(
    ink.water,
    ...[...drains, ...sanitary].map((spot) => [...at(spot[0], spot[1]), 11] as const),
  ),
  discs(
    ink.earth,
    ...[...drains, ...sanitary].map((spot) => [...at(spot[0], spot[1]), 5] as const),
  ),
]

const outside: Impression[] = [
  fill('#27484a', room(-23.4, -0.9, 22.5, 51.8)),
  lines(ink.quiet, 2, ...[-17.4, -11.4].map((x) => [at(x, -0.9), at(x, 50.9)])),
  fill(ink.earth, room(-14, 17.2, 9, 7.4)),
  { ...lines(ink.gold, 3.5, [...room(-14, 17.2, 9, 7.4), at(-14, 24.6)]), dash: '11 8' },
  discs(ink.gold, [...at(-11.8, 21), 9], [...at(-7.2, 21), 9]),
]

const floated = [room(31.7, 17, 12, 33), room(0, 0, 14.6, 13.4)]

export const OneDuct = sheet({
  name: 'Plan, 92 seats and one duct',
  scale,
  step: 5,
  impressions: [
    ...outside,
    fill(floor, room(0, 0, 86, 50)),
    lines('#56726f', 1.5, ...floated.flatMap((zone) => hatch([zone], 10))),
    ...trench,
    ...kitchen,
    fill(ink.lit, ...tables.map(([x, y]) => room(x - 1.5, y - 1.5, 3, 3))),
    discs(ink.line, ...chairs.map((spot) => [...at(spot[0], spot[1]), 7] as const)),
    ...walls,
    ...note(['The duct, up through', 'two closets'], at(33, 55.8), [at(32.4, 56), at(22, 47.4)], {
      ink: ink.gold,
    }),
    ...note('Hood', at(4, 54.6), [at(11.6, 54), at(15.4, 48.6)], { ink: ink.gold }),
    label('Kitchen', at(15, 28.2)),
    label('Dining', at(62.2, 24), { side: 'middle' }),
    ...note('Vestibule', at(70, -6), [at(80, -4), at(82.4, 22)]),
    ...note(['Floated', 'floor'], at(50, -5), [at(49.4, -4), at(42.4, 18.4)]),
    ...note(['Grease', 'interceptor'], at(-22.6, 33), [at(-11, 29), at(-9.6, 23)], {
      ink: ink.gold,
      cap: 19,
    }),
    ...note(['Eleven drains,', 'one trench'], at(8, -5), [at(12, -2.6), at(11.6, 17)], {
      ink: ink.water,
    }),
    label('Apron', at(-22.6, 46)),
    ...north(at(-17, -3)),
  ],
})
