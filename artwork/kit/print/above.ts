import { discs, fill, type Impression } from '../../plates/ink.ts'
import type { Point } from '../path.ts'
import { chain, type Cloth, type Joint, lit } from './figure.ts'
import type { Clothes } from './workers.ts'

/** An arm from straight above, in the figure's own units: looking up, the shoulders 100 wide. */
export interface Arm {
  elbow: Point
  hand: Point
}

/** Somebody from straight above. */
export interface FromAbove {
  at: Point
  /** Which way one looks, in degrees from up, clockwise. */
  way: number
  scale: number
  clothes: Clothes
  left: Arm
  right: Arm
  /** Bent over the work: the back and the legs are seen behind the shoulders. */
  bent?: boolean
}

/** From the figure's units into the picture. */
export function placedAt({ at: [x, y], way, scale }: Pick<FromAbove, 'at' | 'way' | 'scale'>) {
  const [sin, cos] = [Math.sin((way * Math.PI) / 180), Math.cos((way * Math.PI) / 180)]
  return ([px, py]: Point): Point => [
    x + (px * cos - py * sin) * scale,
    y + (px * sin + py * cos) * scale,
  ]
}

/** Hat, shoulders, arms, in two inks; `sun` is the way to the light, in the picture. */
export function fromAbove(figure: FromAbove, sun: Point): Impression[] {
  const { scale, clothes, left, right, bent = false } = figure
  const to = placedAt(figure)
  const part = (cloth: Cloth, ...joints: Joint[]) =>
    lit(
      joints.map(([x, y, r]): Joint => [...to([x, y]), r * scale]),
      cloth,
      sun,
    )
  const arm = (side: 1 | -1, { elbow, hand }: Arm) => [
    ...part(clothes.jacket, [50 * side, 0, 23], [...elbow, 17], [...hand, 12]),
    ...part(clothes.gloves, [...hand, 14], [hand[0], hand[1] - 7, 12]),
  ]
  const hat = to([0, bent ? -44 : -8])
  const lift: Point = [hat[0] + sun[0] * 7 * scale, hat[1] + sun[1] * 7 * scale]
  const legs = ([-1, 1] as const).flatMap((side) =>
    bent
      ? [
          ...part(clothes.boots, [26 * side, 136, 15], [26 * side, 104, 13]),
          ...part(clothes.pants, [19 * side, 78, 27], [25 * side, 122, 19]),
        ]
      : part(clothes.boots, [20 * side, 8, 14], [20 * side, -24 * side - 12, 12]),
  )
  return [
    ...legs,
    ...(bent ? part(clothes.jacket, [0, 2, 44], [0, 84, 38]) : []),
    ...part(clothes.jacket, [-50, 0, 23], [0, -2, 32], [50, 0, 23]),
    ...arm(-1, left),
    ...arm(1, right),
    discs(clothes.hat[1], [...to([0, bent ? -52 : -16]), 29 * scale], [...hat, 29 * scale]),
    discs(clothes.hat[0], [...lift, 21 * scale]),
  ]
}

/** The shadow on the ground: `long` is how far the hat's falls. */
export function thrown(ink: string, figure: FromAbove, [lx, ly]: Point): Impression {
  const { scale, bent = false } = figure
  const to = placedAt(figure)
  const at = (p: Point, t: number, r: number): Joint => {
    const [x, y] = to(p)
    return [x + lx * t, y + ly * t, r * scale]
  }
  const d = bent
    ? chain([
        at([0, 120], 0, 30),
        at([0, 90], 0.5, 42),
        at([0, 0], 0.55, 52),
        at([0, -44], 0.5, 30),
      ])
    : chain([at([0, 8], 0, 22), at([0, 4], 0.45, 30), at([0, 0], 0.82, 46), at([0, -8], 1, 26)])
  return { ...fill(ink), d }
}
