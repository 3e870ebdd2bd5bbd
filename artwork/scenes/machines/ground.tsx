import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { bar, box } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** A meadow's edge, dry where it is walked on. */
export function Ground({ light, earth }: { light: Light; earth: string }) {
  const soil = mix(earth, light.ground.half, 0.3)
  const bright = mix(soil, light.key, 0.25)
  const grass = mix(light.ground.half, light.ground.dark, 0.3)
  return (
    <>
      <path fill={light.ground.half} d="M0 716C400 700 900 716 1600 700V900H0z" />
      <path
        fill={mix(grass, light.ground.lit, 0.35)}
        d="M0 748C420 728 900 742 1600 726V752C1000 770 500 754 0 780z"
      />
      <path fill={soil} d="M340 852C620 786 1080 776 1600 796V900H250z" />
      <path fill={bright} d="M340 852C620 786 1080 776 1600 796V808C1080 792 660 804 400 856z" />
      <path fill={grass} d="M0 812C300 800 520 836 700 900H0z" />
    </>
  )
}

/** A rail fence along x. */
export const fence = (
  x: readonly [number, number],
  z: number,
  fill: string = made.timber,
): Face[] => {
  const count = Math.round((x[1] - x[0]) / 2.6)
  const step = (x[1] - x[0]) / count
  return [
    ...[0.5, 0.95].flatMap((y, i) =>
      Array.from({ length: count }, (_, n) => {
        const sag = ((n * 37 + i * 17) % 5) * 0.02 - 0.04
        return bar(
          [x[0] + n * step - 0.1, y + sag],
          [x[0] + (n + 1) * step + 0.1, y - sag],
          0.11,
          [z - 0.05, z + 0.03],
          fill,
        )
      }).flat(),
    ),
    ...Array.from({ length: count + 1 }, (_, n) =>
      box([x[0] + n * step - 0.08, x[0] + n * step + 0.08], [0, 1.25], [z, z + 0.16], fill),
    ).flat(),
  ]
}
