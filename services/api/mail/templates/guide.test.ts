import { expect, test } from 'vitest'
import { promise } from '../../contract/promise.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import { guide } from './guide.ts'

const sender = {
  name: 'Highpine',
  address: 'office@highpine.example',
  phone: '970-555-0142',
  origin: 'https://www.highpine.example',
  promise: promise.parse({}),
}
const subscriber: Subscriber = {
  id: 'a',
  email: 'june@example.com',
  firstName: '',
  lastName: '',
  zipCode: '',
  interests: ['Mountain Building Guide'],
  subscribedAt: '2026-11-05T15:00:00.000Z',
  consents: [],
  mail: [],
}

test('the subscriber is sent the PDF and the page, by addresses that work in a mail program', () => {
  const { text, html } = guide(subscriber, sender)
  const addresses = [
    'https://www.highpine.example/mountain-building-guide.pdf',
    'https://www.highpine.example/building-guide',
  ]
  expect(text.match(/https:\S+/g)).toEqual(addresses)
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(addresses)
})

test('the letter says how to leave the list', () => {
  expect(guide(subscriber, sender).text).toMatch(/leave the list, answer .* “stop”/)
})

test('who gave a first name is greeted by it', () => {
  expect(guide({ ...subscriber, firstName: 'June' }, sender).text).toMatch(/^Hello June,\n/)
})
