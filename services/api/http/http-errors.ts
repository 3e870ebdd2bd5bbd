import { STATUS_CODES } from 'node:http'
import type { Challenge } from '../contract/challenge.ts'
import { errorCodes, type ProblemDetails } from '../contract/errors.ts'
import { challengeRequiredStatus } from '../contract/public-forms.ts'

/** Optional details of an error. */
interface Details {
  /** Invalid fields by name, each with a message that says how to fix it. */
  fields?: Record<string, string>
  challenge?: Challenge
  /** In seconds. */
  retryAfter?: number
  headers?: Readonly<Record<string, string>>
}

/** An error response, made by one of the functions below. */
export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    readonly statusCode: number,
    /** Stable, for programs. */
    readonly code: string,
    /** For people: what happened and what to do. */
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

export const invalidFields = (fields: Record<string, string>) =>
  new HttpError(400, 'wrong_fields', 'Please fix the marked fields and send it again.', {
    fields,
  })

export const passwordTooCommon = () =>
  invalidFields({
    password: 'That’s one of the first passwords people try. Pick a longer phrase of your own.',
  })

export const badRequest = () =>
  new HttpError(400, 'unreadable_request', 'We couldn’t read that. Please try again.')

export const signInRequired = () => new HttpError(401, errorCodes.signInNeeded, 'Please sign in.')

export const wrongCredentials = () =>
  new HttpError(401, 'wrong_sign_in', 'That email and password don’t match.')

export const codeRequired = () =>
  new HttpError(401, errorCodes.codeNeeded, 'Enter the code from your app.')

export const wrongCode = () =>
  new HttpError(
    401,
    'wrong_code',
    'That code is wrong or already used. Enter the next one from your app.',
  )

export const wrongPassword = () =>
  new HttpError(403, 'wrong_password', 'That’s not your password. Nothing changed.')

export const secondFactorAlreadyOn = () =>
  new HttpError(
    409,
    'has_codes',
    'Codes are already on. Turn them off before you set them up again.',
  )

export const setupLinkInvalid = () =>
  new HttpError(
    403,
    'setup_link_used',
    'This link doesn’t work anymore. Sign in, or restart the service to get a new link.',
  )

export const resetLinkInvalid = () =>
  new HttpError(
    403,
    'reset_link_used',
    'This link doesn’t work anymore. It’s good once, for one hour. Ask for a new one.',
  )

export const invitationInvalid = () =>
  new HttpError(
    403,
    'invitation_used',
    'This invitation was used, replaced or withdrawn, or it’s over seven days old. Sign in, or ask the owner for a new one.',
  )

export const alreadyStaff = () =>
  new HttpError(409, 'already_staff', 'You already have someone on staff with this address.')

export const personNotFound = () =>
  new HttpError(404, 'no_such_person', 'This person isn’t on staff anymore.')

export const lastOwner = (name: string) =>
  new HttpError(
    409,
    'last_owner',
    `${name} is the only owner. Make someone else an owner first, so you can still invite people.`,
  )

export const crossOriginForbidden = () =>
  new HttpError(403, 'foreign_origin', 'This came from another website, so we didn’t take it.')

export const wrongProbeToken = () =>
  new HttpError(
    403,
    'wrong_probe_token',
    'That’s not the service’s PROBE_TOKEN. Nothing was stored.',
  )

export const notFound = () => new HttpError(404, 'not_found', 'There’s nothing at this address.')

export const imageNotFound = () =>
  new HttpError(404, 'no_such_picture', 'We don’t have that picture.')

export const invalidImageAddress = (fields: Record<string, string>) =>
  new HttpError(400, 'wrong_picture', Object.values(fields).join(' '), { fields })

export const imageEncodingFailed = () =>
  new HttpError(500, 'broken_picture', 'We can’t show this picture right now.')

export const imageEncoderBusy = () =>
  new HttpError(
    503,
    'pictures_busy',
    'We’re busy with other pictures. Please try again in a minute.',
  )

/** @param seconds after which the browser reconnects by itself @param limit streams of a session at once */
export const tooManyStreams = (seconds: number, limit: number) =>
  new HttpError(
    429,
    'too_many_streams',
    'You’ve got a lot of windows open here. Please close some.',
    rateLimitDetails(seconds, limit),
  )

export const locationServiceNotFound = () =>
  new HttpError(404, 'no_location_service', 'We have no page about this service in this town.')

export const ownerRequired = () =>
  new HttpError(403, 'owner_needed', 'Only the owner can do this. Please ask them.')

export const notMergeable = () =>
  new HttpError(
    409,
    'not_mergeable',
    'You can’t merge these two: one was erased or already merged.',
  )

export const notMerged = () =>
  new HttpError(
    409,
    'not_merged',
    'These two aren’t merged anymore. Reload to see how they are now.',
  )

export const leadHasNoEmail = () =>
  new HttpError(409, 'no_address', 'There’s no email address on this lead. Add one first.')

export const tooManyViews = () =>
  new HttpError(409, 'too_many_views', 'You have 30 views. Delete one first.')

export const leadNotFound = () => new HttpError(404, 'no_such_lead', 'We can’t find that lead.')

export const subscriberNotFound = () =>
  new HttpError(404, 'no_such_subscriber', 'That subscriber is gone.')

export const fileNotFound = () => new HttpError(404, 'no_such_file', 'We can’t find that file.')

export const contentReportNotFound = () =>
  new HttpError(404, 'no_content_report', 'The current build has no report. Build the site again.')

export const previewNotFound = () =>
  new HttpError(
    404,
    'no_preview',
    'The current build doesn’t have this draft. Build the site again.',
  )

export const notQuarantined = () =>
  new HttpError(404, 'nothing_held', 'Someone already released this, or it was erased.')

export const failedEmailNotFound = () =>
  new HttpError(404, 'no_such_mail', 'Someone already took care of this email.')

export const webhookNotFound = () =>
  new HttpError(404, 'no_such_webhook', 'This message is gone, or it doesn’t need sending anymore.')

export const idempotencyMismatch = (reference: string) =>
  new HttpError(
    409,
    'idempotency_mismatch',
    `You already sent this form, as request ${reference}, with different details. ` +
      'Please reload the page and send it again, or call us.',
  )

/** @param since changes that were made after the version that the client had */
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

export const challengeRequired = (challenge: Challenge) =>
  new HttpError(
    challengeRequiredStatus,
    'proof_needed',
    'We’re getting flooded with forms right now. Please send this again, or call us.',
    { challenge },
  )

export const payloadTooLarge = () =>
  new HttpError(413, 'too_large', 'That’s too long for us to take. Please shorten it.')

export const rangeNotSatisfiable = () =>
  new HttpError(416, 'no_such_part', 'The file is shorter than the part you asked for.')

export const unsupportedMediaType = () =>
  new HttpError(
    415,
    'wrong_media_type',
    'We can’t read this kind of content. Please send JSON or a form.',
  )

export const multipartRequired = () =>
  new HttpError(
    415,
    'not_a_form_with_files',
    'Please choose the files in the form and send them again.',
  )

/** RFC 9110 §15.5.16: `Accept-Encoding` distinguishes this 415 from that of a wrong content type. */
export const compressedBodyRejected = () =>
  new HttpError(415, 'compressed_body', 'Please send this without compression.', {
    headers: { 'accept-encoding': 'identity' },
  })

export const methodNotAllowed = (allow: string) =>
  new HttpError(405, 'method_not_allowed', `This address takes ${allow} only.`, {
    headers: { allow },
  })

/** @param seconds for `Retry-After` @param limit requests per window */
export const tooManyRequests = (seconds: number, limit: number) =>
  new HttpError(
    429,
    'too_many',
    `That was a lot in a short time. Please try again in ${formatDuration(seconds)}.`,
    rateLimitDetails(seconds, limit),
  )

/** The headers of every 429. */
const rateLimitDetails = (seconds: number, limit: number): Details => ({
  retryAfter: seconds,
  headers: {
    'retry-after': String(seconds),
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': '0',
    'ratelimit-reset': String(seconds),
  },
})

export const storageFailed = (phone: string) =>
  new HttpError(
    503,
    'not_stored',
    `We couldn’t save your request right now. Please try again, or call ${phone}.`,
  )

export const storeUnavailable = (phone: string) =>
  new HttpError(
    503,
    'store_away',
    `We can’t reach our records right now. Please try again in a minute, or call ${phone}.`,
  )

export const notReady = (reason: string) => new HttpError(503, 'not_ready', reason)

export const internalError = (phone: string) =>
  new HttpError(
    500,
    'unexpected',
    `Something went wrong on our side. Please try again, or call ${phone}.`,
  )

const formatDuration = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
