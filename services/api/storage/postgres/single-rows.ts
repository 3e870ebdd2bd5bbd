import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { backupNote, type BackupNotes } from '../backup-note.ts'
import { erasureLogEntry, type ErasureLog } from '../erasure-log.ts'
import type { Database } from './database.ts'

/** Returns access to the note about the last backup, whichever machine made it. */
export const backupNotes = (database: Database): BackupNotes => ({
  last: async () => {
    const rows = await database.query(sql<{ note: unknown }>`select note from last_backup`)
    return backupNote.safeParse(rows[0]?.note).data
  },
  note: (note) =>
    database.transact(async (tx) => {
      await sql`insert into last_backup (note) values (${JSON.stringify(note)})
        on conflict (name) do update set note = excluded.note`.execute(tx)
    }),
})

/** Returns access to the log of erasures, which all processes share. */
export const erasureLog = (database: Database): ErasureLog => ({
  all: async () => {
    const rows = await database.query(
      sql<{ entry: unknown }>`select entry from erasure_log order by entry ->> 'at', id`,
    )
    return rows.flatMap(({ entry }) => erasureLogEntry.safeParse(entry).data ?? [])
  },
  put: (entry) =>
    database.transact(async (tx) => {
      await sql`insert into erasure_log (id, entry) values (${entry.id}, ${JSON.stringify(entry)})
        on conflict (id) do update set entry = excluded.entry`.execute(tx)
    }),
  remove: (ids) =>
    database.transact(async (tx) => {
      await sql`delete from erasure_log where id = any(${[...ids]}::text[])`.execute(tx)
    }),
})

/** Reads the session secret. The first process creates it. */
export async function loadSessionSecret(database: Database): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  return database.transact(async (tx) => {
    await sql`insert into secrets (name, value) values ('session', ${secret})
      on conflict do nothing`.execute(tx)
    const stored = sql<{ value: string }>`select value from secrets where name = 'session'`
    const [row] = (await stored.execute(tx)).rows
    if (!row) throw new Error('The session secret was not stored.')
    return row.value
  })
}
