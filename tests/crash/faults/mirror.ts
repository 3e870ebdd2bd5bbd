import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '../../../services/api/contract/paths.ts'
import { contactAccepted } from '../../../services/api/contact-form/contract.ts'
import { probeHeader } from '../../../services/api/contract/probe.ts'
import { sendContact } from '../../../services/api/testing/send-contact.ts'
import { runScenario, type CrashScenario } from '../scenario.ts'
import { stop, type Running } from '../service.ts'
import type { Outcome } from '../load-generator.ts'

const token = 'a token of twenty-four and more'
const probeHeaders = { [probeHeader]: token }

/**
 * The mirror cannot be written for a while. Meanwhile visitors write, and a lead is erased that the mirror has. Then the
 * service is killed, or goes on, and the mirror comes back as it was.
 */
export const mirrorAway = (rounds: number) =>
  withErasures(rounds, async ({ dataDir, load, start }, { round, service, reference }) => {
    const copies = join(dataDir, 'copies/leads')
    // A file in place of the folder: nobody can write there, whatever their permissions.
    await rename(copies, `${copies}-away`)
    await writeFile(copies, '')
    await erase(service.origin, reference)
    await load.write([service.origin], 200)
    await waitForReadiness(service.origin, 503)
    const isKilled = round % 2 === 0
    if (isKilled) await stop(service, 'SIGKILL')
    await rm(copies)
    await rename(`${copies}-away`, copies)
    if (isKilled) return start()
    await waitForReadiness(service.origin, 200)
    return service
  })

/**
 * The service is killed between the two files of an erasure or a compaction: the mirror, or the file, is still the one
 * before it.
 */
export const rewrittenOnOneSide = (rounds: number) =>
  withErasures(rounds, async ({ dataDir, load, start }, { service, reference, month }) => {
    const mirror = join(dataDir, 'copies/leads', month)
    const older = await readFile(mirror)
    await erase(service.origin, reference)
    await load.write([service.origin], 100)
    await stop(service, 'SIGKILL')
    await writeFile(mirror, older)
    return start()
  })

/** Where a lead is that will be erased. */
interface Target {
  round: number
  service: Running
  reference: string
  /** The name of the file that has it. */
  month: string
}

/** Runs a fault around the erasure of a lead in each round. It returns the service that runs then. */
async function withErasures(
  rounds: number,
  fault: (scenario: CrashScenario, target: Target) => Promise<Running>,
): Promise<Outcome> {
  let resurrected = 0
  const outcome = await runScenario(async (scenario) => {
    const { dataDir, load } = scenario
    const start = () => scenario.start({ PROBE_TOKEN: token })
    for (let round = 1; round <= rounds; round += 1) {
      const service = await start()
      await load.write([service.origin], 100)
      const email = `erased-${round}@example.com`
      const answer = await sendContact(service.origin, { email }, probeHeaders)
      const { reference } = contactAccepted.parse(await answer.json())
      const month = await findMonth(email, join(dataDir, 'leads'))
      const next = await fault({ ...scenario, start }, { round, service, reference, month })
      await stop(next, round % 3 === 0 ? 'SIGTERM' : 'SIGKILL')
      await stop(await start(), 'SIGTERM')
      if (await existsAnywhere(email, dataDir)) resurrected += 1
    }
  })
  return { ...outcome, resurrected }
}

async function erase(origin: string, reference: string): Promise<void> {
  const answer = await fetch(origin + paths.probeOf(reference), {
    method: 'DELETE',
    headers: probeHeaders,
  })
  if (!answer.ok) throw new Error(`The erasure answered ${answer.status}.`)
}

async function findMonth(email: string, folder: string): Promise<string> {
  for (const name of await readdir(folder))
    if ((await readFile(join(folder, name), 'utf8')).includes(email)) return name
  throw new Error(`${email} is in no month.`)
}

async function waitForReadiness(origin: string, status: 200 | 503): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await fetch(origin + paths.ready)).status === status) return
    await pause(50)
  }
  throw new Error(`/readyz does not answer ${status}.`)
}

/** Whether any file of the folder contains it. */
async function existsAnywhere(email: string, folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files)
    if ((await readFile(join(parentPath, name), 'utf8')).includes(email)) return true
  return false
}
