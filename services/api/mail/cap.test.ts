import { expect, test } from 'vitest'
import { letterDue } from '../records/mail-row.ts'
import { overTheCap } from './cap.ts'

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
const to = (
  address: string,
  letter: 'lead-confirmation' | 'lead-to-office' = 'lead-confirmation',
) => letterDue('a', letter, address, new Date())

test('the fourth confirmation to one inbox in a day is not sent, however it is written', async () => {
  const counts = counting()
  for (const address of ['ann@example.com', 'Ann@Example.com', 'ann+roof@example.com'])
    expect(await overTheCap(to(address), counts)).toBeUndefined()
  expect(await overTheCap(to('ann+again@example.com'), counts)).toMatch(/3 such letters/)
  expect(await overTheCap(to('ben@example.com'), counts)).toBeUndefined()
})

test('the office gets every request', async () => {
  const counts = counting()
  for (let n = 0; n < 50; n += 1)
    expect(await overTheCap(to('office@example.com', 'lead-to-office'), counts)).toBeUndefined()
})

test('a second attempt, and what staff send again, is not counted', async () => {
  const counts = counting()
  const again = { ...to('ann@example.com'), attempts: 1 }
  const byStaff = { ...to('ann@example.com'), lastFault: '550 no' }
  for (let n = 0; n < 9; n += 1) {
    expect(await overTheCap(again, counts)).toBeUndefined()
    expect(await overTheCap(byStaff, counts)).toBeUndefined()
  }
})

test('a count that cannot be taken keeps no letter back', async () => {
  const broken = { hit: () => Promise.reject(new Error('no database')) }
  expect(await overTheCap(to('ann@example.com'), broken)).toBeUndefined()
})
