import { readFile, rename } from 'node:fs/promises'
import type { Logger } from 'pino'
import { auditEntry, type AuditWriter } from './audit-log.ts'

const line = auditEntry.omit({ id: true })

/**
 * Imports the audit log of early releases, which wrote it to a file with a JSON object per line, and renames that
 * file. Unreadable lines stay in the file and are logged. @throws NotStoredError
 */
export async function importLegacyAuditFile(
  path: string,
  note: AuditWriter,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const kept = `${path}.taken-over`
  for (const one of text.split('\n').filter((words) => words !== '')) {
    const entry = line.safeParse(parsed(one))
    if (entry.success) await note(entry.data)
    else log.warn(`A line of the old audit log cannot be read; it stays in ${kept}.`)
  }
  await rename(path, kept)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
