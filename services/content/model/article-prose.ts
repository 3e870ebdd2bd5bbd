const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * In: an article's HTML as the site's own pipeline wrote it. Out: its paragraphs and list entries as
 * plain text. Headings and tables are left out: nobody reads them as sentences.
 */
export const articleProse = (html: string): string[] =>
  html
    .replace(/<(table|h[1-6]|pre|figure)\b.*?<\/\1>/gs, '\n\n')
    .replace(/<\/?(p|li|ul|ol|div|blockquote|hr)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .split(/\n{2,}/)
    .map((paragraph) => decoded(paragraph).replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16))
    if (typeof decimal === 'string') return String.fromCodePoint(Number(decimal))
    return typeof name === 'string' ? (entities[name] ?? whole) : whole
  })
