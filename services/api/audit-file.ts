import { readFile, rename } from 'node:fs/promises'
import type { Logger } from 'pino'
import { auditEntry } from './records/audit-entry.ts'
import type { Note } from './staff/audit-log.ts'

const line = auditEntry.omit({ id: true })

/**
 * Takes over the audit log of a version that wrote it to a file of its own, a JSON object to a line, and sets
 * that file aside. Lines that cannot be read stay in it and are told. @throws NotStored
 */
export async function adoptAuditFile(
  path: string,
  note: Note,
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
