import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { pdfBytes, upload } from '../../testing/submit-contact.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import { contactFields } from '../../testing/send-contact.ts'

async function atTheDesk() {
  const testApp = await startTestApp()
  const { app } = testApp
  const headers = { ...(await signInOwner(testApp)), ...sameOriginHeaders }
  const enter = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/leads',
      headers,
      payload: { key: randomUUID(), name: 'Walt Quist', source: 'phone', ...fields },
    })
  const similar = async (typed: Record<string, string>) => {
    const search = new URLSearchParams(typed).toString()
    const answer = await app.inject({ url: `/api/admin/similar-leads?${search}`, headers })
    return (answer.json().leads as { name: string }[]).map(({ name }) => name)
  }
  return { ...testApp, headers, enter, similar }
}

test('a name and a phone number are enough for a lead, and a name and an email address', async () => {
  const { enter } = await atTheDesk()
  const called = await enter({ phone: '970-555-0177', note: 'Ice dam. Call after 5.' })
  expect(called.json().lead).toMatchObject({
    name: 'Walt Quist',
    email: '',
    status: 'new',
    source: 'phone',
    notes: [{ text: 'Ice dam. Call after 5.' }],
    history: [{ change: 'entered by hand' }],
    emails: [],
  })
  expect(called.json().lead.dueAt).toBeDefined()
  expect((await enter({ email: 'walt@example.com', source: 'show' })).statusCode).toBe(200)
})

test('a lead without a name, or without a way to reach the person, is refused at its field', async () => {
  const { enter } = await atTheDesk()
  expect((await enter({ name: '', phone: '970-555-0177' })).json().fields).toEqual({
    name: 'Please tell us your name.',
  })
  expect((await enter({})).json().fields).toEqual({
    phone: 'Enter a phone number or an email address.',
  })
  expect((await enter({ phone: '970-555-0177', source: 'fax' })).json().fields).toEqual({
    source: 'Pick how they reached you.',
  })
})

test('a form that is sent twice is one lead', async () => {
  const { enter, store } = await atTheDesk()
  const key = randomUUID()
  const [one, two] = await Promise.all([
    enter({ key, phone: '970-555-0177' }),
    enter({ key, phone: '970-555-0177' }),
  ])
  expect(two.json().lead.reference).toBe(one.json().lead.reference)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
})

test('a form that is sent again with changes is refused, with the reference of its lead', async () => {
  const { enter, store } = await atTheDesk()
  const key = randomUUID()
  const { lead } = (await enter({ key, phone: '970-555-0177' })).json()
  const changed = await enter({ key, phone: '970-555-0178', note: 'Call after 5.' })
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'already_entered'])
  expect(changed.json().message).toBe(
    `This was already saved as ${lead.id}, without your last changes. Open it and change it there.`,
  )
  expect((await store.leads.one(lead.id))?.phone).toBe('970-555-0177')
  // The same form under another key is another lead.
  expect((await enter({ phone: '970-555-0177' })).json().lead.id).not.toBe(lead.id)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
})

test('a form whose lead an earlier release stored is still one lead', async () => {
  const { enter, store } = await atTheDesk()
  const key = randomUUID()
  const { lead } = (await enter({ key, phone: '970-555-0177' })).json()
  await store.leads.transact(lead.id, (found) => ({
    ...(found && { change: { ...found, fingerprint: `staff ${key}` } }),
    answer: undefined,
  }))
  expect((await enter({ key, phone: '970-555-0177' })).json().lead.id).toBe(lead.id)
})

test('what staff choose from the list of services is stored as a visitor’s choice is', async () => {
  const { enter, app } = await atTheDesk()
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactFields, serviceType: 'home-services', service: 'Roofing' },
  })
  const { lead } = (await enter({ phone: '970-555-0177', serviceType: 'roofing' })).json()
  expect(lead).toMatchObject({ serviceType: 'home-services', extra: { service: 'Roofing' } })
  expect(lead.services).toContain('roofing')
})

test('the person gets no email; the office gets the reminders, without a Reply-To that nobody has', async () => {
  const { enter, store, clock } = await atTheDesk()
  await enter({ phone: '970-555-0177' })
  const emails: OutgoingEmail[] = []
  const transport = testTransport(async (email) => void emails.push(email))
  const work = () => sendDueEmails(mailWorkerDeps(store, clock, { transport }))
  await work()
  expect(emails.filter(({ subject }) => subject.includes('Walt'))).toEqual([])
  clock.now = new Date(clock.now.getTime() + 12 * 3_600_000)
  emails.length = 0
  await work()
  expect(emails).toHaveLength(1)
  expect(emails[0]?.subject).toContain('Walt Quist is waiting')
  expect(emails[0]?.replyTo?.address).not.toBe('')
  expect(emails[0]?.replyTo?.name).not.toBe('Walt Quist')
})

test('leads of the same person are suggested by phone, email, or name and town', async () => {
  const { enter, similar } = await atTheDesk()
  await enter({ phone: '970-555-0177', town: '12 Mill Creek, Vail' })
  await enter({ name: 'Zoë Quist', email: 'zoe@example.com', phone: '970-555-0188' })
  expect(await similar({ phone: '(970) 555 0177' })).toEqual(['Walt Quist'])
  expect(await similar({ email: 'ZOE@example.com' })).toEqual(['Zoë Quist'])
  expect(await similar({ name: 'zoe qui' })).toEqual(['Zoë Quist'])
  expect((await similar({ name: 'Quist' })).sort()).toEqual(['Walt Quist', 'Zoë Quist'])
  expect(await similar({ name: 'Quist', town: 'vail' })).toEqual(['Walt Quist'])
  expect(await similar({ name: 'Wal' })).toEqual([])
  expect(await similar({})).toEqual([])
})

test('a lead is suggested by the phone number of one that was merged into it', async () => {
  const { enter, similar, app, headers } = await atTheDesk()
  const { lead } = (await enter({ phone: '970-555-0177' })).json()
  const other = (await enter({ phone: '970-555-0199' })).json().lead
  const payload = { version: lead.version, other: { id: other.id, version: other.version } }
  const url = `/api/admin/leads/${lead.id}/merge`
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  expect(await similar({ phone: '970 555 0199' })).toEqual(['Walt Quist'])
})

test('a lead without an email address is in the list, the search, the CSV and the webhook, and can be erased', async () => {
  const { enter, app, headers, store } = await atTheDesk()
  const { lead } = (await enter({ phone: '970-555-0177', source: 'walk-in' })).json()
  const other = (await enter({ name: 'Ann Other', phone: '970-555-0199' })).json().lead
  const found = await app.inject({ url: '/api/admin/leads?q=0177', headers })
  expect(found.json().total).toBe(1)
  const { body } = await app.inject({ url: '/api/admin/leads.csv', headers })
  expect(body).toContain('"Walk-in","","0"')
  const resent = await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${lead.id}/confirmation`,
    headers,
    payload: { version: 1 },
  })
  expect(resent.json().code).toBe('no_address')
  const erased = await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${lead.id}/erasure`,
    headers,
  })
  expect(erased.statusCode).toBe(200)
  expect(await store.leads.one(lead.id)).toMatchObject({ name: '(erased)', source: 'walk-in' })
  // Another person’s lead without an address is no lead of the same address.
  expect((await store.leads.one(other.id))?.erasedAt).toBeUndefined()
})

test('an erasure removes attempts with the names of a lead', async () => {
  const { enter, app, headers, store } = await atTheDesk()
  const { lead } = (await enter({ phone: '970-555-0177' })).json()
  const url = `/api/admin/leads/${lead.id}`
  await app.inject({
    method: 'PATCH',
    url,
    headers,
    payload: { version: 1, attempt: { how: 'call', outcome: 'reached' } },
  })
  expect((await store.leads.one(lead.id))?.attempts).toHaveLength(1)
  await app.inject({ method: 'POST', url: `${url}/erasure`, headers })
  expect((await store.leads.one(lead.id))?.attempts).toBeUndefined()
})

test('analytics count leads by how they reached the firm', async () => {
  const { enter, app, headers } = await atTheDesk()
  await enter({ phone: '970-555-0177' })
  await enter({ phone: '970-555-0178' })
  await enter({ phone: '970-555-0179', source: 'show' })
  await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const answer = await app.inject({ url: '/api/admin/analytics?by=source', headers })
  const leads = (answer.json().rows as { name: string; leads: number }[]).map((row) => [
    row.name,
    row.leads,
  ])
  expect(Object.fromEntries(leads)).toEqual({ phone: 2, show: 1, website: 1 })
})

test('staff add photos and plans to a lead, with their name in its history and no email to the office', async () => {
  const { enter, app, headers, store } = await atTheDesk()
  const { lead } = (await enter({ phone: '970-555-0177' })).json()
  const form = upload([
    ['plan.pdf', 'application/pdf', pdfBytes],
    ['note.txt', '', Buffer.from('text')],
  ])
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${lead.id}/attachments`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().lead.attachments).toMatchObject([{ name: 'plan.pdf', kind: 'pdf' }])
  expect(answer.json().rejected).toHaveLength(1)
  expect(answer.json().rejected[0]).toContain('note.txt')
  const stored = await store.leads.one(lead.id)
  expect(stored?.history.at(-1)).toMatchObject({
    ...{ change: 'files added', detail: 'plan.pdf', by: 'Olive Owner' },
  })
  expect(stored?.mail.filter(({ letter }) => letter === 'lead-to-office')).toEqual([])
  const [file] = answer.json().lead.attachments
  const url = `/api/admin/leads/${lead.id}/attachments/${file.id}`
  expect((await app.inject({ url, headers })).rawPayload.equals(Buffer.from(pdfBytes))).toBe(true)
  await app.inject({ method: 'POST', url: `/api/admin/leads/${lead.id}/erasure`, headers })
  const erased = await store.leads.one(lead.id)
  expect(erased?.history.map(({ change }) => change)).toContain('files added')
  expect(JSON.stringify(erased)).not.toContain('plan.pdf')
})
