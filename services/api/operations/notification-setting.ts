import { z } from 'zod'
import { defineCollection } from '../storage/collection.ts'

/** Where the office reads its mail, as the owner has set it. */
export const notificationSetting = z.strictObject({
  id: z.literal('notifications'),
  /** Requests and reminders go to each of them. */
  requests: z.array(z.string()).min(1),
  /** Recipients of notices about failed emails. */
  failures: z.array(z.string()).min(1),
})
export type NotificationSetting = z.infer<typeof notificationSetting>

export const settings = defineCollection({
  name: 'settings',
  record: notificationSetting,
  cached: true,
  columns: {},
})
