import type { Language } from '../contract/language.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { EmailDefinition } from './define-email.ts'
import type { EmailContext } from './email.ts'
import type { OutgoingEmail } from './mail-transport.ts'
import { renderDueEmail } from './render-due-email.ts'

const at = new Date('2026-11-23T17:40:00.000Z')

/** Returns a due email for each sample of every kind, for tests and the preview. */
export const sampleEmails = (language: Language, emails: readonly EmailDefinition[]) =>
  emails.flatMap(({ kind, row, collection, samples }) =>
    samples(language, emails).map(({ id, record, others = [], pages = [], row: fields }) => ({
      /** `lead-confirmation-es`, `lead-assigned-1-en` */
      id: [kind, id, language].filter(Boolean).join('-'),
      due: {
        row: row(addressOf(record), at, { id: kind, ...fields }),
        collection: collection ?? '',
        record,
        other: async (id: string) => others.find((one) => one.id === id),
      },
      /** Returns the context with the pages of the sample. */
      withPages: (context: EmailContext): EmailContext => ({
        ...context,
        pageOf: (path) => pages.find((one) => one.path === path) ?? context.pageOf(path),
      }),
    })),
  )

const addressOf = (record: object): string =>
  'email' in record && typeof record.email === 'string' ? record.email : ''

/**
 * Renders a page with every email in these languages, at phone and desktop width, with headers and text. Only the dev
 * server serves it.
 */
export async function renderEmailPreview(
  emails: readonly EmailDefinition[],
  context: EmailContext,
  shown: readonly Language[],
): Promise<string> {
  const sections: { id: string; email: OutgoingEmail }[] = []
  for (const { id, due, withPages } of shown.flatMap((one) => sampleEmails(one, emails))) {
    const email = await renderDueEmail(due, emails, withPages(context), at)
    if (!('dropped' in email)) sections.push({ id, email })
  }
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
<ul>${sections.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>
${sections.map(({ id, email }) => renderEmailSection(id, email)).join('\n')}
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
