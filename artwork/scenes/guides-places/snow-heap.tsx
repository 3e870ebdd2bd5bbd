import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { roughen } from '../../kit/outline.ts'
import { area, areas, type Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'

/** One push of the bucket: where its middle, crest and foot lie, and half its width. */
type Push = readonly [x: number, crest: number, foot: number, half: number]

/** The heap as it grew, far pushes first. */
const pushes: readonly Push[] = [
  [1262, 528, 866, 204],
  [1432, 640, 866, 148],
  [1120, 716, 874, 112],
  [1500, 774, 876, 82],
  [1320, 716, 886, 160],
  [1196, 796, 892, 128],
  [1424, 814, 892, 104],
]

/** Plowed snow, stacked: round pushes over one another, the sun on their left. */
export function SnowHeap({ light }: { light: Light }) {
  const random = seeded(41)
  const { snow, ground } = light
  const shades = [mix(snow.half, snow.dark, 0.55), mix(snow.half, snow.dark, 0.22)] as const
  const lits = [
    mix(mix(snow.lit, '#ffffff', 0.35), snow.half, 0.28),
    mix(snow.lit, '#ffffff', 0.4),
  ] as const
  return (
    <>
      <path
        fill={mix(ground.half, ground.dark, 0.6)}
        d={area([
          [980, 872],
          [1250, 902],
          [1560, 890],
          [1600, 868],
          [1600, 846],
          [1200, 840],
        ])}
      />
      {pushes.map(([x, crest, foot, half], i) => {
        const rise = foot - crest
        const over = (u: number): Point => [x + u * half, foot - rise * (1 - Math.abs(u) ** 2.5)]
        const skyline = roughen(
          Array.from({ length: 11 }, (_, n) => over(n / 5 - 1)),
          random,
          0.11,
          18,
        )
        const spur = roughen(
          [over(0.02), [x + half * 0.3, foot - rise * 0.5], [x + half * 0.22, foot + 6]],
          random,
          0.16,
          26,
        )
        const front = i < 2 ? 0 : 1
        const clods = [0.2, 0.42, 0.66].map((t): Point[] => {
          const [cx, cy] = [x - half * 0.62 * t - half * 0.08, foot - rise * (0.86 - t * 0.72)]
          const s = 5 + 6 * random()
          return [
            [cx - s, cy + s * 0.5],
            [cx + s * 0.2, cy - s * 0.1],
            [cx + s * 1.4, cy + s * 0.3],
            [cx + s * 0.5, cy + s * 0.9],
          ]
        })
        return (
          <g key={x}>
            <path fill={shades[front]} d={area([...skyline, [x + half * 0.3, foot + 8]], 0.5)} />
            <path
              fill={lits[front]}
              d={area(
                [
                  ...skyline.filter(([px]) => px < x + half * 0.02),
                  ...spur,
                  [x - half * 0.5, foot + 4],
                ],
                0.5,
              )}
            />
            <path fill={snow.half} d={areas(clods, 0.5)} />
          </g>
        )
      })}
    </>
  )
}
