import { randomInt } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '../../../services/api/contract/paths.ts'
import { contactAccepted } from '../../../services/api/contact-form/contract.ts'
import { probeHeader } from '../../../services/api/contract/probe.ts'
import { defaultCheckpointPolicy } from '../../../services/api/storage/json/wal/wal-storage.ts'
import { sendContact } from '../../../services/api/testing/send-contact.ts'
import { runScenario } from '../scenario.ts'
import { stop } from '../service.ts'
import type { Outcome } from '../load-generator.ts'

const token = 'a token of twenty-four and more'
const probeHeaders = { [probeHeader]: token }

/**
 * The copies of segments cannot be written for a while. Meanwhile visitors write, and a lead is erased whose segment
 * has an older copy. Then the service is killed and that segment damaged, so that it is restored from its copy.
 */
export async function unwritableCopies(rounds: number): Promise<Outcome> {
  let resurrected = 0
  const outcome = await runScenario(async ({ dataDir, load, start }) => {
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start({ PROBE_TOKEN: token })
      await load.write([service.origin], 100)
      const email = `erased-${round}@example.com`
      const reference = await keepLead(service.origin, email)
      const segment = await findSegment(email, join(dataDir, 'leads'))
      const copies = join(dataDir, 'copies/leads')
      // A file in place of the folder: nobody can write there, whatever their permissions.
      await rename(copies, `${copies}-away`)
      await writeFile(copies, '')
      await erase(service.origin, reference)
      await load.write([service.origin], 200)
      await waitUntilNotReady(service.origin)
      await stop(service, 'SIGKILL')
      await rm(copies)
      await rename(`${copies}-away`, copies)
      await truncate(segment, randomInt((await stat(segment)).size))
      const next = await start()
      await stop(next, round % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
      await stop(await start(), 'SIGTERM')
      if (await existsAnywhere(email, dataDir)) resurrected += 1
    }
  })
  return { ...outcome, resurrected }
}

/** Creates a lead that its link can erase. @returns its reference, once segments and copies have it */
async function keepLead(origin: string, email: string): Promise<string> {
  const answer = await sendContact(origin, { email }, probeHeaders)
  const { reference } = contactAccepted.parse(await answer.json())
  await pause(defaultCheckpointPolicy.idleMs * 2)
  return reference
}

async function erase(origin: string, reference: string): Promise<void> {
  const answer = await fetch(origin + paths.probeOf(reference), {
    method: 'DELETE',
    headers: probeHeaders,
  })
  if (!answer.ok) throw new Error(`The erasure answered ${answer.status}.`)
}

async function findSegment(email: string, folder: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const name of await readdir(folder)) {
      const [segment, copy] = [join(folder, name), join(folder, '../copies/leads', name)]
      const texts = await Promise.all(
        [segment, copy].map((path) => readFile(path, 'utf8').catch(() => '')),
      )
      if (texts.every((text) => text.includes(email))) return segment
    }
    await pause(50)
  }
  throw new Error(`${email} is in no segment.`)
}

async function waitUntilNotReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(origin + paths.ready)).status === 503) return
    await pause(50)
  }
  throw new Error('/readyz says that it is ready, although copies cannot be written.')
}

/** Whether any file of the folder contains it. */
async function existsAnywhere(email: string, folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files)
    if ((await readFile(join(parentPath, name), 'utf8')).includes(email)) return true
  return false
}
