import type { Point } from '../../kit/path.ts'
import { joints, rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { type Clothes, limb, type Standing, standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruces } from '../../plates/things.ts'
import {
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  night: '#13212b',
  log: '#2a3a42',
  seam: '#182830',
  frame: '#4b3329',
  warm: '#e9b55b',
  glow: '#f9dfa0',
  shade: '#bf7d3c',
  brown: '#7a4a2c',
  snow: '#bdd0da',
  blue: '#6f8ea3',
} as const

/** The window that one looks in through. */
const pane = { x: 480, y: 120, w: 940, h: 560 } as const
/** The lamp hangs over the table, right of its middle. */
const sun: Point = [0.35, -0.85]

/** Logs, the eave, and what snow there is outside. */
function outside(random: Random): Impression[] {
  const courses = Array.from({ length: 12 }, (_, i) => i * 78 - 20)
  return [
    fill(ink.log, box(0, 0, 1600, 900)),
    ...courses.flatMap((y): Impression[] => [
      fill('#34474f', box(0, y + 8, 1600, 20)),
      fill(ink.seam, box(0, y + 66, 1600, 12)),
      lines('#22323a', 2.5, ...grain(random, [0, y + 38], [1600, y + 38], 46, 9)),
    ]),
    // The light of the window on the wall around it.
    fill(
      '#5b4537',
      box(pane.x - 74, pane.y - 40, 24, pane.h + 90),
      box(pane.x + pane.w + 50, pane.y - 40, 24, pane.h + 90),
    ),
    fill(ink.night, xy('-20,-20 1620,-20 1620,44 -20,44')),
    fill('#d3e1e6', land('-20,-30 1620,-30', -10)),
    fill(
      '#cfdfe6',
      ...Array.from({ length: 20 }, (_, i): Point[] => {
        const x = 40 + i * 82 + between(random, -26, 26)
        const tall = between(random, 24, 88)
        return [
          [x - 7, 44],
          [x + 7, 44],
          [x + 1, 44 + tall],
        ]
      }),
    ),
  ]
}

/** The room: a board wall, shelves, plans pinned up, a stove, the lamp. */
function room(): Impression[] {
  const { x, y, w, h } = pane
  return [
    fill(ink.warm, box(x, y, w, h)),
    fill(ink.shade, box(x, y, 190, h), xy('1290,120 1420,120 1420,680 1340,680')),
    fill('#d29a4a', box(x + 190, y, 90, h)),
    fill(ink.glow, curve(xy('760,120 1180,120 1330,420 1300,560 720,560 680,400 760,120'), 4)),
    lines(
      '#c98f45',
      3,
      ...Array.from({ length: 11 }, (_, i) => xy(`${500 + i * 86},120 ${500 + i * 86},600`)),
    ),
    // A shelf of binders.
    fill(ink.brown, box(500, 300, 210, 12)),
    fill('#5c3a26', box(500, 312, 210, 6)),
    fill('#2f5a56', ...boxes('516,222,26,78 546,214,22,86 640,232,30,68')),
    fill('#8f3d2b', ...boxes('572,230,24,70 674,218,18,82')),
    fill('#e8d7ac', ...boxes('600,226,34,74')),
    // An elevation, pinned to the wall, and one of its details.
    fill('#b98240', box(1068, 196, 216, 150)),
    fill('#f6ecd2', box(1060, 188, 216, 150)),
    lines(
      '#35606a',
      5,
      xy('1086,308 1250,308'),
      xy('1100,308 1100,262 1166,216 1232,262 1232,308'),
      xy('1090,268 1166,212 1242,268'),
      xy('1130,308 1130,274 1156,274 1156,308'),
      xy('1184,272 1212,272 1212,294 1184,294 1184,272'),
    ),
    fill('#f6ecd2', box(1310, 214, 74, 104)),
    lines('#35606a', 4, xy('1324,240 1370,240'), xy('1324,258 1370,258'), xy('1324,276 1354,276')),
    discs('#a33f2b', [1168, 194, 5], [1347, 220, 5]),
    // The lamp.
    lines(ink.frame, 5, xy('968,120 968,196')),
    fill('#3a2a24', xy('900,258 932,200 1004,200 1036,258')),
    fill('#6b4a34', xy('980,200 1004,200 1036,258 1000,258')),
    fill('#fff8e0', xy('904,258 1032,258 1022,270 914,270')),
  ]
}

const her: Clothes = {
  jacket: ['#c9583a', '#6f2d25'],
  pants: ['#3f5560', '#1d2a31'],
  boots: ['#3c2a22', '#1a1514'],
  skin: ['#e6a97a', '#98603f'],
  hat: ['#4a2c20', '#24171a'],
  gloves: ['#e6a97a', '#98603f'],
}
const him: Clothes = {
  ...her,
  jacket: ['#4f7d78', '#213f43'],
  skin: ['#c08a60', '#6d452f'],
  hat: ['#8a8578', '#4c4a46'],
}

/** A head in profile, looking left and down, without a hat. */
function bare(
  s: Standing,
  [x, y]: Point,
  down: number,
  { skin, hat }: Clothes,
  hair: Shape,
): Impression[] {
  const [cos, sin] = [Math.cos(down), Math.sin(down)]
  const on = (each: Shape): Point[] =>
    s.shape(each.map(([px, py]): Point => [x + px * cos + py * sin, y - px * sin + py * cos]))
  return [
    fill(
      skin[1],
      on(xy('-22,-26 -25,-6 -33,8 -27,13 -26,24 -19,33 -2,32 12,22 24,14 28,-14 10,-34')),
    ),
    fill(skin[0], on(xy('-22,-26 -25,-6 -33,8 -27,13 -26,22 -14,24 -6,6 -4,-26'))),
    fill(hat[1], on(hair)),
    fill(hat[0], on(hair.map(([px, py]): Point => [px * 0.8 - 1, py * 0.82 - 5]))),
    fill(skin[1], on(xy('6,0 14,-4 17,6 10,14 5,8'))),
  ]
}

/** She has the guide open and a finger on the page; he leans in over the table with a roll of plans. */
function people(): Impression[] {
  const s = standing({ at: [838, 700], scale: 1.04, side: -1 })
  const t = standing({ at: [1230, 708], scale: 1.06 })
  const part = (on: Standing, text: string, cloth: readonly [string, string]) =>
    limb(on, joints(text), cloth, sun)
  const hers = [
    ...part(s, '20,-60,60 24,-150,52 4,-226,50 0,-238,46', her.jacket),
    ...part(s, '-10,-262,17 -18,-282,16', her.skin),
    ...bare(
      s,
      [-26, -318],
      0.28,
      her,
      curve(xy('-24,-30 -14,-46 14,-50 38,-30 46,8 60,44 40,62 18,40 16,4 2,-18 -24,-30'), 4),
    ),
  ]
  const his = [
    ...part(t, '60,-40,58 58,-150,52 12,-268,54 4,-284,48', him.jacket),
    ...part(t, '-16,-306,18 -34,-330,17', him.skin),
    ...bare(
      t,
      [-48, -366],
      0.42,
      him,
      curve(xy('-22,-28 -12,-42 12,-44 30,-30 32,0 26,14 20,-2 16,-12 -6,-20 -22,-28'), 4),
    ),
    fill(him.hat[1], t.shape(xy('-76,-344 -56,-336 -40,-330 -44,-318 -66,-322 -78,-332'))),
  ]
  return [
    // A chair back behind her.
    fill(ink.brown, ...boxes('700,470,20,200 700,470,80,16 700,520,70,12')),
    ...part(s, '6,-226,24 -50,-150,19 -124,-112,14', [her.jacket[1], '#54211d']),
    ...rim('#fff3cc', hers, [2, -4]),
    ...hers,
    ...part(t, '0,-276,24 -40,-176,20 -96,-104,15', [him.jacket[1], '#183034']),
    ...rim('#fff3cc', his, [-1, -4]),
    ...his,
  ]
}

/** The table, the book open on it, and their hands. */
function table(random: Random): Impression[] {
  const s = standing({ at: [838, 700], scale: 1.04, side: -1 })
  const t = standing({ at: [1230, 708], scale: 1.06 })
  const part = (on: Standing, text: string, cloth: readonly [string, string]) =>
    limb(on, joints(text), cloth, sun)
  return [
    fill('#a8662f', xy('560,588 1370,588 1420,626 1420,680 520,680')),
    fill('#d89a4e', xy('560,588 1370,588 1414,622 530,622')),
    fill('#f0c678', xy('760,588 1200,588 1180,622 740,622')),
    lines('#b87a3c', 2.5, ...grain(random, [560, 604], [1390, 604], 24, 12)),
    fill(ink.brown, box(520, 622, 900, 14)),
    // The book: two pages of text and a drawn house.
    fill('#8a5a30', xy('880,612 1174,612 1180,620 870,620')),
    fill('#2f5a56', xy('866,606 1180,606 1152,566 892,566')),
    fill(
      '#fff6dc',
      curve(xy('876,602 950,590 1022,602 1022,562 956,552 898,564'), 4),
      curve(xy('1024,602 1096,590 1170,602 1146,564 1090,552 1024,562'), 4),
    ),
    lines('#a59a80', 3, xy('912,574 1000,572'), xy('908,582 1002,580'), xy('902,590 1006,588')),
    fill('#c9803f', xy('1046,594 1050,576 1084,562 1116,576 1124,592')),
    // A mug, and rolls of plans.
    fill('#1f3f44', xy('640,552 690,552 686,604 644,604')),
    fill('#4f8580', xy('664,552 690,552 686,604 662,604')),
    lines('#4f8580', 7, curve(xy('690,566 708,568 706,588 688,592'))),
    fill('#d9c79a', xy('1220,584 1374,566 1380,588 1226,608')),
    fill('#f6ecd2', xy('1220,584 1374,566 1376,574 1222,594')),
    discs('#b8a476', [1377, 577, 6, 12]),
    ...part(s, '10,-222,27 -36,-122,21 -118,-92,15', her.jacket),
    ...part(s, '-116,-94,15 -152,-96,12', her.skin),
    ...part(s, '-148,-98,7 -170,-100,5', her.skin),
    ...part(t, '10,-278,28 66,-170,22 18,-98,16', him.jacket),
    ...part(t, '18,-98,17 -4,-96,14', him.skin),
    ...part(t, '-94,-104,15 -112,-100,13', him.skin),
  ]
}

/** The frame, its bars, snow on the sill; the reflection of a spruce; the drift below in the window's light. */
function frame(random: Random): Impression[] {
  const { x, y, w, h } = pane
  return [
    fill(
      ink.frame,
      box(x - 34, y - 34, w + 68, 34),
      box(x - 34, y, 34, h),
      box(x + w, y, 34, h),
      box(x - 34, y + h, w + 68, 26),
    ),
    fill('#7a5038', box(x - 8, y, 8, h), box(x + w, y, 8, h), box(x - 8, y - 8, w + 16, 8)),
    fill(ink.frame, box(x + 206, y, 18, h)),
    fill('#7a5038', box(x + 206, y, 5, h)),
    lines(
      '#33231f',
      2,
      ...grain(random, [x - 20, y], [x - 20, y + h], 24, 6),
      ...grain(random, [x + w + 18, y], [x + w + 18, y + h], 24, 6),
    ),
    fill(
      '#8fabba',
      land(
        `${x - 60},692 ${x + 100},676 700,684 980,672 1240,684 ${x + w + 60},674 ${x + w + 70},716`,
        722,
      ),
    ),
    fill(
      '#e9f0ee',
      land(`${x - 56},686 ${x + 100},668 700,678 980,664 1240,677 ${x + w + 56},667`, 700),
    ),
    fill('#f4dca4', land('600,690 760,682 980,672 1200,682 1320,686', 702)),
    // The ground outside.
    fill(ink.blue, land('-20,800 300,786 760,810 1200,790 1620,806', 920)),
    fill('#8ea7b4', land('-20,840 420,820 900,850 1300,826 1620,846', 920)),
    fill('#e2c78f', xy('520,806 1390,802 1560,900 380,900')),
    fill('#f3dca4', xy('740,808 1300,804 1400,900 640,900')),
    fill('#8a7354', xy('690,806 712,806 600,900 560,900')),
    ...spruces(random, ['#0e1a22', '#2f5162'], 1, [
      [130, 858, 640, 0.2],
      [330, 850, 300, 0.22],
      [1540, 872, 420, 0.2],
    ]),
    discs(
      '#e6eff2',
      ...Array.from({ length: 90 }, (): [number, number, number] => [
        between(random, 0, 1600),
        between(random, 40, 890),
        between(random, 1.6, 4.4),
      ]).filter(([px, py]) => px < x - 20 || px > x + w + 20 || py < y - 20 || py > y + h),
    ),
  ]
}

/** Through a window, from the snow outside: two people, a lamp, and the guide open between them. */
export function BuildingGuide() {
  const random = seeded(1984)
  return (
    <Printed
      impressions={[...outside(random), ...room(), ...people(), ...table(random), ...frame(random)]}
    />
  )
}
