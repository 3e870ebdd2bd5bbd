import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { withoutPastedEnd } from './static-site-rules.ts'

test.each([
  ['/roofing.', '/roofing'],
  ['/roofing,', '/roofing'],
  ['/roofing)', '/roofing'],
  ['/roofing%20', '/roofing'],
  ['/roofing%C2%A0', '/roofing'],
  ['/roofing%E2%80%8B', '/roofing'],
  ['/roofing/).', '/roofing'],
  ['/Roofing.', '/roofing'],
  ['/roofing%E2%80%9D?utm_source=flyer', '/roofing?utm_source=flyer'],
  ['/)', '/'],
  ['/forklift.', '/forklifts'],
  ['/roofing-vail,', '/roofing-vail'],
  ['/mountain-building-guide.pdf.', '/mountain-building-guide.pdf'],
])('an address pasted with what stood behind it leads to its page: %s', async (pasted, page) => {
  const { app } = await startTestApp()
  const answer = await app.inject({ url: pasted })
  expect([answer.statusCode, answer.headers.location]).toEqual([301, page])
})

test.each([
  '/nowhere.',
  '/roofing/nowhere)',
  '/...',
  '/roofing.html',
  '/assets/.',
  '/api/nothing.',
])('an address whose clean form is no page stays 404: %s', async (url) => {
  const { app } = await startTestApp()
  expect((await app.inject({ url })).statusCode).toBe(404)
})

test('a long end takes no time', () => {
  const began = performance.now()
  withoutPastedEnd(`/${'.'.repeat(50_000)}a${')'.repeat(50_000)}b`)
  expect(performance.now() - began).toBeLessThan(1_000)
})
