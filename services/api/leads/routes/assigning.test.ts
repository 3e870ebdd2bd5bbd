import { expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'
import type { Lead } from '../lead.ts'
import { aLead } from '../../testing/sample-lead.ts'

const [a, b, c] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const

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

/** Starts an app with two colleagues and three leads, and a worker that collects emails. */
async function startOffice() {
  const product = await startTestApp()
  const { app, store, clock } = product
  const headers = await signInOwner(product)
  await store.bulk.add('people', [colleague('Kim'), colleague('Sam')])
  const owner = await store.people.findOwner()
  await store.bulk.add('leads', [
    { ...aLead(a), name: 'June Harrow', message: 'A leaking roof.' },
    { ...aLead(b, 'b'), name: 'Will Reyes' },
    { ...aLead(c, 'c'), name: 'Rose Tan' },
  ])
  const version = async (id: string) => (await store.leads.one(id))?.version ?? 0
  const sent = async () => {
    clock.now = new Date(clock.now.getTime() + 60_000)
    const emails: OutgoingEmail[] = []
    const transport = testTransport(async (email) => void emails.push(email))
    await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
    return emails.filter(({ to }) => to !== 'olive@example.com')
  }
  await sent()
  return {
    store,
    me: owner?.id ?? '',
    sent,
    assign: async (id: string, assignee: string | null) => {
      const payload = { version: await version(id), assignee }
      await app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload })
    },
    assignAll: async (ids: readonly string[], assignee: string) => {
      const leads = await Promise.all(ids.map(async (id) => ({ id, version: await version(id) })))
      const url = '/api/admin/leads/bulk'
      await app.inject({ method: 'POST', url, headers, payload: { leads, assignee } })
    },
    patch: async (id: string, change: object) => {
      const payload = { version: await version(id), ...change }
      await app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload })
    },
  }
}

test('the person to whom a lead is assigned gets an email with the lead and its link', async () => {
  const { assign, sent } = await startOffice()
  await assign(a, 'kim')
  const [email, ...more] = await sent()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    to: 'kim@example.com',
    subject: `Assigned to you: June Harrow, Custom Homes & Construction (${a})`,
    replyTo: { name: 'June Harrow', address: 'ann@example.com' },
  })
  for (const words of [
    'Olive Owner assigned June Harrow to you',
    '970-555-0111',
    'A leaking roof.',
    `https://www.highpine.example/admin/contacts?lead=${a}`,
  ])
    expect(email?.text).toContain(words)
})

test('assigning to oneself, unassigning and other changes send nothing', async () => {
  const { assign, patch, me, sent } = await startOffice()
  await assign(a, me)
  await assign(a, null)
  await patch(b, { status: 'contacted' })
  expect(await sent()).toEqual([])
})

test('an assignment that is taken back at once sends nothing, and one that is made twice sends one email', async () => {
  const { assign, sent } = await startOffice()
  await assign(a, 'kim')
  await assign(a, 'sam')
  await assign(b, 'kim')
  await assign(b, null)
  await assign(b, 'kim')
  expect((await sent()).map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    `kim@example.com: Assigned to you: Will Reyes, Custom Homes & Construction (${b})`,
    `sam@example.com: Assigned to you: June Harrow, Custom Homes & Construction (${a})`,
  ])
})

test('several leads that are assigned together are one email with the list', async () => {
  const { assign, assignAll, sent } = await startOffice()
  await assign(b, 'kim')
  await sent()
  await assignAll([a, b, c], 'kim')
  const [email, ...more] = await sent()
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: 'kim@example.com', subject: 'Assigned to you: 2 leads' })
  expect(email?.text).toContain('Olive Owner assigned you 2 leads')
  for (const words of ['June Harrow', 'Rose Tan', a, c, '/admin/contacts?assignee=kim'])
    expect(email?.text).toContain(words)
  expect(email?.text).not.toContain('Will Reyes')
})

test('the email about an assignment is a kind of row that the release before knows', async () => {
  const { assignAll, store } = await startOffice()
  await assignAll([a, c], 'kim')
  const stored: Lead | undefined = await store.leads.one(a)
  expect(stored?.mail).toMatchObject([{ letter: 'lead-to-office', to: 'kim@example.com' }])
})
