import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Lead } from '../lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { everyHour } from '../../testing/test-firm.ts'
import { mergeLeads } from '../management/merge-leads.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

const [a, b, c] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const

/** Starts an app with a signed-in owner and a list of leads. */
async function startAdminWith(leads: Lead[]) {
  const product = await startTestApp()
  const { app, store } = product
  const headers = await signInOwner(product)
  await store.bulk.add('leads', leads)
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
  return { ...product, headers, send, one, listed }
}

const seen = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }))

test('bulk change: a version conflict of one lead does not affect the others', async () => {
  const { send, one } = await startAdminWith([{ ...aLead(a), tags: ['old'] }, aLead(b), aLead(c)])
  await send('PATCH', `/${b}`, { version: 1, status: 'quoted' })
  const leads = [...seen(a, b, c), { id: 'HP-ZZZZZ2', version: 1 }]
  const answer = await send('POST', '/bulk', { leads, status: 'spam', tag: 'Flood' })
  expect(answer.changed.map(({ id }: Lead) => id)).toEqual([a, c])
  expect(answer.refused).toEqual([
    {
      id: b,
      message: expect.stringContaining('Olive Owner changed this lead while you had it open'),
    },
    { id: 'HP-ZZZZZ2', message: 'We can’t find that lead.' },
  ])
  expect(await one(a)).toMatchObject({ status: 'spam', tags: ['flood', 'old'], version: 2 })
  expect(await one(b)).toMatchObject({ status: 'quoted', tags: [] })
})

test('merging a duplicate loses no data, and both histories record it', async () => {
  const note = (text: string, at: string) => ({ at, by: 'Ann', text })
  const reminder = {
    id: 'r',
    letter: 'reminder-50' as const,
    to: 'office@example.com',
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: '2026-11-06T10:00:00.000Z',
  }
  const { send, one, listed, store } = await startAdminWith([
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

test('the confirmation is sent again to the current address, and the failed one is removed from the list', async () => {
  const failed = {
    id: 'failed',
    letter: 'lead-confirmation' as const,
    to: 'ann@example.com',
    state: 'failed' as const,
    attempts: 1,
    nextAttemptAt: '2026-11-05T10:00:00.000Z',
    lastFault: '550 mailbox full',
  }
  const { send, one, app, headers } = await startAdminWith([{ ...aLead(a), mail: [failed] }])
  expect((await one(a)).emails).toMatchObject([
    { toProspect: true, state: 'failed', fault: '550 mailbox full' },
  ])
  expect((await send('POST', `/${a}/confirmation`, { version: 9 })).code).toBe('stale_lead')
  const { lead } = await send('POST', `/${a}/confirmation`, { version: 1 })
  expect(lead.emails).toMatchObject([{ to: 'ann@example.com', state: 'waiting' }])
  expect(lead.history.at(-1)).toMatchObject({
    by: 'Olive Owner',
    change: 'confirmation sent again',
  })
  const left = await app.inject({ url: '/api/admin/failed-mail', headers })
  expect(left.json().mail).toEqual([])
})

test('undoing a merge lists the duplicate again with its own data, at any later time', async () => {
  const note = (text: string, at: string) => ({ at, by: 'Ann', text })
  const reminder = (id: string, nextAttemptAt: string) => ({
    id,
    letter: 'reminder-50' as const,
    to: 'office@example.com',
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt,
  })
  const before: Lead = {
    ...aLead(b),
    tags: ['roof', 'snow'],
    notes: [note('hers', '2026-11-05T11:00:00.000Z')],
    mail: [
      reminder('past', '2026-11-06T10:00:00.000Z'),
      reminder('ahead', '2026-11-09T10:00:00.000Z'),
    ],
  }
  const own = note('ours', '2026-11-05T12:00:00.000Z')
  const admin = await startAdminWith([{ ...aLead(a), tags: ['roof'], notes: [own] }, before])
  const { send, one, listed, store, clock } = admin
  await send('POST', `/${a}/merge`, { version: 1, other: { id: b, version: 1 } })
  clock.now = new Date('2026-11-07T10:00:00.000Z')
  await send('PATCH', `/${a}`, { version: 2, tags: ['deck', 'roof', 'snow'] })
  const stale = await send('POST', `/${a}/unmerge`, { version: 2, other: b })
  expect([stale.status, stale.code]).toEqual([409, 'stale_lead'])
  const answer = await send('POST', `/${a}/unmerge`, { version: 3, other: b })
  expect(answer.lead).toMatchObject({ merged: [], mergedFrom: [], tags: ['deck', 'roof'] })
  expect(answer.lead.notes).toEqual([own])
  expect(await listed()).toEqual([b, a])
  expect(await one(b)).toMatchObject({ tags: ['roof', 'snow'], notes: before.notes })
  const { mergedInto, mergedTags, mail } = (await store.leads.one(b)) ?? before
  expect([mergedInto, mergedTags]).toEqual([undefined, undefined])
  expect(mail.map(({ id, state }) => [id, state])).toEqual([
    ['past', 'dropped'],
    ['ahead', 'waiting'],
  ])
  for (const id of [a, b])
    expect((await one(id)).history.at(-1)).toMatchObject({ by: 'Olive Owner' })
  const { entries } = await store.audit.newestFirst(0, 2)
  expect(entries).toMatchObject([
    { did: 'unmerged', ids: [a, b] },
    { did: 'merged', ids: [a, b] },
  ])
  expect((await send('POST', `/${a}/unmerge`, { version: 4, other: b })).code).toBe('not_merged')
})

test('the survivor shows the first request and is found by it, also for merges of an earlier version', async () => {
  const file = {
    id: '7f1f4c1e-3f0a-4b52-9d8e-0d5a3b1c2d3e',
    name: 'roof.jpg',
    kind: 'jpeg' as const,
    bytes: 100,
    at: '2026-11-05T11:00:00.000Z',
    sha256: 'a'.repeat(64),
  }
  const { send, one, app, headers } = await startAdminWith([
    { ...aLead(a), message: 'Any news?', mergedFrom: [b], email: 'x@example.com', phone: '1' },
    // As the previous version stored it: without `mergedTags`.
    { ...aLead(b), message: 'A turret.', mergedInto: a, attachments: [file] },
    { ...aLead(c), message: 'Again.' },
  ])
  expect((await one(a)).merged).toMatchObject([
    {
      reference: b,
      into: a,
      message: 'A turret.',
      phone: '970-555-0111',
      attachments: [{ name: 'roof.jpg' }],
    },
  ])
  for (const word of ['turret', '9705550111', b]) {
    const found = await app.inject({ url: `/api/admin/leads?q=${word}`, headers })
    expect(found.json().leads.map(({ id }: Lead) => id)).toContain(a)
  }
  // Duplicates are found by the phone number of the merged lead, in both directions.
  const same = async (id: string) =>
    (await send('GET', `/${id}/duplicates`)).leads.map((lead: Lead) => lead.id)
  expect([await same(c), await same(a)]).toEqual([[a], [c]])
  expect((await send('POST', `/${a}/unmerge`, { version: 1, other: b })).status).toBe(200)
  expect((await one(b)).mergedInto).toBeUndefined()
})

test('a merge whose second write fails leaves both leads in the list', async () => {
  const { store, listed } = await startAdminWith([aLead(a), aLead(b), aLead(c)])
  const at = new Date('2026-11-05T12:00:00.000Z')
  const who = { by: 'Olive', at, responseSla: everyHour }
  const merge = (id: string, other: string) =>
    mergeLeads(id, { version: 1, other: { id: other, version: 1 } }, who, store.leads)
  // Each is merged into the other concurrently.
  const both = await Promise.allSettled([merge(a, b), merge(b, a)])
  expect(both.map(({ status }) => status)).not.toEqual(['fulfilled', 'fulfilled'])
  const left = await listed()
  const gone = [a, b].filter((id) => !left.includes(id))
  expect(gone.length).toBeLessThan(2)
})

test('merging with itself, with a merged lead or from an old version is refused', async () => {
  const { send } = await startAdminWith([aLead(a), aLead(b), aLead(c)])
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

test('repeating a merge that was interrupted after its first write completes it', async () => {
  const { send, one } = await startAdminWith([
    aLead(a),
    { ...aLead(b), mergedInto: a, version: 2, tags: ['snow'] },
  ])
  const body = { version: 1, other: { id: b, version: 1 } }
  expect((await send('POST', `/${a}/merge`, body)).status).toBe(200)
  expect(await one(a)).toMatchObject({ mergedFrom: [b], tags: ['snow'] })
})

test('erasure on request: the lead and its duplicates have no personal data, and the audit log has who did it', async () => {
  const { send, one, store } = await startAdminWith([
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
  const log = JSON.stringify((await store.audit.newestFirst(0, 1)).entries)
  expect(JSON.parse(log)).toMatchObject([
    { did: 'erased', ids: [a, b], name: 'Olive Owner', why: 'on request' },
  ])
  expect(log).not.toContain('Ann')
  expect((await send('POST', `/${a}/erasure`)).code).toBe('no_such_lead')
})

test('an erased lead accepts no note, status, merge or confirmation', async () => {
  const { send, store } = await startAdminWith([aLead(a), aLead(b)])
  await send('POST', `/${a}/erasure`)
  const left = await store.leads.one(a)
  const version = left?.version ?? 0
  const gone = 'We can’t find that lead.'
  for (const change of [
    { note: 'Ann called' },
    { status: 'quoted' },
    { tags: ['ann'] },
    { name: 'Ann' },
  ])
    expect((await send('PATCH', `/${a}`, { version, ...change })).status).toBe(404)
  const leads = [{ id: a, version }]
  expect((await send('POST', '/bulk', { leads, tag: 'ann' })).refused).toEqual([
    { id: a, message: gone },
  ])
  expect((await send('POST', `/${a}/confirmation`, { version })).status).toBe(404)
  const from = { version: 1, other: { id: a, version } }
  expect((await send('POST', `/${b}/merge`, from)).status).toBe(409)
  const into = { version, other: { id: b, version: 1 } }
  expect((await send('POST', `/${a}/merge`, into)).status).toBe(409)
  expect(await store.leads.one(a)).toEqual(left)
})

test('leads with the same email address or phone number are suggested as duplicates', async () => {
  const d = 'HP-DDDDD2'
  const admin = await startAdminWith([
    aLead(a),
    { ...aLead(b), email: 'ANN@example.com', phone: '1' },
    { ...aLead(c), email: 'other@example.com', phone: '+1 (970) 555-0111' },
    { ...aLead(d), email: 'x@example.com', phone: '2', message: 'ask ann@example.com' },
    { ...aLead('HP-EEEEE2'), mergedInto: a },
  ])
  const same = async () => {
    const { leads } = await admin.send('GET', `/${a}/duplicates`)
    return leads.map(({ id }: Lead) => id)
  }
  expect((await same()).sort()).toEqual([b, c])
  await admin.send('POST', `/${b}/erasure`)
  expect(await same()).toEqual([c])
})

test('responses to staff have the fields of the view, and none that only the store needs', async () => {
  const file = {
    id: randomUUID(),
    name: 'a.jpg',
    kind: 'jpeg' as const,
    bytes: 1,
    at: '2026-11-05',
  }
  const entry = { at: '2026-11-05', by: 'the visitor', change: 'Added: a.jpg', version: 2 }
  const stored: Lead = {
    ...aLead(a),
    honeypot: 'https://spam.example',
    history: [{ ...entry, prospectChange: 'files-added' }],
    attachments: [{ ...file, sha256: 'a'.repeat(64) }],
    mergedTags: ['roof'],
  }
  const { one, send } = await startAdminWith([stored, { ...stored, id: b, idempotencyKey: 'b' }])
  const { success, lead } = await send('POST', `/${a}/merge`, {
    version: 1,
    other: { id: b, version: 1 },
  })
  expect(success).toBe(true)
  for (const shown of [lead, lead.merged[0], await one(a)]) {
    for (const name of ['idempotencyKey', 'fingerprint', 'honeypot', 'mergedTags', 'mail'])
      expect(shown).not.toHaveProperty(name)
    expect(shown.attachments).toEqual([file])
  }
  expect(lead.history[0]).toEqual(entry)
})
