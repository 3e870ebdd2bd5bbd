import { made } from './materials.ts'
import type { Face, Place } from './space.ts'

type Span = readonly [number, number]
type Gable = {
  x: Span
  z: Span
  base: number
  eave: number
  ridge: number
  /** The ridge runs toward us (z) or across (x). */
  along: 'x' | 'z'
  wall: string
  roof?: string
  seam?: string | null
  over?: number
  /** Overhang at the gable ends. */
  rake?: number
  thick?: number
  fascia?: string
}

/** A volume under a pitched roof. Soffits, then walls, then roof: the order that needs no sorting. */
export function gable(g: Gable): Face[] {
  const { over = 0.7, rake = 0.9, thick = 0.28, roof = made.roof, fascia = made.timber } = g
  const seam = g.seam === undefined ? made.roofSeam : g.seam
  const across: Span = g.along === 'z' ? g.x : g.z
  const length: Span = g.along === 'z' ? g.z : g.x
  const middle = (across[0] + across[1]) / 2
  const slope = (g.ridge - g.eave) / (across[1] - middle)
  /** a: across the ridge, l: along it. */
  const p = (a: number, y: number, l: number): Place => (g.along === 'z' ? [a, y, l] : [l, y, a])
  const flip = (points: Place[]) => (g.along === 'z' ? points : points.toReversed())
  const face = (fill: string, points: Place[]): Face => ({ fill, points: flip(points) })
  const [a0, a1] = across
  const [l0, l1] = length
  const [e0, e1] = [l0 - rake, l1 + rake]
  const low = g.eave - over * slope
  const sides = [
    { a: a0, out: a0 - over, sign: -1 },
    { a: a1, out: a1 + over, sign: 1 },
  ] as const
  const order = (sign: number, points: Place[]) => (sign === 1 ? points : points.toReversed())
  const soffits = sides.map(({ out, sign }) =>
    face(
      fascia,
      order(sign, [
        p(middle, g.ridge, e0),
        p(out, low, e0),
        p(out, low, e1),
        p(middle, g.ridge, e1),
      ]),
    ),
  )
  const gableEnd = (l: number, front: boolean) => {
    const points = [
      p(a0, g.base, l),
      p(a1, g.base, l),
      p(a1, g.eave, l),
      p(middle, g.ridge, l),
      p(a0, g.eave, l),
    ]
    return face(g.wall, front ? points : points.toReversed())
  }
  const longWall = (a: number, sign: number) =>
    face(
      g.wall,
      order(sign, [p(a, g.base, l1), p(a, g.base, l0), p(a, g.eave, l0), p(a, g.eave, l1)]),
    )
  const top = sides.flatMap(({ out, sign }) => {
    const skin = face(
      roof,
      order(sign, [
        p(out, low + thick, e1),
        p(out, low + thick, e0),
        p(middle, g.ridge + thick, e0),
        p(middle, g.ridge + thick, e1),
      ]),
    )
    const edge = face(
      fascia,
      order(sign, [
        p(out, low, e1),
        p(out, low, e0),
        p(out, low + thick, e0),
        p(out, low + thick, e1),
      ]),
    )
    const count = seam === null ? 0 : Math.floor((e1 - e0) / 1.1)
    const seams = Array.from({ length: count }, (_, i) => {
      const l = e0 + ((i + 0.5) * (e1 - e0)) / count
      return face(
        seam ?? roof,
        order(sign, [
          p(out, low + thick + 0.02, l + 0.05),
          p(out, low + thick + 0.02, l - 0.05),
          p(middle, g.ridge + thick + 0.02, l - 0.05),
          p(middle, g.ridge + thick + 0.02, l + 0.05),
        ]),
      )
    })
    return [skin, ...seams, edge]
  })
  const rakes = [e1, e0].flatMap((l) =>
    sides.map(({ out, sign }) => {
      const points = [
        p(middle, g.ridge, l),
        p(out, low, l),
        p(out, low + thick, l),
        p(middle, g.ridge + thick, l),
      ]
      const facing = l === e1 ? 1 : -1
      return face(fascia, sign * facing === 1 ? points : points.toReversed())
    }),
  )
  return [
    ...soffits,
    gableEnd(l0, false),
    longWall(a0, -1),
    longWall(a1, 1),
    gableEnd(l1, true),
    ...top,
    ...rakes,
  ]
}
