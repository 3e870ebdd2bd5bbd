import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import type { Shot } from '../../kit/print/shot.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#c6dad2',
  soffit: '#2e2a29',
  silver: '#d9cdb4',
  silverDark: '#a89878',
  red: '#c0683a',
  redDark: '#8a4427',
  north: '#52423a',
  northDark: '#392e2a',
  moss: '#55684a',
  board: '#efe3c6',
  boardDark: '#9c8f74',
  ground: '#c9a86c',
  groundDark: '#a3834d',
  snow: '#f1f1e8',
  shade: '#a4bcc6',
  dark: '#22302f',
  rim: '#fff6dc',
} as const

/** The sun is on the left; the wall on the right hardly sees it. */
const sun: Point = [-0.85, -0.5]
const shot: Shot = { eye: [0.1, 0.7, 7], pitch: 14, focal: 1350, center: [790, 400] }
const { on, at, stands } = stage(shot, [-0.8, 0.5, 0.4], ['#ffe9b8', '#2f2a2c'])

const run = 0.9
/** A point of the south wall (left, -1) or the north wall (right, 1): along it from the corner, and up. */
const wall = (side: 1 | -1, along: number, up: number, off = 0): Place => [
  side * (along + off * 0.7),
  up,
  -along * run + off * 0.8,
]
const band = (
  side: 1 | -1,
  [a0, a1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
) => on(wall(side, a0, y0), wall(side, a1, y0), wall(side, a1, y1), wall(side, a0, y1))

const rows = Array.from({ length: 21 }, (_, i) => 0.3 + i * 0.24)
const far = 11

function walls(random: Random): Impression[] {
  const cups = rows.slice(0, 15).flatMap((y) =>
    Array.from({ length: 3 }, (): Point[] => {
      const a = between(random, 0.3, 6)
      const l = between(random, 0.3, 0.9)
      return on(wall(-1, a, y + 0.03), wall(-1, a + l, y + 0.03), wall(-1, a + l * 0.5, y + 0.1))
    }),
  )
  return [
    // Under the eave the stain has lasted.
    fill(ink.red, band(-1, [0, far], [3, 5.2])),
    fill(ink.silver, [
      ...on(wall(-1, far, 0), wall(-1, 0, 0)),
      ...Array.from({ length: 23 }, (_, i) => at(wall(-1, i * 0.5, i % 2 ? 3.52 : 3.8))),
    ]),
    fill(
      ink.silverDark,
      ...rows.filter((y) => y < 3.6).map((y) => band(-1, [0, far], [y, y + 0.035])),
      ...cups,
    ),
    fill(
      ink.redDark,
      ...rows.filter((y) => y > 3.6).map((y) => band(-1, [0, far], [y, y + 0.035])),
    ),
    fill(ink.north, band(1, [0, far], [0, 5.2])),
    fill(ink.moss, [
      ...on(wall(1, far, 0), wall(1, 0, 0)),
      ...curve(
        Array.from({ length: 12 }, (_, i) => at(wall(1, i, 0.85 + (i % 2) * 0.22))),
        4,
      ),
    ]),
    fill(ink.northDark, ...rows.map((y) => band(1, [0, far], [y, y + 0.04]))),
    // Foundations and the corner board.
    fill(ink.silverDark, band(-1, [0, far], [-0.1, 0.3])),
    fill('#6c6a62', band(1, [0, far], [-0.1, 0.3])),
    fill(
      ink.board,
      on(wall(-1, 0.26, 0.25), wall(-1, 0, 0.25), wall(-1, 0, 5.2), wall(-1, 0.26, 5.2)),
    ),
    fill(
      ink.boardDark,
      on(wall(1, 0.26, 0.25), wall(1, 0, 0.25), wall(1, 0, 5.2), wall(1, 0.26, 5.2)),
    ),
    // The eaves, far off.
    fill(
      ink.soffit,
      on(wall(-1, 0, 4.75), wall(-1, far, 4.75), wall(-1, far, 4.75, 0.9), [0, 4.75, 1.2]),
      on([0, 4.75, 1.2], wall(1, far, 4.75, 0.9), wall(1, far, 4.75), wall(1, 0, 4.75)),
    ),
  ]
}

/** A flicker at its hole in the corner board. */
function flicker([x, y]: Point): Impression[] {
  const p = (text: string) => xy(text).map(([a, b]): Point => [x + a * 0.9, y + b * 0.9])
  return [
    discs(ink.silverDark, [x - 26, y - 50, 19, 22]),
    discs(ink.soffit, [x - 25, y - 50, 15, 18]),
    fill(ink.soffit, p('30,84 54,78 40,176 26,168')),
    fill('#d8642c', p('28,88 40,86 34,160 26,160')),
    fill('#8d6f4d', blob(p('10,-66 36,-62 50,-34 66,10 66,70 44,104 20,98 4,60 -2,0 -4,-36'), 4)),
    fill('#efe3c6', blob(p('-2,-6 14,-14 24,20 28,66 22,96 6,66 -4,30'), 4)),
    lines(
      ink.soffit,
      5,
      p('34,-14 60,-8'),
      p('34,8 64,14'),
      p('36,30 66,36'),
      p('36,52 66,58'),
      p('36,74 60,80'),
    ),
    fill('#9aa39a', blob(p('-12,-54 4,-72 28,-70 38,-52 28,-36 4,-34'), 4)),
    fill('#c9432e', p('-12,-46 12,-44 18,-32 0,-32')),
    fill(ink.soffit, p('-8,-54 -44,-60 -8,-46'), blob(p('-4,-24 16,-30 22,-16 8,-8 -4,-14'), 3)),
    discs(ink.soffit, [x + 5, y - 48, 4]),
  ]
}

const feels: Pose = {
  hip: [10, -186],
  shoulder: [-6, -302],
  head: [-30, -376],
  look: -0.12,
  far: { elbow: [-70, -298], hand: [-128, -332], knee: [-24, -108], foot: [-42, 0] },
  near: { elbow: [18, -224], hand: [-46, -216], knee: [28, -106], foot: [42, 0] },
}
const probes: Pose = {
  hip: [48, -134],
  shoulder: [-30, -216],
  head: [-82, -266],
  look: 0.5,
  far: { elbow: [-96, -164], hand: [-146, -128], knee: [-62, -122], foot: [-54, 0] },
  near: { elbow: [-52, -126], hand: [-132, -112], knee: [16, -28], foot: [128, -6], toe: 70 },
}

/** Up at a corner: silver wall in the sun, dark wet wall in snow; one feels the heat, one probes for rot, a flicker knocks. */
export function TipsSiding() {
  const random = seeded(505)
  const a = stands([-2.35, 0, 0.1], -1)
  const feeler = posed(a, { ...workwear, jacket: jackets.teal }, sun, feels)
  const s = standing(a)
  const b = stands([2.2, 0.1, 0.5])
  const prober = posed(
    b,
    { ...workwear, jacket: jackets.orange, hat: ['#efb93c', '#a8731f'] },
    sun,
    probes,
  )
  const t = standing(b)
  const [cx] = at([0, 0, 0])
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(ink.ground, xy(`-10,640 ${cx},640 ${cx},910 -10,910`)),
        fill(ink.snow, xy(`${cx},640 1610,640 1610,910 ${cx},910`)),
        ...walls(random),
        fill(ink.ground, [
          ...on(wall(-1, far, 0), wall(-1, 0, 0)),
          [cx, 910],
          [-10, 910],
          [-10, 650],
        ]),
        fill(ink.groundDark, ...flecks(random, [0, 740], [820, 896], 60, [4, 9])),
        // The drift against the north wall, dug away where somebody looks.
        fill(ink.shade, [
          ...curve(
            [
              [cx, 910],
              [cx + 20, 872],
              [900, 850],
              [1000, 800],
              [1090, 742],
              [1200, 690],
              [1400, 622],
              [1620, 570],
            ],
            5,
          ),
          [1620, 910],
        ]),
        fill(ink.snow, [
          ...curve(
            [
              [cx, 912],
              [900, 884],
              [1010, 842],
              [1130, 800],
              [1240, 736],
              [1420, 662],
              [1620, 604],
            ],
            5,
          ),
          [1620, 910],
        ]),
        fill(ink.shade, blob(xy('1300,792 1420,768 1560,780 1600,820 1440,832'), 4)),
        ...flicker(at([0, 3.15, 0])),
        fill(ink.groundDark, s.shape(xy('-60,-4 60,-4 -160,40 -260,36'))),
        ...rimmed(ink.rim, feeler.body, [-3, -2]),
        ...rimmed(ink.rim, feeler.arm, [-3, -2]),
        // Coffee.
        fill(ink.board, s.shape(xy('-42,-244 -76,-244 -72,-194 -46,-194'))),
        fill('#c9432e', s.shape(xy('-43,-232 -75,-232 -73,-212 -45,-212'))),
        fill(
          ink.snow,
          s.shape(blob(xy('-56,-254 -66,-270 -56,-288 -64,-300 -50,-286 -56,-270'), 3)),
        ),
        fill(ink.shade, t.shape(xy('-70,2 150,2 60,34 -40,30'))),
        ...rimmed(ink.rim, prober.body, [-3, -2]),
        lines(ink.shade, 6, t.shape(xy('-160,-122 -216,-138'))),
        lines('#c9432e', 13, t.shape(xy('-138,-116 -166,-124'))),
        ...rimmed(ink.rim, prober.arm, [-3, -2]),
        // The shovel that dug, stuck in the snow.
        lines('#8a5a30', 12, xy('1502,470 1480,740')),
        lines(ink.dark, 12, xy('1482,468 1524,472')),
        fill(ink.dark, xy('1446,716 1516,722 1508,800 1476,824 1446,796')),
        fill(ink.snow, blob(xy('1420,800 1470,782 1530,788 1570,820 1480,836'), 4)),
      ]}
    />
  )
}
