import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { startImapServer } from '../testing/imap-server.ts'
import {
  arrived,
  email,
  passed,
  readMailbox,
  type ReadingOptions,
  repliedLead as id,
  waitFor,
} from '../testing/read-mailbox.ts'
import { aLead } from '../testing/sample-lead.ts'
import { aSubscriber, outboxRow } from '../testing/store-fixture.ts'
import type { Store } from '../store.ts'
import { aPhoto } from './interrupted.suite.ts'
import { maxMailBytes } from './mailbox-client.ts'
import { leaseMs } from './mailbox-state.ts'

const mailboxOf = async ({ mailboxState }: Pick<Store, 'mailboxState'>) =>
  (await mailboxState.read())?.mailbox ?? ''

/** Starts reading an IMAP server of the test. */
async function startReading({ isDown = false, ...options }: ReadingOptions = {}) {
  const server = await startImapServer()
  server.setDown(isDown)
  const reading = await readMailbox(server.url, { isDown, ...options })
  const { app, headers } = reading
  const get = async (path: string) => (await app.inject({ url: path, headers })).json()
  return { server, get, ...reading }
}

test('a reply to the lead’s own address is on the lead, whoever sent it, and its assignee is told', async () => {
  const { server, messages, replyTo, store } = await startReading()
  expect(replyTo).toMatch(/^replies\+hp-aaaaa2-[a-z2-7]{20}@highpine\.example$/)
  server.put(email({ to: replyTo.toUpperCase(), from: 'Bob <bob@example.org>' }))
  const [message] = await arrived(messages)
  expect(message).toMatchObject({
    ...{ direction: 'in', by: 'Bob', from: 'bob@example.org', text: 'Tuesday works.' },
  })
  const lead = await store.leads.one(id)
  expect(lead).toMatchObject({ status: 'new', history: [{ change: 'Wrote an email' }] })
  expect(lead?.answeredAt).toBeUndefined()
  expect(lead?.mail.filter(({ letter }) => letter === 'lead-replied')).toMatchObject([
    { to: 'office@highpine.example', state: 'waiting' },
  ])
})

test('emails that arrive after a look are read when the server says so, however soon after it', async () => {
  const { server, messages, replyTo: to } = await startReading({ look: 3_600_000 })
  for (const text of ['one', 'two', 'three']) {
    server.put(email({ to, text }))
    await vi.waitFor(async () => expect((await messages()).at(-1)?.text).toBe(text), {
      timeout: 12_000,
      interval: 20,
    })
  }
  expect(server.commands).toContain('IDLE')
})

test('an out-of-office note of the same second stands behind the answer, also where the mail server’s clock differs', async () => {
  const {
    server,
    messages,
    replyTo: to,
    post,
    clock,
  } = await startReading({
    lead: { email: 'ann@example.com' },
  })
  clock.now = new Date('2026-11-05T15:00:00.700Z')
  const send = async (text: string, after: string | null) => {
    const answer = { key: randomUUID(), subject: 'Hi', text, to: 'ann@example.com', files: [] }
    const sent = await post(`/api/admin/leads/${id}/conversation`, { ...answer, after })
    expect(sent.statusCode).toBe(200)
  }
  await send('first', null)
  server.put(email({ to, text: 'away' }), new Date('2026-11-05T15:00:00.000Z'))
  const [, away] = await arrived(messages, 2)
  expect(away?.['text']).toBe('away')
  clock.now = new Date('2026-11-05T15:10:00.000Z')
  server.put(email({ to, text: 'from the future' }), new Date('2026-11-05T16:00:00.000Z'))
  const future = (await arrived(messages, 3)).at(-1)
  clock.now = new Date('2026-11-05T15:20:00.000Z')
  await send('second', String(future?.['id']))
  expect((await messages()).map(({ text }: { text: string }) => text)).toEqual([
    'first',
    'away',
    'from the future',
    'second',
  ])
})

test('a reply to an email that we sent is on the lead, with its photo; a program is named and not taken', async () => {
  const { server, messages, confirmation, store, app, headers } = await startReading()
  const photo = await sharp({
    create: { width: 6, height: 6, channels: 3, background: '#456' },
  })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ann' } })
    .toBuffer()
  const part = (type: string, name: string, bytes: Buffer) =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`
  const body = [
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n',
    '<style>p{}</style><p>Here’s the <b>north</b> side.</p><script>alert(1)</script>\r\n',
    '<blockquote><p>Hi Ann</p></blockquote>\r\n',
    part('image/jpeg', 'roof.jpg', photo),
    part('application/octet-stream', 'setup.exe', Buffer.from('MZ')),
    '--b--',
  ].join('')
  const answers = [`In-Reply-To: <${confirmation.id}@highpine.example>`]
  server.put(email({ headers: answers, body, from: 'Someone <other@example.net>' }))
  const [message] = await arrived(messages)
  expect(message).toMatchObject({
    text: 'Here’s the north side.',
    quoted: '> Hi Ann',
    left: ['setup.exe: not a photo or a PDF'],
  })
  const [file] = (await store.leads.one(id))?.attachments ?? []
  expect(file).toMatchObject({ name: 'roof.jpg', kind: 'jpeg' })
  expect(message?.['files']).toEqual([file?.id])
  const bytes = await app.inject({
    url: `/api/admin/leads/${id}/attachments/${file?.id}`,
    headers,
  })
  expect((await sharp(bytes.rawPayload).metadata()).exif).toBeUndefined()
  expect(await store.inboundMail.inbox(0, 10)).toMatchObject({ total: 0 })
  await waitFor(async () => expect(await store.attachments.owners()).toEqual([id]))
})

test('of an email’s files the lead takes as many as fit; the others are named on the email and stored nowhere', async () => {
  const {
    server,
    messages,
    replyTo: to,
    store,
  } = await startReading({
    lead: { attachments: Array.from({ length: 18 }, aPhoto) },
  })
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64')
  const parts = ['north', 'south', 'east'].map(
    (name) =>
      `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=${name}.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n`,
  )
  const text = '--b\r\nContent-Type: text/plain\r\n\r\nPlans\r\n'
  const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${text}${parts.join('')}--b--`
  server.put(email({ to, body }))
  const [message] = await arrived(messages)
  expect(message).toMatchObject({ text: 'Plans', left: ['east.pdf: the lead has 20 files'] })
  await waitFor(async () => expect(await store.attachments.owners()).toEqual([id]))
  const lead = await store.leads.one(id)
  expect(lead?.attachments?.slice(18).map(({ name }) => name)).toEqual(['north.pdf', 'south.pdf'])
  const stored = lead?.attachments?.slice(18).map((one) => store.attachments.read(id, one.id))
  for (const bytes of await Promise.all(stored ?? [])) {
    expect(bytes).toBeDefined()
    bytes?.destroy()
  }
  expect(message?.['files']).toHaveLength(2)
})

test('the reference and the sender count only if our mail server vouches for the sender', async () => {
  const { server, messages, inbox } = await startReading()
  const reference = { subject: `About ${id}` }
  server.put(email({ ...reference, text: 'one' }))
  server.put(email({ ...reference, text: 'two', headers: [passed()], from: 'x@example.org' }))
  server.put(email({ text: 'three', headers: ['Authentication-Results: other; dmarc=pass'] }))
  const forged = ['Authentication-Results: mx.highpine.example; dmarc=fail', passed()]
  server.put(email({ text: 'four', headers: forged }))
  server.put(email({ text: 'five', from: 'Stranger <s@example.org>' }))
  server.put(email({ text: 'six', headers: [passed()], from: 'ann@example.com, evil@example.org' }))
  const waiting = await arrived(inbox, 6)
  const found = Object.fromEntries(waiting.map(({ text, why, guess }) => [text, [why, guess]]))
  const unsure = expect.stringContaining('couldn’t confirm who sent it')
  expect(found).toEqual({
    one: [unsure, id],
    two: [expect.stringContaining('comes from another address'), id],
    three: [unsure, id],
    four: [unsure, id],
    five: [expect.stringContaining('no lead has this address'), undefined],
    six: [unsure, id],
  })
  expect(await messages()).toEqual([])
  server.put(email({ ...reference, text: 'seven', headers: [passed()] }))
  server.put(email({ text: 'eight', headers: [passed()] }))
  expect((await arrived(messages, 2)).map(({ text }) => text)).toEqual(['seven', 'eight'])
})

test('out-of-office notes, mailings and our own people change nothing and tell nobody', async () => {
  const { server, messages, replyTo: to, store } = await startReading()
  server.put(email({ to, text: 'away', headers: ['Auto-Submitted: auto-replied'] }))
  server.put(email({ to, text: 'list', headers: ['Precedence: bulk'] }))
  server.put(email({ to, text: 'us', from: 'Olive <olive@example.com>' }))
  const found = await arrived(messages, 3)
  expect(found.map(({ text, automatic }) => [text, automatic])).toEqual([
    ['away', true],
    ['list', true],
    ['us', undefined],
  ])
  const lead = await store.leads.one(id)
  expect(lead).toMatchObject({ status: 'new', history: [] })
  expect(lead?.mail).toHaveLength(1)
  // Our own notices, when the mailbox is the office's.
  server.put(
    email({ from: 'office@highpine.example', headers: ['Auto-Submitted: auto-generated'] }),
  )
  server.put(email({ to, text: 'a person' }))
  await arrived(messages, 4)
  expect(await store.inboundMail.inbox(0, 10)).toMatchObject({ total: 0 })
})

test('a bounce that comes after an erasure stores nothing of the address', async () => {
  const { server, confirmation, store, post } = await startReading()
  expect((await post(`/api/admin/leads/${id}/erasure`)).statusCode).toBe(200)
  const report = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r\r\n',
    '\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\n',
    'Final-Recipient: rfc822; ann@example.com\r\nAction: failed\r\n',
    'Diagnostic-Code: smtp; 550 no ann@example.com here\r\n\r\n',
    `--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${confirmation.id}@highpine.example>\r\n\r\n--r--`,
  ]
  server.put(email({ from: 'mailer-daemon@example.com', body: report.join('') }))
  await waitFor(async () => expect((await store.mailboxState.read())?.lastUid).toBe(1))
  expect(JSON.stringify(await store.leads.one(id))).not.toContain('ann@example.com')
})

test('replies that came before the mailbox could be opened for the first time are read', async () => {
  const { server, messages, replyTo: to } = await startReading({ isDown: true })
  server.put(email({ to, text: 'while the password was wrong' }))
  server.setDown(false)
  expect(await arrived(messages)).toMatchObject([{ text: 'while the password was wrong' }])
})

test('a bounce is shown on the email that bounced, and the office is told', async () => {
  const { server, confirmation, store, get } = await startReading()
  const body = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r\r\n',
    '\r\n--r\r\nContent-Type: text/plain\r\n\r\nIt bounced.\r\n',
    '--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\n',
    'Final-Recipient: rfc822; ann@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n',
    'Diagnostic-Code: smtp; 550 5.1.1 No such\r\n user here\r\n\r\n',
    '--r\r\nContent-Type: text/rfc822-headers\r\n\r\n',
    `Message-ID: <${confirmation.id}@highpine.example>\r\nSubject: Hi\r\n\r\n--r--`,
  ].join('')
  const bounce = { from: 'MAILER-DAEMON <mailer-daemon@example.com>', subject: 'Undelivered' }
  server.put(email({ ...bounce, body: body.replace('Action: failed', 'Action: delayed') }))
  server.put(email({ ...bounce, body }))
  await waitFor(async () => {
    const { emails } = (await get(`/api/admin/leads/${id}`)).lead
    expect(emails).toMatchObject([{ state: 'failed', fault: '550 5.1.1 No such user here' }])
  })
  const { mail } = (await store.leads.one(id)) ?? { mail: [] }
  expect(mail.slice(1)).toMatchObject([{ letter: 'mail-failed', about: confirmation.id }])
  expect(await store.inboundMail.inbox(0, 10)).toMatchObject({ total: 0 })

  // The office's mailbox is full: the notice bounces too, and nobody is told of that.
  const [, notice] = mail
  const row = (state: 'sent' | 'failed') => ({ letter: 'mail-failed', state })
  await store.leads.transact(id, (lead) => ({
    change: {
      ...(lead ?? aLead(id)),
      mail: mail.map((one) => (one === notice ? { ...one, state: 'sent' as const } : one)),
    },
    answer: undefined,
  }))
  server.put(email({ ...bounce, body: body.replace(confirmation.id, String(notice?.id)) }))
  await waitFor(async () => {
    expect((await store.leads.one(id))?.mail.slice(1)).toMatchObject([row('failed')])
  })
})

test('staff put an email of the inbox on a lead, once, with its files, or dismiss it', async () => {
  const { server, inbox, messages, post, store } = await startReading()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64')
  const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nPlans\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n--b--`
  server.put(email({ from: 'zoe@example.org', body }))
  server.put(email({ from: 'spam@example.org', text: 'Buy' }))
  const [spam, plans] = await arrived(inbox, 2).then((both) =>
    both.sort((one) => (one['text'] === 'Buy' ? -1 : 1)),
  )
  expect(
    (await post(`/api/admin/inbox/${plans?.['id']}/lead`, { lead: 'hp-zzzzz9' })).json(),
  ).toMatchObject({
    fields: { lead: 'There’s no lead HP-ZZZZZ9.' },
  })
  const path = `/api/admin/inbox/${plans?.['id']}/lead`
  expect((await post(path, { lead: id.toLowerCase() })).statusCode).toBe(200)
  expect((await post(path, { lead: id })).statusCode).toBe(200)
  expect(await messages()).toMatchObject([{ text: 'Plans', from: 'zoe@example.org' }])
  expect((await store.leads.one(id))?.attachments).toMatchObject([{ name: 'plan.pdf' }])
  expect((await post(`/api/admin/inbox/${spam?.['id']}/dismissal`)).statusCode).toBe(200)
  expect(await inbox()).toEqual([])
  expect(await store.attachments.owners()).toEqual([id])
  const kept = JSON.stringify(await store.inboundMail.one(String(spam?.['id'])))
  expect(kept).not.toContain('spam@example.org')
})

test('a mailbox that was rebuilt, a dropped connection and a second copy bring nothing twice', async () => {
  const { server, messages, inbox, replyTo: to, store } = await startReading()
  const raw = email({ to, text: 'once' })
  server.put(raw)
  server.put(`Received: by another way\r\n${raw}`)
  server.put(email({ text: 'stranger', from: 's@example.org' }))
  await arrived(messages)
  await arrived(inbox)
  server.rebuild()
  await waitFor(async () => {
    const { uidValidity, lastUid } = (await store.mailboxState.read()) ?? {}
    expect([uidValidity, lastUid]).toEqual(['8', 3])
  })
  server.dropInNextFetch(40)
  server.put(email({ to, text: 'after a drop' }))
  await arrived(messages, 2)
  expect(await inbox()).toHaveLength(1)
})

test('a mailbox that can’t be reached is a problem on the health page, and loses nothing', async () => {
  const { server, messages, replyTo: to, get, clock, store } = await startReading()
  server.setDown(true)
  server.put(email({ to, text: 'while it was down' }))
  const failing = async () => (await store.mailboxState.read())?.failing
  await waitFor(async () => expect(await failing()).toBeDefined())
  const problems = async () =>
    (await get('/api/admin/health')).problems.map(({ what }: { what: string }) => what)
  clock.now = new Date(clock.now.getTime() + 120_000)
  expect(await problems()).toContainEqual(expect.stringContaining('Replies aren’t coming in'))
  server.setDown(false)
  server.setPassword('another')
  await waitFor(async () => expect((await failing())?.reason).toContain('refuses the password'))
  server.setPassword('secret')
  await arrived(messages)
  await waitFor(async () => expect(await failing()).toBeUndefined())
  expect((await problems()).join()).not.toContain('Replies')
})

test('while the mailbox can’t be reached the pauses between the tries grow', async () => {
  const { server } = await startReading({ isDown: true })
  // With the first pause alone, of 20 ms, there would be fifty.
  await new Promise((later) => setTimeout(later, 1_000))
  expect(server.attempts()).toBeGreaterThan(1)
  expect(server.attempts()).toBeLessThan(10)
})

test('another worker goes on once the lease of a killed one has ended', async () => {
  const { server, worker, begin, messages, replyTo: to, store, clock } = await startReading()
  await worker.stop()
  // As a killed one leaves it.
  const lease = { holder: 'killed', until: new Date(clock.now.getTime() + leaseMs).toISOString() }
  await store.mailboxState.lease(await mailboxOf(store), 'killed', clock.now)
  expect((await store.mailboxState.read())?.lease).toEqual(lease)
  begin()
  server.put(email({ to }))
  await new Promise((later) => setTimeout(later, 200))
  expect(server.connections()).toBe(0)
  expect(await messages()).toEqual([])
  clock.now = new Date(clock.now.getTime() + leaseMs + 1)
  await arrived(messages)
})

test('an email that is larger than is read is named in the inbox, and the next one is read', async () => {
  const { server, inbox, messages, replyTo: to } = await startReading()
  server.put(Buffer.alloc(maxMailBytes + 1, 'x'))
  server.put(email({ to, text: 'next' }))
  await arrived(messages)
  expect(await inbox()).toMatchObject([{ why: expect.stringContaining('too large') }])
  expect(server.reads()).toBe(1)
})

test('a bounce of an email to a subscriber marks it as failed', async () => {
  const { server, store } = await startReading()
  const row = { ...outboxRow(randomUUID(), '2026-11-05T10:00:00.000Z'), state: 'sent' as const }
  await store.bulk.add('subscribers', [{ ...aSubscriber('walt@example.com'), mail: [row] }])
  const report = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=r\r\n',
    '\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\n',
    'Final-Recipient: rfc822; walt@example.com\r\nAction: failed\r\n',
    'Diagnostic-Code: smtp; 550 No such user\r\n\r\n',
    `--r\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${row.id}@highpine.example>\r\n\r\n--r--`,
  ]
  server.put(email({ from: 'mailer-daemon@example.com', body: report.join('') }))
  await waitFor(async () => {
    const { subscribers } = await store.subscribers.newestFirst(0, 9)
    expect(subscribers[0]?.mail).toMatchObject([{ state: 'failed', lastFault: '550 No such user' }])
  })
  expect(await store.inboundMail.inbox(0, 10)).toMatchObject({ total: 0 })
})

test('only one worker reads; another goes on at once when it stops', async () => {
  const { server, worker, begin, messages, replyTo: to } = await startReading()
  const second = begin()
  await new Promise((later) => setTimeout(later, 100))
  expect(server.connections()).toBe(1)
  await worker.stop()
  server.put(email({ to }))
  await arrived(messages)
  await second.stop()
  expect(server.connections()).toBe(0)
})

test('an email to a merged lead is on the surviving one, and to an erased one in the inbox', async () => {
  const { server, messages, inbox, replyTo: to, post, store, get } = await startReading()
  const other = 'HP-BBBBB2'
  await store.bulk.add('leads', [{ ...aLead(other), idempotencyKey: 'two' }])
  const merged = await post(`/api/admin/leads/${other}/merge`, {
    version: 1,
    other: { id, version: 1 },
  })
  expect(merged.statusCode).toBe(200)
  server.put(email({ to, text: 'to the survivor' }))
  const survivors = async () => (await get(`/api/admin/leads/${other}/conversation`)).messages
  await arrived(survivors)
  expect(await messages()).toEqual([])
  expect((await store.leads.one(other))?.messages).toHaveLength(1)
  await post(`/api/admin/leads/${other}/erasure`)
  server.put(email({ to, text: 'again' }))
  expect(await arrived(inbox)).toMatchObject([{ why: 'It answers a lead that was erased.' }])
})

test('an erasure takes the person’s emails out of the inbox, and they don’t come back', async () => {
  const { server, inbox, post, store } = await startReading()
  server.put(email({ text: 'Gate code 4711' }))
  const [mail] = await arrived(inbox)
  expect((await post(`/api/admin/leads/${id}/erasure`)).statusCode).toBe(200)
  expect(await inbox()).toEqual([])
  server.rebuild()
  await waitFor(async () => expect((await store.mailboxState.read())?.lastUid).toBe(1))
  expect(await inbox()).toEqual([])
  expect(JSON.stringify(await store.inboundMail.one(String(mail?.['id'])))).not.toContain('4711')
})

test('what can’t be read is in the inbox, and the next email is not held up', async () => {
  const { server, inbox, messages, replyTo: to } = await startReading()
  const deep = Array.from(
    { length: 60 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  )
  server.put(`From: x@example.org\r\n${deep.join('')}`)
  server.put(email({ to, text: 'next' }))
  await arrived(messages)
  expect(await inbox()).toMatchObject([
    { why: expect.stringContaining('couldn’t read this email') },
  ])
})
