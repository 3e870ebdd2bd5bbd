import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { type Light } from '../../kit/light.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import type { spines } from '../../kit/spines.ts'

/** Indoors the light is soft: front of every wall half lit. */
export const indoors = (light: Light): Light => ({
  ...light,
  front: 0.75,
  shadow: mix(light.shadow, '#8a6a52', 0.75),
})

export function View({
  light,
  seed,
  peak,
  left = 300,
  right = 1700,
  top = 340,
}: {
  light: Light
  seed: number
  peak: keyof typeof spines
  left?: number
  right?: number
  top?: number
}) {
  const random = seeded(seed)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={600}
        clouds={2}
        massifs={[{ spine: peak, x: [left, right], top, snow: 0.45, ribs: 3 }]}
        ridges={[
          [470, 490, 460],
          [540, 540, 530],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 820, 640, 5, 170, 90), ...clump(random, 1330, 640, 6, 200, 100)]}
      />
    </>
  )
}
