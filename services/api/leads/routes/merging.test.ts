import { expect, test } from 'vitest'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'
import type { Lead } from '../lead.ts'
import { aLead } from '../../testing/sample-lead.ts'

const [a, b, c] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const

const reminder = (percent: 50 | 80 | 100, nextAttemptAt: string, state = 'waiting'): OutboxRow => ({
  id: `${percent} ${nextAttemptAt}`,
  letter: `reminder-${percent}`,
  to: 'office@example.com',
  state: state === 'sent' ? 'sent' : 'waiting',
  attempts: 0,
  nextAttemptAt,
})

/** Received on November 5 at noon, due the next day; half of the time was over at midnight. */
const newer: Lead = {
  ...aLead(a),
  receivedAt: '2026-11-05T12:00:00.000Z',
  dueAt: '2026-11-06T12:00:00.000Z',
  mail: [reminder(50, '2026-11-06T00:00:00.000Z'), reminder(100, '2026-11-06T12:00:00.000Z')],
}
/** Received a week before and overdue. */
const overdue: Lead = {
  ...aLead(b),
  receivedAt: '2026-10-29T12:00:00.000Z',
  dueAt: '2026-10-30T12:00:00.000Z',
  mail: [reminder(100, '2026-10-30T12:00:00.000Z', 'sent')],
}
/** Received in the morning of November 5; its last two reminders are to come. */
const sooner: Lead = {
  ...aLead(c),
  receivedAt: '2026-11-05T06:00:00.000Z',
  dueAt: '2026-11-06T06:00:00.000Z',
  mail: [
    reminder(50, '2026-11-05T14:00:00.000Z', 'sent'),
    reminder(80, '2026-11-06T01:12:00.000Z'),
    reminder(100, '2026-11-06T06:00:00.000Z'),
  ],
}

/** Starts an app with these leads; it is 15:00 UTC on November 5, 2026. */
async function startAdminWith(...leads: Lead[]) {
  const product = await startTestApp()
  const { app, store } = product
  const headers = await signInOwner(product)
  await store.bulk.add('leads', leads)
  const send = async (method: 'POST' | 'PATCH', path: string, payload: object) => {
    const answer = await app.inject({ method, url: `/api/admin/leads/${path}`, headers, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  const stored = async (id: string): Promise<Lead> => {
    const lead = await store.leads.one(id)
    if (!lead) throw new Error(`${id} is missing.`)
    return lead
  }
  const act = async (what: 'merge' | 'unmerge', id: string, other: string) => {
    const { version } = await stored(id)
    const duplicate = { id: other, version: (await stored(other)).version }
    return send('POST', `${id}/${what}`, { version, other: what === 'merge' ? duplicate : other })
  }
  return {
    ...product,
    headers,
    stored,
    merge: (id: string, other: string) => act('merge', id, other),
    unmerge: (id: string, other: string) => act('unmerge', id, other),
    change: async (id: string, wanted: object) =>
      send('PATCH', id, { ...wanted, version: (await stored(id)).version }),
  }
}

const waiting = ({ mail }: Lead) =>
  mail
    .filter(({ state }) => state === 'waiting')
    .map(({ letter, nextAttemptAt }) => `${letter} ${nextAttemptAt}`)

test('merging an overdue lead into a newer one keeps its due time, and the answer is late', async () => {
  const { store, stored, merge, change } = await startAdminWith(newer, overdue)
  const now = '2026-11-05T15:00:00.000Z'
  expect(await store.leadAnalytics.countOverdue(now)).toBe(1)
  await merge(a, b)
  expect(await stored(a)).toMatchObject({ dueAt: overdue.dueAt })
  expect(await store.leadAnalytics.countOverdue(now)).toBe(1)
  // Its own reminders are all sent, so those of the newer one are the next.
  expect(waiting(await stored(a))).toEqual(waiting(newer))
  const { lead } = await change(a, { status: 'contacted' })
  expect(lead.answerMinutes).toBe(7 * 24 * 60 + 3 * 60)
})

test('the reminders to come are those of the request that is due first', async () => {
  const { stored, merge } = await startAdminWith(newer, sooner)
  await merge(a, c)
  expect((await stored(a)).dueAt).toBe(sooner.dueAt)
  expect(waiting(await stored(a))).toEqual(waiting(sooner))
  expect(waiting(await stored(c))).toEqual([])
})

test('an older lead keeps its own due time and reminders when a newer one is merged into it', async () => {
  const { stored, merge } = await startAdminWith(newer, sooner)
  await merge(c, a)
  expect((await stored(c)).dueAt).toBe(sooner.dueAt)
  expect(waiting(await stored(c))).toEqual(waiting(sooner))
})

test('undoing merges restores due times and reminders of each, in any order', async () => {
  for (const order of [
    [b, c],
    [c, b],
  ]) {
    const { stored, merge, unmerge } = await startAdminWith(newer, overdue, sooner)
    await merge(a, b)
    await merge(a, c)
    expect((await stored(a)).dueAt).toBe(overdue.dueAt)
    expect(waiting(await stored(a))).toEqual(waiting(sooner))
    for (const other of order) await unmerge(a, other)
    for (const before of [newer, overdue, sooner]) {
      const { dueAt, receivedAt, mail } = await stored(before.id)
      expect({ dueAt, receivedAt }).toEqual({ dueAt: before.dueAt, receivedAt: before.receivedAt })
      expect(mail.map(({ id, state }) => [id, state])).toEqual(
        before.mail.map(({ id, state }) => [id, state]),
      )
    }
  }
})

test('undoing a merge after the answer gives the response time of each request back', async () => {
  const { stored, merge, unmerge, change } = await startAdminWith(newer, overdue)
  await merge(a, b)
  await change(a, { status: 'contacted' })
  await unmerge(a, b)
  expect(await stored(a)).toMatchObject({ dueAt: newer.dueAt, answerMinutes: 180 })
  expect(await stored(b)).toMatchObject({ status: 'new', dueAt: overdue.dueAt })
})

test('a lead that was answered before the duplicate came in does not end the wait of its sender', async () => {
  const { merge, change, stored } = await startAdminWith(newer, {
    ...overdue,
    status: 'contacted',
    answeredAt: '2026-10-30T08:00:00.000Z',
    answerMinutes: 1200,
  })
  const refused = await merge(b, a)
  expect([refused.status, refused.code]).toEqual([409, 'waiting_for_answer'])
  expect(refused.message).toContain(`${a} is still waiting for an answer`)
  expect((await stored(a)).mergedInto).toBeUndefined()
  await change(a, { status: 'contacted' })
  expect((await merge(b, a)).status).toBe(200)
})

test('an answer to the newer request is the answer to an older one, so its response time counts from the first', async () => {
  const { merge, stored, unmerge } = await startAdminWith(overdue, {
    ...newer,
    status: 'contacted',
    answeredAt: '2026-11-05T13:00:00.000Z',
    answerMinutes: 60,
  })
  await merge(a, b)
  expect(await stored(a)).toMatchObject({ dueAt: overdue.dueAt, answerMinutes: 7 * 24 * 60 + 60 })
  await unmerge(a, b)
  expect(await stored(a)).toMatchObject({ dueAt: newer.dueAt, answerMinutes: 60 })
})

test('a won lead is not merged away, so that its value stays in the figures', async () => {
  const { merge, stored } = await startAdminWith(newer, {
    ...overdue,
    status: 'won',
    wonValue: 90_200,
  })
  const refused = await merge(a, b)
  expect([refused.status, refused.code]).toEqual([409, 'won_not_mergeable'])
  expect(refused.message).toContain(`${b} is won ($90,200)`)
  expect((await stored(b)).mergedInto).toBeUndefined()
})

test('the status and the value of a merged lead are changed on the lead that stays', async () => {
  const { merge, change } = await startAdminWith(newer, overdue)
  await merge(a, b)
  const refused = await change(b, { status: 'won', wonValue: 5_000 })
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['status', 'wonValue']])
})

const callBack: Lead['nextStep'] = {
  what: 'call',
  day: '2026-11-09',
  at: '2026-11-09T07:00:00.000Z',
  who: 'olive',
  note: 'After five',
}

test('the remaining lead gets the next step of the other one, and keeps its own', async () => {
  const { merge, unmerge, stored } = await startAdminWith(newer, {
    ...sooner,
    nextStep: callBack,
  })
  await merge(a, c)
  expect((await stored(a)).nextStep).toEqual(callBack)
  expect((await stored(a)).history.at(-1)).toMatchObject({ change: 'next step' })
  await unmerge(a, c)
  expect((await stored(a)).nextStep).toBeUndefined()
  expect((await stored(c)).nextStep).toEqual(callBack)
  const own = { ...callBack, note: 'Before noon' }
  const other = await startAdminWith({ ...newer, nextStep: own }, { ...sooner, nextStep: callBack })
  await other.merge(a, c)
  expect((await other.stored(a)).nextStep).toEqual(own)
})

test('a lead with a booked visit is not merged into another one', async () => {
  const visit = {
    ...{ id: 'visit', state: 'booked', day: '2026-11-12', time: '09:30', minutes: 60 },
    ...{ at: '2026-11-12T16:30:00.000Z', remindAt: '2026-11-11T17:00:00.000Z', sequence: 0 },
    ...{ address: '12 Mill Creek', access: '', who: 'olive', whoName: 'Olive', invites: true },
  }
  const { merge, stored } = await startAdminWith(newer, { ...sooner, visits: [visit] })
  const refused = await merge(a, c)
  expect(refused.code).toBe('visit_booked')
  expect((await stored(c)).mergedInto).toBeUndefined()
  await merge(c, a)
  expect((await stored(a)).mergedInto).toBe(c)
})

test('the attempts to reach the sender of a merged lead are shown with the other one', async () => {
  const tried = [{ at: sooner.receivedAt, by: 'Ann', how: 'call', outcome: 'voicemail' }]
  const { merge } = await startAdminWith(newer, { ...sooner, attempts: tried })
  const { lead } = await merge(a, c)
  expect(lead.merged).toMatchObject([{ attempts: tried }])
})

test('the remaining lead gets the open quote of a duplicate if it has none, until the merge is undone', async () => {
  const quote = { amount: 12_000, sentOn: '2026-11-02', followUpOn: '2026-11-09' }
  const answered: Lead = { ...aLead(a), status: 'quoted', answeredAt: '2026-11-05T13:00:00.000Z' }
  const duplicate: Lead = { ...aLead(b), status: 'quoted', quote }
  const { stored, merge, unmerge, change } = await startAdminWith(answered, duplicate)
  await merge(a, b)
  expect((await stored(a)).quote).toEqual(quote)
  expect((await stored(a)).history.at(-1)?.change).toBe('quote: none → $12,000')
  await unmerge(a, b)
  expect((await stored(a)).quote).toBeUndefined()
  // A quote of its own stays, also an equal one.
  await change(a, { quote })
  await merge(a, b)
  await unmerge(a, b)
  expect((await stored(a)).quote).toEqual(quote)
})
