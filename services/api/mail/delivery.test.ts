import { testSender } from '../testing/test-sender.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { letterDue } from '../records/mail-row.ts'
import { aLead } from '../records/sample-lead.ts'
import { openJsonFileStore } from '../store/json-file/open.ts'
import { mailServer } from '../testing/mail-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { smtpPost } from './smtp.ts'
import { sendDueMail, type MailRound } from './worker.ts'

const began = new Date('2026-11-05T10:00:00.000Z')
const short = { greetingMs: 500, silenceMs: 500, wholeMs: 2_000 }
const log = pino({ level: 'silent' })

/** One lead with its two letters on the disk, and a worker that reaches `server` by SMTP. */
async function oneLead(
  { port, trusted }: Awaited<ReturnType<typeof mailServer>>,
  wait?: typeof short,
) {
  const folder = await temporaryFolder()
  let store = await openJsonFileStore({ folder, log })
  onTestFinished(() => store.close())
  const mail = [
    letterDue('to-office', 'lead-to-office', 'office@highpine.example', began),
    letterDue('to-visitor', 'lead-confirmation', 'ann@example.com', began),
  ]
  const lead = { ...aLead('HP-AAAAA2'), mail }
  await store.leads.settle({ idempotencyKey: 'a' }, () => ({ add: lead, answer: undefined }))
  const clock = { now: began }
  const round = (): MailRound => ({
    outbox: store.outbox,
    post: smtpPost(`smtp://127.0.0.1:${port}`, { tls: trusted, ...(wait && { wait }) }),
    sender: testSender,
    counts: store.counters,
    now: () => clock.now,
    random: () => 0.5,
    log,
  })
  const restart = async () => {
    await store.close()
    store = await openJsonFileStore({ folder, log })
  }
  const rows = async () => (await store.leads.one('HP-AAAAA2'))?.mail ?? []
  const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000))
  return { round, rows, later, restart, deadLetters: () => store.deadLetters.list(10) }
}

test('each letter arrives once, also over a restart', async () => {
  const server = await mailServer()
  const { round, restart, later } = await oneLead(server)
  for (let n = 0; n < 3; n += 1) await sendDueMail(round())
  await restart()
  later(60)
  await sendDueMail(round())
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
    'ann@example.com',
    'office@highpine.example',
  ])
})

test('greylisting only delays: the second attempt arrives, once', async () => {
  const asked = new Map<string, number>()
  const server = await mailServer({
    refuse: (step, address) => {
      if (step !== 'recipient') return undefined
      asked.set(address, (asked.get(address) ?? 0) + 1)
      return asked.get(address) === 1 ? { code: 451, words: 'come back later' } : undefined
    },
  })
  const { round, rows, later } = await oneLead(server)
  await sendDueMail(round())
  expect(server.received).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }, { attempts: 1 }])
  later(2)
  await sendDueMail(round())
  later(2)
  await sendDueMail(round())
  expect(server.received).toHaveLength(2)
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a refused address is given up at once, and the office is told by mail', async () => {
  const server = await mailServer({
    refuse: (step, address) =>
      step === 'recipient' && address === 'ann@example.com'
        ? { code: 550, words: '5.1.1 no such mailbox' }
        : undefined,
  })
  const { round, rows, later, deadLetters } = await oneLead(server)
  await sendDueMail(round())
  await sendDueMail(round())
  later(60 * 24)
  await sendDueMail(round())
  expect(await rows()).toMatchObject([
    { id: 'to-office', state: 'sent' },
    { id: 'to-visitor', state: 'failed', attempts: 1 },
    { letter: 'mail-failed', state: 'sent', about: 'to-visitor' },
  ])
  expect(await deadLetters()).toMatchObject([{ kind: 'lead', row: { id: 'to-visitor' } }])
  expect(server.received).toHaveLength(2)
  const notice = server.received[1]
  expect(notice?.to).toEqual(['office@highpine.example'])
  expect(notice?.email.subject).toBe('A letter to ann@example.com did not arrive')
  expect(notice?.email.text).toContain('no such mailbox')
  expect(notice?.email.text).toContain('970-555-0111')
})

test('a server that never answers costs an attempt, not the letter', async () => {
  const state = { silent: true }
  const server = await mailServer({ silent: () => state.silent })
  const { round, rows, later } = await oneLead(server, short)
  await sendDueMail(round())
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }, { attempts: 1 }])
  state.silent = false
  later(2)
  await sendDueMail(round())
  expect((await rows()).map(({ state: now }) => now)).toEqual(['sent', 'sent'])
})

test('a crash between sending and noting sends again, under the same Message-ID', async () => {
  const server = await mailServer()
  const { round, rows, restart } = await oneLead(server)
  const crashing = round()
  const died = sendDueMail({
    ...crashing,
    outbox: {
      ...crashing.outbox,
      settle: () => Promise.reject(new Error('the plug was pulled')),
    },
  })
  await expect(died).rejects.toThrow('the plug')
  await expect.poll(() => server.received.length).toBe(2)
  await restart()
  await sendDueMail(round())
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  const ids = server.received.map(({ email }) => email.messageId)
  expect(ids).toHaveLength(4)
  expect(new Set(ids)).toEqual(
    new Set(['<to-office@highpine.example>', '<to-visitor@highpine.example>']),
  )
})
