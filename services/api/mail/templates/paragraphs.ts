/** A letter's body before it becomes text and HTML: a sentence, a list of facts, or a link. */
export type Paragraph =
  string | { facts: readonly (readonly [string, string])[] } | { link: string }

/** The same body twice, for readers with and without HTML. */
export function bodies(paragraphs: readonly Paragraph[]): { text: string; html: string } {
  return {
    text: paragraphs.map(asText).join('\n\n') + '\n',
    html:
      '<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:40em">' +
      paragraphs.map(asHtml).join('\n') +
      '</body></html>',
  }
}

function asText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  if ('link' in paragraph) return paragraph.link
  return paragraph.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function asHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p>${withBreaks(paragraph)}</p>`
  if ('link' in paragraph) {
    const link = escapeHtml(paragraph.link)
    return `<p><a href="${link}">${link}</a></p>`
  }
  const rows = paragraph.facts.map(
    ([name, value]) => `<dt><b>${escapeHtml(name)}</b></dt><dd>${withBreaks(value)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
