import { mix } from '../../kit/color.ts'
import type { Run } from '../../kit/pipes.tsx'
import { footprint } from '../../kit/shadow.ts'
import { box, pane, patch, prism } from '../../kit/solids.ts'
import { placed, type Face, type Place } from '../../kit/space.ts'
import { shade } from './short-form-parts.ts'

const dark = '#2b3b42'

/** The slope of the telephone's face. */
const face = (x: number, z: number, lift = 0): Place => [x, 0.1 + (0.46 - z) * 0.3 + lift, z]

const key = (x: number, z: number, fill: string, w = 0.1, d = 0.075): Face =>
  patch(
    [face(x, z + d, 0.012), face(x + w, z + d, 0.012), face(x + w, z, 0.012), face(x, z, 0.012)],
    fill,
    true,
  )

/** A desk telephone: a wedge with keys, the handset across its back. */
export const telephone: Face[] = [
  footprint([-0.6, 0.62], [-0.5, 0.62], shade, 0.002),
  patch([[-0.48, 0, -0.42], [-0.48, 0, 0.46], face(-0.48, 0.46), face(-0.48, -0.42)], dark),
  patch(
    [face(-0.48, 0.46), face(0.48, 0.46), face(0.48, -0.42), face(-0.48, -0.42)],
    mix(dark, '#ffffff', 0.06),
  ),
  pane([-0.48, 0.48], [0, 0.1], 0.46, dark),
  key(-0.36, -0.1, '#9fb3a2', 0.72, 0.1),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2].map((col) => key(-0.34 + col * 0.15, 0.05 + row * 0.095, '#d9d3c4', 0.11, 0.066)),
  ),
  ...[0, 1, 2, 3].map((row) =>
    key(0.2, 0.05 + row * 0.095, row === 0 ? '#c8502f' : '#7f8f94', 0.17, 0.05),
  ),
  // The cradle and the handset.
  ...[-0.34, 0.24].flatMap((x) => box([x, x + 0.1], [0.3, 0.42], [-0.4, -0.16], dark)),
  ...box([-0.56, -0.28], [0.33, 0.5], [-0.46, -0.1], dark),
  ...box([0.28, 0.56], [0.33, 0.5], [-0.46, -0.1], dark),
  ...prism(
    [
      [-0.56, 0.46],
      [0.56, 0.46],
      [0.5, 0.58],
      [0.3, 0.63],
      [-0.3, 0.63],
      [-0.5, 0.58],
    ],
    [-0.42, -0.14],
    mix(dark, '#ffffff', 0.1),
  ),
]

/** The coiled cord, from the handset's left end round to the base. */
export const cord = (turn: number, at: Place): Run => {
  const loops = Array.from({ length: 76 }, (_, i): Place => {
    const t = i / 75
    const [x, z] = [-0.56 - 0.17 * Math.sin(Math.PI * t), -0.24 + 0.56 * t]
    const up = 0.36 * (1 - t) ** 2.2 + 0.05
    return [x + 0.05 * Math.cos(i), up + 0.035 * Math.sin(i), z]
  })
  const [turned] = placed([{ fill: '', points: loops }], turn, at, 0.82)
  return { points: turned?.points ?? loops, r: 0.014, fill: '#35474e' }
}
