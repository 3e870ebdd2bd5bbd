import type { NotificationSetting } from '../records/notification-setting.ts'

/** What the settings page needs from a store. */
export interface SettingBook {
  /** Undefined: nobody has set them. */
  notifications(): Promise<NotificationSetting | undefined>
  /** Undefined takes the setting away, so that the service's own default counts. @throws NotStored */
  setNotifications(setting: NotificationSetting | undefined): Promise<void>
}
