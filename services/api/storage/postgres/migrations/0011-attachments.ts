import { sql, type Migration } from 'kysely'

/**
 * Attachments, which earlier releases kept in a folder, in chunks that disappear with their file; and the note
 * about the last backup. `external`: photos and plans are compressed already.
 */
export const attachments: Migration = {
  up: async (db) => {
    await sql`create table if not exists attachment_files (
      lead text not null, id text not null, bytes bigint not null, sha256 text not null,
      primary key (lead, id))`.execute(db)
    await sql`create table if not exists attachment_chunks (
      lead text not null, id text not null, part integer not null, data bytea not null,
      primary key (lead, id, part),
      foreign key (lead, id) references attachment_files on delete cascade)`.execute(db)
    await sql`alter table attachment_chunks alter column data set storage external`.execute(db)
    await sql`create table if not exists last_backup (
      name text primary key default 'last' check (name = 'last'), note json not null)`.execute(db)
  },
}
