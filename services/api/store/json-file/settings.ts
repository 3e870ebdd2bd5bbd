import {
  notificationSetting,
  type NotificationSetting,
} from '../../records/notification-setting.ts'
import type { SettingBook } from '../../staff/notifications.ts'
import type { Collection, Kind } from './collection.ts'

export const settingKind: Kind<NotificationSetting> = {
  name: 'settings',
  record: notificationSetting,
  groupOf: () => 'settings',
  indexes: {},
}

export const settingBook = (settings: Collection<NotificationSetting>): SettingBook => ({
  notifications: async () => settings.kept.get('notifications'),
  setNotifications: (setting) =>
    settings.settle((found) => {
      const kept = found.get('notifications')
      if (!setting) return kept ? { erase: kept, answer: undefined } : { answer: undefined }
      return kept ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
    }),
})
