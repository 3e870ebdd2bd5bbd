import type { Line } from './lines.ts'
import type { TextSpan } from './words.ts'

/**
 * In: a line. Out: its spans, adjacent ones of one style merged, so that a line takes few drawing
 * operations. A space belongs to the span before it, unless that is a link which ends there. With
 * `more` lines to come, the line ends with a space, so that extracted text keeps its words apart.
 */
export function mergeSpans({ words }: Line, more: boolean): TextSpan[] {
  const merged: TextSpan[] = []
  for (const [index, { spans, space }] of words.entries())
    for (const [at, bit] of spans.entries()) {
      const gap = at === 0 && index > 0 ? space : 0
      const last = merged.at(-1)
      if (last && sameStyle(last, bit)) extend(last, (gap ? ' ' : '') + bit.text, gap + bit.width)
      else if (last && gap && last.href !== undefined)
        merged.push({ ...last, href: undefined, text: ' ', width: gap }, { ...bit })
      else {
        if (last && gap) extend(last, ' ', gap)
        merged.push({ ...bit })
      }
    }
  const last = merged.at(-1)
  if (last && more) last.text += ' '
  return merged
}

function extend(span: TextSpan, text: string, width: number): void {
  span.text += text
  span.width += width
}

const sameStyle = (a: TextSpan, b: TextSpan): boolean =>
  (['face', 'size', 'color', 'tabular', 'raised', 'href'] as const).every(
    (key) => a[key] === b[key],
  )
