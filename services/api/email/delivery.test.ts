import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { queuedEmail } from '../outbox/outbox-row.ts'
import { aLead } from '../testing/sample-lead.ts'
import { openJsonFileStore } from '../store.ts'
import { mailWorkerDeps } from '../testing/mail-worker-deps.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createSmtpTransport } from '../email/smtp-transport.ts'
import { sendDueEmails } from '../email/mail-worker.ts'

const began = new Date('2026-11-05T10:00:00.000Z')
const short = { greetingMs: 500, silenceMs: 500, wholeMs: 2_000 }
const log = pino({ level: 'silent' })

/** Stores one lead with its two emails on disk, and starts a worker that sends to `server` by SMTP. */
async function oneLead({ port, trusted }: Awaited<ReturnType<typeof startMailServer>>) {
  const folder = await temporaryFolder()
  let store = await openJsonFileStore({ folder, log })
  onTestFinished(() => store.close())
  const mail = [
    queuedEmail('to-office', 'lead-to-office', 'office@highpine.example', began),
    queuedEmail('to-visitor', 'lead-confirmation', 'ann@example.com', began),
  ]
  const lead = { ...aLead('HP-AAAAA2'), mail }
  await store.leads.transactByForm({ idempotencyKey: 'a' }, () => ({
    add: lead,
    answer: undefined,
  }))
  const clock = { now: began }
  const workerDeps = (wait?: typeof short) =>
    mailWorkerDeps(store, clock, {
      transport: createSmtpTransport(`smtp://127.0.0.1:${port}`, {
        tls: trusted,
        ...(wait && { wait }),
      }),
    })
  const restart = async () => {
    await store.close()
    store = await openJsonFileStore({ folder, log })
  }
  const rows = async () => (await store.leads.one('HP-AAAAA2'))?.mail ?? []
  const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000))
  return { workerDeps, rows, later, restart, deadLetters: () => store.deadLetters.list(10) }
}

test('each email arrives once, even across a restart', async () => {
  const server = await startMailServer()
  const { workerDeps, restart, later } = await oneLead(server)
  for (let n = 0; n < 3; n += 1) await sendDueEmails(workerDeps())
  await restart()
  later(60)
  await sendDueEmails(workerDeps())
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
    'ann@example.com',
    'office@highpine.example',
  ])
})

test('greylisting only delays: the second attempt arrives, once', async () => {
  const asked = new Map<string, number>()
  const server = await startMailServer({
    refuse: (step, address) => {
      if (step !== 'recipient') return undefined
      asked.set(address, (asked.get(address) ?? 0) + 1)
      return asked.get(address) === 1 ? { code: 451, words: 'come back later' } : undefined
    },
  })
  const { workerDeps, rows, later } = await oneLead(server)
  await sendDueEmails(workerDeps())
  expect(server.received).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }, { attempts: 1 }])
  later(2)
  await sendDueEmails(workerDeps())
  later(2)
  await sendDueEmails(workerDeps())
  expect(server.received).toHaveLength(2)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a rejected address fails at once, and the office is notified by email', async () => {
  const server = await startMailServer({
    refuse: (step, address) =>
      step === 'recipient' && address === 'ann@example.com'
        ? { code: 550, words: '5.1.1 no such mailbox' }
        : undefined,
  })
  const { workerDeps, rows, later, deadLetters } = await oneLead(server)
  await sendDueEmails(workerDeps())
  await sendDueEmails(workerDeps())
  later(60 * 24)
  await sendDueEmails(workerDeps())
  expect(await rows()).toMatchObject([
    { id: 'to-office', state: 'sent' },
    { id: 'to-visitor', state: 'failed', attempts: 1 },
    { letter: 'mail-failed', state: 'sent', about: 'to-visitor' },
  ])
  expect(await deadLetters()).toMatchObject([{ collection: 'leads', row: { id: 'to-visitor' } }])
  expect(server.received).toHaveLength(2)
  const notice = server.received[1]
  expect(notice?.to).toEqual(['office@highpine.example'])
  expect(notice?.email.subject).toBe('We couldn’t deliver an email to ann@example.com')
  expect(notice?.email.text).toContain('no such mailbox')
  expect(notice?.email.text).toContain('970-555-0111')
})

test('a server that never answers fails an attempt, and the email is retried', async () => {
  const state = { silent: true }
  const server = await startMailServer({ silent: () => state.silent })
  const { workerDeps, rows, later } = await oneLead(server)
  await sendDueEmails(workerDeps(short))
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }, { attempts: 1 }])
  state.silent = false
  later(2)
  await sendDueEmails(workerDeps())
  expect((await rows()).map(({ state: now }) => now)).toEqual(['sent', 'sent'])
})

test('a crash between sending and recording sends again, under the same Message-ID', async () => {
  const server = await startMailServer()
  const { workerDeps, rows, restart } = await oneLead(server)
  const crashing = workerDeps()
  const died = sendDueEmails({
    ...crashing,
    outbox: {
      ...crashing.outbox,
      recordOutcome: () => Promise.reject(new Error('the plug was pulled')),
    },
  })
  await expect(died).rejects.toThrow('the plug')
  await expect.poll(() => server.received.length).toBe(2)
  await restart()
  await sendDueEmails(workerDeps())
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  const ids = server.received.map(({ email }) => email.messageId)
  expect(ids).toHaveLength(4)
  expect(new Set(ids)).toEqual(
    new Set(['<to-office@highpine.example>', '<to-visitor@highpine.example>']),
  )
})
