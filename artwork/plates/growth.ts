import type { Point } from '../kit/path.ts'
import { between, type Random } from '../kit/random.ts'
import { curve, heightAt, type Shape, under, xy } from './ink.ts'

/** A spruce of that height, standing on 0,0. */
export function spruce(random: Random, tall: number, girth = 0.2): Point[] {
  const tiers = Math.max(5, Math.round(tall / 26))
  const side = (s: 1 | -1) =>
    Array.from({ length: tiers }, (_, i): Point[] => {
      const t = (i + 0.8) / tiers
      const y = -tall * (1 - t * 0.94)
      const out = tall * girth * (0.08 + 0.92 * t ** 0.9) * between(random, 0.75, 1.1)
      return [
        [s * out, y + out * 0.22],
        [s * out * between(random, 0.35, 0.5), y + out * 0.08],
      ]
    })
  const trunk = tall * 0.018
  return [
    [0, -tall],
    ...side(1).flat(),
    [trunk, -tall * 0.06],
    [trunk, 0],
    [-trunk, 0],
    [-trunk, -tall * 0.06],
    ...side(-1)
      .toReversed()
      .flatMap((pair) => pair.toReversed()),
  ]
}

/** The sunny half of a spruce: narrow boughs on one side. */
export function spruceLight(random: Random, tall: number, girth: number, side: 1 | -1): Point[][] {
  const tiers = Math.max(5, Math.round(tall / 26))
  return Array.from({ length: tiers - 1 }, (_, i): Point[] => {
    const t = (i + 0.8) / tiers
    const y = -tall * (1 - t * 0.94)
    const out = tall * girth * (0.08 + 0.8 * t ** 0.9) * between(random, 0.7, 1)
    return [
      [side * out * 0.12, y - tall * 0.03],
      [side * out, y + out * 0.18],
      [side * out * 0.5, y + out * 0.04],
    ]
  })
}

/** The upper edge of a forest along a line: spires of uneven height. */
export function forestTop(random: Random, along: Shape, tall: number, step = tall * 0.32): Point[] {
  const [first, last] = [along[0] ?? [0, 0], along.at(-1) ?? [0, 0]]
  const out: Point[] = []
  for (let x = first[0]; x < last[0]; x += step * between(random, 0.7, 1.3)) {
    const y = heightAt(along, x)
    const h = tall * between(random, 0.45, 1)
    out.push(
      [x, y],
      [x + step * 0.28, y - h * 0.45],
      [x + step * 0.22, y - h * 0.5],
      [x + step * 0.42, y - h],
      [x + step * 0.62, y - h * 0.48],
      [x + step * 0.56, y - h * 0.42],
    )
  }
  return [...out, [last[0], last[1]]]
}

/** Land under woods: `line` is a shape, or points as `xy` takes them. */
export const wooded = (
  random: Random,
  line: Shape | string,
  tall: number,
  step?: number,
  foot = 300,
): Point[] =>
  under(forestTop(random, curve(typeof line === 'string' ? xy(line) : line, 4), tall, step), foot)

/** A round crown: cottonwood, aspen, willow. */
export function crown(random: Random, [x, y]: Point, rx: number, ry: number, lobes = 11): Point[] {
  return Array.from({ length: lobes * 2 }, (_, i): Point => {
    const angle = (i / (lobes * 2)) * 2 * Math.PI
    const r = (i % 2 ? 0.86 : 1.02) * between(random, 0.93, 1.07)
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]
  })
}

/** A trunk that tapers from its foot to its top, slightly bent. */
export function trunk(
  [x, y]: Point,
  [tx, ty]: Point,
  foot: number,
  top: number,
  bend = 0,
): Point[] {
  const middle = (side: number): Point => [
    (x + tx) / 2 + bend + side * (foot + top) * 0.27,
    (y + ty) / 2,
  ]
  const left = curve([[x - foot / 2, y], middle(-1), [tx - top / 2, ty]], 4)
  const right = curve([[x + foot / 2, y], middle(1), [tx + top / 2, ty]], 4)
  return [...left, ...right.toReversed()]
}

/** Tufts of grass or sage along a line. */
export function tufts(random: Random, along: Shape, count: number, tall: number): Point[][] {
  const [first, last] = [along[0] ?? [0, 0], along.at(-1) ?? [0, 0]]
  return Array.from({ length: count }, () => {
    const x = between(random, first[0], last[0])
    const y = heightAt(along, x) + between(random, 0, tall)
    const h = tall * between(random, 0.6, 1.2)
    return [
      [x - h * 0.7, y],
      [x - h * 0.5, y - h * 0.7],
      [x - h * 0.15, y - h * 0.3],
      [x, y - h],
      [x + h * 0.2, y - h * 0.35],
      [x + h * 0.55, y - h * 0.75],
      [x + h * 0.7, y],
    ] as Point[]
  })
}
