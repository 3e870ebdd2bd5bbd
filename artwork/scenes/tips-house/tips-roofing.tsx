import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { area, type Point } from '../../kit/path.ts'
import { Pipes } from '../../kit/pipes.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { deckBoards, deckSnow } from './cut-snow.ts'
import { Heap } from './snow-heap.tsx'
import { loadedRoof } from './loaded-roof.ts'
import { bucket, scale } from './weighed-bucket.ts'

const far: Camera = { eye: [0, 0.56, 1.4], focal: 1130, middle: 960, horizon: 314 }
const camera: Camera = { eye: [0, 0.56, 2.3], focal: 1700, middle: 960, horizon: 314 }
const spot: Place = [0.36, 0, 0.02]
const [turn, size] = [-9, 1.1] as const

/** Where a place about the bucket falls in the picture. */
const near = (p: Place): Point =>
  project(camera, placed([{ fill: '', points: [p] }], turn, spot, size)[0]?.points[0] ?? p)

/** A bucket of snow on a bathroom scale: what the roof behind it carries on every square foot. */
export function TipsRoofing() {
  const light = sunAt(dawn, 250)
  const random = seeded(431)
  const { snow, woods } = light
  const bail = Array.from({ length: 13 }, (_, i): Place => {
    const a = (Math.PI * i) / 12
    return [-0.158 * Math.cos(a), 0.397 - 0.15 * Math.sin(a), -0.09 + 0.152 * Math.sin(a)]
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={400}
        clouds={3}
        massifs={[{ spine: 'lone', x: [-40, 900], top: 60, snow: 0.8 }]}
        ridges={[
          [250, 280, 290],
          [320, 330, 330],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 90, 420, 6, 240, 90), ...clump(random, 470, 400, 5, 170, 60)]}
      />
      <Bank
        fill={snow.half}
        crest={[
          [0, 402],
          [500, 380],
          [1000, 392],
          [1600, 380],
        ]}
      />
      <Solid faces={placed(loadedRoof(light), -9, [1.6, -0.1, -8.6])} camera={far} light={light} />
      <Solid faces={[...deckBoards, ...deckSnow(light)]} camera={camera} light={light} />
      <path
        fill={mix('#6d4a36', light.shadow, 0.4)}
        d={area([
          near([-0.21, 0.002, 0.275]),
          near([0.2, 0.002, 0.285]),
          near([0.33, 0.002, 0.24]),
          near([0.42, 0.002, 0.09]),
          near([1.6, 0.002, 0.12]),
          near([1.5, 0.002, -0.24]),
          near([0.2, 0.002, -0.24]),
        ])}
      />
      <Solid
        faces={placed([...scale(), ...bucket()], turn, spot, size)}
        camera={camera}
        light={light}
      />
      <Heap at={(x, y) => near([x, y + 0.012, -0.09])} snow={snow} />
      <Pipes
        camera={camera}
        light={light}
        runs={[
          {
            points: placed([{ fill: '', points: bail }], turn, spot, size)[0]?.points ?? [],
            r: 0.006,
            fill: '#4f5a60',
          },
        ]}
      />
    </>
  )
}
