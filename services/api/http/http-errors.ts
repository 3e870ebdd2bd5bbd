import { STATUS_CODES } from 'node:http'
import type { Challenge } from '../contract/forms.ts'
import { errorCodes, type ProblemDetails } from '../contract/errors.ts'
import { challengeRequiredStatus } from '../contract/unsolved.ts'

/** What some errors say besides. */
interface Details {
  /** Which fields are wrong, by name, each with a sentence that says how to fix it. */
  fields?: Record<string, string>
  challenge?: Challenge
  /** In seconds. */
  retryAfter?: number
  headers?: Readonly<Record<string, string>>
}

/** An answer that is not a success, made by one of the functions below. */
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

  /** The body: problem details (RFC 9457), and beside them the envelope of S7.15. */
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
  new HttpError(400, 'wrong_fields', 'Please check the marked fields and send it again.', {
    fields,
  })

export const passwordTooCommon = () =>
  invalidFields({
    password: 'That’s one of the first passwords people try. Pick a longer phrase of your own.',
  })

export const badRequest = () =>
  new HttpError(400, 'unreadable_request', 'We could not read this request.')

export const signInRequired = () => new HttpError(401, errorCodes.signInNeeded, 'Please sign in.')

export const wrongCredentials = () =>
  new HttpError(401, 'wrong_sign_in', 'This email address and password do not fit together.')

export const codeRequired = () =>
  new HttpError(401, errorCodes.codeNeeded, 'Please type the code that your app shows.')

export const wrongCode = () =>
  new HttpError(
    401,
    'wrong_code',
    'This code does not fit, or was used before. Please type the next one that your app shows.',
  )

export const wrongPassword = () =>
  new HttpError(403, 'wrong_password', 'This is not your password. Nothing was changed.')

export const secondFactorAlreadyOn = () =>
  new HttpError(
    409,
    'has_codes',
    'Codes are on already. Turn them off before you set them up anew.',
  )

export const setupLinkInvalid = () =>
  new HttpError(
    403,
    'setup_link_used',
    'This link does not work any more. Sign in, or restart the service to get a new link.',
  )

export const resetLinkInvalid = () =>
  new HttpError(
    403,
    'reset_link_used',
    'This link does not work any more: it works once, for one hour. Please ask for a new one.',
  )

export const invitationInvalid = () =>
  new HttpError(
    403,
    'invitation_used',
    'This invitation does not work any more: it was taken up, replaced by a later one, withdrawn, or is older than seven days. Sign in, or ask the owner for a new one.',
  )

export const alreadyStaff = () =>
  new HttpError(409, 'already_staff', 'Somebody with this address is on the staff already.')

export const personNotFound = () =>
  new HttpError(404, 'no_such_person', 'This person is not on the staff any more.')

export const lastOwner = (name: string) =>
  new HttpError(
    409,
    'last_owner',
    `${name} is the only owner. Make somebody else an owner first: without one nobody could invite people.`,
  )

export const crossOriginForbidden = () =>
  new HttpError(
    403,
    'foreign_origin',
    'This request came from another website and was not accepted.',
  )

export const wrongProbeToken = () =>
  new HttpError(
    403,
    'wrong_probe_token',
    'This is not the PROBE_TOKEN that the service has. Nothing was kept.',
  )

export const notFound = () => new HttpError(404, 'not_found', 'There is nothing at this address.')

export const imageNotFound = () =>
  new HttpError(404, 'no_such_picture', 'There is no such picture.')

export const invalidImageAddress = (fields: Record<string, string>) =>
  new HttpError(400, 'wrong_picture', Object.values(fields).join(' '), { fields })

export const imageEncodingFailed = () =>
  new HttpError(500, 'broken_picture', 'We cannot show this picture just now.')

export const imageEncoderBusy = () =>
  new HttpError(
    503,
    'pictures_busy',
    'Too many pictures are being made just now. Please try again in a minute.',
  )

/** @param seconds after which the browser reconnects by itself @param limit streams of a session at once */
export const tooManyStreams = (seconds: number, limit: number) =>
  new HttpError(
    429,
    'too_many_streams',
    'You have a lot of windows open here. Please close some of them.',
    rateLimitDetails(seconds, limit),
  )

export const locationServiceNotFound = () =>
  new HttpError(404, 'no_location_service', 'We have no page about this service in this town.')

export const ownerRequired = () =>
  new HttpError(403, 'owner_needed', 'Only the owner may do this. Please ask them.')

export const notMergeable = () =>
  new HttpError(
    409,
    'not_mergeable',
    'These two cannot be made one: one of them was erased, or went into another one before.',
  )

export const notMerged = () =>
  new HttpError(
    409,
    'not_merged',
    'These two aren’t merged any more. Reload to see how they are now.',
  )

export const leadHasNoEmail = () =>
  new HttpError(409, 'no_address', 'There’s no email address on this lead. Add one first.')

export const tooManyViews = () =>
  new HttpError(409, 'too_many_views', 'You have 30 views. Please take one away first.')

export const leadNotFound = () => new HttpError(404, 'no_such_lead', 'There is no such request.')

export const subscriberNotFound = () =>
  new HttpError(404, 'no_such_subscriber', 'There is no such subscriber any more.')

export const fileNotFound = () => new HttpError(404, 'no_such_file', 'There is no such file.')

export const contentReportNotFound = () =>
  new HttpError(
    404,
    'no_content_report',
    'The build that is served says nothing of it. Build it anew.',
  )

export const previewNotFound = () =>
  new HttpError(404, 'no_preview', 'The build that is served has no such draft. Build it anew.')

export const notQuarantined = () =>
  new HttpError(404, 'nothing_held', 'Somebody has already released this, or it was erased.')

export const failedEmailNotFound = () =>
  new HttpError(404, 'no_such_mail', 'Somebody has already taken care of this letter.')

export const webhookNotFound = () =>
  new HttpError(404, 'no_such_webhook', 'There is no such message any more, or nobody needs it.')

export const idempotencyMismatch = (reference: string) =>
  new HttpError(
    409,
    'idempotency_mismatch',
    `This form was sent before, as request ${reference}, with other details. ` +
      'Please reload the page and send it again, or call us.',
  )

/** @param since changes that were made after the version that the client had */
export const staleLead = (since: readonly { by: string; change: string }[]) => {
  const who = [...new Set(since.map(({ by }) => by))].join(' and ') || 'Somebody else'
  const what = since.map(({ change }) => change).join('; ')
  return new HttpError(
    409,
    'stale_lead',
    `${who} has changed this request meanwhile${what && ` (${what})`}. ` +
      'Your change was not made: look at the request as it is now, and make it again.',
  )
}

export const challengeRequired = (challenge: Challenge) =>
  new HttpError(
    challengeRequiredStatus,
    'proof_needed',
    'We are being flooded with forms just now. Please send this again, or call us.',
    { challenge },
  )

export const payloadTooLarge = () =>
  new HttpError(413, 'too_large', 'This is too long for us to take. Please shorten it.')

export const rangeNotSatisfiable = () =>
  new HttpError(416, 'no_such_part', 'The file is shorter than the part that was asked for.')

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

/** RFC 9110 §15.5.16: `Accept-Encoding` tells this 415 from that of a wrong content type. */
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
    `We cannot reach our records just now. Please try again in a minute, or call ${phone}.`,
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
