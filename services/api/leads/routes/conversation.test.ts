import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { createSmtpTransport } from '../../email/smtp-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { PermanentDeliveryError } from '../../outbox/outbox.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'
import { testEmailContext } from '../../testing/test-firm.ts'

const id = 'HP-AAAAA2'

/** Starts an app with a lead, a signed-in owner, and calls of its conversation. */
async function startConversation(given: Parameters<typeof startTestApp>[0] = {}) {
  const product = await startTestApp({ mail: { where: 'a test', leaves: true }, ...given })
  const { app, store } = product
  const headers = await signInOwner(product)
  await store.bulk.add('leads', [{ ...aLead(id), dueAt: '2026-11-06T10:00:00.000Z' }])
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/api/admin/leads/${id}${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const answer = (change: object = {}) =>
    call('POST', '/conversation', {
      ...{ key: randomUUID(), after: null, to: 'ann@example.com' },
      ...{ subject: 'Your request', text: 'Hi Ann,\n\nDoes Tuesday work?' },
      ...change,
    })
  const conversation = () => call('GET', '/conversation')
  return { ...product, headers, call, answer, conversation }
}

test('the first answer that a person sends stops the clock, once, and is an email with their name', async () => {
  const { answer, conversation, store, clock } = await startConversation()
  const key = randomUUID()
  const first = await answer({ key })
  expect(first.lead).toMatchObject({
    status: 'contacted',
    answeredAt: '2026-11-05T15:00:00.000Z',
    answerMinutes: 300,
    attempts: [{ how: 'email', outcome: 'sent', by: 'Olive Owner' }],
  })
  // The answer to the first call was lost.
  expect((await answer({ key })).status).toBe(200)
  expect((await answer({ key, text: 'Does Wednesday work?' })).status).toBe(409)
  const sent: OutgoingEmail[] = []
  const transport = testTransport(async (email) => void sent.push(email))
  await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
  await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
  expect(sent.filter(({ to }) => to === 'ann@example.com')).toMatchObject([
    {
      id: key,
      from: { name: 'Olive Owner, Highpine', address: 'office@highpine.example' },
      subject: 'Your request',
      text: 'Hi Ann,\n\nDoes Tuesday work?\n',
    },
  ])
  expect((await conversation()).messages).toMatchObject([
    { id: key, direction: 'out', by: 'Olive Owner', delivery: { state: 'sent' } },
  ])
  clock.now = new Date('2026-11-05T18:00:00.000Z')
  const second = await answer({ after: key })
  expect(second.lead).toMatchObject({ answeredAt: '2026-11-05T15:00:00.000Z', version: 3 })
  expect((await store.leads.one(id))?.messages).toHaveLength(2)
})

test('an answer is no automatic email; it follows the confirmation and has the lead’s files', async () => {
  const { port, received, trusted } = await startMailServer()
  const { app, store, clock, headers, call, answer, folder } = await startConversation()
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#456' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('files', new File([new Uint8Array(picture)], 'roof “north”.jpg'))
  const upload = new Response(form)
  await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${id}/attachments`,
    headers: { ...headers, 'content-type': upload.headers.get('content-type') ?? '' },
    payload: Buffer.from(await upload.arrayBuffer()),
  })
  const { lead } = await call('POST', '/confirmation', {
    version: (await call('GET', '')).lead.version,
  })
  const [file] = lead.attachments
  const context = {
    ...testEmailContext,
    readFile: async (record: string, one: string) => {
      const path = `${folder}/data/attachments/${record}/${one}`
      return readFile(path)
    },
  }
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  const work = () =>
    sendDueEmails(mailWorkerDeps(store, clock, { transport, context: () => context }))
  await work()
  await answer({ files: [file.id], text: 'See 1 < 2.\n<b>Not bold</b>' })
  await work()
  const [confirmation, ours] = received.filter(({ to }) => to[0] === 'ann@example.com')
  expect(ours?.email.headers.some(({ key }) => key === 'auto-submitted')).toBe(false)
  expect(confirmation?.email.headers.some(({ key }) => key === 'auto-submitted')).toBe(true)
  expect(ours?.email.inReplyTo).toBe(confirmation?.email.messageId)
  expect(ours?.email.html).toContain('&lt;b&gt;Not bold&lt;/b&gt;')
  expect(ours?.email.attachments).toMatchObject([
    { filename: 'roof “north”.jpg', mimeType: 'image/jpeg' },
  ])
  expect(Buffer.from(ours?.email.attachments[0]?.content as ArrayBuffer)).toHaveLength(file.bytes)
})

test('a refused address is shown on the answer, and the clock stays stopped', async () => {
  const { answer, conversation, call, store, clock } = await startConversation()
  await answer()
  const transport = testTransport(async ({ to }) => {
    if (to === 'ann@example.com') throw new PermanentDeliveryError('550 no such user')
  })
  await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
  expect((await conversation()).messages).toMatchObject([
    { delivery: { state: 'failed', fault: '550 no such user' } },
  ])
  const { lead } = await call('GET', '')
  expect(lead.emails).toMatchObject([{ to: 'ann@example.com', toProspect: true, state: 'failed' }])
})

test('an answer is not sent to what its writer has not seen', async () => {
  const { answer, call, store } = await startConversation()
  const key = randomUUID()
  await answer({ key })
  const late = await answer({ after: null })
  expect(late).toMatchObject({ status: 409, code: 'conversation_moved' })
  expect(late.message).toContain('Olive Owner wrote while you were typing')
  expect(await answer({ after: key, to: 'old@example.com' })).toMatchObject({ status: 409 })
  expect(await answer({ after: key, files: ['none'] })).toMatchObject({
    fields: { files: expect.stringContaining('isn’t on the lead') },
  })
  expect(await answer({ after: key, text: ' ' })).toMatchObject({
    fields: { text: 'Type your answer.' },
  })
  const { lead } = await call('GET', '')
  await store.leads.transact(id, (found) => ({
    ...(found && { change: { ...found, email: '', version: lead.version + 1 } }),
    answer: undefined,
  }))
  expect(await answer({ after: key })).toMatchObject({ status: 409, code: 'no_address' })
})

test('without a mail server nothing is sent, and the page knows', async () => {
  const { answer, conversation } = await startConversation({
    mail: { where: 'files', leaves: false },
  })
  expect(await conversation()).toMatchObject({ canSend: false, messages: [] })
  expect(await answer()).toMatchObject({ status: 409, code: 'mail_not_configured' })
})

test('the preview shows what would be sent, and sends nothing', async () => {
  const { call, store } = await startConversation()
  const draft = { subject: 'Your request', text: 'Hi Ann', files: [] }
  expect(await call('POST', '/conversation/preview', draft)).toMatchObject({
    from: 'Olive Owner, Highpine <office@highpine.example>',
    ...{ to: 'ann@example.com', replyTo: 'office@highpine.example' },
    ...{ subject: 'Your request', text: 'Hi Ann', files: [] },
  })
  expect(await store.leads.one(id)).toMatchObject({ version: 1, mail: [] })
})

test('a merged lead’s emails are shown with the survivor, and answered there', async () => {
  const { answer, call, conversation, store, app, headers } = await startConversation()
  const other = 'HP-BBBBB2'
  await store.bulk.add('leads', [{ ...aLead(other), idempotencyKey: 'two' }])
  const key = randomUUID()
  const payload = { key, after: null, to: 'ann@example.com', subject: 'One', text: 'One' }
  await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${other}/conversation`,
    headers,
    payload,
  })
  await answer({ subject: 'Two' })
  const version = (await store.leads.one(other))?.version
  const merged = await call('POST', '/merge', { version: 2, other: { id: other, version } })
  expect(merged.status).toBe(200)
  const { messages } = await conversation()
  expect(
    messages.map(({ subject, reference }: Record<string, string>) => [subject, reference]),
  ).toEqual([
    ['Two', id],
    ['One', other],
  ])
  const refused = await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${other}/conversation`,
    headers,
    payload: { ...payload, key: randomUUID(), after: key },
  })
  expect(refused.json().fields.text).toContain(`was merged into ${id}`)
})

test('an erasure removes every word of the conversation', async () => {
  const { app, headers, answer, store, call } = await startConversation()
  await answer({ text: 'The gate code is 4711, Ann.' })
  await call('POST', '/erasure')
  const erased = await store.leads.one(id)
  expect(erased?.messages).toBeUndefined()
  const records: unknown[] = []
  for await (const record of store.bulk.read('leads')) records.push(record)
  const stored = JSON.stringify(records)
  expect(stored).not.toContain('4711')
  expect(stored).toContain('lead-answer')
  const after = await app.inject({ url: `/api/admin/leads/${id}/conversation`, headers })
  expect(after.json().messages).toEqual([])
})

test('a Spanish lead’s answer says so to mail programs', async () => {
  const testApp = await startTestApp({ mail: { where: 'a test', leaves: true } })
  const { app, store, clock } = testApp
  const headers = await signInOwner(testApp)
  const payload = { ...contactFields, page: '/buscando-trabajo' }
  await app.inject({ method: 'POST', url: '/api/contact', payload })
  const [lead] = (await store.leads.newestFirst(0, 1)).leads
  if (!lead) throw new Error('There is no lead.')
  await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${lead.id}/conversation`,
    headers,
    payload: { key: randomUUID(), after: null, to: lead.email, subject: 'Hola', text: 'Hola' },
  })
  const sent: OutgoingEmail[] = []
  const transport = testTransport(async (email) => void sent.push(email))
  while ((await sendDueEmails(mailWorkerDeps(store, clock, { transport }))) > 0);
  expect(sent.find(({ subject }) => subject === 'Hola')?.html).toContain('<html lang="es">')
})
