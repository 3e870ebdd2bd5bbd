import { sql } from 'kysely'
import {
  notificationSetting,
  type NotificationSetting,
} from '../../records/notification-setting.ts'
import type { SettingBook } from '../../staff/notifications.ts'
import type { Book } from './book.ts'
import type { Kind } from './kind.ts'

export const settingKind: Kind<NotificationSetting> = {
  name: 'settings',
  record: notificationSetting,
  columns: () => ({}),
  mailless: true,
}

export const settingBook = (settings: Book<NotificationSetting>): SettingBook => {
  const where = sql`id = 'notifications'`
  return {
    notifications: () => settings.withId('notifications'),
    setNotifications: (setting) =>
      settings.settle({ turn: 'notifications', where }, (kept) => {
        if (!setting) return kept ? { erase: kept, answer: undefined } : { answer: undefined }
        return kept ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
      }),
  }
}
