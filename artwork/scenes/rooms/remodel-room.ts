import { flecks, grain, masonry } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { type Random } from '../../kit/random.ts'
import { box, fill, type Impression, lines, xy, boxes } from '../../plates/ink.ts'

export const ink = {
  dark: '#3b2a2c',
  paper: '#5e3f3e',
  motif: '#744d48',
  lath: '#9b6b43',
  plaster: '#cdbfa6',
  light: '#f7e3b4',
  floor: '#c08a4f',
  stud: '#e0ad68',
  studDark: '#a9713a',
  blue: '#6f95a0',
} as const
/** The morning comes from the right, through a window that we don't see. */
export const sun: Point = [0.8, -0.6]

/** The edge of what the hammers took out: plaster breaks where it likes. */
export const hole: Point[] = xy(
  '356,900 348,760 372,720 340,640 362,560 330,470 352,380 338,300 372,226 440,196 520,150 640,164 760,126 900,146 1040,120 1160,152 1240,190 1300,250 1286,340 1316,430 1292,520 1322,600 1296,690 1318,780 1300,900',
)
/** The same edge, `by` nearer the wall. */
export const back = (by: number): Point[] =>
  hole.map(([x, y], i) => [
    x + (x < 800 ? -by : by) * (0.7 + ((i * 13) % 7) / 9),
    y > 880 ? 900 : y - by * (0.5 + ((i * 29) % 5) / 8) * (y < 200 ? 1 : 0.2),
  ])

/** The new room: studs, a header, brick that somebody had covered, a floor in the sun. */
export function beyond(random: Random): Impression[] {
  const studs = [420, 560, 700, 980, 1120, 1260]
  const bricks = masonry(random, [280, 866], [46, 640], 34, 5)
  return [
    fill(ink.light, box(280, 40, 1160, 860)),
    fill('#8c5a44', box(280, 40, 590, 610)),
    fill('#b4694a', ...bricks.filter((_, i) => i % 3 === 0)),
    fill('#a65f45', ...bricks.filter((_, i) => i % 3 === 1)),
    fill('#c27a56', ...bricks.filter((_, i) => i % 3 === 2)),
    // Studs before the brick, open sky of a big new window frame at the right.
    ...studs
      .slice(0, 3)
      .flatMap((x) => [
        fill(ink.studDark, box(x - 34, 150, 34, 500)),
        fill(ink.stud, box(x, 150, 30, 500)),
        lines(ink.studDark, 2, ...grain(random, [x + 15, 150], [x + 15, 650], 24, 9)),
      ]),
    fill('#d8e3d8', box(900, 240, 420, 330)),
    fill('#c7d7ce', xy('900,240 1020,240 900,400'), xy('1180,570 1320,380 1320,570')),
    fill(ink.stud, ...boxes('870,150,34,500 870,210,460,36 870,560,460,30 1098,240,22,320')),
    fill(ink.studDark, ...boxes('870,246,450,8 904,246,8,320 1120,246,8,320')),
    fill(ink.stud, ...[940, 1060, 1180].map((x) => box(x, 590, 26, 70))),
    fill(ink.stud, box(280, 640, 1160, 26)),
    fill(ink.studDark, box(280, 662, 1160, 8)),
    // Subfloor: sheets, and light in the shape of the window.
    fill(ink.floor, box(280, 670, 1160, 230)),
    fill(
      '#e3b673',
      xy('700,670 1010,670 800,900 390,900'),
      xy('1040,670 1230,670 1120,900 850,900'),
    ),
    lines(
      '#8f6236',
      3,
      [
        [280, 716],
        [1360, 716],
      ],
      [
        [280, 796],
        [1360, 796],
      ],
      [
        [620, 716],
        [560, 796],
      ],
      [
        [1090, 716],
        [1120, 796],
      ],
      [
        [820, 796],
        [810, 900],
      ],
      [
        [470, 670],
        [440, 716],
      ],
      [
        [900, 670],
        [898, 716],
      ],
    ),
    fill('#a9713a', ...flecks(random, [320, 1320], [680, 900], 70, [2, 6])),
  ]
}
