import { expect, test } from 'vitest'
import type { Reply } from '../../../../services/content/model/site.ts'
import { leadViewFixture } from '../lead-view-fixture.ts'
import { blankReplyLink, replyLink } from './reply-link.ts'

const reply: Reply = {
  slug: 'first',
  name: 'First answer',
  order: 1,
  en: { subject: 'Your request {reference}', body: 'Hello {firstName},\n1 + 1 & more\n{staff}' },
  es: { subject: 'Su solicitud {reference}', body: 'Hola, {firstName}:' },
}
const sender = { staff: 'Olive Owner', office: 'office@highpine.example' }

/** Parses a mailto link as a mail program does. */
function parsedLink(link: string) {
  const url = new URL(link)
  const parts = url.search.slice(1).split('&')
  return {
    to: decodeURIComponent(url.pathname),
    ...Object.fromEntries(parts.map((part) => part.split('=').map(decodeURIComponent))),
  }
}

test('a reply has a subject, a greeting and a text, and its reply-to is the office', () => {
  expect(parsedLink(replyLink(reply, leadViewFixture(), sender))).toEqual({
    to: 'june@example.com',
    subject: 'Your request HP-AAAAA2',
    'reply-to': 'office@highpine.example',
    body: 'Hello June,\r\n1 + 1 & more\r\nOlive Owner',
  })
})

test('a lead from a Spanish page is answered in Spanish', () => {
  const letter = parsedLink(replyLink(reply, leadViewFixture({ language: 'es' }), sender))
  expect(letter).toMatchObject({ subject: 'Su solicitud HP-AAAAA2', body: 'Hola, June:' })
})

test('a crafted email address can’t inject mailto fields', () => {
  const email = 'a@example.com?bcc=evil@example.com&body=x'
  expect(parsedLink(blankReplyLink(leadViewFixture({ email }), sender))).toEqual({
    to: email,
    subject: 'HP-AAAAA2',
    'reply-to': 'office@highpine.example',
  })
})
