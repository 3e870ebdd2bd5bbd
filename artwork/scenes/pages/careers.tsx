import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { studWall } from '../../kit/frame.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'

/** Five hands raise a wall at first light. */
export function Careers() {
  const light = sunAt(dawn, 420)
  const random = seeded(311)
  const camera: Camera = { eye: [-2, 2, 24], focal: 1500, middle: 720, horizon: 700 }
  const dark = '#1a3238'
  const wall = studWall([-4, 5], 4.3, 0, [-0.8, 1.6]).map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]) => [x, y * 0.94, z + y * 0.34] as const),
  }))
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={730}
        clouds={4}
        massifs={[{ spine: 'lone', x: [380, 1500], top: 250, snow: 0.45 }]}
        ridges={[
          [600, 630, 600],
          [670, 690, 660],
        ]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.dark, 0.5)}
        crest={[
          [0, 780],
          [700, 764],
          [1600, 776],
        ]}
      />
      <path fill={made.concrete} d="M640 800L1500 784L1560 826L590 846z" />
      <path fill={made.stoneDark} d="M590 846L1560 826V850L590 872z" />
      <Solid light={light} camera={camera} faces={placed(wall, -6, [4, 0.05, 0])} />
      <People
        fill={dark}
        figures={[
          { x: 670, y: 844, height: 186, pose: 'point', hat: true },
          { x: 850, y: 836, height: 184, pose: 'push', hat: true },
          { x: 1020, y: 842, height: 196, pose: 'raise', hat: true },
          { x: 1200, y: 838, height: 188, pose: 'push', hat: true },
          { x: 1370, y: 836, height: 182, pose: 'raise', hat: true },
        ]}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 850],
          [500, 872],
          [1000, 880],
          [1600, 850],
        ]}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [180, 860, 44],
          [240, 872, 28],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 890, 6, 360, 130), ...clump(random, 1560, 880, 3, 300, 60)]}
      />
    </>
  )
}
