/** The line above quoted text, in English and Spanish, as the common mail programs write it. */
const attributions = [
  /^\s*On\b.{5,200}\bwrote:\s*$/i,
  /^\s*El\b.{5,200}\bescribi[oó]:\s*$/i,
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|Mensaje original|Mensaje reenviado)\s*-{2,}\s*$/i,
  /^\s*_{20,}\s*$/,
]
/** The first of the lines with which Outlook repeats the headers; Sent or Date follows. */
const outlookFrom = /^\s*(?:From|De):\s\S/
const outlookSent = /^\s*(?:Sent|Date|Enviado(?: el)?|Fecha):\s/

const isQuote = (line: string): boolean => /^\s*>/.test(line)

/**
 * Splits an email into its own words and what it repeats of earlier ones. Where answers stand between quoted lines,
 * nothing is folded: they make no sense without them.
 */
export function foldQuoted(text: string): { own: string; quoted: string } {
  const lines = text.split('\n')
  const begin = lines.findIndex((line, at) => isAttribution(line, lines[at + 1]))
  if (begin > 0) {
    const rest = lines.slice(begin + 1).filter((line) => line.trim() !== '')
    const quoted = rest.filter(isQuote).length
    // A line of the attribution may be wrapped.
    if (quoted === 0 || quoted >= rest.length - 1) return split(lines, begin)
    return { own: text, quoted: '' }
  }
  // Some programs write no line above: what is quoted to the end is folded.
  let end = lines.length
  while (end > 0 && (isQuote(lines[end - 1] ?? '') || lines[end - 1]?.trim() === '')) end -= 1
  const isOne = lines.slice(end).some(isQuote)
  if (!isOne || end === 0 || lines.slice(0, end).some(isQuote)) return { own: text, quoted: '' }
  return split(lines, end)
}

function isAttribution(line: string, next = ''): boolean {
  if (line.length > 300) return false
  // Gmail wraps a long one before “wrote:”.
  const both = /^\s*(?:On|El)\b/i.test(line) ? `${line.trimEnd()} ${next.trim()}` : line
  if (attributions.some((one) => one.test(line) || one.test(both))) return true
  return outlookFrom.test(line) && outlookSent.test(next)
}

const split = (lines: readonly string[], at: number) => ({
  own: lines.slice(0, at).join('\n').trim(),
  quoted: lines.slice(at).join('\n').trim(),
})
