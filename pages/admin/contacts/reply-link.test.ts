import { expect, test } from 'vitest'
import type { Reply } from '../../../services/content/model/site.ts'
import { aLeadView } from './a-lead-view.ts'
import { plainReply, replyLink } from './reply-link.ts'

const reply: Reply = {
  slug: 'first',
  name: 'First answer',
  order: 1,
  en: { subject: 'Your request {reference}', body: 'Hello {firstName},\n1 + 1 & more\n{staff}' },
  es: { subject: 'Su solicitud {reference}', body: 'Hola, {firstName}:' },
}
const answerer = { staff: 'Olive Owner', office: 'office@highpine.example' }

/** What a mail program makes of a link. */
function opened(link: string) {
  const url = new URL(link)
  const parts = url.search.slice(1).split('&')
  return {
    to: decodeURIComponent(url.pathname),
    ...Object.fromEntries(parts.map((part) => part.split('=').map(decodeURIComponent))),
  }
}

test('a letter opens with subject, greeting and words, and its answer goes to the office', () => {
  expect(opened(replyLink(reply, aLeadView(), answerer))).toEqual({
    to: 'june@example.com',
    subject: 'Your request HP-AAAAA2',
    'reply-to': 'office@highpine.example',
    body: 'Hello June,\r\n1 + 1 & more\r\nOlive Owner',
  })
})

test('whoever wrote from a Spanish page is answered in Spanish', () => {
  const letter = opened(replyLink(reply, aLeadView({ language: 'es' }), answerer))
  expect(letter).toMatchObject({ subject: 'Su solicitud HP-AAAAA2', body: 'Hola, June:' })
})

test('an address that a stranger chose adds nothing to the letter', () => {
  const email = 'a@example.com?bcc=evil@example.com&body=x'
  expect(opened(plainReply(aLeadView({ email }), answerer))).toEqual({
    to: email,
    subject: 'HP-AAAAA2',
    'reply-to': 'office@highpine.example',
  })
})
