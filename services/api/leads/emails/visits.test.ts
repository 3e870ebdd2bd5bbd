import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { createSmtpTransport } from '../../email/smtp-transport.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'

const address =
  '12 Mill Creek; Suite “A”, Vail, by the old sawmill behind the second gate on the left'

/** Starts an app with one lead and a worker that collects emails. */
async function oneLead(fields: object = {}) {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const headers = { ...(await signInOwner(testApp)), ...sameOriginHeaders }
  const payload = { ...contactFields, name: 'Ann "Q" Ridge', ...fields }
  await app.inject({ method: 'POST', url: '/api/contact', payload })
  const emails: OutgoingEmail[] = []
  const transport = testTransport(async (email) => void emails.push(email))
  const work = async () => {
    emails.length = 0
    while ((await sendDueEmails(mailWorkerDeps(store, clock, { transport }))) > 0);
    return emails.filter(({ subject }) => /visit/i.test(subject) || /visita/i.test(subject))
  }
  /** Changes what is next. @param pause in ms, before the emails are sent */
  const step = async (change: object, pause = 11_000) => {
    const [lead] = (await app.inject({ url: '/api/admin/leads', headers })).json().leads
    const url = `/api/admin/leads/${lead.id}`
    const body = { version: lead.version, step: change }
    const answer = await app.inject({ method: 'PATCH', url, headers, payload: body })
    expect(answer.statusCode, answer.body).toBe(200)
    clock.now = new Date(clock.now.getTime() + pause)
    return work()
  }
  await work()
  return { ...testApp, headers, step, work }
}

const visit = {
  action: 'set',
  what: 'visit',
  day: '2026-11-12',
  time: '09:30',
  visit: { address, access: 'Gate 4711' },
}

/** Reads an appointment with another library than the one that wrote it. */
function appointmentIn({ calendar }: OutgoingEmail) {
  if (!calendar) throw new Error('The email has no appointment.')
  const root = new ICAL.Component(ICAL.parse(calendar.content) as unknown[])
  const [component] = root.getAllSubcomponents('vevent')
  if (!component) throw new Error('There is no event.')
  const event = new ICAL.Event(component)
  return {
    method: root.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    summary: event.summary,
    location: event.location,
    description: event.description,
    attendees: event.attendees.map((one) => [one.getParameter('cn'), one.getFirstValue()]),
  }
}

const to = (emails: OutgoingEmail[], reader: string) => {
  const email = emails.find((one) => one.to === reader)
  if (!email) throw new Error(`No email to ${reader}: ${emails.map((one) => one.to).join()}`)
  return email
}

test('customer and person get the appointment, its change and its cancellation, which another library reads', async () => {
  const { step } = await oneLead()
  const booked = await step(visit)
  expect(booked).toHaveLength(2)
  const customer = to(booked, contactFields.email)
  expect(customer.subject).toMatch(/^Your site visit: Thursday, November 12, 9:30 AM \(HP-/)
  expect(customer.text).toContain('12 Mill Creek')
  // The gate code is for staff.
  expect(JSON.stringify(customer)).not.toContain('4711')
  const first = appointmentIn(customer)
  expect(first).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    sequence: 0,
    start: '2026-11-12T16:30:00.000Z',
    minutes: 60,
    location: address,
    attendees: [['Ann ’Q’ Ridge', `mailto:${contactFields.email}`]],
  })
  const staff = booked.find((email) => email !== customer)
  expect(staff && appointmentIn(staff).description).toContain('Access: Gate 4711')

  const moved = await step({ ...visit, day: '2026-11-13' })
  const second = to(moved, contactFields.email)
  expect(second.subject).toContain('New time for your site visit: Friday, November 13')
  expect(appointmentIn(second)).toMatchObject({
    method: 'REQUEST',
    uid: first.uid,
    sequence: 1,
    start: '2026-11-13T16:30:00.000Z',
  })

  const canceled = await step({ action: 'cancel' })
  expect(canceled).toHaveLength(2)
  expect(appointmentIn(to(canceled, contactFields.email))).toMatchObject({
    method: 'CANCEL',
    status: 'CANCELLED',
    uid: first.uid,
    sequence: 2,
  })
})

test('a change that is for staff alone drops no appointment that still waits for the customer', async () => {
  const { step } = await oneLead()
  const withCode = (access: string) => ({ ...visit, visit: { ...visit.visit, access } })
  expect(await step(visit, 1_000)).toEqual([])
  const booked = await step(withCode('Gate 4712'))
  expect(booked.filter((email) => email.to === contactFields.email)).toHaveLength(1)
  expect(await step({ ...withCode('Gate 4712'), day: '2026-11-13' }, 1_000)).toEqual([])
  const moved = await step({ ...withCode('Gate 4713'), day: '2026-11-13' })
  expect(appointmentIn(to(moved, contactFields.email))).toMatchObject({
    start: '2026-11-13T16:30:00.000Z',
    sequence: 3,
  })
  // They have it, so another code is only for the person who goes.
  const onlyStaff = await step({ ...withCode('Gate 4714'), day: '2026-11-13' })
  expect(onlyStaff.map((email) => email.to === contactFields.email)).toEqual([false])
})

test('staff whose visit is moved without telling the customer get one email, which moves their appointment', async () => {
  const { step } = await oneLead()
  const of = (emails: OutgoingEmail[]) => emails.find((email) => email.to !== contactFields.email)
  const staff = async (change: object) => {
    const emails = await step(change)
    expect(emails.filter((email) => email.to !== contactFields.email)).toHaveLength(1)
    const email = of(emails)
    if (!email) throw new Error('There is no email to staff.')
    return { emails, email, entry: appointmentIn(email) }
  }
  const first = await staff(visit)
  const quiet = { ...visit, visit: { ...visit.visit, invites: false } }
  const moved = await staff({ ...quiet, day: '2026-11-13' })
  expect(moved.email.subject).toMatch(/^Changed: Site visit/)
  expect(moved.entry).toMatchObject({
    ...{ method: 'REQUEST', uid: first.entry.uid, sequence: 1 },
    start: '2026-11-13T16:30:00.000Z',
  })
  // The customer's appointment, as they have it, is canceled.
  const customer = to(moved.emails, contactFields.email)
  expect(customer.subject).toContain('Canceled: your site visit')
  expect(appointmentIn(customer)).toMatchObject({
    ...{ method: 'CANCEL', uid: first.entry.uid, start: '2026-11-12T16:30:00.000Z' },
  })
  const again = await staff({ ...quiet, day: '2026-11-14' })
  expect(again.entry).toMatchObject({ uid: first.entry.uid, sequence: 2 })
  const told = await staff({ ...visit, day: '2026-11-15' })
  expect(told.entry.uid).toBe(first.entry.uid)
  const invitation = appointmentIn(to(told.emails, contactFields.email))
  expect(invitation.method).toBe('REQUEST')
  expect(invitation.uid).not.toBe(first.entry.uid)
  const canceled = await staff({ action: 'cancel' })
  expect(canceled.entry).toMatchObject({ method: 'CANCEL', uid: first.entry.uid })
})

test('the customer is reminded once, the day before, of the visit as it is then', async () => {
  const { step, work, clock } = await oneLead()
  await step(visit)
  await step({ ...visit, day: '2026-11-13' })
  clock.now = new Date('2026-11-11T18:00:00.000Z')
  expect(await work()).toEqual([])
  clock.now = new Date('2026-11-12T17:01:00.000Z')
  const reminders = await work()
  expect(reminders.map(({ to: reader, subject }) => `${reader}: ${subject}`)).toEqual([
    expect.stringMatching(
      `^${contactFields.email}: Tomorrow: your site visit, Friday, November 13, 9:30 AM`,
    ),
  ])
  expect(reminders[0]?.calendar).toBeUndefined()
})

test('a visit that is canceled or whose day is over reminds nobody', async () => {
  const { step, work, clock } = await oneLead()
  await step(visit)
  await step({ action: 'cancel' })
  clock.now = new Date('2026-11-11T17:01:00.000Z')
  expect(await work()).toEqual([])
  await step({ ...visit, day: '2026-11-20' })
  clock.now = new Date('2026-11-21T17:01:00.000Z')
  expect(await work()).toEqual([])
})

test('the customer reads their own language, the person English', async () => {
  const { step, store } = await oneLead()
  const [lead] = (await store.leads.newestFirst(0, 1)).leads
  await store.leads.transact(lead?.id ?? '', (found) => ({
    ...(found && { change: { ...found, language: 'es' } }),
    answer: undefined,
  }))
  const emails = await step(visit)
  const customer = to(emails, contactFields.email)
  expect(customer.subject).toContain('Su visita: el jueves 12 de noviembre')
  expect(customer.html).toContain('<html lang="es">')
  expect(emails.find((email) => email !== customer)?.text).toContain('please answer in Spanish')
})

test('mail programs get the appointment as an alternative and as a file', async () => {
  const { step } = await oneLead()
  const email = to(await step(visit), contactFields.email)
  const { port, received, trusted } = await startMailServer()
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  await transport.send(email)
  const [mail] = received
  expect(mail?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
  expect(mail?.raw).toContain('visit.ics')
  for (const line of email.calendar?.content.split('\r\n') ?? [])
    expect(line.length).toBeLessThan(76)
})

test('a lead is found by the address of its visit', async () => {
  const { step, app, headers } = await oneLead()
  await step(visit)
  for (const [words, total] of [
    ['sawmill vail', 1],
    ['gate 4711', 0],
  ] as const) {
    const url = `/api/admin/leads?q=${encodeURIComponent(words)}`
    expect((await app.inject({ url, headers })).json().total).toBe(total)
  }
})

test('an erasure removes next step and visits, and sends nothing more', async () => {
  const { step, app, headers, store, work, clock } = await oneLead()
  await step(visit)
  const [lead] = (await store.leads.newestFirst(0, 1)).leads
  const url = `/api/admin/leads/${lead?.id}/erasure`
  expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
  const erased = await store.leads.one(lead?.id ?? '')
  expect(erased).not.toHaveProperty('nextStep')
  expect(erased).not.toHaveProperty('visits')
  expect(JSON.stringify(erased)).not.toContain('Mill Creek')
  clock.now = new Date('2026-11-11T17:01:00.000Z')
  expect(await work()).toEqual([])
})

test('the dashboard has what is due first and counts open leads without a next step, and the list filters both', async () => {
  const { step, app, headers } = await oneLead()
  const dashboard = async () => {
    const { own, without } = (await app.inject({ url: '/api/admin/dashboard', headers })).json()
    return { ...own.steps, without }
  }
  const listed = async (next: string) =>
    (await app.inject({ url: `/api/admin/leads?next=${next}`, headers })).json().total
  expect(await dashboard()).toMatchObject({ total: 0, without: 1 })
  expect([await listed('due'), await listed('none')]).toEqual([0, 1])
  await step({ action: 'set', what: 'call', day: '2026-11-05' })
  expect(await dashboard()).toMatchObject({
    total: 1,
    without: 0,
    leads: [{ nextStep: { what: 'call' } }],
  })
  expect([await listed('due'), await listed('none')]).toEqual([1, 0])
  await step({ action: 'snooze', until: '2026-11-07' })
  expect(await dashboard()).toMatchObject({ total: 0, without: 0 })
})
