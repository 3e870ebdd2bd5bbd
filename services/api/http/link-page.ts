import type { Language } from '../contract/language.ts'
import { escapeHtml as escape } from './escape-html.ts'
import { linkPageStyle } from './link-page-style.ts'

/** The firm, as it stands above every page. */
export interface Firm {
  name: string
  phone: string
}

/** A page that only says something: erased, or a link that does not work. */
export function wordsPage(language: Language, title: string, text: string, firm: Firm): string {
  return linkPage(language, title, firm, [`<p>${escape(text)}</p>`])
}

/**
 * A page behind a letter's link, written by the service: it reads and works without JavaScript and
 * without the built site. @param parts HTML, one under the other; empty ones are left out
 */
export function linkPage(
  language: Language,
  title: string,
  firm: Firm,
  parts: readonly string[],
): string {
  const number = firm.phone.replaceAll(/[^\d+]/g, '')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escape(`${title} | ${firm.name}`)}</title>
<style>${linkPageStyle}</style>
</head>
<body>
<header class="bar"><p><a href="/">${escape(firm.name)}</a> <a href="tel:${number}">${escape(firm.phone)}</a></p></header>
<main>
<h1>${escape(title)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`
}
