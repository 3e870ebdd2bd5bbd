import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { mountainHouse } from '../../kit/lodge.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'

/** A mailbox at the foot of the drive; up there somebody is home. */
export function Contact() {
  const light = sunAt(dusk, 1260, 500)
  const random = seeded(321)
  const camera: Camera = { eye: [-14, -4, 110], focal: 1500, middle: 760, horizon: 720 }
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={5}
        massifs={[
          { spine: 'twin', x: [160, 1220], top: 310, snow: 0.4 },
          { spine: 'low', x: [1120, 1900], top: 440, air: 0.4 },
        ]}
        ridges={[
          [540, 560, 530],
          [600, 610, 580],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[2]}
        trees={[...clump(random, 1360, 690, 7, 170, 110), ...clump(random, 880, 680, 4, 130, 60)]}
      />
      <Solid
        light={light}
        camera={camera}
        faces={placed(mountainHouse({ light, random }), -34, [16, -1, 0])}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 730],
          [500, 716],
          [900, 724],
          [1200, 722],
          [1600, 704],
        ]}
      />
      <path
        fill={mix(light.ground.half, light.haze, 0.25)}
        d="M460 900C640 850 900 830 1040 792C1130 766 1120 744 1200 724L1236 726C1180 748 1200 776 1120 806C1000 850 860 860 780 900z"
      />
      <path
        fill={mix(light.ground.dark, '#000000', 0.2)}
        d="M780 900C860 860 1000 850 1120 806C1200 776 1180 748 1236 726L1600 704V900z"
      />
      <g transform="translate(-330 -6)">
        <path fill={made.timber} d="M1020 900V700h26v200zM960 712h150v18H960z" />
        <path fill="#3a5a5e" d="M946 714V668q0-34 34-34h110q34 0 34 34v46z" />
        <path fill="#28444a" d="M946 714V668q0-34 34-34q34 0 34 34v46z" />
        <path fill={light.window[1]} d="M1088 640h8v-46h40v26h-32v28z" />
        <path fill={made.white} d="M962 700v-30h40v30z" />
      </g>
      <Tufts
        fill={light.woods[3]}
        random={random}
        within={[560, 884, 900, 904]}
        count={22}
        size={40}
      />
      <Boulders
        light={{ ...light, rock: { lit: '#8d7a72', half: '#4b5560', dark: '#253842' } }}
        random={random}
        at={[
          [1290, 880, 56],
          [380, 876, 40],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 80, 905, 6, 400, 130), ...clump(random, 1550, 905, 4, 420, 70)]}
      />
    </>
  )
}
