import type { Challenge } from '../contract/challenge.ts'
import type { Failure } from '../contract/errors.ts'
import { proofNeededStatus } from '../contract/unsolved.ts'

/** An answer that is not a success, made by one of the functions below. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly statusCode: number,
    /** Stable, for programs. */
    readonly code: string,
    /** For people: what happened and what to do. */
    message: string,
    readonly fields?: Record<string, string>,
    readonly challenge?: Challenge,
    /** Not before so many seconds. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }

  get body(): Failure {
    const { code, message, fields, challenge } = this
    return {
      success: false,
      code,
      message,
      ...(fields && { fields }),
      ...(challenge && { challenge }),
    }
  }
}

export const wrongFields = (fields: Record<string, string>) =>
  new Refusal(400, 'wrong_fields', 'Please check the marked fields and send it again.', fields)

export const unreadableRequest = () =>
  new Refusal(400, 'unreadable_request', 'We could not read this request.')

export const signInNeeded = () => new Refusal(401, 'sign_in_needed', 'Please sign in.')

export const wrongSignIn = () =>
  new Refusal(401, 'wrong_sign_in', 'This email address and password do not fit together.')

export const codeNeeded = () =>
  new Refusal(401, 'code_needed', 'Please type the code that your app shows.')

export const wrongCode = () =>
  new Refusal(
    401,
    'wrong_code',
    'This code does not fit, or was used before. Please type the next one that your app shows.',
  )

export const wrongPassword = () =>
  new Refusal(403, 'wrong_password', 'This is not your password. Nothing was changed.')

export const hasCodesAlready = () =>
  new Refusal(409, 'has_codes', 'Codes are on already. Turn them off before you set them up anew.')

export const setupLinkUsed = () =>
  new Refusal(
    403,
    'setup_link_used',
    'This link does not work any more. Sign in, or restart the service to get a new link.',
  )

export const resetLinkUsed = () =>
  new Refusal(
    403,
    'reset_link_used',
    'This link does not work any more: it works once, for one hour. Please ask for a new one.',
  )

export const invitationUsed = () =>
  new Refusal(
    403,
    'invitation_used',
    'This invitation does not work any more: it was taken up, replaced by a later one, withdrawn, or is older than seven days. Sign in, or ask the owner for a new one.',
  )

export const alreadyStaff = () =>
  new Refusal(409, 'already_staff', 'Somebody with this address is on the staff already.')

export const noSuchPerson = () =>
  new Refusal(404, 'no_such_person', 'This person is not on the staff any more.')

export const lastOwner = (name: string) =>
  new Refusal(
    409,
    'last_owner',
    `${name} is the only owner. Make somebody else an owner first: without one nobody could invite people.`,
  )

export const foreignOrigin = () =>
  new Refusal(403, 'foreign_origin', 'This request came from another website and was not accepted.')

export const wrongProbeToken = () =>
  new Refusal(
    403,
    'wrong_probe_token',
    'This is not the PROBE_TOKEN that the service has. Nothing was kept.',
  )

export const nothingHere = () => new Refusal(404, 'not_found', 'There is nothing at this address.')

export const noSuchPicture = () => new Refusal(404, 'no_such_picture', 'There is no such picture.')

export const wrongPicture = (fields: Record<string, string>) =>
  new Refusal(400, 'wrong_picture', Object.values(fields).join(' '), fields)

export const brokenPicture = () =>
  new Refusal(500, 'broken_picture', 'We cannot show this picture just now.')

export const picturesBusy = () =>
  new Refusal(
    503,
    'pictures_busy',
    'Too many pictures are being made just now. Please try again in a minute.',
  )

export const noLocationService = () =>
  new Refusal(404, 'no_location_service', 'We have no page about this service in this town.')

export const ownerNeeded = () =>
  new Refusal(403, 'owner_needed', 'Only the owner may do this. Please ask them.')

export const notMergeable = () =>
  new Refusal(
    409,
    'not_mergeable',
    'These two cannot be made one: one of them was erased, or went into another one before.',
  )

export const tooManyViews = () =>
  new Refusal(409, 'too_many_views', 'You have 30 views. Please take one away first.')

export const noSuchLead = () => new Refusal(404, 'no_such_lead', 'There is no such request.')

export const noSuchSubscriber = () =>
  new Refusal(404, 'no_such_subscriber', 'There is no such subscriber any more.')

export const noSuchFile = () => new Refusal(404, 'no_such_file', 'There is no such file.')

export const noContentReport = () =>
  new Refusal(
    404,
    'no_content_report',
    'The build that is served says nothing of it. Build it anew.',
  )

export const noPreview = () =>
  new Refusal(404, 'no_preview', 'The build that is served has no such draft. Build it anew.')

export const nothingHeld = () =>
  new Refusal(404, 'nothing_held', 'Somebody has already released this, or it was erased.')

export const noSuchMail = () =>
  new Refusal(404, 'no_such_mail', 'Somebody has already taken care of this letter.')

export const noSuchWebhook = () =>
  new Refusal(404, 'no_such_webhook', 'There is no such message any more, or nobody needs it.')

export const otherRequest = (reference: string) =>
  new Refusal(
    409,
    'idempotency_mismatch',
    `This form was sent before, as request ${reference}, with other details. ` +
      'Please reload the page and send it again, or call us.',
  )

/** In: the changes since the version that the refused one was made from. */
export const staleLead = (since: readonly { by: string; change: string }[]) => {
  const who = [...new Set(since.map(({ by }) => by))].join(' and ') || 'Somebody else'
  const what = since.map(({ change }) => change).join('; ')
  return new Refusal(
    409,
    'stale_lead',
    `${who} has changed this request meanwhile${what && ` (${what})`}. ` +
      'Your change was not made: look at the request as it is now, and make it again.',
  )
}

export const proofNeeded = (challenge: Challenge) =>
  new Refusal(
    proofNeededStatus,
    'proof_needed',
    'We are being flooded with forms just now. Please send this again, or call us.',
    undefined,
    challenge,
  )

export const tooLarge = () =>
  new Refusal(413, 'too_large', 'This is too long for us to take. Please shorten it.')

export const noSuchPart = () =>
  new Refusal(416, 'no_such_part', 'The file is shorter than the part that was asked for.')

export const wrongMediaType = () =>
  new Refusal(415, 'wrong_media_type', 'Please send this as JSON or as a form.')

export const tooMany = (seconds: number) =>
  new Refusal(
    429,
    'too_many',
    `That was a lot in a short time. Please try again in ${inWords(seconds)}.`,
    undefined,
    undefined,
    seconds,
  )

export const notStored = (phone: string) =>
  new Refusal(
    503,
    'not_stored',
    `We could not keep your request just now. Please try again, or call ${phone}.`,
  )

export const storeAway = (phone: string) =>
  new Refusal(
    503,
    'store_away',
    `We cannot reach our records just now. Please try again in a minute, or call ${phone}.`,
  )

export const notReady = (reason: string) => new Refusal(503, 'not_ready', reason)

export const unexpected = (phone: string) =>
  new Refusal(
    500,
    'unexpected',
    `Something went wrong on our side. Please try again, or call ${phone}.`,
  )

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
