import type { Point } from '../../kit/path.ts'
import { posed } from '../../kit/print/pose.ts'
import { crawls } from '../../kit/print/poses.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { type Random, seeded } from '../../kit/random.ts'
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
  night: '#16303a',
  deep: '#0e2129',
  soil: '#3b3a38',
  soilLit: '#a07a4c',
  block: '#23424a',
  blockLit: '#c9b184',
  joint: '#1a353d',
  jointLit: '#9a8358',
  joist: '#2b3f42',
  joistLit: '#d9a55e',
  joistDark: '#14252b',
  pipe: '#4a5f60',
  copper: '#e08a48',
  copperLit: '#f7bf84',
  beam: '#f5dfa0',
  drop: '#fff6d6',
  wet: '#6b4a30',
  dark: '#0a171c',
  room: '#efc16c',
  roomDark: '#c98f45',
  sofa: '#a8532f',
  rim: '#ffe9b0',
} as const

const sun: Point = [-0.8, -0.2]

/** A lit room above, its floor cut through, and what is under it. */
function house(random: Random): Impression[] {
  const joists = Array.from({ length: 12 }, (_, i) => 40 + i * 140)
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    // The room: all looks well up there.
    fill(ink.room, box(0, 0, 1600, 164)),
    fill(ink.roomDark, ...boxes('0,132,1600,14 1180,0,20,132 1460,0,20,132')),
    fill(ink.deep, box(1200, 0, 260, 116)),
    fill(ink.sofa, curve(xy('180,148 184,40 240,26 560,26 610,40 616,148'), 2)),
    fill(
      '#cf7444',
      ...boxes('236,52,150,70 396,52,150,70'),
      box(170, 96, 50, 52),
      box(576, 96, 50, 52),
    ),
    fill(ink.dark, ...boxes('196,146,16,18 590,146,16,18')),
    fill('#4f8480', box(760, 58, 150, 10), box(780, 68, 10, 96), box(880, 68, 10, 96)),
    // Floor, subfloor, joists on end.
    fill('#8a5a30', box(0, 162, 1600, 20)),
    fill(ink.joistDark, box(0, 182, 1600, 14)),
    fill(ink.deep, box(0, 196, 1600, 100)),
    fill('#7a5a52', ...joists.map((x) => box(x + 40, 196, 88, 66))),
    lines(
      '#96736a',
      4,
      ...joists.map((x) =>
        curve(
          Array.from({ length: 8 }, (_, k): Point => [x + 46 + k * 11, k % 2 ? 206 : 252]),
          3,
        ),
      ),
    ),
    fill(ink.joist, ...joists.map((x) => box(x, 196, 38, 104))),
    fill(ink.joistDark, ...joists.map((x) => box(x + 24, 196, 14, 104))),
    // The block wall at the back.
    fill(ink.block, box(0, 300, 1600, 430)),
    lines(
      ink.joint,
      5,
      ...[386, 472, 558, 644].map((y) => xy(`0,${y} 1600,${y}`)),
      ...[0, 1, 2, 3, 4].flatMap((r) =>
        Array.from({ length: 9 }, (_, i) => {
          const x = 60 + i * 196 + (r % 2) * 98
          return xy(`${x},${300 + r * 86} ${x},${386 + r * 86}`)
        }),
      ),
    ),
    fill(ink.soil, curve(xy('-20,730 300,716 700,734 1100,720 1620,732 1620,920 -20,920'), 2)),
    fill(ink.night, ...flecks(random, [0, 1600], [744, 890], 60, [4, 11])),
  ]
}

/** The cone of the flashlight, and all it makes out. */
const lit = (): Impression[] => [
  fill(ink.blockLit, xy('1002,520 470,300 420,300 340,730 560,730 1002,548')),
  lines(
    ink.jointLit,
    5,
    xy('412,386 670,386'),
    xy('396,472 880,472'),
    xy('380,558 960,558'),
    xy('364,644 758,644'),
    xy('452,300 452,386'),
    xy('550,386 550,472'),
    xy('648,472 648,558'),
    xy('452,472 452,558'),
    xy('550,558 550,644'),
    xy('452,644 452,730'),
  ),
  fill(
    ink.soilLit,
    curve(xy('320,726 460,724 620,732 700,740 660,800 520,836 380,830 290,790 320,726'), 3),
  ),
  fill(ink.wet, blob(xy('380,756 470,744 560,760 570,790 480,808 390,794'), 5)),
  fill(ink.drop, blob(xy('420,764 470,758 480,766 430,774'), 3)),
  // The pipe: steel in the dark, copper in the light; a drop at its joint.
  lines(ink.pipe, 22, xy('0,356 1600,356')),
  lines('#6d8280', 6, xy('0,350 1600,350')),
  lines(ink.copper, 22, xy('420,356 600,356')),
  lines(ink.copperLit, 7, xy('420,350 592,350')),
  lines('#8e4c22', 30, xy('460,356 500,356')),
  lines(ink.copper, 22, xy('462,354 498,354')),
  fill(ink.drop, blob(xy('480,378 487,398 490,408 486,418 480,421 474,418 470,408 473,398'), 4)),
  fill(ink.drop, blob(xy('480,560 488,584 492,596 487,608 480,611 473,608 468,596 472,584'), 4)),
  lines(ink.drop, 5, xy('462,744 448,724'), xy('500,744 516,722')),
  // Straps hold it to the joists.
  lines(ink.joist, 6, ...[200, 760, 1320].map((x) => xy(`${x},300 ${x},368`))),
]

/** Under a floor that looks fine from above: somebody with a key crawls in and finds the drip with a flashlight. */
export function Manage() {
  const random = seeded(371)
  const at = { at: [1216, 826] as Point, scale: 1.52 }
  const one = posed(
    at,
    { ...workwear, jacket: jackets.orange, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    crawls,
  )
  const s = standing(at)
  const [lx, ly] = s.point([-148, -184])
  return (
    <Printed
      impressions={[
        ...house(random),
        ...lit(),
        fill(ink.deep, curve(xy('1000,830 1200,812 1460,818 1560,840 1300,862 1060,852'), 3)),
        ...rimmed(ink.rim, one.body, [-5, -1]),
        fill(ink.dark, [
          [lx + 30, ly - 14],
          [lx - 26, ly - 14],
          [lx - 44, ly - 24],
          [lx - 44, ly + 24],
          [lx - 26, ly + 14],
          [lx + 30, ly + 14],
        ]),
        discs(ink.drop, [lx - 46, ly, 7, 23]),
        ...rimmed(ink.rim, one.arm, [-5, -1]),
      ]}
    />
  )
}
