import { areas, line } from '../path.ts'
import type { Point } from '../path.ts'
import { between, seeded } from '../random.ts'
import { discs, fill, heightAt, type Impression, lines } from '../../plates/ink.ts'
import { hatch } from './hatch.ts'
import { ink } from './sheet.tsx'

/** Earth under a line, cut: strokes along its surface, and stones in it. */
export function ground(top: readonly Point[], seed: number, foot = 720): Impression[] {
  const [first, last] = [top[0] ?? [0, 0], top.at(-1) ?? [0, 0]]
  const skin = [...top, ...top.toReversed().map(([x, y]): Point => [x, y + 17])]
  const random = seeded(seed)
  const stones = Array.from({ length: 26 }, (): [number, number, number, number] | undefined => {
    const x = between(random, first[0], last[0])
    const y = heightAt(top, x) + between(random, 40, 260)
    const size = between(random, 2, 7)
    return y > foot ? undefined : [x, y, size * 1.5, size]
  }).filter((stone) => stone !== undefined)
  return [
    fill(ink.earth, [...top, [last[0], foot], [first[0], foot]]),
    discs('#28464a', ...stones),
    lines(ink.quiet, 2, ...hatch([skin], 9, 60)),
    lines(ink.line, 4, top),
  ]
}

/** Concrete where it's cut. */
export const concrete = (...shapes: readonly (readonly Point[])[]): Impression[] => [
  { ink: '#4a6668', d: areas(shapes, 1) },
  lines(ink.line, 1.5, ...shapes.flatMap((shape) => hatch([shape], 8))),
  { ink: ink.line, d: shapes.map((shape) => `${line(shape, 1)}z`).join(''), stroke: 2.5 },
]

/** Walls, floors and rafters where they're cut: full ink. */
export const cut = (...shapes: readonly (readonly Point[])[]): Impression =>
  fill(ink.line, ...shapes)

/** Someone who stands there, for the scale: `tall` in points. */
export function figure([x, y]: Point, tall: number, color: string = ink.line): Impression[] {
  const at = (px: number, py: number): Point => [x + px * tall, y - py * tall]
  return [
    fill(color, [
      at(-0.1, 0),
      at(-0.13, 0.46),
      at(-0.15, 0.8),
      at(-0.05, 0.85),
      at(0.05, 0.85),
      at(0.14, 0.8),
      at(0.13, 0.46),
      at(0.11, 0),
      at(0.03, 0),
      at(0, 0.42),
      at(-0.03, 0),
    ]),
    discs(color, [x, y - tall * 0.93, tall * 0.08]),
  ]
}

/** A spruce behind the cut. */
export function spruce([x, y]: Point, tall: number, color: string = ink.behind): Impression {
  const tiers = 7
  const side = (flip: 1 | -1) =>
    Array.from({ length: tiers }, (_, i): Point[] => {
      const t = (i + 1) / tiers
      const half = tall * 0.2 * t
      return [
        [x + flip * half, y - tall * (1 - t) - tall * 0.06],
        [x + flip * half * 0.55, y - tall * (1 - t) - tall * 0.075],
      ]
    }).flat()
  return fill(color, [
    [x, y - tall],
    ...side(1),
    [x + tall * 0.015, y - tall * 0.06],
    [x + tall * 0.015, y],
    [x - tall * 0.015, y],
    [x - tall * 0.015, y - tall * 0.06],
    ...side(-1).toReversed(),
  ])
}
