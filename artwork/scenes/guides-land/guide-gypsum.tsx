import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  curve,
  fill,
  heightAt,
  type Impression,
  lines,
  under,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#f1deb8',
  sod: '#75703d',
  silt: '#d6ab74',
  siltDark: '#b58753',
  fill: '#9b6d47',
  fillDark: '#7a5236',
  rock: '#efe7d6',
  rockDark: '#c9bba6',
  hollow: '#3b302f',
  water: '#5f9ca3',
  waterLit: '#a9d0cf',
  concrete: '#a7a59a',
  concreteDark: '#7d7c74',
  siding: '#40676a',
  sidingDark: '#2b484c',
  trim: '#f3ead2',
  pipe: '#f7f2e2',
  pipeDark: '#b9ae93',
  dark: '#22302f',
  rim: '#fff6dc',
} as const

const sun: Point = [-0.75, -0.55]

const ground = curve(
  xy('-20,590 90,566 150,520 300,486 520,456 760,428 1010,404 1120,398 1640,392'),
  6,
)
const top = (x: number) => heightAt(ground, x)

/** Sod, silt, pale rock with a hollow in it, and the trench that was filled around the house. */
function earth(random: Random): Impression[] {
  const blades = Array.from({ length: 120 }, (): Point[] => {
    const x = between(random, 150, 1010)
    const y = top(x) + 3
    return [
      [x - 4, y],
      [x + between(random, -7, 7), y - between(random, 8, 20)],
      [x + 4, y],
    ]
  })
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.silt, under(ground, 900)),
    fill(
      ink.siltDark,
      ...flecks(random, [-10, 860], [610, 720], 60, [3, 7]),
      ...flecks(random, [240, 860], [540, 600], 26, [3, 6]),
      ...flecks(random, [860, 1600], [690, 740], 40, [3, 6]),
    ),
    lines(
      ink.siltDark,
      3,
      ...[580, 640, 690].map((y, i) =>
        curve(xy(`-20,${y + 40} 240,${y + 8} 520,${y - 4 + i * 6} 840,${y + 4}`), 4),
      ),
    ),
    fill(
      ink.rockDark,
      under(
        curve(xy('-20,742 180,724 360,748 560,716 780,742 980,712 1200,736 1420,714 1640,730'), 5),
        900,
      ),
    ),
    fill(
      ink.rock,
      under(
        curve(xy('-20,764 180,744 360,768 560,736 780,764 980,734 1200,756 1420,736 1640,750'), 5),
        900,
      ),
    ),
    lines(
      ink.rockDark,
      4,
      xy('120,770 160,820 140,900'),
      xy('430,780 400,840 450,900'),
      xy('160,820 300,846 400,840'),
      xy('620,760 660,830 640,900'),
      xy('1450,760 1480,830 1560,860'),
    ),
    // The hollow that water made, before.
    fill(
      ink.rockDark,
      blob(xy('830,860 880,800 980,776 1100,790 1210,776 1310,816 1340,870 1240,930 900,930'), 5),
    ),
    fill(
      ink.hollow,
      blob(xy('852,862 894,812 984,792 1100,806 1206,792 1292,826 1316,868 1240,930 900,930'), 5),
    ),
    fill(ink.water, xy('862,872 1308,872 1240,930 900,930')),
    fill(
      ink.waterLit,
      xy('900,872 1100,872 1060,879 920,879'),
      xy('1160,872 1260,872 1240,878 1180,878'),
    ),
    fill(ink.rock, ...flecks(random, [930, 1060], [868, 900], 6, [8, 18])),
    // Fill beside the wall.
    fill(ink.fillDark, xy('850,418 1062,400 1062,700 990,700')),
    fill(ink.fill, xy('862,420 1062,402 1062,690 998,690')),
    fill(ink.fillDark, ...flecks(random, [960, 1050], [480, 680], 22, [4, 9])),
    // Where the old downspout let its water go.
    {
      ...lines(
        ink.water,
        7,
        curve(xy('1030,440 1022,520 1034,620 1020,700 1040,790'), 6),
        curve(xy('1004,470 990,560 1000,660 984,730 990,784'), 6),
      ),
      dash: '3 20',
    },
    fill(ink.sod, [
      ...ground.slice(9),
      ...ground
        .slice(9)
        .toReversed()
        .map(([x, y]): Point => [x, y + 14]),
    ]),
    fill(ink.sod, ...blades),
  ]
}

/** A corner of the house: its siding, the downspout, the cracked wall on its footing. */
const house: Impression[] = [
  fill(ink.concreteDark, box(1020, 690, 640, 44), box(1062, 370, 70, 330)),
  fill(ink.concrete, box(1020, 690, 640, 14), box(1062, 370, 26, 320)),
  fill(ink.hollow, box(1132, 400, 500, 290)),
  fill('#544542', xy('1132,400 1640,400 1640,690 1500,690')),
  fill(ink.concrete, box(1132, 660, 500, 32)),
  fill(ink.concreteDark, box(1132, 682, 500, 10)),
  lines(ink.dark, 4, xy('1132,448 1106,476 1112,520 1088,560 1096,610 1076,650')),
  // The floor above and its joists.
  fill('#c98f4c', box(1062, 346, 560, 56)),
  fill(
    '#8a5a30',
    box(1062, 392, 560, 10),
    ...[1180, 1290, 1400, 1510].map((x) => box(x, 356, 12, 40)),
  ),
  fill(ink.siding, box(1050, -10, 560, 362)),
  fill(ink.sidingDark, ...Array.from({ length: 9 }, (_, i) => box(1050, 26 + i * 38, 560, 8))),
  fill(ink.trim, box(1050, -10, 34, 362)),
  fill(ink.pipeDark, box(1072, -10, 12, 362)),
  // A window with its curtain.
  fill(ink.trim, box(1250, 30, 240, 220)),
  fill(ink.dark, box(1270, 50, 200, 180)),
  fill('#5f7d7f', xy('1270,50 1390,50 1300,230 1270,230')),
  fill(ink.trim, box(1364, 50, 12, 180), box(1236, 246, 268, 18)),
  // The downspout, and its elbow into the pipe.
  lines(ink.pipeDark, 32, xy('1014,-10 1014,380')),
  lines(ink.pipe, 22, xy('1010,-10 1010,380')),
  fill(ink.pipeDark, box(994, 90, 58, 12), box(994, 270, 58, 12)),
]

/** The solid pipe past the fill, down to where it sees daylight. */
function pipe(random: Random): Impression[] {
  const run = xy('1014,384 1006,432 976,446 700,478 420,508 96,556')
  const low = run.map(([x, y]): Point => [x, y + 4])
  return [
    // The part of the trench that is still open.
    fill(ink.sky, [
      [640, top(640) - 30],
      [960, top(960) - 30],
      [950, 462],
      [640, 500],
    ]),
    lines(ink.pipeDark, 40, low),
    lines(
      ink.pipe,
      28,
      run.map(([x, y]): Point => [x - 1, y - 2]),
    ),
    lines(ink.water, 8, xy('984,452 700,486 420,516 96,564')),
    fill(
      ink.pipeDark,
      ...[
        [860, 460],
        [610, 488],
        [330, 521],
      ].map(([x = 0, y = 0]) =>
        xy(`${x - 14},${y - 23} ${x + 14},${y - 27} ${x + 20},${y + 21} ${x - 8},${y + 25}`),
      ),
    ),
    // Out on the stones.
    fill(ink.waterLit, blob(xy('100,556 70,566 30,596 -30,612 -30,632 50,616 96,588 110,572'), 4)),
    fill(ink.concreteDark, ...flecks(random, [-10, 120], [596, 632], 14, [10, 20])),
    fill(ink.concrete, ...flecks(random, [-10, 110], [590, 622], 10, [8, 14])),
  ]
}

const fits: Pose = {
  hip: [48, -134],
  shoulder: [-40, -208],
  head: [-92, -252],
  look: 0.7,
  far: { elbow: [-104, -134], hand: [-136, -40], knee: [-62, -122], foot: [-54, 0] },
  near: { elbow: [-70, -112], hand: [-92, -18], knee: [16, -28], foot: [128, -6], toe: 70 },
}
const digs: Pose = {
  hip: [36, -178],
  shoulder: [-34, -276],
  head: [-82, -336],
  look: 0.5,
  far: { elbow: [-88, -214], hand: [-132, -156], knee: [-46, -104], foot: [-70, 0] },
  near: { elbow: [-10, -192], hand: [-54, -186], knee: [40, -104], foot: [66, 0] },
}

/** A section past a foundation: downspout water goes off in solid pipe, away from the fill and the hollow below. */
export function GypsumGround() {
  const random = seeded(2103)
  const clothes = { ...workwear, jacket: jackets.orange }
  const joins = posed({ at: [786, 436], scale: 0.9, side: -1 }, clothes, sun, fits)
  const b = { at: [386, 476] as Point, scale: 0.86, side: -1 as const }
  const digger = posed(
    b,
    { ...workwear, jacket: jackets.teal, hat: ['#efb93c', '#a8731f'] },
    sun,
    digs,
  )
  const d = standing(b)
  return (
    <Printed
      impressions={[
        ...earth(random),
        ...house,
        ...pipe(random),
        // What they dug out, to go back.
        fill(ink.siltDark, blob(xy('470,476 506,432 560,416 610,436 640,456 550,474'), 5)),
        fill(ink.silt, blob(xy('478,468 512,434 558,422 580,440 540,462'), 5)),
        ...rimmed(ink.rim, digger.body, [-3, -2]),
        lines('#5c3f22', 9, d.shape(xy('-30,-210 -168,-124'))),
        fill(ink.dark, d.shape(xy('-158,-140 -176,-112 -236,-78 -228,-112 -190,-142'))),
        fill(ink.silt, d.shape(blob(xy('-174,-140 -216,-152 -240,-114 -200,-116'), 4))),
        ...rimmed(ink.rim, digger.arm, [-3, -2]),
        ...rimmed(ink.rim, joins.body, [-3, -2]),
        ...rimmed(ink.rim, joins.arm, [-3, -2]),
      ]}
    />
  )
}
