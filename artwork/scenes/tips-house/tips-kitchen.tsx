import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  night: '#173540',
  snow: '#eef0e2',
  snowShade: '#a9bdbb',
  cut: '#c48a4e',
  cutDark: '#8a5a33',
  wool: '#e3a9a0',
  wall: '#f0d9a8',
  wallDark: '#e2c389',
  tile: '#4f8480',
  tileLine: '#3d6c6a',
  cabinet: '#2b4f50',
  dark: '#1d2b2f',
  copper: '#c8693a',
  copperDark: '#8e4426',
  steel: '#d3d6c8',
  steelDark: '#8f9a97',
  steam: '#fbf3dc',
  air: '#3f8fa6',
  fire: '#f0a63c',
  red: '#c2402c',
} as const

const sun: Point = [-0.35, -0.9]
const floor = 790

/** The roof and its snow, cut; what is under it is one room, and the neighbors’ lamp below. */
function shell(): Impression[] {
  const rafters = Array.from({ length: 11 }, (_, i) => 40 + i * 150)
  const roof = (x: number) => 196 - x * 0.045
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    fill(ink.snow, ...flecks(seeded(12), [0, 1600], [0, 120], 60, [2, 4])),
    fill(ink.wall, box(70, 170, 1450, 620)),
    fill(ink.wallDark, box(70, 170, 1450, 100)),
    fill(
      ink.snowShade,
      curve(xy('-20,164 200,128 500,120 800,100 1100,92 1400,72 1620,70 1620,134 -20,206'), 3),
    ),
    fill(
      ink.snow,
      curve(xy('-20,150 200,112 500,104 800,84 1100,76 1400,56 1620,54 1620,104 -20,176'), 3),
    ),
    fill(ink.cutDark, xy('-20,196 1620,122 1620,138 -20,212')),
    fill(ink.wool, xy('70,206 1520,140 1520,190 70,256')),
    fill(
      ink.cut,
      ...rafters.map((x): Point[] => [
        [x, roof(x) + 14],
        [x + 22, roof(x) + 13],
        [x + 22, roof(x) + 62],
        [x, roof(x) + 63],
      ]),
    ),
    fill(ink.snow, xy('70,258 1520,192 1520,202 70,268')),
    // Walls and floor, cut.
    fill(ink.cut, box(40, 200, 30, 600), box(1520, 130, 30, 670)),
    fill(ink.cutDark, box(58, 250, 12, 540), box(1520, 190, 12, 600)),
    fill(ink.cut, box(40, floor, 1510, 20)),
    fill(ink.cutDark, box(40, floor + 20, 1510, 42)),
    fill(ink.cut, ...Array.from({ length: 13 }, (_, i) => box(60 + i * 122, floor + 20, 22, 42))),
    fill(ink.snow, box(40, floor + 62, 1510, 10)),
    fill(ink.wallDark, box(40, floor + 72, 1510, 60)),
  ]
}

/** Range, hood and one straight duct; the cap is above the snow. */
function range(): Impression[] {
  return [
    fill(ink.tile, box(820, 380, 640, 190)),
    lines(
      ink.tileLine,
      4,
      ...[428, 476, 524].map((y) => xy(`820,${y} 1460,${y}`)),
      ...Array.from({ length: 12 }, (_, i) => xy(`${840 + i * 56},380 ${840 + i * 56},428`)),
      ...Array.from({ length: 12 }, (_, i) => xy(`${824 + i * 56},428 ${824 + i * 56},476`)),
      ...Array.from({ length: 12 }, (_, i) => xy(`${840 + i * 56},476 ${840 + i * 56},524`)),
    ),
    fill(ink.steelDark, box(992, 40, 116, 300)),
    fill(ink.steel, box(992, 40, 60, 300)),
    lines(ink.steelDark, 5, xy('992,150 1108,150'), xy('992,226 1108,226')),
    fill(ink.dark, xy('964,46 984,12 1116,12 1136,46')),
    fill(ink.steel, xy('964,40 984,8 1070,8 1060,40')),
    fill(ink.copperDark, xy('992,250 1108,250 1236,352 1236,384 864,384 864,352')),
    fill(ink.copper, xy('992,250 1050,250 1010,352 1010,374 864,374 864,352')),
    fill(ink.fire, box(890, 384, 320, 7)),
    // Counter and cabinets.
    fill(ink.cabinet, box(820, 580, 640, 196)),
    fill(ink.dark, box(820, 766, 640, 24)),
    fill(ink.snow, box(810, 564, 660, 20)),
    fill(ink.steel, box(900, 560, 300, 208)),
    fill(ink.steelDark, box(900, 604, 300, 10), box(926, 640, 248, 106)),
    fill(ink.dark, box(940, 654, 220, 80), box(892, 552, 316, 12)),
    fill(ink.fire, blob(xy('968,728 976,692 1010,678 1060,676 1120,684 1146,706 1150,728'), 4)),
    discs(ink.copper, ...[936, 992, 1048, 1104, 1160].map((x) => [x, 586, 11] as const)),
    lines(ink.copper, 8, xy('1250,620 1330,620'), xy('1380,620 1440,620'), xy('936,630 1164,630')),
    // A stock pot on, a small one behind.
    fill(ink.air, blob(xy('916,552 930,532 950,548 970,530 990,546 1010,530 1034,552'), 3)),
    fill(ink.air, blob(xy('1100,552 1114,536 1130,548 1146,534 1166,552'), 3)),
    fill(ink.steelDark, box(906, 440, 140, 96)),
    fill(ink.steel, box(906, 440, 84, 96)),
    fill(ink.dark, box(898, 434, 156, 10)),
    fill(ink.copperDark, box(1096, 484, 84, 52)),
    fill(ink.copper, box(1096, 484, 44, 52)),
    lines(ink.dark, 10, xy('1180,496 1244,490')),
  ]
}

/** A wood stove whose door draws, and its flue. */
function stove(): Impression[] {
  return [
    fill(ink.dark, box(196, 60, 44, 480)),
    fill('#3d4b4e', box(196, 60, 16, 480)),
    fill(ink.dark, xy('176,62 190,36 246,36 260,62')),
    fill(ink.dark, box(110, 530, 230, 216), box(122, 740, 26, 50), box(302, 740, 26, 50)),
    fill('#3d4b4e', box(110, 530, 230, 20), box(110, 550, 22, 196)),
    fill(ink.copperDark, box(150, 580, 160, 120)),
    fill(
      ink.fire,
      blob(xy('164,696 170,650 190,668 206,606 232,654 250,622 270,668 290,650 298,696'), 4),
    ),
    fill(ink.steam, blob(xy('196,696 206,664 222,676 236,650 252,696'), 4)),
    fill(ink.steelDark, box(70, 782, 330, 10)),
  ]
}

/** Air that comes in, and its head. */
const arrow = (shaft: string, tip: string): Impression[] => [
  lines(ink.air, 24, curve(xy(shaft), 6)),
  fill(ink.air, xy(tip)),
]

const stirs: Pose = {
  hip: [12, -184],
  shoulder: [-12, -300],
  head: [-42, -370],
  look: 0.35,
  far: { elbow: [-66, -236], hand: [-118, -262], knee: [36, -106], foot: [48, 0] },
  near: { elbow: [-30, -224], hand: [-128, -308], knee: [-22, -108], foot: [-34, 0] },
}
const tests: Pose = {
  hip: [52, -140],
  shoulder: [-10, -238],
  head: [-46, -302],
  look: 0.25,
  far: { elbow: [-66, -196], hand: [-70, -140], knee: [-64, -136], foot: [-62, 0] },
  near: { elbow: [-52, -172], hand: [-136, -206], knee: [24, -28], foot: [130, -20], toe: 62 },
}

/** A kitchen in section at altitude: more steam under a deep hood, one straight duct, air let in for what goes out, and the wood stove tested meanwhile. */
export function TipsKitchen() {
  const a = { at: [782, floor] as Point, scale: 1.02, side: -1 as const }
  const cook = posed(
    a,
    {
      ...workwear,
      jacket: jackets.plaid,
      pants: ['#4c6a86', '#23384a'],
      gloves: workwear.skin,
      hair: ['#5a3a26', '#2e1f18'],
    },
    sun,
    stirs,
  )
  const s = standing(a)
  const b = { at: [510, floor] as Point, scale: 1.04 }
  const tester = posed(
    b,
    { ...workwear, jacket: jackets.yellow, hat: ['#4f8480', '#21393c'] },
    sun,
    tests,
  )
  const t = standing(b)
  const hand = s.point([-132, -310])
  const stick = t.point([-150, -208])
  return (
    <Printed
      impressions={[
        ...shell(),
        ...stove(),
        ...range(),
        // Steam, all of it under the hood.
        fill(
          ink.steam,
          blob(
            xy('924,434 908,412 930,388 922,350 960,340 1000,350 1026,384 1012,410 1032,434'),
            4,
          ),
          blob(
            xy('1108,484 1096,456 1116,430 1104,392 1136,360 1164,392 1150,430 1170,456 1164,484'),
            4,
          ),
        ),
        fill(ink.copperDark, xy('992,250 1108,250 1236,352 1236,384 864,384 864,352')),
        fill(ink.copper, xy('992,250 1050,250 1010,352 1010,374 864,374 864,352')),
        fill(ink.fire, box(890, 384, 320, 7)),
        fill(ink.steam, blob(xy('1010,14 996,-10 1020,-50 1090,-60 1110,-10 1090,14'), 4)),
        // Air comes in through its own inlet.
        fill(ink.steel, box(1440, 300, 160, 54)),
        fill(ink.steelDark, box(1440, 336, 160, 18), box(1426, 290, 18, 74)),
        ...arrow('1404,326 1350,326 1312,344', '1258,378 1288,316 1332,366'),
        lines(ink.cutDark, 12, [hand, [966, 452]]),
        ...rimmed(ink.steam, cook.body, [3, -4]),
        // An apron.
        fill(ink.snow, s.shape(xy('-58,-292 -34,-300 -30,-190 -24,-96 -60,-90 -52,-190'))),
        ...rimmed(ink.steam, cook.arm, [3, -4]),
        ...rimmed(ink.steam, tester.body, [-4, -4]),
        // The smoke of the stick leans toward the stove.
        lines(ink.dark, 9, [t.point([-120, -204]), stick]),
        discs(ink.red, [...stick, 6]),
        lines(
          ink.snowShade,
          10,
          curve(
            [
              stick,
              [stick[0] - 12, stick[1] - 46],
              [stick[0] - 40, stick[1] - 40],
              [stick[0] - 56, stick[1] + 6],
              [stick[0] - 84, stick[1] + 44],
            ],
            5,
          ),
        ),
        ...rimmed(ink.steam, tester.arm, [-4, -4]),
        // The neighbors’ lamp.
        lines(ink.dark, 5, xy('640,862 640,880')),
        fill(ink.red, xy('600,900 616,878 664,878 680,900')),
      ]}
    />
  )
}
