import type { Light } from './light.ts'
import { areas, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/** The sky: flat bands whose edges sway like the horizon's, and a sun with two rings of light. */
export function Sky({ light, floor = 640 }: { light: Light; floor?: number }) {
  const { sun } = light
  return (
    <>
      {light.sky.map(([offset, color], index) => {
        const y = Math.round(offset * floor)
        const sway = index % 2 === 0 ? 14 : -14
        const edge = index === 0 ? 'M0 0H1600' : `M0 ${y}C400 ${y - sway} 900 ${y + sway} 1600 ${y}`
        return <path key={offset} fill={color} d={`${edge}V900H0z`} />
      })}
      {sun.r > 0 && (
        <>
          <circle cx={sun.x} cy={sun.y} r={sun.r * 3.4} fill={sun.glow} opacity={0.28} />
          <circle cx={sun.x} cy={sun.y} r={sun.r * 2} fill={sun.glow} opacity={0.5} />
          <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.disc} />
        </>
      )}
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
