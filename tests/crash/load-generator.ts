import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { lead as leadRecord, type Lead } from '../../services/api/leads/lead.ts'

/** Somebody who fills in the form once and presses the button until there is an answer. */
export interface Visitor {
  key: string
  name: string
  /** The reference in the answer that the visitor saw; undefined until then. */
  reference: string | undefined
}

/** What became of all visitors, compared with what is on the disk. */
export interface Outcome {
  /** Visitors who saw an answer of success. */
  acknowledged: number
  /** Records on the disk, without those that were erased. */
  found: number
  /** Acknowledged, but not there, or there under another reference or name. */
  lost: number
  /** Visitors who are there more than once. */
  duplicated: number
  /** Erased, and there again; only faults that erase count them. */
  resurrected?: number
}

const concurrency = 12

/** A crowd that writes to whichever service is open. */
export class LoadGenerator {
  readonly visitors: Visitor[] = []

  get unanswered(): Visitor[] {
    return this.visitors.filter(({ reference }) => reference === undefined)
  }

  get answered(): number {
    return this.visitors.length - this.unanswered.length
  }

  /**
   * Writes for `ms`, or until the signal: first those who are still without an answer, with their old key,
   * then new ones.
   * @param origins asked by turns; out: how many were answered, and how many were refused
   */
  async write(
    origins: readonly string[],
    ms: number,
    signal?: AbortSignal,
  ): Promise<{ kept: number; refused: number }> {
    const until = performance.now() + ms
    const again = this.unanswered
    const answers = { kept: 0, refused: 0 }
    const client = async (number: number) => {
      for (let turn = number; performance.now() < until && !signal?.aborted; turn += 1) {
        const visitor = again.pop() ?? this.arrive()
        const status = await send(origins[turn % origins.length] ?? '', visitor)
        if (status === 200) answers.kept += 1
        else answers.refused += 1
        // A person does not press a thousand times a second, least of all when nobody is there or there is no room.
        await pause(status === 200 ? 10 : 25)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, (_, number) => client(number)))
    return answers
  }

  /** Everyone who is still without an answer tries once more. */
  async tryAgain(origin: string): Promise<void> {
    for (const visitor of this.unanswered) await send(origin, visitor)
  }

  /** Read without the service's own code: what a person would find in the files. */
  async outcome(dataDir: string): Promise<Outcome> {
    const kept = (await leadsOnDisk(dataDir)).filter(({ erasedAt }) => erasedAt === undefined)
    const copies = new Map<string, Lead[]>()
    for (const lead of kept)
      copies.set(lead.idempotencyKey, [...(copies.get(lead.idempotencyKey) ?? []), lead])
    const acknowledged = this.visitors.filter(({ reference }) => reference !== undefined)
    const isThere = ({ key, reference, name }: Visitor) =>
      copies.get(key)?.some((lead) => lead.id === reference && lead.name === name)
    return {
      acknowledged: acknowledged.length,
      found: kept.length,
      lost: acknowledged.filter((visitor) => !isThere(visitor)).length,
      duplicated: [...copies.values()].filter((same) => same.length > 1).length,
    }
  }

  private arrive(): Visitor {
    const name = `Visitor ${this.visitors.length}`
    const visitor: Visitor = { key: randomUUID(), name, reference: undefined }
    this.visitors.push(visitor)
    return visitor
  }
}

/** Notes the reference only when the whole answer has arrived. Out: the status; 0 without an answer. */
async function send(origin: string, visitor: Visitor): Promise<number> {
  try {
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': visitor.key },
      body: JSON.stringify({
        name: visitor.name,
        // Each their own: one address is written to only so often.
        email: `${visitor.key}@example.com`,
        phone: '970-555-0111',
        serviceType: 'custom',
        acceptTerms: true,
      }),
    })
    const body: unknown = await answer.json()
    if (answer.ok) visitor.reference = contactAccepted.parse(body).reference
    return answer.status
  } catch {
    return 0
  }
}

async function leadsOnDisk(dataDir: string): Promise<Lead[]> {
  const segment = z.object({ records: z.array(leadRecord) })
  const files = (await readdir(join(dataDir, 'leads'))).filter((name) => name.endsWith('.json'))
  const segments = await Promise.all(
    files.map(async (name) =>
      segment.parse(JSON.parse(await readFile(join(dataDir, 'leads', name), 'utf8'))),
    ),
  )
  return segments.flatMap(({ records }) => records)
}
