import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openJsonFileStore } from '../store.ts'
import { aLead } from '../testing/sample-lead.ts'
import { mailWorkerDeps, testTransport } from '../testing/mail-worker-deps.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { Lead } from '../leads/lead.ts'
import { queuedEmail, type OutboxRow } from '../outbox/outbox-row.ts'
import { maxAttempts, retryDelayMs } from '../outbox/outbox.ts'
import { createFileTransport, openEmailFolder } from './file-transport.ts'
import type { OutgoingEmail, MailTransport } from './mail-transport.ts'
import { clockStepPauseMs, sendDueEmails, startMailWorker } from './mail-worker.ts'

const began = new Date('2026-11-05T10:00:00.000Z')

/** Opens a store with one lead and its two emails, and a worker with a test clock. */
async function oneLead(
  transport: MailTransport,
  change: Partial<Lead> = {},
  more: readonly OutboxRow[] = [],
) {
  const folder = await temporaryFolder()
  const store = await openJsonFileStore({ folder, log: pino({ level: 'silent' }) })
  onTestFinished(() => store.close())
  const mail = [
    queuedEmail('to-office', 'lead-to-office', 'office@highpine.example', began),
    queuedEmail('to-visitor', 'lead-confirmation', 'ann@example.com', began),
    ...more,
  ]
  const lead = { ...aLead('HP-AAAAA2'), ...change, mail }
  await store.leads.transactByForm({ idempotencyKey: 'a' }, () => ({
    add: lead,
    answer: undefined,
  }))
  const logged: string[] = []
  const clock = { now: began }
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const deps = mailWorkerDeps(store, clock, { transport, log })
  const rows = async () => (await store.leads.one('HP-AAAAA2'))?.mail ?? []
  return { deps, rows, clock, logged }
}

/** Creates a transport that collects emails, or fails while it is broken. */
function testPost() {
  const emails: OutgoingEmail[] = []
  const state = { broken: false }
  const post = testTransport(async (email) => {
    if (state.broken) throw new Error('421 not now')
    emails.push(email)
  })
  return { post, emails, state }
}

describe('the outbox', () => {
  test('sends each email once and records it', async () => {
    const { post, emails } = testPost()
    const { deps, rows } = await oneLead(post)
    expect(await sendDueEmails(deps)).toBe(2)
    expect(await sendDueEmails(deps)).toBe(0)
    expect(emails.map(({ to }) => to)).toEqual(['office@highpine.example', 'ann@example.com'])
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  test('retries with back-off, and fails with an error in the log after eight attempts', async () => {
    const { post, state } = testPost()
    state.broken = true
    const { deps, rows, clock, logged } = await oneLead(post)
    await sendDueEmails(deps)
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, lastFault: '421 not now' })
    expect(row?.nextAttemptAt).toBe('2026-11-05T10:01:00.000Z')
    expect(await sendDueEmails(deps)).toBe(0)
    for (let day = 6; day < 20; day += 1) {
      clock.now = new Date(`2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`)
      await sendDueEmails(deps)
    }
    expect((await rows()).slice(0, 2)).toMatchObject([
      { state: 'failed', attempts: maxAttempts },
      { state: 'failed', attempts: maxAttempts },
    ])
    expect(logged.filter((line) => line.includes('MAIL GIVEN UP: lead'))).toHaveLength(2)
  })

  test('the back-off has jitter and takes about eighteen hours in all', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelayMs(attempt, 0.5) / 60_000)
    expect(pauses).toEqual([1, 3, 9, 27, 81, 243, 729])
    expect(retryDelayMs(1, 0)).toBe(48_000)
    expect(retryDelayMs(1, 1)).toBe(72_000)
  })

  test('stopping waits for running deliveries', async () => {
    const { post, emails } = testPost()
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    let delivering = 0
    const send = (email: OutgoingEmail) => {
      delivering += 1
      return gate.then(() => post.send(email))
    }
    const slow = { ...post, send }
    const { deps, rows } = await oneLead(slow)
    const worker = startMailWorker(deps)
    await expect.poll(() => delivering).toBe(2)
    const stopped = worker.stop()
    release()
    await stopped
    expect(emails).toHaveLength(2)
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })
})

/** Starts a worker with a lead whose last reminder is due in a day, and resolves when its other emails are sent. */
async function withReminder() {
  const { post, emails } = testPost()
  const lead = await oneLead(post, {}, [
    queuedEmail('late', 'reminder-100', 'a@b.example', nextDay),
  ])
  const elapsed = { ms: 0 }
  const worker = startMailWorker(lead.deps, () => elapsed.ms)
  onTestFinished(worker.stop)
  const states = async () => (await lead.rows()).map(({ state }) => state)
  await expect.poll(states).toEqual(['sent', 'sent', 'waiting'])
  const setClock = async (to: Date) => {
    lead.clock.now = to
    await expect.poll(() => lead.logged.join()).toContain('The clock was set forward')
  }
  return { ...lead, elapsed, emails, setClock, states }
}
const nextDay = new Date('2026-11-06T10:00:00.000Z')

test('a reminder is not sent while the clock is ahead for a minute', async () => {
  const { setClock, clock, elapsed, deps, states } = await withReminder()
  await setClock(new Date('2026-11-08T10:00:00.000Z'))
  clock.now = began
  elapsed.ms = clockStepPauseMs
  const { outbox } = deps
  const [due] = await outbox.due(nextDay, 1)
  if (due)
    await outbox.recordOutcome(due, due.row, [
      queuedEmail('last', 'lead-to-office', 'a@b.example', began),
    ])
  await expect.poll(states).toEqual(['sent', 'sent', 'waiting', 'sent'])
})

test('emails go on two minutes after the clock was set forward', async () => {
  const { setClock, elapsed, emails } = await withReminder()
  await setClock(new Date('2026-11-08T10:00:00.000Z'))
  expect(emails).toHaveLength(2)
  elapsed.ms = clockStepPauseMs
  await expect.poll(() => emails.length).toBe(3)
})

describe('the emails', () => {
  test('Reply-To of the office’s email is the visitor, who gets their request in the confirmation', async () => {
    const { post, emails } = testPost()
    const { deps } = await oneLead(post, { message: 'A <house>.', extra: { budget: '5000' } })
    await sendDueEmails(deps)
    const [office, visitor] = emails
    expect(office?.from.address).toBe('office@highpine.example')
    expect(office?.replyTo).toEqual({ name: 'Ann', address: 'ann@example.com' })
    expect(office?.text).toContain('Budget: 5000')
    expect(visitor?.replyTo).toBeUndefined()
    expect(visitor?.text).toContain('Reference: HP-AAAAA2')
    expect(visitor?.html).toContain('A &lt;house&gt;.')
  })

  test('a name cannot add a header', async () => {
    const folder = await temporaryFolder()
    const { deps } = await oneLead(await createFileTransport(openEmailFolder(folder)), {
      name: 'Ann\r\nBcc: everyone@example.com\r\n\r\nBody',
    })
    await sendDueEmails(deps)
    for (const file of await readdir(folder)) {
      const [head = ''] = (await readFile(join(folder, file), 'utf8')).split('\n\n')
      expect(head).not.toMatch(/^bcc:/im)
    }
  })
})

test('without a mail server every email is one file, however often it is sent', async () => {
  const folder = await temporaryFolder()
  const post = await createFileTransport(openEmailFolder(folder))
  const { deps, rows } = await oneLead(post)
  const due = await deps.outbox.due(began, 10)
  await sendDueEmails(deps)
  await sendDueEmails({ ...deps, outbox: { ...deps.outbox, due: async () => due } })
  expect((await readdir(folder)).sort()).toEqual(['to-office.eml', 'to-visitor.eml'])
  expect((await rows()).map(({ state, note }) => [state, note])).toEqual([
    ['sent', 'written to a file'],
    ['sent', 'written to a file'],
  ])
  const text = await readFile(join(folder, 'to-office.eml'), 'utf8')
  expect(text).toContain('From: Highpine <office@highpine.example>')
  expect(text).toContain('Reply-To: Ann <ann@example.com>')
  expect(text).toContain('Message-ID: <to-office@highpine.example>')
})
