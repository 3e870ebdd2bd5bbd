import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

/** The underside of a deck in two lights: what the slits let in, and what the flashlight finds. */
interface Inks {
  board: string
  boardDark: string
  side: string
  sideDark: string
  under: string
  grain: string
  ledger: string
  ledgerDark: string
  wall: string
  wallDark: string
  steel: string
  rust: string
  rot: string
}

const day = '#ffe7a6'
const dim: Inks = {
  board: '#4b4440',
  boardDark: '#3d3735',
  side: '#66605a',
  sideDark: '#322e2d',
  under: '#57514c',
  grain: '#3d3735',
  ledger: '#5d564f',
  ledgerDark: '#38332f',
  wall: '#45585a',
  wallDark: '#33464a',
  steel: '#6d6f6a',
  rust: '#6b3f2c',
  rot: '#2c2524',
}
const found: Inks = {
  board: '#a8845c',
  boardDark: '#8b6a49',
  side: '#e0bd86',
  sideDark: '#94703f',
  under: '#cda66d',
  grain: '#9b7748',
  ledger: '#e8c78f',
  ledgerDark: '#a67f4b',
  wall: '#9fb3a9',
  wallDark: '#7d958e',
  steel: '#e3ddc9',
  rust: '#b8552c',
  rot: '#5a3626',
}

/** Above the joists, where the boards lie, all is farther off. */
const up = ([x, y]: Point): Point => [800 + (x - 800) * 0.78, 760 + (y - 760) * 0.78]
const foot = 170
const joists = [-240, 110, 460, 815, 1170, 1520, 1860]
const half = 30
const slits = Array.from({ length: 7 }, (_, i) => 352 + i * 84)

/** Where somebody stands above us, the slits stay dark. */
const soles = [
  { x: 575, y: 476, w: 42, h: 128, tilt: 0.12 },
  { x: 700, y: 500, w: 42, h: 128, tilt: -0.1 },
]
const stood: Point[][] = soles.flatMap(({ x, y, w, h, tilt }) =>
  slits
    .filter((s) => Math.abs(s - y) < h)
    .map((s) => {
      const wide = w * Math.sqrt(1 - ((s - y) / h) ** 2) + 8
      return box(x + (s - y) * tilt - wide, s - 2, wide * 2, 14)
    }),
)

function underside(ink: Inks): Impression[] {
  const random = seeded(428)
  const bottom = 1000
  const sides = joists.map((x): Point[] => {
    const edge = x + (x < 800 ? half : -half)
    return [[edge, foot], [edge, bottom], up([edge, bottom + 600]), up([edge, foot])]
  })
  const [, top] = up([0, foot])
  return [
    fill(ink.board, box(0, 0, 1600, 900)),
    fill(
      ink.boardDark,
      ...slits.map((y, i) => (i % 2 ? box(0, y, 1600, 34) : box(0, y + 40, 1600, 18))),
    ),
    fill(day, ...slits.map((y, i) => box(0, y, 1600, i % 3 ? 9 : 7))),
    fill(ink.boardDark, ...stood),
    // The ledger, nailed to the house, with what water did to it.
    fill(ink.ledger, box(-10, foot, 1620, top - foot)),
    lines(ink.ledgerDark, 3, ...grain(random, [0, 245], [1600, 245], 130, 34)),
    fill(ink.ledgerDark, box(-10, top - 12, 1620, 16)),
    fill(
      ink.rot,
      blob(
        xy('840,214 900,196 980,204 1050,190 1100,222 1080,270 1000,292 920,280 860,286 826,250'),
        5,
      ),
    ),
    fill(ink.ledgerDark, ...flecks(random, [880, 1060], [214, 276], 14, [4, 9])),
    discs(
      ink.rust,
      ...[180, 330, 540, 700, 1240, 1400].map((x, i) => [x, 220 + (i % 2) * 36, 8] as const),
    ),
    lines(
      ink.rust,
      6,
      ...[180, 330, 540, 700, 1240, 1400].map((x, i) =>
        xy(`${x},${222 + (i % 2) * 36} ${x + 2},${256 + (i % 2) * 44}`),
      ),
    ),
    ...joists.flatMap((x, i): Impression[] => [
      fill(x < 800 ? ink.sideDark : ink.side, sides[i] ?? []),
      fill(ink.under, box(x - half, foot, half * 2, bottom)),
      lines(ink.grain, 3, ...grain(random, [x, foot + 90], [x, 900], half * 1.7, 5)),
      // Its hanger, rusted.
      fill(ink.steel, box(x - half - 8, foot - 4, half * 2 + 16, 56)),
      fill(
        ink.rust,
        blob(
          [
            [x - half - 8, foot + 20],
            [x - 10, foot + 10],
            [x + half + 8, foot + 26],
            [x + half + 8, foot + 52],
            [x - half - 8, foot + 52],
          ],
          3,
        ),
      ),
      discs(ink.rot, [x - half, foot + 12, 4], [x + half, foot + 12, 4]),
    ]),
    // The house, and the gap where day comes through.
    fill(ink.wall, box(0, -10, 1600, foot + 4)),
    fill(ink.wallDark, box(0, 40, 1600, 9), box(0, 104, 1600, 10)),
    fill(day, xy(`560,${foot - 2} 1600,${foot - 16} 1600,${foot - 2} 560,${foot}`)),
  ]
}

const beam = curve(
  xy(
    '960,60 1120,90 1220,190 1236,320 1160,430 1010,476 850,450 740,360 710,240 760,130 860,70 960,60',
  ),
  4,
)

/** One glove holds the flashlight. */
const torch: Impression[] = [
  // The flashlight points away from us.
  fill('#11191b', xy('356,980 478,1000 596,706 500,664')),
  fill('#35474a', xy('372,960 400,968 530,690 504,678')),
  fill('#11191b', blob(xy('470,650 520,606 600,600 652,650 640,710 574,744 500,722'), 5)),
  fill('#efb93c', blob(xy('486,640 528,606 596,604 640,642 600,632 540,636'), 4)),
  fill('#21393c', xy('60,960 250,800 400,860 420,960')),
  fill('#4f8480', xy('60,960 250,800 320,828 220,960')),
  fill(
    '#8a6236',
    blob(xy('286,806 340,736 420,712 500,740 540,800 520,868 440,910 350,900 290,860'), 5),
  ),
  fill('#e2c48a', blob(xy('298,808 346,746 420,722 470,742 440,776 380,812 340,868 306,848'), 5)),
  fill(
    '#e2c48a',
    blob(xy('452,752 500,752 528,796 504,820 462,792'), 4),
    blob(xy('430,806 482,812 512,846 480,866 436,842'), 4),
  ),
]
/** The other pushes the screwdriver. */
const probe: Impression[] = [
  // Splinters come down.
  fill('#c2873f', ...flecks(seeded(7), [880, 1010], [330, 560], 14, [4, 10])),
  lines('#11191b', 17, xy('962,246 1056,470')),
  lines('#c7cdc2', 9, xy('962,246 1054,468')),
  fill('#8a2f20', xy('1030,462 1082,442 1150,596 1084,626')),
  fill('#d8502e', xy('1030,462 1054,452 1118,608 1084,626')),
  fill('#21393c', xy('1130,760 1300,640 1560,900 1500,1000 1290,1000')),
  fill('#4f8480', xy('1130,760 1190,716 1420,1000 1290,1000')),
  fill(
    '#8a6236',
    blob(xy('1050,566 1100,520 1180,524 1250,580 1304,660 1250,732 1160,770 1100,700 1056,640'), 5),
  ),
  fill(
    '#e2c48a',
    blob(xy('1060,580 1096,540 1140,560 1150,620 1180,690 1160,750 1110,690 1070,636'), 5),
  ),
  fill(
    '#8a6236',
    blob(xy('1042,540 1080,496 1150,500 1176,540 1140,560 1080,566'), 4),
    blob(xy('1066,600 1100,560 1180,560 1204,600 1160,620 1100,624'), 4),
  ),
  fill(
    '#e2c48a',
    blob(xy('1050,540 1080,506 1130,510 1150,534 1112,548 1076,556'), 4),
    blob(xy('1074,600 1104,570 1160,572 1178,594 1140,608 1100,614'), 4),
  ),
]

/** On one's back under an old deck: the flashlight finds a soft ledger, the screwdriver goes in; somebody’s boots darken the slits. */
export function OldDeck() {
  return (
    <>
      <Printed impressions={underside(dim)} />
      <clipPath id="beam">
        <path d={fill('', beam).d} />
      </clipPath>
      <g clipPath="url(#beam)">
        <Printed impressions={underside(found)} />
      </g>
      <Printed impressions={[...torch, ...probe]} />
    </>
  )
}
