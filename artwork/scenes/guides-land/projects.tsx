import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { box, boxes, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'
import { trades } from './section-trades.ts'

const ink = {
  night: '#1d3f47',
  dusk: '#2d5a60',
  cut: '#101d22',
  room: '#e5b062',
  pale: '#f0c985',
  dim: '#c98d4c',
  floor: '#8a5636',
  earth: '#5b3b2f',
  deep: '#432c27',
  stone: '#9b7d5d',
  steel: '#c8cdbd',
  green: '#8fa377',
  edge: '#ffe9b4',
} as const

/** Floors and walls of the section: rooms are what they leave. */
const bays = [
  [312, 648],
  [670, 1000],
  [1022, 1318],
] as const
const stories = [
  [536, 750],
  [300, 512],
] as const

/** Night and the hill it stands in. */
function outside(random: Random): Impression[] {
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    fill(
      ink.dusk,
      xy('0,690 120,640 300,668 300,780 0,780'),
      xy('1330,664 1460,630 1600,676 1600,780 1330,780'),
    ),
    fill(ink.earth, xy('0,764 1600,764 1600,900 0,900')),
    fill(ink.deep, xy('0,836 400,822 900,844 1600,828 1600,900 0,900')),
    fill(
      ink.stone,
      ...Array.from({ length: 40 }, () => {
        const [x, y, r] = [random() * 1600, 782 + random() * 110, 3 + random() * 8]
        return xy(
          `${x - r},${y} ${x - r * 0.3},${y - r * 0.6} ${x + r},${y - r * 0.2} ${x + r * 0.5},${y + r * 0.6}`,
        )
      }),
    ),
    discs(
      '#d8d9bd',
      ...Array.from(
        { length: 40 },
        () => [random() * 1600, random() * 620, 1.5 + random() * 2.2] as const,
      ),
    ),
  ]
}

/** What’s cut: slab, footings, floors with their joists, walls, the parapet. */
const structure = (): Impression[] => [
  fill(
    ink.cut,
    ...boxes('290,280,22,484 648,280,22,484 1000,280,22,484 1318,280,22,484'),
    ...boxes('290,750,1050,22 250,772,100,34 610,772,98,34 962,772,98,34 1280,772,100,34'),
    ...boxes('290,512,1050,24 290,276,1050,24 290,250,16,30 1324,250,16,30'),
  ),
  // A drain beside the footing, in its gravel.
  fill(ink.stone, xy('196,812 206,770 262,770 262,812')),
  discs(ink.cut, [230, 792, 14]),
  discs(ink.steel, [230, 792, 9]),
  lines('#35515a', 3, xy('290,277 1340,277')),
  lines(
    '#3a5058',
    3,
    ...Array.from({ length: 35 }, (_, i) => 320 + i * 29).flatMap((x) => [
      xy(`${x},516 ${x},532`),
      xy(`${x},282 ${x},297`),
    ]),
  ),
]

/** Each room in its lamp’s light: the wall behind, a floor, and how far it has come. */
function rooms(random: Random): Impression[] {
  const wall = (bay: number, story: number) => {
    const [[x0, x1], [y0, y1]] = [bays[bay] ?? [0, 0], stories[story] ?? [0, 0]]
    return box(x0, y0, x1 - x0, y1 - y0)
  }
  const studs = (bay: number, story: number, count: number) => {
    const [[x0, x1], [y0, y1]] = [bays[bay] ?? [0, 0], stories[story] ?? [0, 0]]
    return Array.from({ length: count }, (_, i) =>
      box(x0 + ((x1 - x0) * (i + 0.5)) / count - 5, y0, 10, y1 - y0),
    )
  }
  const tiles = Array.from({ length: 8 }, (_, i) => 1040 + i * 35)
  return [
    fill(ink.room, wall(0, 0), wall(1, 0), wall(0, 1), wall(2, 1)),
    fill(ink.pale, wall(2, 0), wall(1, 1)),
    // Ground left: a kitchen, its hood and its duct, up through both floors.
    fill(ink.dim, ...boxes('312,690,336,60')),
    lines(
      '#a8703a',
      3,
      ...boxes('312,690,336,1'),
      ...[380, 448, 516, 584].map((x) => xy(`${x},690 ${x},750`)),
    ),
    fill('#6d7c79', ...boxes('352,676,190,14')),
    // Ground middle: bare studs, a stair.
    fill(ink.floor, ...studs(1, 0, 8)),
    fill(
      ink.cut,
      xy(
        '700,750 700,732 736,732 736,706 772,706 772,680 808,680 808,654 844,654 844,628 880,628 880,602 916,602 916,576 952,576 952,550 1000,550 1000,578 976,578 736,750',
      ),
    ),
    // Ground right: tile on the wall, half of it set.
    fill('#5f8f86', box(1022, 596, 196, 154)),
    lines(
      '#35605c',
      2,
      ...tiles.slice(0, 5).map((x) => xy(`${x + 18},596 ${x + 18},750`)),
      ...[627, 658, 689, 720].map((y) => xy(`1022,${y} 1218,${y}`)),
    ),
    lines(ink.dim, 2, ...tiles.slice(5).map((x) => xy(`${x + 18},596 ${x + 18},750`))),
    // Upper left: a wall half painted, the baseboard still to come.
    fill(ink.green, xy('312,300 512,300 494,356 516,404 500,512 312,512')),
    fill('#a7b98b', xy('312,300 420,300 420,512 312,512')),
    // Upper middle: boards on the ceiling, one lamp.
    fill(ink.floor, ...studs(1, 1, 6).slice(3)),
    // Upper right: the opening for a window.
    fill(ink.night, box(1120, 330, 142, 130)),
    fill(ink.dusk, box(1120, 420, 142, 40)),
    lines(ink.floor, 9, xy('1116,326 1266,326 1266,464 1116,464 1116,326')),
    fill(ink.floor, ...boxes('312,504,336,8 670,504,330,8 1022,504,296,8')),
    lines('#5a3424', 2, ...grain(random, [312, 508], [1318, 508], 6, 10)),
    // The duct.
    fill('#e7e8da', ...boxes('566,300,20,212 566,536,20,60 572,210,14,66')),
    fill('#9aa39d', ...boxes('586,300,30,212 586,536,30,60 586,210,24,66')),
    fill('#6d7c79', ...boxes('560,396,62,8 560,560,62,8 560,330,62,8 556,204,66,10')),
    fill('#9aa39d', xy('516,640 566,596 616,596 640,640')),
  ]
}

/** Lamps: what each room is lit by. */
const lamps = (): Impression[] => [
  lines(ink.cut, 4, xy('846,300 846,338'), xy('470,536 470,556'), xy('1196,536 1196,556')),
  fill(
    ink.cut,
    xy('832,338 860,338 872,354 820,354'),
    xy('458,556 482,556 492,568 448,568'),
    xy('1184,556 1208,556 1218,568 1174,568'),
  ),
  discs('#fffbe6', [846, 359, 16, 9], [470, 572, 13, 8], [1196, 572, 13, 8]),
  lines(ink.cut, 4, xy('628,440 628,512'), xy('1050,440 1050,512')),
  fill('#fffbe6', ...boxes('612,420,28,22 1040,420,28,22')),
]

/** A section by night: every trade in one building, each in the light of its own lamp. */
export function Projects() {
  const random = seeded(64)
  return (
    <Printed
      impressions={[...outside(random), ...rooms(random), ...structure(), ...lamps(), ...trades()]}
    />
  )
}
