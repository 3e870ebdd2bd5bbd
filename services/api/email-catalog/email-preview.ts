import { languages } from '../contract/language.ts'
import { renderEmail } from './email-templates.ts'
import type { EmailContext } from '../email/email.ts'
import type { OutgoingEmail } from '../email/mail-transport.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { sampleArticles, sampleAssignments, sampleEmails, sampleNotices } from './sample-emails.ts'

/**
 * Renders a page with every email in both languages, at phone and desktop width, with headers and text. Only the dev
 * server serves it.
 */
export function renderEmailPreview(firm: EmailContext): string {
  const articles = Object.values(sampleArticles)
  const pageOf = (path: string) => articles.find((one) => one.path === path) ?? firm.pageOf(path)
  const sender = { ...firm, pageOf }
  const samples = [
    ...languages.flatMap((language) =>
      sampleEmails(language).map((due) => ({ id: `${due.row.letter}-${language}`, due })),
    ),
    ...sampleAssignments().map((due, n) => ({ id: `assignment-${n + 1}`, due })),
    ...sampleNotices().map((due) => ({ id: due.row.id, due })),
  ]
  const emails = samples.flatMap(({ id, due }) => {
    const email = renderEmail(due, sender)
    return 'dropped' in email ? [] : [{ id, letter: email }]
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Emails</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem}iframe{border:1px solid #bbb;height:60rem;vertical-align:top}pre{white-space:pre-wrap;max-width:44rem}section{margin-top:3rem}</style>
</head>
<body>
<h1>Emails</h1>
<ul>${emails.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>
${emails.map(({ id, letter }) => renderEmailSection(id, letter)).join('\n')}
</body>
</html>
`
}

function renderEmailSection(
  id: string,
  { subject, html, text, replyTo, unsubscribe }: OutgoingEmail,
): string {
  const source = escapeHtml(html)
  const headers = [
    `Subject: ${subject}`,
    ...(replyTo ? [`Reply-To: ${replyTo.name} <${replyTo.address}>`] : []),
    ...(unsubscribe === undefined ? [] : [`List-Unsubscribe: <${unsubscribe}>`]),
  ]
  return `<section id="${id}">
<h2>${id}</h2>
<pre>${escapeHtml(headers.join('\n'))}</pre>
<iframe title="${id} on a phone" width="375" srcdoc="${source}"></iframe>
<iframe title="${id} in a wide window" width="700" srcdoc="${source}"></iframe>
<details><summary>As text</summary><pre>${escapeHtml(text)}</pre></details>
</section>`
}
