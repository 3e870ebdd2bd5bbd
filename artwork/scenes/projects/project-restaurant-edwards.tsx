import { made } from '../../kit/materials.ts'
import type { Point } from '../../kit/path.ts'
import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { cast, farFirst, scaleAt, type Shot, shown, solids, spot } from '../../kit/print/shot.ts'
import { flecks } from '../../kit/print/texture.ts'
import {
  type Clothes,
  kneeling,
  type Stand,
  standing,
  strap,
  upright,
} from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid, wheel } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { box, discs, fill, type Impression, lines } from '../../plates/ink.ts'

const ink = {
  day: '#f3c877',
  aspen: '#d2922c',
  shade: '#3a3a3c',
  wall: '#5b5a55',
  ceiling: '#33393b',
  joist: '#6a4d37',
  slab: '#d9bd8c',
  dull: '#7f776a',
  cut: '#5d564e',
  soil: '#6b4a34',
  deep: '#41302a',
  edge: '#ffe7b0',
} as const

/** A hand above the slab, over the trench, toward the shop window. */
const shot: Shot = { eye: [0.25, 0.5, 0], pitch: 0, focal: 1150, center: [800, 590] }
const key: Place = [-0.25, 0.28, -0.85]
const back = -11
const trench = { x: [-0.5, 0.5], y: -0.75, z: [back + 1.6, -0.5] } as const

const on = (...points: Place[]): Point[] => shown(shot, points)
const model = (faces: readonly Face[]): Impression[] =>
  solids(shot, farFirst(shot, faces), key, [ink.edge, '#34363c'])
const level = (
  y: number,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): Point[] => on([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0])
const facing = (
  z: number,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): Point[] => on([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z])

const clothes: Clothes = {
  jacket: ['#e0652b', '#6e2d22'],
  pants: ['#55666b', '#1f2c32'],
  boots: ['#6b4a2f', '#1b1917'],
  skin: ['#b57a52', '#5f3b2c'],
  hat: ['#f8f0da', '#a3946f'],
  gloves: ['#e2c48a', '#7a5a36'],
}
const light: Point = [-0.7, -0.6]
const stands = (at: Place, side: 1 | -1): Stand => ({
  at: spot(shot, at),
  scale: (scaleAt(shot, at) * 1.9) / 420,
  side,
})
const rimmed = (figure: Impression[]): Impression[] => [
  ...rim(ink.edge, figure, [-3.5, -2.5]),
  ...figure,
]

/** The empty shop: a window on the street, bare joists, the slab with the window's light on it. */
function shop(random: Random): Impression[] {
  const panes = [-5, -2.5, 0, 2.5].map((x) => facing(back, [x + 0.08, x + 2.42], [0.4, 2.9]))
  return [
    fill(ink.ceiling, box(0, 0, 1600, 900)),
    fill(ink.wall, facing(back, [-7, 7], [0, 3.4])),
    fill(ink.day, ...panes),
    ...[-4.1, -3.4, -1.6, 1.2, 2, 4.2].map((x) => {
      const at = spot(shot, [x, between(random, 1, 1.9), back])
      return discs(
        ink.aspen,
        [at[0], at[1], 52, 60],
        [at[0] - 34, at[1] + 34, 40, 46],
        [at[0] + 32, at[1] + 40, 44, 42],
      )
    }),
    fill(
      '#46413c',
      ...[-5, -2.5, 0, 2.5, 5].map((x) => facing(back, [x - 0.08, x + 0.08], [0, 3])),
      facing(back, [-5, 5], [2.2, 2.28]),
      facing(back, [-7, 7], [0, 0.4]),
    ),
    fill('#4a4a48', on([-7, 0, back], [-7, 3.4, back], [-7, 3.4, -1], [-7, 0, -1])),
    fill('#6f6a5f', on([7, 0, back], [7, 3.4, back], [7, 3.4, -1], [7, 0, -1])),
    // Joists under the floor of the apartments.
    ...Array.from({ length: 9 }, (_, i) => back + i * 1.05).flatMap((z): Impression[] => [
      fill('#4b382b', level(3.15, [-7, 7], [z, z + 0.2])),
      fill(ink.joist, facing(z + 0.2, [-7, 7], [3.15, 3.4])),
    ]),
    fill(ink.dull, level(0, [-9, 9], [back, -0.6])),
    // What the window lights, by its panes.
    fill(
      ink.slab,
      ...[-5, -2.5, 0, 2.5].map((x) => {
        const throws = (px: number, y: number) => cast(key, [px, y, back])
        return on(
          throws(x + 0.08, 0.4),
          throws(x + 2.42, 0.4),
          throws(x + 2.42, 2.9),
          throws(x + 0.08, 2.9),
        )
      }),
    ),
  ]
}

/** The shadow of somebody on the slab. */
const shadowOf = ([x, , z]: Place, half: number, high: number): Impression =>
  fill(
    ink.shade,
    on(
      ...(
        [
          [x - half, 0, z],
          [x - half, high * 0.8, z],
          [x, high, z],
          [x + half, high * 0.8, z],
          [x + half, 0, z],
        ] as const
      ).map((p) => cast(key, p)),
    ),
  )

/** The slab is cut once: a trench with one drain in it and its risers. */
function drains(random: Random): Impression[] {
  const [x0, x1] = trench.x
  const [z0, z1] = trench.z
  const side = (x: number, y0: number, y1: number): Point[] =>
    on([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0])
  const riser = (x: number, z: number): Face[] =>
    Array.from({ length: 10 }, (_, i): Face => {
      const at = (k: number, y: number): Place => [
        x + Math.cos((k / 10) * 2 * Math.PI) * 0.09,
        y,
        z - Math.sin((k / 10) * 2 * Math.PI) * 0.09,
      ]
      return {
        fill: ['#c9c5b6', '#aaa99f', '#e4dfce', '#fff3d6'][Math.floor(i / 2.5)] ?? '',
        plain: true,
        points: [at(i, -0.6), at(i + 1, -0.6), at(i + 1, 0.34), at(i, 0.34)],
      }
    })
  const chunks = Array.from({ length: 26 }, (): Face[] => {
    const z = between(random, -8, -3.6)
    const x = between(random, -2.7, -1.2)
    const s = between(random, 0.06, 0.16)
    return solid([x - s, x + s], [0, s * between(random, 0.7, 1.8)], [z - s, z + s], made.concrete)
  })
  return [
    fill(ink.deep, level(trench.y, trench.x, trench.z)),
    fill(ink.soil, side(x0, trench.y, -0.14)),
    fill('#553a2b', side(x1, trench.y, -0.14)),
    fill(ink.cut, side(x0, -0.14, 0)),
    fill('#b7aa92', side(x1, -0.14, 0)),
    fill(ink.soil, facing(z0, trench.x, [trench.y, 0])),
    ...flecks(random, [520, 1000], [700, 890], 22, [3, 8]).map((each) => fill('#8b6a4b', each)),
    ...model([
      ...wheel([0.16, -0.56], 0.1, [z0, -1.2], '#fff8e6', 12),
      ...[-8.4, -6.6, -5.2, -3.6].flatMap((z) => riser(0.16, z)),
    ]),
    ...model(chunks.flat()),
  ]
}

/** The duct comes down from the shaft where two closets were, the last length on its way up. */
function duct(): Impression[] {
  const steel = '#d3dcd8'
  return [
    fill(ink.day, level(3.14, [-1.5, 0.9], [-8.6, -6.6])),
    ...model([
      ...solid([-0.95, 0.35], [2.1, 3.7], [-8.2, -7.1], steel),
      ...solid([-1.02, 0.42], [2.04, 2.14], [-8.27, -7.03], made.steel),
      ...solid([-1.02, 0.42], [2.82, 2.9], [-8.27, -7.03], made.steel),
    ]),
  ]
}

/** One levels a riser, one shovels what came out. */
function crew(): Impression[] {
  const near = stands([1.02, 0, -3.5], 1)
  const shoveler = stands([-1.12, 0, -5.4], -1)
  const s = standing(shoveler)
  const dug = upright(shoveler, { ...clothes, jacket: ['#f0bd3c', '#855a1c'] }, light, {
    far: [
      [-64, -240],
      [-112, -196],
    ],
    near: [
      [22, -226],
      [-34, -232],
    ],
    look: 0.4,
  })
  return [
    ...rimmed(dug.slice(0, 4)),
    strap('#b98350', 9, s, [
      [0, -258],
      [-176, -126],
    ]),
    fill(
      '#8d9a98',
      s.shape([
        [-160, -146],
        [-232, -116],
        [-206, -84],
        [-168, -104],
        [-150, -126],
      ]),
    ),
    ...rimmed(dug.slice(4)),
    ...rimmed(
      kneeling(
        near,
        { ...clothes, jacket: ['#4f8480', '#21393c'] },
        light,
        [
          [-196, -104],
          [-166, -84],
        ],
        0.45,
      ),
    ),
  ]
}

/** From just above the slab: the shop is empty, every drain goes in at once, the duct has its way up. */
export function Restaurant() {
  const random = seeded(151)
  return (
    <Printed
      impressions={[
        ...shop(random),
        ...duct(),
        shadowOf([-1.12, 0, -5.4], 0.3, 1.9),
        shadowOf([1.2, 0, -3.5], 0.45, 1.3),
        ...drains(random),
        ...crew(),
        lines(ink.edge, 3, [spot(shot, [-0.5, 0, -9.4]), spot(shot, [-0.5, 0, -0.5])]),
      ]}
    />
  )
}
