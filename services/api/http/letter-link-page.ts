import type { Language } from '../contract/language.ts'
import { plainStyle } from './plain-style.ts'

export interface PlainPage {
  language: Language
  title: string
  text: string
  /** What pressing does: a form that posts to the page's own address. */
  button?: { label: string; action: string }
}

/**
 * A page behind a letter's link, written by the service: it reads and works without JavaScript and
 * without the built site. Opening it changes nothing; only its button does.
 */
export function plainPage({ language, title, text, button }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escape(title)}</title>
<style>${plainStyle}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
${button ? `<form method="post" action="${escape(button.action)}"><button>${escape(button.label)}</button></form>` : ''}
</main>
</body>
</html>
`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
