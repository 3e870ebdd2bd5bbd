import { sql } from 'kysely'
import {
  notificationSetting,
  type NotificationSetting,
} from '../../records/notification-setting.ts'
import type { SettingBook } from '../../staff/notifications.ts'
import type { Book } from './book.ts'
import type { Kind } from './kind.ts'
import type { News } from './news.ts'
import { remembered } from './remembered.ts'

export const settingKind: Kind<NotificationSetting> = {
  name: 'settings',
  record: notificationSetting,
  columns: () => ({}),
  mailless: true,
}

export function settingBook(settings: Book<NotificationSetting>, news: News): SettingBook {
  const where = sql`id = 'notifications'`
  const notifications = remembered(() => settings.withId('notifications'), news)
  return {
    notifications: () => notifications.get(),
    setNotifications: async (setting) => {
      await settings.settle({ turn: 'notifications', where }, (kept) => {
        if (!setting) return kept ? { erase: kept, answer: undefined } : { answer: undefined }
        return kept ? { change: setting, answer: undefined } : { add: setting, answer: undefined }
      })
      notifications.forget()
    },
  }
}
