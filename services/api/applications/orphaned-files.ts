import type { Logger } from 'pino'
import { z } from 'zod'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { startPolling } from '../background/polling.ts'
import type { PersonalRecords } from '../storage/personal-records.ts'
import { applications } from './application.ts'
import type { ApplicationRepository } from './application-repository.ts'

interface SweepDeps {
  applications: Pick<ApplicationRepository, 'one'>
  files: Pick<AttachmentStore, 'owners' | 'remove'>
  /** Every collection with personal data. */
  personal: readonly Pick<PersonalRecords, 'name' | 'areReadable'>[]
}

/**
 * Returns a function that removes files of applications that were never stored, since the service ended between a file
 * and its record. Leads have no such files: theirs are erased with them. A file goes in the second round in which nothing
 * has it, since its record may follow; and none goes while there are records that only another release can read.
 */
export function createOrphanSweep({ applications: stored, files, personal }: SweepDeps) {
  const records = personal.find(({ name }) => name === applications.name)
  let suspects = new Set<string>()
  return async (): Promise<void> => {
    const orphans = new Set<string>()
    for (const owner of await files.owners())
      if (isApplicationId(owner) && !(await stored.one(owner))) orphans.add(owner)
    const isCertain = orphans.size > 0 && ((await records?.areReadable()) ?? false)
    for (const owner of isCertain ? orphans : []) {
      if (!suspects.has(owner)) continue
      await files.remove(owner)
      orphans.delete(owner)
    }
    suspects = orphans
  }
}

const isApplicationId = (owner: string): boolean => z.uuid().safeParse(owner).success

const anHourMs = 60 * 60 * 1000

/** Runs the sweep every hour until stopped; longer than any upload takes. */
export const startOrphanSweep = ({ log, ...deps }: SweepDeps & { log: Pick<Logger, 'error'> }) =>
  startPolling(createOrphanSweep(deps), { log, everyMs: anHourMs, delayMs: anHourMs })
