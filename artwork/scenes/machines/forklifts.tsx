import type { Point } from '../../kit/path.ts'
import { chain } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#d7e0cf',
  glow: '#f1e7c8',
  hill: '#a9b59b',
  woods: '#55796b',
  earth: '#c7a878',
  earthDark: '#a48255',
  shade: '#7a6146',
  wood: '#d9a860',
  woodLit: '#f0cd8e',
  woodDark: '#9a6b3c',
  wrap: '#efe9d6',
  open: '#54463b',
  machine: '#e0a32c',
  machineLit: '#f6cf6a',
  machineDark: '#98641c',
  steel: '#3a4a4f',
  steelLit: '#7d8f90',
  cab: '#1d282c',
  cabLit: '#3f5054',
  rim: '#fff3cf',
} as const

/** Morning, from the upper left. */
const sun: Point = [-0.75, -0.6]

/** The site beyond the glass: a house whose second floor waits for its lumber. */
function site(random: Random): Impression[] {
  const studs = (x0: number, x1: number, y0: number, y1: number, step: number): Shape[] => [
    ...Array.from({ length: Math.floor((x1 - x0) / step) + 1 }, (_, i) =>
      box(x0 + i * step, y0, 12, y1 - y0),
    ),
    box(x0, y0 - 4, x1 - x0 + 12, 14),
    box(x0, y1 - 10, x1 - x0 + 12, 14),
  ]
  return [
    fill(ink.sky, box(0, 0, 1600, 620)),
    fill(ink.glow, land('-20,330 500,300 1000,340 1620,300', 620)),
    fill(ink.hill, land('-20,400 360,372 760,410 1180,366 1620,402', 620)),
    fill(
      ink.woods,
      ...Array.from({ length: 34 }, (_, i) =>
        put(spruce(random, between(random, 70, 150)), [i * 50 - 20, 496]),
      ),
    ),
    fill(ink.earth, box(0, 486, 1600, 420)),
    fill(
      ink.earthDark,
      land('-20,560 300,520 700,540 1100,512 1620,548', 640),
      box(0, 600, 1600, 8),
    ),
    fill(ink.earth, land('-20,590 400,556 900,580 1620,560', 900)),
    fill(
      ink.earthDark,
      xy('500,900 640,560 690,560 600,900'),
      xy('980,900 900,560 946,560 1090,900'),
    ),
    fill('#8f7047', ...flecks(random, [100, 1500], [600, 860], 50, [3, 9])),
    // The first floor has its wrap, the second its studs; the deck between them is clear.
    fill(ink.shade, xy('150,560 700,560 820,596 220,596')),
    fill(ink.wrap, box(150, 372, 540, 190)),
    fill('#d8cfb6', box(600, 372, 90, 190)),
    fill(ink.open, box(212, 412, 96, 86), box(392, 412, 96, 150), box(616, 412, 50, 86)),
    fill(ink.woodDark, box(136, 346, 570, 28)),
    fill(ink.woodLit, box(136, 346, 570, 8)),
    fill(ink.wood, ...studs(160, 396, 206, 346, 39)),
    fill(ink.woodDark, box(170, 256, 220, 8)),
  ]
}

/** Stands on the deck and shows with flat hands how far. */
const guides: Pose = {
  hip: [12, -184],
  shoulder: [2, -306],
  head: [-20, -380],
  look: 0.04,
  far: { elbow: [-56, -330], hand: [-84, -420], knee: [-14, -108], foot: [-30, 0] },
  near: { elbow: [-44, -276], hand: [-110, -306], knee: [26, -106], foot: [36, 0] },
}
/** Down on the ground, well clear of the load, a radio at the mouth. */
const watches: Pose = {
  hip: [14, -184],
  shoulder: [2, -304],
  head: [-20, -378],
  look: -0.35,
  far: { elbow: [-50, -240], hand: [-60, -330], knee: [-10, -108], foot: [-28, 0] },
  near: { elbow: [40, -236], hand: [-10, -180], knee: [26, -106], foot: [36, 0] },
}

/** The boom from beside the cab to the forks, and a bundle of joists on them. */
function boom(random: Random): Impression[] {
  return [
    fill(ink.machineDark, xy('1090,346 880,300 862,330 1060,396')),
    fill(ink.machine, xy('1090,346 884,296 878,308 1080,362')),
    fill(ink.machineDark, xy('1470,900 1700,900 1700,560 1020,352 940,384')),
    fill(ink.machine, xy('1600,900 1700,900 1700,500 1024,334 1000,362')),
    fill(ink.machineLit, xy('1700,500 1024,334 1020,344 1700,524')),
    fill(ink.steel, xy('900,286 930,292 916,408 886,402')),
    fill(ink.steelLit, xy('900,286 906,287 894,404 886,402')),
    fill(ink.steel, xy('886,378 560,366 560,378 892,408')),
    // Joists, banded.
    fill(ink.woodDark, box(520, 268, 372, 102)),
    ...[268, 302, 336].flatMap((y): Impression[] => [
      fill(ink.wood, box(520, y, 372, 31)),
      fill(ink.woodLit, box(520, y, 372, 7)),
      lines(ink.woodDark, 2, ...grain(random, [520, y + 19], [892, y + 19], 18, 7)),
    ]),
    fill(ink.woodDark, ...[268, 302, 336].map((y) => box(860, y, 32, 31))),
    fill('#2f6762', box(596, 262, 11, 112), box(806, 262, 11, 112)),
  ]
}

/** The cab around us: posts, a visor, the wheel, a joystick, and two gloves. */
function cab(): Impression[] {
  const ring = Array.from({ length: 40 }, (_, i): Point => {
    const a = (i * 2 * Math.PI) / 40
    return [676 + 236 * Math.cos(a), 868 + 128 * Math.sin(a)]
  })
  const hole = ring
    .map(([x, y]): Point => [676 + (x - 676) * 0.84, 868 + (y - 868) * 0.78])
    .toReversed()
  const sleeve = [jackets.teal[0], jackets.teal[1]] as const
  return [
    fill(
      ink.cab,
      box(0, 0, 1600, 66),
      xy('0,0 96,0 66,900 0,900'),
      xy('1330,0 1420,0 1476,900 1372,900'),
    ),
    fill(
      ink.cabLit,
      xy('84,66 96,66 68,900 58,900'),
      xy('1330,66 1342,66 1386,900 1372,900'),
      box(0, 58, 1340, 8),
    ),
    fill(ink.cab, blob(xy('-40,760 200,724 676,704 1150,724 1420,770 1430,930 -60,930'), 4)),
    fill(
      ink.cabLit,
      blob(xy('60,744 300,722 676,710 1050,722 1300,752 1050,732 676,720 300,734'), 4),
    ),
    fill('#26393b', box(560, 728, 234, 70)),
    discs('#0f1719', [610, 762, 26], [676, 762, 26], [742, 762, 26]),
    lines('#e0a32c', 4, xy('610,762 624,744'), xy('676,762 662,742'), xy('742,762 760,758')),
    lines('#0f1719', 34, xy('676,868 676,960')),
    fill('#0f1719', ring, hole),
    lines(
      ink.steelLit,
      4,
      ring.slice(21, 39).map(([x, y]): Point => [x, y + 5]),
    ),
    lines('#0f1719', 26, xy('676,868 470,890'), xy('676,868 882,890')),
    discs('#0f1719', [676, 868, 58, 40]),
    // The joystick, with the right hand on it.
    lines('#0f1719', 24, xy('1190,930 1174,800')),
    {
      ink: sleeve[1],
      d: chain([
        [1320, 980, 92],
        [1206, 850, 62],
      ]),
    },
    {
      ink: sleeve[0],
      d: chain([
        [1290, 976, 60],
        [1190, 848, 42],
      ]),
    },
    {
      ink: '#7a5a36',
      d: chain([
        [1196, 832, 56],
        [1168, 778, 46],
      ]),
    },
    {
      ink: '#e2c48a',
      d: chain([
        [1182, 824, 38],
        [1156, 776, 32],
      ]),
    },
    lines('#7a5a36', 5, xy('1138,768 1168,796'), xy('1150,748 1186,776')),
    // The left hand on the wheel.
    {
      ink: sleeve[1],
      d: chain([
        [250, 990, 96],
        [410, 876, 62],
      ]),
    },
    {
      ink: sleeve[0],
      d: chain([
        [232, 972, 60],
        [392, 862, 42],
      ]),
    },
    {
      ink: '#7a5a36',
      d: chain([
        [424, 862, 54],
        [470, 812, 48],
      ]),
    },
    {
      ink: '#e2c48a',
      d: chain([
        [410, 852, 38],
        [456, 804, 34],
      ]),
    },
    lines('#7a5a36', 5, xy('448,790 490,816'), xy('464,774 506,802')),
  ]
}

/** From the seat of a telehandler: joists go up to the second floor, guided by hand from its deck. */
export function Forklifts() {
  const random = seeded(45)
  const deck = posed(
    { at: [440, 346], scale: 0.46, side: -1 },
    { ...workwear, jacket: jackets.orange },
    sun,
    guides,
  )
  const spotter = posed(
    { at: [336, 668], scale: 0.66, side: -1 },
    { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    sun,
    watches,
  )
  return (
    <Printed
      impressions={[
        ...site(random),
        ...rimmed(ink.rim, [...deck.body, ...deck.arm], [-2, -2]),
        fill(ink.shade, xy('308,660 364,660 474,684 384,688')),
        ...rimmed(ink.rim, [...spotter.body, ...spotter.arm], [-2, -2]),
        ...boom(random),
        ...cab(),
      ]}
    />
  )
}
