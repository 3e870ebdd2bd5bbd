import { mix } from '../../kit/color.ts'
import { shown, solids } from '../../kit/print/shot.ts'
import { masonry } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import { bar, box } from '../../kit/solids.ts'
import type { Place } from '../../kit/space.ts'
import { box as rectangle, fill, type Impression } from '../../plates/ink.ts'
import { shot, tone, wall, timber } from './timber-roof.ts'
/** Stone, laid from the hearth up, brightest beside the lamp; above the mason it is still block. */
export function chimney(random: Random): Impression[] {
  const [w, front] = [1.75, -4.2]
  const set = masonry(random, [-w, w], [0, 6.3], 0.42)
  const side = masonry(random, [0, 1], [0, 6.3], 0.42)
  const rough = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (_, i) =>
      rectangle(-w + i * 0.62 - (row % 2) * 0.31, 6.3 + row * 0.34, 0.58, 0.3),
    ),
  )
    .flat()
    .map((each) => each.map(([x, y]): Point => [Math.max(-w, Math.min(w, x)), y]))
  const left = (points: readonly Point[]) =>
    shown(
      shot,
      points.map(([d, y]): Place => [-w, y, front - d]),
    )
  const middle = (points: readonly Point[]): Place => {
    const n = points.length
    return [
      points.reduce((sum, [x]) => sum + x, 0) / n,
      points.reduce((sum, [, y]) => sum + y, 0) / n,
      front,
    ]
  }
  return [
    fill('#221c20', left(rectangle(0, 0, 1, 9))),
    fill('#3a3437', ...side.map(left)),
    fill('#2b2527', wall(rectangle(-w, 0, 2 * w, 9), front)),
    ...rough.map((each) =>
      fill(mix(tone(middle(each), between(random, -0.3, 0.2)), '#6d6a68', 0.45), wall(each, front)),
    ),
    ...set.map((each) => fill(tone(middle(each), between(random, -0.55, 0.55)), wall(each, front))),
    fill(
      '#8c8478',
      wall(
        [
          [-w, 6.26],
          [w, 6.3],
          [w, 6.36],
          [0.4, 6.4],
          [-0.5, 6.33],
          [-w, 6.4],
        ],
        front,
      ),
    ),
  ]
}

/** Steel tubes and planks at the right of the chimney. */
export function scaffold(): Impression[] {
  const steel = '#a9aca6'
  const [x0, x1, z0, z1] = [1.85, 4.6, -4.4, -3]
  const post = (x: number, z: number) =>
    box([x - 0.04, x + 0.04], [0, 5.2], [z - 0.04, z + 0.04], steel)
  const brace = (y: number) => [
    ...bar([x0, y], [x1, y + 1.5], 0.05, [z1 - 0.03, z1 + 0.03], steel),
    ...bar([x0, y + 1.5], [x1, y], 0.05, [z1 - 0.03, z1 + 0.03], steel),
  ]
  const key = [0.2, 0.9, 0.4] as const
  return [
    ...solids(shot, [...post(x0, z0), ...post(x1, z0)], key, ['#fff1c4', '#1c1215']),
    ...[0, 1, 2, 3].flatMap((i) =>
      timber(
        box([x0 - 0.3, x1 + 0.3], [3.98, 4.06], [z0 + i * 0.36, z0 + i * 0.36 + 0.33], '#c08a4f'),
      ),
    ),
    ...solids(
      shot,
      [
        ...box([x0, x1], [3.9, 3.98], [z1 - 0.04, z1 + 0.04], steel),
        ...brace(2.2),
        ...post(x0, z1),
        ...post(x1, z1),
        ...box([x0, x1], [5.12, 5.2], [z0 - 0.04, z0 + 0.04], steel),
      ],
      key,
      ['#fff1c4', '#1c1215'],
    ),
  ]
}
