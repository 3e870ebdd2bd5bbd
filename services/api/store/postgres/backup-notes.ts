import { sql } from 'kysely'
import { backupNote, type BackupNotes } from '../../operations/backup-note.ts'
import type { Database } from './database.ts'

/** The note about the last backup, whichever machine made it. */
export const backupNotes = (database: Database): BackupNotes => ({
  last: () =>
    database.read(async (db) => {
      const { rows } = await sql<{ note: unknown }>`select note from last_backup`.execute(db)
      return backupNote.safeParse(rows[0]?.note).data
    }),
  note: (note) =>
    database.transact(async (tx) => {
      await sql`insert into last_backup (note) values (${JSON.stringify(note)})
        on conflict (name) do update set note = excluded.note`.execute(tx)
    }),
})
