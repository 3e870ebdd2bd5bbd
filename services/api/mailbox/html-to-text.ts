/** What HTML calls the characters that mail programs escape. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', lsquo: '‘' },
  ...{ ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', hellip: '…', iexcl: '¡', iquest: '¿' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü' },
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, dec, hex, name) => {
    if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole
    const code = typeof dec === 'string' ? Number(dec) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ''
  })

/** Elements whose text nobody is meant to read. */
const hidden = new Set(['script', 'style', 'head', 'title', 'template', 'noscript'])
/** Elements that begin a line. */
const blocks = new Set(
  'address article blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
)

/**
 * Returns the text of an email's HTML: no tag, link or picture of a stranger is shown to staff. Text within
 * `blockquote` gets the `>` of quoted lines. Linear in the length.
 */
export function htmlToText(html: string): string {
  const lines: string[] = ['']
  let quotes = 0
  let skipped: string | undefined
  const newLine = () => {
    if (lines.at(-1) !== '' || lines.at(-2) !== '') lines.push('')
  }
  const add = (text: string) => {
    const words = decoded(text).replaceAll(/\s+/g, ' ')
    const line = lines.at(-1) ?? ''
    if (words.trim() === '' && line === '') return
    const start = line === '' ? '> '.repeat(quotes) + words.trimStart() : line + words
    lines[lines.length - 1] = start
  }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      if (skipped === undefined) add(html.slice(at))
      break
    }
    if (skipped === undefined) add(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, Math.min(close, open + 40)))
    at = close + 1
    const name = tag?.[2]?.toLowerCase()
    if (name === undefined) continue
    const isEnd = tag?.[1] === '/'
    if (skipped !== undefined) {
      if (isEnd && name === skipped) skipped = undefined
      continue
    }
    if (hidden.has(name)) {
      if (!isEnd) skipped = name
      continue
    }
    if (name === 'blockquote') {
      newLine()
      quotes = Math.max(0, Math.min(quotes + (isEnd ? -1 : 1), 5))
    } else if (blocks.has(name)) newLine()
    else if (name === 'td' || name === 'th') add(' ')
  }
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
