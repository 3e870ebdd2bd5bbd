import { notificationAnswer, notificationChange } from '../../contract/notifications.ts'
import { paths } from '../../contract/paths.ts'
import type { Note } from '../../staff/audit-log.ts'
import type { SettingBook } from '../../staff/notifications.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  settings: SettingBook
  /** What counts while nothing is set. */
  fallback: string
  audit: Note
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** Where the office is written to: letters that are on their way keep their address. */
export function adminNotificationRoutes(app: App, desk: Desk) {
  const { settings, fallback, audit, sessions, ownOrigin, now } = desk
  const view = async () => {
    const kept = await settings.notifications()
    const { requests, failures } = kept ?? { requests: [fallback], failures: [fallback] }
    return { success: true as const, requests, failures, fallback, set: kept !== undefined }
  }

  app.route({
    method: 'GET',
    url: paths.admin.notifications,
    schema: { response: { 200: notificationAnswer } },
    preValidation: sessions.ownerSignedIn,
    handler: view,
  })

  app.route({
    method: 'PATCH',
    url: paths.admin.notifications,
    schema: { body: notificationChange, response: { 200: notificationAnswer } },
    preValidation: [sessions.ownerSignedIn, ownOrigin],
    handler: async (request) => {
      const { addresses } = request.body
      const { id: by, name } = personIn(request)
      await settings.setNotifications(addresses ? { id: 'notifications', ...addresses } : undefined)
      const { requests, failures } = await view()
      const what = `requests to ${requests.join(', ')}; failures to ${failures.join(', ')}`
      await audit({
        at: now().toISOString(),
        did: 'set where the office is written to:',
        by,
        name,
        what,
      })
      return view()
    },
  })
}
