import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { listFolder } from '../../../disk/read-files.ts'
import { syncFolder } from '../../../disk/replace-file.ts'

/** Days for which a damaged file is kept for comparison with its replacement. */
const damagedFileRetentionDays = 30
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** `2026-11-22T160557.123Z-2026-11-0001.json`: when the file was moved to `damaged/`, and its name. */
const damagedNamePattern =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?<h>\d\d)(?<m>\d\d)(?<s>\d\d\.\d+)Z-(?<name>.+)$/

/** Returns the path of a damaged file in its folder under `damaged/`. */
export const damagedPath = (folder: string, name: string, now: Date): string =>
  join(folder, `${now.toISOString().replaceAll(':', '')}-${name}`)

/** Deletes the damaged versions of one file or, without a name, all files in the folder. */
export async function removeDamaged(folder: string, name?: string): Promise<void> {
  await removeMatching(
    folder,
    (damagedName) =>
      name === undefined || damagedNamePattern.exec(damagedName)?.groups?.name === name,
  )
}

/** Deletes files that are older than `damagedFileRetentionDays`. */
async function removeExpired(folder: string, now: Date): Promise<void> {
  const before = now.getTime() - damagedFileRetentionDays * dayMs
  await removeMatching(folder, (damagedName) => {
    const { day, h, m, s } = damagedNamePattern.exec(damagedName)?.groups ?? {}
    return Date.parse(`${day}T${h}:${m}:${s}Z`) < before
  })
}

/** Deletes expired files in these folders now and every hour. @returns a function that stops it */
export function startDamagedFileCleanup(
  folders: readonly string[],
  now: () => Date,
  log: Pick<Logger, 'error'>,
): () => Promise<void> {
  const cleanUp = async () => {
    for (const folder of folders)
      await removeExpired(folder, now()).catch((error: unknown) =>
        log.error({ err: error, folder }, 'Old damaged files were not removed; tried in an hour.'),
      )
  }
  let running = cleanUp()
  const timer = setInterval(() => {
    running = cleanUp()
  }, hourMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function removeMatching(folder: string, matches: (name: string) => boolean): Promise<void> {
  const due = (await listFolder(folder)).filter(matches)
  for (const name of due) await rm(join(folder, name), { force: true })
  if (due.length > 0) await syncFolder(folder)
}
