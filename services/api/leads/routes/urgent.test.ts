import { expect, test } from 'vitest'
import { sendDueEmails } from '../../email/mail-worker.ts'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { postForm } from '../../testing/submit-contact.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

async function startOffice() {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const headers = { ...(await signInOwner(testApp)), ...sameOriginHeaders }
  const send = (fields: object = {}, key = '') =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...contactFields, ...fields },
      headers: { ...(key && { 'idempotency-key': key }), ...sameOriginHeaders },
    })
  const leads = async () => (await app.inject({ url: '/api/admin/leads', headers })).json().leads
  const change = async (fields: object) => {
    const [{ id, version }] = await leads()
    const payload = { version, ...fields }
    return app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload })
  }
  const sendEmails = async () => {
    const emails: OutgoingEmail[] = []
    const transport = testTransport(async (email) => void emails.push(email))
    await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
    return emails
  }
  return { ...testApp, headers, send, leads, change, sendEmails }
}

test('a request that can’t wait comes first, and the office’s email says so at once', async () => {
  const { send, leads, sendEmails } = await startOffice()
  await send({ name: 'Una Urgent', urgent: true })
  await send({ name: 'Nora New' })
  const listed = await leads()
  expect(
    listed.map(({ name, urgent }: { name: string; urgent?: boolean }) => [name, urgent]),
  ).toEqual([
    ['Una Urgent', true],
    ['Nora New', undefined],
  ])
  const toOffice = (await sendEmails()).filter(({ to }) => to === 'office@highpine.example')
  const [first, second] = toOffice
  expect(first?.subject).toMatch(/^Urgent: Una Urgent: /)
  expect(first?.text).toContain('This can’t wait. Please call 970-555-0111 now.')
  expect(second?.subject).toMatch(/^Nora New: /)
  expect(second?.text).not.toContain('This can’t wait')
})

test('a form without JavaScript ticks it, too', async () => {
  const { app, leads } = await startOffice()
  const { acceptTerms: _, ...fields } = contactFields
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  )
  await postForm(
    app,
    '/api/contact',
    { ...texts, acceptTerms: 'on', urgent: 'on' },
    sameOriginHeaders,
  )
  expect((await leads())[0].urgent).toBe(true)
})

test('a form that is sent again because it can’t wait makes its lead urgent, and never less urgent', async () => {
  const { send, leads, sendEmails } = await startOffice()
  const key = 'b3f1c1de-7c36-4f5e-9c0e-1f2a3b4c5d6e'
  await send({}, key)
  await sendEmails()
  await send({ urgent: true }, key)
  expect(await leads()).toMatchObject([{ urgent: true }])
  expect((await leads())[0].history.at(-1).change).toBe(
    'Sent the form again and corrected: it can’t wait',
  )
  expect((await sendEmails()).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/Urgent: /),
  )
  await send({ message: 'Please.' }, key)
  expect(await leads()).toMatchObject([{ urgent: true, message: 'Please.' }])
})

test('a program that sends its own field of that name is not refused, and the field is kept', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const sent = await testApp.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactFields, urgent: 'next week' },
  })
  expect(sent.statusCode).toBe(200)
  const [lead] = (await testApp.app.inject({ url: '/api/admin/leads', headers })).json().leads
  expect(lead.urgent).toBeUndefined()
  expect(lead.extra).toEqual({ urgent: 'next week' })
})

test('staff mark a lead as urgent and take that back; the history and the assignee’s email say so', async () => {
  const { send, leads, change, store, sendEmails, clock } = await startOffice()
  await send()
  expect((await change({ urgent: true })).statusCode).toBe(200)
  expect((await leads())[0]).toMatchObject({ urgent: true })
  const entries = async () =>
    (await leads())[0].history.map(({ change: what }: { change: string }) => what)
  expect(await entries()).toEqual(['marked as urgent'])
  await change({ urgent: true })
  expect(await entries()).toHaveLength(1)
  await store.bulk.add('people', [
    {
      ...{ id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'staff' },
      ...{ passwordHash: 'hash', createdAt: '2026-11-05T10:00:00.000Z', sessions: [], mail: [] },
    },
  ])
  await change({ assignee: 'sam' })
  clock.now = new Date(clock.now.getTime() + 11_000)
  const told = (await sendEmails()).find(({ to }) => to === 'sam@example.com')
  expect(told?.subject).toMatch(/^Urgent: Assigned to you: /)
  await change({ urgent: false })
  expect((await entries()).at(-1)).toBe('no longer urgent')
})

test('an answered lead is not listed first anymore', async () => {
  const { send, leads, change } = await startOffice()
  await send({ name: 'Una Urgent', urgent: true })
  await send({ name: 'Nora New' })
  await change({ status: 'contacted' })
  expect((await leads()).map(({ name }: { name: string }) => name)).toEqual([
    'Nora New',
    'Una Urgent',
  ])
})
