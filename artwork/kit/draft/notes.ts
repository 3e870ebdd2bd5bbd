import { discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { repeatedLettering } from '../../plates/lettering.ts'
import { along, type Point } from '../path.ts'

const gold = '#e2b34a'

interface Words {
  side?: 'left' | 'middle' | 'right'
  cap?: number
  ink?: string
}

/** Capitals on a sheet, in one line. */
export const label = (
  text: string,
  [x, y]: Point,
  { side = 'left', cap = 21, ink = '#f3ead6' }: Words = {},
): Impression => ({
  ink,
  d: repeatedLettering(text, { x, y, cap, side, spaced: 0.09, weight: 700 }),
})

/** Words in one line or several, and a line from beside them to what they name. */
export const note = (
  text: string | readonly string[],
  [x, y]: Point,
  path: readonly Point[],
  words: Words = {},
): Impression[] => {
  const end = path.at(-1) ?? [x, y]
  const tall = (words.cap ?? 21) * 1.5
  return [
    ...[text].flat().map((line, i) => label(line, [x, y + i * tall], words)),
    lines(words.ink ?? '#f3ead6', 2, path),
    discs(words.ink ?? '#f3ead6', [end[0], end[1], 4.5]),
  ]
}

/** A measured length: a line with a stroke across each end, its figure where `words` says. */
export function dimension(
  from: Point,
  to: Point,
  text: string,
  at: Point,
  side: Words['side'] = 'middle',
): Impression[] {
  const tick = ([x, y]: Point): Point[] => [
    [x - 7, y + 7],
    [x + 7, y - 7],
  ]
  return [lines(gold, 2.5, [from, to], tick(from), tick(to)), label(text, at, { side, ink: gold })]
}

/** Where north is: an arrow half in ink. */
export const north = ([x, y]: Point, size = 34): Impression[] => [
  lines(gold, 2.5, [
    [x, y - size],
    [x + size * 0.5, y + size * 0.6],
    [x, y + size * 0.3],
    [x - size * 0.5, y + size * 0.6],
    [x, y - size],
  ]),
  fill(gold, [
    [x, y - size],
    [x + size * 0.5, y + size * 0.6],
    [x, y + size * 0.3],
  ]),
  label('N', [x, y - size - 12], { side: 'middle', ink: gold }),
]

/** The head of an arrow at the end of a line. */
export const arrow = (ink: string, from: Point, to: Point, width = 3): Impression[] => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [back, [ox, oy]] = [
    along(to, from, 14 / long),
    [((to[1] - from[1]) / long) * 6, ((from[0] - to[0]) / long) * 6],
  ]
  return [
    lines(ink, width, [from, back]),
    fill(ink, [to, [back[0] + ox, back[1] + oy], [back[0] - ox, back[1] - oy]]),
  ]
}
