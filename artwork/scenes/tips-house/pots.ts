import { mix } from '../../kit/color.ts'
import { drum, ring } from '../../kit/drum.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Span = readonly [number, number]

const iron = '#23282c'

type Vessel = { at: Place; r: number; height: number; fill: string }

/** A round vessel: body, a bright band under the rim, what boils in it. */
const vessel = ({ at: [x, y, z], r, height, fill }: Vessel): Face[] => [
  pane([x - r * 0.96, x + r * 0.96], [y + 0.02, y + height * 0.9], z, fill),
  ...drum([x, y, z], [r, r], height * 0.9, fill),
  // The flame shines back from the metal just above it.
  ...drum([x, y, z], [r + 0.001, r + 0.001], height * 0.14, mix(fill, '#2f6fd8', 0.34)).slice(
    0,
    -1,
  ),
  ...drum(
    [x, y + height * 0.9, z],
    [r + 0.006, r + 0.008],
    height * 0.1,
    mix(fill, '#ffffff', 0.4),
    iron,
  ),
  patch(ring(x, y + height + 0.001, z, r - 0.008), '#dfe8ea', true, true),
]

/** A tall pot with a handle at either side. */
export function pot(of: Vessel): Face[] {
  const { at, r, height } = of
  const [x, y, z] = at
  const handle = (side: 1 | -1): Face[] => {
    const span = (a: number, b: number): Span => (side === 1 ? [x + a, x + b] : [x - b, x - a])
    const part = (a: number, b: number, y0: number, y1: number) =>
      box(span(r + a, r + b), [y + height * y0, y + height * y1], [z - 0.03, z + 0.03], '#b9783f')
    return [
      ...part(-0.01, 0.055, 0.62, 0.67),
      ...part(0.04, 0.055, 0.62, 0.8),
      ...part(-0.01, 0.055, 0.75, 0.8),
    ]
  }
  return [...handle(-1), ...handle(1), ...vessel(of)]
}

/** A saucepan, its one handle to the left. */
export const saucepan = (of: Vessel): Face[] => {
  const {
    at: [x, y, z],
    r,
    height,
  } = of
  const up = y + height * 0.82
  return [
    ...box([x - r - 0.2, x - r + 0.01], [up, up + 0.02], [z - 0.015, z + 0.015], iron),
    ...vessel(of),
  ]
}
