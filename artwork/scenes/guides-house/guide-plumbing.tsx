import { label } from '../../kit/draft/notes.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  room: '#f1d596',
  roomDark: '#dfb96e',
  far: '#c9954f',
  floor: '#b9803f',
  inside: '#23444a',
  insideDark: '#17323a',
  lip: '#3a656a',
  door: '#4f8480',
  doorDark: '#356460',
  steel: '#c9d0c8',
  steelDark: '#7f8f90',
  pvc: '#f7f1de',
  pvcDark: '#a9aa9b',
  nut: '#cfcbb6',
  brass: '#e0b04a',
  copper: '#c8693a',
  copperDark: '#8e4426',
  red: '#c2402c',
  blue: '#3f7f9f',
  dark: '#13262c',
  rim: '#fff4cf',
  tool: '#b8402c',
} as const

const sun: Point = [-0.1, -0.95]

/** The kitchen through the open cabinet. */
const kitchen = (): Impression[] => [
  fill(ink.room, box(0, 0, 1600, 900)),
  fill(ink.roomDark, box(0, 560, 1600, 110)),
  fill(ink.floor, box(0, 640, 1600, 260)),
  // A table across the room.
  fill(ink.far, box(560, 330, 520, 26), box(590, 356, 26, 290), box(1020, 356, 26, 290)),
  fill(ink.far, box(690, 430, 110, 16), box(690, 300, 16, 346), box(790, 446, 14, 200)),
]

/** What we look out of: sides, bottom, doors. */
function cabinet(): Impression[] {
  const random = seeded(15)
  return [
    // Doors, open toward the room.
    fill(ink.doorDark, xy('232,150 330,196 330,690 232,770')),
    fill(ink.door, xy('232,150 250,158 250,756 232,770')),
    fill(ink.doorDark, xy('1368,150 1270,196 1270,690 1368,770')),
    fill(ink.door, xy('1368,150 1350,158 1350,756 1368,770')),
    fill(ink.inside, xy('0,0 240,150 240,762 0,910')),
    fill(ink.insideDark, xy('0,0 240,150 240,210 0,120')),
    fill(ink.inside, xy('1600,0 1360,150 1360,762 1600,910')),
    fill(ink.insideDark, xy('1600,0 1360,150 1360,210 1600,120')),
    fill(ink.insideDark, xy('0,-10 0,0 240,150 1360,150 1600,0 1600,-10')),
    fill(ink.lip, xy('0,910 240,744 1360,744 1600,910')),
    fill(ink.rim, box(240, 740, 1120, 8)),
    lines(ink.inside, 4, ...grain(random, [100, 840], [1500, 840], 110, 16)),
    // A thermometer for the first cold night.
    lines(ink.brass, 4, xy('124,300 124,352')),
    fill(ink.dark, xy('62,350 190,362 190,478 62,482')),
    fill(ink.pvc, xy('66,350 182,361 182,470 66,474')),
    fill('#b9c9a6', xy('80,372 170,379 170,436 80,440')),
    label('41', [125, 424], { side: 'middle', cap: 34, ink: ink.dark }),
  ]
}

const pipe = (wide: number, ink1: string, ink2: string, each: Point[]): Impression[] => [
  lines(ink.dark, wide + 8, each),
  lines(ink2, wide, each),
  lines(
    ink1,
    wide * 0.5,
    each.map(([x, y]): Point => [x - wide * 0.14, y - wide * 0.14]),
  ),
]

const nut = (x: number, y: number, wide = 100): Impression[] => [
  fill(ink.dark, box(x - wide / 2 - 5, y - 29, wide + 10, 58)),
  fill(ink.pvcDark, box(x - wide / 2, y - 24, wide, 48)),
  fill(ink.nut, box(x - wide / 2, y - 24, wide * 0.6, 48)),
  lines(
    ink.pvcDark,
    5,
    ...[-26, -6, 14].map((d): Point[] => [
      [x + d, y - 20],
      [x + d, y + 20],
    ]),
  ),
]

/** The bottom of the sink, its supplies with their stops, the trap. */
function plumbing(): Impression[] {
  const stop = (x: number, y: number, color: string): Impression[] => [
    ...pipe(28, ink.copper, ink.copperDark, xy(`${x},770 ${x},${y}`)),
    fill(ink.dark, box(x - 29, y - 45, 58, 78)),
    fill(ink.brass, box(x - 24, y - 40, 48, 68)),
    fill(
      ink.dark,
      blob(
        xy(
          `${x - 66},${y - 6} ${x - 40},${y - 34} ${x},${y - 26} ${x + 40},${y - 34} ${x + 66},${y - 6} ${x + 40},${y + 22} ${x},${y + 14} ${x - 40},${y + 22}`,
        ),
        4,
      ),
    ),
    fill(
      color,
      blob(
        xy(
          `${x - 58},${y - 6} ${x - 38},${y - 26} ${x},${y - 19} ${x + 38},${y - 26} ${x + 58},${y - 6} ${x + 38},${y + 14} ${x},${y + 7} ${x - 38},${y + 14}`,
        ),
        4,
      ),
    ),
    fill(ink.dark, box(x - 34, 764, 68, 14)),
  ]
  return [
    fill(ink.dark, blob(xy('520,-40 1120,-40 1100,150 1010,196 620,196 530,150'), 3)),
    fill(ink.steelDark, blob(xy('530,-40 1110,-40 1088,142 1000,184 630,184 540,142'), 3)),
    fill(ink.steel, blob(xy('540,-40 860,-40 840,110 780,166 636,172 552,134'), 3)),
    ...pipe(24, ink.steel, ink.steelDark, curve(xy('600,560 598,430 680,330 706,180'), 6)),
    ...pipe(24, ink.steel, ink.steelDark, curve(xy('1090,600 1096,450 1000,340 960,180'), 6)),
    ...stop(600, 610, ink.red),
    ...stop(1090, 640, ink.blue),
    ...pipe(64, ink.pvc, ink.pvcDark, xy('850,190 850,470')),
    ...pipe(
      64,
      ink.pvc,
      ink.pvcDark,
      curve(xy('850,480 848,570 806,628 760,628 716,600 706,520 690,486 640,474 280,470'), 6),
    ),
    fill(ink.dark, box(236, 416, 20, 108)),
    ...nut(850, 240, 110),
    ...nut(850, 470, 104),
  ]
}

const wrenches: Pose = {
  hip: [54, -140],
  shoulder: [-16, -234],
  head: [-58, -292],
  look: 0.1,
  far: { elbow: [-70, -186], hand: [-128, -160], knee: [-64, -136], foot: [-62, 0] },
  near: { elbow: [-52, -156], hand: [-122, -202], knee: [24, -28], foot: [130, -20], toe: 62 },
}
const learns: Pose = {
  hip: [54, -140],
  shoulder: [-10, -236],
  head: [-50, -298],
  look: 0.3,
  far: { elbow: [-60, -220], hand: [-112, -244], knee: [-64, -136], foot: [-62, 0] },
  near: { elbow: [-44, -162], hand: [-104, -144], knee: [24, -28], foot: [130, -20], toe: 62 },
}

/** Out of the cabinet under a sink: a plumber tightens the trap, the owner finds the stop with a hand and a flashlight. */
export function Plumbing() {
  const a = { at: [1240, 800] as Point, scale: 1.62 }
  const b = { at: [410, 806] as Point, scale: 1.56, side: -1 as const }
  const one = posed(a, { ...workwear, jacket: jackets.orange, cap: jackets.teal }, sun, wrenches)
  const two = posed(
    b,
    {
      ...workwear,
      jacket: jackets.plaid,
      pants: ['#4c6a86', '#23384a'],
      gloves: workwear.skin,
      hair: ['#5a3a26', '#2e1f18'],
    },
    sun,
    learns,
  )
  const s = standing(a)
  const t = standing(b)
  const grip = s.point([-126, -204])
  return (
    <Printed
      impressions={[
        ...kitchen(),
        ...rimmed(ink.rim, one.body, [-4, -5]),
        ...rimmed(ink.rim, two.body, [4, -5]),
        fill(ink.dark, t.shape(xy('-98,-240 -106,-264 -156,-258 -170,-270 -182,-226 -160,-232'))),
        fill(ink.brass, t.shape(xy('-160,-264 -172,-272 -184,-226 -166,-230'))),
        ...cabinet(),
        ...rimmed(ink.rim, two.arm, [4, -5]),
        ...plumbing(),
        // Fingers on the stop.
        ...two.arm.slice(-2),
        // The wrench on the nut of the trap.
        lines(ink.dark, 40, [
          [grip[0] + 60, grip[1] + 16],
          [930, 472],
        ]),
        lines(ink.tool, 30, [
          [grip[0] + 60, grip[1] + 16],
          [930, 472],
        ]),
        fill(
          ink.dark,
          xy('960,440 930,408 786,408 786,446 908,446 908,494 786,494 786,530 930,530 960,506'),
        ),
        fill(
          ink.steel,
          xy('950,444 926,416 794,416 794,438 916,438 916,502 794,502 794,522 926,522 950,502'),
        ),
        ...rimmed(ink.rim, one.arm, [-4, -5]),
        // A bucket under it.
        fill(ink.dark, xy('640,690 920,690 890,850 670,850')),
        fill(ink.brass, xy('650,698 910,698 882,842 678,842')),
        fill(ink.rim, xy('650,698 740,698 742,842 678,842')),
        discs(ink.dark, [780, 694, 140, 20]),
        discs(ink.blue, [780, 698, 118, 13]),
      ]}
    />
  )
}
