import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { lead as leadRecord, type Lead } from '../../services/api/leads/lead.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'

/** A visitor who fills in the form once and retries until it is acknowledged. */
export interface Visitor {
  key: string
  name: string
  /** The acknowledged reference; undefined until then. */
  reference: string | undefined
}

/** Compares the acknowledged requests with the records on the disk. */
export interface Outcome {
  /** Visitors whose request was acknowledged. */
  acknowledged: number
  /** Records on the disk, without those that were erased. */
  found: number
  /** Acknowledged requests that are missing or stored with another reference or name. */
  lost: number
  /** Visitors with more than one record. */
  duplicated: number
  /** Erased records that exist again; only scenarios that erase count them. */
  resurrected?: number
}

const concurrency = 12

/** Simulates visitors who send requests to one or more services. */
export class LoadGenerator {
  readonly visitors: Visitor[] = []

  get unanswered(): Visitor[] {
    return this.visitors.filter(({ reference }) => reference === undefined)
  }

  get answered(): number {
    return this.visitors.length - this.unanswered.length
  }

  /**
   * Sends requests for `ms`, or until the signal: first retries of visitors without an answer, with their old key,
   * then new visitors.
   * @param origins the services, used in turn
   * @returns how many requests were accepted and how many failed
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
        // Pause as a person would, longer after a failure.
        await pause(status === 200 ? 10 : 25)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, (_, number) => client(number)))
    return answers
  }

  /** Retries once for every visitor without an answer. */
  async tryAgain(origin: string): Promise<void> {
    for (const visitor of this.unanswered) await send(origin, visitor)
  }

  /** Reads the files without the code of the service. */
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

/** Sends a request; sets the reference once the complete answer has arrived. @returns the status; 0 without an answer */
async function send(origin: string, visitor: Visitor): Promise<number> {
  try {
    // A separate address each, since emails to one address are limited.
    const fields = { name: visitor.name, email: `${visitor.key}@example.com` }
    const answer = await sendContact(origin, fields, { 'idempotency-key': visitor.key })
    const body: unknown = await answer.json()
    if (answer.ok) visitor.reference = contactAccepted.parse(body).reference
    return answer.status
  } catch {
    return 0
  }
}

async function leadsOnDisk(dataDir: string): Promise<Lead[]> {
  const line = z.object({ n: z.number(), id: z.string(), put: leadRecord.optional() })
  const latest = new Map<string, z.infer<typeof line>>()
  for (const name of await readdir(join(dataDir, 'leads'))) {
    const text = await readFile(join(dataDir, 'leads', name), 'utf8')
    for (const row of text.split('\n').filter((one) => one !== '')) {
      const one = line.parse(JSON.parse(row))
      if (one.n > (latest.get(one.id)?.n ?? 0)) latest.set(one.id, one)
    }
  }
  return [...latest.values()].flatMap(({ put }) => put ?? [])
}
