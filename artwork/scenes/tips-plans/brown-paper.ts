import { mix } from '../../kit/color.ts'
import { bar, box, floor, pane, patch } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

type Span = readonly [number, number]

/** From where to where the paper hangs. */
export const [sill, head] = [0.5, 2.42] as const
const paper = '#c58a49'

/** What the fallen sheet lets us see: a bare room in lamplight and the ladder in it. */
export function inside(): Face[] {
  const wood = '#7a4a20'
  const lit = (faces: Face[]) => faces.map((face) => ({ ...face, plain: true }))
  return [
    pane([0.2, 9], [0, 3.1], -3, '#ffe0a0', true),
    pane([0.2, 9], [0, 0.5], -2.99, '#e6b468', true),
    ...[3.2, 4.0, 4.8, 5.6].map((x) => pane([x, x + 0.09], [0, 3.1], -2.98, '#efc37c', true)),
    pane([0.2, 9], [1.9, 1.99], -2.97, '#efc37c', true),
    floor([0.2, 9], [-3, 0], 0, '#c98e4a', true),
    pane([4.36, 4.375], [2.3, 3.1], -2, '#6b4320', true),
    pane([4.3, 4.44], [2.16, 2.32], -2, '#fffbe6', true),
    ...placed(
      lit([
        ...bar([5.32, 0], [5.52, 2.15], 0.07, [-1.75, -1.7], '#a8702f'),
        ...bar([6.08, 0], [5.88, 2.15], 0.07, [-1.75, -1.7], '#a8702f'),
        ...[0.35, 0.7, 1.05, 1.4, 1.75].flatMap((y) =>
          box([5.24 + y * 0.1, 6.16 - y * 0.1], [y, y + 0.07], [-1.2, -1.1], wood),
        ),
        ...bar([5.18, 0], [5.46, 2.2], 0.1, [-1.2, -1.1], wood),
        ...bar([6.22, 0], [5.94, 2.2], 0.1, [-1.2, -1.1], wood),
        ...box([5.4, 6], [2.14, 2.22], [-1.5, -1.05], wood),
      ]),
      0,
      [-1.85, 0, 0],
    ),
  ]
}

/** One sheet of brown paper with the light behind it: its creases and the tape at its head. */
export function sheet([x0, x1]: Span, [y0, y1]: Span, tint: number): Face[] {
  const fill = mix(paper, tint > 0 ? '#f0c078' : '#8a5a2e', Math.abs(tint))
  const [w, h] = [x1 - x0, y1 - y0]
  const at = (u: number, v: number) => [x0 + u * w, y0 + v * h, -0.04] as const
  return [
    pane([x0, x1], [y0, y1], -0.05, fill, true),
    patch([at(0, 0.62), at(1, 0.5), at(1, 0.53), at(0, 0.64)], mix(fill, '#f6d08c', 0.35), true),
    patch([at(0.46, 0), at(0.5, 0), at(0.53, 1), at(0.5, 1)], mix(fill, '#6b4320', 0.22), true),
    patch([at(0, 0), at(0.46, 0), at(0, 0.3)], mix(fill, '#6b4320', 0.16), true),
    patch([at(1, 1), at(0.52, 1), at(1, 0.74)], mix(fill, '#f6d08c', 0.28), true),
    ...[0.04, 0.8].map((u) =>
      pane([x0 + u * w, x0 + (u + 0.16) * w], [y1 - 0.07, y1 + 0.02], -0.03, '#5f95b5', true),
    ),
  ]
}

/** The middle sheet has come down: what still hangs, and the part that has folded over. */
export const fallen = ([x0, x1]: Span): Face[] => [
  patch(
    [
      [x0, sill, -0.05],
      [x1, sill, -0.05],
      [x1, 0.86, -0.05],
      [x0, 1.62, -0.05],
    ],
    mix(paper, '#f0c078', 0.2),
    true,
  ),
  patch(
    [
      [x0, 1.62, -0.04],
      [x0 + 0.1, 0.72, -0.04],
      [x0 + 0.52, 0.6, -0.04],
      [x1, 0.86, -0.04],
    ],
    '#96632f',
    true,
  ),
  patch(
    [
      [x0, 1.62, -0.035],
      [x0 + 0.1, 0.72, -0.035],
      [x0 + 0.26, 0.68, -0.035],
    ],
    '#b27a40',
    true,
  ),
]
