import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { River } from '../../kit/water.tsx'
import { mug, roll } from '../still-life.ts'
import { Bales, Stubble } from './hay.tsx'
import { pencil, plan } from './lot-plan.ts'

const camera: Camera = { eye: [0.1, 2.55, 3], focal: 1080, middle: 1060, horizon: 60 }
const top = 0.9

/** The engineer's first plan on a plank table in the field it shows; a red pencil moves the road. */
export function TipsSubdivision() {
  const light = sunAt(evening, 200, 300)
  const random = seeded(831)
  const wood = made.cedar
  const table: Face[] = [
    ...box([-1.75, 2.4], [top - 0.09, top], [-0.92, 1.6], wood),
    ...[-0.5, -0.08, 0.34, 0.76, 1.18].map((z) =>
      floor([-1.75, 2.4], [z, z + 0.016], top + 0.001, mix(wood, made.timber, 0.6), true),
    ),
  ]
  const things: Face[] = [
    ...placed([footprint([-1.12, 1.18], [-0.7, 0.76], '#6f452b', top + 0.001)], -5, [0.12, 0, 0.1]),
    ...placed(plan(top + 0.002), -5, [0.1, 0, 0.06]),
    ...placed([footprint([0.02, 0.74], [-0.05, 0.1], '#a39a78', 0.012)], 34, [0.52, top, 0.5]),
    ...placed(pencil(0.72, 0.036), 34, [0.5, top + 0.012, 0.46]),
    ...placed(roll([-0.6, 0.4], 0, 0.07, made.white, top), 20, [-1.05, 0, 0.5]),
    footprint([-1.4, -0.8], [-0.66, -0.36], '#6f452b', top + 0.002),
    ...mug(-1.25, -0.5, '#3f7377', top),
  ]
  const grass = light.ground
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={330}
        clouds={2}
        massifs={[
          { spine: 'low', x: [-200, 900], top: 176, air: 0.5 },
          { spine: 'castle', x: [640, 1500], top: 84, snow: 0.35, ribs: 2 },
        ]}
        ridges={[
          [230, 250, 226],
          [280, 292, 270],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 110, 350, 6, 150, 90), ...clump(random, 1520, 350, 7, 190, 90)]}
      />
      <Bank
        fill={mix(grass.lit, grass.half, 0.35)}
        crest={[
          [0, 352],
          [800, 340],
          [1600, 350],
        ]}
      />
      <Stubble light={light} />
      <path
        fill={mix(grass.dark, '#6fae7a', 0.45)}
        d="M1270 470C1290 420 1400 392 1600 388V560H1330C1290 540 1262 510 1270 470z"
      />
      <River
        random={random}
        fill="#7fa6ac"
        glint="#fdf0cf"
        glints={8}
        left={[
          [1330, 362],
          [1270, 384],
          [1300, 420],
          [1210, 470],
          [1150, 540],
        ]}
        right={[
          [1344, 362],
          [1292, 386],
          [1334, 422],
          [1262, 474],
          [1222, 540],
        ]}
      />
      <Tufts
        fill={mix(grass.dark, '#2f5f48', 0.5)}
        random={random}
        within={[1310, 420, 1600, 500]}
        count={34}
        size={20}
      />
      <Bales light={light} />
      <Solid faces={[...table, ...things]} camera={camera} light={{ ...light, front: 0.6 }} />
    </>
  )
}
