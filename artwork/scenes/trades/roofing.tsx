import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { type Shot, shown, spot } from '../../kit/print/shot.ts'
import { flecks, grain, masonry } from '../../kit/print/texture.ts'
import { type Clothes, kneeling, limb, standing, strap } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { type Random, seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { forestTop } from '../../plates/growth.ts'
import { box, curve, fill, type Impression, lines, under, xy } from '../../plates/ink.ts'

const ink = {
  night: '#16282f',
  metal: '#2f4a53',
  rib: '#55757d',
  felt: '#b9c3bf',
  board: '#c08a55',
  snow: '#f2ecdf',
  dusk: '#d9a566',
} as const

const shot: Shot = { eye: [2.5, 2.7, 4.5], pitch: -6, turn: 24, focal: 1330, center: [800, 400] }
const slope = (33 * Math.PI) / 180
/** A spot of the roof: meters along the eave, and up the slope; `up` off the metal. */
const on = (u: number, v: number, up = 0): Place => [
  u,
  v * Math.sin(slope) + up * Math.cos(slope),
  -v * Math.cos(slope) + up * Math.sin(slope),
]
const quad = (u: readonly [number, number], v: readonly [number, number], up = 0): Point[] =>
  shown(shot, [on(u[0], v[0], up), on(u[1], v[0], up), on(u[1], v[1], up), on(u[0], v[1], up)])

const clothes: Clothes = {
  jacket: ['#c8643c', '#7d3527'],
  pants: ['#46565a', '#1f2f35'],
  boots: ['#5d4029', '#141f24'],
  skin: ['#d99a6c', '#8b5138'],
  hat: ['#f3e3b8', '#c3a05c'],
  gloves: ['#d8b777', '#8a6636'],
}

const sun: Point = [0.75, -0.65]
const ridge = 4.7

/** What is nailed, and in what order: boards, felt, metal. */
function layers(random: Random): Impression[] {
  const board = Array.from({ length: 22 }, (_, i) => i * 0.22)
  const along = (u: readonly [number, number], v: number) => quad(u, [v, v]).slice(0, 2)
  const seams = Array.from({ length: 28 }, (_, i) => 0.72 - i * 0.42)
  return [
    fill(ink.board, quad([-12, 9], [-0.1, ridge])),
    ...board.map((v) => lines('#7d5433', 4, along([1, 9], v))),
    lines(
      '#9c6b40',
      2,
      ...board.flatMap((v) => {
        const [a, b] = along([2.2, 7], v + 0.11)
        return a && b ? grain(random, a, b, 24, 9) : []
      }),
    ),
    ...board.map((v, i) => {
      const u = 2.7 + ((i * 37) % 23) / 6
      return fill('#7d5433', quad([u, u + 0.02], [v, v + 0.22]))
    }),
    fill('#7d5433', quad([2.5, 2.62], [-0.1, 3.6])),
    fill(ink.felt, quad([-12, 2.5], [-0.1, 3.6])),
    fill('#cfd6d0', quad([-12, 2.5], [3.55, 3.6])),
    ...[0.9, 1.8, 2.7].map((v) => fill('#98a6a4', quad([0.6, 2.5], [v, v + 0.035]))),
    ...[0.45, 1.35, 2.25, 3.15].flatMap((v) =>
      Array.from({ length: 5 }, (_, i) =>
        fill('#98a6a4', quad([1 + i * 0.3, 1.03 + i * 0.3], [v, v + 0.03])),
      ),
    ),
    // Shadow that the last panel casts, then the panels.
    fill('#7f8d8c', quad([0.7, 0.86], [-0.1, ridge])),
    fill(ink.metal, quad([-12, 0.75], [-0.1, ridge])),
    ...seams.flatMap((u) => [
      fill(ink.night, quad([u - 0.12, u + 0.02], [-0.1, ridge])),
      fill(ink.rib, quad([u + 0.01, u + 0.035], [-0.1, ridge], 0.05)),
      fill(ink.dusk, quad([u + 0.03, u + 0.04], [-0.1, ridge], 0.05)),
    ]),
    fill(ink.night, quad([-12, 9], [-0.2, -0.08])),
  ]
}

/** A chimney of field stone behind the ridge side, in lead, with what the storm left against it. */
function chimney(random: Random): Impression[] {
  const [u, v] = [2.95, 4.25]
  const foot = on(u, v)
  const at = ([x, y]: Point, side: 'front' | 'left'): Place =>
    side === 'front' ? [foot[0] + x, foot[1] + y, foot[2]] : [foot[0], foot[1] + y, foot[2] - x]
  const wall = (points: readonly Point[], side: 'front' | 'left') =>
    shown(
      shot,
      points.map((p) => at(p, side)),
    )
  const rect = (x0: number, x1: number, y0: number, y1: number): Point[] => [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
  return [
    fill('#34423f', wall(rect(0, 0.9, -0.2, 1.7), 'left')),
    fill('#4a4640', wall(rect(0, 1.15, -0.2, 1.7), 'front')),
    ...masonry(random, [0, 0.9], [-0.2, 1.7], 0.2).map((each, i) =>
      fill(['#4b4f4b', '#566058'][i % 2] ?? '', wall(each, 'left')),
    ),
    ...masonry(random, [0, 1.15], [-0.2, 1.7], 0.22).map((each, i) =>
      fill(['#a58a6c', '#8b765f', '#b89a74'][(i * 7) % 3] ?? '', wall(each, 'front')),
    ),
    fill(
      '#23343a',
      wall(rect(-0.05, 1.2, 1.7, 1.82), 'front'),
      wall(rect(-0.05, 0.95, 1.7, 1.82), 'left'),
    ),
    fill(ink.snow, wall(xy('-0.06,1.82 1.22,1.82 1.14,1.95 0.7,2 0.1,1.96'), 'front')),
    fill('#23343a', wall(rect(-0.03, 1.18, -0.2, 0.16), 'front')),
  ]
}

/** What the last storm left at the ridge. */
const drift = xy(
  '-11,3.3 -7.4,3.42 -5.9,3.22 -5,3.5 -4.2,3.4 -3.5,3.75 -2.9,3.7 -2.3,4.2 -2.1,4.74 -3.4,4.84 -7,4.78 -11,4.86',
)

/** A roofer kneels where the metal ends and sets the next screw; felt and bare boards wait behind him. */
export function Roofing() {
  const random = seeded(77)
  const worker = { at: spot(shot, on(1.5, 1.25)), scale: 1.12 } as const
  const s = standing(worker)
  const figure = kneeling(worker, clothes, sun, [
    [-124, -150],
    [-92, -114],
  ])
  const anchor = spot(shot, on(2.2, ridge - 0.05))
  const shadow = (points: readonly (readonly [number, number])[]) =>
    shown(
      shot,
      points.map(([u, v]) => on(u, v, 0.01)),
    )
  const streaks = flecks(random, [20, 560], [275, 345], 40, [1.5, 4])
  return (
    <Printed
      impressions={[
        fill(ink.dusk, box(0, 0, 1600, 900)),
        fill('#e6c38a', under(xy('0,170 500,134 1000,156 1600,110'), 900)),
        fill('#8d7a63', under(forestTop(random, xy('0,250 700,230 1600,250'), 70), 900)),
        fill('#44544f', under(forestTop(random, xy('0,330 700,300 1600,310'), 150), 900)),
        fill('#22363a', under(forestTop(random, xy('0,760 300,800 900,900'), 150, 62), 900)),
        ...layers(random),
        fill('#8fa3ab', curve(shadow(drift.map(([u, v]) => [u + 0.25, v - 0.16])))),
        fill(
          ink.snow,
          curve(
            shown(
              shot,
              drift.map(([u, v]) => on(u, v, 0.16)),
            ),
          ),
        ),
        fill('#d3d9d3', ...streaks),
        ...chimney(random),
        fill(
          '#1c2e34',
          shadow(xy('0.75,0.78 0.1,0.55 -0.55,0.2 -0.7,0.34 -0.2,0.75 0.35,1.15 0.75,1.4')),
        ),
        fill('#7f8d8c', shadow(xy('1.55,1.22 0.75,0.78 0.75,1.4 0.9,1.5'))),
        lines('#d0532f', 6, [s.point([44, -290]), anchor]),
        ...rim('#ffe6ae', figure, [5, -4]),
        ...figure,
        strap('#e7b84b', 9, s, xy('40,-176 6,-250 -18,-330')),
        strap('#e7b84b', 9, s, [
          [92, -190],
          [26, -196],
        ]),
        // The screw gun.
        fill(
          '#1b2529',
          s.shape(xy('-140,-142 -106,-138 -116,-62 -146,-66')),
          s.shape(xy('-112,-122 -80,-112 -84,-92 -112,-100')),
        ),
        fill('#e7b84b', s.shape(xy('-136,-136 -122,-134 -130,-80 -142,-82'))),
        strap('#d9d3c4', 7, s, [
          [-131, -62],
          [-136, -14],
        ]),
        ...limb(
          s,
          [
            [-96, -112, 16],
            [-110, -104, 14],
          ],
          clothes.gloves,
          sun,
        ),
      ]}
    />
  )
}
