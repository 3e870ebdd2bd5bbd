import { STATUS_CODES } from 'node:http'
import type { Challenge } from '../contract/challenge.ts'
import { errorCodes, type ProblemDetails } from '../contract/errors.ts'
import { challengeRequiredStatus } from '../contract/public-forms.ts'
import type { SiteFile } from '../site/contract.ts'

/** Optional details of an error. */
interface Details {
  /** Invalid fields by name, each with a message that says how to fix it. */
  fields?: Record<string, string>
  challenge?: Challenge
  /** In seconds. */
  retryAfter?: number
  headers?: Readonly<Record<string, string>>
  /** The reference of the lead that its message names. */
  reference?: string
}

/** An error response, made by `httpError` or one of the functions below it. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly statusCode: number,
    /** Stable, for programs. */
    readonly code: string,
    /** For people: what happened and what to do. Of an error that visitors get, its code until `localizeError`. */
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
  }

  /** The body: problem details (RFC 9457) with the fields of S7.15. */
  get body(): ProblemDetails {
    const { code, message, statusCode: status } = this
    const { fields, challenge } = this.details
    return {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      detail: message,
      success: false,
      code,
      message,
      ...(fields && { fields }),
      ...(challenge && { challenge }),
    }
  }
}

/** Codes of errors that visitors get: their messages are in content/words. */
type PublicCode = keyof SiteFile['words'][string]['errors']

const publicError = (status: number, code: PublicCode, details?: Details) =>
  new HttpError(status, code, code, details)

/** Errors that visitors get, with a fixed response: status by code. */
const publicErrors = {
  unreadable_request: 400,
  foreign_origin: 403,
  foreign_host: 403,
  not_found: 404,
  no_location_service: 404,
  too_large: 413,
  wrong_media_type: 415,
  not_a_form_with_files: 415,
} as const satisfies Partial<Record<PublicCode, number>>

const isPublic = (code: string): code is keyof typeof publicErrors =>
  Object.hasOwn(publicErrors, code)

/** @param reason `the push service answered 503` */
export const pushNotTaken = (reason: string) =>
  new HttpError(502, 'push_not_taken', `That didn’t go through: ${reason}. Please try again.`)

/** Errors of staff and programs with a fixed response: status and message by code. */
const fixedErrors = {
  two_hosts: [400, 'This names two hosts, so we can’t tell which one you mean.'],
  not_utf8: [
    400,
    'This isn’t in UTF-8, so some characters would get lost. Please send it in UTF-8.',
  ],
  [errorCodes.signInNeeded]: [401, 'Please sign in.'],
  wrong_sign_in: [401, 'That email and password don’t match.'],
  [errorCodes.codeNeeded]: [401, 'Enter the code from your app.'],
  wrong_code: [401, 'That code is wrong or already used. Enter the next one from your app.'],
  wrong_password: [403, 'That’s not your password. Nothing changed.'],
  has_codes: [409, 'Codes are already on. Turn them off before you set them up again.'],
  setup_link_used: [
    403,
    'This link doesn’t work anymore. Sign in, or restart the service to get a new link.',
  ],
  reset_link_used: [
    403,
    'This link doesn’t work anymore. It’s good once, for one hour. Ask for a new one.',
  ],
  invitation_used: [
    403,
    'This invitation was used, replaced or withdrawn, or it’s over seven days old. Sign in, or ask the owner for a new one.',
  ],
  own_codes: [409, 'Turn off your own codes under “Your account”, with your password.'],
  already_staff: [409, 'Someone on staff already uses this address.'],
  no_such_person: [404, 'This person isn’t on staff anymore.'],
  token_without_scope: [403, 'This token isn’t made for this. Ask the owner for one that is.'],
  token_of_former_owner: [
    403,
    'Whoever made this token isn’t an owner anymore, so it reads no leads. Ask for a new one.',
  ],
  push_key_changed: [409, 'Something changed on our side. Reload the page and turn them on again.'],
  no_such_device: [404, 'This device doesn’t get notifications anymore. Turn them on again there.'],
  no_such_token: [404, 'This token was revoked already, or has ended.'],
  too_many_tokens: [409, 'There are 50 tokens already. Revoke one first.'],
  import_changed: [
    409,
    'Something changed since you looked at the file, so nothing was imported. Look at it again.',
  ],
  import_under_way: [409, 'This import is still running. Reload the page in a minute.'],
  nothing_to_import: [409, 'There’s nothing in this file to import.'],
  no_such_import: [404, 'This import was undone already, or isn’t finished.'],
  wrong_probe_token: [403, 'That’s not the service’s PROBE_TOKEN. Nothing was stored.'],
  no_such_picture: [404, 'We don’t have that picture.'],
  broken_picture: [500, 'We can’t show this picture right now.'],
  pictures_busy: [503, 'We’re busy with other pictures. Please try again in a minute.'],
  owner_needed: [403, 'Only the owner can do this. Please ask them.'],
  right_needed: [403, 'You don’t have access to this. The owner can give it to you.'],
  not_mergeable: [409, 'You can’t merge these two: one was erased or already merged.'],
  visit_booked: [
    409,
    'This lead has a visit booked. Merge the other one into it, or cancel the visit first.',
  ],
  not_merged: [409, 'These two aren’t merged anymore. Reload the page to see them both.'],
  no_address: [409, 'There’s no email address on this lead. Add one first.'],
  too_many_views: [409, 'You’ve hit the limit of 30 views. Delete one first.'],
  no_such_lead: [404, 'We can’t find that lead.'],
  nothing_stored: [404, 'We don’t have anything stored about this address.'],
  no_such_subscriber: [404, 'We can’t find that subscriber.'],
  no_such_email: [404, 'Someone already took this email out of the inbox, or it was erased.'],
  no_such_application: [404, 'We can’t find that application.'],
  no_such_article: [404, 'There’s no guide or post at this address.'],
  no_such_file: [404, 'We can’t find that file.'],
  no_such_draft: [404, 'This draft is gone: it was published or thrown away.'],
  no_such_content_file: [404, 'There’s no file of this name in the content.'],
  no_such_change: [404, 'This file doesn’t have that change.'],
  content_changed: [409, 'A file was changed while this ran. Please try again.'],
  editing_off: [409, 'Editing isn’t set up on this server yet.'],
  repository_unreachable: [
    503,
    'We can’t reach the repository of the content right now. Please try again in a minute.',
  ],
  disk_full: [
    503,
    'The disk of the server is full, so this isn’t saved. Whoever looks after the server has to make room.',
  ],
  repository_refused: [
    409,
    'The repository of the content doesn’t take this from the server. Whoever looks after it has to let the server’s key write to its main branch and to drafts/.',
  ],
  no_content_report: [404, 'The current build has no report. Build the site again.'],
  no_preview: [404, 'The current build doesn’t have this draft. Build the site again.'],
  no_such_preview_link: [404, 'Someone already revoked this link, or it has ended.'],
  no_publisher: [404, 'No publisher is set up here. docs/deploy/publishing.md says how.'],
  no_such_release: [404, 'This version is gone, or another release of the software built it.'],
  publisher_unreachable: [503, 'We can’t reach the publisher. Check its folder and its log.'],
  wrong_signature: [401, 'The signature doesn’t match. Check the webhook’s secret.'],
  repeated_delivery: [409, 'We already have this delivery.'],
  nothing_held: [404, 'Someone already released this, or it was erased.'],
  no_such_mail: [404, 'Someone already took care of this email.'],
  no_such_webhook: [404, 'This message is gone, or it doesn’t need sending anymore.'],
  no_such_part: [416, 'The file is shorter than the part you asked for.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>

/** Returns an error of the tables. */
export function httpError(code: keyof typeof publicErrors | keyof typeof fixedErrors): HttpError {
  if (isPublic(code)) return publicError(publicErrors[code], code)
  const [status, message] = fixedErrors[code]
  return new HttpError(status, code, message)
}

export const invalidFields = (fields: Record<string, string>) =>
  publicError(400, 'wrong_fields', { fields })

/** No API token was sent, or it doesn't work. */
export const wrongToken = () =>
  new HttpError(
    401,
    'wrong_token',
    'Send an API token that works: it may have expired or been revoked.',
    { headers: { 'www-authenticate': 'Bearer' } },
  )

/** More sign-ins wait than can be checked within a second or two. */
export const signInsBusy = () =>
  new HttpError(
    503,
    'sign_ins_busy',
    'Too many people are signing in right now. Please try again in ten seconds.',
    { headers: { 'retry-after': '10' } },
  )

export const lastOwner = (name: string) =>
  new HttpError(
    409,
    'last_owner',
    `${name} is the only owner. Make someone else an owner first: only owners can invite people.`,
  )

export const invalidImageAddress = (fields: Record<string, string>) =>
  new HttpError(400, 'wrong_picture', Object.values(fields).join(' '), { fields })

/** @param seconds until the browser reconnects by itself @param limit concurrent streams per session */
export const tooManyStreams = (seconds: number, limit: number) =>
  new HttpError(
    429,
    'too_many_streams',
    'You’ve got a lot of windows open here. Please close some.',
    rateLimitDetails(seconds, limit),
  )

export const idempotencyMismatch = (reference: string) =>
  publicError(409, 'idempotency_mismatch', { reference })

/** A form for a new lead was saved before, and its answer was lost. @param id the lead's reference */
export const alreadyEntered = (id: string) =>
  new HttpError(
    409,
    errorCodes.alreadyEntered,
    `This was already saved as ${id}, without your last changes. Open it and change it there.`,
  )

/** @param since changes after the version that the client had */
export const staleLead = (since: readonly { by: string; change: string }[]) => {
  const who = [...new Set(since.map(({ by }) => by))].join(' and ') || 'Someone else'
  const what = since.map(({ change }) => change).join('; ')
  return new HttpError(
    409,
    'stale_lead',
    `${who} changed this lead while you had it open${what && ` (${what})`}. ` +
      'We didn’t save your change. Check the lead as it is now and try again.',
  )
}

/** Somebody has changed the routing rules since they were read. */
export const staleRules = () =>
  new HttpError(
    409,
    'stale_rules',
    'Someone else changed the rules while you had them open. We didn’t save your change. Reload them and try again.',
  )

/** A merge takes a lead off the list, and its value would not count anymore. */
export const wonNotMergeable = ({ id, wonValue }: { id: string; wonValue?: number | undefined }) =>
  new HttpError(
    409,
    'won_not_mergeable',
    `${id} is won${wonValue === undefined ? '' : ` ($${wonValue.toLocaleString('en-US')})`}. ` +
      'Merging would take it out of your figures, so it stays a lead of its own.',
  )

export const waitingForAnswer = (id: string, answered: string) =>
  new HttpError(
    409,
    'waiting_for_answer',
    `${id} is still waiting for an answer, and ${answered} isn’t. ` +
      `Answer ${id} first and mark it as contacted. Then you can merge it.`,
  )

export const challengeRequired = (challenge: Challenge) =>
  publicError(challengeRequiredStatus, 'proof_needed', { challenge })

/** RFC 9110 §15.5.16: `Accept-Encoding` distinguishes this 415 from that of a wrong content type. */
export const compressedBodyRejected = () =>
  publicError(415, 'compressed_body', {
    headers: { 'accept-encoding': 'identity' },
  })

export const methodNotAllowed = (allow: string) =>
  publicError(405, 'method_not_allowed', { headers: { allow } })

/** @param seconds for `Retry-After` @param limit requests per window */
export const tooManyRequests = (seconds: number, limit: number) =>
  publicError(429, 'too_many', rateLimitDetails(seconds, limit))

/** Returns the headers of every 429. */
const rateLimitDetails = (seconds: number, limit: number): Details => ({
  retryAfter: seconds,
  headers: {
    'retry-after': String(seconds),
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': '0',
    'ratelimit-reset': String(seconds),
  },
})

export const storageFailed = () => publicError(503, 'not_stored')

export const storeUnavailable = () => publicError(503, 'store_unavailable')

export const notReady = (reason: string) => new HttpError(503, 'not_ready', reason)

export const internalError = () => publicError(500, 'unexpected')
