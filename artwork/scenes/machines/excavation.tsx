import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { truck } from '../../kit/machines/truck.ts'
import { made } from '../../kit/materials.ts'
import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { scaleAt, spot } from '../../kit/print/shot.ts'
import { flecks } from '../../kit/print/texture.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { type Place, placed } from '../../kit/space.ts'
import { crown } from '../../plates/growth.ts'
import { blob, box, fill, type Impression, lines } from '../../plates/ink.ts'
import { reader, rodman } from './excavation-crew.ts'
import { depth, flat, ink, key, model, on, pit, shadow, shot, thrown } from './excavation-shot.ts'

/** A field in fall, stripped where the house goes, with the tracks of trucks on it. */
function ground(random: Random): Impression[] {
  const ruts = [-1.1, 1.1].map((off) =>
    on(
      Array.from({ length: 14 }, (_, i): Place => {
        const t = i / 13
        return [-9 + off * (1 - t * 0.2) - t * 9, 0, 14 - t * 34 + Math.sin(t * 4) * 2]
      }),
    ),
  )
  const stripped = blob(
    on([
      [-13, 0, 12],
      [-2, 0, 13],
      [9, 0, 12.5],
      [15, 0, 4],
      [15.5, 0, -6],
      [8, 0, -11],
      [-4, 0, -12],
      [-14, 0, -14],
      [-17, 0, -4],
    ]),
  )
  return [
    fill(ink.grass, box(0, 0, 1600, 900)),
    ...Array.from({ length: 26 }, (): Impression => {
      const [x, z] = [between(random, -24, 24), between(random, -34, 12)]
      const w = between(random, 1.4, 4)
      return fill(
        ink.dry,
        blob(
          on([
            [x - w, 0, z],
            [x, 0, z - w * 0.4],
            [x + w, 0, z - 0.1],
            [x + w * 0.2, 0, z + w * 0.5],
          ]),
        ),
      )
    }),
    fill(
      '#7c6b3c',
      stripped.map(([x, y]): Point => [x + 5, y - 6]),
    ),
    fill(ink.dirt, stripped),
    lines(ink.track, 17, ...ruts),
    lines('#c79c66', 5, ...ruts.map((rut) => rut.map(([x, y]): Point => [x - 9, y]))),
    ...flecks(random, [60, 1560], [180, 890], 60, [2, 5]).map((each) => fill(ink.track, each)),
  ]
}

/** The cut: two lit walls with their layers, one in shade, a leveled floor, gravel where footings go. */
function hole(random: Random): Impression[] {
  const [x0, x1] = pit.x
  const [z0, z1] = pit.z
  const batter = 0.7
  const far = (a: number, b: number): Point[] => {
    const edge = (y: number): Place[] => {
      const t = y / depth
      return Array.from({ length: 15 }, (_, i): Place => [
        x0 + batter * t + ((x1 - x0 - 2 * batter * t) * i) / 14,
        y + (y === 0 || y === depth ? 0 : Math.sin(i * 1.7 + y) * 0.09),
        z0 + batter * t,
      ])
    }
    return on([...edge(a), ...edge(b).toReversed()])
  }
  const side = (x: number, way: 1 | -1, a: number, b: number): Point[] => {
    const at = (y: number, z: number): Place => {
      const t = y / depth
      return [x + way * batter * t, y, z < 0 ? z0 + batter * t : z1 - batter * t]
    }
    return on([at(a, -1), at(a, 1), at(b, 1), at(b, -1)])
  }
  const base = [
    [x0 + batter, x1 - batter],
    [z0 + batter, z1 - batter],
  ] as const
  const stones = flecks(random, [0, 1], [0, 1], 46, [0.004, 0.011])
  return [
    fill('#8a5f3c', flat(0, [x0 - 0.25, x1 + 0.25], [z0 - 0.3, z1 + 0.25])),
    fill(ink.floor, flat(depth, ...base)),
    fill('#4b3a2c', far(0, -0.35)),
    fill(ink.wall, far(-0.35, -1.6)),
    fill('#a66a3d', far(-1.6, -2.3)),
    fill('#8d5836', far(-2.3, depth)),
    ...stones.map((stone, i) => {
      const [cx = 0, cy = 0] = stone[0] ?? []
      const at = spot(shot, [x0 + 0.8 + cx * 11.6, -0.5 - cy * 2.2, z0 + 0.5])
      return fill(
        ['#dcc49a', '#7f6149', '#c9a877'][i % 3] ?? '',
        stone.map(([x, y]): Point => [at[0] + (x - cx) * 900, at[1] + (y - cy) * 900]),
      )
    }),
    // The right wall faces the sun, the left one doesn't.
    fill('#4b3a2c', side(x1, -1, 0, -0.35)),
    fill('#d99a58', side(x1, -1, -0.35, -1.6)),
    fill('#bb7d48', side(x1, -1, -1.6, depth)),
    fill('#33282a', side(x0, 1, 0, -0.35)),
    fill(ink.deep, side(x0, 1, -0.35, -1.6)),
    fill('#523729', side(x0, 1, -1.6, depth)),
    // What the left wall and the near edge shade.
    fill(
      '#6b4a36',
      on([
        [x0 + batter, depth, z1 - batter],
        [x0 + batter + 3.2, depth, z1 - batter],
        [x0 + batter + 3.2, depth, z0 + batter + 1],
        [x0 + batter + 2, depth, z0 + batter],
        [x0 + batter, depth, z0 + batter],
      ]),
    ),
  ]
}

/** Gravel pads for footings, the forms of the first one, and a string on stakes around the hole. */
function layout(): Impression[] {
  const pads = [flat(depth, [-1.6, 4.4], [-5.2, -3.9]), flat(depth, [-1.6, -0.4], [-3.9, 2.6])]
  const forms = [
    ...solid([-1.6, 4.4], [depth, depth + 0.35], [-5.26, -5.2], made.timber),
    ...solid([-0.4, 4.4], [depth, depth + 0.35], [-3.95, -3.89], made.timber),
    ...solid([-1.66, -1.6], [depth, depth + 0.35], [-5.2, 2.6], made.timber),
    ...solid([-0.46, -0.4], [depth, depth + 0.35], [-3.9, 2.6], made.timber),
  ]
  return [fill(ink.gravel, ...pads), ...model(forms)]
}

/** The ground before the hole, which hides its near wall, the boards at its corners and the string on them. */
function rimBoards(): Impression[] {
  const corners: Place[] = [
    [-8.6, 0, -7.6],
    [7.1, 0, -7.6],
    [-8.6, 0, 5.2],
    [7.1, 0, 5.2],
  ]
  const boards = corners.flatMap(([x, , z]) => [
    ...solid([x - 0.9, x + 0.9], [0.55, 0.8], [z - 0.04, z + 0.04], '#d8b27a'),
    ...[-0.8, 0.8].flatMap((off) =>
      solid([x + off - 0.06, x + off + 0.06], [0, 0.85], [z - 0.06, z + 0.06], '#b98d55'),
    ),
  ])
  const string = (a: number, b: number): Point[] =>
    on([corners[a] ?? key, corners[b] ?? key].map(([x, , z]): Place => [x, 0.8, z]))
  return [
    fill(ink.dirt, flat(0, [pit.x[0] - 0.4, pit.x[1] + 0.4], [pit.z[1], pit.z[1] + 3.4])),
    fill('#d3a76e', flat(0, [pit.x[0], pit.x[1]], [pit.z[1], pit.z[1] + 0.16])),
    shadow(boards),
    ...model(boards),
    lines('#fff3d6', 2.5, string(0, 1), string(2, 3), string(0, 2), string(1, 3)),
  ]
}

/** A heap of what came out. */
function spoil(random: Random): Impression[] {
  const top: Place[] = [
    [-4.6, 2.5, -12.4],
    [-1.2, 3.1, -12.8],
    [2.8, 2.2, -12.6],
  ]
  const foot: Place[] = [
    [-8.2, 0, -12],
    [-5, 0, -9.8],
    [-1, 0, -9.3],
    [3.6, 0, -9.8],
    [6.4, 0, -12],
    [3.4, 0, -15.4],
    [-5, 0, -15.6],
  ]
  const ridge = on(top)
  const ring = on(foot)
  const pick = (shape: readonly Point[], ...each: number[]) =>
    each.map((i): Point => shape[i] ?? [0, 0])
  const low = spot(shot, [4, 0.8, -11])
  return [
    fill(
      ink.shade,
      on([...foot.slice(3), ...top.map((p) => thrown(p))].toSorted((a, b) => a[0] - b[0])),
      on([foot[2] ?? key, foot[4] ?? key, thrown(top[2] ?? key), thrown(top[1] ?? key)]),
    ),
    fill('#7a5237', blob(ring, 3)),
    fill('#c08a55', [...pick(ring, 0, 1, 2), ...pick(ridge, 1, 0)]),
    fill('#a06c42', [...pick(ring, 2, 3), ...pick(ridge, 2, 1)]),
    fill(ink.deep, [...pick(ring, 3, 4), ...pick(ridge, 2)]),
    ...flecks(random, [low[0] - 720, low[0] - 60], [low[1] - 70, low[1] + 70], 44, [3, 9]).map(
      (each, i) => fill(['#d5a56c', '#6a4430', '#8d6040'][i % 3] ?? '', each),
    ),
  ]
}

/** Gold aspens seen from the air, each with its shadow. */
const aspens = (random: Random): Impression[] =>
  (
    [
      [-17, -17, 2.1],
      [-14.4, -19, 1.7],
      [-19.6, -14, 1.8],
      [-20.4, -18.4, 2.4],
      [12.5, -16.4, 2],
      [15.4, -14.6, 2.3],
      [18.4, -17.4, 2.2],
      [15, -18.8, 1.7],
      [20.6, -13, 1.9],
      [18.6, -9.4, 1.6],
    ] as const
  )
    .toSorted((a, b) => a[1] - b[1])
    .flatMap(([x, z, r]): Impression[] => {
      const at = spot(shot, [x, 3.4, z])
      const under = spot(shot, thrown([x, 3.4, z]))
      const size = scaleAt(shot, [x, 3.4, z]) * r
      return [
        fill('#6d6437', crown(random, under, size, size * 0.62)),
        lines('#e7ddc4', 5, [spot(shot, [x, 0, z]), at]),
        fill('#a8741f', crown(random, at, size, size * 0.84)),
        fill(
          '#dca233',
          crown(random, [at[0] - size * 0.14, at[1] - size * 0.08], size * 0.78, size * 0.66),
        ),
        fill(
          '#f4cc62',
          crown(random, [at[0] - size * 0.34, at[1] - size * 0.2], size * 0.4, size * 0.32, 7),
        ),
      ]
    })

/** From the air, toward evening: a foundation hole with clean sides, and the machine that digs it. */
export function Excavation() {
  const random = seeded(15)
  const machine = placed(mirrored(excavator(1.6)), -14, [9.7, 0, -2.2], 1.15)
  const dump = placed(truck(made.machine, made.soil), 76, [-12.6, 0, -7.6], 1.1)
  return (
    <Printed
      impressions={[
        ...ground(random),
        ...spoil(random),
        ...aspens(random),
        shadow(dump),
        ...model(dump),
        shadow(machine),
        ...hole(random),
        ...layout(),
        ...rodman(),
        ...rimBoards(),
        ...reader(),
        ...model(machine),
      ]}
    />
  )
}
