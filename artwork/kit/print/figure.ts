import type { Impression } from '../../plates/ink.ts'
import { area, type Point } from '../path.ts'

/** A joint of a limb: where it is and how thick the limb is there (its radius). */
export type Joint = readonly [x: number, y: number, r: number]

/** Joints as they are written: `joints('0,0,20 10,40,16')`. */
export const joints = (text: string): Joint[] =>
  text.split(/\s+/).map((joint): Joint => {
    const [x, y, r] = joint.split(',').map(Number)
    if (x === undefined || y === undefined || r === undefined)
      throw new Error(`“${joint}” is no joint`)
    return [x, y, r]
  })

/** The lit and the shaded ink of one material. */
export type Cloth = readonly [lit: string, dark: string]

/** The outline of two circles and what lies between them. */
function link([ax, ay, ar]: Joint, [bx, by, br]: Joint): Point[] {
  const angle = Math.atan2(by - ay, bx - ax)
  const length = Math.hypot(bx - ax, by - ay) || 1
  const lean = Math.acos(Math.max(-1, Math.min(1, (ar - br) / length)))
  const arc = (x: number, y: number, r: number, from: number, to: number): Point[] => {
    // On a figure as small as a thumb three chords look round.
    const chords = r < 7 ? 3 : 6
    return Array.from({ length: chords + 1 }, (_, i): Point => {
      const at = from + ((to - from) * i) / chords
      return [x + r * Math.cos(at), y + r * Math.sin(at)]
    })
  }
  return [
    ...arc(bx, by, br, angle - lean, angle + lean),
    ...arc(ax, ay, ar, angle + lean, angle + 2 * Math.PI - lean),
  ]
}

/** A limb or a trunk through its joints, as path data. */
export const chain = (joints: readonly Joint[]): string =>
  joints
    .slice(1)
    .map((joint, i) => area(link(joints[i] ?? joint, joint), 0.5))
    .join('')

/**
 * The same in two inks: the whole in shade, and over it the part that `sun` lights, narrower and moved
 * toward the light.
 */
export function lit(
  joints: readonly Joint[],
  [bright, dark]: Cloth,
  sun: Point,
  share = 0.66,
): Impression[] {
  const moved = joints.map(([x, y, r]): Joint => {
    const off = r * (1 - share) * 0.92
    return [x + sun[0] * off, y + sun[1] * off, r * share]
  })
  return [
    { ink: dark, d: chain(joints) },
    { ink: bright, d: chain(moved) },
  ]
}

/** A figure's outline, moved toward the light: printed before the figure it is a rim of light. */
export const rim = (ink: string, figure: readonly Impression[], [dx, dy]: Point): Impression[] => [
  {
    ink,
    d: figure
      .filter(({ stroke }) => stroke === undefined)
      .map(({ d }) => shifted(d, dx, dy))
      .join(''),
  },
]

/** Path data of `area`: absolute starts, relative steps. */
const shifted = (d: string, dx: number, dy: number): string =>
  d.replace(
    /M(-?[\d.]+)[ ]?(-?[\d.]+)/g,
    (_, x: string, y: string) => `M${+(Number(x) + dx).toFixed(1)} ${+(Number(y) + dy).toFixed(1)}`,
  )
