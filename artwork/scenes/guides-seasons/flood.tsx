import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import type { Light } from '../../kit/light.ts'
import { areas, type Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'

/** Brown water, brighter where it carries the sky. */
const [deep, silt, sky, foam] = ['#46403a', '#84695a', '#f0c8a6', '#f8e9da'] as const

/** The water's edge from left to right: level with the grass, a little bitten. */
const brim: readonly Point[] = [
  [0, 742],
  [190, 736],
  [420, 744],
  [640, 732],
  [880, 742],
  [1060, 734],
  [1240, 746],
  [1400, 738],
  [1600, 748],
]

const round = Math.round

/** A lens lying on the water: pointed at both ends, `rise` above its line and `fall` below. */
const lens = (x: number, y: number, w: number, rise: number, fall: number) =>
  `M${round(x - w)} ${round(y)}q${round(w)} ${round(-2 * rise)} ${round(2 * w)} 0q${round(-w)} ${round(2 * fall)} ${round(-2 * w)} 0z`

/** A creek in flood across the whole foreground, `lamps` where lit windows stand in it. */
export function Flood({ random, lamps }: { random: Random; lamps: readonly number[] }) {
  const waves = Array.from({ length: 56 }, (_, i) => {
    const depth = (i + random()) / 56
    return { x: between(random, -40, 1640), y: 758 + 146 * depth ** 1.15, w: 22 + 74 * depth }
  })
  const sheen = Array.from({ length: 50 }, () => {
    const depth = random() ** 1.2
    const w = between(random, 40, 130) * (0.5 + depth)
    return lens(between(random, -60, 1600), 748 + depth * 150, w, 0.6 + depth, 0.6 + 2 * depth)
  })
  const gleams = lamps.flatMap((x) =>
    [0, 1, 2, 3, 4, 5].map((i) =>
      lens(x + between(random, -12, 12), 752 + i * 15, between(random, 12, 32) - i * 2, 2, 2),
    ),
  )
  return (
    <>
      <linearGradient id="flood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#dbae92" />
        <stop offset=".35" stopColor={silt} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <Bank fill="#46543c" crest={brim.map(([x, y]): Point => [x, y - 7])} />
      <Bank fill="url(#flood)" crest={brim} />
      <path fill={sky} opacity=".7" d={sheen.join('')} />
      <path
        fill={mix(deep, silt, 0.3)}
        d={waves.map(({ x, y, w }) => lens(x, y, w, w * 0.14, w * 0.05)).join('')}
      />
      <path
        fill={foam}
        d={waves
          .map(({ x, y, w }) => lens(x + w * 0.1, y - w * 0.12, w * 0.58, w * 0.11, -w * 0.03))
          .join('')}
      />
      <path fill="#ffd98a" d={gleams.join('')} />
    </>
  )
}

/** A gauge board at the brim: the water's own ruler. */
export const Gauge = ({ x, y }: { x: number; y: number }) => (
  <>
    <path fill="#5a4636" d={`M${x - 5} ${y - 150}h8v160h-8z`} />
    <path fill="#f4efe4" d={`M${x} ${y - 146}h24v150h-24z`} />
    <path
      fill="#2b3336"
      d={[0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) => `M${x} ${y - 140 + i * 16}h${i % 2 ? 10 : 17}v6h-${i % 2 ? 10 : 17}z`)
        .join('')}
    />
    <path fill={foam} d={lens(x + 14, y + 4, 34, 4, 4)} />
  </>
)

/** Willows that stand in the water, each in a ruff of foam. */
export function Willows({ random, at }: { random: Random; at: readonly Shrub[] }) {
  const stems = at.flatMap(([x, y, size]) =>
    Array.from({ length: 11 }, (_, i): Point[] => {
      const lean = (i - 5) / 5 + between(random, -0.12, 0.12)
      const foot = x + lean * size * 0.35
      const bend: Point = [foot + lean * size * 0.2 + 4, y - size * 0.55]
      return [
        [foot - 2, y],
        bend,
        [x + lean * size * 0.9 + 8, y - size * between(random, 0.8, 1.4)],
        [bend[0] + 4, bend[1] + 2],
        [foot + 2, y],
      ]
    }),
  )
  return (
    <>
      <path fill="#8a4a38" d={areas(stems, 0.5)} />
      <path
        fill={foam}
        d={at.map(([x, y, size]) => lens(x + size * 0.2, y, size * 0.9, 5, 4)).join('')}
      />
    </>
  )
}

type Shrub = readonly [x: number, y: number, size: number]

/** A boulder the water goes around: foam on its upstream side, a tail below it. */
export function Boulder({ at: [x, y], size: s, light }: { at: Point; size: number; light: Light }) {
  const p = (dx: number, dy: number): Point => [x + dx * s, y - dy * s]
  const [left, shoulder, top, right, end] = [
    p(-0.7, 0),
    p(-0.5, 0.42),
    p(-0.1, 0.66),
    p(0.4, 0.5),
    p(0.75, 0),
  ]
  const heart = p(-0.16, 0.3)
  return (
    <>
      <path fill={light.rock.dark} d={areas([[left, shoulder, top, right, end]])} />
      <path fill={light.rock.lit} d={areas([[left, shoulder, top, heart, p(-0.3, 0)]])} />
      <path fill={light.rock.half} d={areas([[top, right, p(0.2, 0.3), heart]])} />
      <path
        fill={foam}
        d={
          lens(x - s * 0.1, y + s * 0.02, s * 1.15, s * 0.1, s * 0.07) +
          lens(x + s, y + s * 0.06, s * 1.2, s * 0.03, s * 0.04)
        }
      />
    </>
  )
}
