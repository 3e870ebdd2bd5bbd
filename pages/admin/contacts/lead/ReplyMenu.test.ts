import { expect, test } from 'vitest'
import type { Reply } from '../../../../services/content/model/site.ts'
import { leadViewFixture } from '../lead-view-fixture.ts'
import { blankReplyLink, replyLink } from './ReplyMenu.tsx'

const reply: Reply = {
  slug: 'first',
  name: 'First answer',
  order: 1,
  words: {
    en: { subject: 'Your request {reference}', body: 'Hello {firstName},\n1 + 1 & more\n{staff}' },
    es: { subject: 'Su solicitud {reference}', body: 'Hola, {firstName}:' },
  },
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

test('where the first name isn’t sure, the greeting has none', () => {
  const greetings = (name: string) =>
    (['en', 'es'] as const).map(
      (language) => parsedLink(replyLink(reply, leadViewFixture({ name, language }), sender)).body,
    )
  for (const name of ['Dr.', 'Mr. Harrow', 'Mill Creek HOA', '🌲'])
    expect(greetings(name)).toEqual(['Hello,\r\n1 + 1 & more\r\nOlive Owner', 'Hola:'])
  for (const name of ['HARROW, JUNE', 'Dr. June Harrow', '🌲 june'])
    expect(greetings(name)).toEqual(['Hello June,\r\n1 + 1 & more\r\nOlive Owner', 'Hola, June:'])
  expect(greetings('Ann & Bob Lee')[1]).toBe('Hola, Ann y Bob:')
  const own = {
    ...reply,
    words: { en: { subject: 'Hi', body: 'To you.\n{firstName}, thanks.' } },
  }
  const { body } = parsedLink(replyLink(own, leadViewFixture({ name: 'Dr.' }), sender))
  expect(body).toBe('To you.\r\nThanks.')
})

test('a crafted email address can’t inject mailto fields', () => {
  const email = 'a@example.com?bcc=evil@example.com&body=x'
  expect(parsedLink(blankReplyLink(leadViewFixture({ email }), sender))).toEqual({
    to: email,
    subject: 'HP-AAAAA2',
    'reply-to': 'office@highpine.example',
  })
})
