import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { area, areas, disc, line, type Point } from '../../kit/path.ts'
import { Pines, type Tree } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { project, type Camera } from '../../kit/space.ts'

type Flat = readonly [x: number, z: number]

const camera: Camera = { eye: [0, 104, 120], focal: 1400, middle: 800, horizon: 70 }
const ink = '#fff8e6'
const to = ([x, z]: Flat): Point => project(camera, [x, 0, z])
const drawn = (points: readonly Flat[]) => line(points.map(to), 0.5)
const filled = (points: readonly Flat[]) => area(points.map(to), 0.5)

/** A spot of the loop: turn in degrees, `k` times as far out as the road's middle. */
const at = (degrees: number, k = 1): Flat => {
  const a = (degrees * Math.PI) / 180
  return [34 + Math.cos(a) * 54 * k, -128 - Math.sin(a) * 50 * k]
}
const loop = (k: number) => Array.from({ length: 49 }, (_, i) => at(i * 7.5, k))

/** Where side lines meet the road, and how far out their lots reach. */
const sides = [
  [-58, 1.74],
  [-22, 1.9],
  [12, 2],
  [44, 2.02],
  [78, 2.06],
  [108, 2.1],
  [140, 2],
  [170, 1.94],
  [204, 1.86],
  [238, 1.72],
] as const

/** The lots between two side lines each; the gap at the bottom is the way in. */
const lots = sides.slice(1).map(([to, out], i) => {
  const [from, reach] = sides[i] ?? [to, out]
  const bow = [0, 0.25, 0.5, 0.75, 1].map((t) => at(from + (to - from) * t, 1.13))
  return [...bow, at(to, out), at(from, reach)]
})

/** Contours of the hill at the left: the drawing knows the ground, too. */
const contours = [0, 1, 2, 3, 4].map((i) =>
  Array.from({ length: 48 }, (_, n): Flat => {
    const z = -34 - n * 6.4
    return [-96 - i * 15 + Math.sin(n * 0.18 + i * 0.3) * 12, z]
  }),
)

const creek = Array.from({ length: 40 }, (_, i): Flat => {
  const z = -20 - i * 9.4
  return [-62 - i * 0.7 + 9 * Math.sin(i * 0.52) + 5 * Math.sin(i * 0.23 + 2), z]
})

/** A meadow from above, and the plat that is to be drawn over it: road, lots, pins, one lot sold. */
export function Plat() {
  const light = sunAt(summer, 1400)
  const random = seeded(88)
  const { ground } = light
  const grass = mix(ground.half, ground.dark, 0.3)
  const shade = mix(ground.dark, light.shadow, 0.3)
  const grove = (x: number, z: number, count: number, spread: number, high: number): Tree[] =>
    Array.from({ length: count }, () => {
      const [px, pz] = [
        x + between(random, -spread, spread),
        z + between(random, -spread, spread) * 0.9,
      ]
      const [sx, sy] = to([px, pz])
      return {
        x: sx,
        y: sy,
        height: (camera.focal / (camera.eye[2] - pz)) * between(random, high * 0.6, high),
        kind: Math.floor(random() * 5),
      }
    })
  const spruces = [
    ...grove(-126, -104, 9, 12, 24),
    ...grove(-150, -150, 12, 18, 26),
    ...grove(-122, -196, 9, 14, 25),
    ...grove(-178, -230, 14, 26, 28),
    ...grove(-92, -46, 5, 8, 20),
    ...grove(-100, -270, 8, 16, 26),
    ...grove(-20, -330, 10, 26, 27),
    ...grove(66, -350, 9, 24, 28),
    ...grove(160, -320, 12, 30, 28),
    ...grove(226, -260, 9, 20, 28),
    ...grove(184, -180, 7, 12, 24),
    ...grove(30, -132, 4, 8, 18),
  ]
  const aspens = [
    ...grove(-68, -86, 6, 6, 16),
    ...grove(-90, -170, 6, 7, 17),
    ...grove(-66, -236, 6, 9, 18),
    ...grove(54, -116, 4, 6, 14),
  ]
  const cast = [...spruces, ...aspens].map(({ x, y, height: h }): Point[] => [
    [x, y - h * 0.05],
    [x - h * 0.7, y + h * 0.12],
    [x, y + h * 0.03],
  ])
  const bank = (side: number) => creek.map(([x, z]): Flat => [x + side * 2.4, z])
  // The park inside the loop is mown in swathes.
  const swathes = [-30, -15, 0, 15, 30].map((x): Flat[] => {
    const half = Math.sqrt(1 - ((Math.abs(x + 3.5) + 3.5) / 47) ** 2) * 43
    return [
      [34 + x, -128 + half],
      [41 + x, -128 + half],
      [41 + x, -128 - half],
      [34 + x, -128 - half],
    ]
  })
  const pins = sides.flatMap(([turn, out]) => [at(turn, 1.13), at(turn, out)])
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={336}
        clouds={2}
        massifs={[{ spine: 'whales', x: [420, 1500], top: 96, snow: 0.35, ribs: 1, air: 0.15 }]}
        ridges={[
          [226, 240, 220],
          [264, 272, 262],
        ]}
      />
      <path fill={grass} d="M0 300C400 290 1200 290 1600 302V900H0z" />
      <path
        fill={mix(grass, ground.lit, 0.3)}
        d={filled(Array.from({ length: 60 }, (_, i) => at(i * 6, 2.2 + 0.1 * Math.sin(i * 0.42))))}
      />
      <path
        fill={mix(grass, shade, 0.4)}
        d="M0 300L470 296C380 360 400 420 300 500C200 580 260 700 130 900H0z"
      />
      <path fill={mix(ground.half, ground.lit, 0.45)} d={filled(loop(0.88))} />
      <path fill={mix(ground.lit, light.key, 0.2)} opacity=".55" d={swathes.map(filled).join('')} />
      <path fill="#7fa5a4" d={filled([...bank(-1), ...bank(1).toReversed()])} />
      <path fill={shade} opacity=".5" d={areas(cast, 1)} />
      <AspenNursery />
      <path
        fill={ink}
        opacity=".16"
        d={lots
          .filter((_, i) => i % 2 === 0)
          .map(filled)
          .join('')}
      />
      <path fill="#e0a63a" opacity=".82" d={filled(lots[2] ?? [])} />
      <path
        fill={mix(made.gravel, ink, 0.25)}
        fillRule="evenodd"
        opacity=".9"
        d={
          filled(loop(1.1)) +
          filled(loop(0.9)) +
          filled([at(265, 1.06), [26, -60], [16, -20], [30, -20], [40, -60], at(275, 1.06)])
        }
      />
      <Pines light={light} fill={mix(light.woods[2], light.woods[3], 0.6)} trees={spruces} />
      <Aspens light={light} fill="#5f8a55" lit="#9bb766" trees={aspens} />
      <g fill="none" stroke={ink} strokeLinejoin="round">
        <path strokeWidth="2" opacity=".55" d={contours.map(drawn).join('')} />
        <path strokeWidth="4.5" d={lots.map((lot) => `${drawn(lot)}z`).join('')} />
        <path strokeWidth="3" d={drawn(loop(0.88))} />
        <path strokeWidth="3" strokeDasharray="16 12" d={drawn(loop(1))} />
      </g>
      <path fill={ink} d={pins.map((pin) => disc(...to(pin), 8, 6)).join('')} />
      <path fill="#c2562f" d={pins.map((pin) => disc(...to(pin), 4.5, 3.4)).join('')} />
    </>
  )
}
