import { expect, test } from 'vitest'
import type { Lead } from '../../records/lead.ts'
import { aLead } from '../../records/sample-lead.ts'
import { ownerSignedIn, wholeApp } from '../../testing/whole-app.ts'

const [a, b, c] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const

/** The owner before a list of leads. */
async function deskWith(leads: Lead[]) {
  const product = await wholeApp()
  const { app, store } = product
  const headers = await ownerSignedIn(product)
  await store.whole.add('leads', leads)
  const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
    const url = `/api/admin/leads${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const one = async (id: string) =>
    (await app.inject({ url: `/api/admin/leads/${id}`, headers })).json().lead
  const listed = async () => {
    const { leads } = (await app.inject({ url: '/api/admin/leads', headers })).json()
    return leads.map(({ id }: Lead) => id)
  }
  return { ...product, send, one, listed }
}

const seen = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }))

test('one change to several leads: who was changed meanwhile is refused and holds nobody up', async () => {
  const { send, one } = await deskWith([{ ...aLead(a), tags: ['old'] }, aLead(b), aLead(c)])
  await send('PATCH', `/${b}`, { version: 1, status: 'quoted' })
  const leads = [...seen(a, b, c), { id: 'HP-ZZZZZ2', version: 1 }]
  const answer = await send('POST', '/bulk', { leads, status: 'spam', tag: 'Flood' })
  expect(answer.changed.map(({ id }: Lead) => id)).toEqual([a, c])
  expect(answer.refused).toEqual([
    { id: b, message: expect.stringContaining('Olive Owner has changed this request meanwhile') },
    { id: 'HP-ZZZZZ2', message: 'There is no such request.' },
  ])
  expect(await one(a)).toMatchObject({ status: 'spam', tags: ['flood', 'old'], version: 2 })
  expect(await one(b)).toMatchObject({ status: 'quoted', tags: [] })
})

test('a duplicate goes into the lead that stays: nothing is lost, and both histories tell', async () => {
  const note = (text: string, at: string) => ({ at, by: 'Ann', text })
  const reminder = {
    id: 'r',
    letter: 'reminder-50' as const,
    to: 'office@example.com',
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: '2026-11-06T10:00:00.000Z',
  }
  const { send, one, listed, store } = await deskWith([
    { ...aLead(a), tags: ['roof'], notes: [note('second', '2026-11-05T12:00:00.000Z')] },
    {
      ...aLead(b),
      message: 'The other words.',
      tags: ['snow'],
      notes: [note('first', '2026-11-05T11:00:00.000Z')],
      mail: [reminder],
    },
  ])
  const body = { version: 1, other: { id: b, version: 1 } }
  expect((await send('POST', `/${a}/merge`, body)).status).toBe(200)
  const kept = await one(a)
  expect(kept).toMatchObject({
    version: 2,
    mergedFrom: [b],
    tags: ['roof', 'snow'],
    notes: [{ text: 'first' }, { text: 'second' }],
    history: [{ by: 'Olive Owner', change: `merged with ${b}` }],
  })
  expect(await one(b)).toMatchObject({
    mergedInto: a,
    message: 'The other words.',
    history: [{ change: `merged into ${a}` }],
  })
  expect(await listed()).toEqual([a])
  expect((await store.leads.one(b))?.mail).toMatchObject([{ state: 'dropped' }])
})

test('a lead is not merged with itself, with one merged before, or from an old version', async () => {
  const { send } = await deskWith([aLead(a), aLead(b), aLead(c)])
  const merge = async (id: string, version: number, other: string, otherVersion = 1) => {
    const body = { version, other: { id: other, version: otherVersion } }
    return (await send('POST', `/${id}/merge`, body)).code
  }
  expect(await merge(a, 1, a)).toBe('not_mergeable')
  expect(await merge(a, 9, b)).toBe('stale_lead')
  expect(await merge(a, 1, b, 9)).toBe('stale_lead')
  expect(await merge(a, 1, 'HP-ZZZZZ2')).toBe('no_such_lead')
  expect(await merge(a, 1, b)).toBeUndefined()
  expect(await merge(c, 1, b, 2)).toBe('not_mergeable')
  expect(await merge(b, 2, c)).toBe('not_mergeable')
})

test('a merge that was cut off after its first half is finished by asking again', async () => {
  const { send, one } = await deskWith([
    aLead(a),
    { ...aLead(b), mergedInto: a, version: 2, tags: ['snow'] },
  ])
  const body = { version: 1, other: { id: b, version: 1 } }
  expect((await send('POST', `/${a}/merge`, body)).status).toBe(200)
  expect(await one(a)).toMatchObject({ mergedFrom: [b], tags: ['snow'] })
})

test('erased on request: the lead and its duplicates name nobody, and the audit log says who did it', async () => {
  const { send, one, store } = await deskWith([
    {
      ...aLead(a),
      mergedFrom: [b],
      status: 'lost',
      lostReason: 'Ann moved away',
      notes: [{ at: '2026-11-05T11:00:00.000Z', by: 'Sam', text: 'Ann called' }],
      history: [
        { at: '2026-11-05T11:00:00.000Z', by: 'Sam', change: 'reason', detail: 'Ann moved away' },
      ],
    },
    { ...aLead(b), mergedInto: a },
  ])
  expect((await send('POST', `/${a}/erasure`)).status).toBe(200)
  for (const id of [a, b]) {
    const lead = await one(id)
    expect(lead).toMatchObject({ name: '(erased)', email: '', notes: [] })
    expect(JSON.stringify(lead)).not.toContain('Ann')
  }
  expect((await one(a)).history.at(-1)).toMatchObject({ by: 'Olive Owner' })
  const log = JSON.stringify((await store.audit.newestFirst(0, 10)).entries)
  expect(JSON.parse(log)).toMatchObject([
    { did: 'erased', ids: [a], name: 'Olive Owner', why: 'on request' },
  ])
  expect(log).not.toContain('Ann')
  expect((await send('POST', `/${a}/erasure`)).code).toBe('no_such_lead')
})

test('whoever wrote from the same address or called from the same number is suggested', async () => {
  const d = 'HP-DDDDD2'
  const desk = await deskWith([
    aLead(a),
    { ...aLead(b), email: 'ANN@example.com', phone: '1' },
    { ...aLead(c), email: 'other@example.com', phone: '+1 (970) 555-0111' },
    { ...aLead(d), email: 'x@example.com', phone: '2', message: 'ask ann@example.com' },
    { ...aLead('HP-EEEEE2'), mergedInto: a },
  ])
  const same = async () => {
    const { leads } = await desk.send('GET', `/${a}/duplicates`)
    return leads.map(({ id }: Lead) => id)
  }
  expect((await same()).sort()).toEqual([b, c])
  await desk.send('POST', `/${b}/erasure`)
  expect(await same()).toEqual([c])
})
