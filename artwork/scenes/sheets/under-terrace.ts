import { curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { dimension, label, note } from '../../kit/draft/notes.ts'
import { drawnAt, ink, sheet } from '../../kit/draft/sheet.tsx'
import { concrete, cut, figure, ground, spruce } from '../../kit/draft/site.ts'

const scale = drawnAt(8, [126, 520])
const { at, shape, room } = scale

const floors = [0, 1, 2, 3, 4].map((n) => n * 9.4)

const lodge: Impression[] = [
  // Two stacks of rooms; one summer's lamps are on.
  fill(ink.room, room(-8, 0, 44, 47), shape('-8,47 14,57 36,47')),
  fill(ink.lit, ...floors.map((y) => room(-7, y + 0.8, 18, 7.8))),
  fill(ink.behind, ...floors.map((y) => room(17.4, y + 0.8, 17.8, 7.8))),
  // Beds and doors behind.
  fill(
    ink.earth,
    ...floors.flatMap((y) => [room(-5.6, y + 0.8, 6.6, 2), room(-5.6, y + 0.8, 0.8, 3.6)]),
  ),
  fill(
    ink.ground,
    ...floors.flatMap((y) => [room(27, y + 0.8, 6.6, 2), room(32.8, y + 0.8, 0.8, 3.6)]),
  ),
  cut(
    ...floors.map((y) => room(-8.6, y, 45.2, 0.9)),
    room(-8.6, 47, 45.2, 0.9),
    room(-8.6, 0, 1, 47),
    room(35.6, 0, 1, 47),
    room(11, 0, 0.6, 47),
    room(17, 0, 0.6, 47),
  ),
  // The risers: one to a stack, through all floors.
  lines(ink.water, 5, [at(9.4, 1), at(9.4, 52)], [at(19, 1), at(19, 52)]),
  fill(ink.snow, shape('-11.4,47.6 -11,50 14,61.4 39,50 39.4,47.6 14,59')),
  cut(shape('-11.4,46.4 14,58 39.4,46.4 39.4,47.6 14,59.2 -11.4,47.6')),
  ...figure(at(4, 0.9), 45, ink.earth),
  ...figure(at(14.2, 10.3), 45),
  ...figure(at(3, 29.1), 45, ink.earth),
  ...figure(at(24, 19.7), 45),
]

const below: Impression[] = [
  // Clay, and the water that stands on it in May.
  fill('#2c3f3c', shape('-14,-8.2 20,-8.8 64.4,-9.4 64.4,-25 -14,-25')),
  lines(ink.water, 5, curve(shape('-14,-7.8 4,-8.2 20,-8.5 36,-8.8 50,-9 62,-9.2'))),
  { ...lines(ink.water, 2.5, shape('-14,-6.8 20,-7.4 50,-8')), dash: '12 12' },
  // The footing that stays.
  ...concrete(shape('58,-1.6 60.4,-1.6 60.4,-5 62.6,-5 62.6,-7 55.8,-7 55.8,-5 58,-5')),
  // The wall of piers, and what ties it back.
  lines(ink.gold, 4, [at(66, -5.4), at(42, -11.6)], [at(66, -13), at(44, -18.6)]),
  ...concrete(room(65.6, -24, 3, 22)),
  // The room, its floor and its pool.
  fill(ink.room, room(68.6, -15, 43.4, 12.4)),
  fill(ink.lit, room(69.4, -15, 41.8, 11.6)),
  ...concrete(
    shape(
      '71,-15 79,-15 79,-19.4 104,-19.4 104,-15 112,-15 112,-3 113.6,-3 113.6,-16.4 105.4,-16.4 105.4,-20.8 77.6,-20.8 77.6,-16.4 71,-16.4',
    ),
  ),
  fill(ink.water, room(79, -19.4, 25, 4.3)),
  lines(
    ink.snow,
    2.5,
    shape('81,-16.6 86,-16.6'),
    shape('90,-17.6 96,-17.6'),
    shape('95,-16.4 101,-16.4'),
  ),
  ...figure(at(74.6, -15), 45, ink.earth),
  ...figure(at(108, -15), 45, ink.earth),
  discs(ink.earth, [...at(91, -14.9), 6], [...at(97, -14.7), 6]),
  // The terrace over it.
  ...concrete(room(57, -3, 57.6, 2.2)),
  lines(ink.warm, 4, shape('57,-0.6 114.6,-0.6')),
  cut(room(36.6, -0.3, 78, 0.7)),
]

const terrace: Impression[] = [
  fill(ink.snow, curve(shape('98.6,0.4 101,5.4 104,7.6 107.6,8.4 111,6.8 113.6,0.4'))),
  lines(ink.gold, 6, [at(97.6, 0.2), at(97.6, 4.6)]),
  fill(ink.quiet, room(46, 0.4, 6, 2.2)),
  fill('#6f8a72', curve(shape('46,2.6 46.6,5 48.4,5.6 50,5.2 51.8,4.6 52,2.6'))),
  ...figure(at(58, 0.4), 45),
  ...figure(at(62.4, 0.4), 43),
  ...figure(at(84, 0.4), 45),
  lines(ink.line, 2.5, shape('114,0.4 114,4')),
]

export const UnderTerrace = sheet({
  name: 'Section through lodge and spa',
  scale,
  step: 10,
  impressions: [
    spruce(at(121, -6), 230),
    spruce(at(128.6, -13), 262),
    ...ground(shape('-14,0 36,0 36,-0.4 114.6,-0.4 114.6,-3 118,-4.4 125,-10.4 133,-16'), 41),
    ...below,
    ...lodge,
    ...terrace,
    // The drain along the foot of the wall: it runs toward the reader.
    discs(ink.ground, [...at(63.6, -9.6), 13]),
    discs(ink.water, [...at(63.6, -9.6), 10]),
    discs(ink.ground, [...at(63.6, -9.6), 4]),
    ...note(['One riser', 'to a stack'], at(46, 47), [at(45, 46), at(19, 42.6)], {
      ink: ink.water,
    }),
    ...note(['Stop line for', 'plowed snow'], at(72, 22), [at(88, 18), at(97.6, 4.8)], {
      ink: ink.gold,
    }),
    label('Terrace', at(75, 10.4)),
    label('Spa', at(80, -9.4), { ink: ink.earth }),
    ...note('Old footing', at(41, 10.4), [at(61, 8.6), at(59.2, -4)]),
    ...dimension(at(47, -0.6), at(47, -8.9), '9 ft', at(45.4, -6), 'right'),
    label('Water on clay', at(-10.4, -13.4), { ink: ink.water }),
    ...note('Drain to daylight', at(14, -22.6), [at(50, -19.4), at(62.6, -10.8)], {
      ink: ink.water,
    }),
    ...note(['Secant', 'wall'], at(114.8, -19.4), [at(113.8, -22.6), at(68.2, -22.6)]),
  ],
})
