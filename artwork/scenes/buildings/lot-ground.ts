import type { Point } from '../../kit/path.ts'
import { flecks } from '../../kit/print/texture.ts'
import { between, type Random } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { blob, box, curve, fill, type Impression, lines } from '../../plates/ink.ts'
import { contours, draped, gully, high, ink, lot, spotOn, view } from './lot-terrain.ts'

/** The block of ground, its front and its right side cut. */
export function block(random: Random): Impression[] {
  const { wide, deep, road, base } = lot
  const front = (top: number, foot: number, wave = 0): Point[] => {
    const edge = (y: number): Place[] =>
      Array.from({ length: 13 }, (_, i): Place => [
        (wide * i) / 12,
        y === 0 || y === base ? y : y + Math.sin(i * 1.3 + y) * wave,
        road,
      ])
    return view.on(...edge(top), ...edge(foot).toReversed())
  }
  const right = (top: number, foot: number): Point[] => {
    const edge = (off: number): Place[] =>
      Array.from({ length: 21 }, (_, i): Place => {
        const d = -road + ((deep + road) * i) / 20
        return [wide, off === base ? base : high(wide, d) + off, -d]
      })
    return view.on(...edge(top), ...edge(foot).toReversed())
  }
  const rim: Point[] = [
    ...draped([
      [0, 0],
      [0, deep],
      [wide, deep],
      [wide, 0],
    ]),
  ]
  const stones = (count: number): Point[][] =>
    Array.from({ length: count }, () => {
      const [x, y] = view.at([between(random, 1, 59), between(random, -4.4, -2.8), road])
      return flecks(random, [x, x], [y, y], 1, [3, 7])[0] ?? []
    })
  return [
    fill(ink.paper, box(0, 0, 1600, 900)),
    fill(
      ink.shadow,
      view.on(
        [0, base - 1.5, road],
        [wide, base - 1.5, road],
        [wide + 9, base - 1.5, -4],
        [wide + 9, base - 1.5, -deep - 4],
        [wide - 5, base - 1.5, -deep - 6],
      ),
    ),
    fill(ink.grass, rim),
    fill(
      ink.hill,
      draped([
        [0, 19.5],
        [14, 20.4],
        [30, 19.2],
        [44, 20.6],
        [60, 19],
        [60, deep],
        [0, deep],
      ]),
    ),
    // The cut at the front.
    fill(ink.rock, front(0, base)),
    fill(ink.gravel, front(0, -4.5, 0.35)),
    fill(ink.silt, front(0, -2.6, 0.3)),
    fill(ink.stone, ...stones(30)),
    fill(ink.gravelDark, ...stones(22)),
    // Old fill in a pocket.
    fill(
      ink.fill,
      blob(
        view.on(
          [30, -0.7, road],
          [36, -0.65, road],
          [43, -0.7, road],
          [41, -2.1, road],
          [36, -2.9, road],
          [31.5, -2.2, road],
        ),
        3,
      ),
    ),
    fill(
      ink.topsoil,
      ...[33, 35.4, 37.4, 39.6].map((x, i) =>
        view.on(
          [x, -1.1 - (i % 2) * 0.6, road],
          [x + 1.2, -1 - (i % 2) * 0.6, road],
          [x + 1, -1.5 - (i % 2) * 0.6, road],
        ),
      ),
    ),
    fill(ink.topsoil, front(0, -0.55)),
    lines(
      ink.rockDark,
      3,
      ...[4, 12, 21, 29, 38, 47, 55].map((x) =>
        view.on([x, -4.9, road], [x + 2.6, -5.2, road], [x + 3.4, -5.9, road]),
      ),
    ),
    // The cut at the right, in shade.
    fill(ink.rockDark, right(0, base)),
    fill(ink.gravelDark, right(0, -4.5)),
    fill(ink.siltDark, right(0, -2.6)),
    fill('#2c2122', right(0, -0.55)),
    fill(
      '#a98a63',
      ...Array.from({ length: 26 }, () => {
        const d = between(random, 1, 33)
        const [x, y] = view.at([wide, high(wide, d) - between(random, 2.9, 4.6), -d])
        return flecks(random, [x, x], [y, y], 1, [2, 5])[0] ?? []
      }),
    ),
  ]
}

/** Contours, the gully, and the fan below it. */
export function land(random: Random): Impression[] {
  const fan = blob(
    [
      [47.6, 15],
      [44, 12],
      [41.6, 8],
      [41.4, 4.6],
      [45, 2.6],
      [49.5, 2.2],
      [53.6, 3.6],
      [54.6, 7],
      [51.6, 11.6],
    ].map(([x = 0, d = 0]) => spotOn(x, d)),
    4,
  )
  const bed = Array.from({ length: 14 }, (_, i) => 14 + i * 1.54)
  const side = (off: number, more: number): Point[] =>
    bed.map((d) => [gully(d) + off + more * Math.sin(d * 1.7), d])
  const levels = contours(0.8)
  return [
    lines(ink.contour, 1.6, ...levels.filter((_, i) => i % 4 !== 3)),
    lines('#d8cf8c', 3, ...levels.filter((_, i) => i % 4 === 3)),
    fill(ink.dark, draped([...side(-3.6, 0.5), ...side(0, 0.2).toReversed()], 4)),
    fill('#c0b671', draped([...side(0, 0.2), ...side(3.2, 0.5).toReversed()], 4)),
    fill(ink.fan, fan),
    fill(ink.fan, draped([...side(-0.7, 0.2), ...side(0.7, 0.2).toReversed()], 4)),
    fill(
      ink.stone,
      ...Array.from({ length: 40 }, () => {
        const d = between(random, 3.4, 12.5)
        const spread = 5.4 - Math.abs(d - 6) * 0.5
        const [x, y] = spotOn(47.8 + between(random, -spread, spread), d)
        return flecks(random, [x, x], [y, y], 1, [3, 9])[0] ?? []
      }),
    ),
    fill(
      '#8a6f4b',
      ...Array.from({ length: 30 }, () => {
        const d = between(random, 3.4, 26)
        const spread = d > 13 ? 0.6 : 5 - Math.abs(d - 6) * 0.5
        const [x, y] = spotOn((d > 13 ? gully(d) : 47.8) + between(random, -spread, spread), d)
        return flecks(random, [x, x], [y, y], 1, [2, 6])[0] ?? []
      }),
    ),
  ]
}

const way: Point[] = curve(
  [
    [9.6, -1],
    [10.4, 2],
    [13.5, 4.4],
    [20, 6.2],
    [28, 7.8],
    [34.5, 9.2],
    [38.6, 11.2],
    [39.6, 13.6],
    [37, 16],
  ],
  4,
)

/** A strip along a line on the ground. */
const ribbon = (line: readonly Point[], wide: number, off = 0): Point[] => {
  const edge = (side: 1 | -1): Point[] =>
    line.map(([x, d], i) => {
      const [ax, ad] = line[Math.max(0, i - 1)] ?? [x, d]
      const [bx, bd] = line[Math.min(line.length - 1, i + 1)] ?? [x, d]
      const long = Math.hypot(bx - ax, bd - ad) || 1
      const by = off + (side * wide) / 2
      return spotOn(x - ((bd - ad) / long) * by, d + ((bx - ax) / long) * by)
    })
  return [...edge(1), ...edge(-1).toReversed()]
}

/** The public road with its water main, and the drive with a place to turn around. */
export const roads = (): Impression[] => [
  fill(ink.road, view.level(0, [0, lot.wide], [0.4, lot.road])),
  { ...lines('#e6dcb8', 3, view.on([0, 0, 3], [lot.wide, 0, 3])), dash: '18 16' },
  fill('#bdb184', view.level(0, [0, lot.wide], [0, 0.5])),
  fill(ink.bank, ribbon(way, 1.4, 2.3)),
  fill(
    ink.drive,
    blob(
      [
        [36, 13.4],
        [38.4, 10.4],
        [42, 10.6],
        [43.2, 13.6],
        [41, 16],
        [37.4, 16],
      ].map(([x = 0, d = 0]) => spotOn(x, d)),
      4,
    ),
  ),
  fill(ink.drive, ribbon(way, 3.6).toReversed()),
  lines(
    '#b39c6e',
    3,
    draped(way.map(([x, d]): Point => [x, d - 0.7])),
    draped(way.map(([x, d]): Point => [x, d + 0.7])),
  ),
]
