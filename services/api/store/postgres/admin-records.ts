import { sql } from 'kysely'
import { hasJoined, person, type Person } from '../../records/person.ts'
import type { PeopleRepository } from '../../staff/people.ts'
import type { PgRepository } from './pg-repository.ts'
import type { TableMapping } from './table-mapping.ts'
import {
  notificationSetting,
  type NotificationSetting,
} from '../../records/notification-setting.ts'
import type { SettingsRepository } from '../../staff/notifications.ts'
import type { LeadEvents } from './lead-events.ts'
import { invalidatedCache } from './invalidated-cache.ts'
import { auditEntry, type AuditEntry } from '../../records/audit-entry.ts'
import type { AuditLog } from '../../staff/audit-log.ts'
import type { ErasureRepository } from '../../intake/erasure-store.ts'
import { backupNote, type BackupNotes } from '../../records/backup-note.ts'
import { erasure, type Erasure } from '../../records/erasure.ts'
import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

export const personMapping: TableMapping<Person> = {
  name: 'people',
  record: person,
  columns: ({ email, role, sessions }) => ({
    email: email.toLowerCase(),
    role,
    sessions: sessions.map(({ tokenHash }) => tokenHash),
  }),
}

export function peopleRepository(all: PgRepository<Person>): PeopleRepository {
  const everyone = () => all.read(sql`order by seq`)
  return {
    findOwner: async () => (await everyone()).find(isOwner),
    listMembers: async () => (await everyone()).filter(hasJoined),
    listInvited: async () => (await everyone()).filter((one) => !hasJoined(one)),
    findByEmail: (email) => all.findOne(sql`email = ${email.toLowerCase()}`),
    findBySession: (tokenHash) => all.findOne(sql`sessions @> array[${tokenHash}]`),
    addOwner: (added) =>
      all.transactAll((stored) =>
        stored.some(isOwner) ? { answer: false } : { add: added, answer: true },
      ),
    transactAll: (decide) => all.transactAll(decide),
    transact: (id, decide) => all.transact({ lockKey: `id ${id}`, where: sql`id = ${id}` }, decide),
  }
}

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)

export const settingMapping: TableMapping<NotificationSetting> = {
  name: 'settings',
  record: notificationSetting,
  columns: () => ({}),
  withoutMail: true,
}

export function settingsRepository(
  settings: PgRepository<NotificationSetting>,
  leadEvents: LeadEvents,
): SettingsRepository {
  const where = sql`id = 'notifications'`
  const notifications = invalidatedCache(() => settings.findById('notifications'), leadEvents)
  return {
    notifications: () => notifications.get(),
    setNotifications: async (setting) => {
      await settings.transact({ lockKey: 'notifications', where }, (stored) => {
        if (!setting) return stored ? { erase: stored, answer: undefined } : { answer: undefined }
        return stored ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
      })
      notifications.invalidate()
    },
  }
}

export const auditMapping: TableMapping<AuditEntry> = {
  name: 'audit',
  record: auditEntry,
  columns: () => ({}),
  withoutMail: true,
}

export const auditLog = (entries: PgRepository<AuditEntry>): AuditLog => ({
  append: (entry) => entries.addAll([entry]),
  newestFirst: async (skip, take) => {
    const page = entries.read(sql`order by seq desc limit ${take} offset ${skip}`)
    return { entries: await page, total: await entries.count() }
  },
})

export const erasureMapping: TableMapping<Erasure> = {
  name: 'erasures',
  record: erasure,
  columns: () => ({}),
  withoutMail: true,
}

export const erasureRepository = (erasures: PgRepository<Erasure>): ErasureRepository => ({
  all: () => erasures.read(sql`order by seq`),
  put: (one) =>
    erasures.transact({ lockKey: `id ${one.id}`, where: sql`id = ${one.id}` }, (stored) =>
      stored ? { change: one, answer: undefined } : { add: one, answer: undefined },
    ),
  remove: (id) => erasures.eraseAll([id]),
})

/** The key that signs session cookies: the first process creates it, all read it. */
export async function loadSessionSecret(database: Database): Promise<string> {
  const secret = { name: 'session', value: randomBytes(32).toString('base64url') }
  return database.transact(async (tx) => {
    await tx
      .insertInto('secrets')
      .values(secret)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const stored = tx.selectFrom('secrets').select('value').where('name', '=', secret.name)
    return (await stored.executeTakeFirstOrThrow()).value
  })
}

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
