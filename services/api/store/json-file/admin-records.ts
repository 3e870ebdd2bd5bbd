import { hasJoined, person, type Person } from '../../records/person.ts'
import type { PeopleRepository } from '../../staff/people.ts'
import type { Collection, CollectionDefinition } from './collection.ts'
import { mailIndexes } from './outbox.ts'
import {
  notificationSetting,
  type NotificationSetting,
} from '../../records/notification-setting.ts'
import type { SettingsRepository } from '../../staff/notifications.ts'
import { auditEntry, type AuditEntry } from '../../records/audit-entry.ts'
import type { AuditLog } from '../../staff/audit-log.ts'
import { monthOf } from './segment.ts'
import type { ErasureRepository } from '../../intake/erasure-store.ts'
import { backupNote, type BackupNotes } from '../../records/backup-note.ts'
import { erasure, type Erasure } from '../../records/erasure.ts'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, replaceFile } from '../../disk/replace-file.ts'

export const personCollection: CollectionDefinition<Person> = {
  name: 'people',
  record: person,
  partitionOf: () => 'people',
  indexes: {
    email: ({ email }) => [email.toLowerCase()],
    session: ({ sessions }) => sessions.map(({ tokenHash }) => tokenHash),
    ...mailIndexes,
  },
}

export function peopleRepository(all: Collection<Person>): PeopleRepository {
  return {
    findOwner: async () => [...all.committed.oldestFirst()].find(isOwner),
    listMembers: async () => [...all.committed.oldestFirst()].filter(hasJoined),
    listInvited: async () => [...all.committed.oldestFirst()].filter((one) => !hasJoined(one)),
    findByEmail: async (email) => all.committed.find('email', email.toLowerCase()),
    findBySession: async (tokenHash) => all.committed.find('session', tokenHash),
    addOwner: (owner) =>
      all.transact((found) =>
        [...found.oldestFirst()].some(isOwner) ? { answer: false } : { add: owner, answer: true },
      ),
    transactAll: (decide) => all.transact((found) => decide([...found.oldestFirst()])),
    transact: (id, decide) => all.transact((found) => decide(found.get(id))),
  }
}

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)

export const settingCollection: CollectionDefinition<NotificationSetting> = {
  name: 'settings',
  record: notificationSetting,
  partitionOf: () => 'settings',
  indexes: {},
}

export const settingsRepository = (
  settings: Collection<NotificationSetting>,
): SettingsRepository => ({
  notifications: async () => settings.committed.get('notifications'),
  setNotifications: (setting) =>
    settings.transact((found) => {
      const stored = found.get('notifications')
      if (!setting) return stored ? { erase: stored, answer: undefined } : { answer: undefined }
      return stored ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
    }),
})

export const auditCollection: CollectionDefinition<AuditEntry> = {
  name: 'audit',
  record: auditEntry,
  partitionOf: ({ at }) => monthOf(at),
  indexes: {},
}

export const auditLog = (entries: Collection<AuditEntry>): AuditLog => ({
  append: (entry) => entries.transact(() => ({ add: entry, answer: undefined })),
  newestFirst: async (skip, take) => ({
    entries: entries.committed.newestFirst(skip, take),
    total: entries.committed.size,
  }),
})

export const erasureCollection: CollectionDefinition<Erasure> = {
  name: 'erasures',
  record: erasure,
  partitionOf: () => 'erasures',
  indexes: {},
}

export const erasureRepository = (erasures: Collection<Erasure>): ErasureRepository => ({
  all: async () => [...erasures.committed.oldestFirst()],
  put: (one) =>
    erasures.transact((found) =>
      found.get(one.id) ? { change: one, answer: undefined } : { add: one, answer: undefined },
    ),
  remove: (id) => erasures.eraseAll([id]),
})

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

/** The note about the last backup, as a file: `npm run backup` writes it while the service has the store open. */
export function backupNotes(dataDir: string): BackupNotes {
  const path = join(dataDir, 'last-backup.json')
  return {
    last: async () => {
      const text = await readFile(path, 'utf8').catch(() => '')
      try {
        return backupNote.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    note: (note) => replaceFile(path, `${JSON.stringify(note)}\n`),
  }
}
