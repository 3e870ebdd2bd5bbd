import type { Point } from '../../kit/path.ts'
import { type FromAbove, fromAbove, placedAt, thrown } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { between, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  xy,
} from '../../plates/ink.ts'

const ink = {
  snow: '#b9cad3',
  snowDark: '#8fa8b8',
  wall: '#14242c',
  plaster: '#70868d',
  floor: '#47595f',
  board: '#3a4a51',
  tile: '#53696f',
  tileLine: '#455a60',
  warm: '#e6b768',
  warmBoard: '#cf9b50',
  beam: '#f6dc94',
  sheet: '#c3cdca',
  sheetDark: '#93a4a6',
  shade: '#2b3a41',
  steel: '#d5d8cb',
  steelDark: '#7c8b8d',
  white: '#f7f1df',
  counter: '#7a4a2c',
  copper: '#d07a44',
  water: '#5aa0b8',
  boiler: '#3f7f86',
  boilerDark: '#24525a',
  red: '#d8492f',
  dark: '#101d23',
} as const

const sun: Point = [-0.3, -0.9]

/** Floors: boards in the rooms that are dark, a lit kitchen, tile in the bathroom, concrete by the boiler. */
function floors(): Impression[] {
  const random = seeded(52)
  const rows = Array.from({ length: 14 }, (_, i) => 130 + i * 50)
  return [
    fill(ink.snow, box(0, 0, 1600, 900)),
    fill(ink.snowDark, ...flecks(random, [0, 1600], [6, 60], 16, [8, 18])),
    fill(ink.floor, box(180, 100, 1320, 710)),
    lines(
      ink.board,
      4,
      ...rows.map((y) => xy(`180,${y} 1060,${y}`)),
      ...rows.flatMap((y) =>
        [0, 1].map((i): Point[] => {
          const x = between(random, 200, 560) + i * 430
          return [
            [x, y],
            [x, y + 50],
          ]
        }),
      ),
    ),
    fill(ink.warm, box(640, 100, 422, 336)),
    lines(ink.warmBoard, 4, ...rows.filter((y) => y < 420).map((y) => xy(`640,${y} 1060,${y}`))),
    // Light out of the kitchen through its doorway.
    fill(ink.warm, xy('890,430 1010,430 1046,800 850,800')),
    fill(ink.tile, box(1084, 100, 420, 336)),
    lines(
      ink.tileLine,
      4,
      ...[160, 220, 280, 340, 400].map((y) => xy(`1084,${y} 1500,${y}`)),
      ...[1150, 1220, 1290, 1360, 1430].map((x) => xy(`${x},100 ${x},436`)),
    ),
    fill(ink.shade, box(1084, 450, 420, 356)),
  ]
}

/** Walls, cut, with their doorways and windows. */
const walls = (): Impression[] => [
  fill(
    ink.wall,
    ...boxes(
      '140,60,1400,50 140,60,46,760 1496,60,46,760 140,790,160,46 430,790,1112,46 614,100,28,452 614,690,28,110 1058,100,28,452 1058,690,28,110 640,424,246,28 1014,424,120,28 1236,424,270,28',
    ),
  ),
  fill(
    ink.snow,
    ...boxes('250,70,220,30 760,70,180,30 1230,70,130,30 150,300,26,220 1506,560,26,120'),
  ),
  fill(
    ink.plaster,
    ...boxes(
      '186,110,428,7 642,110,416,7 1086,110,410,7 186,110,7,680 1489,110,7,314 1489,452,7,338 430,783,184,7 642,783,416,7 1086,783,410,7',
    ),
  ),
  // The front door stands open.
  fill(ink.red, xy('296,792 312,800 404,690 388,676')),
]

/** A piece of furniture under a sheet. */
const covered = (points: string, ...folds: string[]): Impression[] => {
  const shape = blob(xy(points), 3)
  return [
    fill(
      ink.shade,
      shape.map(([x, y]): Point => [x + 12, y + 18]),
    ),
    fill(ink.sheet, shape),
    lines(ink.sheetDark, 5, ...folds.map((each) => curve(xy(each), 4))),
  ]
}

/** What is visited: faucet, tub, boiler, hatch; and what isn't used. */
function things(lamp: Point): Impression[] {
  return [
    ...covered(
      '206,150 320,140 452,150 470,196 456,270 330,280 214,272 200,210',
      '230,170 250,210 240,256',
      '330,160 322,216 336,262',
      '430,170 414,214 428,252',
    ),
    ...covered(
      '226,400 300,392 352,408 360,470 340,520 260,524 220,500',
      '250,420 280,456 268,504',
      '330,424 316,470 326,500',
    ),
    ...covered(
      '440,360 500,330 560,352 572,410 540,456 470,450 436,410',
      '470,370 500,396 494,436',
      '540,370 526,400 536,430',
    ),
    // Kitchen: counter, range, sink with the water running.
    fill(ink.counter, box(642, 117, 416, 86)),
    fill(ink.warmBoard, box(642, 117, 416, 76)),
    fill(ink.dark, box(664, 122, 110, 68)),
    discs(ink.steelDark, [692, 140, 13], [744, 140, 13], [692, 172, 13], [744, 172, 13]),
    fill(ink.steelDark, box(806, 124, 132, 66)),
    fill(ink.steel, box(812, 130, 120, 56)),
    discs(ink.water, [872, 162, 30, 17]),
    lines(ink.dark, 15, xy('872,120 872,150')),
    lines(ink.steel, 9, xy('872,120 872,148')),
    // Bathroom: tub and toilet.
    fill(ink.shade, box(1330, 136, 160, 278)),
    fill(ink.white, box(1340, 124, 148, 276)),
    fill(ink.sheet, blob(xy('1360,150 1414,142 1470,150 1474,370 1414,384 1356,370'), 3)),
    discs(ink.water, [1414, 190, 30, 22]),
    lines(ink.steelDark, 12, xy('1414,126 1414,168')),
    fill(ink.white, box(1124, 118, 92, 40)),
    discs(ink.white, [1170, 196, 38, 48]),
    discs(ink.sheet, [1170, 200, 25, 34]),
    // The way down to the crawl space.
    fill(ink.wall, box(700, 578, 132, 132)),
    fill(ink.dark, box(708, 586, 116, 116)),
    lines(
      ink.warmBoard,
      8,
      xy('736,590 736,700'),
      xy('796,590 796,700'),
      xy('736,616 796,616'),
      xy('736,648 796,648'),
      xy('736,680 796,680'),
    ),
    fill(ink.board, xy('700,570 832,570 824,470 708,470')),
    fill(ink.floor, xy('704,560 828,560 821,474 711,474')),
    // Boiler, tank and pipes, in the flashlight's beam.
    fill(ink.beam, [lamp, ...xy('1150,456 1489,456 1489,560')]),
    lines(
      ink.copper,
      13,
      xy('1300,540 1300,470 1496,470'),
      xy('1340,590 1440,590 1440,500 1496,500'),
    ),
    fill(ink.dark, box(1234, 484, 128, 128)),
    fill(ink.boilerDark, box(1240, 490, 116, 116)),
    fill(ink.boiler, box(1240, 490, 100, 100)),
    discs(ink.dark, [1288, 538, 34]),
    discs(ink.white, [1288, 538, 28]),
    lines(ink.red, 6, xy('1288,538 1303,521')),
    lines(ink.dark, 4, xy('1268,538 1274,538'), xy('1288,518 1288,524'), xy('1308,538 1302,538')),
    discs(ink.dark, [1422, 706, 62]),
    discs(ink.steelDark, [1422, 706, 56]),
    discs(ink.steel, [1414, 696, 40]),
    // The thermostat.
    fill(ink.white, box(600, 470, 16, 50)),
  ]
}

/** A stop of the visit, seen to. */
const done = ([x, y]: Point): Impression[] => [
  discs(ink.dark, [x, y, 25]),
  discs(ink.white, [x, y, 21]),
  lines(ink.red, 7, xy(`${x - 9},${y} ${x - 2},${y + 9} ${x + 10},${y - 10}`)),
]

const tests: FromAbove = {
  at: [872, 292],
  way: 0,
  scale: 0.94,
  clothes: { ...workwear, jacket: jackets.orange, hat: ['#4f8480', '#21393c'] },
  left: { elbow: [-70, -46], hand: [-44, -96] },
  right: { elbow: [66, -58], hand: [10, -126] },
}
const reads: FromAbove = {
  at: [1188, 742],
  way: 30,
  scale: 0.94,
  clothes: { ...workwear, jacket: jackets.yellow, hat: ['#c2402c', '#7a2a20'] },
  left: { elbow: [-64, -50], hand: [-34, -96] },
  right: { elbow: [70, -40], hand: [44, -92] },
}

/** A closed-up house from straight above: one of us runs the kitchen faucet, another reads the boiler; a dashed line joins all they check. */
export function CostHomeWatch() {
  const list = placedAt(tests)
  const lamp = placedAt(reads)
  const route = (points: string): Impression => ({
    ...lines(ink.red, 8, curve(xy(points), 5)),
    dash: '4 18',
  })
  const prints = Array.from({ length: 4 }, (_, i): Point => [350 + (i % 2) * 34, 892 - i * 20])
  return (
    <Printed
      impressions={[
        ...floors(),
        ...things(lamp([44, -144])),
        ...walls(),
        fill(
          ink.snowDark,
          ...prints.map(([x, y]) =>
            blob(
              xy(
                `${x - 9},${y + 14} ${x - 10},${y - 10} ${x},${y - 17} ${x + 10},${y - 10} ${x + 9},${y + 14}`,
              ),
              3,
            ),
          ),
        ),
        route('366,850 380,760 470,620 560,500'),
        route('560,500 590,600 660,630 690,640'),
        route('690,640 740,760 900,740 946,600 950,440 900,340'),
        route('940,648 990,626 1050,622 1120,650 1150,690'),
        route('1160,690 1130,560 1186,420 1260,330 1330,240'),
        ...done([566, 496]),
        ...done([766, 524]),
        ...done([1318, 250]),
        thrown(ink.warmBoard, tests, [14, 90]),
        thrown(ink.dark, reads, [-52, 14]),
        ...fromAbove(tests, sun),
        // The checklist in the other hand.
        fill(ink.dark, xy('-84,-152 -22,-140 -34,-72 -96,-84').map(list)),
        fill(ink.white, xy('-78,-144 -28,-134 -38,-80 -88,-90').map(list)),
        lines(
          ink.red,
          4,
          xy('-68,-130 -40,-124').map(list),
          xy('-71,-116 -43,-110').map(list),
          xy('-74,-102 -54,-98').map(list),
        ),
        ...fromAbove(reads, sun),
        fill(ink.dark, xy('34,-90 54,-90 58,-140 30,-140').map(lamp)),
        fill(ink.beam, xy('31,-140 57,-140 59,-148 29,-148').map(lamp)),
      ]}
    />
  )
}
