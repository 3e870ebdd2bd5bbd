import { z } from 'zod'
import { selfServiceCorrection } from '../leads/intake/self-service-correction.ts'

/** The parts of the OpenAPI description that cannot be derived from a route. */
export interface OperationNotes {
  summary: string
  description?: string
  /** Media types of responses that are not JSON, by status; null: no body. */
  answers?: Readonly<Record<number, string | null>>
  /** Statuses of errors that the route's handler throws. */
  errors?: readonly number[]
  /** The body of a form that the route parses itself. */
  form?: { mediaType: string; body: z.ZodType }
}

const html = 'text/html'
const csv = 'text/csv'
const files = z.object({ files: z.array(z.file()) })

/** Notes by method and path. A route without an entry is not described. */
export const operations: Readonly<Record<string, string | OperationNotes>> = {
  'POST /api/contact': {
    summary: 'Submits an estimate request. The response is sent only after the request is stored.',
    description:
      'Requests with the same `Idempotency-Key` (or `idempotencyKey` in the body) are stored once and get the same response. ' +
      'Fields that are not listed here are stored with the request. ' +
      'A form posted by a browser without scripts gets a redirect to a page, or the form with its values filled in.',
    errors: [409, 428],
  },
  'POST /api/count':
    'Counts a page view or a started form. Stores nothing that identifies a visitor.',
  'POST /api/newsletter/subscribe': {
    summary: 'Subscribes an email address to the newsletter and requests the guide.',
    description:
      'A form posted by a browser without scripts gets a redirect to a page, or the form with its values filled in.',
    errors: [428],
  },
  'GET /api/newsletter/confirm': {
    summary: 'Page opened from the link in an email. Its button confirms the subscription.',
    answers: { 200: html },
  },
  'POST /api/newsletter/confirm': { summary: 'Confirms a subscription.', answers: { 200: html } },
  'GET /api/newsletter/leave': {
    summary: 'Page opened from the link in an email. Its button unsubscribes.',
    answers: { 200: html },
  },
  'POST /api/newsletter/leave': {
    summary: 'Unsubscribes (one-click, RFC 8058).',
    answers: { 200: html },
  },
  'GET /api/request': {
    summary:
      'Page opened from the link in an email: the submitted request and when a response is due.',
    answers: { 200: html },
  },
  'POST /api/request': {
    summary: 'Corrects a submitted request.',
    answers: { 303: null },
    form: { mediaType: 'application/x-www-form-urlencoded', body: selfServiceCorrection },
  },
  'POST /api/request/files': {
    summary: 'Uploads photos and plans.',
    answers: { 303: null },
    form: { mediaType: 'multipart/form-data', body: files },
  },
  'GET /api/request/erase': {
    summary: 'Page that asks the prospect to confirm erasure of the request.',
    answers: { 200: html },
  },
  'POST /api/request/erase': {
    summary: 'Erases the request and everything attached to it.',
    answers: { 200: html, 202: html },
  },
  'GET /api/location-services/:slug': { summary: 'One service in one town.', errors: [404] },
  'GET /api/image/:width/:quality/attached_assets/:file': {
    summary: 'An image in one of the allowed sizes.',
    answers: { 200: 'image/*', 304: null },
    errors: [400, 404, 503],
  },
  'GET /healthz': 'Liveness: the service is running.',
  'GET /readyz': 'Readiness: the service can store a lead right now.',
  'GET /metrics': { summary: 'Metrics in the Prometheus format.', answers: { 200: 'text/plain' } },
  'GET /api': { summary: 'This API description, for people.', answers: { 200: html } },
  'GET /api/openapi.json': {
    summary: 'This API description in the OpenAPI format.',
    answers: { 200: 'application/json' },
  },
  'POST /api/admin/setup': 'Creates the owner’s account with the one-time link.',
  'POST /api/admin/session': {
    summary: 'Signs in.',
    description:
      'The session is a cookie. If the account has a second factor, `code` is required too; without it the response is 401 with `code_needed`.',
    errors: [401],
  },
  'GET /api/admin/session': 'The signed-in staff member.',
  'DELETE /api/admin/session': 'Signs out.',
  'POST /api/admin/password-reset': 'Sends a password reset link by email.',
  'POST /api/admin/new-password': 'Sets a new password with the link from the email.',
  'GET /api/admin/account': 'Your own account: active sessions and how you sign in.',
  'DELETE /api/admin/account/sessions': 'Signs out everywhere else.',
  'DELETE /api/admin/account/sessions/:id': 'Signs out one device.',
  'POST /api/admin/account/second-factor': {
    summary: 'Returns a new secret for an authenticator app.',
    errors: [409, 429],
  },
  'PATCH /api/admin/account/second-factor': {
    summary: 'Turns the second factor on, verified with a first code.',
    errors: [429],
  },
  'DELETE /api/admin/account/second-factor': {
    summary: 'Turns the second factor off.',
    errors: [429],
  },
  'GET /api/probe': 'Checks that a monitor’s token is valid.',
  'GET /api/probe/:id': { summary: 'Status of a monitor’s synthetic request.', errors: [404] },
  'DELETE /api/probe/:id':
    'Erases a monitor’s synthetic request, along with any left over from earlier runs.',
  'GET /api/admin/content': {
    summary: 'Status of posts, guides, projects and location pages.',
    errors: [404],
  },
  'GET /api/admin/previews/:kind/:slug': {
    summary: 'Preview of a draft page.',
    answers: { 200: html },
    errors: [400, 404],
  },
  'GET /api/admin/events': {
    summary: 'Changes to leads as server-sent events.',
    answers: { 200: 'text/event-stream' },
    errors: [429],
  },
  'GET /api/admin/dashboard': 'What needs attention now.',
  'GET /api/admin/analytics':
    'Visits, started forms, leads and their value over a number of days, by source.',
  'GET /api/admin/analytics.csv': {
    summary: 'One of the analytics tables as CSV.',
    answers: { 200: csv },
  },
  'GET /api/admin/leads': 'A page of leads, filtered, searched and sorted, with counts by status.',
  'GET /api/admin/leads.csv': {
    summary: 'The filtered leads as CSV.',
    answers: { 200: csv },
  },
  'GET /api/admin/leads/:id': { summary: 'One lead.', errors: [404] },
  'GET /api/admin/leads/:id/attachments/:file': {
    summary: 'A photo or plan that the prospect uploaded.',
    answers: { 200: '*/*' },
    errors: [404],
  },
  'PATCH /api/admin/leads/:id': {
    summary: 'Changes a lead: status, value, reason, assignee, tags, a note.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/bulk':
    'Applies one change to several leads. Each lead succeeds or fails on its own.',
  'GET /api/admin/leads/:id/duplicates': {
    summary: 'Leads with the same email address or phone number.',
    errors: [404],
  },
  'POST /api/admin/leads/:id/merge': {
    summary: 'Merges a duplicate into this lead.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/:id/unmerge': {
    summary: 'Undoes a merge: the duplicate becomes a separate lead again.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/:id/confirmation': {
    summary: 'Sends the confirmation email to the prospect again.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/:id/erasure': {
    summary: 'Erases all personal data in a request. Owner only.',
    errors: [404],
  },
  'GET /api/admin/tags': 'Tags in use on leads, most used first.',
  'GET /api/admin/views': 'Your saved filters.',
  'POST /api/admin/views': { summary: 'Saves a filter under a name.', errors: [409] },
  'DELETE /api/admin/views/:name': 'Deletes a saved filter.',
  'GET /api/admin/colleagues': 'Staff members that a lead can be assigned to.',
  'GET /api/admin/subscribers':
    'Subscribers, filtered by state and searched, newest first, with counts by state and the consent record.',
  'GET /api/admin/subscribers.csv': {
    summary: 'The filtered subscribers as CSV.',
    answers: { 200: csv },
  },
  'POST /api/admin/subscribers/:id/leave': {
    summary: 'Unsubscribes an address.',
    errors: [404],
  },
  'POST /api/admin/subscribers/:id/erasure': {
    summary: 'Erases a subscriber. Owner only.',
    errors: [404],
  },
  'GET /api/admin/audit': 'Audit log: who did what, newest first. Owner only.',
  'GET /api/admin/retention': 'Automatic erasure: for how long records are kept.',
  'GET /api/admin/health': 'Health checks: what is wrong, and how to fix it.',
  'GET /api/admin/response-sla':
    'The response SLA settings, and when a request sent now would be due.',
  'GET /api/admin/mail': 'Email delivery: where emails are sent, and the state of the outbox.',
  'POST /api/admin/mail/try-now':
    'Retries emails that the mail server did not accept, without waiting for the next scheduled try.',
  'POST /api/admin/mail/test': 'Sends a test email to yourself through the outbox.',
  'GET /api/admin/backup': 'Time of the last backup.',
  'POST /api/admin/backup.jsonl.gz': {
    summary: 'Downloads every record in one archive. Owner only.',
    answers: { 200: 'application/gzip' },
  },
  'GET /api/admin/notifications': 'Recipients of notifications to the office.',
  'PATCH /api/admin/notifications':
    'Sets the recipients of notifications to the office. Owner only.',
  'GET /api/admin/people': 'Staff members. The owner also gets open invitations.',
  'POST /api/admin/people': {
    summary: 'Invites a person by email. A second invitation replaces the first.',
    errors: [409],
  },
  'PATCH /api/admin/people/:id': {
    summary: 'Changes a staff member’s role. Owner only.',
    errors: [404, 409],
  },
  'DELETE /api/admin/people/:id': {
    summary: 'Removes a staff member, or withdraws an invitation.',
    errors: [404, 409],
  },
  'GET /api/admin/join': {
    summary: 'Details of an invitation. Changes nothing.',
    errors: [403],
  },
  'POST /api/admin/join': 'Accepts an invitation with a name and a password.',
  'GET /api/admin/quarantine': 'Submissions in quarantine.',
  'PATCH /api/admin/quarantine/:id': {
    summary: 'Releases a submission from quarantine. Its emails are sent.',
    errors: [404],
  },
  'GET /api/admin/failed-mail': 'Failed emails.',
  'PATCH /api/admin/failed-mail/:id': {
    summary: 'Sends a failed email again, or dismisses it.',
    errors: [404],
  },
  'GET /api/admin/webhooks': 'Webhook deliveries, newest first. Owner only.',
  'PATCH /api/admin/webhooks/:id': {
    summary: 'Sends a webhook delivery again. Owner only.',
    errors: [404],
  },
}
