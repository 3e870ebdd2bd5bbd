import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../../disk/replace-file.ts'
import { backupNote, type BackupNotes } from '../../operations/backup-note.ts'

/** The note about the last backup, as a file: `npm run backup` writes it while the service has the store open. */
export function backupNotes(dataDir: string): BackupNotes {
  const path = join(dataDir, 'last-backup.json')
  return {
    last: async () => {
      const text = await readFile(path, 'utf8').catch(() => '')
      try {
        return backupNote.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    note: (note) => replaceFile(path, `${JSON.stringify(note)}\n`),
  }
}
