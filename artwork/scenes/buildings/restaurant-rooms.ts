import type { Point } from '../../kit/path.ts'
import { box as solid } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { blob, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { at, facing, ink, level, model, on, shadow, side } from './restaurant-shot.ts'

/** The floors, each in what it is covered with; drains run under all of them. */
export function floors(): Impression[] {
  const steps = (from: number, to: number, by: number) =>
    Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by)
  return [
    fill(ink.timber, level(0, [0, 16], [-11, 0])),
    lines(ink.timberDark, 1.6, ...steps(-6.2, -0.4, 0.42).map((z) => on([0, 0, z], [16, 0, z]))),
    fill(ink.quarry, level(0, [0, 9.2], [-11, -6.6])),
    lines(
      ink.quarryDark,
      1.6,
      ...steps(0.55, 9, 0.55).map((x) => on([x, 0, -11], [x, 0, -6.6])),
      ...steps(-10.45, -6.8, 0.55).map((z) => on([0, 0, z], [9.2, 0, z])),
    ),
    fill('#c98d52', level(0, [9.2, 10.8], [-11, -6.6])),
    fill(ink.tile, level(0, [10.8, 16], [-11, -7.4])),
    lines(
      ink.tileDark,
      1.6,
      ...steps(11.2, 15.9, 0.42).map((x) => on([x, 0, -11], [x, 0, -7.4])),
      ...steps(-10.6, -7.5, 0.42).map((z) => on([10.8, 0, z], [16, 0, z])),
    ),
    // The first fifteen feet inside the door, and the mat.
    fill('#8b8f86', level(0, [10.4, 14.4], [-4.6, 0])),
    lines(
      '#747a74',
      1.6,
      ...steps(10.8, 14.2, 0.4).map((x) => on([x, 0, -4.6], [x, 0, 0])),
      ...steps(-4.2, -0.2, 0.4).map((z) => on([10.4, 0, z], [14.4, 0, z])),
    ),
    // Where a wheelchair turns.
    ...[12, 14.8].map((x): Impression => ({
      ...lines('#e9f0e2', 2.5, [
        ...on(
          ...Array.from({ length: 21 }, (_, i): Place => [
            x + Math.cos((i / 20) * 2 * Math.PI) * 0.76,
            0,
            -8.5 + Math.sin((i / 20) * 2 * Math.PI) * 0.76,
          ]),
        ),
      ]),
      dash: '7 7',
    })),
    {
      ...lines(
        ink.drain,
        5,
        on([1.2, 0, -9.2], [17.6, 0, -9.2]),
        on([4, 0, -9.2], [4, 0, -7.2]),
        on([7.4, 0, -9.2], [7.4, 0, -7.2]),
        on([12.9, 0, -10.4], [12.9, 0, -9.2]),
      ),
      dash: '3 12',
    },
    discs(
      ink.cut,
      ...[1.2, 4, 7.4].map((x) => [...at([x, 0, x === 1.2 ? -9.2 : -7.2]), 8, 5] as const),
    ),
  ]
}

/** What stands at the back: the cooking line, hood, ducts. */
export function kitchen(): Impression[] {
  const line = [
    ...solid([2, 3.5], [0, 0.95], [-10.9, -10], ink.steelDark),
    ...solid([3.6, 4.9], [0, 0.95], [-10.9, -10], ink.steel),
    ...solid([5, 6.2], [0, 0.95], [-10.9, -10], ink.steelDark),
    ...solid([7, 8.8], [0, 0.9], [-10.9, -10.2], ink.steel),
  ]
  const hood = [
    ...solid([1.8, 6.4], [2.05, 2.7], [-11, -9.7], ink.steel),
    ...solid([3.5, 4.5], [2.7, 4.7], [-10.9, -10.1], '#d5d6c8'),
    ...solid([3.3, 4.7], [3.55, 3.75], [-11, -9.9], ink.steelDark),
    ...solid([3.2, 4.8], [4.7, 5.2], [-11, -9.9], ink.steelDark),
  ]
  const air = [
    ...solid([7, 7.8], [2.3, 3.75], [-10.8, -10.1], ink.fresh),
    ...solid([6.7, 8.2], [2.1, 2.3], [-11, -9.9], '#82bcb9'),
    ...solid([6.5, 9.3], [3.7, 4.9], [-11, -9.7], ink.fresh),
  ]
  const [fx, fy] = at([4, 5.3, -10.4])
  return [
    ...model(line),
    fill(
      '#f6c35c',
      ...[2.4, 3.1].flatMap((x) =>
        [-10.65, -10.25].map((z) =>
          blob(
            on([x - 0.16, 0.96, z], [x, 0.96, z - 0.12], [x + 0.16, 0.96, z], [x, 0.96, z + 0.12]),
            3,
          ),
        ),
      ),
    ),
    fill('#5b2f24', level(0.96, [3.75, 4.75], [-10.75, -10.2])),
    fill(
      ink.cut,
      level(0.91, [7.3, 7.8], [-10.7, -10.35]),
      level(0.91, [8.1, 8.6], [-10.7, -10.35]),
    ),
    shadow('#8c442f', solid([2.4, 6], [0, 0.9], [-8.4, -7.7], ink.steel)),
    ...model(solid([2.4, 6], [0, 0.9], [-8.4, -7.7], ink.steel)),
    ...model(solid([0.05, 1.5], [0, 2.3], [-8.7, -6.8], '#cfd3c4')),
    ...model(hood),
    ...model(air),
    lines(
      '#2f6d74',
      4,
      ...[3.95, 4.2, 4.45, 4.68].map((y) => on([6.7, y, -9.69], [7.8, y, -9.69])),
    ),
    fill('#e2793a', facing(-9.69, [8.1, 9.1], [3.95, 4.65])),
    fill('#f6c35c', facing(-9.69, [8.25, 8.95], [4.1, 4.3])),
    // Steam that leaves over the roof.
    fill(
      '#dfe5e1',
      blob([
        [fx - 24, fy - 2],
        [fx - 34, fy - 20],
        [fx - 12, fy - 36],
        [fx + 30, fy - 36],
        [fx + 74, fy - 50],
        [fx + 128, fy - 44],
        [fx + 92, fy - 26],
        [fx + 44, fy - 16],
        [fx + 24, fy - 1],
      ]),
    ),
  ]
}

/** Two restrooms, each with its fixtures. */
export const restrooms = (): Impression[] => {
  const set = (x: number): Face[] => [
    ...solid([x - 0.2, x + 0.3], [0.45, 0.85], [-10.95, -10.65], '#f4efe0'),
    ...solid([x - 0.15, x + 0.25], [0, 0.45], [-10.65, -9.95], '#f4efe0'),
    ...solid([x + 0.9, x + 1.5], [0.65, 0.85], [-10.9, -10.4], '#f4efe0'),
  ]
  return model([...set(11.4), ...set(14.1)])
}

function table(x: number, z: number, laid: boolean): Impression[] {
  const ring = (r: number, y: number) =>
    on(
      ...Array.from({ length: 14 }, (_, i): Place => [
        x + Math.cos((i / 14) * 2 * Math.PI) * r,
        y,
        z + Math.sin((i / 14) * 2 * Math.PI) * r,
      ]),
    )
  const chair = (dx: number, dz: number): Face[] => {
    const [cx, cz] = [x + dx, z + dz]
    return [
      ...solid([cx - 0.22, cx + 0.22], [0.1, 0.48], [cz - 0.22, cz + 0.22], ink.wood),
      ...(dz < 0
        ? solid([cx - 0.22, cx + 0.22], [0.48, 0.9], [cz - 0.22, cz - 0.14], ink.wood)
        : dz > 0
          ? solid([cx - 0.22, cx + 0.22], [0.48, 0.9], [cz + 0.14, cz + 0.22], ink.wood)
          : solid(
              dx < 0 ? [cx - 0.22, cx - 0.14] : [cx + 0.14, cx + 0.22],
              [0.48, 0.9],
              [cz - 0.22, cz + 0.22],
              ink.wood,
            )),
    ]
  }
  return [
    fill(
      '#9c6433',
      blob(
        ring(0.95, 0).map(([px, py]): Point => [px + 12, py + 4]),
        1,
      ),
    ),
    ...model([...chair(0, -0.78), ...chair(-0.78, 0)]),
    lines(ink.cut, 7, on([x, 0, z], [x, 0.72, z])),
    fill('#6b4028', ring(0.56, 0.7)),
    fill('#f3e2bd', ring(0.54, 0.76)),
    ...(laid ? [discs('#b5523a', [...at([x, 0.76, z]), 7, 4.5])] : []),
    ...model([...chair(0.78, 0), ...chair(0, 0.78)]),
  ]
}

export function dining(): Impression[] {
  const bar = [
    ...solid([1.5, 2.1], [0, 1.1], [-5.6, -1.2], ink.wood),
    ...solid([1.4, 2.3], [1.1, 1.18], [-5.7, -1.1], '#c98d52'),
  ]
  const stools = [-5, -4.1, -3.2, -2.3, -1.5].flatMap((z) =>
    solid([2.6, 2.95], [0.62, 0.74], [z - 0.17, z + 0.17], '#b5523a'),
  )
  return [
    ...model(solid([0.02, 0.4], [0, 2.1], [-5.4, -1.4], '#8a5636')),
    fill('#f6c35c', ...[0.8, 1.35, 1.85].map((y) => side(0.41, [y, y + 0.24], [-5.1, -1.7]))),
    shadow('#9c6433', bar),
    ...model(bar),
    lines(
      ink.cut,
      3,
      ...[-5, -4.1, -3.2, -2.3, -1.5].map((z) => on([2.78, 0, z], [2.78, 0.62, z])),
    ),
    ...model(stools),
    ...table(5, -4.9, true),
    ...table(7.7, -4.9, true),
    ...table(5, -2, true),
    ...table(7.7, -2, true),
  ]
}
