import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { Pipes } from '../../kit/pipes.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { run, SkiRuns } from '../../kit/skiruns.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed, project, type Camera, type Place } from '../../kit/space.ts'
import { bed, half, poured, tubes } from './heated-drive.ts'
import { snowBank } from './snow-bank.ts'
import { snowyGarage } from './snowy-garage.ts'

const camera: Camera = { eye: [-2.6, 5, 20], focal: 1500, middle: 640, horizon: 250 }
const [turn, at] = [-15, [2.2, 0, 0] as const] as const
const set = (points: readonly Place[]): readonly Place[] =>
  placed([{ points, fill: '' }], turn, at)[0]?.points ?? points

const at3 = (point: Place) => set([point])[0] ?? point

/** A bare drive between banks of snow, its near end open to the tube in it. */
export function Snowmelt() {
  const light = blueHour
  const random = seeded(1201)
  const { snow, woods } = light
  const pool = set([
    [-2.6, 0.29, -12],
    [2.6, 0.29, -12],
    [1.9, 0.29, -7],
    [-1.9, 0.29, -7],
  ]).map((p) => project(camera, p))
  const plume = [-8, -6, -4, -2, 0, 2.4].flatMap((z, i) =>
    [0, 1, 2, 3, 4].map((n) => {
      const [x, y] = project(camera, at3([-2.4 + ((i * 1.9 + n * 0.35) % 4.8), 0.4 + n * 0.7, z]))
      const r = (62 + n * 20) * (1 + z / 26)
      return { x: Math.round(x), y: Math.round(y), r: Math.round(r) }
    }),
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={480}
        clouds={3}
        massifs={[{ spine: 'dome', x: [330, 1120], top: 190, snow: 0.7, air: 0.25 }]}
        ridges={[
          [200, 330, 360],
          [400, 420, 400],
        ]}
      />
      <SkiRuns
        fill={snow.half}
        runs={[
          run(random, [60, 214], [170, 520], 34),
          run(random, [210, 248], [350, 520], 30),
          run(random, [380, 300], [530, 520], 24),
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 120, 520, 6, 230, 120),
          ...clump(random, 1480, 440, 6, 250, 90),
          ...clump(random, 470, 490, 4, 130, 60),
        ]}
      />
      <Bank
        fill={snow.half}
        crest={[
          [0, 520],
          [500, 482],
          [1100, 462],
          [1600, 470],
        ]}
      />
      <Bank
        fill={mix(snow.half, snow.dark, 0.35)}
        crest={[
          [0, 640],
          [420, 690],
          [900, 800],
          [1600, 700],
        ]}
      />
      <Solid
        faces={placed(
          [...snowyGarage(light), ...snowBank(light, -half, -1, [-13, 14], [3, 1.2]), ...bed],
          turn,
          at,
        )}
        camera={camera}
        light={light}
      />
      <Pipes
        runs={tubes.map((run) => ({ ...run, points: set(run.points) }))}
        camera={camera}
        light={light}
      />
      <Solid faces={placed(poured, turn, at)} camera={camera} light={light} />
      <path
        fill={light.window[2]}
        opacity=".3"
        d={`M${pool.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`}
      />
      <Solid
        faces={placed(snowBank(light, half, 1, [-12, 14], [3, 1.2]), turn, at)}
        camera={camera}
        light={light}
      />
      <radialGradient id="steam">
        <stop offset="0" stopColor="#f3e6e6" stopOpacity=".34" />
        <stop offset="1" stopColor="#f3e6e6" stopOpacity="0" />
      </radialGradient>
      <g fill="url(#steam)">
        {plume.map(({ x, y, r }) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={Math.round(r * 0.8)} ry={r} />
        ))}
      </g>
    </>
  )
}
