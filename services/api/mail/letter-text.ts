import type { Letter, Letterhead, Part } from './letter.ts'

/** The letter for readers without HTML: the same words, links in full, nothing but lines. */
export function letterText(letter: Letter, head: Letterhead): string {
  const { heading, parts, reason, unsubscribe } = letter
  return [
    heading,
    ...parts.map(asText),
    '-- ',
    [head.name, head.phone, head.origin].join('\n'),
    reason,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []),
    head.postal,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .replace('-- \n\n', '-- \n')
    .concat('\n')
}

function asText(part: Part): string {
  if (typeof part === 'string') return part
  if ('button' in part) return `${part.button.label}:\n${part.button.href}`
  if ('link' in part) return part.link
  return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}
