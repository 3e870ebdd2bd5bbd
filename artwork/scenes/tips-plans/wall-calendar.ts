import { mix } from '../../kit/color.ts'
import { pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** A wall calendar: a picture over a month; the rings are drawn over it. */
export const [calendarAt, cell] = [[2.84, 0.88] as const, [0.215, 0.165] as const]
export function calendar(z: number): Face[] {
  const [x, y] = calendarAt
  const [w, h] = [cell[0] * 7, cell[1] * 5]
  return [
    pane(
      [x - 0.03, x + w + 0.1],
      [y - 0.12, y + h + 0.74],
      z,
      mix('#4d6378', '#1d2a38', 0.45),
      true,
    ),
    pane([x - 0.06, x + w + 0.06], [y - 0.06, y + h + 0.8], z + 0.02, '#f4ecdb'),
    pane([x, x + w], [y + h + 0.14, y + h + 0.72], z + 0.022, '#9fb9c2', true),
    ...(
      [
        [0, 0.45, 0.95, 0.42, '#5f7f8b'],
        [0.5, 1.05, 1.505, 0.5, '#466572'],
      ] as const
    ).map(([a, peak, b, up, fill]) =>
      patch(
        [
          [x + a, y + h + 0.14, z + 0.023],
          [x + b, y + h + 0.14, z + 0.023],
          [x + peak, y + h + 0.14 + up, z + 0.023],
        ],
        fill,
        true,
      ),
    ),
    pane([x, x + w], [y + h + 0.02, y + h + 0.1], z + 0.022, '#8c4a3c', true),
    ...Array.from({ length: 8 }, (_, i) =>
      pane(
        [x + i * cell[0] - 0.006, x + i * cell[0] + 0.006],
        [y, y + h],
        z + 0.022,
        '#b9b09c',
        true,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      pane(
        [x, x + w],
        [y + i * cell[1] - 0.006, y + i * cell[1] + 0.006],
        z + 0.022,
        '#b9b09c',
        true,
      ),
    ),
  ]
}

/** The three dates of the contract: column and row of the month. */
export const dates = [
  [2, 3],
  [4, 2],
  [3, 1],
] as const
