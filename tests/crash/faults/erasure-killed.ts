import { randomInt, randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contactAccepted } from '../../../services/api/contact-form/contract.ts'
import { sendContact } from '../../../services/api/testing/send-contact.ts'
import { runScenario } from '../scenario.ts'
import { stop } from '../service.ts'
import type { Outcome } from '../load-generator.ts'

/** A person who requests erasure. The mark is in all that they sent: name, address, message, files. */
interface ErasureRequester {
  mark: string
  reference: string
  link: string
  /** Whether the erasure was acknowledged. */
  confirmed: boolean
}

const requestersAtOnce = 12
const filesEach = 4
const untilGoneMs = 90_000

/**
 * SIGKILL as soon as the first of several erasures is on the disk, or a few milliseconds later, while others write.
 * In every third round the month with their records is damaged, which the next start repairs. An erasure that has
 * begun is finished without another request: in the end no file of the data folder may contain a mark of the erased.
 */
export async function erasureKilled(rounds: number): Promise<Outcome> {
  let resurrected = 0
  const outcome = await runScenario(async ({ dataDir, load, start }) => {
    let undecided: ErasureRequester[] = []
    const gone = new Set<ErasureRequester>()
    for (let round = 1; round <= rounds; round += 1) {
      if (round % 3 === 0) await damageNewestMonth(dataDir)
      const { origin, ...service } = await start()
      const before = load.write([origin], 200)
      const arriving: Promise<ErasureRequester>[] = []
      while (undecided.length + arriving.length < requestersAtOnce)
        arriving.push(submitWithFiles(origin, filesEach))
      undecided.push(...(await Promise.all(arriving)))
      await before
      const writing = load.write([origin], 300)
      const leaving = Promise.all(undecided.map((leaver) => requestErasure(origin, leaver)))
      await waitForFirstErasure(undecided, dataDir)
      await pause(randomInt(0, 12))
      await stop({ origin, ...service }, 'SIGKILL')
      await Promise.all([writing, leaving])
      for (const leaver of await begunErasures(undecided, dataDir)) gone.add(leaver)
      for (const leaver of undecided) if (leaver.confirmed) gone.add(leaver)
      undecided = undecided.filter((leaver) => !gone.has(leaver))
    }
    // The next process removes what an interrupted erasure, email or upload left.
    const sweeping = await start()
    let remaining = await findRemaining([...gone], dataDir)
    const until = performance.now() + untilGoneMs
    while (remaining.size > 0 && performance.now() < until) {
      await pause(250)
      remaining = await findRemaining([...gone], dataDir)
    }
    resurrected = remaining.size
    if (resurrected > 0) console.error('Not erased:', ...remaining.values())
    await stop(sweeping, 'SIGTERM')
  })
  return { ...outcome, resurrected }
}

/** Waits until one of the erasures is on the disk. */
async function waitForFirstErasure(
  leavers: readonly ErasureRequester[],
  dataDir: string,
): Promise<void> {
  const until = performance.now() + untilGoneMs
  while ((await begunErasures(leavers, dataDir)).length === 0) {
    if (performance.now() > until) throw new Error('No erasure was begun.')
    await pause(1)
  }
}

/** Returns those whose erasure is on the disk, in a complete line. */
async function begunErasures(
  leavers: readonly ErasureRequester[],
  dataDir: string,
): Promise<ErasureRequester[]> {
  // There is none before the first erasure.
  const text = await readFile(join(dataDir, 'erasures/all.jsonl'), 'utf8').catch(() => '')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return leavers.filter(({ reference }) => {
    const target = JSON.stringify({ collection: 'leads', id: reference })
    return whole.includes(target)
  })
}

/** Sends a request and adds files to it. */
async function submitWithFiles(origin: string, fileCount = 1): Promise<ErasureRequester> {
  const mark = randomUUID()
  const fields = {
    name: `Leaver ${mark}`,
    email: `${mark}@example.com`,
    message: `A roof for ${mark}`,
  }
  const answer = await sendContact(origin, fields, { 'idempotency-key': mark })
  const { reference, requestLink = '' } = contactAccepted.parse(await answer.json())
  const files = new FormData()
  const pdf = `%PDF-1.7\n% ${mark}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`
  for (let n = 0; n < fileCount; n += 1)
    files.append('files', new Blob([pdf], { type: 'application/pdf' }), `${mark}-${n}.pdf`)
  const url = origin + requestLink.replace('/api/request', '/api/request/files')
  const added = await fetch(url, { method: 'POST', headers: { origin }, body: files })
  if (!added.ok) throw new Error(`The files were not taken: ${added.status}`)
  return { mark, reference, link: requestLink, confirmed: false }
}

/** Requests an erasure. The answer 410 also confirms it: the link no longer opens a request. */
async function requestErasure(origin: string, leaver: ErasureRequester): Promise<void> {
  const url = origin + leaver.link.replace('/api/request', '/api/request/erase')
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(url, { method: 'POST', headers, body: '' }).catch(() => undefined)
  if (answer?.ok || answer?.status === 410) leaver.confirmed = true
}

/** Returns the erased people whose mark is in a file or a file name, with that file. */
async function findRemaining(
  leavers: readonly ErasureRequester[],
  dataDir: string,
): Promise<Map<ErasureRequester, string>> {
  const left = new Map<ErasureRequester, string>()
  for (const entry of await entriesOf(dataDir)) {
    const path = join(entry.parentPath, entry.name)
    // It may be removed, or renamed, just now.
    const text = entry.isFile() ? await readFile(path, 'latin1').catch(() => '') : ''
    const isAttachment = path.startsWith(join(dataDir, 'attachments'))
    for (const leaver of leavers)
      if (text.includes(leaver.mark) || (isAttachment && path.includes(leaver.reference)))
        left.set(leaver, path)
  }
  return left
}

/** Lists a folder recursively. `readdir` fails when a subfolder is removed meanwhile, so it is repeated. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  for (let tries = 1; ; tries += 1)
    try {
      return await readdir(folder, { withFileTypes: true, recursive: true })
    } catch (error) {
      if (tries === 20) throw error
    }
}

async function damageNewestMonth(dataDir: string): Promise<void> {
  const newest = (await readdir(join(dataDir, 'leads')))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .at(-1)
  if (newest !== undefined) {
    const path = join(dataDir, 'leads', newest)
    await truncate(path, Math.floor((await readFile(path)).length * 0.9))
  }
}
