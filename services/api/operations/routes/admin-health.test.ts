import { mailWorkerDeps } from '../../testing/mail-worker-deps.ts'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aLead } from '../../testing/sample-lead.ts'
import { createFileTransport, openEmailFolder } from '../../email/file-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { checksumsOf, differences, readArchive } from '../../storage/archive.ts'
import { syntheticLead } from '../../../../scripts/store/seeding/synthetic-lead.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

const password = 'twelve letters and more'
const download = { method: 'POST', url: '/api/admin/backup.jsonl.gz' } as const

async function startAdmin(options: Parameters<typeof startTestApp>[0] = {}) {
  const testApp = await startTestApp(options)
  const headers = await signInOwner(testApp)
  const get = async (path: string) =>
    (await testApp.app.inject({ url: `/api/admin/${path}`, headers })).json()
  return { ...testApp, headers, get }
}

const { version: packageVersion } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

test('the owner sees the version, the store, the disk space and the problems', async () => {
  const { get, data } = await startAdmin()
  const health = await get('health')
  expect(health).toMatchObject({
    version: packageVersion,
    commit: 'c0ffee',
    builtAt: '2026-11-01T00:00:00Z',
    startedAt: '2026-11-05T15:00:00.000Z',
    store: { kind: 'Files', where: data, writable: true },
    outbox: 1,
  })
  expect(health.disk.free).toBeGreaterThan(0)
  const said = health.problems.map(({ what }: { what: string }) => what)
  expect(said).toContain('Emails are being written to files, so they don’t reach anyone.')
  expect(said).toContain('There’s no backup yet.')
})

test('the owner sees where content stands in for the firm’s own', async () => {
  const placeholders = [{ where: 'content/team', count: 8 }]
  const { get } = await startAdmin({ site: { placeholders } })
  expect((await get('health')).placeholders).toEqual(placeholders)
})

test('a test email goes through the outbox, and the page shows its outcome', async () => {
  const { app, headers, get, store, clock, folder } = await startAdmin()
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
  const files = await createFileTransport(openEmailFolder(join(folder, 'mail')))
  const sent: string[] = []
  const post = {
    ...files,
    send: async ({ subject }: { subject: string }) => {
      if (subject.startsWith('Test:') && sent.length < 2) {
        sent.push(subject)
        throw new Error('451 try later')
      }
    },
  }
  const deps = mailWorkerDeps(store, clock, { transport: post, random: () => 0 })
  await sendDueEmails(deps)
  expect((await get('mail')).test).toMatchObject({ state: 'waiting', fault: '451 try later' })
  const isTriedAgain = expect.stringContaining('retrying 1 email')
  for (const screen of ['health', 'mail'])
    expect((await get(screen)).problems[0].what).toEqual(isTriedAgain)
  expect((await get('dashboard')).mailProblems[0].what).toEqual(isTriedAgain)
  const due = async () => (await store.outbox.due(clock.now, 9)).length
  expect(await due()).toBe(0)
  const tryNow = await app.inject({ method: 'POST', url: '/api/admin/mail/try-now', headers })
  expect(tryNow.json().message).toBe('Trying 1 email now.')
  expect(await due()).toBe(1)
  // A test that waits for a retry is not a problem.
  await app.inject({ method: 'POST', url, headers })
  expect(await get('mail')).toMatchObject({ retried: 0, test: { state: 'waiting', attempts: 0 } })
  for (let n = 0; n < 3; n += 1) {
    clock.now = new Date(clock.now.getTime() + 6 * 3_600_000)
    await sendDueEmails(deps)
  }
  const { test: after, lastSentAt, waiting } = await get('mail')
  expect(after).toMatchObject({ state: 'sent', sentAt: lastSentAt })
  expect(waiting).toBe(0)
})

test('a downloaded archive is complete, recorded as the last backup, and audited', async () => {
  const { app, headers, get, store, folder } = await startAdmin()
  await store.bulk.add('leads', [aLead('HP-AAAAA2'), aLead('HP-BBBBB2', 'b')])
  expect(await get('backup')).toEqual({ success: true, overdue: true })
  const answer = await app.inject({ ...download, headers, payload: { password } })
  expect(answer.headers['content-disposition']).toContain('backup-2026-11-05T150000.jsonl.gz')
  const path = join(folder, 'archive.jsonl.gz')
  await writeFile(path, answer.rawPayload)
  const archive = await readArchive(path, store.bulk.names)
  expect(differences(archive.proofs, await checksumsOf(store.bulk))).toEqual([])
  await expect.poll(async () => (await get('backup')).overdue).toBe(false)
  expect((await get('backup')).last).toEqual({
    at: '2026-11-05T15:00:00.000Z',
    where: 'downloaded by Olive Owner',
    bytes: answer.rawPayload.length,
    records: 5,
    files: 0,
  })
  expect((await get('audit')).entries[0]).toMatchObject({ did: 'downloaded a backup' })
})

test('a download needs the password again, and wrong ones are limited like those of a sign-in', async () => {
  const { app, headers, get } = await startAdmin()
  const post = (payload: object) => app.inject({ ...download, headers, payload })
  expect((await post({})).statusCode).toBe(400)
  const wrong = await post({ password: 'not the password' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong_password'])
  expect((await post({ password, passphrase: 'short' })).json().fields).toHaveProperty('passphrase')
  expect(await get('backup')).toEqual({ success: true, overdue: true })
  for (let n = 0; n < 19; n += 1) await post({ password: `guess ${n}` })
  expect((await post({ password })).statusCode).toBe(429)
})

test.each<[string, string | undefined, { passphrase?: string }]>([
  ['BACKUP_PASSPHRASE', 'words of the server', {}],
  ['the passphrase in the form', undefined, { passphrase: 'words of the owner' }],
  [
    'the form’s one before the server’s',
    'words of the server',
    { passphrase: 'words of the owner' },
  ],
])('a download is encrypted with %s', async (_, backupPassphrase, typed) => {
  const testApp = await startTestApp({ config: { backupPassphrase } })
  const { app, store, folder } = testApp
  const headers = await signInOwner(testApp)
  const answer = await app.inject({ ...download, headers, payload: { password, ...typed } })
  expect(answer.headers['content-disposition']).toContain('.jsonl.gz.enc"')
  expect(answer.rawPayload.includes('argon2')).toBe(false)
  const path = join(folder, 'archive.jsonl.gz.enc')
  await writeFile(path, answer.rawPayload)
  const { names } = store.bulk
  await expect(readArchive(path, names)).rejects.toThrow('BACKUP_PASSPHRASE')
  await expect(readArchive(path, names, 'another passphrase')).rejects.toThrow('BACKUP_PASSPHRASE')
  const { proofs } = await readArchive(path, names, typed.passphrase ?? backupPassphrase)
  expect(proofs.people.count).toBe(1)
})

test('a link or form of another site downloads nothing and records nothing', async () => {
  const { app, headers, get } = await startAdmin()
  const url = '/api/admin/backup.jsonl.gz'
  const before = (await get('audit')).total
  expect((await app.inject({ url, headers })).statusCode).toBe(405)
  const foreign = { ...headers, origin: 'https://evil.example' }
  const post = { ...download, headers: foreign, payload: { password } }
  expect((await app.inject(post)).statusCode).toBe(403)
  expect((await get('audit')).total).toBe(before)
  expect(await get('backup')).toEqual({ success: true, overdue: true })
})

test('an aborted download is not recorded as a backup', async () => {
  const { app, headers, get, store } = await startAdmin()
  const made = { count: 3_000, now: new Date('2026-11-01T00:00:00Z') }
  await store.bulk.add(
    'leads',
    Array.from({ length: made.count }, (_, n) => {
      const lead = syntheticLead(n, made)
      // Incompressible text, more than the socket buffers hold.
      return { ...lead, message: randomBytes(2_000).toString('base64') }
    }),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = request(`${origin}/api/admin/backup.jsonl.gz`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    agent: false,
  }).end(JSON.stringify({ password }))
  const ended = new Promise((resolve) =>
    app.server.once('request', (_, to) => to.once('close', resolve)),
  )
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  asked.destroy()
  await ended
  // Longer than recording a backup takes.
  await new Promise((wait) => setTimeout(wait, 500))
  expect(await get('backup')).toEqual({ success: true, overdue: true })
})

test('the response SLA has the due time of a lead received now', async () => {
  const { get } = await startAdmin()
  expect(await get('response-sla')).toMatchObject({
    promise: { hours: 24, counts: 'every-hour', timeZone: 'America/Denver' },
    due: '2026-11-06T15:00:00.000Z',
    dueWords: 'Friday 8:00 AM',
  })
})
