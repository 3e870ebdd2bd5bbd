import { readFile, statfs } from 'node:fs/promises'
import { z } from 'zod'
import { join } from 'node:path'
import { replaceFile } from './disk/replace-file.ts'

/** What the service knows about its environment. */
export interface RuntimeInfo {
  /** Of package.json. */
  version: string | undefined
  startedAt: Date
  /** The disk of the data folder, in bytes; undefined: not available. */
  disk(): Promise<{ free: number; total: number } | undefined>
  lastBackup(): Promise<BackupNote | undefined>
  noteBackup(note: BackupNote): Promise<void>
  /** Where emails go, in words, and whether they are really sent. */
  mail: { where: string; leaves: boolean }
}

export async function readRuntimeInfo(
  dataDir: string,
  mail: RuntimeInfo['mail'],
  startedAt: Date,
): Promise<RuntimeInfo> {
  return {
    version: await readVersion(new URL('../../package.json', import.meta.url)),
    startedAt,
    disk: async () => {
      const usage = await statfs(dataDir).catch(() => undefined)
      if (!usage) return undefined
      return { free: usage.bavail * usage.bsize, total: usage.blocks * usage.bsize }
    },
    lastBackup: () => lastBackup(dataDir),
    noteBackup: (note) => noteBackup(dataDir, note),
    mail,
  }
}

const packageFile = z.object({ name: z.literal('highpine'), version: z.string() })

/** The same relative path from services/api and from dist/service. */
async function readVersion(file: URL): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return packageFile.safeParse(JSON.parse(text)).data?.version
}

/** The note about the last backup in the data folder. */
export const backupNote = z.strictObject({
  at: z.string(),
  /** The file, or a description. */
  where: z.string(),
  bytes: z.number().int(),
  /** Records of all collections. */
  records: z.number().int(),
  /** Attachments in it. */
  files: z.number().int(),
})
export type BackupNote = z.infer<typeof backupNote>

const notePath = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Undefined: there is no note, or it is unreadable. */
export async function lastBackup(dataDir: string): Promise<BackupNote | undefined> {
  const text = await readFile(notePath(dataDir), 'utf8').catch(() => '')
  try {
    return backupNote.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export async function noteBackup(dataDir: string, note: BackupNote): Promise<void> {
  await replaceFile(notePath(dataDir), `${JSON.stringify(note)}\n`)
}
