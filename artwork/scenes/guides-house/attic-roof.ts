import { grain } from '../../kit/print/texture.ts'
import { lerp, type Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import { blob, curve, fill, type Impression, lines } from '../../plates/ink.ts'

export const ink = {
  night: '#14283d',
  snow: '#b9cbd8',
  bright: '#eef2f0',
  dark: '#21191a',
  wood: '#5a3d2b',
  cut: '#c99a5f',
  beam: '#c9a468',
  glow: '#f7dc9a',
  batt: '#d58f86',
  warm: '#f2c979',
} as const

/** The roof in section: half its span, its eave, its ridge. */
const [eaveY, ridgeY, half, middle] = [640, 150, 690, 800]
/** A point of one slope (`side` -1 is left): `t` from eave to ridge, `off` above the rafter's underside. */
export const on = (side: 1 | -1, t: number, off = 0): Point => {
  const [dx, dy] = [half, eaveY - ridgeY]
  const l = Math.hypot(dx, dy)
  return [
    middle + side * (half * (1 - t)) + side * ((off * dy) / l),
    lerp(eaveY, ridgeY, t) - (off * dx) / l,
  ]
}
export const slab = (
  side: 1 | -1,
  from: number,
  to: number,
  low: number,
  high: number,
): Point[] => [on(side, from, low), on(side, to, low), on(side, to, high), on(side, from, high)]
export const floorY = 628

/** Everything above the rafters: boards, shingles, and a winter's snow, thin where heat gets out. */
export function shell(random: Random): Impression[] {
  const thick = (side: 1 | -1, t: number) => {
    const melt = side === -1 && t < 0.42 ? 0.45 + t * 0.9 : 1
    return (62 + 14 * Math.sin(t * 9 + side)) * melt
  }
  const crest = (side: 1 | -1) =>
    Array.from({ length: 12 }, (_, i): Point =>
      on(side, -0.1 + (i / 12) * 1.1, 62 + thick(side, i / 12)),
    )
  const snow = curve([...crest(-1), [middle, ridgeY - 142], ...crest(1).toReversed()], 4)
  const lower = snow.map(([x, y]): Point => [x, y + 13]).toReversed()
  const shingles = (side: 1 | -1) =>
    Array.from({ length: 32 }, (_, i) => {
      const t = -0.08 + i * 0.032
      return [on(side, t, 50), on(side, t + 0.034, 50), on(side, t + 0.034, 57), on(side, t, 63)]
    })
  return [
    fill(ink.snow, [...snow, on(1, -0.1, 56), [middle, ridgeY - 60], on(-1, -0.1, 56)]),
    fill(ink.bright, [...snow, ...lower]),
    fill(
      '#93aabd',
      ...Array.from({ length: 60 }, () => {
        const [x, y] = on(
          random() < 0.5 ? 1 : -1,
          between(random, 0, 0.95),
          between(random, 66, 92),
        )
        return [
          [x - 5, y],
          [x, y - 2],
          [x + 5, y],
          [x, y + 2],
        ] as Point[]
      }),
    ),
    // The ice that the lost heat made, at the left eave.
    fill(
      '#9cc4d6',
      blob(
        [
          on(-1, -0.13, 40),
          on(-1, -0.13, 62),
          on(-1, -0.04, 104),
          on(-1, 0.06, 78),
          on(-1, 0.05, 56),
          on(-1, -0.08, 52),
        ],
        4,
      ),
      ...[0, 1, 2, 3, 4].map((i): Point[] => {
        const [x, y] = on(-1, -0.125 + i * 0.018, 44)
        return [
          [x - 8, y - 6],
          [x + 9, y - 12],
          [x + 2, y + 54 + ((i * 37) % 50)],
        ]
      }),
    ),
    fill(
      '#d9edf2',
      ...[0, 1, 2, 3].map((i): Point[] => {
        const [x, y] = on(-1, -0.12 + i * 0.02, 44)
        return [
          [x - 5, y],
          [x - 1, y],
          [x + 1, y + 36 + ((i * 37) % 40)],
        ]
      }),
    ),
    fill('#31424c', ...shingles(-1), ...shingles(1)),
    fill(ink.cut, slab(-1, -0.1, 1, 38, 50), slab(1, -0.1, 1, 38, 50)),
    lines(
      '#8f6638',
      2,
      ...Array.from({ length: 16 }, (_, i) => [
        on(-1, -0.08 + i * 0.07, 38),
        on(-1, -0.08 + i * 0.07, 50),
      ]),
      ...Array.from({ length: 16 }, (_, i) => [
        on(1, -0.08 + i * 0.07, 38),
        on(1, -0.08 + i * 0.07, 50),
      ]),
    ),
    fill(ink.wood, slab(-1, -0.1, 1.02, 0, 38), slab(1, -0.1, 1.02, 0, 38)),
    lines(
      '#3f2a1f',
      2,
      ...[-1, 1].flatMap((side) =>
        grain(random, on(side as 1 | -1, 0, 20), on(side as 1 | -1, 1, 20), 34, 30),
      ),
    ),
    fill('#31424c', [
      on(-1, 0.98, 58),
      [middle, ridgeY - 86],
      on(1, 0.98, 58),
      [middle, ridgeY - 40],
    ]),
    fill(ink.cut, [
      on(-1, 0.99, 50),
      [middle, ridgeY - 70],
      on(1, 0.99, 50),
      [middle, ridgeY - 46],
    ]),
    fill('#8a6038', [
      on(-1, 0.985, 0),
      on(-1, 1, 40),
      on(1, 1, 40),
      on(1, 0.985, 0),
      [middle + 14, ridgeY + 90],
      [middle - 14, ridgeY + 90],
    ]),
  ]
}

/** Trusses behind the one that was cut. */
export const trusses = [0.0, 1].flatMap((depth): Impression[] => {
  const tone = depth === 0 ? '#33251f' : '#46322a'
  const w = depth === 0 ? 16 : 24
  const s = depth === 0 ? 0.94 : 0.985
  const p = ([x, y]: Point): Point => [middle + (x - middle) * s, floorY + (y - floorY) * s]
  return [
    lines(
      tone,
      w,
      [p([middle, ridgeY + 60]), p([middle, floorY])],
      [p([middle - 20, floorY - 10]), p([middle - 300, 430])],
      [p([middle + 20, floorY - 10]), p([middle + 300, 430])],
      [p([middle - 630, floorY - 8]), p([middle, ridgeY + 34]), p([middle + 630, floorY - 8])],
    ),
  ]
})
