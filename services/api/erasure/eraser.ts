import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { AuditEntry } from '../audit/audit-log.ts'
import type { Colleague } from '../contract/colleague.ts'
import type { ErasureRepository } from './erasures.ts'
import type { Erasure, ErasureProgress, ErasureRequest, ErasureTarget } from '../storage/erasure.ts'
import { DuplicateIdError } from '../storage/errors.ts'
import { addressHash, type ErasureLog, type ErasureLogEntry } from '../storage/erasure-log.ts'
import type { PersonalRecords } from '../storage/personal-records.ts'

/** The parts of a store that the eraser uses. */
interface ErasureStore {
  erasures: ErasureRepository
  /** Every declared collection with personal data. */
  personal: readonly PersonalRecords[]
  audit: { append(entry: AuditEntry): Promise<void> }
  erasureLog: ErasureLog
  /** Resolves when no copy of the store has a record that was erased. */
  confirmErased(): Promise<void>
}

/** Personal data outside the records: attachments, and emails that were written to files. */
export interface ExternalFiles {
  removeAttachments(id: string): Promise<void>
  removeEmails(ids: readonly string[]): Promise<void>
}

interface EraserDeps {
  store: ErasureStore
  files: ExternalFiles
  requestRecipients: () => Promise<readonly string[]>
  /** The key of the hashes of erased addresses. */
  addressKey: string
  now: () => Date
  log: Pick<Logger, 'warn' | 'error'>
}

const firstPauseMs = 1_000
const longestPauseMs = 10 * 60 * 1000
const failuresUntilStuck = 3
/** The number of records that are erased concurrently; small, so that visitors' requests get database connections. */
const erasedAtOnce = 8
/**
 * The delay of the final sweep, which removes files of uploads and deliveries that were running when the records were
 * erased. Longer than any of them takes.
 */
export const lastSweepAfterMs = 15 * 60 * 1000
/** The age at which a finished erasure is deleted, after every process on the store has swept its own disk. */
export const forgottenAfterMs = lastSweepAfterMs + 60 * 1000

/** The number of failures of an erasure in this process, and the time of the next attempt. */
interface Attempt {
  failures: number
  retryAt: number
  fault: string
}

/** How long erasures are repeated; longer than anybody runs an earlier release. */
const replayedForMs = 400 * 24 * 60 * 60 * 1000

export function createEraser(deps: EraserDeps) {
  const { store, files, requestRecipients, addressKey, now, log } = deps
  const attempts = new Map<string, Attempt>()
  const underWay = new Set<string>()

  return {
    /**
     * Erases records, those related to them, quarantined entries of the same address, attachments and emails. Resolves
     * when the erasure is done, or stored as unfinished and retried. `isEmailVerified: false`: the address may be another
     * person's, so quarantined entries stay. @throws NotStoredError nothing changed
     */
    erase: async (
      request: ErasureRequest,
      { isEmailVerified } = { isEmailVerified: true },
    ): Promise<ErasureProgress> => {
      const erasure = await addRelated({
        ...request,
        id: randomUUID(),
        requestedAt: now().toISOString(),
        targets: isEmailVerified ? await addSameAddress(request) : request.targets,
        emails: [],
      })
      await note(erasure, isEmailVerified)
      await store.erasures.put(erasure)
      return attempt(erasure)
    },
    replay,
    /** Returns whether an address was erased on request, as far as erasures are remembered. */
    erasedAddresses: async (): Promise<(address: string) => boolean> => {
      const hashes = new Set((await store.erasureLog.all()).flatMap(({ addresses }) => addresses))
      return (address) => hashes.size > 0 && hashes.has(addressHash(address, addressKey))
    },
    /** Resumes every unfinished erasure that is due. */
    resume: async () => {
      const unfinished = await store.erasures.all()
      // Other erasures were finished by another process.
      for (const id of attempts.keys())
        if (!unfinished.some((erasure) => erasure.id === id)) attempts.delete(id)
      for (const erasure of unfinished) {
        const left = (attempts.get(erasure.id)?.retryAt ?? 0) - now().getTime()
        // If more time is left than the longest pause, the clock was set back.
        if (left <= 0 || left > forgottenAfterMs) await attempt(erasure)
      }
    },
    /** Returns the number of erasures that failed several times, with the last error; for the health page. */
    stuck: () => {
      const failing = [...attempts.values()].filter(
        ({ failures }) => failures >= failuresUntilStuck,
      )
      const [first] = failing
      return first && { count: failing.length, fault: first.fault }
    },
  }

  /** Notes an erasure for later releases. What retention erases they find by themselves. */
  async function note(erasure: Erasure, isEmailVerified: boolean): Promise<void> {
    const { id, requestedAt: at, requestedBy, targets } = erasure
    if (requestedBy === 'retention') return
    const addresses = new Set<string>()
    for (const target of isEmailVerified ? targets : []) {
      const scope = await recordsOf(target.collection).scopeOf(target.id, erasure)
      if (scope && scope.address !== '') addresses.add(addressHash(scope.address, addressKey))
    }
    const covered = await readableCollections()
    const entry = { id, at, requestedBy, targets, addresses: [...addresses], covered }
    await store.erasureLog.put(entry)
  }

  async function readableCollections(): Promise<string[]> {
    const names: string[] = []
    for (const records of store.personal) if (await records.areReadable()) names.push(records.name)
    return names
  }

  /**
   * Repeats earlier erasures on the collections that the release that carried them out did not know or could not read,
   * before anything of them is served. @throws NotStoredError
   */
  async function replay(): Promise<void> {
    const entries = await store.erasureLog.all()
    const before = new Date(now().getTime() - replayedForMs).toISOString()
    const expired = entries.filter(({ at }) => at < before).map(({ id }) => id)
    if (expired.length > 0) await store.erasureLog.remove(expired)
    for (const entry of entries.filter(({ id }) => !expired.includes(id))) {
      const missed = store.personal.filter(({ name }) => !entry.covered.includes(name))
      if (missed.length === 0) continue
      const targets: ErasureTarget[] = []
      for (const records of missed) targets.push(...(await missedTargets(entry, records)))
      if (targets.length > 0) {
        const why = `erased on ${entry.at}, while another release ran`
        const { requestedBy } = entry
        const request = { requestedBy, why, targets, id: randomUUID(), emails: [] }
        const erasure = await addRelated({ ...request, requestedAt: now().toISOString() })
        await store.erasures.put(erasure)
        await attempt(erasure)
        log.warn({ records: targets.length }, 'An erasure was repeated for data of this release.')
      }
      // Reading the records has shown which of them this release cannot read.
      const covered = [...new Set([...entry.covered, ...(await readableCollections())])]
      await store.erasureLog.put({ ...entry, covered })
    }
  }

  /** Returns the records of a collection that an erasure would have covered. */
  async function missedTargets(
    { at, targets, addresses }: ErasureLogEntry,
    { name, erasedWith, ...records }: PersonalRecords,
  ): Promise<ErasureTarget[]> {
    const named = targets.filter(({ collection }) => collection === name).map(({ id }) => id)
    const related = targets
      .filter(({ collection }) => collection === erasedWith)
      .map(({ id }) => id)
    const found: ErasureTarget[] = []
    for await (const { id, address, lastActivity } of records.addresses()) {
      const isSamePerson =
        related.includes(id) ||
        (related.length > 0 &&
          address !== '' &&
          addresses.includes(addressHash(address, addressKey)))
      // What the person has sent since then is not erased.
      const isEarlier = lastActivity === undefined || lastActivity <= at
      if (named.includes(id) || (isSamePerson && isEarlier)) found.push({ collection: name, id })
    }
    return found
  }

  async function attempt(erasure: Erasure): Promise<ErasureProgress> {
    if (underWay.has(erasure.id)) return 'under way'
    underWay.add(erasure.id)
    try {
      await carryOut(erasure)
      return 'erased'
    } catch (error) {
      recordFailure(erasure, error)
      return 'under way'
    } finally {
      underWay.delete(erasure.id)
    }
  }

  async function carryOut(requested: Erasure): Promise<void> {
    const erasure = await eraseRecords(requested)
    await store.confirmErased()
    await writeAuditEntry(erasure)
    await removeExternalFiles(erasure)
    const age = now().getTime() - Date.parse(erasure.requestedAt)
    if (age < -forgottenAfterMs) {
      // The clock was ahead: without a time of the corrected one it would be repeated until then.
      await store.erasures.put({ ...erasure, requestedAt: now().toISOString() })
      return
    }
    const next = [lastSweepAfterMs, forgottenAfterMs].find((ms) => age < ms)
    if (next !== undefined) {
      const retryAt = Date.parse(erasure.requestedAt) + next
      attempts.set(erasure.id, { failures: 0, retryAt, fault: '' })
      return
    }
    await store.erasures.remove(erasure.id)
    attempts.delete(erasure.id)
  }

  /** Removes attachments and email files, continuing after failures. @throws the first error of the file system */
  async function removeExternalFiles({ targets, emails }: Erasure): Promise<void> {
    const errors: unknown[] = []
    const attempt = (removing: Promise<void>) => removing.catch((error) => void errors.push(error))
    for (const { collection, id } of targets)
      if (recordsOf(collection).attachments) await attempt(files.removeAttachments(id))
    for (const id of emails) await attempt(files.removeEmails([id]))
    if (errors.length > 0) throw errors[0]
  }

  /** Adds quarantined entries of the same person, unless retention erases. */
  async function addSameAddress({ requestedBy, targets }: ErasureRequest) {
    const found = [...targets]
    if (requestedBy === 'retention') return found
    for (const { collection, id } of targets) {
      const scope = await recordsOf(collection).scopeOf(id, { requestedBy })
      if (!scope) continue
      for (const other of store.personal.filter(({ erasedWith }) => erasedWith === collection))
        for await (const record of other.of(scope.address, id))
          found.push({ collection: other.name, id: record.id })
    }
    return found
  }

  /** Adds emails and related records, since the surviving lead of a merge has data of the other lead. */
  async function addRelated(erasure: Erasure): Promise<Erasure> {
    const targets = [...erasure.targets]
    const emails = new Set(erasure.emails)
    const keyOf = ({ collection, id }: ErasureTarget) => `${collection} ${id}`
    const known = new Set(targets.map(keyOf))
    for (const { collection, id } of targets) {
      const scope = await recordsOf(collection).scopeOf(id, erasure)
      for (const email of scope?.emails ?? []) emails.add(email)
      for (const related of scope?.related ?? []) {
        const other = { collection, id: related }
        if (known.has(keyOf(other))) continue
        known.add(keyOf(other))
        targets.push(other)
      }
    }
    return { ...erasure, targets, emails: [...emails] }
  }

  /** Returns a collection. @throws Error only another release has the collection: the erasure stays, and is reported */
  function recordsOf(collection: string): PersonalRecords {
    const found = store.personal.find(({ name }) => name === collection)
    if (!found) throw new Error(`This release knows no personal data in ${collection}.`)
    return found
  }

  /** Erases each record in its own transaction, which checks for related records and emails that were added since. */
  async function eraseRecords(requested: Erasure): Promise<Erasure> {
    const office = await requestRecipients()
    for (let erasure = requested; ;) {
      const all = await addRelated(erasure)
      if (isLarger(all, erasure)) {
        await store.erasures.put(all)
        erasure = all
      }
      let complete = true
      for (let from = 0; from < erasure.targets.length; from += erasedAtOnce) {
        const known = erasure
        const some = known.targets.slice(from, from + erasedAtOnce)
        const context = { now: now(), office }
        const done = await Promise.all(
          some.map(({ collection, id }) => recordsOf(collection).erase(id, known, context)),
        )
        complete &&= done.every(Boolean)
      }
      if (complete) return erasure
    }
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
    } catch (error) {
      // An earlier attempt has written the entry.
      if (!(error instanceof DuplicateIdError)) throw error
    }
  }

  function recordFailure({ id, targets }: Erasure, error: unknown): void {
    const failures = (attempts.get(id)?.failures ?? 0) + 1
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
    const words = error instanceof Error ? error.message : String(error)
    attempts.set(id, { failures, retryAt: now().getTime() + pause, fault: words })
    const details = { err: error, erasure: id, records: targets.length, failures }
    if (failures < failuresUntilStuck)
      log.warn(details, 'An erasure could not be finished; it is tried again.')
    else log.error(details, 'An erasure keeps failing; it is repeated. Check the disk.')
  }
}

export type Eraser = ReturnType<typeof createEraser>

/** Erases a record for staff. @param erased the message when it is done @returns the response @throws NotStoredError */
export async function eraseForStaff(
  target: ErasureTarget,
  { id, name }: Pick<Colleague, 'id' | 'name'>,
  erased: string,
  { erase }: Pick<Eraser, 'erase'>,
) {
  const person = { id, name }
  const request = { requestedBy: 'staff' as const, person, why: 'on request', targets: [target] }
  const underWay =
    'It’s being erased. Some of it can’t be removed from the disk right now; we’ll keep trying until it’s gone.'
  const message = (await erase(request)) === 'erased' ? erased : underWay
  return { success: true as const, message }
}

const isLarger = (one: Erasure, other: Erasure): boolean =>
  one.targets.length > other.targets.length || one.emails.length > other.emails.length
