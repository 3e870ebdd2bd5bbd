import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { AuditEntry } from '../records/audit-entry.ts'
import type { Decision } from '../records/decision.ts'
import type { Erasure, ErasureTarget } from '../records/erasure.ts'
import { lead as leadSchema, type Lead } from '../records/lead.ts'
import { isWebhook } from '../records/mail-row.ts'
import { DuplicateIdError } from '../records/store-errors.ts'
import { subscriber as subscriberSchema, type Subscriber } from '../records/subscriber.ts'
import { toErasedLead } from './erased-lead.ts'

/** Personal data outside the records: attachments, and emails that were written to files. */
export interface ExternalFiles {
  removeAttachments(lead: string): Promise<void>
  removeEmails(ids: readonly string[]): Promise<void>
}

/** Stored erasures that are not finished. */
export interface ErasureRepository {
  all(): Promise<Erasure[]>
  /** Inserts or replaces. @throws NotStoredError */
  put(erasure: Erasure): Promise<void>
  /** @throws NotStoredError */
  remove(id: string): Promise<void>
}

interface RecordRepository<Kept> {
  one(id: string): Promise<Kept | undefined>
  transact<Answer>(
    id: string,
    decide: (record: Kept | undefined) => Decision<Kept, Answer>,
  ): Promise<Answer>
}

/** What erasing needs from a store. */
export interface ErasureStore {
  erasures: ErasureRepository
  leads: RecordRepository<Lead> & {
    /** Leads whose `mergedInto` is this id, whether its `mergedFrom` has them or not. */
    mergedInto(id: string): Promise<readonly Lead[]>
  }
  subscribers: RecordRepository<Subscriber>
  quarantine: { leads: RecordRepository<Lead>; subscribers: RecordRepository<Subscriber> }
  audit: { append(entry: AuditEntry): Promise<void> }
  bulk: { read(name: 'quarantined-leads' | 'quarantined-subscribers'): AsyncIterable<unknown> }
}

export interface EraserDeps {
  store: ErasureStore
  files: ExternalFiles
  officeMail: () => Promise<readonly string[]>
  /** Whether webhooks are configured. */
  webhook: boolean
  now: () => Date
  log: Pick<Logger, 'warn' | 'error'>
}

export type ErasureRequest = Pick<Erasure, 'requestedBy' | 'person' | 'why' | 'targets'>

/** `under way`: the erasure is stored, and the worker finishes it. */
export type ErasureProgress = 'erased' | 'under way'

export interface Eraser {
  /**
   * Erases records, leads merged with them, quarantined entries of the same address, attachments and emails.
   * Resolves when that is done, or stored as an unfinished erasure. @throws NotStoredError nothing was changed
   */
  erase(request: ErasureRequest): Promise<ErasureProgress>
  /** Continues every unfinished erasure that is due. */
  resume(): Promise<void>
  /** Erasures that failed several times, with the last error; for the health page. */
  stuck(): { count: number; fault: string } | undefined
}

const firstPauseMs = 1_000
const longestPauseMs = 10 * 60 * 1000
const failuresUntilStuck = 3
/** Small, so that visitors' requests get database connections. */
const erasedAtOnce = 8
/**
 * Longer than any upload or delivery that was running when the records were erased: a final sweep after this time
 * removes files that those have left.
 */
export const lastSweepAfterMs = 15 * 60 * 1000
/** Every process on the store sweeps its own disk before the erasure is forgotten. */
export const forgottenAfterMs = lastSweepAfterMs + 60 * 1000

/** How often an erasure has failed in this process, and when it is tried again. */
interface Attempt {
  failures: number
  retryAt: number
  fault: string
}

export function createEraser({ store, files, officeMail, webhook, now, log }: EraserDeps): Eraser {
  const attempts = new Map<string, Attempt>()
  const underWay = new Set<string>()

  return {
    erase: async (request) => {
      const erasure = await addMerged(
        {
          ...request,
          id: randomUUID(),
          requestedAt: now().toISOString(),
          targets: await addQuarantined(request, store),
          emails: [],
        },
        store,
      )
      await store.erasures.put(erasure)
      return attempt(erasure)
    },
    resume: async () => {
      const unfinished = await store.erasures.all()
      // Another process has finished the others.
      for (const id of attempts.keys())
        if (!unfinished.some((erasure) => erasure.id === id)) attempts.delete(id)
      for (const erasure of unfinished) {
        const left = (attempts.get(erasure.id)?.retryAt ?? 0) - now().getTime()
        // More time left than the longest pause: the clock was set back.
        if (left <= 0 || left > forgottenAfterMs) await attempt(erasure)
      }
    },
    stuck: () => {
      const failing = [...attempts.values()].filter(
        ({ failures }) => failures >= failuresUntilStuck,
      )
      const [first] = failing
      return first && { count: failing.length, fault: first.fault }
    },
  }

  async function attempt(erasure: Erasure): Promise<ErasureProgress> {
    if (underWay.has(erasure.id)) return 'under way'
    underWay.add(erasure.id)
    try {
      await carryOut(erasure)
      return 'erased'
    } catch (fault) {
      recordFailure(erasure, fault)
      return 'under way'
    } finally {
      underWay.delete(erasure.id)
    }
  }

  async function carryOut(requested: Erasure): Promise<void> {
    const erasure = await eraseRecords(requested)
    await writeAuditEntry(erasure)
    await removeExternalFiles(erasure)
    const age = now().getTime() - Date.parse(erasure.requestedAt)
    const next = [lastSweepAfterMs, forgottenAfterMs].find((ms) => age < ms)
    if (next !== undefined) {
      const retryAt = Date.parse(erasure.requestedAt) + next
      attempts.set(erasure.id, { failures: 0, retryAt, fault: '' })
      return
    }
    await store.erasures.remove(erasure.id)
    attempts.delete(erasure.id)
  }

  /** Continues after a file that cannot be removed. @throws the first error of the file system */
  async function removeExternalFiles({ targets, emails }: Erasure): Promise<void> {
    const faults: unknown[] = []
    const attempt = (removing: Promise<void>) => removing.catch((fault) => void faults.push(fault))
    for (const { collection, id } of targets)
      if (collection === 'leads') await attempt(files.removeAttachments(id))
    for (const id of emails) await attempt(files.removeEmails([id]))
    if (faults.length > 0) throw faults[0]
  }

  /** Each record in a transaction of its own, which checks for merges and emails since. */
  async function eraseRecords(requested: Erasure): Promise<Erasure> {
    const office = await officeMail()
    for (let erasure = requested; ;) {
      const all = await addMerged(erasure, store)
      if (isLarger(all, erasure)) {
        await store.erasures.put(all)
        erasure = all
      }
      let complete = true
      for (let from = 0; from < erasure.targets.length; from += erasedAtOnce) {
        const known = erasure
        const some = known.targets.slice(from, from + erasedAtOnce)
        const done = await Promise.all(some.map((target) => eraseOne(target, known, office)))
        complete &&= done.every(Boolean)
      }
      if (complete) return erasure
    }
  }

  /** False: the record has emails or merged leads that the erasure does not cover yet. */
  function eraseOne(
    { collection, id }: ErasureTarget,
    erasure: Erasure,
    office: readonly string[],
  ): Promise<boolean> {
    const gone = <R extends Lead | Subscriber>(record: R | undefined): Decision<R, boolean> => {
      if (!record) return { answer: true }
      return covers(erasure, record) ? { erase: record, answer: true } : { answer: false }
    }
    if (collection === 'quarantined-leads') return store.quarantine.leads.transact(id, gone)
    if (collection === 'quarantined-subscribers')
      return store.quarantine.subscribers.transact(id, gone)
    if (collection === 'subscribers') return store.subscribers.transact(id, gone)
    return store.leads.transact(id, (lead): Decision<Lead, boolean> => {
      if (!lead) return { answer: true }
      if (!covers(erasure, lead)) return { answer: false }
      if (lead.erasedAt === undefined)
        return {
          change: toErasedLead(lead, { erasure, now: now(), office, webhook }),
          purge: true,
          answer: true,
        }
      // Retention removes the anonymous remainder too.
      const isOld = erasure.requestedBy === 'retention' && lead.erasedAt < erasure.requestedAt
      return isOld ? { erase: lead, answer: true } : { answer: true }
    })
  }

  async function writeAuditEntry(erasure: Erasure): Promise<void> {
    const { id, requestedAt, requestedBy, person, why, targets } = erasure
    const by = person
      ? { by: person.id, name: person.name }
      : requestedBy === 'prospect'
        ? { name: 'The prospect' }
        : {}
    const ids = [...new Set(targets.map((target) => target.id))]
    const collection = targets[0]?.collection
    const entry = {
      id,
      at: requestedAt,
      did: 'erased',
      ...(collection && { collection }),
      ids,
      why,
    }
    try {
      await store.audit.append({ ...entry, ...by })
    } catch (fault) {
      // An earlier attempt has written it.
      if (!(fault instanceof DuplicateIdError)) throw fault
    }
  }

  function recordFailure({ id, targets }: Erasure, fault: unknown): void {
    const failures = (attempts.get(id)?.failures ?? 0) + 1
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
    const words = fault instanceof Error ? fault.message : String(fault)
    attempts.set(id, { failures, retryAt: now().getTime() + pause, fault: words })
    const details = { err: fault, erasure: id, records: targets.length, failures }
    if (failures < failuresUntilStuck)
      log.warn(details, 'An erasure could not be finished; it is tried again.')
    else log.error(details, 'An erasure keeps failing; it is repeated. Check the disk.')
  }
}

/** The targets and, unless retention erases, quarantined entries of the same address. */
async function addQuarantined(
  { requestedBy, targets }: ErasureRequest,
  store: ErasureStore,
): Promise<ErasureTarget[]> {
  if (requestedBy === 'retention') return targets
  const found = [...targets]
  for (const { collection, id } of targets) {
    if (collection === 'leads') {
      const lead = await store.leads.one(id)
      if (!lead) continue
      for await (const record of store.bulk.read('quarantined-leads')) {
        const quarantined = leadSchema.parse(record)
        if (quarantined.id === id || sameAddress(quarantined, lead))
          found.push({ collection: 'quarantined-leads', id: quarantined.id })
      }
    }
    if (collection === 'subscribers') {
      const subscriber = await store.subscribers.one(id)
      if (!subscriber) continue
      for await (const record of store.bulk.read('quarantined-subscribers')) {
        const quarantined = subscriberSchema.parse(record)
        if (sameAddress(quarantined, subscriber))
          found.push({ collection: 'quarantined-subscribers', id: quarantined.id })
      }
    }
  }
  return found
}

const sameAddress = (one: { email: string }, other: { email: string }): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()

/**
 * Adds leads that were merged with a target, in either direction, since the surviving lead has data of the other.
 * Retention erases each lead by itself.
 */
async function addMerged(erasure: Erasure, store: ErasureStore): Promise<Erasure> {
  const targets = [...erasure.targets]
  const emails = new Set(erasure.emails)
  const keyOf = ({ collection, id }: ErasureTarget) => `${collection} ${id}`
  const known = new Set(targets.map(keyOf))
  for (const target of targets) {
    const record = await recordOf(target, store)
    if (!record) continue
    for (const id of emailsOf(record)) emails.add(id)
    const pointing =
      target.collection === 'leads' && erasure.requestedBy !== 'retention'
        ? await store.leads.mergedInto(target.id)
        : []
    for (const id of [...mergedWith(erasure, record), ...pointing.map(({ id }) => id)]) {
      const other: ErasureTarget = { collection: 'leads', id }
      if (known.has(keyOf(other))) continue
      known.add(keyOf(other))
      targets.push(other)
    }
  }
  return { ...erasure, targets, emails: [...emails] }
}

const isLarger = (one: Erasure, other: Erasure): boolean =>
  one.targets.length > other.targets.length || one.emails.length > other.emails.length

function recordOf(
  { collection, id }: ErasureTarget,
  { leads, subscribers, quarantine }: ErasureStore,
): Promise<Lead | Subscriber | undefined> {
  if (collection === 'leads') return leads.one(id)
  if (collection === 'subscribers') return subscribers.one(id)
  return collection === 'quarantined-leads'
    ? quarantine.leads.one(id)
    : quarantine.subscribers.one(id)
}

/** Whether the erasure includes all emails of a record and all leads merged with it. */
function covers(erasure: Erasure, record: Lead | Subscriber): boolean {
  const leads = new Set(
    erasure.targets.flatMap(({ collection, id }) => (collection === 'leads' ? [id] : [])),
  )
  const emails = new Set(erasure.emails)
  return (
    mergedWith(erasure, record).every((id) => leads.has(id)) &&
    emailsOf(record).every((id) => emails.has(id))
  )
}

/** Emails that may be in files. Webhooks never are, and the notice about the erasure stays. */
const emailsOf = ({ mail }: Lead | Subscriber): string[] =>
  mail.flatMap((row) => (isWebhook(row) || row.letter === 'mailbox-copies' ? [] : [row.id]))

function mergedWith({ requestedBy }: Erasure, record: Lead | Subscriber): string[] {
  if (requestedBy === 'retention' || !('receivedAt' in record)) return []
  const { mergedFrom = [], mergedInto } = record
  return mergedInto === undefined ? mergedFrom : [...mergedFrom, mergedInto]
}
