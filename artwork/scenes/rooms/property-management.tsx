import { lit } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { scaleAt, type Shot, shown, solids, spot } from '../../kit/print/shot.ts'
import { car } from '../../kit/machines/car.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as block, pane, prism } from '../../kit/solids.ts'
import { type Face, type Place, placed } from '../../kit/space.ts'
import { spruce, spruceLight } from '../../plates/growth.ts'
import { box, curve, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

/** From above and behind the tops of the trees, by a moon on the right. */
const shot: Shot = { eye: [-3.5, 20, 31], pitch: -30.5, turn: 4, focal: 1560, center: [790, 440] }
const ink = {
  snow: '#a9bccb',
  bright: '#dfe8ea',
  dim: '#64809f',
  deep: '#3b5473',
  night: '#16263c',
  lamp: '#ffd27a',
} as const
const key: Place = [0.75, 0.6, 0.15]
const ground = (points: readonly (readonly [number, number])[], y = 0): Point[] =>
  shown(
    shot,
    points.map(([x, z]) => [x, y, z]),
  )
/** Where a thing of that height throws its shadow's end. */
const thrown = ([x, z]: readonly [number, number], high: number) =>
  [x - high * 1.5, z - high * 0.3] as const
const turned = placed
const logs = '#6d4a35'
const home: Place = [0, 0, -1]
const angle = 48

/** A log house under its snow, nobody in. */
function house(): Face[] {
  const w = 4.3
  const l = 6
  const body: [number, number][] = [
    [-w, 0],
    [w, 0],
    [w, 3.3],
    [0, 5.9],
    [-w, 3.3],
  ]
  const side = (z: number, wide: number, y0: number, y1: number, out: string): Face => ({
    fill: out,
    plain: true,
    points: [
      [-w - 0.03, y0, z],
      [-w - 0.03, y0, z + wide],
      [-w - 0.03, y1, z + wide],
      [-w - 0.03, y1, z],
    ],
  })
  return turned(
    [
      ...prism(body, [-l, l], logs),
      ...Array.from({ length: 10 }, (_, i) => i * 0.36).flatMap((y): Face[] => [
        side(-l, 2 * l, y, y + 0.07, '#141d2c'),
        { ...pane([-w, w], [y, y + 0.08], l + 0.01, '#2f2630', true) },
      ]),
      ...[3.6, 4, 4.4, 4.8, 5.2].map((y) => {
        const half = w * (1 - (y - 3.3) / 2.6)
        return pane([-half, half], [y, y + 0.08], l + 0.01, '#2f2630', true)
      }),
      // Windows and the door.
      pane([-3, -1], [1, 2.4], l + 0.03, '#20354f', true),
      pane([1, 3], [1, 2.4], l + 0.03, '#20354f', true),
      pane([-0.7, 0.7], [3.7, 4.7], l + 0.03, '#20354f', true),
      pane([-0.8, 0.8], [3.58, 3.76], l + 0.04, ink.bright, true),
      pane([-3.1, -0.9], [0.9, 1.08], l + 0.04, ink.bright, true),
      pane([0.9, 3.1], [0.9, 1.08], l + 0.04, ink.bright, true),
      ...[-4.6, -1.4, 2.6].map((z) => side(z, 1.9, 1, 2.4, '#0e1a2c')),
    ],
    angle,
    home,
  )
}

/** Snow as thick as it fell, on both slopes, and the chimney through it. */
function roof(): Face[] {
  const [e, z] = [4.9, 6.7]
  return turned(
    [
      ...prism(
        [
          [0, 5.9],
          [e, 2.9],
          [e, 3.6],
          [0, 6.6],
        ],
        [-z, z],
        '#c8d5db',
      ),
      ...prism(
        [
          [-e, 2.9],
          [0, 5.9],
          [0, 6.6],
          [-e, 3.6],
        ],
        [-z, z],
        '#c8d5db',
      ),
      ...block([-1.9, -0.7], [4.5, 8], [-2.6, -1.2], '#6f6a66'),
      ...block([-2, -0.6], [8, 8.35], [-2.7, -1.1], '#dfe8ea'),
    ],
    angle,
    home,
  )
}

/** Where wind has combed the snow, moonlight lies on the crests. */
const drifts = (random: Random): Point[][] =>
  Array.from({ length: 46 }, () => {
    const [x, z, l] = [between(random, -24, 22), between(random, -22, 16), between(random, 1.5, 5)]
    return ground([
      [x, z],
      [x + l * 0.5, z - 0.5],
      [x + l, z - 0.1],
      [x + l * 0.5, z + 0.05],
    ])
  })

/** Where somebody walked: from the truck, round the gable, along the wall, and on behind the house. */
const walk: readonly (readonly [number, number])[] = xy(
  '7,9.4 6.6,8.2 5.4,7.4 3.6,7.3 1.5,7.4 -1.2,7 -3.2,5.4',
)
function prints(): Point[][] {
  const path = curve(
    walk.map(([x, z]): Point => [x, z]),
    7,
  )
  return path.slice(1, -2).map(([x, z], i) => {
    const side = i % 2 ? 0.17 : -0.17
    return ground([
      [x - 0.16 + side, z - 0.2 + side],
      [x + 0.12 + side, z - 0.16 + side],
      [x + 0.16 + side, z + 0.14 + side],
      [x - 0.12 + side, z + 0.2 + side],
    ])
  })
}

function trees(random: Random): Impression[] {
  const stand: (readonly [number, number, number])[] = [
    ...Array.from({ length: 26 }, (): [number, number, number] => [
      between(random, -26, 26),
      between(random, -28, -11),
      between(random, 6, 11),
    ]),
    [-13, -5, 10],
    [-16, -1, 8],
    [-14.5, 3, 11],
    [-17, 7, 9],
    [-12.5, 9.5, 7],
    [13, -6, 11],
    [15.5, -2, 9],
    [17, 3.5, 12],
    [14.6, 7.8, 8],
    [-10, 13, 9],
    [17, 12, 11],
    [-15, 12, 11],
  ]
  const far = stand.toSorted((a, b) => a[1] - b[1])
  return [
    fill(
      ink.dim,
      ...far.map(([x, z, tall]) => {
        const [tx, tz] = thrown([x, z], tall)
        return ground([
          [x + 0.3, z - 0.9],
          [x + 0.3, z + 0.9],
          [x - tall * 0.4, z + 0.9],
          [tx, tz],
        ])
      }),
    ),
    ...far.flatMap(([x, z, tall]) => {
      const at = spot(shot, [x, 0, z])
      const high = tall * 0.86 * scaleAt(shot, [x, tall / 2, z])
      return [
        fill(ink.night, put(spruce(random, high, 0.19), at)),
        fill('#a9bfcd', ...spruceLight(random, high, 0.19, 1).map((each) => put(each, at))),
      ]
    }),
  ]
}

/** The manager on his round: what he wears is dark, his light is not. */
function round(): Impression[] {
  const feet: Place = [-3.9, 0, 4.9]
  const [x, y] = spot(shot, feet)
  const m = scaleAt(shot, feet)
  const p = (dx: number, dy: number, r: number) => [x + dx * m, y - dy * m, r * m] as const
  const coat = ['#b5603f', '#4f2b2e'] as const
  const pants = ['#31435c', '#131f30'] as const
  const sun: Point = [0.8, -0.5]
  return [
    ...lit([p(-0.12, 0.85, 0.16), p(-0.2, 0.45, 0.13), p(-0.22, 0.08, 0.12)], pants, sun),
    ...lit([p(0.1, 0.85, 0.16), p(0.16, 0.45, 0.13), p(0.26, 0.08, 0.12)], pants, sun),
    ...lit([p(0, 0.92, 0.24), p(0, 1.35, 0.27)], coat, sun),
    ...lit([p(0.18, 1.4, 0.12), p(0.42, 1.2, 0.1), p(0.7, 1.34, 0.08)], coat, sun),
    ...lit([p(-0.2, 1.4, 0.12), p(-0.34, 1.1, 0.1), p(-0.28, 0.85, 0.09)], coat, sun),
    ...lit([p(0, 1.72, 0.15), p(0.02, 1.78, 0.14)], ['#d8a07a', '#7d4b3c'], sun),
    ...lit([p(-0.02, 1.86, 0.16), p(0.02, 1.86, 0.15)], ['#e7b84b', '#8a6636'], sun),
  ]
}

/** A house nobody is in, its owner's snow walked by one pair of boots, and a light on the window that matters. */
export function Management() {
  const random = seeded(31)
  const corner = (lx: number, lz: number): readonly [number, number] => {
    const [p] = turned([{ fill: '', points: [[lx, 0, lz]] }], angle, home)[0]?.points ?? []
    return [p?.[0] ?? 0, p?.[2] ?? 0]
  }
  const cast = [
    corner(5.2, -6.8),
    corner(5.2, 6.8),
    corner(-5.2, 6.8),
    thrown(corner(-5.2, 6.8), 2.6),
    thrown(corner(0, 6.8), 6.6),
    thrown(corner(0, -6.8), 6.6),
  ]
  const hand = spot(shot, [-3.2, 1.25, 4.9])
  const wall = (z: number, y: number): Point => {
    const [p] = turned([{ fill: '', points: [[-4.36, y, z]] }], angle, home)[0]?.points ?? []
    return spot(shot, p ?? [0, 0, 0])
  }
  const glow = Array.from({ length: 18 }, (_, i) =>
    wall(-0.4 + 2 * Math.cos(i * 0.349), 1.6 + 1.15 * Math.sin(i * 0.349)),
  )
  const slope = (z: number, t: number): Point => {
    const [p] =
      turned([{ fill: '', points: [[-4.9 * t, 6.6 - 3 * t, z]] }], angle, home)[0]?.points ?? []
    return spot(shot, p ?? [0, 0, 0])
  }
  const ripplesOf = (r: Random) =>
    Array.from({ length: 26 }, (_, i) => {
      const t = i % 2 ? between(r, 0.5, 0.94) : between(r, 0.08, 0.94)
      const [z, l] = [t < 0.62 ? between(r, 0.4, 4.6) : between(r, -6, 4.6), between(r, 0.6, 1.8)]
      return [
        slope(z, t),
        slope(z + l * 0.5, t - 0.035),
        slope(z + l, t),
        slope(z + l * 0.5, t + 0.012),
      ]
    })
  const pane1 = [wall(-1.4, 1), wall(0.5, 1), wall(0.5, 2.4), wall(-1.4, 2.4)]
  return (
    <Printed
      impressions={[
        fill(ink.snow, box(0, 0, 1600, 900)),
        fill(ink.bright, ...drifts(random)),
        // The drive, plowed to its gravel.
        fill(ink.dim, curve(ground(xy('4,24 3,16 2.2,12.4 4,9.6 9,7.8 10.6,10 10,14 11,24')))),
        fill(
          ink.deep,
          curve(ground(xy('4.8,24 3.8,16 3,12.8 4.6,10.2 8.6,8.6 9.8,10.4 9.2,14 10.2,24'))),
        ),
        fill(ink.dim, ground(cast)),
        ...trees(random),
        fill(ink.deep, ...prints()),
        ...solids(shot, house(), key, ['#e6ecea', '#101c30']),
        fill('#c39a5c', [hand, ...[glow[10], glow[17]].flatMap((p) => (p ? [p] : []))]),
        fill('#d9a854', glow),
        fill('#ffe7ae', pane1),
        lines('#5a3d2d', 4, [wall(-0.45, 1), wall(-0.45, 2.4)], [wall(-1.4, 1.7), wall(0.5, 1.7)]),
        ...solids(shot, roof(), key, ['#f4f6f2', '#3d5878']),
        fill('#c3d0d6', ...ripplesOf(random)),
        ...round(),
        ...solids(shot, placed(car('#4f6b78'), 24, [5.6, 0, 10.8]), key, ['#e6ecea', '#101c30']),
      ]}
    />
  )
}
