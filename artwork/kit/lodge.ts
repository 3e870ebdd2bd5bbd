import { gable } from './gable.ts'
import { railing, steps, stonework, truss } from './joinery.ts'
import type { Light } from './light.ts'
import { made } from './materials.ts'
import { boardDoor, boards, glassGable, sideWindows, windows } from './openings.ts'
import type { Random } from './random.ts'
import { box, floor, pane, sidePane } from './solids.ts'
import type { Face } from './space.ts'

type Dress = { light: Light; random: Random; roof?: string; seam?: string | null; wall?: string }

/** The guest wing: low, along the slope, ridge across. */
function guestWing({ light, random, ...dress }: Dress): Face[] {
  const wall = dress.wall ?? made.cedar
  return [
    ...gable({
      ...dress,
      x: [-16, -4],
      z: [-9, -2.5],
      base: -1.4,
      eave: 3.1,
      ridge: 5.5,
      along: 'x',
      wall,
    }),
    ...boards([-16, -4], [0.9, 3.1], -2.5, made.timber, 0.55),
    pane([-16, -4], [-1.4, 0.7], -2.46, made.stone),
    ...stonework([-16, -4], [-1.2, 0.5], -2.44, random, made.stoneDark, 22),
    ...windows([-14.6, -11.8], [1, 2.7], -2.4, light, 2),
    ...windows([-10.4, -7.4], [0.8, 2.7], -2.4, light, 3),
    ...windows([-6.6, -5.4], [1, 2.7], -2.4, light, 1),
  ]
}

/** The arrival side: entry and a garage with board doors. */
function garageWing({ light, random, ...dress }: Dress): Face[] {
  const wall = dress.wall ?? made.cedar
  return [
    ...gable({
      ...dress,
      x: [4, 15],
      z: [-11, -3.5],
      base: -0.6,
      eave: 3,
      ridge: 5.3,
      along: 'x',
      wall,
    }),
    pane([4.8, 15], [-0.6, 0.7], -3.46, made.stone),
    ...stonework([4.8, 15], [-0.5, 0.6], -3.44, random, made.stoneDark, 14),
    sidePane(15.03, [-0.6, 0.7], [-11, -3.5], made.stone),
    ...sideWindows(15, [1.2, 2.6], [-9, -6], light),
    ...boardDoor([8.2, 11], [-0.2, 2.4], -3.4),
    ...boardDoor([11.7, 14.4], [-0.2, 2.4], -3.4),
    ...windows([5.6, 7.2], [-0.1, 2.3], -3.4, light, 2),
  ]
}

/** The great room: a gable of glass under a deep rake with its truss. */
function greatRoom({ light, random, ...dress }: Dress): Face[] {
  return [
    ...gable({
      ...dress,
      x: [-4.8, 4.8],
      z: [-12, 0],
      base: -1.2,
      eave: 4.2,
      ridge: 8,
      along: 'z',
      wall: made.timber,
      rake: 1.7,
      over: 1,
    }),
    ...glassGable([-4.3, 4.3], [0.1, 4.1], 7.4, 0, light, 4),
    sidePane(4.82, [-1.2, 0.8], [-12, 0], made.stoneDark),
    ...sideWindows(4.8, [1.3, 3.2], [-2.9, -1], light),
    ...box([-4.8, -4.2], [-1.2, 4.1], [-0.2, 0.5], made.stone),
    ...box([4.2, 4.8], [-1.2, 4.1], [-0.2, 0.5], made.stone),
    ...stonework([-4.8, -4.2], [-1, 4], 0.5, random, made.stoneDark, 7),
    ...stonework([4.2, 4.8], [-1, 4], 0.5, random, made.stoneDark, 7),
    ...truss([-5, 5], 4.25, 3.7, 1.4, made.cedar, 0.3),
  ]
}

/** The terrace holds the house to the slope: stone front, cable rail, steps to the drive. */
function terrace({ random }: Dress): Face[] {
  return [
    ...box([-8.4, 5.6], [-2.2, -0.1], [0, 4.2], made.stone),
    ...stonework([-8.4, 5.6], [-2.1, -0.4], 4.2, random, made.stoneDark, 46),
    ...box([-8.6, 5.8], [-0.2, 0], [-0.2, 4.4], made.concrete),
    floor([-4.2, 4.2], [0.6, 2.6], 0.02, '#c58a4e', true),
    floor([-4.2, 4.2], [0.6, 1.4], 0.03, '#eab36a', true),
    ...railing([-8.4, 2.8], 0, 4.2),
    ...steps([3.2, 5.4], [-2.2, 0], [4.2, 7], 7, made.concrete),
  ]
}

const chimney = (random: Random): Face[] => [
  ...box([-6.6, -4.9], [0, 8.9], [-6, -4.3], made.stone),
  ...stonework([-6.6, -4.9], [5, 8.8], -4.3, random, made.stoneDark, 12),
  ...box([-6.8, -4.7], [8.9, 9.15], [-6.2, -4.1], made.concrete),
]

/** The firm's house: guest wing, garage, chimney, great room, terrace — far to near. */
export function mountainHouse(dress: Dress): Face[] {
  return [
    ...garageWing(dress),
    ...guestWing(dress),
    ...chimney(dress.random),
    ...greatRoom(dress),
    ...terrace(dress),
  ]
}
