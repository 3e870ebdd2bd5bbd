import type { Light } from './light.ts'
import { areas, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/** The sky: one gradient that passes from blue to gold through rose, never through gray. */
export function Sky({ light, floor = 640 }: { light: Light; floor?: number }) {
  const { sun } = light
  return (
    <>
      <defs>
        <linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={floor}>
          {light.sky.map(([offset, color]) => (
            <stop key={offset} offset={offset} stopColor={color} />
          ))}
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor={sun.glow} stopOpacity={sun.r > 0 ? 0.85 : 0.45} />
          <stop offset=".35" stopColor={sun.glow} stopOpacity={sun.r > 0 ? 0.28 : 0.18} />
          <stop offset=".7" stopColor={light.haze} stopOpacity=".06" />
          <stop offset="1" stopColor={light.haze} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0H1600V900H0z" />
      <ellipse
        cx={sun.x}
        cy={sun.y}
        rx={Math.max(430, sun.r * 9)}
        ry={sun.r > 0 ? 230 : 280}
        fill="url(#glow)"
      />
      {sun.r > 0 && <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.disc} />}
    </>
  )
}

/** Evening strata: long flat lenses, the lower the closer together. */
export function Strata({ light, random, at, count = 5, reach = [0, 1600], opacity = 0.5 }: Clouds) {
  const shapes: Point[][] = []
  for (let i = 0; i < count; i++) {
    const width = between(random, 160, 520)
    const x = between(random, reach[0], reach[1])
    const y = between(random, at[0], at[1])
    const h = width * between(random, 0.012, 0.028)
    shapes.push([
      [x - width / 2, y],
      [x - width * 0.18, y - h],
      [x + width * 0.12, y - h * 0.7],
      [x + width * 0.3, y - h * 1.1],
      [x + width / 2, y + h * 0.2],
      [x + width * 0.2, y + h * 0.5],
      [x - width * 0.2, y + h * 0.3],
    ])
  }
  return <path fill={light.cloud} opacity={opacity} d={areas(shapes, 1)} />
}

type Clouds = {
  light: Light
  random: Random
  at: readonly [number, number]
  count?: number
  reach?: readonly [number, number]
  opacity?: number
}
