import { expect, test } from 'vitest'
import { createLinkSigner } from './link-tokens.ts'

const secret = 'a secret of at least thirty-two characters'
const links = createLinkSigner(secret)
const now = new Date('2026-11-05T15:00:00.000Z')
const until = new Date('2026-11-12T15:00:00.000Z')
const purpose = 'confirm subscription' as const

test('a token has its subject until it expires', () => {
  const token = links.sign('subscriber 1', { purpose, until })
  expect(links.verify(token, { purpose, now })).toBe('subscriber 1')
  expect(links.verify(token, { purpose, now: until })).toBe('subscriber 1')
  expect(links.verify(token, { purpose, now: new Date(until.getTime() + 1000) })).toBeUndefined()
})

test('a token without an expiry never expires', () => {
  const token = links.sign('s', { purpose: 'leave list' })
  const later = new Date('2126-01-01')
  expect(links.verify(token, { purpose: 'leave list', now: later })).toBe('s')
})

test('a token is valid for one purpose and one key', () => {
  const token = links.sign('s', { purpose })
  expect(links.verify(token, { purpose: 'leave list', now })).toBeUndefined()
  expect(createLinkSigner(`${secret}!`).verify(token, { purpose, now })).toBeUndefined()
})

test('a token is invalid when its bound value has changed', () => {
  const token = links.sign('person', { purpose: 'reset password', boundTo: 'old hash', until })
  const read = (boundTo: string) => links.verify(token, { purpose: 'reset password', boundTo, now })
  expect(read('old hash')).toBe('person')
  expect(read('new hash')).toBeUndefined()
  expect(links.unverifiedSubject(token)).toBe('person')
})

test('modified and malformed tokens are invalid', () => {
  const token = links.sign('s', { purpose })
  const [, signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify(['other', 0])).toString('base64url')
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of ['', '.', 'x.y', `${forged}.${signature}`, altered, `${token}.x`.slice(1)])
    expect(links.verify(wrong, { purpose, now })).toBeUndefined()
  expect(links.unverifiedSubject('nonsense')).toBeUndefined()
})
