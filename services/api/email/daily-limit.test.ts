import { expect, test } from 'vitest'
import { queuedEmail, type OutboxRow } from '../outbox/outbox-row.ts'
import { memoryCounters } from '../storage/memory-counters.ts'
import { emails } from '../features.ts'
import { exceedsDailyLimit, type EmailCounter } from './daily-limit.ts'
import { emailOf } from './define-email.ts'

const exceeds = (row: OutboxRow, counts: EmailCounter) =>
  exceedsDailyLimit(row, emailOf(row, emails), counts)

function counting() {
  const counts = new Map<string, number>()
  return {
    hit: async (name: string) => {
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return { count }
    },
  }
}
const to = (address: string, email: 'lead-confirmation' | 'lead-to-office' = 'lead-confirmation') =>
  queuedEmail('a', email, address, new Date())

test('the fourth confirmation to an inbox in a day is not sent, whatever the spelling of the address', async () => {
  const counts = counting()
  for (const address of ['ann@example.com', 'Ann@Example.com', 'ann+roof@example.com'])
    expect(await exceeds(to(address), counts)).toBeUndefined()
  expect(await exceeds(to('ann+again@example.com'), counts)).toMatch(/3 of these/)
  expect(await exceeds(to('ben@example.com'), counts)).toBeUndefined()
})

test.each([
  ['guide', 3],
  ['confirm-subscription', 3],
  ['invitation', 10],
  ['test-mail', 20],
] as const)('%s: an inbox gets at most %i a day', async (letter, most) => {
  let now = Date.now()
  const counts = memoryCounters(() => new Date(now))
  const next = () => exceeds(queuedEmail('a', letter, 'ann@example.com', new Date(now)), counts)
  for (let n = 0; n < most; n += 1) expect(await next()).toBeUndefined()
  now += 23 * 60 * 60 * 1000
  expect(await next()).toMatch(`${most} of these within a day`)
  now += 2 * 60 * 60 * 1000
  expect(await next()).toBeUndefined()
})

test('strangers who ask for password resets block the next one for an hour only', async () => {
  let now = Date.now()
  const counts = memoryCounters(() => new Date(now))
  const reset = () =>
    exceeds(queuedEmail('a', 'password-reset', 'ann@example.com', new Date(now)), counts)
  for (let n = 0; n < 5; n += 1) expect(await reset()).toBeUndefined()
  expect(await reset()).toMatch(/5 of these within an hour/)
  now += 61 * 60 * 1000
  expect(await reset()).toBeUndefined()
})

test('the office gets every request', async () => {
  const counts = counting()
  for (let n = 0; n < 50; n += 1)
    expect(await exceeds(to('office@example.com', 'lead-to-office'), counts)).toBeUndefined()
})

test('retries and emails that staff send again are not counted', async () => {
  const counts = counting()
  const again = { ...to('ann@example.com'), attempts: 1 }
  const byStaff = { ...to('ann@example.com'), lastFault: '550 no' }
  for (let n = 0; n < 9; n += 1) {
    expect(await exceeds(again, counts)).toBeUndefined()
    expect(await exceeds(byStaff, counts)).toBeUndefined()
  }
})

test('if counting fails, the email is sent', async () => {
  const broken = { hit: () => Promise.reject(new Error('no database')) }
  expect(await exceeds(to('ann@example.com'), broken)).toBeUndefined()
})
