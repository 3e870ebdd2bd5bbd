import { linesOf } from './lines.ts'
import type { Pen, Tag } from './pen.ts'
import type { Type } from './sheet.ts'
import { baselineOf } from './text-pieces.ts'
import { plain, type PrintedRun, type Ruler, wordsOf } from './words.ts'

/** What draws on pages whose texts have fixed places: the cover, the contents, the last page. */
export interface Press {
  pen: Pen
  ruler: Ruler
}

export interface FixedPlace {
  x: number
  y: number
  width: number
}

/** Draws a text with its top at `y`. Out: where its last line ends. */
export function write(
  { pen, ruler }: Press,
  words: string | readonly PrintedRun[],
  type: Type,
  { x, y, width }: FixedPlace,
  tag: Tag,
): number {
  const runs = typeof words === 'string' ? plain(words) : words
  const lines = linesOf(wordsOf(runs, type, ruler), width)
  for (const [index, line] of lines.entries())
    pen.line(line, x, y + index * type.leading + baselineOf(type), tag, index < lines.length - 1)
  return y + lines.length * type.leading
}
