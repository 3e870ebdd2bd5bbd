import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { type Light } from '../../kit/light.ts'
import { dumpster } from '../../kit/machines/dumpster.ts'
import { made } from '../../kit/materials.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { tornHouse } from './torn-house.ts'

const camera: Camera = { eye: [-2, 4.6, 34], focal: 1660, middle: 596, horizon: 570 }

/** Aspen under the Bells: half a house kept, half down to its slab, one wall propped where it stood. */
export function TearDown() {
  const light: Light = {
    ...dawn,
    sun: { ...dawn.sun, x: 1420, y: 420, r: 0 },
    front: 0.6,
    // Nobody lives there now: its glass shows the sky.
    window: ['#a9bfca', '#8faab8', '#7a97a8'],
    rock: { lit: '#c98a74', half: '#946c76', dark: '#65586f' },
  }
  const random = seeded(40)
  const { woods, ground } = light
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={2}
        massifs={[{ spine: 'bells', x: [90, 1130], top: 190, snow: 0.35, ribs: 2 }]}
        ridges={[
          [500, 590, 480],
          [590, 640, 570],
        ]}
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#7f9a58"
        lit="#b3c078"
        trees={[...clump(random, 150, 716, 8, 190, 140), ...clump(random, 1500, 710, 8, 260, 120)]}
      />
      <Pines light={light} fill={woods[3]} trees={clump(random, 1390, 700, 5, 280, 70)} />
      <Bank
        fill={mix(ground.half, made.soil, 0.4)}
        crest={[
          [0, 744],
          [500, 722],
          [1000, 730],
          [1600, 716],
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(tornHouse(light), -34, [4.4, 0.55, -4]),
          footprint([5.6, 13], [6.2, 9.8], '#5a5148'),
          ...placed(dumpster('#3d6b6a', 6), -8, [9.2, 0, 8]),
        ]}
      />
      <People
        fill={mix(light.shadow, '#10202a', 0.5)}
        figures={[{ x: 876, y: 846, height: 104, pose: 'point', hat: true }]}
      />
      <Tufts fill={ground.dark} random={random} within={[0, 856, 1600, 896]} count={24} size={20} />
    </>
  )
}
