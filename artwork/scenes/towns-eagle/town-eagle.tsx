import { Backdrop } from '../../kit/backdrop.tsx'
import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt, type Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet } from '../../kit/town.ts'

/** Eagle at dusk: Castle Peak's battlements over ranch land. */
export function Eagle() {
  const light: Light = { ...sunAt(dusk, 330, 500), front: 0.2 }
  const random = seeded(36)
  const { ground, woods } = light
  const camera: Camera = { eye: [-4, 5, 80], focal: 1300, middle: 800, horizon: 660 }
  const barn = gable({
    x: [-5, 5],
    z: [-12, 0],
    base: -1,
    eave: 4.2,
    ridge: 8,
    along: 'z',
    wall: '#a04a35',
    roof: made.steel,
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={5}
        massifs={[
          { spine: 'low', x: [-200, 500], top: 500, air: 0.55, snow: 0.15 },
          { spine: 'castle', x: [520, 1700], top: 300, snow: 0.28, ribs: 5 },
        ]}
        ridges={[
          [600, 610, 570],
          [640, 650, 640],
        ]}
      />
      <path
        fill={ground.lit}
        opacity=".8"
        d="M0 712C400 690 900 706 1600 700V736C1000 740 500 730 0 752z"
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(barn, 18, [18, 0, -4]),
          ...hamlet(random, light, [
            [[30, 0, 0], -10],
            [[39, 0, -4], 8],
            [[48, 0, 2], -8],
          ]),
        ]}
      />
      <Bank
        crest={[
          [0, 744],
          [500, 728],
          [1000, 752],
          [1600, 738],
        ]}
        fill={ground.dark}
      />
      <Bank
        crest={[
          [0, 808],
          [400, 792],
          [900, 818],
          [1600, 800],
        ]}
        fill={mix(ground.dark, ground.half, 0.25)}
      />
      <Tufts fill={'#5f7268'} random={random} within={[0, 760, 1600, 890]} count={90} size={22} />
      <path fill={woods[3]} d="M0 826l1600-14v5L0 832zM0 846l1600-14v5L0 852z" />
      <path
        fill={woods[3]}
        d={Array.from({ length: 14 }, (_, i) => `M${40 + i * 120} ${816 - i}h8v54h-8z`).join('')}
      />
      <Aspens
        light={light}
        fill="#6b5a3c"
        lit="#a98a4e"
        trees={clump(random, 1330, 760, 5, 120, 90)}
      />
      <AspenNursery />
      <Pines light={light} fill={woods[3]} trees={clump(random, 1550, 890, 4, 320, 70)} />
    </>
  )
}
