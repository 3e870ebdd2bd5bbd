import { readFile, statfs } from 'node:fs/promises'
import { z } from 'zod'
import { lastBackup, noteBackup, type BackupNote } from './backup-note.ts'

/** What the service knows of where it runs. */
export interface Machine {
  /** Of package.json. */
  version: string | undefined
  startedAt: Date
  /** Of the disk that the data folder is on, in bytes; undefined: the system does not say. */
  disk(): Promise<{ free: number; total: number } | undefined>
  lastBackup(): Promise<BackupNote | undefined>
  noteBackup(note: BackupNote): Promise<void>
  /** Where letters go, in words, and whether they leave this machine. */
  mail: { where: string; leaves: boolean }
}

export async function thisMachine(
  dataDir: string,
  mail: Machine['mail'],
  startedAt: Date,
): Promise<Machine> {
  return {
    version: await versionOf(new URL('../../package.json', import.meta.url)),
    startedAt,
    disk: async () => {
      const told = await statfs(dataDir).catch(() => undefined)
      if (!told) return undefined
      return { free: told.bavail * told.bsize, total: told.blocks * told.bsize }
    },
    lastBackup: () => lastBackup(dataDir),
    noteBackup: (note) => noteBackup(dataDir, note),
    mail,
  }
}

const packageFile = z.object({ name: z.literal('highpine'), version: z.string() })

/** The same from services/api and from the built dist/service. */
async function versionOf(file: URL): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return packageFile.safeParse(JSON.parse(text)).data?.version
}
