import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { fireEngine } from '../../kit/machines/fire-engine.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { area, type Point } from '../../kit/path.ts'
import { Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { beside, cone, lath, lie, pitched } from './steep-drive.ts'

const camera: Camera = { eye: [0, 6.6, 20], focal: 1620, middle: 790, horizon: 170 }
const at = (place: Place): Point => project(camera, place)
const ribbon = (from: number, to: number) =>
  area([...beside(from), ...beside(to).toReversed()].map(at), 0.5)

/** An hour with the engine: the fire district tries the tight turn of a steep drive. */
export function TipsPreConstruction() {
  const light = sunAt(autumn, 1040)
  const random = seeded(311)
  const { half, lit, dark } = light.ground
  const gravel = mix(made.gravel, light.key, 0.2)
  const tree = (x: number, z: number, height: number) => {
    const [px, py] = at(lie(x, z))
    return { x: px, y: py, height: (height * camera.focal) / (camera.eye[2] - z) }
  }
  const place = lie(4.7, 0.9)
  const engine = [
    footprint([-4.9, 4.5], [-1.5, 1.7], mix(made.gravel, light.shadow, 0.62), 0.02),
    ...mirrored(fireEngine(16)),
  ]
  const outer = beside(3.2)
  const inner = beside(-3)
  const cones = outer.filter((_, i) => i >= 26 && i <= 56 && i % 4 === 2)
  const near = ([, , z]: Place) => z > -2
  const laths = inner.filter((_, i) => i > 2 && (i < 22 || i > 42) && i <= 56 && i % 4 === 0)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={500}
        clouds={3}
        massifs={[{ spine: 'saw', x: [560, 1760], top: 110, snow: 0.35, ribs: 2 }]}
        ridges={[
          [200, 330, 400],
          [300, 430, 480],
        ]}
      />
      <Bank
        fill={mix(half, lit, 0.15)}
        crest={[
          [0, 424],
          [500, 460],
          [1000, 500],
          [1600, 560],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          tree(-15, -30, 8),
          tree(-18, -32, 10),
          tree(-21, -29, 9),
          tree(-24, -31, 11),
          tree(-8, -32, 7),
          tree(17, -20, 9),
          tree(19, -18, 11),
          tree(15, -24, 7),
          tree(21, -22, 10),
          tree(11, -27, 7),
          tree(9, -29, 8),
        ]}
      />
      <path fill={mix(made.soilDark, dark, 0.25)} d={ribbon(-3.7, 3.4)} />
      <path fill={gravel} d={ribbon(-2.5, 2.5)} />
      <path fill={made.gravel} d={ribbon(-1.3, -0.6) + ribbon(0.6, 1.3)} />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#c98a2c"
        lit="#f0bd4a"
        trees={[
          tree(1, -21, 6.4),
          tree(3, -22, 7.4),
          tree(4.6, -20, 6),
          tree(6.6, -21, 7.2),
          tree(8.6, -19, 6.2),
          tree(-1.4, -23, 6.6),
          tree(-9, -25, 6.4),
          tree(-11, -26, 7),
          tree(-17, -12, 5),
          tree(-19, -13.4, 6),
          tree(-21, -11.6, 5),
          tree(13, -14, 6.6),
          tree(14.6, -12, 5.8),
        ]}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [296, 590, 28],
          [352, 582, 17],
        ]}
      />
      <Tufts fill={dark} random={random} within={[0, 820, 1600, 895]} count={26} size={22} />
      <Solid
        faces={[...laths.flatMap(lath), ...cones.filter((p) => !near(p)).flatMap(cone)]}
        camera={camera}
        light={light}
      />
      <Solid faces={placed(pitched(engine, 7.6), 26, place, 0.93)} camera={camera} light={light} />
      <Solid faces={cones.filter(near).flatMap(cone)} camera={camera} light={light} />
    </>
  )
}
