import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { area, areas, disc, type Point } from '../../kit/path.ts'

/** Where the rows of the mower meet, far behind the woods. */
const vanish: Point = [900, 300]

/** The mown rows: strips that run away from us, every other one paler. */
export function Stubble({ light, floor = 900 }: { light: Light; floor?: number }) {
  const rows = Array.from({ length: 15 }, (_, i): Point[] => {
    const x = -3300 + i * 600
    const at = (px: number, y: number): Point => [
      vanish[0] + ((px - vanish[0]) * (y - vanish[1])) / (floor - vanish[1]),
      y,
    ]
    return [at(x, floor), at(x + 290, floor), at(x + 290, 348), at(x, 348)]
  })
  return <path fill={mix(light.ground.lit, light.key, 0.4)} opacity=".4" d={areas(rows, 1)} />
}

/** Round bales: where each stands, and its radius. */
const spots = [
  [1110, 372, 12],
  [560, 376, 13],
  [760, 366, 10],
  [980, 392, 18],
  [260, 420, 26],
  [450, 446, 34],
  [1060, 440, 34],
] as const

/** Round bales, their ends to us, their shade away from the sun. */
export function Bales({ light }: { light: Light }) {
  const hay = '#d9b05e'
  return (
    <>
      {spots.map(([x, y, r]) => (
        <g key={x}>
          <path
            fill={mix(light.ground.dark, light.ground.half, 0.35)}
            opacity=".8"
            d={area([
              [x - r * 0.5, y],
              [x + r * 4.4, y - r * 0.1],
              [x + r * 4, y - r * 0.42],
              [x + r, y - r * 0.6],
            ])}
          />
          <path
            fill={mix(hay, light.shadow, 0.42)}
            d={`M${x} ${y - 2 * r}h${r * 1.1}a${r * 0.82} ${r} 0 0 1 0 ${2 * r}h${-r * 1.1}z`}
          />
          <path fill={mix(hay, light.key, 0.35)} d={disc(x, y - r, r * 0.82, r)} />
          <path fill={mix(hay, light.shadow, 0.14)} d={disc(x, y - r, r * 0.52, r * 0.64)} />
          <path fill={mix(hay, light.key, 0.2)} d={disc(x, y - r, r * 0.26, r * 0.33)} />
        </g>
      ))}
    </>
  )
}
