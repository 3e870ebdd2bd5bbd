import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain, masonry } from '../../kit/print/texture.ts'
import { type Clothes, limb, standing, upright } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box as rectangle, boxes, discs, fill, lines, xy } from '../../plates/ink.ts'

const builder: Clothes = {
  jacket: ['#d08a3e', '#7c4524'],
  pants: ['#55686b', '#222f34'],
  boots: ['#5d4029', '#16110e'],
  skin: ['#dd9d6c', '#7c4a38'],
  hat: ['#f6e6bd', '#a58650'],
  gloves: ['#dd9d6c', '#7c4a38'],
}
const owner: Clothes = {
  jacket: ['#7f9a8c', '#33504c'],
  pants: ['#9c6b52', '#4e3029'],
  boots: ['#3d3a3a', '#171616'],
  skin: ['#b57a52', '#643e2c'],
  hat: ['#b84a38', '#6a2824'],
  gloves: ['#b57a52', '#643e2c'],
}
const sun: Point = [-0.85, -0.5]

/** The keys change hands at the front door; blue tape still marks what somebody has to come back for. */
export function MovingInChapter() {
  const random = seeded(11)
  const left = { at: [560, 812] as Point, scale: 1.12, side: -1 as const }
  const right = { at: [1030, 812] as Point, scale: 1.08 }
  const [s, o] = [standing(left), standing(right)]
  const hands = {
    far: [
      [-66, -246],
      [-104, -236],
    ],
    near: [
      [-48, -222],
      [-128, -246],
    ],
  } as const
  const first = upright(left, builder, sun, {
    ...hands,
    far: [
      [-14, -210],
      [-40, -186],
    ],
    look: 0.05,
  })
  const second = upright(right, owner, sun, {
    ...hands,
    far: [
      [-6, -214],
      [-22, -132],
    ],
    look: 0.05,
  })
  const [kx, ky] = s.point([-152, -236])
  const stones = masonry(random, [0, 430], [90, 760], 62, 7)
  const boards = Array.from({ length: 9 }, (_, i) => 1190 + i * 52)
  const floor = [792, 822, 862]
  return (
    <Printed
      impressions={[
        // Stone at the left in the sun, boards at the right, the door between them.
        fill('#5b4c43', rectangle(0, 0, 430, 900)),
        ...stones.map((each, i) =>
          fill(['#b59a78', '#a08468', '#cbb08a', '#8d7763'][(i * 7) % 4] ?? '', each),
        ),
        fill('#7b4d34', rectangle(1160, 0, 440, 900)),
        lines(
          '#4a2c21',
          5,
          ...boards.map((x): Point[] => [
            [x, 0],
            [x, 780],
          ]),
        ),
        lines(
          '#63402c',
          2,
          ...boards.flatMap((x) => grain(random, [x + 26, 0], [x + 26, 780], 40, 9)),
        ),
        fill('#3b2620', rectangle(0, 0, 1600, 92)),
        fill('#8a5a38', boxes('0,64,1600,28').flat()),
        fill('#c48a4e', rectangle(0, 64, 1600, 7)),
        // Frame, door, the light of the hall behind its side glass.
        fill('#3b2620', rectangle(430, 92, 730, 700)),
        fill('#f6d68c', rectangle(968, 130, 150, 640)),
        fill('#fff0c4', xy('968,420 1118,330 1118,770 968,770')),
        fill('#3b2620', ...boxes('968,340,150,12 968,560,150,12')),
        fill('#2f4f4a', rectangle(470, 130, 466, 662)),
        fill('#24403c', ...boxes('470,130,10,662 926,130,10,662')),
        fill('#40685f', ...[0, 1, 2, 3, 4].map((i) => rectangle(486 + i * 88, 142, 78, 640))),
        lines(
          '#2f4f4a',
          2,
          ...[0, 1, 2, 3, 4].flatMap((i) =>
            grain(random, [525 + i * 88, 142], [525 + i * 88, 782], 68, 12),
          ),
        ),
        fill('#5c857a', ...[0, 1, 2, 3, 4].map((i) => rectangle(486 + i * 88, 142, 5, 640))),
        fill('#1c1715', ...boxes('884,440,26,150 470,230,180,22 470,640,180,22')),
        fill('#d9a84e', ...boxes('890,446,14,138')),
        discs('#d9a84e', [897, 420, 12]),
        // Blue tape, where something isn't right yet.
        fill(
          '#5fa3c4',
          ...[
            [720, 250, 8],
            [1126, 300, -6],
            [1330, 460, 14],
            [1450, 250, -10],
            [830, 690, -14],
          ].map(
            ([x = 0, y = 0, a = 0]) =>
              [
                [x - 26, y - 9 - a],
                [x + 26, y - 9 + a],
                [x + 26, y + 9 + a],
                [x - 26, y + 9 - a],
              ] as Point[],
          ),
        ),
        // The porch, and shadows that run to the right.
        fill('#a97a4c', rectangle(0, 780, 1600, 120)),
        fill('#c99a63', ...floor.map((y, i) => rectangle(0, y - 10, 1600, 16 + i * 8))),
        lines(
          '#7d5734',
          3,
          ...floor.map((y): Point[] => [
            [0, y + 12],
            [1600, y + 12],
          ]),
        ),
        lines('#a97a4c', 2, ...floor.flatMap((y) => grain(random, [0, y], [1600, y], 18, 14))),
        fill(
          '#6b4a30',
          blob(xy('540,806 620,800 900,836 1010,856 990,866 800,852 560,822'), 3),
          blob(xy('1010,806 1090,800 1400,838 1500,858 1480,868 1280,854 1030,822'), 3),
        ),
        // What's left of the move: boxes, one of them open.
        fill('#c49a62', ...boxes('1300,640,210,160 1340,520,150,120')),
        fill('#9c7443', ...boxes('1450,640,60,160 1446,520,44,120')),
        fill('#e3c18a', ...boxes('1300,640,150,8 1340,520,106,7')),
        fill('#b58850', ...boxes('1300,706,210,14 1340,572,150,12')),
        ...rim('#fff0c4', [...first, ...second], [-5, -3]),
        ...first,
        ...second,
        // The report under his arm; the keys on their ring.
        fill('#4a2c21', s.shape(xy('-64,-206 22,-214 26,-104 -60,-98'))),
        fill('#f3ead8', s.shape(xy('-57,-198 15,-205 19,-112 -54,-106'))),
        lines(
          '#8f9a9a',
          3,
          ...[0, 1, 2, 3, 4].map((i) =>
            s.shape([
              [-48, -186 + i * 17],
              [4, -191 + i * 17],
            ]),
          ),
        ),
        ...limb(
          s,
          [
            [-34, -160, 15],
            [-44, -152, 14],
          ],
          builder.gloves,
          sun,
        ),
        lines(
          '#1c1715',
          5,
          blob(
            [
              [kx - 14, ky + 18],
              [kx, ky + 4],
              [kx + 14, ky + 18],
              [kx, ky + 34],
            ],
            4,
          ),
        ),
        lines(
          '#d9a84e',
          9,
          [
            [kx - 6, ky + 32],
            [kx - 22, ky + 78],
          ],
          [
            [kx + 4, ky + 34],
            [kx + 6, ky + 86],
          ],
        ),
        discs('#d9a84e', [kx - 6, ky + 34, 13], [kx + 5, ky + 36, 13]),
        lines(
          '#d9a84e',
          5,
          [
            [kx - 18, ky + 66],
            [kx - 30, ky + 62],
          ],
          [
            [kx - 21, ky + 76],
            [kx - 33, ky + 72],
          ],
          [
            [kx + 6, ky + 72],
            [kx + 18, ky + 72],
          ],
          [
            [kx + 6, ky + 83],
            [kx + 18, ky + 83],
          ],
        ),
        fill('#b84a38', [
          [kx + 16, ky + 26],
          [kx + 46, ky + 44],
          [kx + 36, ky + 62],
          [kx + 8, ky + 44],
        ]),
        ...limb(
          o,
          [
            [-128, -246, 16],
            [-142, -242, 14],
          ],
          owner.gloves,
          sun,
        ),
      ]}
    />
  )
}
