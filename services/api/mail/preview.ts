import { languages } from '../contract/language.ts'
import { letterOf, type Sender } from './letters.ts'
import type { LetterOut } from './post.ts'
import { sampleMail } from './sample-mail.ts'

/**
 * A page that shows every letter in both languages, as a phone and as a wide window have it, with
 * its subject and its text: for whoever changes letters. Only the dev server has it.
 */
export function mailPreview(sender: Sender): string {
  const letters = languages.flatMap((language) =>
    sampleMail(language).flatMap((due) => {
      const letter = letterOf(due, sender)
      return 'dropped' in letter ? [] : [{ id: `${due.row.letter}-${language}`, letter }]
    }),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Letters</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem}iframe{border:1px solid #bbb;height:60rem;vertical-align:top}pre{white-space:pre-wrap;max-width:44rem}section{margin-top:3rem}</style>
</head>
<body>
<h1>Letters</h1>
<ul>${letters.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>
${letters.map(({ id, letter }) => shown(id, letter)).join('\n')}
</body>
</html>
`
}

function shown(id: string, { subject, html, text, replyTo, unsubscribe }: LetterOut): string {
  const source = escaped(html)
  const headers = [
    `Subject: ${subject}`,
    ...(replyTo ? [`Reply-To: ${replyTo.name} <${replyTo.address}>`] : []),
    ...(unsubscribe === undefined ? [] : [`List-Unsubscribe: <${unsubscribe}>`]),
  ]
  return `<section id="${id}">
<h2>${id}</h2>
<pre>${escaped(headers.join('\n'))}</pre>
<iframe title="${id} on a phone" width="375" srcdoc="${source}"></iframe>
<iframe title="${id} in a wide window" width="700" srcdoc="${source}"></iframe>
<details><summary>As text</summary><pre>${escaped(text)}</pre></details>
</section>`
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
