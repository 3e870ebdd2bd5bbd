import type { NotificationSetting } from '../records/notification-setting.ts'

/** What the settings page needs from a store. */
export interface SettingBook {
  /** Undefined: nobody has set them. */
  notifications(): Promise<NotificationSetting | undefined>
  /** Undefined takes the setting away, so that the service's own default counts. @throws NotStored */
  setNotifications(setting: NotificationSetting | undefined): Promise<void>
}

/** Where the office is written to now: each address gets a letter of its own. */
export interface Notified {
  requests(): Promise<readonly string[]>
  failures(): Promise<readonly string[]>
}

/** @param fallback the address of the environment, or the firm's, where nobody has set others */
export const notified = (
  settings: Pick<SettingBook, 'notifications'>,
  fallback: string,
): Notified => ({
  requests: async () => (await settings.notifications())?.requests ?? [fallback],
  failures: async () => (await settings.notifications())?.failures ?? [fallback],
})
