import { breakLines } from './lines.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { TextStyle } from './page-style.ts'
import { baselineOffset } from './text-items.ts'
import { plainRun, type PrintedRun, type MeasureText, measureWords } from './words.ts'

/** The context for pages with fixed positions: the cover, the contents, the last page. */
export interface DrawContext {
  canvas: Canvas
  measureText: MeasureText
}

export interface TextPosition {
  x: number
  y: number
  width: number
}

/** Draws a text with its top at `y`. Out: where its last line ends. */
export function drawText(
  { canvas, measureText }: DrawContext,
  words: string | readonly PrintedRun[],
  type: TextStyle,
  { x, y, width }: TextPosition,
  tag: Tag,
): number {
  const runs = typeof words === 'string' ? plainRun(words) : words
  const lines = breakLines(measureWords(runs, type, measureText), width)
  for (const [index, line] of lines.entries())
    canvas.line(
      line,
      x,
      y + index * type.leading + baselineOffset(type),
      tag,
      index < lines.length - 1,
    )
  return y + lines.length * type.leading
}
