import type { Line } from './lines.ts'
import type { Bit } from './words.ts'

/**
 * In: a line. Out: its bits, those that look alike and stand side by side as one, so that a line is
 * drawn in few strokes. A space belongs to what stands before it, unless that is a link which ends
 * there. With `more` to come, one stands at the line’s end too, for those who take the text out of
 * the page.
 */
export function stretchesOf({ words }: Line, more: boolean): Bit[] {
  const stretches: Bit[] = []
  for (const [index, { bits, space }] of words.entries())
    for (const [at, bit] of bits.entries()) {
      const gap = at === 0 && index > 0 ? space : 0
      const last = stretches.at(-1)
      if (last && alike(last, bit)) widen(last, (gap ? ' ' : '') + bit.text, gap + bit.width)
      else if (last && gap && last.href !== undefined)
        stretches.push({ ...last, href: undefined, text: ' ', width: gap }, { ...bit })
      else {
        if (last && gap) widen(last, ' ', gap)
        stretches.push({ ...bit })
      }
    }
  const last = stretches.at(-1)
  if (last && more) last.text += ' '
  return stretches
}

function widen(stretch: Bit, text: string, width: number): void {
  stretch.text += text
  stretch.width += width
}

const alike = (a: Bit, b: Bit): boolean =>
  (['face', 'size', 'colour', 'tabular', 'raised', 'href'] as const).every(
    (key) => a[key] === b[key],
  )
