import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import { filePost } from '../../mail/file.ts'
import { sendDueMail } from '../../mail/worker.ts'
import { readArchive } from '../../store/archive.ts'
import { differences, proofsOf } from '../../store/proof.ts'
import { testSender } from '../../testing/test-sender.ts'
import { ownerSignedIn, wholeApp } from '../../testing/whole-app.ts'

async function aDesk() {
  const whole = await wholeApp()
  const headers = await ownerSignedIn(whole)
  const get = async (path: string) =>
    (await whole.app.inject({ url: `/api/admin/${path}`, headers })).json()
  return { ...whole, headers, get }
}

test('the owner reads what runs, on which store, how much room there is, and what to mend', async () => {
  const { get, data } = await aDesk()
  const health = await get('health')
  expect(health).toMatchObject({
    version: '0.1.0',
    commit: 'c0ffee',
    builtAt: '2026-11-01T00:00:00Z',
    startedAt: '2026-11-05T15:00:00.000Z',
    store: { kind: 'Files', where: data, writable: true },
    outbox: 1,
  })
  expect(health.disk.free).toBeGreaterThan(0)
  const said = health.problems.map(({ what }: { what: string }) => what)
  expect(said).toContain('Letters are written to files: nobody gets one.')
  expect(said).toContain('No backup has been made.')
})

test('a test letter goes through the outbox, and the page tells what became of it', async () => {
  const { app, headers, get, store, clock, folder } = await aDesk()
  expect((await get('mail')).test).toBeUndefined()
  const url = '/api/admin/mail/test'
  for (let n = 0; n < 2; n += 1) await app.inject({ method: 'POST', url, headers })
  expect(await get('mail')).toMatchObject({
    where: 'files in a test',
    leaves: false,
    from: 'office@highpine.example',
    waiting: 2,
    test: { to: 'olive@example.com', state: 'waiting', attempts: 0 },
  })
  const files = await filePost(join(folder, 'mail'))
  const sent: string[] = []
  const post = {
    ...files,
    send: async ({ subject }: { subject: string }) => {
      if (subject.startsWith('A test') && sent.length < 2) {
        sent.push(subject)
        throw new Error('451 try later')
      }
    },
  }
  const round = {
    outbox: store.outbox,
    post,
    sender: testSender,
    counts: store.counters,
    now: () => clock.now,
    random: () => 0,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
  await sendDueMail(round)
  expect((await get('mail')).test).toMatchObject({ state: 'waiting', fault: '451 try later' })
  expect((await get('health')).problems[0].what).toContain('1 letter is being tried again')
  for (let n = 0; n < 3; n += 1) {
    clock.now = new Date(clock.now.getTime() + 6 * 3_600_000)
    await sendDueMail(round)
  }
  const { test: after, lastSentAt, waiting } = await get('mail')
  expect(after).toMatchObject({ state: 'sent', sentAt: lastSentAt })
  expect(waiting).toBe(0)
})

test('the archive that is downloaded is whole, is noted as the last backup, and in the audit log', async () => {
  const { app, headers, get, store, folder } = await aDesk()
  await store.whole.add('leads', [aLead('HP-AAAAA2'), aLead('HP-BBBBB2', 'b')])
  expect(await get('backup')).toEqual({ success: true, overdue: true })
  const answer = await app.inject({ url: '/api/admin/backup.jsonl.gz', headers })
  expect(answer.headers['content-disposition']).toContain('highpine-2026-11-05T150000.jsonl.gz')
  const path = join(folder, 'archive.jsonl.gz')
  await writeFile(path, answer.rawPayload)
  const archive = await readArchive(path)
  expect(differences(archive.proofs, await proofsOf(store.whole))).toEqual([])
  expect(await get('backup')).toMatchObject({
    overdue: false,
    last: {
      at: '2026-11-05T15:00:00.000Z',
      where: 'downloaded by Olive Owner',
      bytes: answer.rawPayload.length,
      records: 4,
    },
  })
  expect((await get('audit')).entries[0]).toMatchObject({ did: 'downloaded a backup' })
})

test('the promise is shown with when a request now would be due', async () => {
  const { get } = await aDesk()
  expect(await get('promise')).toMatchObject({
    promise: { hours: 24, counts: 'every-hour', timeZone: 'America/Denver' },
    due: '2026-11-06T15:00:00.000Z',
    dueWords: 'Friday 8:00 AM',
  })
})
