import type { NotificationSetting } from './notification-setting.ts'

export interface SettingsRepository {
  /** Undefined: not set. */
  notifications(): Promise<NotificationSetting | undefined>
  /** Undefined removes the setting, so that the default applies. @throws NotStoredError */
  setNotifications(setting: NotificationSetting | undefined): Promise<void>
}

/** The office's current addresses. Each gets its own copy. */
interface NotificationRecipients {
  requests(): Promise<readonly string[]>
  failures(): Promise<readonly string[]>
}

/** @param fallback OFFICE_MAIL or the firm's address, while the owner has set no others */
export const createNotificationRecipients = (
  settings: Pick<SettingsRepository, 'notifications'>,
  fallback: string,
): NotificationRecipients => ({
  requests: async () => (await settings.notifications())?.requests ?? [fallback],
  failures: async () => (await settings.notifications())?.failures ?? [fallback],
})
