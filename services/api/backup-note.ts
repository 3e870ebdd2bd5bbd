import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from './disk/replace-file.ts'

/** The last backup, as whoever made it noted it in the data folder. */
export const backupNote = z.strictObject({
  at: z.string(),
  /** The file, or in words where it went. */
  where: z.string(),
  bytes: z.number().int(),
  /** Of every kind together. */
  records: z.number().int(),
  /** Photographs and plans that went with it. */
  files: z.number().int(),
})
export type BackupNote = z.infer<typeof backupNote>

const pathIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Undefined: none was noted here, or the note cannot be read. */
export async function lastBackup(dataDir: string): Promise<BackupNote | undefined> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => '')
  try {
    return backupNote.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export async function noteBackup(dataDir: string, note: BackupNote): Promise<void> {
  await replaceFile(pathIn(dataDir), `${JSON.stringify(note)}\n`)
}
