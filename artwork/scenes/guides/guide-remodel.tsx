import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Outside } from '../../kit/print/outside.tsx'
import { mix } from '../../kit/color.ts'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump } from '../../kit/pines.tsx'
import { between, seeded, type Random } from '../../kit/random.ts'
import { beams, casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, patch, sidePane, wheel } from '../../kit/solids.ts'
import { type Camera, type Face, type Place } from '../../kit/space.ts'
import { soft } from './shared.tsx'

const inside: Camera = { eye: [-0.2, 1.25, 4.9], focal: 1360, middle: 760, horizon: 470 }
const green = '#6b8d83'

/** Paint as a roller leaves it: passes side by side, each ending where the arm did, its edge dry. */
function rolled(random: Random, x: readonly [number, number], z: number): Face[] {
  const passes = 8
  const step = (x[1] - x[0]) / passes
  const crown: Place[] = []
  for (let i = 0; i < passes; i++) {
    const left = x[0] + i * step
    const top = 2.34 - (i / passes) * 0.2 + between(random, -0.1, 0.1)
    const lean = between(random, -0.03, 0.03)
    crown.push([left + 0.015, top - 0.05, z], [left + 0.06, top + lean, z])
    crown.push([left + step - 0.06, top - lean, z], [left + step - 0.015, top - 0.06, z])
  }
  // The last pass is thin: it shows the wall between its streaks.
  const edge: Place[] = [
    [x[1] + 0.1, 1.7, z],
    [x[1] + 0.02, 1.3, z],
    [x[1] + 0.12, 0.8, z],
    [x[1] + 0.05, 0.12, z],
  ]
  return [
    patch([[x[0], 0.12, z], ...edge.toReversed(), ...crown.toReversed(), [x[0], 2.3, z]], green),
  ]
}

/** A wall half painted: the roller still wet, the ladder up, tins on the cloth. */
export function RemodelGuide() {
  const light = sunAt(summer, 1400)
  const random = seeded(431)
  const tin = (x: number, z: number, fill: string): Face[] => {
    const ring = (r: number, y: number) =>
      Array.from({ length: 14 }, (_, i): Place => {
        const a = (2 * Math.PI * i) / 14
        return [x + Math.cos(a) * r, y, z - Math.sin(a) * r]
      })
    const wall = (r: number, y0: number, y1: number, tint: string) =>
      ring(r, y0).map((a, i): Face => {
        const [low, high] = [ring(r, y0), ring(r, y1)]
        const next = (i + 1) % 14
        return { fill: tint, points: [a, low[next] ?? a, high[next] ?? a, high[i] ?? a] }
      })
    return [
      ...wall(0.17, 0.02, 0.38, made.steel),
      ...wall(0.174, 0.1, 0.28, fill),
      { fill: made.white, points: ring(0.175, 0.38) },
      { fill, points: ring(0.145, 0.383) },
    ]
  }
  // The ladder faces us: two rails that near each other, treads between, the prop behind.
  const leg = (x0: number, x1: number, z: number, fill: string) =>
    bar([x0, 0], [x1, 2], 0.075, [z, z + 0.06], fill)
  const treads = [0.35, 0.72, 1.09, 1.46, 1.83].flatMap((y) => {
    const half = 0.5 - 0.14 * (y / 2)
    return box([-0.55 - half, -0.55 + half], [y, y + 0.05], [-0.95, -0.8], made.cedarPale)
  })
  const ladder: Face[] = [
    ...leg(-0.92, -0.82, -1.75, made.cedar),
    ...leg(-0.18, -0.28, -1.75, made.cedar),
    ...treads,
    ...leg(-1.06, -0.92, -0.86, made.cedarPale),
    ...leg(-0.04, -0.18, -0.86, made.cedarPale),
    ...box([-1, -0.1], [2, 2.06], [-1.1, -0.78], made.cedarPale),
  ]
  const roller: Face[] = [
    ...bar([-2.1, 0.04], [-1.66, 1.86], 0.035, [-2.3, -2.27], made.machine),
    ...bar([-1.66, 1.86], [-1.66, 2.02], 0.025, [-2.3, -2.28], made.steelDark),
    ...box([-1.88, -1.42], [2.02, 2.14], [-2.5, -2.38], mix(green, '#20343a', 0.3)),
  ]
  const faces: Face[] = [
    ...room({
      x: [-4.2, 4],
      height: 2.9,
      back: -2.6,
      front: 5,
      opening: { x: [0.2, 3.3], y: [0.28, 2.5] },
      wall: made.white,
      ceiling: '#d8cdb8',
    }),
    sidePane(-4.19, [0.12, 2.9], [-2.6, 5], green),
    ...rolled(random, [-4.2, -0.75], -2.58),
    ...box([-4.2, 0.1], [0, 0.14], [-2.6, -2.54], made.white),
    ...box([3.4, 4], [0, 0.14], [-2.6, -2.54], made.white),
    ...casement([0.2, 3.3], [0.28, 2.5], -2.6, 3, 2),
    ...beams([-4.2, 4], 2.9, [-1.9, -0.9], made.cedar),
    patch(
      [
        [-3.9, 0.02, -1.9],
        [-3.4, 0.02, 1.3],
        [-1.8, 0.02, 1.75],
        [0.1, 0.02, 1.5],
        [0.5, 0.02, 0.2],
        [0.2, 0.02, -2],
        [-1.6, 0.02, -2.2],
      ],
      '#e9e1d0',
    ),
    ...[-2.9, -1.9, -0.6].map((x) => floor([x, x + 0.5], [-0.3, -0.26], 0.025, '#cfc4ae', true)),
    ...roller,
    ...ladder,
    ...tin(-1.85, 0.5, green),
    ...tin(-1.35, 0.85, made.copper),
    ...tin(0.02, 0.15, mix(green, '#ffffff', 0.3)),
    ...box([-0.75, -0.25], [0.02, 0.07], [0.72, 1.12], made.steelDark),
    floor([-0.71, -0.29], [0.76, 1.08], 0.075, green),
    ...wheel([-0.5, 0.1], 0.045, [0.7, 1], mix(green, '#ffffff', 0.2), 10),
    ...box([2.1, 3.6], [0.02, 0.5], [-2.1, -1.5], '#cdbb98'),
    ...box([2.3, 3], [0.5, 0.78], [-2.05, -1.6], '#c2ad86'),
  ]
  return (
    <>
      <Outside light={light} seed={431} x={[830, 1400]} y={[240, 660]} />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#5f8a55"
        lit="#98b866"
        trees={clump(random, 1330, 680, 6, 240, 90)}
      />
      <Solid faces={faces} camera={inside} light={soft(light)} />
    </>
  )
}
