import { randomUUID } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import { parseJson } from '../contract/parse-json.ts'
import { defineCollection } from '../storage/collection.ts'
import type { RecordCollection } from '../storage/query.ts'

/**
 * An entry of the audit log: who did what and when, without personal data of prospects. It has only references of
 * records, which are anonymous once the record is erased.
 */
const auditEntry = z.strictObject({
  id: z.string().min(1),
  at: z.string(),
  /** A stable name: `erased`, `exported`, `invited`. */
  did: z.string(),
  /** The staff member's id; `name` is the name at that time. Both are left out for the service itself. */
  by: z.string().optional(),
  name: z.string().optional(),
  collection: z.string().optional(),
  ids: z.array(z.string()).optional(),
  /** Details, for display. */
  what: z.string().optional(),
  why: z.string().optional(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const audit = defineCollection({
  name: 'audit',
  record: auditEntry,
  month: ({ at }) => at,
  columns: {},
})

/** Returns access to the stored audit log, which is append-only. */
export const auditLog = (stored: RecordCollection<AuditEntry, never>) => ({
  /** Appends an entry; resolves when it is durable. @throws NotStoredError */
  append: (entry: AuditEntry) => stored.addAll([entry]),
  /** Returns a page of entries (`take` after the first `skip`), newest first, with the total. */
  newestFirst: async (skip: number, take: number) => {
    const { records: entries, total } = await stored.find({ skip, take })
    return { entries, total }
  },
})
export type AuditLog = ReturnType<typeof auditLog>

/**
 * Returns a function that notes what a person did; undefined: the service. It resolves when that is durable.
 * @throws NotStoredError
 */
export const createAuditWriter =
  ({ append }: Pick<AuditLog, 'append'>, now: () => Date) =>
  (
    did: string,
    by: { id: string; name: string } | undefined,
    details?: Pick<AuditEntry, 'collection' | 'ids' | 'what'>,
  ): Promise<void> =>
    append({
      id: randomUUID(),
      at: now().toISOString(),
      did,
      ...(by && { by: by.id, name: by.name }),
      ...details,
    })
export type AuditWriter = ReturnType<typeof createAuditWriter>

const line = auditEntry.omit({ id: true })

/**
 * Imports the audit log of early releases, which wrote it to a file with a JSON object per line, and renames that
 * file. Unreadable lines stay in the file and are logged. @throws NotStoredError
 */
export async function importLegacyAuditFile(
  path: string,
  { append }: Pick<AuditLog, 'append'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const kept = `${path}.taken-over`
  for (const one of text.split('\n').filter((words) => words !== '')) {
    const entry = line.safeParse(parseJson(one))
    if (entry.success) await append({ id: randomUUID(), ...entry.data })
    else log.warn(`A line of the old audit log cannot be read; it stays in ${kept}.`)
  }
  await rename(path, kept)
}
