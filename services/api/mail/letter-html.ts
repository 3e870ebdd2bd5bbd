import { letterStyle, styles } from './letter-style.ts'
import type { Letter, Letterhead, Part } from './letter.ts'

/**
 * The letter as HTML that mail programs show: tables and inline styles, since many drop style
 * sheets; no picture and nothing loaded from anywhere, so that it reads the same everywhere and
 * tells nobody that it was opened.
 */
export function letterHtml(letter: Letter, head: Letterhead): string {
  const { language, subject, preview, heading, parts, reason, unsubscribe } = letter
  const small = [
    escaped(reason),
    ...(unsubscribe
      ? [
          `<a href="${escaped(unsubscribe.href)}" style="${styles.quietLink}" class="quiet">${escaped(unsubscribe.label)}</a>`,
        ]
      : []),
    escaped(head.postal),
  ].filter((line) => line !== '')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${letterStyle}</style>
</head>
<body style="${styles.body}">
<div style="${styles.preview}">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.ground}" class="ground"><tr><td align="center" style="${styles.margin}" class="margin">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.sheet}">
<tr><td style="${styles.head}" class="edge"><a href="${escaped(head.origin)}" style="${styles.mark}">${escaped(head.name)}</a></td></tr>
<tr><td style="${styles.letter}" class="letter">
<h1 style="${styles.heading}" class="ink">${escaped(heading)}</h1>
${parts.map(asHtml).join('\n')}
<p style="${styles.last}" class="ink">${escaped(head.name)}<br><a href="tel:${escaped(head.phone)}" style="${styles.link}" class="link">${escaped(head.phone)}</a></p>
</td></tr>
<tr><td style="${styles.foot}" class="edge">${small.map((line) => `<p style="${styles.small}" class="quiet">${line}</p>`).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function asHtml(part: Part): string {
  if (typeof part === 'string')
    return `<p style="${styles.paragraph}" class="ink">${lines(part)}</p>`
  if ('link' in part) {
    const href = escaped(part.link)
    return `<p style="${styles.paragraph}"><a href="${href}" style="${styles.link}" class="link">${href}</a></p>`
  }
  if ('button' in part) {
    const { label, href } = part.button
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles.action}"><tr><td style="${styles.button}" class="button"><a href="${escaped(href)}" style="${styles.buttonLink}" class="on-button">${escaped(label)}</a></td></tr></table>`
  }
  const rows = part.facts.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" style="${styles.name}" class="name">${escaped(name)}</th><td style="${styles.value}" class="value">${linked(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}" class="facts">${rows.join('')}</table>`
}

/** An address alone can be written to, a number alone can be called; anything else is words. */
function linked(value: string): string {
  const style = `style="${styles.link}" class="link"`
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(value))
    return `<a href="mailto:${escaped(value)}" ${style}>${escaped(value)}</a>`
  if (/^\+?[\d\s().-]{7,20}$/.test(value))
    return `<a href="tel:${escaped(value.replaceAll(/[^\d+]/g, ''))}" ${style}>${escaped(value)}</a>`
  return lines(value)
}

/** Lines stay lines, and a number that is to be called stays on one. */
const lines = (text: string) =>
  escaped(text)
    .replaceAll('\n', '<br>')
    .replaceAll(/\b\d{3}-\d{3}-\d{4}\b/g, `<span style="${styles.number}">$&</span>`)

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
