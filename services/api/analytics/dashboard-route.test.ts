import { expect, test } from 'vitest'
import { dashboardResponse } from './dashboard-contract.ts'
import type { Lead } from '../leads/lead.ts'
import { aSubscriber } from '../testing/store-fixture.ts'
import { aLead } from '../testing/sample-lead.ts'
import { signInOwner, startTestApp } from '../testing/test-app.ts'

/** Returns the owner's dashboard on November 5, 2026, at 8:00 AM. */
async function dashboardWith(leads: Lead[] = [], options: Parameters<typeof startTestApp>[0] = {}) {
  const testApp = await startTestApp(options)
  const headers = await signInOwner(testApp)
  await testApp.store.bulk.add('leads', leads)
  const { app, store } = testApp
  const read = async () =>
    dashboardResponse.parse((await app.inject({ url: '/api/admin/dashboard', headers })).json())
  return { store, read }
}

test('unanswered leads are in the order of their due times, and overdue ones are counted', async () => {
  const { read } = await dashboardWith([
    { ...aLead('HP-AAAAA2'), dueAt: '2026-11-06T10:00:00.000Z' },
    { ...aLead('HP-BBBBB2'), dueAt: '2026-11-05T14:59:59.000Z' },
    { ...aLead('HP-CCCCC2'), dueAt: '2026-11-05T16:00:00.000Z' },
    { ...aLead('HP-DDDDD2'), dueAt: '2026-11-04T16:00:00.000Z', status: 'contacted' },
  ])
  const { waiting } = await read()
  expect(waiting).toMatchObject({ total: 3, late: 1 })
  expect(waiting.leads.map(({ id }) => id)).toEqual(['HP-BBBBB2', 'HP-CCCCC2', 'HP-AAAAA2'])
})

test('the dashboard has leads of the last thirty days by day, and of the thirty before', async () => {
  const { read } = await dashboardWith([
    aLead('HP-AAAAA2'),
    { ...aLead('HP-BBBBB2'), receivedAt: '2026-10-06T12:00:00.000Z' },
    { ...aLead('HP-CCCCC2'), receivedAt: '2026-10-07T12:00:00.000Z' },
  ])
  const { fresh } = await read()
  expect(fresh).toMatchObject({ total: 2, before: 1 })
  expect(fresh.days).toHaveLength(30)
  expect([fresh.days[0], fresh.days[29]]).toEqual([
    { day: '2026-10-07', leads: 1 },
    { day: '2026-11-05', leads: 1 },
  ])
})

test('subscribers are counted who joined and left since the first of the thirty days began in the office', async () => {
  const { store, read } = await dashboardWith()
  await store.bulk.add('subscribers', [
    { ...aSubscriber('ann@example.com'), subscribedAt: '2026-10-07T05:59:59.999Z' },
    { ...aSubscriber('bea@example.com'), subscribedAt: '2026-10-07T06:00:00.000Z' },
    {
      ...aSubscriber('cat@example.com'),
      subscribedAt: '2025-01-01T06:00:00.000Z',
      leftAt: '2026-11-05T14:00:00.000Z',
    },
  ])
  expect((await read()).subscribers).toEqual({ active: 2, joined: 1, left: 1 })
})

test('failed emails and quarantined entries are counted', async () => {
  const { store, read } = await dashboardWith()
  const failed = {
    id: 'one',
    letter: 'lead-to-office' as const,
    to: 'office@example.com',
    state: 'failed' as const,
    attempts: 8,
    nextAttemptAt: '2026-11-05T12:00:00.000Z',
  }
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), mail: [failed] }])
  await store.bulk.add('quarantined-leads', [aLead('HP-BBBBB2')])
  expect(await read()).toMatchObject({ failedMail: 1, quarantine: 1 })
})

test('a new owner sees the open setup steps until they are done', async () => {
  const { read } = await dashboardWith()
  expect((await read()).steps).toEqual({ request: false, colleague: false, mail: false })
  const done = await dashboardWith([aLead('HP-AAAAA2')], {
    mail: { where: 'a mail server', leaves: true },
  })
  await done.store.bulk.add('people', [
    {
      id: 'sam',
      name: 'Sam',
      email: 'sam@example.com',
      role: 'staff',
      passwordHash: 'hash',
      createdAt: '2026-11-05T10:00:00.000Z',
      sessions: [],
      mail: [],
    },
  ])
  expect((await done.read()).steps).toEqual({ request: true, colleague: true, mail: true })
})
