import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../../contract/parse-json.ts'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'
import { backupNote, type BackupNotes } from '../backup-note.ts'

/**
 * Returns access to the note about the last backup. `npm run backup` writes it while the service has the store open.
 */
export function backupNotes(dataDir: string): BackupNotes {
  const path = join(dataDir, 'last-backup.json')
  return {
    last: async () =>
      backupNote.safeParse(parseJson(await readFile(path, 'utf8').catch(() => ''))).data,
    note: (note) => replaceFile(path, `${JSON.stringify(note)}\n`),
  }
}

/**
 * Reads the session secret, or creates it. It is readable by the service only. A damaged one is replaced, which signs
 * staff out.
 */
export async function loadSessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret')
  const stored = await readFile(path, 'utf8').catch(() => '')
  if (stored.trim().length >= 32) return stored.trim()
  const secret = randomBytes(32).toString('base64url')
  await makeFolder(dataDir)
  await replaceFile(path, `${secret}\n`)
  return secret
}
