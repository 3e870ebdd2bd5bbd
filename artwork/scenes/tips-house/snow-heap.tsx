import { mix } from '../../kit/color.ts'
import type { Tones } from '../../kit/light.ts'
import { area, areas, type Point } from '../../kit/path.ts'

type Spot = readonly [x: number, y: number]

/** The sunny edge of the heap, from the rim of the bucket to its crown. */
const sunny: Spot[] = [
  [-0.162, 0.4],
  [-0.166, 0.43],
  [-0.14, 0.455],
  [-0.125, 0.5],
  [-0.085, 0.525],
  [-0.06, 0.565],
  [-0.01, 0.585],
  [0.03, 0.578],
]
/** Its other edge, from the crown down. */
const far: Spot[] = [
  [0.062, 0.545],
  [0.1, 0.53],
  [0.122, 0.487],
  [0.155, 0.46],
  [0.168, 0.425],
  [0.16, 0.4],
]
/** Where the sun stops, from the crown to the rim. */
const spur: Spot[] = [
  [0, 0.54],
  [0.03, 0.5],
  [-0.02, 0.46],
  [0.01, 0.41],
  [-0.02, 0.374],
  [-0.08, 0.378],
]
const shade: Spot[] = [...far, [0.11, 0.386], [0.125, 0.42], [0.09, 0.455], [0.1, 0.49]]
const dent: Spot[] = [
  [-0.09, 0.47],
  [-0.05, 0.485],
  [-0.03, 0.465],
  [-0.06, 0.45],
]

/** Snow heaped over the rim of a bucket: a sunny side, a half-lit one, a shade behind. */
export function Heap({ at, snow }: { at: (x: number, y: number) => Point; snow: Tones }) {
  const put = (spots: readonly Spot[]) => spots.map(([x, y]) => at(x, y))
  return (
    <>
      <path fill={snow.half} d={area(put([...sunny, ...far, [0.08, 0.378], [-0.08, 0.378]]))} />
      <path fill={snow.lit} d={area(put([...sunny, ...spur]))} />
      <path fill={mix(snow.half, snow.dark, 0.7)} d={areas([put(shade), put(dent)])} />
    </>
  )
}
