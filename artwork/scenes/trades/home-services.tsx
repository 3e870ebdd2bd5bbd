import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { type Clothes, standing, strap, upright } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { forestTop } from '../../plates/growth.ts'
import {
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  under,
  xy,
} from '../../plates/ink.ts'
import { spruces } from '../../plates/things.ts'

const ink = {
  night: '#14252f',
  wood: '#23343d',
  log: '#4a3d38',
  warm: '#a8643a',
  lamp: '#f0bd5e',
  snow: '#b9cdd8',
  blue: '#6f8ea3',
} as const

const porch = 742
const door = { left: 1050, right: 1262, top: 286 } as const

const clothes: Clothes = {
  jacket: ['#d9823f', '#5c3429'],
  pants: ['#6d6a5c', '#1b2a31'],
  boots: ['#8a6038', '#101d24'],
  skin: ['#f0b67f', '#7d4a38'],
  hat: ['#f6e3ae', '#3c5158'],
  gloves: ['#e2b877', '#5a4429'],
}

/** What stands in the dark behind the house: woods, and the van on the drive. */
function evening(random: Random): Impression[] {
  const woods = (y: number, tall: number, color: string) =>
    fill(
      color,
      under(
        forestTop(
          random,
          [
            [-20, y],
            [760, y],
          ],
          tall,
        ),
        700,
      ),
    )
  return [
    fill('#24475a', box(0, 0, 1600, 900)),
    fill('#35627a', under(curve(xy('-20,420 180,360 420,390 760,330')), 700)),
    woods(470, 90, '#1f4152'),
    woods(560, 130, '#183342'),
    fill(ink.blue, under(curve(xy('-20,640 200,628 420,640 700,634 900,650')), 900)),
    ...spruces(random, ['#12272f', '#2c5263'], 1, [
      [70, 690, 420, 0.19],
      [560, 676, 350, 0.18],
      [490, 668, 250, 0.2],
    ]),
  ]
}

const van: Impression[] = [
  fill('#4d6d80', xy('96,716 430,716 420,742 70,742')),
  fill('#dfe5e2', xy('120,500 330,500 352,508 398,584 446,600 456,620 456,690 448,704 120,704')),
  fill('#9fb4bd', xy('120,620 456,628 456,690 448,704 120,704')),
  fill(ink.night, xy('334,520 350,522 386,584 322,584 322,520')),
  fill('#c97a3c', box(120, 604, 200, 9)),
  fill('#dfe5e2', box(120, 486, 214, 14)),
  lines('#c99b54', 7, xy('132,478 330,478'), xy('140,466 322,466')),
  lines('#c99b54', 4, ...[160, 196, 232, 268, 304].map((x) => xy(`${x},466 ${x},478`))),
  discs(ink.night, [190, 700, 34], [396, 700, 34]),
  discs('#8296a0', [190, 700, 14], [396, 700, 14]),
  // Its lamps, on the snow.
  fill('#e9d9a6', xy('456,632 470,630 470,650 456,652')),
  fill('#a9b9b3', xy('470,640 700,676 700,716 620,724 470,652')),
]

/** The log wall, warmer toward the lamp, and the eave over it with its icicles. */
function wall(random: Random): Impression[] {
  const courses = Array.from({ length: 15 }, (_, i) => 60 + i * 46)
  return [
    fill(ink.log, box(690, 40, 910, porch - 40)),
    ...courses.flatMap((y): Impression[] => [
      fill('#6d4a38', xy(`${820},${y + 6} 1600,${y + 6} 1600,${y + 15} ${900},${y + 17}`)),
      fill(
        ink.warm,
        xy(
          `${910 + Math.abs(y - 440) * 0.2},${y + 6} 1480,${y + 6} 1360,${y + 13} ${960 + Math.abs(y - 440) * 0.2},${y + 13}`,
        ),
      ),
      fill(ink.night, box(690, y + 38, 910, 8)),
      lines('#37302f', 2.5, ...grain(random, [700, y + 24], [1600, y + 24], 22, 9)),
    ]),
    fill(ink.night, xy('600,0 1600,0 1600,66 620,66')),
    fill(ink.wood, xy('610,66 1600,66 1600,90 640,90')),
    fill(ink.snow, curve(xy('560,22 640,4 900,12 1200,2 1620,10 1620,-20 540,-20'))),
    fill(
      '#d8e6ea',
      ...Array.from({ length: 15 }, (_, i): Point[] => {
        const x = 650 + i * 66 + between(random, -22, 22)
        const tall = between(random, 26, 92)
        return [
          [x - 7, 88],
          [x + 7, 88],
          [x + 1, 88 + tall],
        ]
      }),
    ),
  ]
}

/** What one sees through the open door: a hall, a lamp over a table, the stair. */
const hall: Impression[] = [
  fill(
    '#2b211d',
    box(door.left - 22, door.top - 22, door.right - door.left + 44, porch - door.top + 22),
  ),
  fill(ink.lamp, box(door.left, door.top, door.right - door.left, porch - door.top)),
  fill('#f7dc98', xy('1100,286 1262,286 1262,600 1100,560')),
  fill('#d9953f', xy('1050,742 1050,640 1104,590 1230,590 1262,620 1262,742')),
  fill('#a86a30', ...boxes('1112,470,92,8 1120,478,8,112 1190,478,8,112')),
  fill('#c17c36', xy('1210,590 1210,420 1262,372 1262,620')),
  lines('#7d4a2a', 4, xy('1158,286 1158,372')),
  fill('#fff3cf', xy('1130,404 1140,372 1176,372 1186,404')),
  fill('#b5733a', box(1122, 446, 22, 24)),
  // The door itself, swung in.
  fill('#6b3f29', xy('1262,286 1240,296 1240,732 1262,742')),
]

/** The window, the lantern and what the light falls on. */
const lights: Impression[] = [
  fill('#2b211d', box(1372, 330, 178, 214)),
  fill(ink.lamp, ...boxes('1384,342,72,90 1466,342,72,90 1384,442,72,90 1466,442,72,90')),
  fill(
    '#c9803f',
    xy('1384,342 1412,342 1400,440 1384,470'),
    xy('1538,342 1510,342 1522,440 1538,470'),
  ),
  fill('#fff3cf', xy('1446,342 1456,342 1456,372 1430,372')),
  fill(ink.snow, curve(xy('1362,556 1400,540 1470,546 1560,540 1562,560 1362,562'))),
  discs('#b9763f', [1318, 430, 46]),
  discs('#e3a855', [1318, 430, 28]),
  fill(ink.night, box(1302, 398, 32, 8), box(1306, 456, 24, 7)),
  fill('#fff3cf', box(1309, 406, 18, 50)),
]

/** Boards of the porch, the steps, and the snow before them, with the light that the door throws. */
function ground(random: Random): Impression[] {
  return [
    fill('#3b4a52', box(690, porch, 910, 40)),
    fill('#c98a48', xy('1020,742 1300,742 1330,782 930,782')),
    fill('#efc274', xy('1050,742 1262,742 1280,782 1000,782')),
    lines('#25333a', 3, ...[752, 762, 773].map((y) => xy(`690,${y} 1600,${y}`))),
    fill(ink.night, box(690, 782, 910, 18)),
    fill('#54707f', xy('880,800 1400,800 1420,842 860,842')),
    fill('#d39b55', xy('940,800 1330,800 1350,842 900,842')),
    fill(ink.night, xy('860,842 1420,842 1424,856 856,856')),
    fill(ink.snow, curve(xy('680,778 760,764 880,776 884,838 830,866 690,860'))),
    fill(ink.snow, curve(xy('1406,838 1400,776 1500,762 1620,774 1620,870 1450,864'))),
    fill(
      '#8fadbd',
      under(curve(xy('-20,760 240,742 520,752 760,790 1000,850 1300,856 1620,826')), 920),
    ),
    fill('#e6c68a', xy('880,856 1400,856 1560,900 700,900')),
    fill(
      '#7493a6',
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => [
        curve(
          [
            [486 + i * 66, 764 + i * 12],
            [504 + i * 66, 758 + i * 12],
            [526 + i * 66, 764 + i * 12],
            [508 + i * 66, 771 + i * 12],
            [486 + i * 66, 764 + i * 12],
          ],
          3,
        ),
      ]),
    ),
    // The post, with the lamp on its side.
    fill(ink.night, box(700, 90, 44, 692)),
    fill('#8a5636', box(730, 90, 14, 692)),
    lines('#0f1c24', 2, ...grain(random, [714, 100], [714, 770], 18, 8)),
  ]
}

/** Someone with a bag of tools, one step from the door. */
function technician(): Impression[] {
  const stand = { at: [866, porch + 12] as Point, scale: 1.02, side: -1 as const }
  const s = standing(stand)
  const figure = upright(stand, clothes, [0.92, -0.3], {
    far: [
      [-70, -262],
      [-122, -330],
    ],
    near: [
      [34, -236],
      [26, -160],
    ],
    look: -0.06,
    stride: 1.15,
  })
  return [
    // The shadow that the door throws.
    fill('#1d2a31', s.shape(xy('70,-6 122,-2 118,14 -40,14 -50,2'))),
    ...rim(ink.lamp, figure, [4, -2]),
    ...figure,
    strap('#1d1a18', 8, s, xy('26,-160 14,-120')),
    strap('#1d1a18', 8, s, xy('26,-160 44,-120')),
    fill('#8a3f2c', s.shape(xy('-44,-122 78,-122 88,-30 -54,-30'))),
    fill('#c9623c', s.shape(xy('-44,-122 4,-122 0,-30 -54,-30'))),
    fill('#2a1d1a', s.shape(xy('-48,-104 82,-104 83,-94 -49,-94'))),
    fill(
      '#c9d4d6',
      s.shape(xy('-30,-150 -22,-152 -14,-122 -24,-122')),
      s.shape(xy('52,-158 60,-158 62,-122 50,-122')),
    ),
  ]
}

/** Snow, except in the house. */
const flakes = (random: Random) =>
  Array.from({ length: 96 }, (): [number, number, number] => [
    between(random, 0, 1600),
    between(random, 100, 880),
    between(random, 1.6, 4.2),
  ]).filter(([x, y]) => x < door.left || x > door.right || y < door.top || y > porch)

export function HomeServices() {
  const random = seeded(612)
  return (
    <Printed
      impressions={[
        ...evening(random),
        ...van,
        ...wall(random),
        ...hall,
        ...lights,
        ...ground(random),
        ...technician(),
        discs('#dbe7ec', ...flakes(random)),
      ]}
    />
  )
}
