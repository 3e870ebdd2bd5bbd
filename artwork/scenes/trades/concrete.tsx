import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

/** Fresh concrete: forms, joint lines, the screed halfway, steel waiting ahead of it. */
export function Concrete() {
  const light = sunAt(autumn, 320)
  const random = seeded(17)
  const camera: Camera = { eye: [-1, 3.4, 16], focal: 1500, middle: 720, horizon: 470 }
  const steel = [
    ...Array.from({ length: 9 }, (_, i) =>
      floor([1.2 + i * 1.1, 1.26 + i * 1.1], [-7, 6.4], 0.16, '#7a4a38'),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      floor([1, 10.4], [-6.8 + i * 1.15, -6.74 + i * 1.15], 0.17, '#7a4a38'),
    ),
  ]
  const faces: Face[] = [
    floor([-6.4, 10.6], [-7.6, 7], 0, made.gravel),
    ...steel,
    ...box([-6, 1], [0, 0.24], [-7.2, 6.6], '#d2ccc0'),
    floor([-0.6, 1], [-7.2, 6.6], 0.25, made.concreteWet),
    ...[-3.6, 0.2].map((z) => floor([-6, 1], [z, z + 0.06], 0.255, made.stoneDark)),
    floor([-3.2, -3.14], [-7.2, 6.6], 0.255, made.stoneDark),
    ...box([-6.3, -6], [0, 0.3], [-7.4, 6.8], made.board),
    ...box([-6.3, 10.6], [0, 0.3], [-7.5, -7.2], made.board),
    ...box([-6.3, 10.6], [0, 0.34], [6.6, 6.8], made.board),
    ...box([0.95, 1.25], [0.25, 0.42], [-7.6, 7], made.cedarPale),
    ...[-6, -2, 2, 5].flatMap((x) => box([x, x + 0.1], [0, 0.5], [6.8, 6.95], made.timber)),
    ...box([-4.3, -3.1], [0.25, 0.3], [3.2, 3.5], made.steel),
    ...bar([-3.7, 0.34], [-6.6, 1.6], 0.06, [3.3, 3.36], made.timber),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={3}
        massifs={[{ spine: 'saw', x: [480, 1580], top: 170, snow: 0.4 }]}
        ridges={[
          [440, 470, 430],
          [500, 520, 490],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1470, 600, 7, 260, 120), ...clump(random, 120, 600, 6, 220, 110)]}
      />
      <Bank
        fill={mix(made.soil, light.ground.half, 0.4)}
        crest={[
          [0, 590],
          [800, 580],
          [1600, 590],
        ]}
      />
      <Solid faces={placed(faces, 12, [1.5, 0, 0])} camera={camera} light={light} />
      <People
        fill={mix(light.shadow, '#10202a', 0.5)}
        figures={[{ x: 240, y: 868, height: 205, pose: 'pull', hat: true }]}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [70, 720, 40],
          [130, 734, 24],
        ]}
      />
    </>
  )
}
