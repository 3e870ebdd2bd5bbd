import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { aLead } from '#services/api/records/sample-lead.ts'
import { openJsonFileStore } from '#services/api/store/json-file/open.ts'
import type { Tally } from '../visitors.ts'
import { seededRandom, type Random } from './random.ts'
import { recordDisk, type Node, type Recording } from './recorded-disk.ts'

const log = pino({ level: 'silent' })

/**
 * The plug of the machine is pulled `rounds` times. What was synced is there; of everything else any
 * part may be: names or not, whatever their order, and of a file nothing, a half, zeroes or all. This
 * is harsher than journaling file systems are. Then the store is opened on what is left.
 */
export async function powerCut(rounds: number, seed = 1): Promise<Tally> {
  const random = seededRandom(seed)
  const recording = await recordWork()
  const tally: Tally = { acknowledged: 0, found: 0, lost: 0, doubled: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const cut = Math.floor(random() * (recording.steps.length + 1))
    const answered = recording.steps
      .slice(0, cut)
      .flatMap((one) => (one.step === 'answer' ? [one.id] : []))
    const found = await leadsAfter(leftOver(recording, cut, random))
    tally.acknowledged += answered.length
    tally.found += found.length
    tally.lost += answered.filter((id) => !found.includes(id)).length
    tally.doubled += found.length - new Set(found).size
  }
  return tally
}

/** A first start in folders that are not there yet, two months, some full pages, and a restart. */
async function recordWork(): Promise<Recording> {
  const root = await mkdtemp(join(tmpdir(), 'highpine-power-'))
  const ids = referencesFrom('234567')
  try {
    return await recordDisk(root, async (answered) => {
      for (const batches of [40, 25]) {
        const store = await openJsonFileStore({ folder: join(root, 'srv/highpine/data'), log })
        for (let batch = 0; batch < batches; batch += 1) {
          const receivedAt = `2026-1${batch % 2}-05T10:00:00.000Z`
          await Promise.all(
            Array.from({ length: 1 + (batch % 4) }, async () => {
              const lead = { ...aLead(ids()), receivedAt }
              await store.leads.settle({ idempotencyKey: lead.id }, () => ({
                add: lead,
                answer: undefined,
              }))
              answered(lead.id)
            }),
          )
        }
        await store.close()
      }
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** What a disk may hold when the power goes after so many steps. */
function leftOver({ root, steps }: Recording, cut: number, random: Random): Map<string, Buffer> {
  const contents = new Map<Node, Buffer>()
  const folders = new Map<Node, Map<string, Node>>()
  const unsynced = new Map<Node, (() => void)[]>()
  const later = (node: Node, change: () => void) =>
    unsynced.set(node, [...(unsynced.get(node) ?? []), change])
  for (const step of steps.slice(0, cut)) {
    if (step.step === 'write') {
      const { file, bytes } = step
      later(file, () => contents.set(file, bytes))
    } else if (step.step === 'name') {
      const { folder, names } = step
      later(folder, () => {
        const entries = folders.get(folder) ?? new Map<string, Node>()
        folders.set(folder, entries)
        for (const [name, node] of Object.entries(names))
          if (node) entries.set(name, node)
          else entries.delete(name)
      })
    } else if (step.step === 'sync') {
      for (const change of unsynced.get(step.node) ?? []) change()
      unsynced.delete(step.node)
    }
  }
  for (const [node, changes] of unsynced) {
    for (const change of changes) if (random() < 0.5) change()
    const bytes = contents.get(node)
    if (bytes && node.kind === 'file') contents.set(node, torn(bytes, random))
  }
  const files = new Map<string, Buffer>()
  const walk = (folder: Node, path: string) => {
    files.set(`${path}/`, Buffer.alloc(0))
    for (const [name, node] of folders.get(folder) ?? [])
      if (node.kind === 'folder') walk(node, `${path}/${name}`)
      else files.set(`${path}/${name}`, contents.get(node) ?? Buffer.alloc(0))
  }
  walk(root, '')
  return files
}

function torn(bytes: Buffer, random: Random): Buffer {
  const ways = [
    () => bytes,
    () => Buffer.alloc(0),
    () => Buffer.alloc(bytes.length),
    () => bytes.subarray(0, Math.floor(random() * bytes.length)),
  ]
  return ways[Math.floor(random() * ways.length)]?.() ?? bytes
}

/** The ids that the store finds on what is left; none when it refuses to start. */
async function leadsAfter(files: Map<string, Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-after-'))
  try {
    // The claim of this very process, which in truth would be dead.
    const surviving = [...files].filter(([path]) => !path.includes('/lock/'))
    for (const [path, bytes] of surviving)
      if (path.endsWith('/')) await mkdir(join(folder, path), { recursive: true })
      else await writeFile(join(folder, path), bytes)
    const store = await openJsonFileStore({ folder: join(folder, 'srv/highpine/data'), log })
    const { leads } = await store.leads.newestFirst(0, 100_000)
    await store.close()
    return leads.map(({ id }) => id)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** References, each once. */
function referencesFrom(letters: string): () => string {
  let count = 0
  return () => {
    count += 1
    const digits = Array.from({ length: 6 }, (_, place) =>
      letters.charAt(Math.floor(count / letters.length ** place) % letters.length),
    )
    return `HP-${digits.join('')}`
  }
}
