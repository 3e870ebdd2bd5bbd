import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, fill, type Impression, land, lines, put, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#cfdcc6',
  glow: '#eee6c6',
  far: '#8fae9f',
  spruce: '#3f6f64',
  spruceDark: '#274f4b',
  wall: '#9a5735',
  wallLit: '#bd7444',
  wallDark: '#5f3426',
  trim: '#26393b',
  room: '#f3c66e',
  roomLit: '#fce3a2',
  board: '#d39a57',
  boardLit: '#efc684',
  boardDark: '#99633a',
  joist: '#c7a36a',
  joistLit: '#ecd2a0',
  under: '#2c2a2b',
  concrete: '#b9b3a2',
  concreteDark: '#7d796d',
  steel: '#33454a',
  grass: '#8a9a55',
  grassDark: '#5d7145',
  rim: '#fff3cf',
} as const

/** The evening sun, over the right shoulder. */
const sun: Point = [0.8, -0.5]
const deck = { far: 486, laid: 548, near: 584, low: 652, beam: 706 } as const
const from = 372
const end = 1470

function yard(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number], x0 = 380) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        x0 + (i * (1640 - x0)) / count + between(random, -20, 20),
        y,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 700)),
    fill(ink.glow, land('-20,300 400,260 900,300 1620,230', 700)),
    fill(ink.far, ...row(24, 560, [150, 250])),
    fill(ink.far, box(300, 540, 1300, 160)),
    fill(ink.spruce, ...row(11, 700, [260, 430], 420)),
    fill(ink.spruceDark, ...row(5, 740, [380, 560], 1120)),
    fill(ink.grass, box(0, 690, 1600, 210)),
  ]
}

/** The house: cedar siding, a sliding door with the light on, the edge of the roof. */
const house = (random: Random): Impression[] => [
  fill(ink.wall, box(-20, 40, 470, 780)),
  fill(ink.wallLit, ...Array.from({ length: 15 }, (_, i) => box(-20, 96 + i * 50, 470, 12))),
  lines(
    ink.wallDark,
    2,
    ...[200, 420, 620].flatMap((y) => grain(random, [0, y], [440, y], 180, 14)),
  ),
  fill(ink.wallDark, ...Array.from({ length: 15 }, (_, i) => box(-20, 90 + i * 50, 470, 5))),
  fill(ink.trim, box(-20, 150, 356, 350), box(426, 60, 26, 760)),
  fill(ink.room, box(-20, 168, 158, 332), box(156, 168, 162, 332)),
  fill(ink.roomLit, xy('-20,168 90,168 -20,420'), xy('156,168 270,168 156,430')),
  fill(ink.wallDark, box(20, 386, 118, 18), box(40, 404, 12, 96)),
  fill(ink.trim, box(282, 300, 10, 80)),
  fill(ink.under, xy('-20,0 560,0 520,58 -20,58')),
  fill(ink.boardDark, xy('-20,58 520,58 500,78 -20,78')),
]

/** The boards that are down, the tops of the joists still bare, their ends on the beam, posts on piers. */
function frame(random: Random): Impression[] {
  const joists = Array.from({ length: 14 }, (_, i) => from + 30 + i * 80)
  const post = (x: number): Impression[] => [
    fill(ink.boardDark, box(x, deck.beam, 64, 104)),
    fill(ink.board, box(x + 24, deck.beam, 40, 104)),
    fill(ink.boardLit, box(x + 56, deck.beam, 8, 104)),
    fill(ink.steel, box(x - 6, 802, 76, 18)),
    fill(ink.concreteDark, xy(`${x - 18},820 ${x + 82},820 ${x + 92},880 ${x - 28},880`)),
    fill(ink.concrete, xy(`${x + 20},820 ${x + 82},820 ${x + 92},880 ${x + 22},880`)),
  ]
  const brace = (x: number, way: 1 | -1): Shape => [
    [x, 790],
    [x + 34 * way, 790],
    [x + 118 * way, deck.beam],
    [x + 70 * way, deck.beam],
  ]
  return [
    fill(ink.under, box(from, deck.laid, end - from, 290)),
    fill(ink.grassDark, xy(`${from - 40},812 ${end},812 ${end + 40},850 ${from - 80},850`)),
    fill(ink.boardDark, brace(690, -1), brace(742, 1), brace(1240, -1), brace(1292, 1)),
    ...post(684),
    ...post(1234),
    fill(ink.boardDark, box(from, deck.low, end - from, deck.beam - deck.low)),
    fill(ink.board, box(from, deck.low + 4, end - from, 30)),
    lines(ink.boardDark, 2.5, ...grain(random, [from, 672], [end, 672], 30, 26)),
    fill(ink.boardLit, box(from, deck.low, end - from, 7)),
    // The joists' tops toward us, and their ends.
    fill(
      ink.joistLit,
      ...joists.map((x): Shape => [
        [x, deck.near],
        [x + 34, deck.near],
        [x + 32, deck.laid],
        [x + 4, deck.laid],
      ]),
    ),
    fill(ink.joist, ...joists.map((x) => box(x, deck.near, 34, deck.low - deck.near))),
    fill(ink.boardLit, ...joists.map((x) => box(x + 27, deck.near, 7, deck.low - deck.near))),
    lines(
      ink.boardDark,
      2,
      ...joists.flatMap((x) => [
        xy(`${x + 6},600 ${x + 16},612 ${x + 6},630`),
        xy(`${x + 12},596 ${x + 23},612 ${x + 12},640`),
      ]),
    ),
    // Boards, closer together toward the far edge.
    fill(
      ink.board,
      xy(`${from - 6},${deck.laid} ${end},${deck.laid} ${end - 30},${deck.far} 446,${deck.far}`),
    ),
    fill(
      ink.boardLit,
      xy(`${from},532 ${end - 8},532 ${end - 14},518 390,518`),
      xy(`404,506 ${end - 20},506 ${end - 23},498 420,498`),
    ),
    lines(
      ink.boardDark,
      3,
      xy(`${from},532 ${end - 8},532`),
      xy(`386,518 ${end - 14},518`),
      xy(`402,506 ${end - 20},506`),
      xy(`424,496 ${end - 25},496`),
    ),
    fill(ink.boardDark, box(from - 6, deck.laid, end - from + 6, 9)),
  ]
}

/** On one knee, a driver straight down on a screw. */
const drives: Pose = {
  hip: [44, -128],
  shoulder: [-22, -226],
  head: [-64, -294],
  look: 0.42,
  far: { elbow: [-94, -178], hand: [-128, -120], knee: [-66, -120], foot: [-58, 0] },
  near: { elbow: [-62, -142], hand: [-126, -118], knee: [16, -28], foot: [172, -40], toe: -85 },
}
/** Stands in the yard and hands the next board up. */
const hands: Pose = {
  hip: [20, -188],
  shoulder: [-6, -304],
  head: [-34, -376],
  look: -0.16,
  far: { elbow: [-70, -300], hand: [-132, -330], knee: [-30, -108], foot: [-52, 0] },
  near: { elbow: [-40, -236], hand: [-98, -288], knee: [36, -104], foot: [62, 0] },
}

/** From the yard: one of us drives the screws of a deck board, another hands up the next. */
export function Decks() {
  const random = seeded(23)
  const one = posed(
    { at: [742, 536], scale: 1.16, side: -1 },
    { ...workwear, jacket: jackets.orange },
    sun,
    drives,
  )
  const two = posed(
    { at: [1360, 858], scale: 1.3 },
    { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    sun,
    hands,
  )
  return (
    <Printed
      impressions={[
        ...yard(random),
        ...house(random),
        ...frame(random),
        fill(ink.boardDark, xy('640,536 830,536 700,552 520,552')),
        ...rimmed(ink.rim, one.body, [4, -3]),
        lines('#dfe5dc', 5, xy('915,440 915,532')),
        fill(ink.steel, xy('898,352 934,352 934,420 924,446 908,446 898,420')),
        fill('#4f8480', xy('898,352 934,352 934,392 898,392')),
        fill('#8fb9ac', xy('925,352 934,352 934,416 925,416')),
        ...rimmed(ink.rim, one.arm, [4, -3]),
        fill(ink.grassDark, xy('1270,852 1450,852 1360,884 1130,884')),
        ...rimmed(ink.rim, two.body, [4, -3]),
        fill(ink.boardDark, xy('930,498 1536,408 1540,436 934,526')),
        fill(ink.boardLit, xy('930,498 1536,408 1538,420 932,512')),
        lines(ink.boardDark, 2, ...grain(random, [940, 506], [1530, 420], 14, 8)),
        ...rimmed(ink.rim, two.arm, [4, -3]),
        // Tomorrow's boards in the grass, near us.
        fill(ink.boardDark, xy('-20,842 470,842 500,872 -20,872')),
        fill(
          ink.board,
          xy('-20,826 460,826 470,842 -20,842'),
          xy('-20,872 500,872 510,900 -20,900'),
        ),
        fill(
          ink.boardLit,
          xy('-20,822 458,822 460,828 -20,828'),
          xy('-20,868 498,868 500,874 -20,874'),
        ),
      ]}
    />
  )
}
