import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'

/**
 * The key that signs session cookies: created once and stored in the data folder,
 * readable by the service only. A damaged one is replaced: staff sign in again.
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
