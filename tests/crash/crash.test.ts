import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { contactAccepted } from '#services/api/contract/contact.ts'
import { lead as leadRecord, type Lead } from '#services/api/records/lead.ts'
import { freePort, startService, stop, writeSmallSite, type Running } from './service.ts'

const rounds = 20
const visitorsAtOnce = 12

interface Visitor {
  key: string
  name: string
  /** The reference in the answer that the visitor saw; undefined until then. */
  reference: string | undefined
}

test('twenty times the plug is pulled while visitors write: nothing acknowledged is lost or doubled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-crash-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeSmallSite(folder)
  const port = await freePort()
  const visitors: Visitor[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const service = await startService(folder, port)
    onTestFinished(async () => void (await stop(service, 'SIGKILL')))
    const state = { open: true }
    // Whoever got no answer in an earlier round tries again with the same key.
    const waiting = visitors.filter(({ reference }) => reference === undefined)
    const writing = Array.from({ length: visitorsAtOnce }, (_, seat) =>
      keepWriting(
        service,
        state,
        visitors,
        waiting.filter((_, n) => n % visitorsAtOnce === seat),
      ),
    )
    await pause(randomInt(20, 500))
    await stop(service, 'SIGKILL')
    state.open = false
    await Promise.all(writing)
  }

  const service = await startService(folder, port)
  const unanswered = visitors.filter(({ reference }) => reference === undefined)
  for (const visitor of unanswered) await send(service, visitor)
  expect(await stop(service, 'SIGTERM')).toBe(0)

  const kept = await leadsOnDisk(join(folder, 'data'))
  const copies = (visitor: Visitor) =>
    kept.filter(({ idempotencyKey }) => idempotencyKey === visitor.key)
  const acknowledged = visitors.filter(({ reference }) => reference !== undefined)
  const lost = acknowledged.filter((visitor) => copies(visitor).length === 0)
  const doubled = visitors.filter((visitor) => copies(visitor).length > 1)
  const swapped = acknowledged.filter((visitor) =>
    copies(visitor).some(({ id, name }) => id !== visitor.reference || name !== visitor.name),
  )
  console.table({
    [`${rounds} SIGKILLs`]: {
      acknowledged: acknowledged.length,
      'after a retry': unanswered.length,
      found: kept.length,
      lost: lost.length,
      doubled: doubled.length,
    },
  })
  expect(acknowledged.length).toBe(visitors.length)
  expect(acknowledged.length).toBeGreaterThan(rounds * visitorsAtOnce)
  expect(lost).toEqual([])
  expect(doubled).toEqual([])
  expect(swapped).toEqual([])
  expect(kept).toHaveLength(visitors.length)
  expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
  expect(await readdir(join(folder, 'data/damaged/leads'))).toEqual([])
})

/** One seat: first those who are still without an answer, then new visitors, until the plug is pulled. */
async function keepWriting(
  service: Running,
  state: { open: boolean },
  visitors: Visitor[],
  again: readonly Visitor[],
): Promise<void> {
  for (const visitor of again) await send(service, visitor)
  while (state.open && service.process.exitCode === null && service.process.signalCode === null) {
    const visitor: Visitor = {
      key: randomUUID(),
      name: `Visitor ${visitors.length}`,
      reference: undefined,
    }
    visitors.push(visitor)
    await send(service, visitor)
  }
}

/** Notes the reference only when the whole answer has arrived. */
async function send(service: Running, visitor: Visitor): Promise<void> {
  try {
    const answer = await fetch(`${service.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': visitor.key },
      body: JSON.stringify({
        name: visitor.name,
        email: 'visitor@example.com',
        phone: '970-555-0111',
        serviceType: 'custom',
        acceptTerms: true,
      }),
    })
    if (answer.ok) visitor.reference = contactAccepted.parse(await answer.json()).reference
  } catch {
    // The plug was pulled: no answer. This visitor tries again later.
  }
}

/** Read without the service's own code: what a person would find in the files. */
async function leadsOnDisk(dataDir: string): Promise<Lead[]> {
  const page = z.object({ records: z.array(leadRecord) })
  const files = (await readdir(join(dataDir, 'leads'))).filter((name) => name.endsWith('.json'))
  const pages = await Promise.all(
    files.map(async (name) =>
      page.parse(JSON.parse(await readFile(join(dataDir, 'leads', name), 'utf8'))),
    ),
  )
  return pages.flatMap(({ records }) => records)
}
