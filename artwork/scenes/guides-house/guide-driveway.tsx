import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { area, type Point } from '../../kit/path.ts'
import { Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { beside, lie } from './drive-line.ts'

const camera: Camera = { eye: [0, 17, 40], focal: 1250, middle: 800, horizon: 215 }
const ribbon = (from: number, to: number): Point[] =>
  [...beside(from), ...beside(to).toReversed()].map((p) => project(camera, p))

/** From the road to the garage: a drive staked in curves up the slope, seen from above. */
export function Driveway() {
  const light = sunAt(autumn, 300)
  const random = seeded(613)
  const stake = ([x, y, z]: Place): Face[] => [
    ...box([x - 0.07, x + 0.07], [y, y + 1.5], [z - 0.07, z + 0.07], made.board),
    pane([x + 0.07, x + 0.75], [y + 1.05, y + 1.5], z, '#d4562f', true),
  ]
  const stakes = [...beside(2.9), ...beside(-2.9)]
    .filter((_, i) => i % 5 === 2)
    .toSorted((a, b) => a[2] - b[2])
    .flatMap(stake)
  const house = placed(
    [
      ...gable({
        x: [-6, 3],
        z: [-7, 0],
        base: -1,
        eave: 3.4,
        ridge: 6.6,
        along: 'x',
        wall: made.cedar,
      }),
      ...windows([-5, -2.4], [0.9, 2.5], 0, light, 3),
      ...gable({
        x: [2, 9],
        z: [-7, 1.6],
        base: -1,
        eave: 3.4,
        ridge: 6.4,
        along: 'z',
        wall: made.plaster,
      }),
      ...boardDoor([3.2, 7.8], [-0.6, 2.5], 1.6, 4),
    ],
    -8,
    lie(15, -32),
  )
  const tree = (x: number, z: number, height: number) => {
    const [px, py] = project(camera, lie(x, z))
    return { x: px, y: py, height: (height * camera.focal) / (camera.eye[2] - z) }
  }
  /** The stub to turn round in, or its shoulder. */
  const stub = (xs: readonly number[], zs: readonly number[]) =>
    area(xs.map((x, i) => project(camera, lie(x, zs[i] ?? 0))))
  const { half, lit, dark } = light.ground
  const banks = [
    { fill: half, heights: [452, 436, 416, 404] },
    { fill: mix(half, lit, 0.35), heights: [560, 520, 540, 500] },
    { fill: mix(half, dark, 0.35), heights: [742, 700, 760, 690] },
  ]
  const [cut, gravel] = [mix(made.soilDark, dark, 0.25), mix(made.gravel, light.key, 0.2)]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={440}
        clouds={3}
        massifs={[{ spine: 'whales', x: [-100, 1100], top: 110, snow: 0.3, air: 0.15 }]}
        ridges={[
          [300, 320, 290],
          [370, 380, 340],
        ]}
      />
      {banks.map(({ fill, heights }) => (
        <Bank key={fill} fill={fill} crest={heights.map((y, i): Point => [i * 533, y])} />
      ))}
      <path
        fill={cut}
        d={area(ribbon(-3.9, 3), 0.5) + stub([11.6, 19.2, 19.9, 12.4], [2.2, 3.5, -1.2, -2.4])}
      />
      <path fill={gravel} d={area(ribbon(-2.4, 2.4), 0.5)} />
      <path fill={gravel} d={stub([11.6, 18.6, 19, 12.4], [1.2, 2.6, -1.4, -2.4])} />
      <path fill={made.gravel} d={area(ribbon(-1.2, -0.5), 0.5) + area(ribbon(0.5, 1.2), 0.5)} />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#c98a2c"
        lit="#f0bd4a"
        trees={[
          tree(-14, -26, 8),
          tree(-11, -28, 9),
          tree(-17, -22, 7),
          tree(22, -14, 8),
          tree(25, -12, 9),
        ]}
      />
      <Solid faces={house} camera={camera} light={light} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          tree(26, -36, 14),
          tree(29, -33, 12),
          tree(4, -35, 12),
          tree(1, -37, 13),
          tree(-22, 0, 10),
        ]}
      />
      <Solid faces={stakes} camera={camera} light={light} />
      <Boulders
        light={light}
        random={random}
        at={[
          [420, 690, 26],
          [520, 660, 20],
        ]}
      />
      <Tufts fill={dark} random={random} within={[760, 830, 1600, 895]} count={26} size={22} />
    </>
  )
}
