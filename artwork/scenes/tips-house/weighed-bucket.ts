import { mix } from '../../kit/color.ts'
import { drum, ring } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { box, floor, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

const enamel = '#a9c4bb'
const zinc = '#8f9ca3'

/** The front of the scale slopes toward us, so that the dial can be read. */
const slope = (z: number, lift: number) => 0.088 - (z - 0.05) * 0.3 + lift
const flat = (fill: string, points: readonly Place[]) => patch(points, fill, true, true)

/** A mark on the dial, a turn from straight up, between two distances from its middle. */
function mark(turn: number, [r0, r1]: readonly [number, number], w: number, fill: string): Face {
  const a = (turn * Math.PI) / 180
  const [dx, dz] = [Math.sin(a), -Math.cos(a)]
  const at = (r: number, side: number): Place => {
    const z = 0.155 + dz * r + dx * side * w
    return [dx * r - dz * side * w, slope(z, 0.004), z]
  }
  return flat(fill, [at(r0, -1), at(r0, 1), at(r1, 1), at(r1, -1)])
}

/** A bathroom scale: enamel, a ribbed mat, a round dial whose needle has moved. */
export const scale = (): Face[] => {
  const dial = (r: number, lift: number, fill: string) =>
    flat(
      fill,
      ring(0, 0, 0.155, r).map(([x, , z]): Place => [x, slope(z, lift), z]),
    )
  const [w, low] = [0.21, slope(0.27, 0)]
  const side = (x: number): Place[] => [
    [x, 0.012, 0.27],
    [x, 0.012, -0.24],
    [x, 0.07, -0.24],
    [x, 0.088, 0.05],
    [x, low, 0.27],
  ]
  return [
    patch(side(w), enamel),
    patch(side(-w).toReversed(), enamel),
    patch(
      [
        [-w, 0.088, 0.05],
        [w, 0.088, 0.05],
        [w, 0.07, -0.24],
        [-w, 0.07, -0.24],
      ],
      enamel,
    ),
    floor([-0.17, 0.17], [-0.22, 0.03], 0.089, made.steelDark),
    ...Array.from({ length: 9 }, (_, i) =>
      floor([-0.16 + i * 0.04, -0.145 + i * 0.04], [-0.21, 0.02], 0.09, '#4b575d'),
    ),
    patch(
      [
        [-w, low, 0.27],
        [w, low, 0.27],
        [w, 0.088, 0.05],
        [-w, 0.088, 0.05],
      ],
      mix(enamel, '#ffffff', 0.2),
    ),
    ...box([-w, w], [0.012, low], [0.26, 0.27], enamel),
    dial(0.1, 0.001, made.steelDark),
    dial(0.088, 0.002, '#f9f3e4'),
    ...Array.from({ length: 11 }, (_, i) =>
      mark(-125 + i * 25, i % 2 === 0 ? [0.058, 0.08] : [0.067, 0.08], 0.0022, made.steelDark),
    ),
    mark(52, [-0.022, 0.074], 0.0042, '#c23b22'),
    dial(0.014, 0.005, '#c23b22'),
  ]
}

/** A galvanized bucket: a foot ring, two ribs, a rolled rim; its mouth is for the snow. */
export const bucket = (): Face[] => {
  const at = (y: number): Place => [0, y + 0.012, -0.09]
  return [
    ...drum(at(0.075), [0.108, 0.112], 0.03, mix(zinc, made.steelDark, 0.35)),
    ...drum(at(0.105), [0.112, 0.127], 0.11, zinc),
    ...drum(at(0.215), [0.133, 0.135], 0.014, mix(zinc, '#ffffff', 0.3)),
    ...drum(at(0.229), [0.129, 0.137], 0.06, zinc),
    ...drum(at(0.289), [0.143, 0.145], 0.014, mix(zinc, '#ffffff', 0.3)),
    ...drum(at(0.303), [0.139, 0.15], 0.09, zinc),
    ...drum(at(0.393), [0.158, 0.16], 0.02, mix(zinc, '#ffffff', 0.35), made.steelDark),
  ]
}
