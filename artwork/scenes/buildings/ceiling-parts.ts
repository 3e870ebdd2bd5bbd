import type { Point } from '../../kit/path.ts'
import { flecks } from '../../kit/print/texture.ts'
import { type Random, between } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { hatch } from '../../kit/draft/hatch.ts'
import {
  blob,
  box,
  boxes,
  discs,
  fill,
  type Impression,
  land,
  lens,
  lines,
  put,
  xy,
} from '../../plates/ink.ts'

/** Inks of the room and of what six firms put above it. */
export const ink = {
  night: '#173640',
  low: '#24505a',
  woods: '#0f2831',
  cut: '#101d22',
  cavity: '#1d333a',
  plaster: '#e6cfa4',
  plasterLit: '#fbefcf',
  plasterHalf: '#cfae7c',
  plasterDark: '#9c7a52',
  ceiling: '#c9a673',
  ceilingDark: '#a98555',
  floor: '#6f4a30',
  steel: '#5f7a86',
  steelLit: '#9cb3b8',
  sprinkler: '#c9452e',
  sprinklerDark: '#84271d',
  air: '#8fc4cb',
  duct: '#cfd3c9',
  ductDark: '#949c96',
  wrap: '#d9b46a',
  light: '#fff3c4',
  sound: '#2f7a72',
  shade: '#e9e0c8',
  wood: '#b0784a',
  woodDark: '#6b4329',
  snow: '#e9eef0',
} as const

/** Straight ahead; what is farther away draws toward it. */
const vanish: Point = [860, 690]
/** A point of the cut, moved `t` of the way to the far wall. */
export const deep = ([x, y]: Point, t: number): Point => {
  const k = 1 - 0.44 * t
  return [vanish[0] + (x - vanish[0]) * k, vanish[1] + (y - vanish[1]) * k]
}

export const [left, right, ceilingY, deck] = [176, 1446, 400, 112] as const

/** A strip of the ceiling from x0 to x1, between two depths. */
const strip = (x0: number, x1: number, t0 = 0, t1 = 1): Point[] => [
  deep([x0, ceilingY], t0),
  deep([x1, ceilingY], t0),
  deep([x1, ceilingY], t1),
  deep([x0, ceilingY], t1),
]
/** A strip of the left wall between two heights at the cut. */
const wallStrip = (y0: number, y1: number): Point[] => [
  [left, y0],
  deep([left, y0], 1),
  deep([left, y1], 1),
  [left, y1],
]

/** Night beyond the glass. */
export const outside = (random: Random): Impression[] => [
  fill(ink.night, box(0, 0, 1600, 900)),
  fill(ink.low, land('1100,620 1300,560 1500,600 1620,570', 900)),
  fill(
    ink.woods,
    ...[1180, 1236, 1290, 1350, 1416, 1486, 1552, 1596].map((x, i) =>
      put(spruce(random, between(random, 230, 420), 0.18), [x, 860 + (i % 3) * 20]),
    ),
    land('1100,830 1300,800 1600,820', 900),
  ),
  discs(
    '#e9e4c8',
    ...Array.from(
      { length: 26 },
      () => [between(random, 1180, 1590), between(random, 150, 560), 1.4 + random() * 1.8] as const,
    ),
  ),
]

/** The room under the ceiling: one light grazes the wall at the left. */
export function room(random: Random): Impression[] {
  const [fx0, fy] = deep([left, ceilingY], 1)
  const [fx1] = deep([right, ceilingY], 1)
  const trowel = Array.from({ length: 170 }, (): Point[] => {
    const t = between(random, 0.02, 0.97)
    const [x, y] = deep([left, 440 + 400 * random() ** 1.6], t)
    const k = 1 - 0.44 * t
    return lens(x, y, between(random, 12, 34) * k * 0.7, between(random, 2, 5) * k).map(
      ([px, py]): Point => [px, py + (px - x) * 0.42],
    )
  })
  const shown = trowel.filter((each) => (each[0]?.[1] ?? 0) < 760)
  return [
    // Far wall, with a fireplace to come: plain, half lit.
    fill(ink.plaster, box(fx0, fy, fx1 - fx0, 900 - fy)),
    fill(ink.plasterLit, xy(`${fx0},${fy} ${fx0 + 46},${fy} ${fx0 + 20},900 ${fx0},900`)),
    fill(ink.plasterHalf, xy(`${fx0 + 210},${fy} ${fx1},${fy} ${fx1},900 ${fx0 + 300},900`)),
    // The left wall, brightest where the light comes down.
    fill(ink.plasterHalf, wallStrip(ceilingY, 1240)),
    fill(ink.plaster, wallStrip(ceilingY, 800)),
    fill(ink.plasterLit, wallStrip(ceilingY, 610)),
    fill(ink.light, wallStrip(ceilingY, 452)),
    fill(ink.plasterHalf, ...shown.filter((_, i) => i % 2 === 0)),
    fill(ink.plaster, ...shown.filter((_, i) => i % 2 === 1)),
    // The ceiling from below.
    fill(ink.ceiling, strip(left, right)),
    fill(ink.ceilingDark, strip(left + 560, right)),
    fill(ink.light, strip(left + 22, left + 78)),
    // The slot for air, the pocket of the shades, grilles and heads that go on into the room.
    fill(ink.cut, strip(1140, 1166), strip(1336, 1418)),
    fill(ink.air, strip(1149, 1156)),
    ...[0.34, 0.66].flatMap((t): Impression[] => {
      const [x, y] = deep([452, ceilingY], t)
      const k = 1 - 0.44 * t
      return [discs(ink.cut, [x, y + 1, 50 * k, 13 * k]), discs(ink.sound, [x, y, 44 * k, 10 * k])]
    }),
    ...[0.4, 0.78].map((t) => {
      const [x, y] = deep([618, ceilingY], t)
      const k = 1 - 0.44 * t
      return fill(
        ink.sprinkler,
        box(x - 20 * k, y - 2, 40 * k, 6 * k),
        box(x - 5 * k, y + 4 * k, 10 * k, 16 * k),
        box(x - 15 * k, y + 18 * k, 30 * k, 5 * k),
      )
    }),
  ]
}

/** The glass at the right with its mullions, and a shade half down. */
export function glazing(): Impression[] {
  const at = (y: number, t: number): Point => deep([right, y], t)
  const hung = (y: number, t: number): Point => deep([1412, y], t)
  return [
    lines(ink.cut, 20, [at(ceilingY, 0), at(1100, 0)]),
    lines(ink.cut, 13, [at(ceilingY, 0.5), at(1100, 0.5)]),
    lines(ink.cut, 10, [at(ceilingY, 1), at(1100, 1)]),
    fill(ink.shade, [hung(ceilingY, 0), hung(ceilingY, 0.97), hung(640, 0.97), hung(640, 0)]),
    fill(ink.plasterHalf, [hung(604, 0), hung(604, 0.97), hung(640, 0.97), hung(640, 0)]),
    lines(ink.woodDark, 8, [hung(640, 0), hung(640, 0.97)]),
  ]
}

/** What’s cut: the roof with snow on it, the wall, the ceiling board, and the dark between them. */
export function shell(random: Random): Impression[] {
  const batt = box(0, 42, 1600, 48)
  return [
    fill(ink.cavity, box(left, deck, right - left, ceilingY - deck)),
    // Joists beyond, dim.
    fill(
      '#2a454c',
      ...[250, 380, 510, 640, 900, 1030, 1160, 1290, 1420].map((x) => box(x, deck, 18, 210)),
    ),
    fill(ink.wrap, batt),
    lines('#b48d48', 3, ...hatch([batt], 26, 62)),
    fill(ink.cut, ...boxes('0,36,1600,8 0,88,1600,26')),
    lines(ink.steelLit, 3, xy('0,101 1600,101')),
    fill(ink.snow, blob(xy('-30,38 -20,10 240,14 520,4 800,16 1100,6 1400,14 1620,8 1630,38'), 4)),
    // The wall at the left: frame, boards, and plaster on them.
    fill(ink.woodDark, box(70, 114, left - 70, 800)),
    fill(ink.wood, ...boxes('84,114,60,800')),
    fill('#c98f5c', ...boxes('84,114,14,800')),
    fill(ink.cut, box(0, 114, 72, 800)),
    fill('#31454a', ...flecks(random, [6, 66], [120, 894], 46, [3, 10])),
    fill(ink.plasterLit, box(left - 18, 352, 18, 548)),
    // The head over the glass.
    fill(ink.woodDark, box(1436, 114, 44, 286)),
    fill(ink.wood, box(1440, 114, 26, 286)),
    // The ceiling board, with what cuts it.
    fill(ink.plasterLit, ...boxes('262,396,126,18 516,396,84,18 636,396,502,18 1168,396,166,18')),
    fill(ink.plasterDark, ...boxes('262,410,126,5 516,410,84,5 636,410,502,5 1168,410,166,5')),
  ]
}

/** The light: a trough beside the wall, its strip hidden from the room. */
export const graze = (): Impression[] => [
  fill('#fffbe6', xy('198,326 250,326 250,398 178,470 176,400')),
  fill(ink.cut, ...boxes('186,296,88,14 262,296,12,118 186,296,12,46')),
  fill('#e0a32c', ...boxes('200,312,60,16')),
  fill('#ffffff', ...boxes('206,324,48,8')),
  lines('#e0a32c', 4, xy('232,296 232,236 330,206 330,116')),
]

/** The speaker in its box, and its wire. */
export const speaker = (): Impression[] => [
  fill('#14464a', box(388, 300, 128, 112)),
  fill(ink.sound, box(396, 308, 112, 96)),
  fill(ink.cut, xy('420,404 436,348 468,348 484,404')),
  fill('#7fbab0', ...boxes('430,330,44,18 404,404,96,8')),
  lines('#7fbab0', 4, xy('452,300 452,250 400,220 400,116')),
]

/** The sprinkler: a main that is cut, a drop, a head under the ceiling. */
export const sprinkler = (): Impression[] => [
  lines(ink.sprinklerDark, 24, xy('618,190 618,392')),
  lines(ink.sprinkler, 15, xy('615,190 615,392')),
  discs(ink.sprinklerDark, [618, 180, 40]),
  discs(ink.sprinkler, [615, 177, 35]),
  discs(ink.cut, [618, 180, 24]),
  lines(ink.steelLit, 5, xy('574,114 574,186'), xy('662,114 662,186')),
  fill(ink.sprinklerDark, ...boxes('600,376,36,16')),
  fill(ink.sprinkler, ...boxes('586,412,64,8 610,420,16,20 592,438,52,7')),
]

/** The beam: a wide flange, cut, that carries the roof. */
export function beam(): Impression[] {
  const profile = xy(
    '716,114 884,114 884,142 812,142 812,322 884,322 884,350 716,350 716,322 788,322 788,142 716,142',
  )
  return [
    fill('#3a535d', xy('716,142 788,142 788,322 716,322'), xy('812,142 884,142 884,322 812,322')),
    fill(ink.steelLit, profile),
    lines(ink.steel, 4, ...hatch([profile], 15)),
    lines(ink.cut, 3, [...profile, profile[0] ?? [0, 0]]),
    discs(ink.cut, [742, 336, 7], [858, 336, 7], [742, 128, 7], [858, 128, 7]),
  ]
}

/** The duct in its wrap, and the boot that brings its air down to the slot. */
export const duct = (): Impression[] => [
  fill(ink.wrap, box(944, 146, 252, 164)),
  lines('#b48d48', 3, ...hatch([box(944, 146, 252, 164)], 20, 62)),
  fill(ink.duct, box(962, 164, 216, 128)),
  fill('#33525a', box(972, 174, 196, 108)),
  fill('#44707a', xy('972,174 1168,174 1120,222 1020,222')),
  fill(ink.duct, xy('1106,282 1178,282 1178,396 1130,396 1130,340')),
  fill(ink.ductDark, xy('1150,282 1178,282 1178,396 1158,396')),
  fill('#33525a', xy('1118,282 1168,282 1168,396 1140,396 1140,336')),
  fill(ink.ductDark, ...boxes('1124,390,60,12')),
  lines(
    ink.air,
    6,
    xy('1152,300 1152,384'),
    xy('1148,424 1140,480 1100,540'),
    xy('1158,424 1166,484 1206,548'),
  ),
  fill(ink.air, xy('1092,528 1114,538 1090,556'), xy('1214,534 1194,546 1220,562')),
]

/** The shade on its roller, in a pocket beside the glass. */
export const shade = (): Impression[] => [
  fill(ink.cut, ...boxes('1326,296,12,118 1326,296,108,12 1422,296,12,118')),
  fill('#35302a', ...boxes('1338,308,84,92')),
  discs(ink.shade, [1380, 350, 34]),
  discs(ink.plasterHalf, [1380, 350, 24]),
  discs(ink.shade, [1380, 350, 17]),
  discs(ink.cut, [1380, 350, 8]),
  lines(ink.shade, 6, xy('1412,352 1412,636')),
  fill(ink.woodDark, ...boxes('1402,634,20,14')),
]
