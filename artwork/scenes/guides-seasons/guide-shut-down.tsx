import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  night: '#15333e',
  far: '#28505a',
  snow: '#e9eee6',
  cut: '#b98550',
  cutDark: '#7d5534',
  tile: '#8fb3a8',
  tileLine: '#7a9f95',
  wall: '#d9cba6',
  wallDark: '#c3b48c',
  earth: '#4a3a2f',
  earthDark: '#382c26',
  white: '#f6f1e0',
  whiteDark: '#bdbaa6',
  copper: '#d07a45',
  copperDark: '#8e4a2a',
  brass: '#e0b04a',
  red: '#c2402c',
  pink: '#ef8fa4',
  pinkDark: '#c45f78',
  hose: '#2f6a4c',
  blue: '#5aa0b8',
  dark: '#1d2b2f',
  steel: '#8d9a98',
  rim: '#fff6dc',
} as const

const sun: Point = [0.45, -0.85]
const floor = 740

/** A drain and its trap below the floor, with antifreeze in its bend. */
const trap = (x: number, filled: boolean): Impression[] => {
  const bend = curve(xy('0,0 0,70 14,104 46,108 66,84 72,56 100,50'), 4).map(([px, py]): Point => [
    x + px,
    floor + 8 + py,
  ])
  const low = curve(xy('0,62 14,104 46,108 68,76'), 4).map(([px, py]): Point => [
    x + px,
    floor + 8 + py,
  ])
  return [
    lines(ink.dark, 44, bend),
    lines(ink.white, 36, bend),
    lines(filled ? ink.pink : ink.blue, 22, low),
  ]
}

/** The house in section: a bath and the room with the water heater, the drains in the crawl space. */
function house(): Impression[] {
  const random = seeded(51)
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    fill(ink.earth, box(0, 850, 1600, 50)),
    fill(ink.earthDark, ...flecks(random, [0, 1600], [858, 896], 60, [4, 9])),
    fill(ink.earthDark, box(70, floor + 20, 1460, 92)),
    fill(ink.tile, box(70, 90, 700, 650)),
    lines(
      ink.tileLine,
      3,
      ...Array.from({ length: 8 }, (_, i) => xy(`70,${150 + i * 74} 770,${150 + i * 74}`)),
      ...Array.from({ length: 9 }, (_, i) => xy(`${140 + i * 74},76 ${140 + i * 74},740`)),
    ),
    fill(ink.wall, box(770, 90, 760, 650)),
    fill(ink.wallDark, box(770, 90, 760, 86), box(770, 690, 760, 50)),
    // A window on the night.
    fill(ink.white, box(392, 176, 236, 196)),
    fill(ink.night, box(408, 192, 204, 164)),
    fill(
      ink.far,
      ...[430, 488, 556, 584].map((x, i) => put(spruce(random, 90 + (i % 2) * 40, 0.2), [x, 340])),
    ),
    fill(ink.snow, box(408, 330, 204, 26)),
    fill(ink.snow, ...flecks(random, [412, 608], [196, 330], 22, [2, 3])),
    fill(ink.white, box(502, 184, 12, 180), box(380, 366, 260, 16)),
    // What is cut: ceiling, walls, floor.
    fill(ink.snow, curve(xy('-20,20 300,-6 1300,-6 1620,24 1620,60 -20,60'), 3)),
    fill(ink.cut, box(0, 52, 1600, 22)),
    fill(ink.white, box(40, 74, 1520, 18)),
    fill(ink.cut, box(34, 74, 36, 776), box(1530, 74, 36, 776)),
    fill(ink.cutDark, box(34, 74, 12, 776), box(1554, 74, 12, 776)),
    fill(ink.cut, box(762, 92, 22, 648), box(34, floor, 1532, 24)),
    fill(ink.snow, curve(xy('-20,800 20,790 34,786 34,900 -20,900'), 3)),
    fill(ink.snow, curve(xy('1566,780 1590,786 1620,794 1620,900 1566,900'), 3)),
    // The drains run to the street.
    lines(ink.dark, 44, xy('330,800 1620,832')),
    lines(ink.white, 36, xy('330,800 1620,832')),
    ...trap(240, true),
    ...trap(882, false),
  ]
}

/** A shower with its drain, and a toilet with tape over the bowl. */
function bath(): Impression[] {
  return [
    fill(ink.white, box(78, floor - 16, 286, 20)),
    fill(ink.dark, box(216, floor - 18, 50, 8)),
    fill(ink.whiteDark, box(352, 150, 8, 576)),
    lines(ink.steel, 12, curve(xy('104,300 104,196 120,170 176,166 190,186'), 4)),
    fill(ink.steel, xy('162,184 218,184 230,204 150,204')),
    discs(ink.steel, [104, 380, 22]),
    lines(ink.dark, 8, xy('104,380 104,416')),
    // The toilet.
    fill(ink.whiteDark, xy('690,470 758,470 758,590 690,590')),
    fill(ink.white, xy('690,470 736,470 736,590 690,590')),
    fill(ink.white, box(682, 458, 82, 16)),
    fill(ink.whiteDark, xy('580,586 758,586 744,660 716,740 634,740 630,690 592,650')),
    fill(ink.white, xy('580,586 706,586 700,650 676,740 634,740 630,690 592,650')),
    fill(ink.red, xy('572,574 700,574 700,592 572,592')),
  ]
}

/** Copper from above down to the main valve; the water heater and its hose. */
function plant(): Impression[] {
  const hose = curve(
    xy('1250,690 1206,706 1170,730 1090,722 1020,738 960,722 926,716 896,722 882,734 882,760'),
    6,
  )
  return [
    lines(
      ink.copperDark,
      24,
      xy('70,136 1376,136'),
      xy('940,136 940,736'),
      xy('1376,136 1376,250'),
    ),
    lines(ink.copper, 12, xy('70,133 1376,133'), xy('936,136 936,736'), xy('1372,136 1372,250')),
    fill(ink.copperDark, box(908, 728, 64, 14)),
    fill(ink.steel, ...[220, 520, 850, 1180].map((x) => box(x, 92, 10, 58))),
    // The valve, closed: its lever lies across the pipe.
    fill(ink.brass, box(916, 350, 48, 84), box(906, 376, 68, 32)),
    // The heater.
    fill(ink.dark, box(1262, 720, 228, 20)),
    fill(
      ink.whiteDark,
      blob(xy('1250,300 1264,262 1376,246 1490,262 1502,300 1502,726 1250,726'), 1),
    ),
    fill(ink.white, xy('1330,250 1376,246 1480,262 1490,300 1490,726 1330,726')),
    fill(ink.steel, box(1250, 330, 252, 12), box(1250, 660, 252, 12)),
    fill(ink.dark, box(1372, 560, 84, 74)),
    discs(ink.red, [1414, 596, 16]),
    fill(ink.brass, box(1236, 680, 28, 22)),
    lines(ink.dark, 22, hose),
    lines(ink.hose, 15, hose),
    fill(ink.dark, box(848, floor - 6, 68, 10)),
  ]
}

const pours: Pose = {
  hip: [52, -140],
  shoulder: [-14, -236],
  head: [-52, -298],
  look: 0.5,
  far: { elbow: [-64, -176], hand: [-116, -184], knee: [-64, -136], foot: [-62, 0] },
  near: { elbow: [-28, -164], hand: [-84, -226], knee: [24, -28], foot: [130, -20], toe: 62 },
}
const closes: Pose = {
  hip: [24, -184],
  shoulder: [-8, -298],
  head: [-40, -370],
  look: 0.16,
  far: { elbow: [-34, -232], hand: [-70, -190], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-60, -244], hand: [-114, -318], knee: [36, -106], foot: [48, 0] },
}

/** A cabin cut open on its last evening before winter: one closes the main while the heater drains, one pours antifreeze into the shower’s trap. */
export function ShutDown() {
  const a = { at: [414, floor] as Point, scale: 1.12 }
  const b = { at: [1096, floor] as Point, scale: 1.12 }
  const one = posed(a, { ...workwear, jacket: jackets.yellow, cap: jackets.teal }, sun, pours)
  const two = posed(
    b,
    { ...workwear, jacket: jackets.plaid, hat: ['#f8f0da', '#b3a27a'] },
    sun,
    closes,
  )
  const s = standing(a)
  return (
    <Printed
      impressions={[
        ...house(),
        ...bath(),
        ...plant(),
        // The jug and what comes out of it.
        ...rimmed(ink.rim, one.body, [4, -4]),
        lines(ink.pinkDark, 12, curve([s.point([-168, -168]), [240, 590], [240, 724]], 5)),
        lines(ink.pink, 6, curve([s.point([-168, -168]), [240, 590], [240, 724]], 5)),
        fill(
          ink.pinkDark,
          s.shape(xy('-62,-244 -130,-284 -166,-216 -178,-176 -158,-164 -144,-186 -96,-170')),
        ),
        fill(
          ink.pink,
          s.shape(xy('-100,-266 -130,-284 -166,-216 -176,-180 -162,-172 -148,-196 -120,-204')),
        ),
        fill(ink.white, s.shape(xy('-112,-248 -134,-258 -150,-222 -128,-212'))),
        ...rimmed(ink.rim, one.arm, [4, -4]),
        ...rimmed(ink.rim, two.body, [4, -4]),
        // The tag, on its wire.
        lines(ink.red, 20, xy('932,390 1010,378')),
        lines(ink.dark, 3, xy('930,400 890,452')),
        fill(ink.whiteDark, xy('866,462 886,446 906,462 906,546 866,546')),
        fill(ink.white, xy('862,460 882,444 902,460 902,542 862,542')),
        fill(ink.red, box(870, 474, 24, 8)),
        lines(ink.dark, 4, xy('870,500 894,500'), xy('870,514 890,514')),
        discs(ink.red, [882, 458, 4]),
        ...rimmed(ink.rim, two.arm, [4, -4]),
      ]}
    />
  )
}
