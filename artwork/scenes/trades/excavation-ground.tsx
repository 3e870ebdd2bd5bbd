import type { Point } from '../../kit/path.ts'
import { rim } from '../../kit/print/figure.ts'
import { posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing, upright } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { tufts, wooded } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  heightAt,
  type Impression,
  lines,
  type Shape,
  under,
  xy,
} from '../../plates/ink.ts'
import { digger } from './excavation-digger.ts'

const ink = {
  sky: '#f3e0b4',
  haze: '#dcd0a0',
  far: '#8f9f7c',
  woods: '#55745f',
  topsoil: '#3a2a25',
  grass: '#8f9446',
  cobble: '#bd7c43',
  silt: '#96603b',
  deep: '#6b432e',
  rock: '#63676b',
  rockLit: '#878a87',
  rockDark: '#43484e',
  concrete: '#d9d0b8',
  concreteDark: '#a59e8c',
  gravel: '#cdbf9f',
  timber: '#dcae6c',
  timberDark: '#a87440',
  water: '#4d8fa6',
  seal: '#1f2c32',
} as const

/** The lot as it was: down to the right. Then what the dig leaves of it at the left and right of the house. */
const uphill = curve(xy('-20,300 180,306 340,312 440,314 568,322'), 4)
const downhill = curve(
  xy('1194,436 1240,446 1310,490 1400,566 1470,626 1520,676 1560,690 1620,696'),
  4,
)
/** The top of the rock. */
const ledge = xy(
  '-20,712 90,684 150,694 250,640 350,612 440,606 520,560 590,548 640,506 700,498 728,504',
)
/** The cut: soil lies back, rock may stand. */
const cut = xy('568,322 600,350 640,398 690,452 728,504 762,508 770,580 788,644')
const floor = 644

function backdrop(random: Random): Impression[] {
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.haze, under(curve(xy('0,214 300,190 700,206 1100,180 1600,224'), 4), 420)),
    fill(ink.far, wooded(random, '0,262 300,250 700,276 1000,262 1300,286 1620,300', 74, 17, 520)),
    fill(
      ink.woods,
      wooded(random, '1200,384 1330,392 1470,436 1620,452', 150, 34, 720),
      wooded(random, '-20,320 120,316 330,326 560,330', 96, 24, 380),
    ),
  ]
}

/** Stones that lie within both edges of a layer. */
const stones = (
  random: Random,
  [x0, x1]: readonly [number, number],
  [top, foot]: readonly [Shape, Shape],
  count: number,
  size: readonly [number, number],
): Point[][] =>
  Array.from({ length: count }, () => {
    const x = between(random, x0, x1)
    const [a, b] = [heightAt(top, x) + 14, heightAt(foot, x) - 12]
    return b - a < 12 ? [] : (flecks(random, [x, x], [a, b], 1, size)[0] ?? [])
  }).filter((each) => each.length > 0)

const lowered = (shape: Shape, by: number): Point[] => shape.map(([x, y]): Point => [x, y + by])

/** The ground left and right, in layers, and the rock below. */
function ground(random: Random): Impression[] {
  const left: Point[] = [...uphill, ...cut]
  const cobbleFoot = xy('-20,476 160,470 340,486 480,462 640,398 690,452')
  const rightFoot = xy('1194,540 1300,570 1400,630 1460,676 1620,744')
  const rockRight = xy('788,644 850,712 1000,752 1240,790 1620,812')
  return [
    // The far side of the hole, in shade.
    fill('#7d4f33', xy('560,322 1180,350 1180,640 760,660')),
    fill('#69412c', xy('690,452 1180,470 1180,640 760,660')),
    fill('#33262a', xy('560,318 1180,338 1180,358 580,338')),
    fill(ink.silt, [...left, [788, 644], [1200, floor], ...downhill, [1620, 900], [-20, 900]]),
    fill(ink.cobble, [...uphill, ...xy('600,350 640,398 480,462 340,486 160,470 -20,476')]),
    fill(ink.cobble, [...downhill, ...rightFoot.toReversed()]),
    fill(ink.deep, [...rockRight.map(([x, y]): Point => [x, y - 46]), [1620, 900], [788, 900]]),
    fill(
      '#e3c795',
      ...stones(random, [0, 600], [lowered(uphill, 30), cobbleFoot], 46, [5, 13]),
      ...stones(random, [1290, 1540], [lowered(downhill, 30), rightFoot], 26, [5, 11]),
    ),
    fill(
      '#8d5a34',
      ...stones(random, [0, 600], [lowered(uphill, 30), cobbleFoot], 40, [4, 10]),
      ...stones(random, [1290, 1540], [lowered(downhill, 30), rightFoot], 20, [4, 9]),
    ),
    fill(
      '#7c4d30',
      ...stones(random, [0, 700], [cobbleFoot, ledge], 40, [2, 6]),
      ...stones(
        random,
        [800, 1590],
        [xy('780,650 1240,650 1620,720'), lowered(rockRight, -46)],
        46,
        [2, 6],
      ),
    ),
    ...rock(random, rockRight),
    // Topsoil, and grass on it.
    fill(ink.topsoil, [...uphill, ...lowered(uphill, 26).toReversed()]),
    fill(ink.grass, [...lowered(uphill, -5), ...lowered(uphill, 4).toReversed()]),
    fill(ink.grass, ...tufts(random, lowered(uphill, -2), 46, 12)),
    lines('#e6a866', 5, cut.slice(0, 5)),
  ]
}

/** The ledge: what rises to the right has the light; beds and joints below. */
function rock(random: Random, right: Shape): Impression[] {
  const top = [...ledge, ...cut.slice(4)]
  const across = [...ledge, ...right.slice(1)]
  const faces = ledge.slice(1).flatMap(([x, y], i): Point[][] => {
    const [px, py] = ledge[i] ?? [x, y]
    const deep = between(random, 34, 58)
    return y < py - 8
      ? [
          [
            [px, py],
            [x, y],
            [x - 6, y + deep * 0.7],
            [(px + x) / 2 + 8, (py + y) / 2 + deep],
            [px + 10, py + deep * 0.5],
          ],
        ]
      : []
  })
  const beds = [64, 122, 186]
  const bed = (deep: number): Point[][] => {
    const out: Point[][] = []
    for (let x = between(random, 0, 40); x < 1500; x += between(random, 110, 240)) {
      const end = x + between(random, 60, 150)
      out.push(
        [x, (x + end) / 2, end].map((at): Point => [
          at,
          heightAt(across, at) + deep + between(random, -5, 5),
        ]),
      )
    }
    return out
  }
  const joints = Array.from({ length: 26 }, (_, i): Point[] => {
    const x = 20 + i * 58 + between(random, -18, 18)
    const deep = beds[i % 2] ?? 64
    const y = heightAt(across, x) + deep
    return [
      [x, y],
      [x - 9, y + 30],
      [x - 3, y + 58],
    ]
  })
  return [
    fill(ink.rock, [...top, ...right.slice(1), [1620, 900], [-20, 900]]),
    fill(ink.rockLit, ...faces, xy('734,508 758,510 764,576 748,596 738,560')),
    fill(ink.rockDark, [
      ...curve(xy('-20,850 200,824 420,800 640,780 860,852 1200,870 1620,880'), 2),
      [1620, 900],
      [-20, 900],
    ]),
    fill(ink.rockDark, xy('766,552 770,580 788,644 850,712 812,704 772,640')),
    lines(ink.rockDark, 4, ...beds.flatMap(bed), ...joints),
    lines(ink.rockLit, 3, ...bed(92)),
  ]
}

/** Left open overnight: its sides, what it hit, and water that came in. */
function testPit(random: Random): Impression[] {
  return [
    fill('#5c3a2a', xy('346,306 432,308 428,622 352,624')),
    fill('#7a4c31', xy('374,307 432,308 428,622 380,622')),
    fill('#2d2122', xy('346,306 432,308 432,336 346,334')),
    fill('#b98f63', ...flecks(random, [388, 420], [350, 470], 9, [4, 8])),
    fill(ink.water, xy('351,566 429,566 428,622 352,624')),
    lines('#bfe0dc', 3, xy('356,568 426,568'), xy('372,582 402,582'), xy('384,596 418,596')),
    // The rod that says how deep.
    lines('#fff6e0', 7, xy('362,296 368,612')),
    lines('#c23b2a', 7, ...[330, 386, 442, 498, 554].map((y) => xy(`362.6,${y} 363.4,${y + 26}`))),
    // A seep on its way to the pit and to the hole.
    lines(ink.water, 4, xy('432,560 486,556 520,548')),
  ]
}

/** Footings, walls, slab, the first floor, and studs on it. */
function house(): Impression[] {
  const studs = [0, 1, 2, 3, 7, 8, 9].map((i) => 872 + i * 35.4)
  return [
    // The basement’s far wall in light from the left, and its floor.
    fill('#c9b78f', box(890, 270, 286, 322)),
    fill('#b3a17d', xy('890,270 1176,270 1176,322 926,322 980,592 890,592')),
    lines('#9d8c6a', 3, xy('986,274 986,590'), xy('1082,274 1082,590')),
    discs(
      '#9d8c6a',
      ...[938, 1034, 1126].flatMap((x) => [380, 470, 548].map((y) => [x, y, 4] as const)),
    ),
    fill(ink.gravel, box(800, 626, 414, 18), box(896, 606, 272, 20)),
    fill(ink.concreteDark, box(896, 592, 274, 16)),
    fill(ink.concrete, box(896, 590, 274, 7)),
    ...[846, 1144].flatMap((x): Impression[] => [
      fill(ink.concreteDark, box(x, 596, 76, 32)),
      fill(ink.concrete, box(x, 596, 76, 10)),
    ]),
    ...[868, 1166].flatMap((x): Impression[] => [
      fill(ink.concreteDark, box(x, 280, 32, 318)),
      fill(ink.concrete, box(x, 280, 13, 318)),
    ]),
    discs('#5f5a50', ...[868, 904, 1160, 1200].map((x) => [x, 614, 4] as const)),
    // The floor: joists and boards.
    fill(ink.timberDark, box(864, 252, 338, 28)),
    fill(ink.timber, ...Array.from({ length: 9 }, (_, i) => box(872 + i * 39, 256, 9, 24))),
    fill('#f0cf93', box(858, 244, 350, 9)),
    fill(ink.timberDark, ...studs.map((x) => box(x + 6, 92, 5, 152)), box(866, 88, 334, 12)),
    // A window opening, with its header, sill and short studs.
    fill(ink.timberDark, box(982, 100, 148, 22), box(982, 196, 148, 6)),
    fill(ink.timber, box(990, 100, 138, 16), box(990, 190, 138, 8)),
    fill(ink.timber, ...[1018, 1056, 1094].map((x) => box(x, 198, 7, 40))),
    fill(ink.timber, ...studs.map((x) => box(x, 92, 7, 152))),
    fill('#f0cf93', box(866, 82, 334, 8), box(866, 236, 334, 8)),
  ]
}

const lifts = Array.from({ length: 8 }, (_, i) => 626 - i * 25)

/** Fill in thin layers between the cut and the wall, the drain in its stone, the coat on the wall. */
function backfill(random: Random): Impression[] {
  const edge = (y: number) => {
    for (let i = 1; i < cut.length; i += 1) {
      const [a, b] = [cut[i - 1] ?? [0, 0], cut[i] ?? [0, 0]]
      if (y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1] || 1)
    }
    return 788
  }
  return [
    ...lifts.flatMap((y, i): Impression[] => [
      fill(i % 2 ? '#a87145' : '#b57e50', [
        [edge(y - 25), y - 25],
        [866, y - 25],
        [866, y + 18],
        [edge(y + 18), y + 18],
      ]),
      lines('#d9a873', 3, [
        [edge(y - 25) + 3, y - 24],
        [862, y - 24],
      ]),
    ]),
    fill('#8a5834', ...flecks(random, [750, 850], [440, 560], 26, [2, 4])),
    // Stone and pipe.
    fill(ink.gravel, xy('796,644 790,596 806,560 866,556 866,600 846,600 846,644')),
    fill(
      '#968a70',
      ...flecks(random, [802, 858], [566, 592], 20, [3, 5]),
      ...flecks(random, [796, 838], [600, 640], 14, [3, 5]),
    ),
    lines('#f7f0da', 4, xy('796,640 790,596 806,560 864,556')),
    discs(ink.seal, [820, 616, 20]),
    discs('#f4efe0', [820, 616, 15]),
    discs(ink.water, [820, 620, 10, 8]),
    // The coat on the wall stays whole.
    fill(ink.seal, box(861, 300, 8, 296)),
    // The right side is filled to its finished grade.
    fill('#b57e50', [
      [1198, 436],
      ...downhill.filter(([x]) => x > 1200 && x < 1300),
      ...xy('1296,600 1266,644 1198,644'),
    ]),
    lines('#d9a873', 3, xy('1204,484 1276,484'), xy('1204,520 1292,520'), xy('1204,554 1290,554')),
    fill(ink.seal, box(1198, 434, 8, 164)),
    fill(ink.gravel, xy('1198,566 1252,566 1266,590 1266,644 1220,644 1220,598 1198,598')),
    fill(
      '#968a70',
      ...flecks(random, [1210, 1250], [574, 592], 10, [3, 5]),
      ...flecks(random, [1226, 1258], [600, 636], 10, [3, 5]),
    ),
  ]
}

/** The pipe runs out to where the hill is lower than the footing. */
function daylight(random: Random): Impression[] {
  return [
    lines(ink.seal, 28, xy('1240,616 1480,654')),
    lines('#f4efe0', 19, xy('1240,616 1486,655')),
    lines(ink.water, 7, xy('1240,620 1488,659')),
    fill(ink.seal, xy('1482,638 1498,641 1493,675 1477,672')),
    fill(ink.water, xy('1490,655 1506,662 1520,686 1570,694 1620,698 1620,706 1530,704 1500,690')),
    fill('#aaa595', ...flecks(random, [1500, 1566], [690, 706], 13, [7, 12])),
    fill('#e2dbc6', ...flecks(random, [1500, 1560], [686, 698], 9, [5, 9])),
  ]
}

/** Topsoil is back on the slope, a blanket pegged on it, a silt fence at its foot. */
function slope(random: Random): Impression[] {
  return [
    fill(ink.topsoil, [...downhill, ...lowered(downhill, 24).toReversed()]),
    fill('#d9c07c', [...lowered(downhill, -7), ...lowered(downhill, 6).toReversed()]),
    fill(ink.grass, ...tufts(random, lowered(downhill, -6), 40, 13)),
  ]
}

const fence = (): Impression[] => [
  fill('#2b2f33', xy('1552,624 1620,630 1620,706 1552,700')),
  fill('#50575a', xy('1552,624 1620,630 1620,644 1552,638')),
  lines('#dcae6c', 8, xy('1554,606 1554,714'), xy('1596,610 1596,716')),
]

const sun: Point = [-0.85, -0.5]
const scale = 0.345

/** The soils engineer writes down what the pit shows; one of the crew packs a lift. */
function people(): Impression[] {
  const engineer = upright(
    { at: [498, 318], scale, side: 1 },
    { ...workwear, jacket: jackets.yellow },
    sun,
    {
      far: [
        [-50, -230],
        [-96, -246],
      ],
      near: [
        [20, -226],
        [-62, -232],
      ],
      look: 0.3,
    },
  )
  const pad = standing({ at: [498, 318], scale, side: 1 })
  const stand = { at: [712, 427] as const, scale, side: -1 as const }
  const packer = posed(stand, { ...workwear, jacket: jackets.orange }, sun, {
    hip: [24, -180],
    shoulder: [-22, -292],
    head: [-58, -362],
    look: 0.35,
    far: { elbow: [-70, -226], hand: [-124, -206], knee: [-40, -106], foot: [-44, 0] },
    near: { elbow: [-46, -210], hand: [-112, -196], knee: [40, -100], foot: [66, 0] },
  })
  const s = standing(stand)
  return [
    ...rim('#fff0c8', engineer, [-2, -1.2]),
    ...engineer,
    fill('#fff6e0', pad.shape(xy('-108,-262 -58,-290 -40,-244 -92,-216'))),
    ...rim('#ffe2a8', packer.body, [-2, -1.2]),
    ...packer.body,
    // A jumping jack.
    lines(
      ink.seal,
      6,
      s.shape(xy('-110,-200 -190,-206 -206,-130')),
      s.shape(xy('-124,-208 -200,-214')),
    ),
    fill('#e0a32c', s.shape(xy('-176,-150 -236,-158 -244,-100 -184,-96'))),
    fill(ink.seal, s.shape(xy('-190,-98 -236,-98 -244,-22 -206,-22'))),
    fill('#8f969a', s.shape(xy('-166,-22 -270,-22 -286,-8 -280,0 -160,0'))),
    ...packer.arm,
  ]
}

/** A section through a lot: the pit that tells what’s there, the cut, the wall, the drain and what goes back. */
export function ExcavationGround() {
  const random = seeded(811)
  return (
    <Printed
      impressions={[
        ...backdrop(random),
        ...ground(random),
        ...testPit(random),
        ...house(),
        ...backfill(random),
        ...slope(random),
        ...daylight(random),
        ...fence(),
        ...digger(),
        ...people(),
      ]}
    />
  )
}
