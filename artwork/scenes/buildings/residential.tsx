import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain, masonry } from '../../kit/print/texture.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { box, discs, fill, type Impression, lines, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  cedar: '#a5623a',
  cedarLit: '#c37d49',
  cedarDark: '#6b3a28',
  stone: '#a99c86',
  stoneLit: '#d9caa7',
  joint: '#5b544d',
  timber: '#7d4a2b',
  timberLit: '#d59a5c',
  shade: '#2b2328',
  room: '#f0bb62',
  roomLit: '#fbdc92',
  roomFloor: '#c98543',
  door: '#2f5a54',
  doorLit: '#5d8a7c',
  doorDark: '#1d3a3a',
  deck: '#b58a5c',
  deckDark: '#7c5738',
  brass: '#f2c45a',
  rim: '#ffe3a6',
} as const

/** Evening light from the left, almost level. */
const sun: Point = [-0.9, -0.3]
const foot = 752

/** Turns what is drawn around 0,0, and puts it at `x, y`. */
const turned =
  ([x, y]: Point, degrees: number) =>
  (shape: Shape): Point[] => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    return shape.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos])
  }

/** Upright cedar boards, and a pier of stone at the left. */
function wall(random: Random): Impression[] {
  const boards = Array.from({ length: 13 }, (_, i) => 380 + i * 98)
  const stones = masonry(random, [-30, 352], [-40, foot + 6], 104)
  return [
    fill(ink.cedar, box(0, 0, 1600, foot)),
    fill(ink.cedarLit, ...boards.map((x, i) => box(x + 6, 0, i % 3 === 0 ? 88 : 30, foot))),
    lines(
      ink.cedarDark,
      2.5,
      ...boards.flatMap((x) => grain(random, [x + 54, -10], [x + 54, foot], 60, 5)),
    ),
    fill(ink.cedarDark, ...boards.map((x) => box(x, 0, 7, foot))),
    fill(ink.joint, box(0, 0, 372, foot + 8)),
    fill(ink.stone, ...stones),
    fill(
      ink.stoneLit,
      ...stones.map((stone) => {
        const xs = stone.map(([x]) => x)
        const [left, right] = [Math.min(...xs), Math.max(...xs)]
        return stone.map(([x, y]): Point => [
          left + (x - left) * (16 / Math.max(40, right - left)),
          y,
        ])
      }),
    ),
    fill(ink.shade, box(372, 0, 46, foot)),
  ]
}

/** The opening: a timber frame, the lit hall behind it, sawdust on its floor. */
const opening = (random: Random): Impression[] => [
  fill(ink.shade, box(590, 64, 548, foot - 64)),
  fill(
    ink.timber,
    box(560, 22, 600, 84),
    box(600, 96, 44, foot - 96),
    box(1084, 96, 44, foot - 96),
  ),
  fill(
    ink.timberLit,
    box(560, 22, 600, 14),
    box(600, 106, 10, foot - 106),
    box(1084, 106, 10, foot - 106),
  ),
  lines(ink.shade, 2.5, ...grain(random, [560, 70], [1160, 70], 60, 14)),
  fill(ink.room, box(644, 106, 440, foot - 106)),
  fill(ink.roomLit, xy(`644,106 900,106 780,600 644,${foot - 60}`)),
  fill(ink.roomFloor, xy(`644,${foot} 720,600 1010,600 1084,${foot}`)),
  fill(ink.cedar, box(930, 280, 80, 320), box(760, 300, 16, 300)),
  fill(ink.timber, box(720, 250, 290, 30)),
  fill(ink.roomLit, xy(`700,${foot - 20} 770,620 860,620 900,${foot - 20}`)),
]

/** Boards of the porch, running toward us. */
const porch = (random: Random): Impression[] => [
  fill(ink.deck, box(0, foot, 1600, 900 - foot)),
  lines(
    ink.deckDark,
    4,
    ...Array.from({ length: 26 }, (_, i): Point[] => {
      const x = -500 + i * 100
      return [
        [800 + (x - 800) * 0.86, foot],
        [x + (x - 800) * 0.2, 910],
      ]
    }),
  ),
  lines(ink.deckDark, 2, ...grain(random, [0, 830], [1600, 830], 120, 40)),
  fill(ink.deckDark, box(0, foot, 1600, 9)),
]

/** A door of planks, tipped up on its corner; drawn from its hinge side. */
const door = turned([556, 806], -11)
const doorParts = (random: Random): Impression[] => [
  fill(ink.doorDark, door(xy('-10,6 424,6 424,-652 -10,-652'))),
  fill(ink.door, door(box(8, -644, 404, 644))),
  fill(ink.doorLit, ...[0, 1, 2, 3].map((i) => door(box(12 + i * 101, -640, 20, 636)))),
  lines(
    ink.doorDark,
    5,
    ...[1, 2, 3].map((i) =>
      door([
        [8 + i * 101, -644],
        [8 + i * 101, 0],
      ]),
    ),
  ),
  lines(
    ink.doorDark,
    2.5,
    ...[0, 1, 2, 3].flatMap((n) =>
      grain(random, [66 + n * 101, -640], [66 + n * 101, -10], 64, 6).map((each) => door(each)),
    ),
  ),
  fill(ink.doorDark, door(box(8, -150, 404, 74)), door(box(8, -596, 404, 74))),
  fill(ink.door, door(box(8, -158, 404, 70)), door(box(8, -604, 404, 70))),
  fill(ink.doorLit, door(box(8, -158, 404, 10)), door(box(8, -604, 404, 10))),
  discs(
    ink.doorDark,
    ...[-126, -572].flatMap((y) =>
      [40, 110, 180, 250, 320, 384].map((x): readonly [number, number, number] => [
        ...(door([[x, y]])[0] ?? [0, 0]),
        7,
      ]),
    ),
  ),
  fill(ink.room, door(box(120, -520, 176, 120))),
  lines(
    ink.doorDark,
    9,
    door(xy('120,-520 296,-520 296,-400 120,-400 120,-520')),
    door(xy('208,-520 208,-400')),
    door(xy('120,-460 296,-460')),
  ),
  fill(ink.brass, door(box(372, -372, 22, 120))),
  discs(ink.rim, [...(door([[383, -330]])[0] ?? [0, 0]), 12]),
  fill(ink.rim, door(box(-6, -648, 10, 648))),
]

const lifts: Pose = {
  hip: [52, -192],
  shoulder: [-14, -288],
  head: [-46, -362],
  look: 0.15,
  far: { elbow: [-84, -330], hand: [-142, -356], knee: [-12, -104], foot: [-26, 0] },
  near: { elbow: [-78, -214], hand: [-138, -196], knee: [84, -98], foot: [128, 0] },
}
const steadies: Pose = {
  hip: [26, -196],
  shoulder: [-10, -300],
  head: [-34, -378],
  look: -0.2,
  far: { elbow: [-74, -262], hand: [-132, -226], knee: [-26, -104], foot: [-44, 0] },
  near: { elbow: [-70, -366], hand: [-126, -424], knee: [54, -102], foot: [80, 0] },
}

/** A shadow on the porch, thrown to the right. */
const shadow = (x: number, y: number, long: number, wide: number): Point[] => [
  [x, y - 8],
  [x + long, y + 14],
  [x + long - 30, y + 14 + wide],
  [x - 20, y + wide * 0.5],
]

/** A front door goes up: two carpenters tip it into its frame. */
export function Residential() {
  const random = seeded(77)
  const first = posed(
    { at: [420, 818], scale: 1.3, side: -1 },
    { ...workwear, jacket: jackets.orange },
    sun,
    lifts,
  )
  const second = posed(
    { at: [1102, 812], scale: 1.34 },
    { ...workwear, jacket: jackets.plaid, pants: ['#6d6a5a', '#2a2a28'] },
    sun,
    steadies,
  )
  return (
    <Printed
      impressions={[
        ...wall(random),
        ...opening(random),
        ...porch(random),
        fill(
          ink.deckDark,
          shadow(330, 820, 560, 40),
          shadow(1056, 812, 470, 44),
          shadow(560, 806, 620, 26),
        ),
        // A post of the porch, near us.
        fill(ink.shade, xy('1452,0 1600,0 1600,900 1470,900')),
        ...rimmed(ink.rim, second.body, [-5, -2]),
        ...doorParts(random),
        ...rimmed(ink.rim, [...first.body], [-5, -2]),
        ...first.arm,
        ...second.arm,
        fill(ink.timber, box(1366, 0, 118, 900)),
        fill(ink.timberLit, box(1366, 0, 20, 900)),
        lines(ink.shade, 3, ...grain(random, [1436, 0], [1436, 900], 80, 16)),
      ]}
    />
  )
}
