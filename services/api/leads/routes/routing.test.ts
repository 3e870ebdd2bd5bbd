import { expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import type { Lead } from '../lead.ts'
import { routingPreview, routingResponse, type RoutingRule } from '../routing-contract.ts'

const colleague = (name: string) => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@example.com`,
  role: 'staff' as const,
  passwordHash: 'hash',
  createdAt: '2026-11-05T10:00:00.000Z',
  sessions: [],
  mail: [],
})

const rule = (fields: Partial<RoutingRule> = {}): RoutingRule => ({
  ...{ id: 'one', name: 'Homes', trades: [], towns: [], languages: [], sources: [] },
  ...{ assignee: 'kim', tell: [], office: false },
  ...fields,
})

/** Starts an app with the colleagues Kim and Sam and these rules. */
async function startWith(rules: readonly RoutingRule[]) {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const owner = { ...(await signInOwner(testApp)), ...sameOriginHeaders }
  await store.bulk.add('people', [colleague('Kim'), colleague('Sam')])
  const patch = (url: string, payload: object) =>
    app.inject({ method: 'PATCH', url, headers: owner, payload })
  const read = async () => {
    const answer = await app.inject({ url: '/api/admin/routing', headers: owner })
    return routingResponse.parse(answer.json())
  }
  const saved = await patch('/api/admin/routing', { version: 0, rules })
  expect(saved.statusCode).toBe(200)
  /** Sends the form, and returns the lead. */
  const post = async (fields: object = {}): Promise<Lead> => {
    const payload = { ...contactFields, ...fields }
    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload })
    expect(answer.statusCode).toBe(200)
    const { leads } = await store.leads.newestFirst(0, 1)
    if (!leads[0]) throw new Error('There is no lead.')
    return leads[0]
  }
  /** Returns the emails that are due after minutes, without the confirmation and those to the owner. */
  const sent = async (minutes = 1) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    const emails: OutgoingEmail[] = []
    const transport = testTransport(async (email) => void emails.push(email))
    await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
    return emails
      .filter(({ to }) => to !== contactFields.email && to !== 'olive@example.com')
      .map(({ to, subject, text }) => ({ to, subject, text }))
  }
  return { ...testApp, owner, patch, read, post, sent }
}

test('a rule assigns a new lead, and its person gets an email that says so', async () => {
  const { post, sent } = await startWith([rule()])
  const lead = await post()
  expect(lead).toMatchObject({
    assignee: 'kim',
    version: 1,
    history: [
      { by: 'the service', change: 'assigned: nobody → Kim', detail: 'by the rule “Homes”' },
    ],
  })
  const emails = await sent()
  expect(emails).toMatchObject([{ to: 'kim@example.com' }])
  expect(emails[0]?.text).toContain('The rule “Homes” assigned')
})

test('the owner sees which rule no new lead can match', async () => {
  const gone = rule({ id: 'gone', towns: ['Nowhere At All'], assignee: 'former' })
  const { read } = await startWith([gone, rule()])
  expect((await read()).rules.map(({ problem }) => problem)).toEqual(['unmatchable', undefined])
})

test('the office and others are told as the rule says', async () => {
  const { post, sent } = await startWith([rule({ tell: ['sam'], office: true })])
  await post()
  // A round of the worker sends a few.
  const told = [...(await sent()), ...(await sent())].map(({ to }) => to).sort()
  expect(told).toEqual(['kim@example.com', 'office@highpine.example', 'sam@example.com'])
})

test('reminders go to the person, and to the office once the answer is late', async () => {
  const { post, sent } = await startWith([rule()])
  const lead = await post()
  await sent()
  const due = (Date.parse(lead.dueAt ?? '') - Date.parse(lead.receivedAt)) / 60_000
  const before = await sent(due - 2)
  expect(before.map(({ to }) => to)).toEqual(['kim@example.com'])
  expect(before[0]?.text).toContain('this lead is assigned to you')
  const late = await sent(3)
  expect(late.map(({ to }) => to)).toContain('kim@example.com')
  expect(late.length).toBeGreaterThan(1)
})

test('reminders follow a lead that is assigned to someone else, and go back to the office', async () => {
  const { post, sent, patch } = await startWith([rule()])
  const lead = await post()
  await sent()
  await patch(`/api/admin/leads/${lead.id}`, { version: 1, assignee: 'sam' })
  expect((await sent()).map(({ to }) => to)).toEqual(['sam@example.com'])
  const due = (Date.parse(lead.dueAt ?? '') - Date.parse(lead.receivedAt)) / 60_000
  await patch(`/api/admin/leads/${lead.id}`, { version: 2, assignee: null })
  const reminders = await sent(due - 4)
  expect(reminders.length).toBeGreaterThan(0)
  expect(reminders.map(({ to }) => to)).not.toContain('kim@example.com')
  expect(reminders.map(({ to }) => to)).not.toContain('sam@example.com')
})

test('while its person is away a rule leaves leads to the office, and says so', async () => {
  const { post, patch, read, sent } = await startWith([rule()])
  const away = { from: '2026-11-05', to: '2026-11-09' }
  expect((await patch('/api/admin/people/kim/away', { away })).statusCode).toBe(200)
  expect((await read()).rules).toMatchObject([{ problem: 'away' }])
  const lead = await post()
  expect(lead.assignee).toBeUndefined()
  expect(lead.history).toMatchObject([
    { change: 'left to the office', detail: 'by the rule “Homes”: its person is away' },
  ])
  const told = (await sent()).map(({ to }) => to)
  expect(told.length).toBeGreaterThan(0)
  expect(told).not.toContain('kim@example.com')
  expect((await patch('/api/admin/people/kim/away', { away: null })).statusCode).toBe(200)
  expect(await post({ name: 'Bo Ridge', email: 'bo@example.com' })).toMatchObject({
    assignee: 'kim',
  })
})

test('a rule of somebody who was removed leaves leads to the office, and says so', async () => {
  const { app, owner, post, read } = await startWith([rule()])
  await app.inject({ method: 'DELETE', url: '/api/admin/people/kim', headers: owner })
  expect((await read()).rules).toMatchObject([{ assignee: 'kim', problem: 'removed' }])
  expect((await post()).assignee).toBeUndefined()
})

test('somebody who is away gives their open leads to another', async () => {
  const { post, patch, sent, store } = await startWith([rule()])
  const { id } = await post()
  await sent()
  const away = { from: '2026-11-05', to: '2026-11-09' }
  const answer = await patch('/api/admin/people/kim/away', { away, giveTo: 'sam' })
  expect(answer.json().message).toContain('Sam has 1 open lead of theirs now.')
  const lead = await store.leads.one(id)
  expect(lead).toMatchObject({ assignee: 'sam' })
  expect(lead?.history.at(-1)).toMatchObject({ detail: 'Kim is away: by Olive Owner' })
  expect((await sent()).map(({ to }) => to)).toEqual(['sam@example.com'])
  const self = await patch('/api/admin/people/kim/away', { away, giveTo: 'kim' })
  expect(self.statusCode).toBe(400)
})

test('two owners who change the rules at once lose nothing', async () => {
  const { patch, read } = await startWith([rule()])
  const stale = await patch('/api/admin/routing', { version: 0, rules: [] })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_rules'])
  expect((await patch('/api/admin/routing', { version: 1, rules: [] })).statusCode).toBe(200)
  expect(await read()).toMatchObject({ version: 2, rules: [] })
})

test('the preview says who would get a lead, without storing one', async () => {
  const { app, owner, store } = await startWith([
    rule({ id: 'spanish', name: 'Spanish', languages: ['es'], towns: ['Vail'], tell: ['kim'] }),
    rule({ id: 'rest', name: 'The rest', assignee: 'sam', office: true }),
  ])
  const ask = async (query: string) => {
    const url = `/api/admin/routing/preview?${query}`
    return routingPreview.parse((await app.inject({ url, headers: owner })).json())
  }
  expect(await ask('language=es&town=vail')).toMatchObject({
    ...{ rule: 'Spanish', assignee: 'Kim', tell: [], office: false },
  })
  expect(await ask('language=en&town=vail')).toMatchObject({ rule: 'The rest', assignee: 'Sam' })
  expect((await store.leads.newestFirst(0, 1)).total).toBe(0)
})

test('a lead that staff enter is routed too, and who entered it gets no email about their own', async () => {
  const { app, owner, store, sent } = await startWith([rule({ sources: ['phone'], name: 'Calls' })])
  const payload = {
    ...{ key: '3f2b8c1e-6d4a-4f0e-9a7b-1c2d3e4f5a6b', name: 'June', phone: '970-555-0142' },
    source: 'phone',
  }
  const answer = await app.inject({
    ...{ method: 'POST', url: '/api/admin/leads', headers: owner, payload },
  })
  expect(answer.statusCode).toBe(200)
  expect((await store.leads.newestFirst(0, 1)).leads).toMatchObject([{ assignee: 'kim' }])
  expect((await sent()).map(({ to }) => to)).toEqual(['kim@example.com'])
})
