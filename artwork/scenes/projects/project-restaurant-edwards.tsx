import { Backdrop } from '../../kit/backdrop.tsx'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { gable } from '../../kit/gable.ts'
import { glassGable, windows } from '../../kit/openings.ts'
import { stonework } from '../../kit/joinery.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { disc } from '../../kit/path.ts'

/** A restaurant front at dusk: wide windows, a timber canopy, a string of lamps over the terrace. */
export function Restaurant() {
  const light = sunAt(dusk, 360, 480)
  const random = seeded(151)
  const camera: Camera = { eye: [-5, 2.4, 26], focal: 1500, middle: 620, horizon: 640 }
  const table = (x: number, z: number): Face[] => [
    ...box([x - 0.06, x + 0.06], [0, 0.72], [z - 0.06, z + 0.06], made.steelDark),
    ...box([x - 0.55, x + 0.55], [0.72, 0.8], [z - 0.5, z + 0.5], made.cedarPale),
    ...[-0.95, 0.95].flatMap((dx) => [
      ...box([x + dx - 0.2, x + dx + 0.2], [0.42, 0.48], [z - 0.2, z + 0.2], made.cedar),
      ...box([x + dx - 0.2, x + dx + 0.2], [0, 0.42], [z - 0.02, z + 0.02], made.timber),
    ]),
  ]
  const front: Face[] = [
    ...gable({
      x: [-10, 9],
      z: [-10, -0.4],
      base: -0.3,
      eave: 4,
      ridge: 7,
      along: 'x',
      wall: made.stone,
      roof: made.steelDark,
    }),
    ...stonework([-10, 9], [-0.2, 3.8], -0.38, random, made.stoneDark, 50),
    ...windows([-8.8, -4], [0.5, 3], -0.3, light, 5),
    ...windows([4.6, 8], [0.5, 3], -0.3, light, 4),
    ...gable({
      x: [-3, 3.6],
      z: [-8, 1.4],
      base: -0.3,
      eave: 4.2,
      ridge: 7.6,
      along: 'z',
      wall: made.cedar,
      roof: made.steelDark,
      rake: 1.4,
    }),
    ...glassGable([-2.2, 2.8], [0, 3.8], 6.6, 1.4, light, 4),
    ...box([-9.4, -3.2], [3.2, 3.4], [-0.3, 1.8], made.timber),
    ...box([4, 8.6], [3.2, 3.4], [-0.3, 1.8], made.timber),
    ...box([-11, 11], [-0.3, 0], [-0.4, 8], made.stone),
    pane([-2.2, 2.8], [-0.28, -0.02], 8.02, made.stoneDark),
    ...table(-7, 3.4),
    ...table(-4.2, 4.6),
    ...table(6.6, 3.6),
    ...table(-8.6, 5.6),
  ]
  const lamps = Array.from(
    { length: 15 },
    (_, i) => [640 + i * 62, 468 + Math.sin((i / 14) * Math.PI * 2 + 0.4) ** 2 * 44] as const,
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={5}
        massifs={[{ spine: 'low', x: [-100, 700], top: 380, air: 0.25, snow: 0.4 }]}
        ridges={[
          [560, 590, 550],
          [620, 640, 600],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1540, 740, 6, 420, 100), ...clump(random, 520, 720, 5, 210, 90)]}
      />
      <Solid faces={placed(front, -12, [3.6, 0, 0])} camera={camera} light={light} />
      <path
        fill="none"
        stroke="#2a2f35"
        strokeWidth="2"
        d={`M${lamps.map(([x, y]) => `${x} ${Math.round(y)}`).join('L')}`}
      />
      <path
        fill={light.window[0]}
        d={lamps.map(([x, y]) => disc(x, Math.round(y) + 6, 5)).join('')}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 790],
          [400, 800],
          [800, 868],
          [1200, 880],
          [1600, 860],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 110, 900, 6, 330, 150)} />
      <Tufts fill={light.ground.half} random={random} within={[0, 820, 560, 890]} count={24} />
    </>
  )
}
