import type { ErasureRepository } from '../../erasure/erasure-repository.ts'
import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { Erasure } from '../../storage/erasure.ts'
import type { NotificationSetting } from '../../operations/notification-setting.ts'
import { hasJoined, type Person } from '../../people/person.ts'
import type { RecordCollection } from '../../storage/query.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { SettingsRepository } from '../../operations/notifications.ts'
import type { PeopleRepository } from '../../people/people.ts'

export const peopleRepository = (
  people: RecordCollection<Person, 'email' | 'role' | 'sessions'>,
): PeopleRepository => ({
  findOwner: async () => (await people.list()).find(isOwner),
  listMembers: async () => (await people.list()).filter(hasJoined),
  listInvited: async () => (await people.list()).filter((one) => !hasJoined(one)),
  findByEmail: (email) => people.findBy('email', email.toLowerCase()),
  findBySession: (tokenHash) => people.findBy('sessions', tokenHash),
  addOwner: (owner) =>
    people.transactAll((all) =>
      all.some(isOwner) ? { answer: false } : { add: owner, answer: true },
    ),
  transactAll: (decide) => people.transactAll(decide),
  transact: (id, decide) => people.transact(id, decide),
})

const isOwner = (one: Person): boolean => one.role === 'owner' && hasJoined(one)

export const settingsRepository = (
  settings: RecordCollection<NotificationSetting, never>,
): SettingsRepository => ({
  notifications: () => settings.one('notifications'),
  setNotifications: (setting) =>
    settings.transact('notifications', (stored) => {
      if (!setting) return stored ? { erase: stored, answer: undefined } : { answer: undefined }
      return stored ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
    }),
})

export const auditLog = (entries: RecordCollection<AuditEntry, never>): AuditLog => ({
  append: (entry) => entries.addAll([entry]),
  newestFirst: async (skip, take) => {
    const { records, total } = await entries.find({ skip, take })
    return { entries: records, total }
  },
})

export const erasureRepository = (
  erasures: RecordCollection<Erasure, never>,
): ErasureRepository => ({
  all: () => erasures.list(),
  put: (one) =>
    erasures.transact(one.id, (stored) =>
      stored ? { change: one, answer: undefined } : { add: one, answer: undefined },
    ),
  remove: (id) => erasures.eraseAll([id]),
})
