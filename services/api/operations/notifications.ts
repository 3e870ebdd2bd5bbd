import { z } from 'zod'
import { defineCollection } from '../storage/collection.ts'
import type { RecordCollection } from '../storage/query.ts'

/** The office's addresses, set by the owner. */
const notificationSetting = z.strictObject({
  id: z.literal('notifications'),
  /** Recipients of new leads and reminders. */
  requests: z.array(z.string()).min(1),
  /** Recipients of notices about failed emails. */
  failures: z.array(z.string()).min(1),
})
type NotificationSetting = z.infer<typeof notificationSetting>

export const settings = defineCollection({
  name: 'settings',
  record: notificationSetting,
  cached: true,
  columns: {},
  personal: { fields: ['requests', 'failures'] },
})

export const settingsRepository = (settings: RecordCollection<NotificationSetting, never>) => ({
  /** Returns the setting; undefined: not set. */
  notifications: () => settings.one('notifications'),
  /** Stores the setting; undefined removes it, so that the default applies. @throws NotStoredError */
  setNotifications: (setting: NotificationSetting | undefined): Promise<void> =>
    settings.transact('notifications', (stored) => {
      if (!setting) return stored ? { erase: stored, answer: undefined } : { answer: undefined }
      return stored ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
    }),
})
export type SettingsRepository = ReturnType<typeof settingsRepository>

/** Returns whether the owner has set this address to get emails to the office. */
export async function isRecipient(
  email: string,
  settings: Pick<SettingsRepository, 'notifications'>,
): Promise<boolean> {
  const { requests = [], failures = [] } = (await settings.notifications()) ?? {}
  return [...requests, ...failures].some((one) => one.toLowerCase() === email.toLowerCase())
}

/**
 * Returns access to the office's current addresses; each gets its own copy. @param fallback returns OFFICE_MAIL or the
 * firm's address, while the owner has set no others
 */
export const createNotificationRecipients = (
  settings: Pick<SettingsRepository, 'notifications'>,
  fallback: () => string,
) => ({
  requests: async () => (await settings.notifications())?.requests ?? [fallback()],
  failures: async () => (await settings.notifications())?.failures ?? [fallback()],
})
