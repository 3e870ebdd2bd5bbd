import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { roughen } from '../../kit/outline.ts'
import { area, areas, type Point } from '../../kit/path.ts'
import type { Random } from '../../kit/random.ts'
import { middle, rough } from './hazard-zones.ts'

/** The open bowl under the summit, where the slide starts. */
const bowl: readonly Point[] = [
  [984, 276],
  [1010, 236],
  [1064, 208],
  [1100, 196],
  [1124, 176],
  [1150, 204],
  [1210, 218],
  [1262, 240],
  [1276, 268],
  [1240, 300],
  [1010, 300],
]

/** Its side away from the sun. */
const shade: readonly Point[] = [
  [1124, 176],
  [1150, 204],
  [1210, 218],
  [1262, 240],
  [1276, 268],
  [1180, 268],
  [1140, 232],
]

/** The bare ground of the slide: its bowl, its track with two gullies, the fan with its runnels. */
export function Slide({ light, random }: { light: Light; random: Random }) {
  const { ground } = light
  const gullies = [-0.42, 0.3].map((u): Point[] => [...middle(u).toReversed(), ...middle(u + 0.12)])
  const runnels = [-0.5, -0.1, 0.35, 0.62].map((u): Point[] => [
    [1012 + u * 40, 580],
    [1020 + u * 190, 660 + 20 * Math.abs(u)],
    [1040 + u * 400, 770 - 40 * Math.abs(u)],
    [1024 + u * 190, 668 + 20 * Math.abs(u)],
  ])
  return (
    <>
      <linearGradient id="slide" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={light.snow.lit} />
        <stop offset=".12" stopColor={light.snow.lit} />
        <stop offset=".34" stopColor={mix(ground.lit, light.snow.half, 0.5)} />
        <stop offset="1" stopColor={mix(ground.lit, light.snow.lit, 0.25)} />
      </linearGradient>
      <path fill={light.snow.lit} d={area(roughen(bowl, random, 0.1, 20), 0.5)} />
      <path fill={light.snow.half} d={area(roughen(shade, random, 0.12, 20), 0.5)} />
      <path fill="url(#slide)" d={area(rough(random, 1), 0.5)} />
      <path
        fill={mix(ground.half, ground.dark, 0.3)}
        opacity=".45"
        d={areas([...gullies, ...runnels], 0.5)}
      />
    </>
  )
}
