import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { between, seeded } from '../../kit/random.ts'
import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Span = readonly [number, number]
/** A wall that starts at the corner: distance along it, height, distance before it. */
export type Wall = (u: number, y: number, out?: number) => Place

const [sin, cos] = [Math.SQRT1_2, Math.SQRT1_2]
export const north: Wall = (u, y, out = 0) => [-u * cos - out * sin, y, -u * sin + out * cos]
export const south: Wall = (u, y, out = 0) => [u * sin + out * cos, y, -u * cos + out * sin]

const flat = (fill: string, points: readonly Place[]) => patch(points, fill, true, true)

/** A flat piece on a wall; its color is already in the wall's light. */
export const piece = (wall: Wall, u: Span, y: Span, out: number, fill: string): Face =>
  flat(fill, [
    wall(u[0], y[0], out),
    wall(u[1], y[0], out),
    wall(u[1], y[1], out),
    wall(u[0], y[1], out),
  ])

const step = 0.15
const courses = Array.from({ length: 16 }, (_, i) => 0.1 + i * step)

/** Silver below the line where the eave's shade ends, the old stain above it. */
export function sunny(light: Light, length: number, line: number): Face[] {
  const random = seeded(541)
  const silver = mix('#c6beb0', light.key, 0.28)
  const stain = mix('#a0623a', light.key, 0.16)
  return courses.flatMap((y): Face[] => {
    const below = y + step / 2 < line
    const grain = between(random, -1, 1)
    const base = below ? silver : stain
    const turning = below && y + step * 1.6 > line
    const worn = turning ? mix(silver, stain, 0.4) : base
    const fill = mix(worn, grain > 0 ? '#fff3d8' : '#8f857c', Math.abs(grain) * 0.16)
    const cup = below ? between(random, 0.012, 0.024) : 0.012
    const cracks = Array.from({ length: below ? 4 : 0 }, () => {
      const [u, at] = [between(random, 0.2, length), y + between(random, 0.03, 0.12)]
      const long = between(random, 0.08, 0.26)
      return flat(mix(silver, '#5c5450', 0.55), [
        south(u, at, 0.003),
        south(u + long / 2, at + 0.006, 0.003),
        south(u + long, at + 0.002, 0.003),
        south(u + long / 2, at - 0.001, 0.003),
      ])
    })
    return [
      piece(south, [0, length], [y, y + step], 0, fill),
      piece(south, [0, length], [y, y + cup], 0.002, mix(base, '#3a2c2a', below ? 0.55 : 0.6)),
      piece(south, [0, length], [y + cup, y + cup + 0.01], 0.002, mix(fill, '#fff6df', 0.45)),
      ...cracks,
    ]
  })
}

/** The dark wall: boards in shade, a wet band above the snow whose edge follows the splash. */
export function shady(light: Light, length: number, snowAt: (u: number) => number): Face[] {
  const base = mix('#6e4a36', light.shadow, 0.42)
  const steps = Array.from({ length: 29 }, (_, i) => (length * i) / 28)
  const wet = (lift: number, fill: string) =>
    flat(fill, [
      ...steps.map((u) => north(u, 0, 0.003)),
      ...steps
        .map((u) =>
          north(u, snowAt(u) + lift * (1 + 0.3 * Math.sin(u * 11) + 0.2 * Math.sin(u * 23)), 0.003),
        )
        .toReversed(),
    ])
  const seam = (y: number): Face[] => [
    piece(north, [0, length], [y, y + 0.013], 0.004, mix(base, '#0d141c', 0.6)),
    piece(north, [0, length], [y + 0.013, y + 0.02], 0.004, mix(base, '#b9b3c4', 0.14)),
  ]
  return [
    ...courses.map((y, i) => {
      const fill = mix(base, light.shadow, [0.1, 0.02, 0.16, 0.06][i % 4] ?? 0)
      return piece(north, [0, length], [y, y + step], 0, fill)
    }),
    wet(0.17, mix(base, '#232c2a', 0.5)),
    wet(0.09, mix(base, '#1a2226', 0.75)),
    ...courses.flatMap(seam),
  ]
}

/** Snow that lies against the dark wall, all of it in the shade of the house. */
export function drift({ snow }: Light, length: number, snowAt: (u: number) => number): Face[] {
  const steps = Array.from({ length: 17 }, (_, i) => -0.06 + ((length + 1.6) * i) / 16)
  const row = (out: number, drop: number) =>
    steps.map((u, i) =>
      north(
        u,
        snowAt(u) - drop * (1 + 0.12 * Math.sin(i * 1.3 + out * 4)),
        out * (1 + 0.08 * Math.sin(i)),
      ),
    )
  const rows = [row(0, 0), row(0.12, 0.03), row(0.4, 0.12), row(0.85, 0.26)]
  const fills = [0.95, 0.35, 0.6, 0.8].map((share) => mix(snow.half, snow.dark, share))
  const last = row(1.7, 0.46).toReversed()
  return rows.map((edge, i) => flat(fills[i] ?? snow.dark, [...edge, ...last]))
}
