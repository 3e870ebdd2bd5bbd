import type { NotificationSetting } from './notification-setting.ts'

/** What the settings page needs from a store. */
export interface SettingsRepository {
  /** Undefined: nobody has set them. */
  notifications(): Promise<NotificationSetting | undefined>
  /** Undefined removes the setting, so that the default applies. @throws NotStoredError */
  setNotifications(setting: NotificationSetting | undefined): Promise<void>
}

/** The office's current addresses: each gets an email of its own. */
export interface NotificationRecipients {
  requests(): Promise<readonly string[]>
  failures(): Promise<readonly string[]>
}

/** @param fallback the address of the environment, or the firm's, where nobody has set others */
export const createNotificationRecipients = (
  settings: Pick<SettingsRepository, 'notifications'>,
  fallback: string,
): NotificationRecipients => ({
  requests: async () => (await settings.notifications())?.requests ?? [fallback],
  failures: async () => (await settings.notifications())?.failures ?? [fallback],
})
