import { spruce } from '../../plates/growth.ts'
import { box, fill, land, put } from '../../plates/ink.ts'
import { mix } from '../color.ts'
import type { Light } from '../light.ts'
import { between, seeded } from '../random.ts'
import { Printed } from './printed.tsx'

interface OutsideProps {
  light: Light
  seed: number
  /** From the left edge of the window to the right one. */
  x: readonly [number, number]
  /** From its upper edge to the ground outside. */
  y: readonly [number, number]
}

/** What a window looks out on: woods behind a clearing, in flat inks. */
export function Outside({ light, seed, x: [x0, x1], y: [top, foot] }: OutsideProps) {
  const random = seeded(seed)
  const [wide, high] = [x1 - x0, foot - top]
  const row = (count: number, small: number, large: number, base: number) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, high * between(random, small, large), 0.17), [
        x0 + (wide * (i + between(random, 0.2, 0.8))) / count,
        base,
      ]),
    )
  const [, far, middle, near] = light.woods
  const sky = light.sky.at(-1)?.[1] ?? light.haze
  return (
    <Printed
      impressions={[
        fill(sky, box(x0 - 60, top - 120, wide + 120, high + 140)),
        fill(mix(far, sky, 0.35), ...row(Math.round(wide / 26), 0.3, 0.6, foot - high * 0.2)),
        fill(mix(far, sky, 0.35), box(x0 - 60, foot - high * 0.21, wide + 120, high * 0.3)),
        fill(middle, ...row(Math.round(wide / 60), 0.4, 0.8, foot - high * 0.1)),
        fill(
          light.ground.half,
          land(
            `${x0 - 60},${foot - high * 0.14} ${x0 + wide * 0.3},${foot - high * 0.1} ${x0 + wide * 0.7},${foot - high * 0.16} ${x1 + 60},${foot - high * 0.11}`,
            foot + 60,
          ),
        ),
        fill(near, ...row(Math.max(2, Math.round(wide / 230)), 0.75, 1.05, foot + high * 0.06)),
      ]}
    />
  )
}
