import { execFile } from 'node:child_process'
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { attachment } from '../../services/api/attachments/contract.ts'
import { command, newDatabase } from '../../services/api/testing/postgres-server.ts'
import { rounds } from '../../services/api/testing/rounds.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { makeOwner, startMachines } from './machines.ts'

const run = promisify(execFile)

/** How often a machine is killed while visitors write. */
const kills = rounds(3)
const clients = 4

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A plan with unique content; PDFs are stored byte by byte. */
const aPlan = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size), Buffer.from('\n%%EOF\n')])

/** Sends a request with this idempotency key. @returns its reference and link; undefined without an answer */
async function submit(origin: string, key: string) {
  const fields = { email: `${key}@example.com` }
  const sending = sendContact(origin, fields, { 'idempotency-key': key })
  const answer = await sending.catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  if (!answer?.ok || body === undefined) return undefined
  const { reference, requestLink: link = '' } = contactAccepted.parse(body)
  return { reference, link }
}

/** Posts a form of the pages behind a request's link. @returns the status; 0 without an answer */
async function post(origin: string, link: string, page: 'files' | 'erase', body: BodyInit) {
  const url = origin + link.replace('/api/request', `/api/request/${page}`)
  try {
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

function formOf(files: Readonly<Record<string, Buffer>>): FormData {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files))
    form.append('files', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** The files of every lead according to the records. */
async function filesByLead(databaseUrl: string) {
  const { rows } = await command(
    databaseUrl,
    `select id, record -> 'attachments' as files from leads`,
  )
  const lead = z.object({ id: z.string(), files: z.array(attachment).nullable() })
  return new Map(
    z
      .array(lead)
      .parse(rows)
      .map(({ id, files }) => [id, files ?? []]),
  )
}

/** Collects the events that one machine sends to an admin page. */
async function listen(origin: string, cookie: string) {
  const stopping = new AbortController()
  const answer = await fetch(`${origin}/api/admin/events`, {
    headers: { cookie },
    signal: stopping.signal,
  })
  let heard = ''
  const reading = (async () => {
    for await (const part of answer.body ?? []) heard += Buffer.from(part).toString()
  })().catch(() => undefined)
  // After the first event the machine listens to the others.
  await expect.poll(() => heard).toContain('"changed"')
  return {
    count: (what: string) => heard.split(`{"what":"${what}"}`).length - 1,
    close: async () => {
      stopping.abort()
      await reading
    },
  }
}

test('with two machines without a shared disk, one shows, announces, backs up and erases what the other stored', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const { origin, machines } = await startMachines(2, { DATABASE_URL: databaseUrl })
  const [one, two] = machines
  if (!one || !two) throw new Error('two were started')
  await expect.poll(one.output).toMatch(/token=/)
  const { cookie } = await makeOwner(one, origin)
  const heard = await Promise.all([one, two].map((machine) => listen(machine.origin, cookie)))

  const key = randomUUID()
  const sent = await submit(one.origin, key)
  await expect.poll(() => heard.map(({ count }) => count('added'))).toEqual([1, 1])
  const other = await submit(two.origin, randomUUID())
  await expect.poll(() => heard.map(({ count }) => count('added'))).toEqual([2, 2])
  for (const { close } of heard) await close()
  if (!sent || !other) throw new Error('both were answered')

  const plan = aPlan(1_500_000)
  const form = formOf({ 'plan.pdf': plan, 'roof.jpg': await aPhoto() })
  expect(await post(one.origin, sent.link, 'files', form)).toBe(303)
  const files = (await filesByLead(databaseUrl)).get(sent.reference) ?? []
  expect(files.map(({ name }) => name)).toEqual(['plan.pdf', 'roof.jpg'])
  expect(files[0]?.sha256).toBe(sha256(plan))
  const read = async (machine: { origin: string }, file: string) => {
    const path = `/api/admin/leads/${sent.reference}/attachments/${file}`
    const answer = await fetch(machine.origin + path, { headers: { cookie } })
    return answer.ok ? sha256(new Uint8Array(await answer.arrayBuffer())) : answer.status
  }
  for (const machine of [one, two])
    for (const file of files) expect(await read(machine, file.id)).toBe(file.sha256)

  const backup = join(await temporaryFolder(), 'backup.jsonl.gz')
  await script('backup.ts', [backup], { DATABASE_URL: databaseUrl, DATA_DIR: two.dataDir })
  const said = await fetch(`${one.origin}/api/admin/backup`, { headers: { cookie } })
  expect(await said.json()).toMatchObject({ last: { where: backup, files: 2 }, overdue: false })
  const restored = await temporaryFolder()
  await script('restore.ts', [backup], { DATA_DIR: restored })
  for (const { id, sha256: hash } of files)
    expect(sha256(await readFile(join(restored, 'attachments', sent.reference, id)))).toBe(hash)
  const restoredUrl = await newDatabase(inject('postgresUrl'))
  await script('restore.ts', [backup], {
    DATABASE_URL: restoredUrl,
    DATA_DIR: await temporaryFolder(),
  })
  expect((await filesByLead(restoredUrl)).get(sent.reference)).toEqual(files)

  expect(await post(two.origin, sent.link, 'erase', new URLSearchParams())).toBe(200)
  for (const machine of [one, two])
    for (const file of files) expect(await read(machine, file.id)).toBe(404)
  expect(await rowsOf(databaseUrl, 'select lead from attachment_chunks')).toEqual([])
  for (const { dataDir } of [one, two]) {
    const left = await readdir(join(dataDir, 'attachments'), { recursive: true }).catch(() => [])
    expect(left.filter((path) => path !== 'arriving')).toEqual([])
    // Each machine removes the emails that it wrote.
    await expect.poll(() => emailsWith(key, dataDir)).toEqual([])
  }
})

interface Prospect {
  key: string
  plan: Buffer
  /** From the answer. */
  reference?: string
  /** Whether the plan was acknowledged, and later the erasure. */
  uploaded: boolean
  erased: boolean
}

/** Until the signal, sends requests, retrying each until it is answered, adds a plan once and erases every fifth. */
async function write(origin: string, prospects: Prospect[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const plan = aPlan(randomInt(1_000, 700_000))
    const prospect: Prospect = { key: randomUUID(), plan, uploaded: false, erased: false }
    prospects.push(prospect)
    const leaves = prospects.length % 5 === 0
    let sent = await submit(origin, prospect.key)
    while (!sent) {
      await pause(20)
      sent = await submit(origin, prospect.key)
    }
    prospect.reference = sent.reference
    prospect.uploaded = (await post(origin, sent.link, 'files', formOf({ 'a.pdf': plan }))) === 303
    if (leaves) {
      const status = await post(origin, sent.link, 'erase', new URLSearchParams())
      prospect.erased = status === 200 || status === 202
    }
    await pause(80)
  }
}

test('when either machine is killed at random, no acknowledged request is lost or duplicated, and files are complete', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const { origin, machines } = await startMachines(2, { DATABASE_URL: databaseUrl })
  const [first] = machines
  if (!first) throw new Error('two were started')
  await expect.poll(first.output).toMatch(/token=/)
  const { cookie } = await makeOwner(first, origin)
  const prospects: Prospect[] = []
  const stopping = new AbortController()
  const writing = Array.from({ length: clients }, () => write(origin, prospects, stopping.signal))
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(randomInt(300, 700))
    const victim = machines[randomInt(machines.length)]
    if (!victim) throw new Error('both run')
    await victim.kill()
    await pause(randomInt(0, 300))
    machines[machines.indexOf(victim)] = await victim.startAgain()
  }
  stopping.abort()
  await Promise.all(writing)

  const erased = prospects.filter((one) => one.erased)
  const staying = prospects.filter((one) => !one.erased)
  const leads = await rowsOf(
    databaseUrl,
    'select id, idempotency_key as key from leads where not erased',
  )
  const idOf = new Map(leads.map(({ key, id }) => [key, id]))
  expect(idOf.size).toBe(leads.length)
  // An erasure that was not acknowledged may have been carried out.
  const asked = new Set(prospects.filter((_, n) => n % 5 === 4).map(({ key }) => key))
  const there = staying.filter(({ key }) => !asked.has(key) || idOf.has(key))
  expect(there.filter(({ key, reference }) => idOf.get(key) !== reference)).toEqual([])

  const files = await filesByLead(databaseUrl)
  const wrong = there.filter(({ reference = '', uploaded, plan }) => {
    const kept = files.get(reference) ?? []
    const known = kept.every((file) => file.sha256 === sha256(plan))
    return !known || kept.length > 1 || (uploaded && kept.length !== 1)
  })
  expect(wrong).toEqual([])
  let turn = 0
  for (const [lead, named] of files)
    for (const file of named) {
      const machine = machines[turn++ % machines.length]?.origin ?? ''
      const answer = await fetch(`${machine}/api/admin/leads/${lead}/attachments/${file.id}`, {
        headers: { cookie },
      })
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(file.sha256)
    }
  const torn = `select f.id from attachment_files f where bytes is distinct from
    (select sum(length(data)) from attachment_chunks c where c.lead = f.lead and c.id = f.id)`
  expect(await rowsOf(databaseUrl, torn)).toEqual([])
  for (const { reference, key } of erased) {
    expect(idOf.has(key)).toBe(false)
    const kept = `select id from attachment_files where lead = '${reference}'`
    await expect.poll(() => rowsOf(databaseUrl, kept)).toEqual([])
  }
  console.table({
    'two machines': {
      kills,
      'requests acknowledged': prospects.length,
      'files acknowledged': prospects.filter(({ uploaded }) => uploaded).length,
      erased: erased.length,
      lost: wrong.length,
    },
  })
  expect(there.filter(({ uploaded }) => uploaded).length).toBeGreaterThan(kills * 3)
  expect(erased.length).toBeGreaterThan(0)
})

const rowsOf = async (url: string, query: string): Promise<Record<string, unknown>[]> =>
  (await command(url, query)).rows

const aPhoto = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

async function emailsWith(word: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(() => '')
      return text.includes(word) ? [name] : []
    }),
  )
  return found.flat()
}

const script = (name: string, args: readonly string[], environment: NodeJS.ProcessEnv) =>
  run(process.execPath, ['--import', 'tsx', `scripts/store/${name}`, ...args], {
    env: { PATH: process.env['PATH'], ENV_FILE: '', ...environment },
  })
