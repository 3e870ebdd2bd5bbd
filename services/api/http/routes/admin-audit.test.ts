import { expect, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import { ownerSignedIn, wholeApp } from '../../testing/whole-app.ts'

test('the owner reads what was done by whom, the newest first, in pages', async () => {
  const whole = await wholeApp()
  const headers = await ownerSignedIn(whole)
  const send = (method: 'POST' | 'GET', url: string, payload?: object) =>
    whole.app.inject({ method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) })
  await send('POST', 'people', { email: 'sam@example.com', role: 'staff' })
  whole.clock.now = new Date('2026-11-05T16:00:00.000Z')
  await send('GET', 'subscribers.csv')
  await send('GET', 'leads.csv?q=Ann')
  const { entries, total } = (await send('GET', 'audit?perPage=2')).json()
  expect(total).toBe(3)
  expect(entries).toMatchObject([
    { did: 'exported', collection: 'leads', name: 'Olive Owner' },
    { did: 'exported', collection: 'subscribers', at: '2026-11-05T16:00:00.000Z' },
  ])
  expect(JSON.stringify(entries)).not.toContain('Ann')
  expect((await send('GET', 'audit?perPage=2&page=2')).json().entries).toMatchObject([
    { did: 'invited', what: 'sam@example.com as staff' },
  ])
})

test('the owner sees what would be erased next and when; contracts are not in it', async () => {
  const whole = await wholeApp({ config: { retentionDays: 365 } })
  const headers = await ownerSignedIn(whole)
  await whole.store.whole.add('leads', [
    { ...aLead('HP-AAAAA2'), receivedAt: '2025-11-10T12:00:00.000Z' },
    { ...aLead('HP-BBBBB2', 'b'), receivedAt: '2026-10-01T12:00:00.000Z' },
    { ...aLead('HP-CCCCC2', 'c'), receivedAt: '2025-11-01T12:00:00.000Z', status: 'won' },
  ])
  const answer = (await whole.app.inject({ url: '/api/admin/retention', headers })).json()
  expect(answer).toMatchObject({ days: 365, quarantineDays: 90 })
  expect(answer.kinds[0]).toEqual({
    kind: 'leads',
    kept: 2,
    soon: 1,
    next: '2026-11-10T12:00:00.000Z',
  })
  expect(answer.kinds[1]).toEqual({ kind: 'subscribers', kept: 0, soon: 0 })
})
