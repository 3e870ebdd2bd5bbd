import { box, fill, type Impression, lines, xy } from '../../plates/ink.ts'
import type { Point } from '../path.ts'
import { Printed } from '../print/printed.tsx'
import type { Scene } from '../scene.ts'
import { label } from './notes.ts'

/** The inks of a sheet: light lines on a dark ground, which reads the same on a light page and on a dark one. */
export const ink = {
  ground: '#1f3a3d',
  /** Earth, and what stands behind the cut. */
  earth: '#152a2e',
  behind: '#2a494b',
  /** A room, its walls cut open. */
  room: '#3c5552',
  lit: '#dba645',
  line: '#f3ead6',
  quiet: '#6d8b89',
  gold: '#e2b34a',
  snow: '#d5e6e8',
  water: '#6fb9c4',
  warm: '#dd8259',
} as const

export const wide = 1200
export const high = 800
/** Where the strip with the name and the scale begins. */
const strip = 716

/** Feet on the site to points of the sheet: `feet` points a foot, `from` where 0,0 stands. Heights go up. */
export function drawnAt(feet: number, from: Point) {
  const at = (x: number, y: number): Point => [from[0] + x * feet, from[1] - y * feet]
  return {
    at,
    feet,
    /** A shape written as `xy` takes it: `'0,0 10,0 10,5'`. */
    shape: (points: string) => xy(points).map(([x, y]) => at(x, y)),
    /** An upright box: its left, its foot, its width and its height. */
    room: (x: number, y: number, w: number, h: number) => {
      const [left, top] = at(x, y + h)
      return box(left, top, w * feet, h * feet)
    },
  }
}
export type Scale = ReturnType<typeof drawnAt>

/** Feet, from nothing to four times `step`, in blocks that alternate. */
function scaleBar(scale: Scale, step: number): Impression[] {
  const left = wide - 56 - step * 4 * scale.feet
  const [y, block] = [strip + 46, step * scale.feet]
  return [
    fill(ink.line, box(left, y, block, 9), box(left + 2 * block, y, block, 9)),
    lines(ink.line, 2, box(left, y, block * 4, 9).concat([[left, y]])),
    ...[0, 4].map((n) =>
      label(`${n * step}${n === 4 ? ' ft' : ''}`, [left + n * block + (n === 4 ? 12 : 0), y - 9], {
        side: n === 4 ? 'right' : 'middle',
        ink: ink.line,
      }),
    ),
  ]
}

interface Sheet {
  name: string
  scale: Scale
  /** Feet to a block of the scale bar. */
  step: number
  impressions: readonly Impression[]
}

/** A sheet of drawings: what it shows within a frame, its name and its scale below. */
export function sheet({ name, scale, step, impressions }: Sheet): Scene {
  return Object.assign(
    () => (
      <>
        <Printed
          impressions={[
            fill(ink.ground, box(0, 0, wide, high)),
            ...impressions,
            // What lies outside the frame.
            fill(
              ink.ground,
              box(0, 0, wide, 22),
              box(0, 0, 22, high),
              box(wide - 22, 0, 22, high),
              box(22, strip, wide - 44, high - strip),
            ),
            lines(
              ink.line,
              2.5,
              box(22, 22, wide - 44, high - 44).concat([[22, 22]]),
              xy(`22,${strip} ${wide - 22},${strip}`),
            ),
            label(name, [48, strip + 46], { ink: ink.gold }),
            ...scaleBar(scale, step),
          ]}
        />
      </>
    ),
    { viewBox: `0 0 ${wide} ${high}` },
  )
}
