import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  wall: '#e8d2a2',
  wallDark: '#cdb27c',
  shade: '#8f7f62',
  trim: '#40676a',
  trimDark: '#2b484c',
  glass: '#22302f',
  sheen: '#5f7d7f',
  stone: '#c9c0ad',
  stoneLit: '#ece5d3',
  stoneDark: '#8d8677',
  steel: '#4f5d5c',
  grass: '#7d9640',
  grassLit: '#a9bb5a',
  grassDark: '#53692f',
  soil: '#7a523a',
  soilDark: '#573a2c',
  soilLit: '#9a6c4a',
  flower: '#8a5f95',
  sage: '#8fa08a',
  sageDark: '#5f7566',
  rim: '#fff6dc',
} as const

const sun: Point = [-0.75, -0.6]

const blades = (
  random: Random,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  count: number,
  tall: number,
): Point[][] =>
  Array.from({ length: count }, (_, i): Point[] => {
    const x = between(random, x0, x1)
    const y = y0 + ((y1 - y0) * i) / count
    const h = tall * between(random, 0.5, 1) * (0.5 + (y - y0) / (y1 - y0 || 1) / 2)
    return [
      [x - h * 0.16, y],
      [x + between(random, -0.3, 0.3) * h, y - h],
      [x + h * 0.16, y],
    ]
  })

/** The wall of the house, its window, and the strips of the yard one behind another. */
function strips(random: Random): Impression[] {
  const plant = (x: number, y: number, r: number): Impression[] => [
    fill(
      ink.shade,
      blob(
        [
          [x, y - 6],
          [x + r * 2.1, y - 2],
          [x + r * 1.6, y + 10],
          [x - r * 0.4, y + 10],
        ],
        4,
      ),
    ),
    fill(
      ink.sageDark,
      ...Array.from({ length: 9 }, (_, i): Point[] => {
        const a = Math.PI * (0.08 + (i / 8) * 0.84)
        return [
          [x - 7, y + 4],
          [x + Math.cos(a) * r, y - Math.sin(a) * r * 1.1],
          [x + 7, y + 4],
        ]
      }),
    ),
    fill(
      ink.sage,
      ...Array.from({ length: 5 }, (_, i): Point[] => {
        const a = Math.PI * (0.5 + (i / 4) * 0.42)
        return [
          [x - 5, y + 2],
          [x + Math.cos(a) * r * 0.9, y - Math.sin(a) * r],
          [x + 3, y + 2],
        ]
      }),
    ),
  ]
  const beds = [
    [70, 548, 44],
    [330, 552, 40],
    [800, 546, 46],
    [1010, 552, 40],
    [1290, 548, 48],
    [1500, 552, 42],
  ] as const
  return [
    fill(ink.wall, box(0, 0, 1600, 420)),
    fill(ink.wallDark, ...Array.from({ length: 8 }, (_, i) => box(0, 34 + i * 48, 1600, 6))),
    fill(ink.shade, xy('-10,-10 1610,-10 1610,26 -10,26')),
    // A window, a spigot with its drip line.
    fill(ink.shade, box(930, 70, 470, 262)),
    fill(ink.trimDark, box(912, 56, 470, 262)),
    fill(ink.trim, box(912, 56, 458, 250)),
    fill(ink.glass, box(940, 84, 190, 196), box(1152, 84, 190, 196)),
    fill(ink.sheen, xy('940,84 1060,84 960,280 940,280'), xy('1152,84 1240,84 1152,250')),
    fill(ink.trimDark, box(892, 306, 504, 20)),
    fill(ink.stoneDark, box(0, 408, 1600, 34)),
    fill(ink.stone, box(0, 408, 1600, 10)),
    // Washed stone against the wall, with an edge of steel.
    fill(ink.stone, box(0, 440, 1600, 70)),
    fill(ink.shade, box(0, 438, 1600, 9)),
    fill(ink.stoneDark, ...flecks(random, [0, 1600], [452, 506], 70, [5, 11])),
    fill(ink.stoneLit, ...flecks(random, [0, 1600], [450, 504], 90, [5, 10])),
    fill(ink.soil, box(0, 512, 1600, 80)),
    fill(ink.soilDark, ...flecks(random, [0, 1600], [520, 586], 40, [4, 8])),
    fill(ink.steel, box(0, 506, 1600, 12)),
    fill(ink.sheen, box(0, 506, 1600, 4)),
    lines(ink.glass, 6, curve(xy('-10,566 200,560 520,570 900,560 1300,568 1620,562'), 5)),
    ...beds.flatMap(([x, y, r]) => plant(x, y, r)),
    discs(
      ink.flower,
      ...beds.flatMap(([x, y, r]) =>
        Array.from(
          { length: 7 },
          () =>
            [x + between(random, -0.8, 0.8) * r, y - r * between(random, 0.6, 1.25), 6] as const,
        ),
      ),
    ),
    // The grass that stays, and the ground where it has been lifted.
    fill(ink.grass, box(0, 590, 1600, 320)),
    fill(ink.grassDark, ...blades(random, [0, 1600], [594, 660], 60, 26)),
    fill(ink.grassLit, ...blades(random, [0, 1600], [604, 700], 70, 30)),
    fill(ink.soilDark, xy('800,716 1640,690 1640,900 760,900')),
    fill(ink.soil, xy('800,730 1640,706 1640,900 744,900')),
    fill(ink.soilLit, ...flecks(random, [830, 1600], [744, 890], 40, [4, 11])),
    fill(ink.soilDark, ...flecks(random, [830, 1600], [750, 890], 30, [4, 10])),
    fill(ink.grassDark, ...blades(random, [0, 760], [680, 910], 70, 64)),
    fill(ink.grassLit, ...blades(random, [0, 740], [680, 910], 90, 66)),
  ]
}

/** A roll of sod seen from its end, on its way to the left. */
const roll = ([x, y]: Point, r: number): Impression[] => {
  const spiral = Array.from({ length: 46 }, (_, i): Point => {
    const a = 1.6 + (i / 45) * 5 * Math.PI
    const out = r * (0.96 - (i / 45) * 0.84)
    return [x + Math.cos(a) * out, y + Math.sin(a) * out]
  })
  return [
    fill(
      ink.soilDark,
      xy(`${x},${y + r} ${x + 220},${y + r - 10} ${x + 260},${y + r - 60} ${x + 60},${y - 20}`),
    ),
    fill(ink.grassDark, [
      [x - r * 0.7, y - r * 0.72],
      [x - r * 0.7 + 110, y - r * 0.72 - 76],
      [x + 110, y - r - 76],
      [x + r * 0.7 + 110, y - r * 0.7 - 76],
      [x + r + 110, y - 76],
      [x + r * 0.7 + 110, y + r * 0.7 - 76],
      [x + r * 0.72, y + r * 0.72],
    ]),
    fill(ink.grass, [
      [x - r * 0.72, y - r * 0.72],
      [x - r * 0.72 + 110, y - r * 0.72 - 76],
      [x + 110, y - r - 76],
      [x + r * 0.5 + 110, y - r * 0.86 - 76],
      [x + r * 0.5, y - r * 0.86],
    ]),
    discs(ink.soilDark, [x, y, r]),
    discs(ink.soilLit, [x - r * 0.05, y - r * 0.05, r * 0.9]),
    lines(ink.grassDark, 15, spiral),
    lines(
      ink.grassLit,
      8,
      spiral.map(([a, b]): Point => [a - 2, b - 2]),
    ),
  ]
}

/** A barrow of washed stone. */
const barrow: Impression[] = [
  fill(ink.shade, blob(xy('600,512 760,504 880,510 800,524 640,526'), 4)),
  discs(ink.glass, [620, 486, 30]),
  discs(ink.stoneDark, [620, 486, 12]),
  lines(ink.glass, 9, xy('622,486 700,444'), xy('716,446 744,508'), xy('700,446 850,410')),
  fill(ink.stoneDark, blob(xy('600,408 640,372 690,356 750,368 790,404 700,420'), 4)),
  fill(ink.stoneLit, blob(xy('606,404 644,374 690,360 720,372 700,400 650,412'), 4)),
  fill(ink.trimDark, xy('586,402 806,398 764,456 636,458')),
  fill(ink.trim, xy('586,402 700,400 690,440 628,442')),
]

const rolls: Pose = {
  hip: [52, -136],
  shoulder: [-36, -212],
  head: [-86, -260],
  look: 0.45,
  far: { elbow: [-100, -160], hand: [-150, -118], knee: [-62, -122], foot: [-54, 0] },
  near: { elbow: [-72, -126], hand: [-140, -92], knee: [16, -28], foot: [128, -6], toe: 70 },
}
const rakes: Pose = {
  hip: [26, -182],
  shoulder: [-22, -290],
  head: [-62, -354],
  look: 0.4,
  far: { elbow: [-84, -222], hand: [-92, -140], knee: [-34, -106], foot: [-56, 0] },
  near: { elbow: [6, -204], hand: [-46, -214], knee: [40, -104], foot: [60, 0] },
}

/** Low over the grass: somebody rolls up sod, another rakes washed stone along the wall. */
export function Lawn() {
  const random = seeded(727)
  const a = { at: [1216, 868] as Point, scale: 1.62 }
  const roller = posed(a, { ...workwear, jacket: jackets.orange }, sun, rolls)
  const b = { at: [404, 506] as Point, scale: 0.96, side: -1 as const }
  const raker = posed(
    b,
    { ...workwear, jacket: jackets.teal, hat: ['#efb93c', '#a8731f'] },
    sun,
    rakes,
  )
  const r = standing(b)
  return (
    <Printed
      impressions={[
        ...strips(random),
        ...barrow,
        fill(ink.stoneDark, blob(xy('508,512 540,492 590,486 620,500 600,514'), 4)),
        fill(ink.stoneLit, ...flecks(random, [520, 600], [494, 508], 12, [4, 8])),
        fill(ink.shade, xy('350,508 460,508 600,520 440,522')),
        ...rimmed(ink.rim, raker.body, [-3, -2]),
        lines(ink.soilDark, 8, r.shape(xy('-30,-220 -188,-14'))),
        lines(ink.steel, 9, r.shape(xy('-172,-22 -206,-6'))),
        lines(
          ink.steel,
          4,
          r.shape(xy('-176,-20 -180,2')),
          r.shape(xy('-190,-14 -194,4')),
          r.shape(xy('-204,-8 -206,6')),
        ),
        ...rimmed(ink.rim, raker.arm, [-3, -2]),
        fill(ink.soilDark, xy('1120,868 1440,862 1640,896 1640,920 1240,900')),
        ...rimmed(ink.rim, roller.body, [-4, -3]),
        ...roll([860, 742], 118),
        ...rimmed(ink.rim, roller.arm, [-4, -3]),
      ]}
    />
  )
}
