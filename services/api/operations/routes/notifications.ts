import { notificationResponse, notificationChange } from '../mail-contract.ts'
import { paths } from '../../contract/paths.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson } from '../../http/staff.ts'
import type { OperationsDeps } from './deps.ts'

/** Registers the routes of the office's addresses for notifications. Emails in the outbox keep their recipients. */
export function adminNotificationRoutes(app: App, deps: OperationsDeps) {
  const { settings, officeAddress: fallback, audit } = deps
  const view = async () => {
    const kept = await settings.notifications()
    const { requests, failures } = kept ?? { requests: [fallback], failures: [fallback] }
    return { success: true as const, requests, failures, fallback, set: kept !== undefined }
  }

  app.get(paths.admin.notifications, {
    config: { role: 'owner' },
    schema: {
      summary: 'Recipients of notifications to the office.',
      response: { 200: notificationResponse },
    },
    handler: view,
  })

  app.patch(paths.admin.notifications, {
    config: { role: 'owner' },
    schema: {
      summary: 'Sets the recipients of notifications to the office. Owner only.',
      body: notificationChange,
      response: { 200: notificationResponse },
    },
    handler: async (request) => {
      const { addresses } = request.body
      await settings.setNotifications(addresses ? { id: 'notifications', ...addresses } : undefined)
      const { requests, failures } = await view()
      const what = `new leads to ${requests.join(', ')}; failed emails to ${failures.join(', ')}`
      await audit('changed the notification recipients:', currentPerson(request), { what })
      return view()
    },
  })
}
