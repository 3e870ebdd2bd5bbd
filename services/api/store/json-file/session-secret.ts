import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'

/**
 * The key that signs session cookies: made once and kept in the data folder,
 * readable by the service only. A damaged one is made again: people sign in once more.
 */
export async function sessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim().length >= 32) return kept.trim()
  const secret = randomBytes(32).toString('base64url')
  await makeFolder(dataDir)
  await replaceFile(path, `${secret}\n`)
  return secret
}
