import { events } from '../features.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { queuedEmail } from '../outbox/outbox-row.ts'
import { failingDisk } from '../testing/failing-disk.ts'
import { aLead } from '../testing/sample-lead.ts'
import { openJsonFileStore } from '../store.ts'
import { mailWorkerDeps, testTransport } from '../testing/mail-worker-deps.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startWebhookReceiver, webhookSecret } from '../testing/webhook-receiver.ts'
import { startWebhookWorker } from '../webhooks/webhook-worker.ts'
import { createWebhookClient } from '../webhooks/webhook-client.ts'
import { bufferOutcomes } from './outcome-buffer.ts'
import { type DueRow, PermanentDeliveryError } from '../outbox/outbox.ts'
import { startMailWorker } from './mail-worker.ts'

const log = pino({ level: 'silent' })
const now = () => new Date('2026-11-05T10:00:00.000Z')

/** Opens a JSON-file store with six emails and six webhooks, on a disk that the test fills. */
async function onDisk() {
  const disk = { full: false }
  const store = await openJsonFileStore({
    folder: await temporaryFolder(),
    log,
    disk: failingDisk(() =>
      disk.full ? Object.assign(new Error('no space left'), { code: 'ENOSPC' }) : undefined,
    ),
  })
  onTestFinished(() => store.close())
  const emails = [1, 2, 3, 4, 5, 6].map((n) =>
    queuedEmail(`email ${n}`, 'lead-to-office', 'office@highpine.example', now()),
  )
  const event = { type: 'lead.created', at: now().toISOString() } as const
  const hooks = [1, 2, 3, 4, 5, 6].map((n) => ({
    ...queuedEmail(`hook ${n}`, 'lead-to-office', '', now()),
    letter: 'webhook' as const,
    event,
  }))
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), mail: [...emails, ...hooks] }])
  const states = async (kind: 'email' | 'hook') =>
    ((await store.leads.one('HP-AAAAA2'))?.mail ?? [])
      .filter(({ id }) => id.startsWith(kind))
      .map(({ state }) => state)
  return { store, disk, states }
}

const realTime = {
  get now() {
    return new Date()
  },
}
const eachOnce = (ids: readonly string[]) => expect(ids).toEqual([...new Set(ids)])
const allSent = Array.from({ length: 6 }, () => 'sent')
/** Waits for several rounds of the worker, which polls every second. */
const someRounds = () => new Promise((resolve) => setTimeout(resolve, 3_500))

test('an email that is accepted while the disk is full is sent once and recorded later', async () => {
  const { store, disk, states } = await onDisk()
  const sent: string[] = []
  disk.full = true
  const transport = testTransport(async ({ id }) => void sent.push(id))
  const worker = startMailWorker(mailWorkerDeps(store, realTime, { transport }))
  onTestFinished(worker.stop)
  await expect.poll(() => sent.length).toBe(4)
  await someRounds()
  eachOnce(sent)
  // Bounded, since a restart would send it again.
  expect(sent).toHaveLength(4)
  disk.full = false
  await expect.poll(() => states('email')).toEqual(allSent)
  eachOnce(sent)
})

test('an email that is permanently rejected while the disk is full is tried once', async () => {
  const { store, disk, states } = await onDisk()
  const offered: string[] = []
  disk.full = true
  const transport = testTransport(async ({ id }) => {
    offered.push(id)
    throw new PermanentDeliveryError('no such mailbox')
  })
  const failureRecipients = () => Promise.reject(new Error('the settings cannot be read'))
  const worker = startMailWorker(mailWorkerDeps(store, realTime, { transport, failureRecipients }))
  onTestFinished(worker.stop)
  await someRounds()
  eachOnce(offered)
  disk.full = false
  await expect.poll(async () => (await states('email'))[5]).toBe('failed')
  const ours = offered.filter((id) => id.startsWith('email'))
  eachOnce(ours)
  expect(ours).toHaveLength(6)
})

test('a webhook that is accepted while the disk is full is sent once and recorded later', async () => {
  const { store, disk, states } = await onDisk()
  const receiver = await startWebhookReceiver((_request, reply) => reply.end())
  disk.full = true
  const worker = startWebhookWorker({
    outbox: store.outbox,
    client: createWebhookClient({ url: receiver.url, secret: webhookSecret, allowPrivate: true }),
    events,
    origin: 'https://www.highpine.example',
    colleagues: () => store.people.listMembers(),
    now: () => new Date(),
    random: () => 0.5,
    log,
  })
  onTestFinished(worker.stop)
  const ids = () => receiver.got.map(({ headers }) => String(headers['webhook-id']))
  await someRounds()
  eachOnce(ids())
  disk.full = false
  await expect.poll(() => states('hook')).toEqual(allSent)
  eachOnce(ids())
})

test('buffered outcomes are recorded when the worker stops', async () => {
  const { store, disk, states } = await onDisk()
  const memory = bufferOutcomes(store.outbox, { now, log })
  const [mail] = await memory.due(now(), 1)
  disk.full = true
  if (mail) await memory.recordOutcome(mail, { ...mail.row, state: 'sent' })
  disk.full = false
  await memory.flush()
  expect((await states('email'))[0]).toBe('sent')
})

test('an outcome that can never be recorded delays no other delivery and is not delivered again', async () => {
  const { store } = await onDisk()
  const broken = (mail: DueRow) => mail.row.id === 'email 1'
  const memory = bufferOutcomes(
    {
      ...store.outbox,
      recordOutcome: async (mail, row, additionalRows) => {
        if (broken(mail)) throw new TypeError('a bug')
        await store.outbox.recordOutcome(mail, row, additionalRows)
      },
    },
    { now, log },
  )
  const delivered: string[] = []
  for (let round = 0; round < 8; round += 1)
    for (const mail of await memory.due(now(), 2)) {
      delivered.push(mail.row.id)
      await memory.recordOutcome(mail, { ...mail.row, state: 'sent' })
    }
  expect(delivered).toEqual([1, 2, 3, 4, 5, 6].map((n) => `email ${n}`))
})
