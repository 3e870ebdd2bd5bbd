import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import type { Lead } from '../../../services/api/leads/lead.ts'
import { aLead } from '../../../services/api/testing/sample-lead.ts'
import { openJsonFileStore, type Store } from '../../../services/api/store.ts'
import type { Outcome } from '../load-generator.ts'
import { diskAfterPowerCut, seededRandom } from './disk-after-power-cut.ts'
import { recordDisk, type Recording } from './disk-recorder.ts'

const log = pino({ level: 'silent' })

/**
 * Simulates `rounds` power cuts. Synced data survives; of unsynced data any part may: names in any order, and of a file
 * nothing, a part, zeroes or everything. This is harsher than journaling file systems. Then the store is opened on the
 * result.
 */
export async function powerCut(rounds: number, seed = 1): Promise<Outcome> {
  const random = seededRandom(seed)
  const recording = await recordWork()
  const outcome = { acknowledged: 0, found: 0, lost: 0, duplicated: 0, resurrected: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const cut = Math.floor(random() * (recording.steps.length + 1))
    const answered = new Map<string, number>()
    for (const one of recording.steps.slice(0, cut))
      if (one.step === 'answer')
        answered.set(one.id, Math.max(one.version, answered.get(one.id) ?? 0))
    const found = await leadsAfter(diskAfterPowerCut(recording, cut, random))
    const versions = new Map(found.map(({ id, version }) => [id, version]))
    outcome.acknowledged += answered.size
    outcome.found += found.length
    // An older state of a record is a lost change.
    outcome.lost += [...answered].filter(
      ([id, version]) => version < erasing && (versions.get(id) ?? 0) < version,
    ).length
    outcome.resurrected += [...answered].filter(
      ([id, version]) => version === erased && versions.has(id),
    ).length
    outcome.duplicated += found.length - versions.size
  }
  return outcome
}

/** Recorded in place of a version: from here on a lead may be gone, and from there on it is. */
const [erasing, erased] = [1e9, Infinity]

/**
 * Records a first start without folders, two months, occasional changes to earlier records, erasures, and a restart,
 * which compacts.
 */
async function recordWork(): Promise<Recording> {
  const root = await mkdtemp(join(tmpdir(), 'highpine-power-'))
  const folder = join(root, 'srv/highpine/data')
  const ids = referencesFrom('234567')
  try {
    return await recordDisk(root, async (answered) => {
      const kept: Lead[] = []
      for (const batches of [40, 25]) {
        const store = await openJsonFileStore({ folder, log })
        for (let batch = 0; batch < batches; batch += 1) {
          const receivedAt = `2026-1${batch % 2}-05T10:00:00.000Z`
          const leads = Array.from({ length: 1 + (batch % 4) }, () => ({
            ...aLead(ids()),
            receivedAt,
          }))
          const earlier = kept[batch % 7]
          await Promise.all([
            ...leads.map(async (lead) => {
              await store.leads.transactByForm({ idempotencyKey: lead.id }, () => ({
                add: lead,
                answer: 0,
              }))
              answered(lead.id, lead.version)
            }),
            earlier && workOn(store, earlier.id, answered),
          ])
          kept.push(...leads)
          const last = batch % 6 === 5 ? kept.pop() : undefined
          if (last && kept.length > 7) {
            answered(last.id, erasing)
            await store.bulk.erase('leads', [last.id])
            await store.confirmErased()
            answered(last.id, erased)
          }
          if (batch % 5 === 0) await pause(5)
        }
        await store.close()
      }
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

async function workOn(
  store: Store,
  id: string,
  answered: (id: string, version: number) => void,
): Promise<void> {
  const version = await store.leads.transact(id, (lead) =>
    lead
      ? { change: { ...lead, version: lead.version + 1 }, answer: lead.version + 1 }
      : { answer: 0 },
  )
  answered(id, version)
}

/** Opens the store on this disk state and returns its leads. */
async function leadsAfter(files: Map<string, Buffer>): Promise<Lead[]> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-after-'))
  try {
    // The lock file of this process, which would be dead after a real power cut.
    const surviving = [...files].filter(([path]) => !path.includes('/lock/'))
    for (const [path, bytes] of surviving)
      if (path.endsWith('/')) await mkdir(join(folder, path), { recursive: true })
      else await writeFile(join(folder, path), bytes)
    const said: string[] = []
    const heard = pino({}, { write: (line: string) => void said.push(line) })
    const store = await openJsonFileStore({
      folder: join(folder, 'srv/highpine/data'),
      log: heard,
    })
    const alarm = said.find((line) => line.includes('can’t be read'))
    if (alarm) throw new Error(`A power cut loses no line, and yet: ${alarm}`)
    const { leads } = await store.leads.newestFirst(0, 100_000)
    await store.close()
    return leads
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Generates unique references. */
function referencesFrom(alphabet: string): () => string {
  let count = 0
  return () => {
    count += 1
    const digits = Array.from({ length: 6 }, (_, place) =>
      alphabet.charAt(Math.floor(count / alphabet.length ** place) % alphabet.length),
    )
    return `HP-${digits.join('')}`
  }
}
