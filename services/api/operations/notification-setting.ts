import { z } from 'zod'
import { defineCollection } from '../storage/collection.ts'

/** The office's addresses, set by the owner. */
const notificationSetting = z.strictObject({
  id: z.literal('notifications'),
  /** Recipients of new leads and reminders. */
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
  personal: { fields: ['requests', 'failures'] },
})
