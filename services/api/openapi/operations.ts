import { z } from 'zod'
import { selfServiceCorrection } from '../leads/intake/self-service-correction.ts'

/** What the OpenAPI description cannot derive from a route. */
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

/** By method and path. A route without an entry is not described. */
export const operations: Readonly<Record<string, string | OperationNotes>> = {
  'POST /api/contact': {
    summary: 'Sends an estimate request; it is kept before the answer.',
    description:
      'With the same `Idempotency-Key` (or `idempotencyKey` in the body) it is kept once, and answered alike. ' +
      'Fields that are not listed are kept with the request. ' +
      'A form that a browser posts by itself is answered with a redirect to a page, or with the form filled in.',
    errors: [409, 428],
  },
  'POST /api/count': 'Counts that a page was looked at or a form begun; names nobody.',
  'POST /api/newsletter/subscribe': {
    summary: 'Signs an address up for the newsletter and the guide.',
    description:
      'A form that a browser posts by itself is answered with a redirect to a page, or with the form filled in.',
    errors: [428],
  },
  'GET /api/newsletter/confirm': {
    summary: 'The page of the link in an email: confirms on its button.',
    answers: { 200: html },
  },
  'POST /api/newsletter/confirm': { summary: 'Confirms a subscription.', answers: { 200: html } },
  'GET /api/newsletter/leave': {
    summary: 'The page of the link in an email: leaves on its button.',
    answers: { 200: html },
  },
  'POST /api/newsletter/leave': {
    summary: 'Ends a subscription (RFC 8058).',
    answers: { 200: html },
  },
  'GET /api/request': {
    summary: 'The page of the link in an email: what was sent, and by when it is answered.',
    answers: { 200: html },
  },
  'POST /api/request': {
    summary: 'Corrects what was sent.',
    answers: { 303: null },
    form: { mediaType: 'application/x-www-form-urlencoded', body: selfServiceCorrection },
  },
  'POST /api/request/files': {
    summary: 'Adds photographs and plans.',
    answers: { 303: null },
    form: { mediaType: 'multipart/form-data', body: files },
  },
  'GET /api/request/erase': {
    summary: 'Asks whether everything shall be erased.',
    answers: { 200: html },
  },
  'POST /api/request/erase': {
    summary: 'Erases the request and all that hangs on it.',
    answers: { 200: html, 202: html },
  },
  'GET /api/location-services/:slug': { summary: 'One service in one town.', errors: [404] },
  'GET /api/image/:width/:quality/attached_assets/:file': {
    summary: 'A picture in an allowed size.',
    answers: { 200: 'image/*', 304: null },
    errors: [400, 404, 503],
  },
  'GET /healthz': 'The service is alive.',
  'GET /readyz': 'A lead would be kept now.',
  'GET /metrics': { summary: 'Figures for Prometheus.', answers: { 200: 'text/plain' } },
  'GET /api': { summary: 'This description, for people.', answers: { 200: html } },
  'GET /api/openapi.json': {
    summary: 'This description, for programs.',
    answers: { 200: 'application/json' },
  },
  'POST /api/admin/setup': 'Makes the owner by the one-time link.',
  'POST /api/admin/session': {
    summary: 'Signs in.',
    description:
      'The session is a cookie. With a second factor, `code` is needed too: 401 with `code_needed`.',
    errors: [401],
  },
  'GET /api/admin/session': 'Who is signed in.',
  'DELETE /api/admin/session': 'Signs out.',
  'POST /api/admin/password-reset': 'Sends an email with a link for a new password.',
  'POST /api/admin/new-password': 'Sets a new password, by the email’s link.',
  'GET /api/admin/account': 'Where one is signed in, and how.',
  'DELETE /api/admin/account/sessions': 'Signs out everywhere else.',
  'DELETE /api/admin/account/sessions/:id': 'Signs out one device.',
  'POST /api/admin/account/second-factor': {
    summary: 'Offers a secret for an app that shows codes.',
    errors: [409, 429],
  },
  'PATCH /api/admin/account/second-factor': {
    summary: 'Turns codes on, with the first one.',
    errors: [429],
  },
  'DELETE /api/admin/account/second-factor': { summary: 'Turns codes off.', errors: [429] },
  'GET /api/probe': 'The token of a monitor fits.',
  'GET /api/probe/:id': { summary: 'What became of a monitor’s synthetic request.', errors: [404] },
  'DELETE /api/probe/:id': 'Erases a monitor’s synthetic request, and those that were left behind.',
  'GET /api/admin/content': {
    summary: 'How posts, guides, projects and location pages stand.',
    errors: [404],
  },
  'GET /api/admin/previews/:kind/:slug': {
    summary: 'The page of a draft, as it would be.',
    answers: { 200: html },
    errors: [400, 404],
  },
  'GET /api/admin/events': {
    summary: 'Changes of leads as server-sent events.',
    answers: { 200: 'text/event-stream' },
    errors: [429],
  },
  'GET /api/admin/dashboard': 'What needs doing now.',
  'GET /api/admin/analytics':
    'Visits, forms, leads and what they were worth, over some days and by what brought them.',
  'GET /api/admin/analytics.csv': { summary: 'One of those tables.', answers: { 200: csv } },
  'GET /api/admin/leads':
    'Leads by filter and words, in an order, a page at a time, with counts by status.',
  'GET /api/admin/leads.csv': {
    summary: 'The leads of a filter as a table.',
    answers: { 200: csv },
  },
  'GET /api/admin/leads/:id': { summary: 'One lead.', errors: [404] },
  'GET /api/admin/leads/:id/attachments/:file': {
    summary: 'A photograph or plan that a prospect has added.',
    answers: { 200: '*/*' },
    errors: [404],
  },
  'PATCH /api/admin/leads/:id': {
    summary: 'Changes a lead: status, value, reason, assignee, tags, a note.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/bulk':
    'One change to several leads; each is changed or refused by itself.',
  'GET /api/admin/leads/:id/duplicates': {
    summary: 'Leads with the same email address or phone number.',
    errors: [404],
  },
  'POST /api/admin/leads/:id/merge': {
    summary: 'Lets a duplicate go into this lead.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/:id/unmerge': {
    summary: 'Undoes a merge: the duplicate is a lead of its own again.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/:id/confirmation': {
    summary: 'Sends the prospect the confirmation again.',
    errors: [404, 409],
  },
  'POST /api/admin/leads/:id/erasure': {
    summary: 'Erases everything personal of a request; the owner only.',
    errors: [404],
  },
  'GET /api/admin/tags': 'Tags that leads have, the most used first.',
  'GET /api/admin/views': 'Filters that one has named.',
  'POST /api/admin/views': { summary: 'Names a filter.', errors: [409] },
  'DELETE /api/admin/views/:name': 'Takes a named filter away.',
  'GET /api/admin/colleagues': 'Whom a lead can be given to.',
  'GET /api/admin/subscribers':
    'Subscribers by state and words, the newest first, with counts by state and all evidence.',
  'GET /api/admin/subscribers.csv': {
    summary: 'The subscribers of a filter as a table.',
    answers: { 200: csv },
  },
  'POST /api/admin/subscribers/:id/leave': {
    summary: 'Takes an address off the list.',
    errors: [404],
  },
  'POST /api/admin/subscribers/:id/erasure': {
    summary: 'Erases an address; the owner only.',
    errors: [404],
  },
  'GET /api/admin/audit': 'What was done by whom, the newest first; the owner only.',
  'GET /api/admin/retention': 'What is erased by itself, and what would be next.',
  'GET /api/admin/health': 'Whether all is well; what is not, with its repair.',
  'GET /api/admin/response-sla':
    'The response SLA as it is set, and when a request now would be due.',
  'GET /api/admin/mail': 'Where emails go, and how they stand.',
  'POST /api/admin/mail/try-now':
    'Tries at once what the mail server did not take and waits to be tried again.',
  'POST /api/admin/mail/test': 'Sends a test to oneself, through the outbox.',
  'GET /api/admin/backup': 'When the last backup was made.',
  'POST /api/admin/backup.jsonl.gz': {
    summary: 'Every record in one archive; the owner only.',
    answers: { 200: 'application/gzip' },
  },
  'GET /api/admin/notifications': 'Where the office is written to.',
  'PATCH /api/admin/notifications': 'Sets where the office is written to; the owner only.',
  'GET /api/admin/people': 'Who is on the staff; for the owner also who is invited.',
  'POST /api/admin/people': {
    summary: 'Invites somebody by mail; again replaces the first invitation.',
    errors: [409],
  },
  'PATCH /api/admin/people/:id': {
    summary: 'Gives somebody another role; the owner only.',
    errors: [404, 409],
  },
  'DELETE /api/admin/people/:id': {
    summary: 'Takes somebody off the staff, or withdraws an invitation.',
    errors: [404, 409],
  },
  'GET /api/admin/join': {
    summary: 'What an invitation offers; it changes nothing.',
    errors: [403],
  },
  'POST /api/admin/join': 'Takes an invitation up with a name and a password.',
  'GET /api/admin/quarantine': 'What is in quarantine.',
  'PATCH /api/admin/quarantine/:id': { summary: 'Releases it: its emails go out.', errors: [404] },
  'GET /api/admin/failed-mail': 'Emails that did not arrive.',
  'PATCH /api/admin/failed-mail/:id': {
    summary: 'Sends such an email again, or takes it off the list.',
    errors: [404],
  },
  'GET /api/admin/webhooks': 'What the firm’s own software was told, newest first; the owner only.',
  'PATCH /api/admin/webhooks/:id': {
    summary: 'Sends such a message again; the owner only.',
    errors: [404],
  },
}
