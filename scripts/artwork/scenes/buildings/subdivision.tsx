import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { Bank } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { cottage } from '../../kit/town.ts'
import { area } from '../../kit/path.ts'

/** Thirty acres from above: one road, sixteen roofs, the meadow left whole in the middle. */
export function Subdivision() {
  const light = sunAt(evening, 1440)
  const random = seeded(59)
  const camera: Camera = { eye: [0, 74, 150], focal: 1300, middle: 800, horizon: 250 }
  const spots: readonly (readonly [number, number, number])[] = [
    [-64, -150, 20],
    [-24, -168, 0],
    [20, -164, -10],
    [64, -148, -24],
    [96, -116, -50],
    [-98, -112, 50],
    [-112, -64, 80],
    [112, -66, -80],
    [-40, -104, 16],
    [4, -112, 0],
    [50, -98, -18],
    [-104, -10, 100],
    [108, -14, -90],
    [-76, 26, 130],
    [84, 22, 220],
    [-66, -58, 70],
    [72, -50, -70],
  ]
  const ground = (points: readonly (readonly [number, number])[]) =>
    area(
      points.map(([x, z]) => project(camera, [x, 0, z])),
      1,
    )
  const ring = (r: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (2 * Math.PI * i) / 40
      return [Math.cos(a) * r * 1.12, -62 + Math.sin(a) * r * 0.92] as const
    })
  const homes = spots
    .toSorted((a, b) => a[1] - b[1])
    .flatMap(([x, z, turn]) => {
      const at: Place = [x, 0, z]
      return [
        ...placed(
          [
            patch(
              [
                [-7, 0.05, -10],
                [-7, 0.05, 5],
                [7, 0.05, 5],
                [7, 0.05, -10],
              ],
              mix(light.ground.half, light.ground.lit, 0.3),
              true,
            ),
          ],
          turn,
          at,
          1.5,
        ),
        ...placed(cottage(random, light), turn, at, 2),
      ]
    })
  const trees = Array.from({ length: 46 }, () => {
    const [x, z] = [random() * 340 - 170, random() * 240 - 190]
    const [px, py] = project(camera, [x, 0, z])
    return {
      x: px,
      y: py,
      height: (1300 / (150 - z)) * (7 + random() * 6),
      kind: Math.floor(random() * 5),
    }
  }).filter((t) => Math.abs(t.x - 800) > 420 || t.y < 520)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={400}
        clouds={3}
        massifs={[
          { spine: 'castle', x: [520, 1500], top: 130, snow: 0.3 },
          { spine: 'low', x: [-200, 620], top: 230, air: 0.5 },
        ]}
        ridges={[
          [330, 350, 330],
          [370, 380, 370],
        ]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.dark, 0.35)}
        crest={[
          [0, 410],
          [800, 400],
          [1600, 412],
        ]}
      />
      <path fill={light.ground.half} d={ground(ring(150))} />
      <path fill={mix(made.gravel, light.haze, 0.3)} d={ground(ring(88))} />
      <path fill={mix(light.ground.half, light.ground.lit, 0.25)} d={ground(ring(80))} />
      <path
        fill={mix(made.gravel, light.haze, 0.3)}
        d={ground([
          [-4, 24],
          [4, 24],
          [16, 90],
          [2, 90],
        ])}
      />
      <path fill={mix(light.ground.lit, light.ground.half, 0.35)} d={ground(ring(44))} />
      <path
        fill="#7fa3a4"
        d={ground([
          [-20, -50],
          [-6, -62],
          [16, -60],
          [24, -48],
          [10, -40],
          [-12, -40],
        ])}
      />
      <Solid faces={homes} camera={camera} light={light} />
      <Pines light={light} fill={light.woods[3]} trees={trees} />
    </>
  )
}
