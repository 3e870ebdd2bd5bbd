import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, discs, fill, type Impression, land, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#e9dcc0',
  far: '#b3c2ac',
  woods: '#7f9a86',
  wood: '#b5793f',
  woodLit: '#d79d5c',
  woodDark: '#7a4c2b',
  warm: '#f6d488',
  warmLit: '#fdeab8',
  warmDark: '#dfae5a',
  cool: '#6f9296',
  coolLit: '#8dacab',
  coolDark: '#4a6d73',
  concrete: '#c9c3b2',
  concreteDark: '#8f8b7e',
  earth: '#6d4a35',
  earthDark: '#4d3327',
  rock: '#9a8a78',
  rockLit: '#bdae97',
  roof: '#2f4a4e',
  rule: '#f2c43d',
  red: '#c2402c',
  paper: '#fbf3dd',
  dark: '#1d2b2f',
  rim: '#fff5d6',
} as const

const sun: Point = [-0.8, -0.6]
const floor = 490
const cellar = 800

const bulb = (x: number, top: number, y: number): Impression[] => [
  lines(ink.dark, 4, xy(`${x},${top} ${x},${y}`)),
  fill(ink.dark, box(x - 8, y - 12, 16, 18)),
  discs(ink.warmLit, [x, y + 16, 15]),
]

function ground(): Impression[] {
  const random = seeded(77)
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      ink.far,
      ...Array.from({ length: 24 }, (_, i) =>
        put(spruce(random, between(random, 150, 300)), [i * 70 + between(random, -16, 16), 560]),
      ),
    ),
    fill(ink.woods, land('-10,540 300,520 800,524 1100,530 1300,538 1620,526', 760)),
    fill(
      ink.earth,
      xy('-10,512 520,512 520,828 1092,828 1092,610 1230,640 1420,690 1610,716 1610,910 -10,910'),
    ),
    fill(ink.woods, xy('1092,600 1230,630 1420,680 1610,706 1610,722 1420,698 1230,648 1092,620')),
    fill(ink.earthDark, ...flecks(random, [10, 480], [570, 890], 26, [5, 12])),
    fill(ink.earthDark, ...flecks(random, [1120, 1590], [730, 890], 22, [5, 12])),
    // Ledge that the cellar was broken into.
    fill(
      ink.rock,
      xy('-10,760 70,700 210,716 300,648 430,668 520,610 520,852 640,852 700,910 -10,910'),
    ),
    fill(
      ink.rockLit,
      xy('-10,760 70,700 210,716 196,742 84,732 -10,800'),
      xy('300,648 430,668 520,610 520,650 436,700 322,684'),
    ),
    lines(
      ink.earthDark,
      4,
      xy('196,742 236,820 214,910'),
      xy('436,700 400,780 440,880'),
      xy('84,732 110,830'),
    ),
  ]
}

/** Garage, cellar and deck: built, paid for, and often not counted. */
function uncounted(): Impression[] {
  return [
    fill(ink.cool, xy('60,232 530,186 530,480 60,480')),
    fill(ink.coolLit, xy('60,232 260,212 60,420')),
    fill(
      ink.coolDark,
      ...[120, 200, 280, 360, 440, 500].map((x) =>
        box(x, 236 - (x - 60) * 0.098, 12, 244 + (x - 60) * 0.098),
      ),
    ),
    // Wallboard, leaning on the wall, and what holds it.
    fill(ink.concrete, xy('440,300 456,300 500,480 466,480')),
    fill(ink.paper, xy('430,300 442,300 486,480 470,480')),
    // The door, rolled up under the roof.
    fill(ink.coolDark, xy('84,262 300,240 300,254 84,276')),
    lines(ink.dark, 4, xy('70,270 340,243'), xy('70,270 70,480')),
    fill(ink.concrete, box(20, 480, 512, 30)),
    fill(ink.concreteDark, box(20, 500, 512, 12), box(20, 510, 54, 120), box(4, 626, 86, 28)),
    fill(ink.cool, box(560, 540, 496, 262)),
    fill(ink.coolDark, box(560, 540, 496, 26)),
    fill(ink.coolLit, xy('745,600 775,600 960,800 590,800')),
    fill(
      ink.concreteDark,
      box(520, 510, 42, 330),
      box(1050, 510, 42, 330),
      box(492, 826, 98, 36),
      box(1022, 826, 98, 36),
    ),
    fill(ink.concrete, box(520, 510, 24, 318), box(1050, 510, 24, 318), box(560, 800, 492, 28)),
    ...bulb(760, 530, 578),
    // The deck on its posts.
    fill(ink.woodDark, box(1392, 530, 34, 170)),
    fill(ink.wood, box(1392, 530, 20, 170)),
    fill(ink.concrete, box(1380, 690, 58, 160)),
    fill(ink.concreteDark, box(1414, 690, 24, 160), box(1362, 840, 94, 26)),
    fill(ink.woodDark, box(1092, 506, 420, 36)),
    fill(ink.coolLit, ...Array.from({ length: 11 }, (_, i) => box(1094 + i * 38, floor, 34, 16))),
    lines(ink.roof, 8, xy('1504,490 1504,350'), xy('1330,352 1508,352')),
    lines(ink.roof, 3, ...[384, 412, 440, 466].map((y) => xy(`1330,${y} 1504,${y}`))),
    lines(ink.roof, 8, xy('1330,490 1330,352')),
  ]
}

/** The rooms that everybody counts, under their rafters. */
function counted(): Impression[] {
  const studs = [620, 680, 930, 990]
  return [
    fill(ink.warm, xy('540,490 540,190 808,70 1076,190 1076,490')),
    fill(ink.warmLit, xy('560,186 808,80 700,490 545,490 545,230')),
    fill(
      ink.woodLit,
      ...studs.map((x) => box(x, 150, 16, 340)),
      box(740, 130, 16, 360),
      box(866, 130, 16, 360),
    ),
    fill(ink.wood, box(545, 190, 526, 16), box(740, 210, 140, 16), box(740, 400, 140, 16)),
    fill(ink.sky, box(756, 226, 110, 174)),
    fill(
      ink.woods,
      ...[772, 806, 846].map((x, i) => put(spruce(seeded(i + 3), 110 + i * 18), [x, 400])),
    ),
    // Outer walls, cut, with their insulation.
    fill(ink.woodDark, box(520, 190, 34, 300), box(1062, 190, 34, 300)),
    fill(
      ink.rule,
      ...Array.from({ length: 7 }, (_, i) => box(527, 206 + i * 40, 20, 30)),
      ...Array.from({ length: 7 }, (_, i) => box(1069, 206 + i * 40, 20, 30)),
    ),
    fill(ink.woodDark, box(520, 506, 576, 36)),
    fill(ink.wood, ...Array.from({ length: 14 }, (_, i) => box(530 + i * 42, 508, 14, 32))),
    fill(ink.woodLit, box(516, floor, 580, 18)),
    // Roofs.
    fill(ink.woodDark, xy('470,226 808,56 1146,226 1146,250 808,90 470,250')),
    fill(ink.woodLit, xy('470,222 808,52 808,72 470,240')),
    fill(ink.wood, xy('808,52 1146,222 1146,240 808,72')),
    fill(ink.roof, xy('452,222 808,26 1164,222 1164,236 808,56 452,236')),
    fill(ink.wood, xy('4,240 524,184 524,206 4,262')),
    fill(ink.roof, xy('-4,226 524,170 524,188 -4,246')),
    fill(ink.woodDark, box(44, 254, 20, 226)),
  ]
}

const first: Pose = {
  hip: [12, -186],
  shoulder: [-6, -300],
  head: [-32, -372],
  look: 0.3,
  far: { elbow: [-62, -246], hand: [-104, -252], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [-44, -218], hand: [-108, -226], knee: [28, -106], foot: [40, 0] },
}
const bends: Pose = {
  hip: [40, -176],
  shoulder: [-26, -272],
  head: [-70, -334],
  look: 0.5,
  far: { elbow: [-76, -226], hand: [-120, -250], knee: [-22, -106], foot: [-34, 0] },
  near: { elbow: [-52, -196], hand: [-114, -224], knee: [46, -106], foot: [62, 0] },
}
const writes: Pose = {
  hip: [12, -186],
  shoulder: [0, -300],
  head: [-24, -374],
  look: 0.42,
  far: { elbow: [-34, -222], hand: [-94, -236], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [6, -212], hand: [-66, -240], knee: [28, -106], foot: [40, 0] },
}
const walks: Pose = {
  hip: [8, -186],
  shoulder: [-14, -298],
  head: [-44, -370],
  look: 0.34,
  far: { elbow: [-54, -230], hand: [-96, -204], knee: [-44, -112], foot: [-80, -4], toe: 6 },
  near: { elbow: [14, -214], hand: [-44, -196], knee: [30, -104], foot: [74, -6], toe: -16 },
}

/** A house cut open: two measure the rooms that get counted; garage, cellar and deck, in cool ink, are measured too. */
export function CostCustomHome() {
  const scale = 0.66
  const mate = { at: [606, floor] as Point, scale }
  const lead = { at: [1006, floor] as Point, scale, side: -1 as const }
  const below = { at: [890, cellar] as Point, scale: 0.58 }
  const out = { at: [1240, floor] as Point, scale, side: -1 as const }
  const garage = { at: [300, 480] as Point, scale: 0.62 }
  const one = posed(mate, { ...workwear, jacket: jackets.orange }, sun, first)
  const two = posed(
    lead,
    { ...workwear, jacket: jackets.teal, hat: ['#d9573a', '#7c2b20'] },
    sun,
    first,
  )
  const three = posed(below, { ...workwear, jacket: jackets.plaid }, sun, writes)
  const four = posed(out, { ...workwear, jacket: jackets.yellow }, sun, walks)
  const five = posed(
    garage,
    { ...workwear, jacket: jackets.sand, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    bends,
  )
  const c = standing(below)
  const d = standing(out)
  const e = standing(garage)
  const [wx, wy] = d.point([-150, -44])
  const [gx, gy] = e.point([-124, -234])
  return (
    <Printed
      impressions={[
        ...ground(),
        ...uncounted(),
        ...counted(),
        ...[one, two, five].flatMap((p) => rimmed(ink.rim, p.body, [-3, -3])),
        // The tapes, wall to wall.
        lines(ink.dark, 12, xy(`552,338 1062,338`), xy(`64,${gy} ${gx},${gy}`)),
        lines(ink.rule, 8, xy(`552,338 1062,338`), xy(`64,${gy} ${gx},${gy}`)),
        ...[one, two, five].flatMap((p) => rimmed(ink.rim, p.arm, [-3, -3])),
        ...rimmed(ink.rim, three.body, [-2, -3]),
        fill(ink.paper, c.shape(xy('-132,-262 -70,-244 -84,-190 -148,-208'))),
        ...rimmed(ink.rim, three.arm, [-2, -3]),
        ...rimmed(ink.rim, four.body, [-3, -3]),
        lines(ink.dark, 7, [d.point([-60, -200]), [wx, wy]]),
        discs(ink.dark, [wx, wy, 30]),
        discs(ink.rule, [wx, wy, 24]),
        discs(ink.dark, [wx, wy, 15]),
        ...rimmed(ink.rim, four.arm, [-3, -3]),
      ]}
    />
  )
}
