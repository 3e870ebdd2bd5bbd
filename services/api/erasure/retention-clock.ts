import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJson } from '../contract/parse-json.ts'
import { makeFolder, replaceFile } from '../disk/replace-file.ts'
import type { PersonalRecords } from '../storage/personal-records.ts'
import { dirname } from 'node:path'

/** A service that was off for this long asks before it erases; a shorter time is a vacation or a repair. */
const maxGapDays = 30
const dayMs = 24 * 60 * 60 * 1000

const note = z.object({ lastRun: z.iso.datetime() })

/**
 * Opens the clock of retention, which decides whether the system clock can be trusted with erasing for good. A clock that jumped ahead, also while the service was off, is found by its distance to
 * the last run, which is noted in a file: records that came under a wrong clock prove nothing.
 * @param path of the note
 * @param confirmedOn RETENTION_CONFIRMED: a day on which the owner saw that the clock was right
 */
export function openRetentionClock(path: string, confirmedOn?: string) {
  let doubted: Date | undefined
  return {
    /** The last time of which there is a trace, if the clock is more than 30 days past it; undefined: no doubt. */
    doubt: () => doubted,
    /**
     * Compares the clock with the last run of retention or, before there was one, with the newest record; then notes
     * this run. @returns whether retention may erase
     */
    check: async (now: Date, personal: readonly PersonalRecords[]) => {
      const seen = (await readNote(path)) ?? (await newestActivity(personal)) ?? now.toISOString()
      const confirmed = confirmedOn === undefined ? [] : [Date.parse(confirmedOn)]
      const latest = Math.max(Date.parse(seen), ...confirmed)
      doubted = now.getTime() - latest > maxGapDays * dayMs ? new Date(latest) : undefined
      if (doubted) return false
      await makeFolder(dirname(path))
      await replaceFile(path, `${JSON.stringify({ lastRun: now.toISOString() })}\n`)
      return true
    },
  }
}
export type RetentionClock = ReturnType<typeof openRetentionClock>

const readNote = async (path: string): Promise<string | undefined> =>
  note.safeParse(parseJson(await readFile(path, 'utf8').catch(() => ''))).data?.lastRun

async function newestActivity(personal: readonly PersonalRecords[]): Promise<string | undefined> {
  let newest: string | undefined
  for (const records of personal)
    for await (const { lastActivity } of records.aging())
      if (newest === undefined || lastActivity > newest) newest = lastActivity
  return newest
}
