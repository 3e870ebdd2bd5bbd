import { Backdrop } from '../../kit/backdrop.tsx'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { area, areas, type Point } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { dam, icicles } from './ice.ts'

const camera: Camera = { eye: [0, 1.7, 10], focal: 1420, middle: 560, horizon: 720 }
const turn = -26
const spot: Place = [5.6, 0, 0]

/** The eave in the house's own meters: its edge at z 1, its roof rising away. */
const put = (p: Place): Place => placed([{ fill: '', points: [p] }], turn, spot)[0]?.points[0] ?? p
const seen = (x: number, y: number, z: number): Point => project(camera, put([x, y, z]))

const edge = 4.2
const span = [-6.6, 5] as const

/** An eave in February, close: the dam at its edge, ice where the heat comes out. */
export function Eaves() {
  const light = sunAt(noon, 1400)
  const random = seeded(218)
  const rise = 0.62
  const on = (x: number, z: number, lift: number): Place => [x, edge + rise * (1 - z) + lift, z]
  const steps = Array.from(
    { length: 18 },
    (_, i) => span[0] - 0.4 + ((span[1] - span[0] + 0.8) * i) / 17,
  )
  const lip = steps.map(
    (x, i) => 0.62 + 0.1 * Math.sin(i * 1.7) + 0.24 * Math.exp(-(((x + 1.7) / 1.5) ** 2)),
  )
  const snow: Face[] = [
    patch(
      [
        ...steps.map((x, i) => on(x, 1.05, lip[i] ?? 0.6)),
        on(span[1] + 0.4, -5, 0.7),
        on(span[0] - 0.4, -5, 0.7),
      ],
      light.snow.lit,
      true,
      true,
    ),
    patch(
      [
        ...steps.map((x) => on(x, 1.2, 0.06)),
        ...steps.map((x, i) => on(x, 1.05, lip[i] ?? 0.6)).toReversed(),
      ],
      light.snow.half,
      true,
      true,
    ),
    patch(
      [
        ...steps.map((x) => on(x, 1.2, 0.06)),
        ...steps.map((x, i) => on(x, 1.14, (lip[i] ?? 0.6) * 0.45)).toReversed(),
      ],
      light.snow.dark,
      true,
      true,
    ),
  ]
  const boards = Array.from({ length: 9 }, (_, i) =>
    pane([span[0], span[1]], [i * 0.42, i * 0.42 + 0.03], 0.01, made.timber),
  )
  const house: Face[] = [
    pane([span[0], span[1]], [-2, edge], 0, made.cedar),
    ...boards,
    ...windows([-2.6, -0.6], [1, 2.7], 0.02, light, 2),
    patch(
      [
        [span[0] - 0.4, edge - 0.28, 0],
        [span[1] + 0.4, edge - 0.28, 0],
        [span[1] + 0.4, edge - 0.2, 1.1],
        [span[0] - 0.4, edge - 0.2, 1.1],
      ].map(([x = 0, y = 0, z = 0]): Place => [x, y, z]),
      made.timber,
      false,
      true,
    ),
    ...box([span[0] - 0.4, span[1] + 0.4], [edge - 0.24, edge + 0.06], [1.05, 1.22], made.steel),
  ]
  const hole = Array.from({ length: 16 }, (_, i): Place => {
    const a = (2 * Math.PI * i) / 16
    const r = 0.62 + 0.05 * Math.sin(i * 1.3)
    return on(-1.5 + r * 1.2 * Math.cos(a), -2.1 - r * Math.sin(a), 0.66)
  })
  const vent: Face[] = [
    patch(hole, light.snow.dark, true, true),
    patch(
      hole.map(([x, , z]): Place => on(-1.5 + (x + 1.5) * 0.94, -2.04 + (z + 2.1) * 0.78, 0.66)),
      '#46525a',
      true,
      true,
    ),
    ...box([-1.64, -1.36], [edge + 2.58, edge + 3.5], [-2.3, -2.02], made.steel),
    ...box([-1.74, -1.26], [edge + 3.5, edge + 3.62], [-2.4, -1.92], made.steelDark),
  ]
  const ice = icicles(seen, edge, span)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={2}
        massifs={[{ spine: 'saw', x: [-260, 760], top: 380, snow: 0.7, ribs: 2 }]}
        ridges={[
          [600, 620, 610],
          [660, 670, 660],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 90, 860, 6, 360, 120)} />
      <Solid faces={placed(house, turn, spot)} camera={camera} light={light} />
      <Solid faces={placed([...snow, ...vent], turn, spot)} camera={camera} light={light} />
      <path fill="#a9cbe0" d={area(dam(seen, edge, 0.24, 0.42), 0.5)} />
      <path fill="#d3e6f1" d={area(dam(seen, edge, 0.24, 0.16), 0.5)} />
      <path
        fill="#a9cbe0"
        d={areas(
          ice.map(({ body }) => body),
          0.5,
        )}
      />
      <path
        fill="#eef7fb"
        d={areas(
          ice.map(({ shine }) => shine),
          0.5,
        )}
      />
    </>
  )
}
