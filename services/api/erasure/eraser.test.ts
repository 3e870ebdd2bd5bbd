import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testEmailContext } from '../testing/test-firm.ts'
import { renderEmail } from '../testing/render-email.ts'
import { queuedWebhook, queuedEmail } from '../outbox/outbox-row.ts'
import { NotStoredError } from '../storage/errors.ts'
import { failingDisk } from '../testing/failing-disk.ts'
import { aLead } from '../testing/sample-lead.ts'
import { pdfBytes, uploadFiles, submitContact, postForm } from '../testing/submit-contact.ts'
import { signInOwner, sameOriginHeaders, startTestApp, type TestApp } from '../testing/test-app.ts'
import { createEraser, forgottenAfterMs, lastSweepAfterMs } from './eraser.ts'

const day = '2026-11-05T10:00:00.000Z'
const onRequest = { requestedBy: 'prospect', why: 'on request' } as const
const leadTarget = (id: string) => ({ collection: 'leads', id }) as const

const erase = ({ app, token }: { app: TestApp['app']; token: string }) =>
  postForm(app, `/api/request/erase?token=${token}`, '', sameOriginHeaders)

/** Lists the files below a folder that contain one of the words, or have it in their path. */
async function filesWith(folder: string, words: RegExp): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (words.test(path) || words.test(await readFile(path, 'latin1'))) found.push(path)
  }
  return found
}

/** Moves the clock past the last sweep and runs the worker. */
async function sweep({ clock, eraser }: Pick<TestApp, 'clock' | 'eraser'>) {
  clock.now = new Date(clock.now.getTime() + forgottenAfterMs + 1)
  await eraser.resume()
}

test('an erasure that was interrupted after each of its steps is finished by the next process', async () => {
  const steps = ['records', 'audit', 'files', 'emails'] as const
  for (const step of steps) {
    const killed = () => Promise.reject(new Error(`killed at ${step}`))
    const first = await submitContact(
      {},
      {
        externalFiles: {
          ...(step === 'files' && { removeAttachments: killed }),
          ...(step === 'emails' && { removeEmails: killed }),
        },
      },
    )
    const { store, reference, data } = first
    await uploadFiles(first, ['plan.pdf', 'application/pdf', pdfBytes])
    await mkdir(join(data, 'mail'))
    for (const { id } of (await store.leads.one(reference))?.mail ?? [])
      await writeFile(join(data, 'mail', `${id}.eml`), 'To: Ann Ridge <ann@example.com>')
    const { receivedAt = '' } = (await store.leads.one(reference)) ?? {}
    const damagedFile = `2026-11-01T101112.131Z-${receivedAt.slice(0, 7)}-0001.json`
    await mkdir(join(data, 'damaged/leads'), { recursive: true })
    await writeFile(join(data, 'damaged/leads', damagedFile), '{"name":"Ann Ridge"')
    if (step === 'records') store.collections.leads.transact = killed
    if (step === 'audit') store.audit.append = killed
    const answer = await erase(first)
    expect([answer.statusCode, answer.body.includes('is being erased')]).toEqual([202, true])
    await first.close()
    const second = await startTestApp({ folder: first.folder })
    await second.eraser.resume()
    expect(await readdir(join(data, 'attachments'))).toEqual(['arriving'])
    expect(await readdir(join(data, 'mail'))).toEqual([])
    const { entries } = await second.store.audit.newestFirst(0, 10)
    expect(entries).toMatchObject([
      { did: 'erased', name: 'The prospect', collection: 'leads', ids: [reference] },
    ])
    await sweep(second)
    expect(await second.store.erasures.all()).toEqual([])
    await second.close()
    expect(await filesWith(data, /Ann Ridge|ann@example/)).toEqual([])
  }
})

test('while the second copy cannot be written, an erasure is answered as begun, and it is finished afterwards', async () => {
  let away = false
  const service = await submitContact(
    {},
    {
      disk: failingDisk(
        () => (away ? new Error('EIO') : undefined),
        (path) => /copies/.test(path),
      ),
    },
  )
  const { store, clock, eraser, data, reference } = service
  away = true
  const answer = await erase(service)
  expect([answer.statusCode, answer.body.includes('is being erased')]).toEqual([202, true])
  expect((await store.leads.one(reference))?.erasedAt).toBeDefined()
  expect(await filesWith(data, /Ann Ridge/)).toEqual([expect.stringContaining('copies/leads')])
  const later = () => new Date(clock.now.getTime() + lastSweepAfterMs / 3)
  for (let n = 0; n < 3; n += 1) {
    clock.now = later()
    await eraser.resume()
  }
  expect(eraser.stuck()?.fault).toContain('copies/leads')
  away = false
  clock.now = later()
  await eraser.resume()
  expect(eraser.stuck()).toBeUndefined()
  expect(await filesWith(data, /Ann Ridge/)).toEqual([])
})

test('nothing is erased when the erasure itself cannot be stored', async () => {
  const sent = await submitContact()
  sent.store.erasures.put = () => Promise.reject(new NotStoredError('full'))
  expect((await erase(sent)).statusCode).toBe(503)
  expect((await sent.store.leads.one(sent.reference))?.name).toBe('Ann Ridge')
})

test('a file that cannot be removed is tried again with back-off, and the health page reports it', async () => {
  const disk = { broken: true, tries: 0 }
  const service = await submitContact(
    {},
    {
      externalFiles: {
        removeAttachments: async () => {
          disk.tries += 1
          if (disk.broken) throw Object.assign(new Error('EIO: i/o error, unlink'), { code: 'EIO' })
        },
      },
    },
  )
  const { app, eraser, clock, store } = service
  const owner = await signInOwner(service)
  expect((await erase(service)).statusCode).toBe(202)
  expect((await store.audit.newestFirst(0, 1)).entries[0]?.did).toBe('erased')
  await eraser.resume()
  expect(disk.tries).toBe(1)
  for (let second = 0; second < 60; second += 1) {
    clock.now = new Date(clock.now.getTime() + 1_000)
    await eraser.resume()
  }
  expect(disk.tries).toBeGreaterThan(3)
  expect(disk.tries).toBeLessThan(8)
  expect((await app.inject('/readyz')).json()).toMatchObject({
    ready: true,
    warnings: ['1 erasures are not finished; the health page says why'],
  })
  const health = await app.inject({ url: '/api/admin/health', headers: owner })
  expect(JSON.stringify(health.json())).toMatch(/One erasure isn’t finished.*EIO/)
  disk.broken = false
  clock.now = new Date(clock.now.getTime() + 10 * 60 * 1000)
  await eraser.resume()
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true })
})

test('an erasure that was requested while the clock was a year ahead ends soon after the clock is set back', async () => {
  const removed: string[] = []
  const removeAttachments = async (lead: string) => void removed.push(lead)
  const service = await submitContact({}, { externalFiles: { removeAttachments } })
  const { clock, eraser, store } = service
  const { now } = clock
  clock.now = new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000)
  await eraser.erase({ ...onRequest, targets: [leadTarget(service.reference)] })
  for (let second = 0; second < 60; second += 1) {
    clock.now = new Date(now.getTime() + second * 1_000)
    await eraser.resume()
  }
  expect(removed.length).toBeLessThan(4)
  await sweep(service)
  expect(await store.erasures.all()).toEqual([])
})

test('an erased lead leaves every list at once and keeps its status', async () => {
  const service = await submitContact()
  const { app, store, reference, clock } = service
  const owner = await signInOwner(service)
  await erase(service)
  clock.now = new Date(clock.now.getTime() + 48 * 60 * 60 * 1000)
  const get = async (url: string) => (await app.inject({ url, headers: owner })).body
  expect(await get('/api/admin/leads')).not.toContain(reference)
  expect(await get('/api/admin/leads.csv')).not.toContain(reference)
  const dashboard = JSON.parse(await get('/api/admin/dashboard')) as { waiting: object }
  expect(dashboard.waiting).toMatchObject({ total: 0, late: 0, leads: [] })
  expect((await store.leads.one(reference))?.status).toBe('new')
})

test('erasing a lead also erases leads merged with it, in both directions, and quarantined entries of the same person', async () => {
  const service = await startTestApp()
  const { store, eraser } = service
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), mergedFrom: ['HP-BBBBB2'] },
    { ...aLead('HP-BBBBB2'), mergedInto: 'HP-AAAAA2', mergedFrom: ['HP-CCCCC2'] },
    { ...aLead('HP-CCCCC2'), mergedInto: 'HP-BBBBB2' },
    aLead('HP-DDDDD2'),
  ])
  await store.bulk.add('quarantined-leads', [
    { ...aLead('HP-EEEEE2'), email: 'ANN@example.com' },
    { ...aLead('HP-FFFFF2'), email: 'other@example.com' },
  ])
  await eraser.erase({ ...onRequest, targets: [leadTarget('HP-BBBBB2')] })
  for (const id of ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'])
    expect((await store.leads.one(id))?.name).toBe('(erased)')
  expect((await store.leads.one('HP-DDDDD2'))?.name).toBe('Ann')
  expect(await store.quarantinedLeads.one('HP-EEEEE2')).toBeUndefined()
  expect(await store.quarantinedLeads.one('HP-FFFFF2')).toBeDefined()
  expect((await store.audit.newestFirst(0, 10)).entries).toHaveLength(1)
})

test('files that arrive during an erasure are removed', async () => {
  const service = await submitContact()
  const { data, reference } = service
  await erase(service)
  // An upload and a delivery in progress, cut off by a crash before they could clean up.
  await mkdir(join(data, 'attachments', reference), { recursive: true })
  await writeFile(join(data, 'attachments', reference, 'late'), pdfBytes)
  await mkdir(join(data, 'mail'), { recursive: true })
  const [row] = (await service.store.leads.one(reference))?.mail ?? []
  await writeFile(join(data, 'mail', `${row?.id}.eml`), 'To: ann@example.com')
  await sweep(service)
  expect(await readdir(join(data, 'attachments'))).not.toContain(reference)
  expect(await readdir(join(data, 'mail'))).toEqual([])
  expect(await service.store.erasures.all()).toEqual([])
})

test('every process on a store removes the files on its own disk, before and after the last sweep', async () => {
  const service = await submitContact()
  const { store, clock, reference } = service
  const removed: string[] = []
  const other = createEraser({
    store,
    files: {
      removeAttachments: async (lead) => void removed.push(lead),
      removeEmails: async () => undefined,
    },
    requestRecipients: async () => [],
    addressKey: 'key',
    now: () => clock.now,
    log: { warn: () => undefined, error: () => undefined },
  })
  await erase(service)
  await other.resume()
  expect(removed).toEqual([reference])
  clock.now = new Date(clock.now.getTime() + lastSweepAfterMs + 1)
  await service.eraser.resume()
  await other.resume()
  expect(removed).toEqual([reference, reference])
  await sweep(service)
  await other.resume()
  expect(removed).toHaveLength(2)
})

test('the office is asked to delete the emails in its mailbox, by reference and day, without a name', async () => {
  const service = await startTestApp()
  const { store, eraser, clock } = service
  const sent = (letter: 'lead-to-office' | 'lead-confirmation', at: string) => ({
    ...queuedEmail(`${letter} ${at}`, letter, 'ann@example.com', new Date(at)),
    state: 'sent' as const,
    attempts: 1,
    sentAt: at,
  })
  await store.bulk.add('leads', [
    {
      ...aLead('HP-AAAAA2'),
      mail: [
        sent('lead-to-office', day),
        sent('lead-confirmation', '2026-11-07T10:00:00.000Z'),
        sent('lead-to-office', '2026-11-09T03:00:00.000Z'),
      ],
    },
    aLead('HP-BBBBB2'),
  ])
  await eraser.erase({ ...onRequest, targets: [leadTarget('HP-AAAAA2')] })
  await eraser.erase({ ...onRequest, targets: [leadTarget('HP-BBBBB2')] })
  const due = await store.outbox.due(clock.now, 10)
  expect(due.map(({ row }) => [row.letter, row.to])).toEqual([
    ['mailbox-copies', 'office@highpine.example'],
  ])
  const [mail] = due
  const email = mail && (await renderEmail(mail, testEmailContext))
  if (!email || 'dropped' in email) throw new Error('No email was rendered.')
  expect(email.subject).toBe('Please delete our emails about HP-AAAAA2')
  expect(email.text).toContain('November 5, 2026')
  expect(email.text).toContain('November 8, 2026')
  expect(email.text).not.toContain('November 7')
  expect(email.text).not.toMatch(/Ann|ann@|0111/)
})

test('the email that tells the office of an erasure is not removed with the others', async () => {
  const service = await submitContact()
  const { store, data, reference } = service
  await store.leads.transact(reference, (lead) => {
    const mail = (lead?.mail ?? []).map((row) => ({ ...row, attempts: 1, state: 'sent' as const }))
    return { ...(lead && { change: { ...lead, mail } }), answer: undefined }
  })
  await erase(service)
  const mail = (await store.leads.one(reference))?.mail ?? []
  const notice = mail.find(({ letter }) => letter === 'mailbox-copies')
  await mkdir(join(data, 'mail'), { recursive: true })
  await writeFile(join(data, 'mail', `${notice?.id}.eml`), 'Please delete')
  await sweep(service)
  expect(await readdir(join(data, 'mail'))).toEqual([`${notice?.id}.eml`])
})

test('erasing a lead also erases leads that point to it, as after a crash during a merge', async () => {
  const { store, eraser } = await startTestApp()
  await store.bulk.add('leads', [
    aLead('HP-AAAAA2'),
    { ...aLead('HP-BBBBB2'), mergedInto: 'HP-AAAAA2' },
    { ...aLead('HP-CCCCC2'), mergedInto: 'HP-BBBBB2' },
  ])
  await eraser.erase({ ...onRequest, targets: [leadTarget('HP-AAAAA2')] })
  for (const id of ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'])
    expect(JSON.stringify(await store.leads.one(id))).not.toMatch(/Ann|ann@/)
})

test('a webhook receiver whose first delivery may be in progress gets the erasure too', async () => {
  const { store, eraser, clock } = await startTestApp({
    config: {
      webhook: { url: 'https://crm.example.com/', secret: 'whsec_x', allowPrivate: false },
    },
  })
  const dueWebhook = (id: string, at: string) => [
    { ...queuedWebhook({ type: 'lead.created', at }), id },
  ]
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), mail: dueWebhook('due', clock.now.toISOString()) },
    { ...aLead('HP-BBBBB2'), mail: dueWebhook('not yet', '2026-12-01T10:00:00.000Z') },
  ])
  const targets = [leadTarget('HP-AAAAA2'), leadTarget('HP-BBBBB2')]
  await eraser.erase({ ...onRequest, targets })
  const due = await store.outbox.due(clock.now, 10, 'webhooks')
  expect(due.map(({ row, record }) => [row.event?.type, record.id])).toEqual([
    ['lead.erased', 'HP-AAAAA2'],
  ])
})
