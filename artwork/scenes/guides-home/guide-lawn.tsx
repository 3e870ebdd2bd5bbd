import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { Cliffs } from '../../kit/cliffs.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { sunAt } from '../../kit/light.ts'
import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera, type Place } from '../../kit/space.ts'
import { redRock } from '../../kit/red-rock.tsx'
import { yard } from './small-lawn.ts'
import { Sprinkler } from './sprinkler.tsx'
import { YardPlants, type Plant } from './yard-plants.tsx'

const camera: Camera = { eye: [-1, 7.5, 22], focal: 1560, middle: 640, horizon: 240 }
const [turn, at] = [-8, [0.6, 0, 0] as const] as const
const set = (point: Place): Place =>
  placed([{ points: [point], fill: made.gravel }], turn, at)[0]?.points[0] ?? point

/** How much lawn a yard keeps: one rectangle, watered early, and stone and sage for the rest. */
export function Lawn() {
  const light = { ...sunAt(dawn, 1340, 330), front: 0.5 }
  const random = seeded(1213)
  const { red, sage } = redRock(light, 0.12)
  const sand = mix(light.ground.lit, made.gravel, 0.5)
  const bed: Plant[] = Array.from({ length: 13 }, (_, i) => ({
    at: set([-0.4 + i * 1.05, 0, i % 2 === 0 ? -3.6 : -2.7]),
    wide: between(random, 0.7, 1),
    fill: i % 3 === 0 ? '#7f9b6a' : '#64875c',
    flower: ['#9a86bd', undefined, '#dcb84e', '#c9708a'][i % 4],
  }))
  const wild: Plant[] = Array.from({ length: 13 }, (_, i) => ({
    at: set([between(random, -15, -3), 0, between(random, -7, 7)]),
    wide: between(random, 0.6, 1.3),
    fill: i % 3 === 0 ? '#a9a877' : '#93a087',
  }))
  const front: Plant[] = [0.6, 2.2, 5.4, 8.6, 9.4].map((x, i) => ({
    at: set([x, 0, i % 2 === 0 ? 3.9 : 3.5]),
    wide: 1.1,
    fill: '#93a087',
  }))
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={420}
        clouds={3}
        massifs={[{ spine: 'low', x: [120, 1180], top: 170, air: 0.35, snow: 0.4 }]}
        ridges={[
          [330, 300, 250],
          [390, 380, 360],
        ]}
      />
      <Cliffs
        light={light}
        random={random}
        x={[-60, 330]}
        top={250}
        fall={60}
        tiers={[
          { height: 46, kind: 'cliff', tones: red },
          { height: 36, kind: 'slope', tones: sage },
          { height: 34, kind: 'cliff', tones: red },
          { height: 110, kind: 'slope', tones: sage },
        ]}
      />
      <Bank
        fill={sand}
        crest={[
          [0, 462],
          [600, 448],
          [1600, 452],
        ]}
      />
      <Tufts fill={sage.dark} random={random} within={[0, 470, 700, 560]} count={24} size={14} />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 1530, 560, 4, 280, 70)} />
      <Solid faces={placed(yard(), turn, at)} camera={camera} light={light} />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#7d9a55"
        lit="#b3c877"
        trees={[...clump(random, 470, 640, 4, 260, 70)]}
      />
      <YardPlants plants={[...bed, ...wild]} camera={camera} light={light} />
      <Sprinkler head={[0.4, 0.1, 2.2]} reach={4.3} set={set} camera={camera} />
      <Tufts fill="#c9a24e" random={random} within={[20, 560, 520, 800]} count={26} size={34} />
      <Boulders
        light={{ ...light, rock: red }}
        random={random}
        at={[
          [420, 760, 44],
          [490, 772, 26],
          [170, 700, 30],
          [1480, 800, 52],
          [1556, 790, 34],
          [1060, 872, 26],
        ]}
      />
      <YardPlants plants={front} camera={camera} light={light} />
      <Tufts fill={sage.dark} random={random} within={[0, 850, 560, 898]} count={18} size={26} />
    </>
  )
}
