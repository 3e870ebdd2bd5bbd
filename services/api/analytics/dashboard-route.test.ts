import { expect, test } from 'vitest'
import { dashboardResponse } from './dashboard-contract.ts'
import { leadList } from '../leads/contract.ts'
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
  const { person } = (await app.inject({ url: '/api/admin/session', headers })).json()
  const listed = async (search: string) => {
    const answer = await app.inject({ url: `/api/admin/leads${search}`, headers })
    return leadList.parse(answer.json()).leads.map(({ id }) => id)
  }
  return { store, read, listed, me: String(person.id) }
}

test('new leads are listed with those that can’t wait first, then the newest, and overdue ones are counted', async () => {
  const { read } = await dashboardWith([
    { ...aLead('HP-AAAAA2'), dueAt: '2026-11-06T10:00:00.000Z' },
    { ...aLead('HP-BBBBB2'), dueAt: '2026-11-05T14:59:59.000Z', urgent: true },
    { ...aLead('HP-CCCCC2'), dueAt: '2026-11-05T16:00:00.000Z' },
    { ...aLead('HP-DDDDD2'), dueAt: '2026-11-04T16:00:00.000Z', status: 'contacted', urgent: true },
  ])
  const { waiting } = await read()
  expect(waiting).toMatchObject({ total: 3, late: 1 })
  expect(waiting.leads.map(({ id }) => id)).toEqual(['HP-BBBBB2', 'HP-CCCCC2', 'HP-AAAAA2'])
})

test('what is due is one’s own, with what nobody has, apart from what colleagues have', async () => {
  const late = { dueAt: '2026-11-05T14:00:00.000Z' }
  const call = (who: string, day = '2026-11-05') => ({
    status: 'contacted' as const,
    nextStep: { what: 'call', day, at: `${day}T07:00:00.000Z`, who, note: '' },
  })
  const { store, read, listed, me } = await dashboardWith([
    { ...aLead('HP-AAAAA2'), ...late },
    { ...aLead('HP-BBBBB2'), ...late, assignee: 'sam' },
    // Due in five hours: not yet.
    { ...aLead('HP-CCCCC2'), dueAt: '2026-11-05T20:00:00.000Z' },
    { ...aLead('HP-DDDDD2'), dueAt: '2026-11-05T18:00:00.000Z', urgent: true },
    { ...aLead('HP-EEEEE2'), ...call('sam') },
    { ...aLead('HP-FFFFF2'), ...call('sam', '2026-11-06') },
    // Of somebody who was removed from the staff.
    { ...aLead('HP-JJJJJ2'), ...call('', '2026-11-04') },
  ])
  await store.bulk.add('leads', [
    { ...aLead('HP-GGGGG2'), ...call(me) },
    { ...aLead('HP-HHHHH2'), ...late, assignee: me, receivedAt: '2026-11-04T10:00:00.000Z' },
  ])
  const { own, others, without } = await read()
  expect(await listed('?next=due&stepBy=mine&sort=next&order=asc')).toEqual([
    'HP-JJJJJ2',
    'HP-GGGGG2',
  ])
  const idsOf = ({ answers, steps }: typeof own) =>
    [answers, steps].map(({ total, leads }) => [total, ...leads.map(({ id }) => id)])
  expect(idsOf(own)).toEqual([
    [3, 'HP-DDDDD2', 'HP-HHHHH2', 'HP-AAAAA2'],
    [2, 'HP-JJJJJ2', 'HP-GGGGG2'],
  ])
  expect(idsOf(others)).toEqual([
    [1, 'HP-BBBBB2'],
    [1, 'HP-EEEEE2'],
  ])
  expect(without).toBe(5)
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
