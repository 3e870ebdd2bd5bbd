import { Backdrop } from '../../kit/backdrop.tsx'
import { timberFrame } from '../../kit/frame.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'

/** Five people and a dog before their own frame, against the last light. */
export function AboutTeam() {
  const light = sunAt(dusk, 1010, 520)
  const random = seeded(301)
  const camera: Camera = { eye: [-4, 2, 40], focal: 1500, middle: 700, horizon: 620 }
  const dark = '#12252a'
  return (
    <>
      <Backdrop
        light={{
          ...light,
          woods: [light.woods[0], light.woods[0], light.woods[1], light.woods[3]],
        }}
        random={random}
        ground={720}
        clouds={5}
        massifs={[
          { spine: 'low', x: [-200, 600], top: 470, air: 0.5 },
          { spine: 'saw', x: [240, 1500], top: 330, air: 0.1 },
        ]}
        ridges={[
          [600, 620, 580],
          [660, 680, 640],
        ]}
      />
      <Solid
        light={{ ...light, shadow: dark }}
        camera={camera}
        faces={placed(timberFrame([-5, 5], [-12, 0], 4, 5.4, 4, made.timber), -28, [12, -0.6, -4])}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 820],
          [400, 772],
          [720, 700],
          [1240, 690],
          [1600, 730],
        ]}
      />
      <People
        fill={dark}
        figures={[
          { x: 740, y: 724, height: 190, hat: true },
          { x: 826, y: 722, height: 170, pose: 'hips' },
          { x: 916, y: 718, height: 198, pose: 'point', hat: true },
          { x: 1040, y: 716, height: 178, pose: 'stand' },
          { x: 1120, y: 714, height: 186, pose: 'hips', hat: true },
        ]}
      />
      <path
        fill={dark}
        d="M640 746l4-34-10-16 4-14 14-2 8 12 34 2 10-16 4 3-8 20 2 45h-8l-4-32-26-2-4 34h-8l2-34-6 34z"
      />
      <Bank
        fill={dark}
        crest={[
          [0, 860],
          [460, 800],
          [800, 722],
          [1240, 712],
          [1600, 780],
        ]}
      />
      <Tufts fill={dark} random={random} within={[700, 716, 1500, 728]} count={50} size={20} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 890, 7, 380, 140), ...clump(random, 1540, 880, 4, 330, 80)]}
      />
    </>
  )
}
