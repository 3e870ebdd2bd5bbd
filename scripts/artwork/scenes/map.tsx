import { mix } from '../kit/colour.ts'
import { area, areas, disc, line, type Point } from '../kit/path.ts'
import { dawn } from '../kit/light.ts'
import type { Pictures } from '../kit/picture.ts'
import { Nursery, Pines, type Tree } from '../kit/pines.tsx'
import { between, seeded } from '../kit/random.ts'

type Spot = readonly [lat: number, lon: number]

/** Plate carrée, corrected for the latitude: 10.8 px a kilometre. */
const at = ([lat, lon]: Spot): Point => [
  800 + (lon + 106.68) * 85.9 * 10.8,
  440 - (lat - 39.47) * 111.2 * 10.8,
]
const way = (spots: readonly Spot[]) => line(spots.map(at), 1)

/** Where the thirteen towns are. */
export const towns: Readonly<Record<string, Spot>> = {
  aspen: [39.1911, -106.8175],
  avon: [39.6314, -106.522],
  'beaver-creek': [39.6042, -106.5165],
  breckenridge: [39.4817, -106.0384],
  carbondale: [39.4022, -107.2112],
  eagle: [39.6553, -106.8287],
  edwards: [39.6447, -106.5942],
  frisco: [39.5744, -106.0975],
  'glenwood-springs': [39.5505, -107.3248],
  gypsum: [39.6469, -106.9517],
  minturn: [39.5864, -106.4309],
  silverthorne: [39.6303, -106.0742],
  vail: [39.6403, -106.3742],
}

const i70: Spot[] = [
  [39.573, -107.56],
  [39.5505, -107.3248],
  [39.562, -107.25],
  [39.589, -107.19],
  [39.6475, -107.062],
  [39.649, -106.952],
  [39.659, -106.829],
  [39.702, -106.678],
  [39.648, -106.594],
  [39.634, -106.522],
  [39.61, -106.448],
  [39.642, -106.374],
  [39.63, -106.28],
  [39.53, -106.218],
  [39.502, -106.15],
  [39.576, -106.1],
  [39.628, -106.07],
  [39.68, -105.9],
  [39.68, -105.8],
]
const hwy82: Spot[] = [
  [39.5505, -107.3248],
  [39.46, -107.26],
  [39.404, -107.208],
  [39.369, -107.033],
  [39.3, -106.92],
  [39.191, -106.8175],
  [39.15, -106.7],
  [39.108, -106.564],
]
const eagleRiver: Spot[] = [
  [39.38, -106.33],
  [39.512, -106.368],
  [39.586, -106.435],
  [39.607, -106.452],
  [39.626, -106.52],
  [39.638, -106.6],
  [39.692, -106.68],
  [39.65, -106.83],
  [39.64, -106.95],
  [39.643, -107.06],
]
const colorado: Spot[] = [
  [39.9, -106.6],
  [39.857, -106.66],
  [39.87, -106.88],
  [39.76, -107],
  [39.643, -107.06],
  [39.582, -107.19],
  [39.556, -107.25],
  [39.546, -107.33],
  [39.565, -107.56],
]
const roaringFork: Spot[] = [
  [39.12, -106.6],
  [39.186, -106.82],
  [39.295, -106.93],
  [39.362, -107.04],
  [39.408, -107.21],
  [39.47, -107.275],
  [39.548, -107.33],
]
const blue: Spot[] = [
  [39.37, -106.05],
  [39.48, -106.045],
  [39.56, -106.07],
  [39.61, -106.06],
  [39.64, -106.08],
  [39.78, -106.2],
  [39.88, -106.33],
]

/** Summits by range: latitude, longitude, size in pixels. */
const summits: readonly (readonly [number, number, number])[] = [
  [39.72, -106.33, 46],
  [39.75, -106.38, 40],
  [39.7, -106.24, 52],
  [39.66, -106.2, 44],
  [39.62, -106.17, 36],
  [39.53, -106.16, 34],
  [39.5, -106.11, 38],
  [39.45, -106.12, 46],
  [39.41, -106.15, 40],
  [39.467, -106.48, 58],
  [39.43, -106.54, 42],
  [39.4, -106.44, 46],
  [39.52, -106.55, 38],
  [39.33, -106.48, 44],
  [39.27, -106.55, 52],
  [39.21, -106.5, 46],
  [39.262, -107.165, 64],
  [39.18, -107.08, 42],
  [39.1, -106.98, 62],
  [39.07, -107.07, 52],
  [39.13, -107.15, 40],
  [39.1, -106.86, 40],
  [39.74, -106.83, 34],
  [39.72, -107.25, 36],
  [39.76, -107.32, 30],
  [39.44, -107.4, 30],
  [39.77, -107.14, 30],
  [39.46, -106.86, 30],
  [39.5, -106.75, 34],
  [39.39, -106.75, 30],
]

/** A drawn map: relief, rivers, the two roads, thirteen towns; names are the page's business. */
function ServiceArea() {
  const random = seeded(200)
  const land = '#e6dfcd'
  const shapes = summits
    .toSorted((a, b) => b[0] - a[0])
    .map(([lat, lon, size]) => {
      const [x, y] = at([lat, lon])
      const j = () => between(random, 0.85, 1.15)
      const [top, left, right, foot]: [Point, Point, Point, Point] = [
        [x, y - size * 0.8 * j()],
        [x - size * j(), y + size * 0.3],
        [x + size * j(), y + size * 0.3],
        [x + size * 0.12, y + size * 0.34],
      ]
      const knee: Point = [x - size * 0.14, y - size * 0.2]
      const cut = (p: Point, q: Point, t: number): Point => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t,
      ]
      const notch: Point = [x - size * 0.04, y - size * 0.28]
      return {
        dark: [top, knee, foot, right] as Point[],
        lit: [top, left, foot, knee] as Point[],
        snow: [
          top,
          cut(top, left, 0.36),
          [x - size * 0.2, y - size * 0.36] as Point,
          notch,
          [x + size * 0.12, y - size * 0.3] as Point,
          cut(top, right, 0.34),
        ] as Point[],
      }
    })
  const hills = Array.from(
    { length: 70 },
    () => [between(random, -20, 1620), between(random, 0, 900), between(random, 60, 190)] as const,
  )
  const road = (d: string, width: number, colour: string) => (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
  const trees: Tree[] = Array.from({ length: 74 }, (_, i) => {
    const near = summits[i % summits.length] ?? [39.5, -106.5, 40]
    const [x, y] = at([near[0], near[1]])
    return {
      x: x + between(random, -80, 80),
      y: y + between(random, 16, 52),
      height: between(random, 18, 32),
      kind: i % 5,
    }
  })
  const lake = [
    [39.61, -106.07],
    [39.605, -106.02],
    [39.58, -106.0],
    [39.575, -106.05],
    [39.56, -106.075],
    [39.585, -106.085],
  ] as const
  return (
    <>
      <path fill={land} d="M0 0H1600V900H0z" />
      <path
        fill={mix(land, '#8fa58c', 0.28)}
        d={hills
          .map(([x, y, r]) =>
            disc(Math.round(x), Math.round(y), Math.round(r), Math.round(r * 0.42)),
          )
          .join('')}
      />
      <path
        fill={mix(land, '#8fa58c', 0.5)}
        d={hills
          .slice(0, 34)
          .map(([x, y, r]) =>
            disc(Math.round(x), Math.round(y), Math.round(r * 0.62), Math.round(r * 0.26)),
          )
          .join('')}
      />
      {[colorado, eagleRiver, roaringFork, blue].map((r, i) => (
        <g key={i}>{road(way(r), i === 0 ? 9 : 6, '#7fa6ae')}</g>
      ))}
      <path fill="#7fa6ae" d={area(lake.map(at), 1)} />
      <path
        fill="#b99a86"
        d={areas(
          shapes.map((s) => s.lit),
          1,
        )}
      />
      <path
        fill="#6f7686"
        d={areas(
          shapes.map((s) => s.dark),
          1,
        )}
      />
      <path
        fill="#fbf7ee"
        d={areas(
          shapes.map((s) => s.snow),
          1,
        )}
      />
      <Nursery />
      <Pines
        light={{ ...dawn, sun: { ...dawn.sun, x: -100 } }}
        fill="#3d5f5a"
        lit="#67877a"
        trees={trees}
      />
      {road(way(hwy82), 9, '#fbf7ee')}
      {road(way(hwy82), 5, '#c08a5a')}
      {road(way(i70), 13, '#fbf7ee')}
      {road(way(i70), 8, '#12252a')}
      <path
        fill="#12252a"
        d={Object.values(towns)
          .map((t) => disc(...at(t), 14))
          .join('')}
      />
      <path
        fill="#fbf7ee"
        d={Object.values(towns)
          .map((t) => disc(...at(t), 11))
          .join('')}
      />
      <path
        fill="#c9972b"
        d={Object.values(towns)
          .map((t) => disc(...at(t), 7.5))
          .join('')}
      />
    </>
  )
}

export const map: Pictures = {
  'service-area-map': {
    alt: 'A drawn map of thirteen towns between Glenwood Springs, Aspen and Breckenridge, with I-70, Highway 82, rivers and ranges.',
    focus: [52, 42],
    draw: ServiceArea,
  },
}
