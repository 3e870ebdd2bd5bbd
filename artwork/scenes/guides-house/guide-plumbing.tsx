import { Outside } from '../../kit/print/outside.tsx'
import { mix } from '../../kit/color.ts'
import { leaf } from '../../kit/leaf.ts'
import { alpenglow } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { areas, type Point } from '../../kit/path.ts'
import { bend, Pipes, wallRun, type Run } from '../../kit/pipes.tsx'
import { between, seeded, type Random } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane } from '../../kit/solids.ts'
import { project, type Camera, type Face } from '../../kit/space.ts'
import { indoors } from '../rooms/shared.ts'

const camera: Camera = { eye: [0.5, 1.25, 3.1], focal: 1250, middle: 860, horizon: 400 }
const green = '#3f6168'
const panel = mix(green, '#ffffff', 0.1)
/** How far behind the doors the pipes stand. */
const z = -0.95
/** The two sides of the sink cabinet. */
const [x0, x1] = [0.35, 1.85]

/** The base cabinets, the one below the sink hollow. */
const cabinets = (): Face[] => [
  ...box([-3.2, x0], [0.1, 0.9], [-1.2, -0.6], green),
  ...box([x1, 3.4], [0.1, 0.9], [-1.2, -0.6], green),
  ...[-2.9, -2.1, -1.3, -0.5, 2, 2.7].map((x) => pane([x, x + 0.66], [0.18, 0.84], -0.595, panel)),
  pane([x0, x1], [0.1, 0.9], -1.19, '#8f7454', true),
  floor([x0, x1], [-1.19, -0.6], 0.12, '#b3936a', true),
  leaf([x0, -0.6], [x0, -1.19], [0.12, 0.9], '#6e5840'),
  leaf([x1, -0.6], [x1, -1.19], [0.12, 0.9], '#a3855e'),
]

/** The basin, doors left open to the warm room, the counter, the rim of the sink. */
const before = (): Face[] => [
  ...box([0.7, 1.5], [0.72, 0.9], [-1.1, -0.66], made.steel),
  leaf([x0, -0.58], [x0 - 0.46, 0], [0.14, 0.88], mix(green, '#ffffff', 0.16)),
  leaf([x1, -0.58], [x1 + 0.46, 0], [0.14, 0.88], mix(green, '#10202a', 0.12)),
  ...box([-3.2, 3.4], [0.9, 0.98], [-1.2, -0.55], made.white),
  ...box([0.66, 1.54], [0.981, 0.985], [-1.08, -0.66], made.steel),
  ...box([1.03, 1.17], [0.98, 1.02], [-1.14, -1.02], made.steelDark),
]

const bow = [...bend([1.2, 0.45, z], 0.1, 180, 360), ...bend([1.4, 0.56, z], 0.1, 180, 90)]
const trap: Run = { points: [[1.1, 0.74, z], ...bow, [1.83, 0.66, z]], r: 0.045, fill: '#e3e2dc' }
const supplies = [
  wallRun(z, [0.54, 0.12, 0.54, 0.44, 0.66, 0.6, 0.74, 0.8], 0.024, made.copper),
  wallRun(z, [0.82, 0.12, 0.82, 0.44, 0.88, 0.6, 0.9, 0.8], 0.024, made.copper),
]
const neck = [...bend([1.2, 1.32, -1.04], 0.1, 180, 0)]
const faucet: Run = {
  points: [[1.1, 1, -1.08], ...neck, [1.3, 1.2, -1]],
  r: 0.026,
  fill: made.steelDark,
}
/** Needles of frost: they stand on the edges of a pane and lean away from its corner. */
function needles(corner: Point, side: 1 | -1, random: Random): string {
  return areas(
    Array.from({ length: 58 }, (_, i): Point[] => {
      const [share, upright] = [random() ** 1.6, i % 3 === 0]
      const long = between(random, 50, 120) * (1 - 0.75 * share)
      const turn = (upright ? 0.35 : 1.05) + between(random, -0.35, 0.35)
      const [x, y] = upright
        ? [corner[0], corner[1] - 190 * share]
        : [corner[0] + side * 250 * share, corner[1]]
      const [dx, dy] = [side * Math.cos(turn) * long, -Math.sin(turn) * long]
      return [
        [x + dy * 0.07, y - dx * 0.07],
        [x + dx, y + dy],
        [x - dy * 0.07, y + dx * 0.07],
      ]
    }),
    1,
  )
}

/** The lever of a stop, hot or cold. */
function Stop({ x, fill }: { x: number; fill: string }) {
  const [px, py] = project(camera, [x, 0.36, z])
  return <path fill={fill} d={`M${px - 22} ${py - 12}h44a12 12 0 0 1 0 24h-44a12 12 0 0 1 0-24z`} />
}

/** A sink on the north wall on the coldest morning: doors open to the room, the two stops in reach. */
export function Plumbing() {
  const light = alpenglow
  const random = seeded(651)
  const walls: Face[] = [
    ...room({
      x: [-3.2, 3.4],
      height: 2.8,
      back: -1.2,
      front: 4,
      opening: { x: [0.1, 2.1], y: [1.22, 2.35] },
      wall: '#dcd2c2',
      ceiling: '#b9ab96',
    }),
    ...casement([0.1, 2.1], [1.22, 2.35], -1.2, 2, 1, made.white),
  ]
  return (
    <>
      <Outside light={light} seed={651} x={[760, 1320]} y={[100, 450]} />
      <path
        fill="#f3f7fb"
        opacity=".62"
        d={needles([768, 386], 1, random) + needles([1296, 386], -1, random)}
      />
      <Solid faces={[...walls, ...cabinets()]} camera={camera} light={indoors(light)} />
      <Pipes runs={[...supplies, trap]} camera={camera} light={light} />
      <Stop x={0.54} fill="#c0402c" />
      <Stop x={0.82} fill="#2f6f9a" />
      <Solid faces={before()} camera={camera} light={indoors(light)} />
      <Pipes runs={[faucet]} camera={camera} light={light} />
    </>
  )
}
