import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { disc } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor } from '../../kit/solids.ts'
import { placed, type Camera, type Face, type Place } from '../../kit/space.ts'
import { River } from '../../kit/water.tsx'
import { mug, roll } from '../still-life.ts'
import { Bales, Stubble } from './hay.tsx'
import { plan } from './lot-plan.ts'
import { pencil } from './red-pencil.ts'

const camera: Camera = { eye: [0.1, 2.55, 3], focal: 1080, middle: 1060, horizon: 14 }
const top = 0.9

/** The engineer's first plan on a table in the field it shows; a red pencil moves the road. */
export function TipsSubdivision() {
  const light = sunAt(evening, 200, 300)
  const random = seeded(831)
  const wood = made.cedar
  const at: Place = [0.12, 0, -0.04]
  /** The butt of the pencil; its point lies where the red line ends. */
  const tail: Place = [1.05, top + 0.014, 0.75]
  const table: Face[] = [
    ...box([-1.75, 2.4], [top - 0.09, top], [-0.92, 1.6], wood),
    ...[-0.5, -0.08, 0.34, 0.76, 1.18].map((z) =>
      floor([-1.75, 2.4], [z, z + 0.016], top + 0.001, mix(wood, made.timber, 0.6), true),
    ),
  ]
  const things: Face[] = [
    ...placed([floor([-1.05, 1.1], [-0.66, 0.705], top + 0.001, '#6f452b', true)], -4, at),
    ...placed(plan(top + 0.002), -4, at, 0.97),
    ...placed([floor([0.02, 0.8], [-0.02, 0.1], 0.013, '#a8a080', true)], 146, tail),
    ...placed(pencil(0.8, 0.042), 146, tail),
    ...placed(
      [footprint([-0.53, 0.53], [-0.06, 0.1], '#6f452b', top + 0.002)],
      -24,
      [-1.22, 0, 0.3],
    ),
    ...placed(roll([-0.55, 0.5], 0, 0.075, made.white, top), -24, [-1.24, 0, 0.24]),
    footprint([-1.6, -1.1], [-0.68, -0.42], '#6f452b', top + 0.002),
    ...mug(-1.48, -0.54, '#3f7377', top),
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
          { spine: 'low', x: [-200, 900], top: 186, air: 0.5 },
          { spine: 'castle', x: [640, 1500], top: 150, snow: 0.35, ribs: 2 },
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
        fill={mix(grass.half, '#5f9a63', 0.6)}
        d="M1254 520C1250 450 1330 400 1440 392C1500 386 1560 388 1600 384V560H1280z"
      />
      <River
        random={random}
        fill="#7fa6ac"
        glint="#fdf0cf"
        glints={8}
        left={[
          [1330, 360],
          [1296, 388],
          [1246, 430],
          [1186, 480],
          [1100, 560],
        ]}
        right={[
          [1340, 360],
          [1314, 388],
          [1282, 430],
          [1246, 480],
          [1190, 560],
        ]}
      />
      <path
        fill="#9dbfbc"
        d={disc(1440, 436, 44, 7) + disc(1540, 462, 40, 6) + disc(1390, 470, 26, 4)}
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
