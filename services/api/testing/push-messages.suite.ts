import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { EmailContext } from '../email/email.ts'
import { contactAccepted } from '../contact-form/contract.ts'
import { sendDueEmails } from '../email/mail-worker.ts'
import { leadToOffice } from '../leads/emails/to-office.ts'
import { hashPassword } from '../people/sign-in/passwords.ts'
import { hashToken, sessionId } from '../people/sign-in/session.ts'
import { createPushClient, createPushSender } from '../people/push/push-client.ts'
import { subscribe } from '../people/push/subscriptions.ts'
import { bufferOutcomes } from '../email/outcome-buffer.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import { announce, announceEnded } from '../people/push/push-rows.ts'
import { sendDuePushes } from '../people/push/push-worker.ts'
import type { Person } from '../people/person.ts'
import { connectPushes } from '../push-leads.ts'
import { mailWorkerDeps, testTransport } from './mail-worker-deps.ts'
import { aLead } from './sample-lead.ts'
import { createTestBrowser, startPushService, verifyVapid } from './push-service.ts'
import { contactFields } from './send-contact.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from './test-app.ts'
import { testEmailContext } from './test-firm.ts'
import type { OpenStore } from './webhook-test-app.ts'

const minute = 60_000
const hour = 60 * minute
const password = 'twelve letters and more'

const context = (): EmailContext => ({
  ...testEmailContext,
  pageOf: (path) =>
    path === '/renovations-vail'
      ? { path, title: 'Renovations in Vail', town: 'Vail', language: 'en' }
      : testEmailContext.pageOf(path),
})

/** Starts the app with a push service, and the workers for emails and push messages. Its clock is at 8:00 in the office. */
async function startPhones(open: OpenStore) {
  const service = await startPushService()
  const client = createPushClient({ allowPrivate: true, ...service.trusted })
  const store = await open()
  const testApp = await startTestApp({ ...(store && { store }), pushClient: client })
  const { app, clock } = testApp
  const now = () => clock.now
  const pushes = connectPushes({ store: testApp.store, context, now })
  const sender = createPushSender({
    obtainKeys: testApp.store.pushKeys.obtain,
    origin: 'https://www.highpine.example',
    office: () => 'office@highpine.example',
    now,
  })
  const log = pino({ level: 'silent' })
  const deps = { ...pushes.worker, client, sender, now, random: () => 0.5, log }
  const transport = testTransport(async () => {})
  const mail = mailWorkerDeps(testApp.store, clock, { transport, onSend: pushes.onSend })
  const owner = await signInOwner(testApp)
  const olive = (await testApp.store.people.findOwner())?.id ?? ''
  const addStaff = async (name: string, more: Partial<Person> = {}) => {
    const id = name.toLowerCase()
    await testApp.store.bulk.add('people', [
      {
        ...{ id, name, email: `${id}@example.com`, role: 'staff', sessions: [], mail: [] },
        ...{ passwordHash: await hashPassword(password), createdAt: now().toISOString() },
        ...more,
      },
    ])
    return id
  }
  const signIn = async (email: string) => {
    const url = '/api/admin/session'
    const payload = { email, password }
    const answer = await app.inject({ method: 'POST', url, headers: sameOriginHeaders, payload })
    const [cookie] = answer.cookies
    return {
      headers: { ...sameOriginHeaders, cookie: `${cookie?.name}=${cookie?.value}` },
      token: decodeURIComponent(cookie?.value ?? '').split('.')[0] ?? '',
    }
  }
  /** Signs somebody in with a browser that gets push messages. */
  const addPhone = async (id: string, name: string) => {
    const person = await testApp.store.people.one(id)
    const { headers, token } = await signIn(person?.email ?? '')
    const browser = createTestBrowser(service.origin, name, (await sender()).keys.publicKey)
    const session = hashToken(token).slice(0, 16)
    const people = testApp.store.people
    await subscribe({ id }, session, browser.subscription, { people, now: now() })
    const messages = () => service.got.filter(({ path }) => path === browser.path)
    return {
      ...browser,
      headers,
      session,
      received: messages,
      read: () => messages().map(browser.read),
      titles: () => messages().map((one) => browser.read(one).title),
      push: async () =>
        (await people.one(id))?.sessions.find((one) => sessionId(one) === session)?.push,
    }
  }
  const work = async () => {
    for (let more = 1; more > 0;) more = (await sendDueEmails(mail)) + (await sendDuePushes(deps))
  }
  /** Sends the contact form; the workers send what is due then. @returns the reference */
  const post = async (change: object = {}) => {
    const payload = { ...contactFields, ...change }
    const sent = { method: 'POST', url: '/api/contact', payload } as const
    const { reference } = contactAccepted.parse((await app.inject(sent)).json())
    await work()
    return reference
  }
  const later = async (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
    await work()
  }
  const settings = async (headers: object, payload: object) =>
    app.inject({
      method: 'PATCH',
      url: '/api/admin/account/push',
      headers: { ...headers },
      payload,
    })
  const assign = async (id: string, assignee: string) => {
    const { version = 0 } = (await testApp.store.leads.one(id)) ?? {}
    const url = `/api/admin/leads/${id}`
    await app.inject({ method: 'PATCH', url, headers: owner, payload: { version, assignee } })
  }
  /** Changes the push messages among the rows of somebody. */
  const changeRows = (id: string, change: (row: OutboxRow) => OutboxRow) =>
    testApp.store.people.transact(id, (person) => {
      if (!person) return { answer: undefined }
      const mail = person.mail.map((row) => (row.letter === 'push' ? change(row) : row))
      return { change: { ...person, mail }, answer: undefined }
    })
  /** Queues the messages about a new lead to the office, and sends nothing. */
  const queueNew = async (
    id: string,
    people: Parameters<typeof announce>[1]['people'] = deps.people,
  ) => {
    await testApp.store.bulk.add('leads', [aLead(id)])
    const to = { address: 'office@highpine.example' }
    const announcement = { key: `new ${id}`, event: 'new', leads: [id], urgent: false, to } as const
    await announce(announcement, { people, today: '2026-11-05', now: now() })
  }
  const rowsOf = async (id: string) =>
    ((await testApp.store.people.one(id))?.mail ?? []).filter(({ letter }) => letter === 'push')
  await work()
  return {
    ...testApp,
    ...{ service, deps, owner, olive, addStaff, addPhone, post, later, work, settings, assign },
    ...{ changeRows, rowsOf, queueNew },
  }
}

/** Registers tests of push messages on any store. */
export function pushMessages(adapter: string, open: OpenStore): void {
  describe(`${adapter}: push messages`, () => {
    test('a new lead is on every phone, encrypted and signed, without the customer’s name', async () => {
      const { olive, addPhone, post, service, clock } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      const reference = await post({ name: 'Ann Secret', page: '/renovations-vail' })
      expect(phone.read()).toMatchObject([
        {
          title: 'New lead',
          url: `/admin/contacts?lead=${reference}`,
          tag: reference,
        },
      ])
      const [message] = service.got
      if (!message) throw new Error('nothing was sent')
      expect(phone.read()[0]?.body).toBe(
        `Remodels & Renovations in Vail (${reference}). Answer by Friday, November 6, 8:00 AM.`,
      )
      expect(JSON.stringify(phone.read())).not.toContain('Secret')
      expect(message.body.toString('latin1')).not.toContain('Renovations')
      const { aud, exp, sub, sender } = verifyVapid(message)
      expect(aud).toBe(service.origin)
      expect(sub).toBe('https://www.highpine.example')
      expect(sender).toBe(phone.subscription.senderKey)
      const validMs = exp * 1000 - clock.now.getTime()
      expect(validMs).toBeGreaterThan(0)
      expect(validMs).toBeLessThanOrEqual(24 * hour)
      expect(message.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: String(6 * 60 * 60),
        urgency: 'high',
        topic: Buffer.from(reference).toString('base64url'),
      })
    })

    test('who chose it sees the customer’s name; who chose fewer events gets fewer', async () => {
      const { addStaff, addPhone, post, settings } = await startPhones(open)
      const kim = await addPhone(await addStaff('Kim'), 'kim')
      const sam = await addPhone(await addStaff('Sam'), 'sam')
      await settings(kim.headers, { names: true })
      await settings(sam.headers, { events: ['assigned', 'overdue'] })
      await post({ name: 'June Harrow' })
      expect(kim.titles()).toEqual(['New lead: June Harrow'])
      expect(sam.titles()).toEqual([])
    })

    test('a person’s address tells that person, and an office’s everybody who is not away', async () => {
      const { addStaff, addPhone, post, store, olive } = await startPhones(open)
      const owner = await addPhone(olive, 'owner')
      const kim = await addPhone(await addStaff('Kim'), 'kim')
      const away = await addPhone(
        await addStaff('Sam', { away: { from: '2026-11-01', to: '2026-11-09' } }),
        'sam',
      )
      await post()
      expect([owner, kim, away].map((one) => one.titles().length)).toEqual([1, 1, 0])
      await store.settings.setNotifications({
        id: 'notifications',
        requests: ['Kim@example.com'],
        failures: ['office@highpine.example'],
      })
      await post({ email: 'other@example.com', message: 'Another roof' })
      expect([owner, kim, away].map((one) => one.titles().length)).toEqual([1, 2, 0])
    })

    test('a correction of a lead is no new lead', async () => {
      const { addPhone, olive, post } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      const key = { idempotencyKey: 'k'.repeat(32) }
      await post({ ...key, message: 'A leak' })
      await post({ ...key, message: 'A leak in the kitchen' })
      expect(phone.titles()).toEqual(['New lead'])
    })

    test('an assignment by somebody else is told, one to oneself is not', async () => {
      const { addStaff, addPhone, post, assign, later, olive } = await startPhones(open)
      const kimId = await addStaff('Kim')
      const reference = await post()
      const [owner, kim] = [await addPhone(olive, 'owner'), await addPhone(kimId, 'kim')]
      await assign(reference, olive)
      await later(minute)
      expect(owner.titles()).toEqual([])
      await assign(reference, kimId)
      await later(minute)
      expect(kim.titles()).toEqual(['Assigned to you'])
      expect(kim.read()[0]?.tag).toBe(reference)
    })

    test('a late answer is told to whoever has the lead, once', async () => {
      const { addStaff, addPhone, post, assign, later, olive } = await startPhones(open)
      const kimId = await addStaff('Kim')
      const reference = await post()
      await assign(reference, kimId)
      await later(minute)
      const [owner, kim] = [await addPhone(olive, 'owner'), await addPhone(kimId, 'kim')]
      await later(25 * hour)
      expect(kim.titles()).toEqual(['Late answer'])
      expect(kim.read()[0]?.body).toContain('We said we’d answer by')
      expect(owner.titles()).toEqual([])
    })

    test('nothing is told of a lead that was answered meanwhile', async () => {
      const { addPhone, olive, post, service, store, later } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (_request, reply) => reply.writeHead(503).end()
      const reference = await post()
      expect(phone.received()).toHaveLength(1)
      await store.leads.transact(reference, (lead) =>
        lead
          ? { change: { ...lead, status: 'contacted' }, answer: undefined }
          : { answer: undefined },
      )
      await later(2 * minute)
      expect(phone.received()).toHaveLength(1)
      const row = (await store.people.one(olive))?.mail.find(({ letter }) => letter === 'push')
      expect(row).toMatchObject({ state: 'dropped', note: 'there was nothing to tell any more' })
    })

    test('a push service that is busy gets it later, and the device shows it until then', async () => {
      const { addPhone, olive, post, service, later } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (_request, reply) => reply.writeHead(429, { 'retry-after': '600' }).end()
      await post()
      expect((await phone.push())?.failing?.reason).toBe('the push service answered 429')
      service.answer = (_request, reply) => reply.writeHead(201).end()
      await later(5 * minute)
      expect(phone.received()).toHaveLength(1)
      await later(6 * minute)
      expect(phone.received()).toHaveLength(2)
      expect(await phone.push()).toMatchObject({ reachedAt: expect.any(String) })
      expect((await phone.push())?.failing).toBeUndefined()
    })

    test('a message that is no news any more is dropped', async () => {
      const { addPhone, olive, post, service, later, clock, store } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (_request, reply) => reply.writeHead(500).end()
      await post()
      clock.now = new Date(clock.now.getTime() + 6 * hour)
      service.answer = (_request, reply) => reply.writeHead(201).end()
      await later(minute)
      expect(phone.received()).toHaveLength(1)
      const row = (await store.people.one(olive))?.mail.find(({ letter }) => letter === 'push')
      expect(row?.note).toBe('it was no news any more')
    })

    test.each([404, 410])('the answer %i ends the messages to a device', async (status) => {
      const { addPhone, olive, post, service } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (_request, reply) => reply.writeHead(status).end()
      await post()
      expect(await phone.push()).toBeUndefined()
      await post({ message: 'Another roof' })
      expect(phone.received()).toHaveLength(1)
    })

    test.each([400, 413])('the answer %i is not tried again, and is shown', async (status) => {
      const { addPhone, olive, post, service, later, app, owner } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (_request, reply) => reply.writeHead(status).end()
      await post()
      const health = async () =>
        (await app.inject({ url: '/api/admin/health', headers: owner })).body
      await later(9 * minute)
      expect(await health()).not.toContain('Notifications don’t reach')
      await later(hour)
      expect(phone.received()).toHaveLength(1)
      expect((await phone.push())?.failing?.reason).toBe(`the push service answered ${status}`)
      expect(await health()).toContain('Notifications don’t reach one device')
    })

    test('a redirect is not followed', async () => {
      const { addPhone, olive, post, service } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (request, reply) =>
        reply.writeHead(307, { location: `${service.origin}/elsewhere` }).end(request.url)
      await post()
      expect(service.got.map(({ path }) => path)).toEqual([phone.path])
    })

    test('signing out, and signing out everywhere else, end the messages', async () => {
      const { addPhone, olive, post, app } = await startPhones(open)
      const [one, two] = [await addPhone(olive, 'one'), await addPhone(olive, 'two')]
      const out = { method: 'DELETE', url: '/api/admin/session', headers: one.headers } as const
      await app.inject(out)
      await post()
      expect([one, two].map((phone) => phone.received().length)).toEqual([0, 1])
      const third = await addPhone(olive, 'three')
      const others = { method: 'DELETE', url: '/api/admin/account/sessions' } as const
      await app.inject({ ...others, headers: third.headers })
      await post({ message: 'Another roof' })
      expect([one, two, third].map((phone) => phone.received().length)).toEqual([0, 1, 1])
    })

    test('whoever is removed gets nothing more', async () => {
      const { addStaff, addPhone, post, app, owner } = await startPhones(open)
      const kim = await addStaff('Kim')
      const phone = await addPhone(kim, 'kim')
      await app.inject({ method: 'DELETE', url: `/api/admin/people/${kim}`, headers: owner })
      await post()
      expect(phone.received()).toEqual([])
    })

    test('a session that expires is told so once, then its browser is forgotten', async () => {
      const { addPhone, olive, post, later, deps, clock } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await later(8 * 24 * hour)
      await post()
      expect(phone.titles()).toEqual([])
      for (const _ of [1, 2]) {
        await announceEnded(deps.people, clock.now)
        await later(minute)
      }
      expect(phone.titles()).toEqual(['You’re signed out on this device'])
      expect(await phone.push()).toBeUndefined()
    })

    test('a browser that another person signs in with is theirs alone', async () => {
      const { addStaff, addPhone, olive, post } = await startPhones(open)
      const before = await addPhone(olive, 'shared')
      const after = await addPhone(await addStaff('Kim'), 'shared')
      expect(await before.push()).toBeUndefined()
      await post()
      expect(after.received()).toHaveLength(1)
    })

    test('a browser that subscribed with another key is forgotten', async () => {
      const { olive, addPhone, post, store, service } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await store.people.transact(olive, (person) =>
        person
          ? {
              change: {
                ...person,
                sessions: person.sessions.map(({ push, ...one }) => ({
                  ...one,
                  ...(push && { push: { ...push, senderKey: 'another' } }),
                })),
              },
              answer: undefined,
            }
          : { answer: undefined },
      )
      await post()
      expect(service.got).toEqual([])
      expect(await phone.push()).toBeUndefined()
    })

    test('what comes in during quiet hours is one message at their end', async () => {
      const { addPhone, olive, post, later, clock, settings } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await settings(phone.headers, { quiet: { from: '21:00', to: '07:00' } })
      // 8:00 in the office at first.
      await later(14 * hour)
      for (const n of [1, 2, 3]) await post({ message: `Roof ${n}`, page: '/roofing' })
      await later(hour)
      expect(phone.titles()).toEqual([])
      clock.now = new Date('2026-11-06T14:00:00.000Z')
      await later(0)
      expect(phone.titles()).toEqual(['3 new leads since 9:00 PM'])
      expect(phone.read()[0]).toMatchObject({ url: '/admin/dashboard', tag: 'summary' })
      expect(phone.received()[0]?.headers['urgency']).toBe('normal')
      await later(hour)
      expect(phone.received()).toHaveLength(1)
    })

    test('one lead of quiet hours is told as itself, and none that was answered', async () => {
      const { addPhone, olive, post, later, settings, store } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await settings(phone.headers, { quiet: { from: '21:00', to: '07:00' } })
      await later(14 * hour)
      const [kept, answered] = [await post({ message: 'one' }), await post({ message: 'two' })]
      await store.leads.transact(answered, (lead) =>
        lead
          ? { change: { ...lead, status: 'contacted' }, answer: undefined }
          : { answer: undefined },
      )
      await later(9 * hour)
      expect(phone.read().map(({ tag }) => tag)).toEqual([kept])
    })

    test('an urgent lead passes quiet hours unless the person says otherwise', async () => {
      const { addStaff, addPhone, post, later, settings } = await startPhones(open)
      const kim = await addPhone(await addStaff('Kim'), 'kim')
      const sam = await addPhone(await addStaff('Sam'), 'sam')
      const quiet = { from: '21:00', to: '07:00' }
      await settings(kim.headers, { quiet })
      await settings(sam.headers, { quiet, urgentAlways: false })
      await later(14 * hour)
      await post({ urgent: true })
      expect(kim.titles()).toEqual(['Urgent: New lead'])
      expect(sam.titles()).toEqual([])
    })

    test('a push service keeps a message at most until quiet hours begin', async () => {
      const { addPhone, olive, post, later, settings } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await settings(phone.headers, { quiet: { from: '21:00', to: '07:00' } })
      await later(12 * hour)
      await post()
      expect(phone.received()[0]?.headers['ttl']).toBe(String(60 * 60))
    })

    test('several leads that are assigned together are one message', async () => {
      const { addStaff, addPhone, post, later, app, owner, store } = await startPhones(open)
      const kimId = await addStaff('Kim')
      const ids = [await post({ message: 'one' }), await post({ message: 'two' })]
      const kim = await addPhone(kimId, 'kim')
      const leads = await Promise.all(
        ids.map(async (id) => ({ id, version: (await store.leads.one(id))?.version ?? 0 })),
      )
      const payload = { leads, assignee: kimId }
      await app.inject({ method: 'POST', url: '/api/admin/leads/bulk', headers: owner, payload })
      await later(minute)
      expect(kim.read()).toMatchObject([
        { title: '2 leads assigned to you', url: `/admin/contacts?assignee=${kimId}` },
      ])
    })

    test('a message that is queued again reaches a device once', async () => {
      const { addPhone, olive, post, deps, later, store } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      const reference = await post()
      const lead = await store.leads.one(reference)
      const row = lead?.mail.find(({ letter }) => letter === 'lead-to-office')
      if (!lead || !row) throw new Error('no email to the office')
      const again = connectPushes({ store, context, now: deps.now })
      await again.onSend({ row, collection: 'leads', record: lead, other: store.leads.one })
      await later(minute)
      expect(phone.received()).toHaveLength(1)
    })

    test('what a push service has taken isn’t sent again, though the store takes no writes then', async () => {
      const { addPhone, olive, queueNew, later, deps, rowsOf } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await queueNew('HP-AAAAA2')
      const recorded: string[] = []
      const refuse = async () => {
        throw new Error('the disk is full')
      }
      const outbox = bufferOutcomes(
        {
          ...deps.outbox,
          recordOutcome: async (due, row, more) => {
            recorded.push(row.state)
            if (recorded.length === 1) return refuse()
            await deps.outbox.recordOutcome(due, row, more)
          },
        },
        deps,
      )
      await sendDuePushes({ ...deps, outbox, people: { ...deps.people, transact: refuse } })
      expect(phone.received()).toHaveLength(1)
      await outbox.flush()
      expect(recorded).toEqual(['sent', 'sent'])
      expect(await rowsOf(olive)).toMatchObject([{ state: 'sent' }])
      await later(hour)
      expect(phone.received()).toHaveLength(1)
    })

    test('a failure for one person leaves the others theirs', async () => {
      const { addStaff, addPhone, olive, later, store, deps, queueNew } = await startPhones(open)
      const ids = [olive, await addStaff('Kim'), await addStaff('Sam')]
      const phones = [await addPhone(olive, 'one'), await addPhone('kim', 'two')]
      phones.push(await addPhone('sam', 'three'))
      const failed = (await store.people.listMembers())[0]?.id
      const people = {
        ...deps.people,
        transact: ((id, change) =>
          id === failed
            ? Promise.reject(new Error('the disk is full'))
            : store.people.transact(id, change)) as typeof store.people.transact,
      }
      await expect(queueNew('HP-AAAAA2', people)).rejects.toThrow(AggregateError)
      await later(0)
      const titles = ids.map((id, n) => [id, phones[n]?.titles()])
      expect(titles).toEqual(ids.map((id) => [id, id === failed ? [] : ['New lead']]))
    })

    test('a row that can’t be read is dropped, and an event of the next release is left out', async () => {
      const { addPhone, olive, post, service, later, changeRows, rowsOf } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      service.answer = (_request, reply) => reply.writeHead(503).end()
      await post()
      const [{ about = '' } = {}] = await rowsOf(olive)
      service.answer = (_request, reply) => reply.writeHead(201).end()
      await changeRows(olive, (row) => ({ ...row, about: 'no JSON' }))
      await later(2 * minute)
      const [dropped] = await rowsOf(olive)
      expect(dropped).toMatchObject({ state: 'dropped', note: 'what it is about can’t be read' })
      expect(dropped?.about).toBeUndefined()
      await changeRows(olive, (row) => ({
        ...row,
        state: 'waiting',
        about: about.replace('"new"', '"measured"'),
      }))
      await later(0)
      expect(await rowsOf(olive)).toMatchObject([
        { state: 'dropped', note: 'there was nothing to tell any more' },
      ])
      // It is not the last message, after which the browser is forgotten.
      expect(await phone.push()).toBeDefined()
      expect(phone.received()).toHaveLength(1)
    })

    test('a failed email that staff send again tells nobody', async () => {
      const { addPhone, olive, deps, later, store } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      const lead = { ...aLead('HP-AAAAA2'), status: 'new' as const }
      const row = leadToOffice.row('office@highpine.example', deps.now())
      const record = { ...lead, mail: [row] }
      await store.bulk.add('leads', [lead])
      const { onSend } = connectPushes({ store, context, now: deps.now })
      const due = { collection: 'leads', record, other: store.leads.one }
      await onSend({ ...due, row: { ...row, attempts: 0, lastFault: 'no such mailbox' } })
      await later(0)
      expect(phone.received()).toEqual([])
      await onSend({ ...due, row })
      await later(0)
      expect(phone.titles()).toEqual(['New lead'])
    })

    test('neither a failure of ours nor a stop counts as one of the device', async () => {
      const { addPhone, olive, queueNew, deps, clock, rowsOf } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await queueNew('HP-AAAAA2')
      const describe = async () => {
        throw new Error('the disk is full')
      }
      await sendDuePushes({ ...deps, describe })
      expect(await rowsOf(olive)).toMatchObject([{ attempts: 1, lastFault: 'the disk is full' }])
      expect((await phone.push())?.failing).toBeUndefined()
      clock.now = new Date(clock.now.getTime() + 10 * minute)
      deps.client.close()
      await sendDuePushes(deps)
      expect(await rowsOf(olive)).toMatchObject([
        { attempts: 2, lastFault: 'the service was stopped during the request' },
      ])
      expect((await phone.push())?.failing).toBeUndefined()
    })

    test('several leads are urgent if one of them is', async () => {
      const { addStaff, addPhone, post, later, app, owner, store } = await startPhones(open)
      const kimId = await addStaff('Kim')
      const ids = [await post({ message: 'one' }), await post({ message: 'two', urgent: true })]
      const kim = await addPhone(kimId, 'kim')
      const leads = await Promise.all(
        ids.map(async (id) => ({ id, version: (await store.leads.one(id))?.version ?? 0 })),
      )
      const quiet = { from: '07:00', to: '21:00' }
      await app.inject({
        ...{ method: 'PATCH', url: '/api/admin/account/push' },
        ...{ headers: kim.headers, payload: { quiet } },
      })
      const payload = { leads, assignee: kimId }
      await app.inject({ method: 'POST', url: '/api/admin/leads/bulk', headers: owner, payload })
      await later(minute)
      expect(kim.titles()).toEqual(['Urgent: 2 leads assigned to you'])
    })

    test('what comes in after the summary was sent is told by itself, when quiet hours are over', async () => {
      const { addPhone, olive, post, later, settings, changeRows, rowsOf } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await settings(phone.headers, { quiet: { from: '21:00', to: '07:00' } })
      await later(14 * hour)
      await post({ message: 'one' })
      await changeRows(olive, (row) => ({ ...row, state: 'sent' }))
      const reference = await post({ message: 'two' })
      expect(phone.received()).toEqual([])
      await later(9 * hour)
      expect(phone.read().map(({ tag }) => tag)).toEqual([reference])
      // Nothing keeps what a message was about.
      const finished = (await rowsOf(olive)).filter(({ attempts }) => attempts > 0)
      expect(finished).toMatchObject([{ state: 'sent' }])
      expect(finished[0]?.about).toBeUndefined()
    })

    test('a session that expires at night is told so when quiet hours are over', async () => {
      const { addPhone, olive, later, deps, clock, settings } = await startPhones(open)
      const phone = await addPhone(olive, 'phone')
      await settings(phone.headers, { quiet: { from: '21:00', to: '07:00' } })
      // 22:00 in the office.
      await later(8 * 24 * hour + 14 * hour)
      await announceEnded(deps.people, clock.now)
      await later(minute)
      expect(phone.titles()).toEqual([])
      await later(9 * hour)
      expect(phone.titles()).toEqual(['You’re signed out on this device'])
      expect(await phone.push()).toBeUndefined()
    })
  })
}
