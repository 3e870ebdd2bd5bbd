import { Backdrop } from '../../kit/backdrop.tsx'
import { gable } from '../../kit/gable.ts'
import { Bank } from '../../kit/ground.tsx'
import { stonework } from '../../kit/joinery.ts'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, patch } from '../../kit/solids.ts'
import { placed, type Camera, type Face, type Place } from '../../kit/space.ts'

/** A standing-seam roof under fresh snow: the near slope fills the right of the picture. */
export function Roofing() {
  const light = sunAt(noon, 1380)
  const random = seeded(7)
  const camera: Camera = { eye: [-9, 9.4, 30], focal: 1500, middle: 520, horizon: 330 }
  const house = gable({
    x: [-8, 12],
    z: [-5, 5],
    base: -3,
    eave: 3.4,
    ridge: 7,
    along: 'x',
    wall: made.cedar,
    over: 1,
    rake: 1.1,
    fascia: made.timber,
  })
  const slope = -0.72
  const on = (x: number, z: number, lift = 0.34): Place => [x, 7 + slope * z + lift, z]
  const lower = [4.6, 4.5, 4.2, 3.4, 2.4, 1.9, 1.8, 2.2, 3.1, 4.1, 4.5, 4.6]
  const edge = lower.map((z, i): Place => on(-9.1 + (i * 22.2) / 11, z))
  const snow = [...edge, on(13.1, 0, 0.55), on(-9.1, 0, 0.55)]
  const thick = edge.slice(1).map((to, i): Face => {
    const from = edge[i] ?? to
    return patch(
      [[from[0], from[1] - 0.3, from[2] + 0.1], [to[0], to[1] - 0.3, to[2] + 0.1], to, from],
      light.snow.dark,
      true,
    )
  })
  const guards = [-7, -4, -1, 2, 5, 8, 11].flatMap((x) =>
    box([x - 0.08, x + 0.08], [3.55, 3.85], [4.9, 5.05], made.steelDark),
  )
  const faces: Face[] = [
    ...house,
    ...windows([-6, -3], [0.4, 2.2], 5, light, 2),
    ...windows([0, 3.4], [0.4, 2.2], 5, light, 3),
    patch(snow, light.snow.lit, true, true),
    ...thick,
    ...box([5.4, 7.2], [6, 9.6], [-0.4, 1.2], made.stone),
    ...stonework([5.4, 7.2], [6.6, 9.4], 1.2, random, made.stoneDark, 14),
    ...box([5.2, 7.4], [9.6, 10], [-0.6, 1.4], light.snow.lit),
    ...guards,
    ...box([-8, 12], [3.62, 3.7], [5.02, 5.08], made.steel),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'lone', x: [-60, 900], top: 250, snow: 0.75 }]}
        ridges={[
          [500, 540, 520],
          [570, 590, 560],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          ...clump(random, 1420, 700, 9, 420, 210),
          ...clump(random, 880, 640, 5, 210, 120),
          ...clump(random, 160, 800, 6, 250, 170),
        ]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 790],
          [400, 770],
          [900, 800],
          [1600, 790],
        ]}
      />
      <Solid faces={placed(faces, 20, [3, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 850],
          [300, 838],
          [700, 872],
          [1000, 900],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 70, 905, 4, 380, 90)} />
    </>
  )
}
