import type { Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import { blob, discs, fill, type Impression, lines, type Shape } from '../../plates/ink.ts'

/** The ink of shadows on earth. */
export const shade = '#6d4c3f'

/** The sun is low in the west: what is one unit high casts this far. */
const sun: Point = [1.15, 0.5]

const clockwise = (shape: Shape): Point[] => {
  const area = shape.reduce((sum, [bx, by], i) => {
    const [ax, ay] = shape.at(i - 1) ?? [bx, by]
    return sum + ax * by - bx * ay
  }, 0)
  return area < 0 ? shape.toReversed() : [...shape]
}

/** The shadow of something upright with this outline. All parts run one way, so that none cuts a hole into another. */
export function cast(shape: Shape, tall: number): Point[][] {
  const [dx, dy] = [sun[0] * tall, sun[1] * tall]
  const moved = shape.map(([x, y]): Point => [x + dx, y + dy])
  const sides = shape.map((b, i): Point[] => {
    const a = shape.at(i - 1) ?? b
    return [a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]]
  })
  return [shape, moved, ...sides].map(clockwise)
}

interface Hand {
  x: number
  y: number
  /** Which way one looks, in degrees from up. */
  way: number
  vest: string
  hat: string
  /** Where the hands are, before the chest. */
  reach?: number
}

/** Someone from straight above: hat, shoulders, arms, and a shadow that shows the whole figure. */
export function hand({ x, y, way, vest, hat, reach = 20 }: Hand): Impression[] {
  const a = (way * Math.PI) / 180
  const to = (px: number, py: number): Point => [
    x + px * Math.cos(a) - py * Math.sin(a),
    y + px * Math.sin(a) + py * Math.cos(a),
  ]
  const long = (t: number, off: number): Point => [
    x + sun[0] * 92 * t - sun[1] * off,
    y + sun[1] * 92 * t + sun[0] * off,
  ]
  return [
    fill(shade, [
      long(0, -8),
      long(0.42, -10),
      long(0.5, -17),
      long(0.86, -15),
      long(0.88, -6),
      long(1.04, -8),
      long(1.08, 0),
      long(1.04, 8),
      long(0.88, 6),
      long(0.86, 15),
      long(0.5, 17),
      long(0.42, 10),
      long(0, 8),
    ]),
    lines('#6b3a2a', 10, [to(-17, 0), to(-15, -reach)], [to(17, 0), to(15, -reach)]),
    discs('#e2ae7c', [...to(-15, -reach), 5.5], [...to(15, -reach), 5.5]),
    fill(
      vest,
      blob(
        [to(-24, -3), to(-12, -10), to(12, -10), to(24, -3), to(20, 9), to(0, 12), to(-20, 9)],
        4,
      ),
    ),
    fill(
      '#f3e08a',
      [to(-13, -9), to(-9, -10), to(-9, 11), to(-13, 10)],
      [to(9, -10), to(13, -9), to(13, 10), to(9, 11)],
    ),
    discs('#2a2320', [...to(1.5, 1), 12.5]),
    discs(hat, [...to(0, -1), 11.5]),
    fill(hat, blob([to(-9, -8), to(0, -17), to(9, -8)], 4)),
    lines('#fff6df', 2.5, [to(-4, -7), to(-5, 3)]),
  ]
}

/** Trees from above: aspens in gold, spruces as stars, their shadows as long as they are tall. */
export function trees(random: Random): Impression[] {
  const spots: readonly (readonly [number, number, number, boolean])[] = [
    [70, 80, 74, false],
    [190, 190, 60, true],
    [60, 300, 66, false],
    [230, 40, 56, true],
    [330, 150, 48, false],
    [130, 440, 54, true],
    [380, 30, 60, false],
    [1480, 60, 66, false],
    [1560, 180, 58, true],
    [1390, 20, 52, true],
    [1570, 420, 70, false],
    [1540, 640, 54, true],
    [1480, 800, 68, false],
    [1590, 820, 56, true],
    [90, 860, 60, false],
    [260, 880, 50, true],
    [1330, 890, 52, true],
  ]
  return spots.flatMap(([x, y, r, gold]): Impression[] => {
    const star = (size: number, off: number): Point[] =>
      Array.from({ length: 28 }, (_, i): Point => {
        const a = off + (i / 28) * 2 * Math.PI
        const out = size * (i % 2 ? between(random, 0.62, 0.74) : between(random, 0.92, 1.06))
        return [x + Math.cos(a) * out, y + Math.sin(a) * out]
      })
    const tip: Point = [x + sun[0] * r * 2.4, y + sun[1] * r * 2.4]
    const shadow: Point[] = [
      [x + sun[1] * r * 0.9, y - sun[0] * r * 0.7],
      tip,
      [x - sun[1] * r * 0.9, y + sun[0] * r * 0.7],
    ]
    const round = (k: number, dx: number): Point[] =>
      blob(
        Array.from({ length: 11 }, (_, i): Point => {
          const a = (i / 11) * 2 * Math.PI
          const out = r * k * between(random, 0.84, 1.1)
          return [x + dx + Math.cos(a) * out, y + dx * 0.5 + Math.sin(a) * out]
        }),
        4,
      )
    return gold
      ? [
          fill('#4f5a3d', round(1, r * 0.9)),
          fill('#a86e24', round(1, 0)),
          fill('#d9962f', round(0.8, -r * 0.14)),
          fill('#f0c05a', round(0.5, -r * 0.26)),
        ]
      : [
          fill('#4f5a3d', shadow),
          fill('#1f3a35', star(r, 0)),
          fill(
            '#2f5547',
            star(r * 0.72, 0.1).map(([px, py]): Point => [px - r * 0.08, py - r * 0.04]),
          ),
          fill(
            '#4c7a5c',
            star(r * 0.4, 0.2).map(([px, py]): Point => [px - r * 0.12, py - r * 0.06]),
          ),
        ]
  })
}
