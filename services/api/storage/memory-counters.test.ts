import { expect, test } from 'vitest'
import { createLoginThrottle } from '../people/sign-in/login-throttle.ts'
import { memoryCounters } from './memory-counters.ts'

const minute = 60_000

test('a flood of one kind of name evicts no other kind', async () => {
  const counters = memoryCounters(() => new Date())
  await counters.hit('proof that was used', minute)
  const throttle = createLoginThrottle(counters)
  for (let n = 0; n < 20; n += 1) await throttle.attempt('olive@example.com')
  for (let n = 0; n < 20_500; n += 1) await counters.hit(`forms to ${n}`, minute)
  expect((await throttle.attempt('olive@example.com')).waitSeconds).toBeGreaterThan(0)
  expect((await counters.hit('proof that was used', minute)).count).toBe(2)
})

test('a flood of the same kind evicts no lockout', async () => {
  const throttle = createLoginThrottle(memoryCounters(() => new Date()))
  for (let n = 0; n < 20; n += 1) await throttle.attempt('olive@example.com')
  for (let n = 0; n < 20_500; n += 1) await throttle.attempt(`${n}@example.com`)
  expect((await throttle.attempt('olive@example.com')).waitSeconds).toBeGreaterThan(0)
})

test('when all names of a kind are locked out, another name is refused, and no lockout is evicted', async () => {
  let now = new Date('2026-11-05T15:00:00Z')
  const counters = memoryCounters(() => now)
  for (let n = 0; n < 20_000; n += 1) await counters.hit(`proof ${n}`, minute, 1)
  expect(await counters.hit('proof new', minute, 1)).toEqual({ count: 2, msLeft: minute })
  const limit = { hits: [{ name: 'proof other', windowMs: minute }], max: 3 }
  expect(await counters.hitAll(limit)).toEqual([{ count: 4, msLeft: minute }])
  for (const n of [0, 1, 19_999])
    expect((await counters.hit(`proof ${n}`, minute, 1)).count).toBe(2)
  expect((await counters.peek('proof new')).count).toBe(0)
  now = new Date(now.getTime() + minute)
  expect((await counters.hit('proof new', minute, 1)).count).toBe(1)
})

test('memory stays bounded, and expired windows are evicted first', async () => {
  let now = new Date('2026-11-05T15:00:00Z')
  const counters = memoryCounters(() => now)
  await counters.hit('forms to begin', minute)
  for (let n = 0; n < 20_000; n += 1) await counters.hit(`forms to ${n}`, minute)
  expect((await counters.peek('forms to begin')).count).toBe(0)
  now = new Date(now.getTime() + 2 * minute)
  await counters.hit('forms to stay', minute)
  await counters.hit('forms to stay', minute)
  for (let n = 0; n < 20_500; n += 1) await counters.hit(`forms to ${n}`, minute)
  expect((await counters.peek('forms to stay')).count).toBe(2)
})
