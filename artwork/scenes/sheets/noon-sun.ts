import { curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { arrow, dimension, label, note } from '../../kit/draft/notes.ts'
import { drawnAt, ink, sheet } from '../../kit/draft/sheet.tsx'
import { concrete, cut, figure, ground } from '../../kit/draft/site.ts'
import { between, seeded } from '../../kit/random.ts'

const scale = drawnAt(8.7, [110, 470])
const { at, shape, room } = scale

/**
 * The noon sun over Avon, 39.6° north, at the end of April: 64.4° high. The house is turned eleven degrees from south,
 * which makes it 64.8° in this section; in midwinter it's 27.4°.
 */
const april = Math.tan((64.8 * Math.PI) / 180)
const winter = Math.tan((27.4 * Math.PI) / 180)
/** The edge of the overhang, four feet before the glass: its shadow falls on the sill. */
const eave = [86, 9.4] as const
const sill = eave[1] - 4 * april

const grade = shape(
  '-12,13 0,9.6 6,7.6 9,6.6 9,0.5 26,0 82,0 82,-9.4 96,-11.2 108,-14.6 118,-17.4 126,-20',
)

const boulders: readonly (readonly [number, number, number, number])[] = [
  [8.6, 1.6, 2.3, 1.4],
  [7.4, 3.4, 1.9, 1.2],
  [8.2, 5, 1.7, 1.1],
  [6.6, 6.2, 1.6, 1],
  [5.8, 2.2, 1.7, 1.2],
  [5.4, 4.6, 1.5, 1],
]

const roofAt = (x: number, up = 0) => at(x, eave[1] + (eave[0] - x) * 0.16 + up)

const house: Impression[] = [
  fill(ink.lit, [at(31, 0), at(82, 0), roofAt(82), roofAt(31)]),
  // Where the midwinter sun reaches: through the glass, onto the slab.
  fill('#f4d48e', [
    at(82, sill),
    at(82, eave[1] - 4 * winter),
    at(82 - (eave[1] - 4 * winter) / winter, 0),
    at(82 - sill / winter, 0),
  ]),
  ...concrete(
    shape('30,-1 30,0 82.6,0 82.6,-1'),
    shape('29.4,-4.4 31.6,-4.4 31.6,-1 29.4,-1'),
    shape('81,-10.6 82.6,-10.6 82.6,-1 81,-1'),
    shape('79.6,-12.4 84,-12.4 84,-10.6 79.6,-10.6'),
  ),
  // The slab's tubes, warm.
  discs(
    ink.warm,
    ...Array.from({ length: 24 }, (_, i): [number, number, number] => [...at(33 + i * 2, -0.5), 3]),
  ),
  cut(
    [at(30, 0), at(31.2, 0), roofAt(31.2), roofAt(30)],
    room(31, 9.4, 23, 1),
    room(53.2, 0, 0.9, 9.4),
    [roofAt(27), roofAt(eave[0]), roofAt(eave[0], 1.3), roofAt(27, 1.3)],
    room(81.4, 0, 1.2, sill),
  ),
  // Glass, and the beam over it.
  lines(ink.snow, 4, [at(82, sill), roofAt(82)]),
  // Chimney, with the cricket and the drift behind it.
  fill(ink.snow, [
    ...curve([roofAt(47, 1.3), roofAt(53, 3), roofAt(58, 5.6), roofAt(60.2, 6)]),
    roofAt(60.2, 1.3),
  ]),
  fill(ink.quiet, [roofAt(52, 1.3), roofAt(60, 1.3), roofAt(60, 3.2)]),
  ...concrete([at(60, 0), at(64.4, 0), at(64.4, 23.4), at(60, 23.4)]),
  cut(room(59.4, 23.2, 5.6, 0.9)),
  fill(ink.earth, room(61, 1.4, 2.4, 2.6)),
  fill(ink.warm, shape('61.3,1.4 61.8,3 62.2,2.2 62.6,3.2 63.1,1.4')),
  ...figure(at(47, 0), 49, ink.earth),
  ...figure(at(40, 10.4), 49, ink.earth),
  ...figure(at(75, 0), 49, ink.earth),
]

const deck: Impression[] = [
  ...concrete(room(82.6, -1.4, 14, 0.9)),
  lines(ink.line, 3, [at(82.6, -0.2), at(96.6, -0.2)]),
  lines(ink.line, 5, [at(95.4, -1.4), at(95.4, -11)], [at(84, -2.2), at(96.4, -2.2)]),
  lines(ink.line, 2, [at(96.2, -0.2), at(96.2, 3)], [at(96.2, 3), at(92, 3)]),
  ...figure(at(91.6, -0.2), 49),
]

const random = seeded(37)
const brush = (from: number, to: number, count: number): Impression[] =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count
    const y = x < 9 ? 7.6 + (6 - x) * 0.32 : -11.2 - (x - 96) * 0.29
    const size = between(random, 10, 20)
    const [px, py] = at(x, y)
    return [
      fill('#6f8a72', [
        [px - size, py + 3],
        [px - size * 0.8, py - size * 0.7],
        [px - size * 0.2, py - size * 1.1],
        [px + size * 0.5, py - size * 0.9],
        [px + size, py - size * 0.2],
        [px + size, py + 3],
      ]),
    ]
  }).flat()

export const NoonSun = sheet({
  name: 'Section at noon',
  scale,
  step: 10,
  impressions: [
    // The two suns.
    ...arrow(ink.gold, at(eave[0] + 16, eave[1] + 16 * april), at(eave[0], eave[1] + 0.4), 4),
    {
      ...lines(ink.gold, 3, [at(eave[0], eave[1]), at(82, sill)]),
      dash: '9 8',
    },
    ...arrow(
      ink.warm,
      at(eave[0] + 35, eave[1] + 35 * winter),
      at(eave[0] + 0.6, eave[1] + 0.3),
      4,
    ),
    ...brush(-9, 4, 5),
    ...brush(104, 124, 6),
    ...ground(grade, 23),
    ...boulders.flatMap(([x, y, rx, ry]) => [
      discs(ink.earth, [...at(x, y), rx * 8.7 + 2.5, ry * 8.7 + 2.5]),
      discs('#8fa5a1', [...at(x, y), rx * 8.7, ry * 8.7]),
    ]),
    ...house,
    {
      ...lines(ink.warm, 3, [at(eave[0], eave[1]), at(eave[0] - eave[1] / winter, 0)]),
      dash: '9 8',
    },
    ...deck,
    fill(ink.line, room(10, 0.1, 15, 0.7)),
    label('End of April', at(97, 37.6), { side: 'right', ink: ink.gold }),
    label('Midwinter', at(120, 31.4), { side: 'right', ink: ink.warm }),
    ...dimension(at(82, 14.4), at(86, 14.4), '4 ft', at(80.4, 15.8), 'right'),
    ...note(['Drift behind', 'the chimney'], at(30, 36), [at(44, 31.6), at(56, 18.6)]),
    ...note('Boulder wall', at(-8.6, 22), [at(2, 20.6), at(6.6, 5.6)]),
    label('Drive', at(12, -4.6)),
    ...note(['A slab that', 'takes up the sun'], at(40, -9.6), [at(58, -6.6), at(70, -0.6)]),
    ...note(['Concrete', 'deck on', 'steel'], at(101.6, 12), [at(100.8, 8), at(94.6, -0.9)]),
    ...dimension(at(82, -17.4), at(87, -17.4), '', at(0, 0)),
    ...dimension(at(87, -17.4), at(112, -17.4), '', at(0, 0)),
    label('5 ft of gravel,', at(86, -21), { side: 'right', ink: ink.gold }),
    label('then low grass', at(88, -21), { ink: ink.gold }),
  ],
})
