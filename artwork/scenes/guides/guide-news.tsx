import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#d3e0d8',
  far: '#adc5b9',
  woods: '#6f8f7c',
  snow: '#f7f3e4',
  shade: '#a9c0c0',
  truck: '#2d6a70',
  truckLit: '#4f9092',
  truckDark: '#173a41',
  dark: '#15262b',
  seat: '#6b4a35',
  seatDark: '#3d2b23',
  glass: '#e6ecdf',
  steel: '#a9b5ae',
  paper: '#fbf3dc',
  lumber: '#d9a55e',
  lumberDark: '#94622f',
  red: '#c2402c',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.8, -0.5]

/** Snow is coming down on the woods behind the lot. */
function morning(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1700) / count - 30 + between(random, -18, 18),
        y,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...row(30, 480, [90, 170]), box(0, 440, 1600, 160)),
    fill(ink.woods, ...row(19, 540, [110, 200]), box(0, 510, 1600, 90)),
    fill(ink.snow, land('-20,560 300,540 700,556 1100,548 1620,560', 900)),
  ]
}

/** The inside of the cab, as far as its window shows it. */
const cab = (random: Random): Impression[] => [
  fill(ink.dark, xy('430,500 600,140 1196,140 1216,500')),
  fill(ink.glass, xy('640,430 716,186 1040,186 1052,430')),
  fill(
    ink.woods,
    ...[672, 716, 748, 990, 1026].map((x, i) =>
      put(spruce(random, 90 + ((i * 37) % 60)), [x, 432]),
    ),
  ),
  fill(ink.sky, xy('470,470 606,196 640,186 556,470')),
  fill(ink.seatDark, xy('1040,500 1066,300 1160,300 1176,330 1180,500')),
  fill(ink.seat, xy('1052,500 1078,318 1140,318 1130,500')),
  fill(ink.seatDark, xy('1082,196 1150,196 1162,280 1092,284')),
  fill(ink.seat, xy('1092,206 1130,206 1136,272 1100,276')),
  // The dash, with a hard hat and a roll of plans under the windshield.
  fill(ink.seatDark, xy('440,500 470,446 600,440 650,470 650,500')),
  fill(ink.paper, xy('470,430 600,420 606,438 476,448')),
  fill(ink.red, curve(xy('512,428 516,396 544,376 576,384 594,424'), 5)),
  fill('#8a2d22', xy('500,426 604,420 604,430 500,436')),
]

/** The truck's side, close: hood, door, bed, snow on all of it. */
const truck = (): Impression[] => [
  // The bed and its rack.
  fill(ink.truckDark, xy('1290,520 1640,520 1640,900 1290,900')),
  fill(ink.truck, xy('1300,540 1640,540 1640,800 1300,800')),
  fill(ink.truckLit, box(1290, 516, 350, 20)),
  // Body under the window, hood, roof.
  fill(ink.truckDark, xy('-40,560 180,516 400,488 1290,488 1290,900 -40,900')),
  fill(ink.truck, xy('-40,590 180,546 410,510 1290,510 1290,820 -40,820')),
  fill(ink.truckLit, xy('-40,556 180,512 400,484 1290,484 1290,512 410,514 180,548 -40,592')),
  fill(
    ink.truckDark,
    xy(
      '368,492 560,120 620,92 1200,92 1270,130 1290,500 1216,500 1196,146 640,146 600,160 440,492',
    ),
  ),
  fill(
    ink.truck,
    xy(
      '386,492 570,130 624,104 1196,104 1250,136 1262,492 1228,492 1206,130 626,130 590,150 424,492',
    ),
  ),
  fill(ink.truckLit, xy('386,492 570,130 624,104 646,104 600,136 412,492')),
  lines(
    ink.truckDark,
    5,
    xy('452,500 444,620 472,856'),
    xy('1234,500 1240,700 1228,856'),
    xy('-20,700 440,690'),
  ),
  lines(ink.truckLit, 7, xy('470,690 1222,690')),
  fill(ink.truckDark, box(1100, 566, 104, 34)),
  fill(ink.steel, box(1104, 566, 96, 15)),
  // Wheels, as far as we see them.
  discs(ink.dark, [150, 930, 176], [1510, 940, 170]),
  discs(ink.truckDark, [150, 946, 128], [1510, 956, 124]),
  // Snow.
  fill(
    ink.shade,
    curve(
      xy('596,110 610,76 700,58 900,62 1120,56 1236,72 1262,112 1150,104 900,110 700,102 596,110'),
      4,
    ),
    curve(xy('-40,566 -40,510 120,478 300,462 376,470 392,492 240,512 100,540 -40,566'), 4),
  ),
  fill(
    ink.snow,
    curve(
      xy('596,100 612,66 700,48 900,52 1120,46 1236,62 1258,100 1150,88 900,94 700,88 596,100'),
      4,
    ),
    curve(xy('-40,546 -40,500 120,468 300,452 372,462 384,482 240,498 100,524 -40,546'), 4),
  ),
  // The mirror.
  fill(ink.truckDark, xy('392,380 470,372 482,388 482,478 468,490 396,484')),
  fill(ink.truckLit, xy('392,380 470,372 476,380 400,390 402,478 396,484')),
]

const writes: Pose = {
  hip: [26, -186],
  shoulder: [-4, -302],
  head: [-38, -372],
  look: 0.42,
  far: { elbow: [-70, -246], hand: [-142, -262], knee: [-90, -150], foot: [-120, 0] },
  near: { elbow: [20, -226], hand: [-88, -262], knee: [-80, -150], foot: [-110, 0] },
}
const pours: Pose = {
  hip: [26, -186],
  shoulder: [0, -302],
  head: [-30, -374],
  look: 0.3,
  far: { elbow: [-62, -262], hand: [-134, -272], knee: [-22, -108], foot: [-40, 0] },
  near: { elbow: [-24, -232], hand: [-100, -352], knee: [36, -106], foot: [46, 0] },
}

/** Through a truck's window: the superintendent writes up the morning on the wheel; at the bed one of the crew pours coffee. */
export function News() {
  const random = seeded(411)
  const at = { at: [930, 884] as Point, scale: 1.56 }
  const driver = posed(at, { ...workwear, jacket: jackets.orange }, sun, writes)
  const s = standing(at)
  const by = { at: [1530, 866] as Point, scale: 1.42 }
  const mate = posed(
    by,
    { ...workwear, jacket: jackets.yellow, cap: ['#c2402c', '#70281f'] },
    sun,
    pours,
  )
  const t = standing(by)
  return (
    <Printed
      impressions={[
        ...morning(random),
        ...cab(random),
        lines(ink.steel, 16, s.shape(xy('-178,-210 -128,-330'))),
        ...rimmed(ink.rim, driver.body, [-4, -3]),
        // Mustache and a clipboard on the wheel.
        fill('#d9d2bf', s.shape(blob(xy('-66,-352 -58,-357 -50,-352 -53,-347 -63,-347'), 3))),
        fill(ink.lumberDark, s.shape(xy('-170,-232 -132,-322 -122,-318 -158,-226'))),
        fill(ink.paper, s.shape(xy('-164,-236 -130,-318 -96,-300 -128,-226'))),
        lines(
          ink.shade,
          4,
          ...[0, 1, 2].map((i) =>
            s.shape(xy(`${-126 - i * 9},${-296 + i * 20} ${-110 - i * 9},${-288 + i * 20}`)),
          ),
        ),
        ...rimmed(ink.rim, mate.body, [-4, -3]),
        // Thermos above, cup below.
        fill(ink.red, t.shape(xy('-156,-300 -126,-300 -130,-262 -152,-262'))),
        fill(ink.seatDark, t.shape(xy('-146,-330 -138,-330 -138,-300 -146,-300'))),
        fill(ink.dark, t.shape(xy('-150,-332 -136,-316 -52,-398 -76,-424'))),
        fill(ink.steel, t.shape(xy('-150,-332 -144,-325 -60,-407 -76,-424'))),
        ...rimmed(ink.rim, mate.arm, [-4, -3]),
        ...truck(),
        // Boards in the bed, over the rail.
        fill(ink.lumberDark, ...boxes('1300,486,340,34')),
        fill(ink.lumber, ...boxes('1300,484,340,14 1310,502,330,10')),
        ...rimmed(ink.rim, driver.arm, [-4, -3]),
        lines('#f0bd3c', 8, s.shape(xy('-80,-284 -112,-262'))),
        discs(ink.dark, [s.point([-113, -261])[0], s.point([-113, -261])[1], 3]),
        fill(
          ink.snow,
          ...flecks(random, [0, 1600], [0, 880], 90, [3, 7]).filter(
            ([[x] = [0, 0]]) => x < 430 || x > 1250,
          ),
        ),
      ]}
    />
  )
}
