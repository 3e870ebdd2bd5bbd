import { randomUUID } from 'node:crypto'
import type { Decision } from '../storage/query.ts'
import { finalStates, type OutboxRow } from '../outbox/outbox-row.ts'
import { confirmSubscription, guide, isSignUpEmail } from './emails.ts'
import { subscriberCreated, subscriberLeft } from './events.ts'
import type { Subscriber } from './subscriber.ts'
import type { SubscriberIntakeRepository } from './subscriber-repository.ts'
import type { z } from 'zod'
import type { Language } from '../contract/language.ts'
import type { subscribeRequest } from './contract.ts'
import type { BuildingGuide } from '../site/shell-contract.ts'
import { buildingGuideInterest } from '../contact-form/service-types.ts'

/** Evidence of consent: the link, the wording and the time. */
interface ConsentEvidence {
  page: string
  wording: string
  at: Date
}

/**
 * Confirms a subscription (double opt-in) and sends the guide. Idempotent. @throws NotStoredError
 */
export function confirm(
  id: string,
  press: ConsentEvidence,
  subscribers: SubscriberIntakeRepository,
): Promise<void> {
  return subscribers.transact(id, (subscriber): Decision<Subscriber, void> => {
    if (!subscriber || subscriber.confirmedAt !== undefined) return { answer: undefined }
    const { leftAt: _, ...rest } = addConsent(subscriber, 'confirmed', press)
    const at = press.at.toISOString()
    const mail = [...rest.mail, guide.row(rest.email, press.at), subscriberCreated.row({ at })]
    return { change: { ...rest, confirmedAt: at, mail }, answer: undefined }
  })
}

/**
 * Unsubscribes the address: no more emails are sent to it. Idempotent.
 * @throws NotStoredError
 */
export function unsubscribe(
  id: string,
  press: ConsentEvidence,
  subscribers: SubscriberIntakeRepository,
): Promise<void> {
  return subscribers.transact(id, (subscriber): Decision<Subscriber, void> => {
    if (!subscriber || subscriber.leftAt !== undefined) return { answer: undefined }
    const { confirmedAt: _, ...rest } = addConsent(subscriber, 'left', press)
    const at = press.at.toISOString()
    const mail = [...rest.mail, subscriberLeft.row({ at })]
    return { change: { ...rest, leftAt: at, mail }, answer: undefined }
  })
}

type Accepted = z.output<typeof subscribeRequest>

export interface SubscriptionDeps {
  subscribers: SubscriberIntakeRepository
  /** The repository for subscriptions with a filled honeypot or without a proof of work. */
  quarantine: SubscriberIntakeRepository
  /** Double opt-in: an address must confirm before the guide is sent. */
  confirmFirst: boolean
  /** The building guide; left out: the site has none, and nobody can subscribe. */
  guide: BuildingGuide | undefined
  /** Returns the language of a page by its path. */
  languageOf: (path: string) => Language
  now: () => Date
}

/**
 * Whoever asks again after this time hasn't found the first email and gets another one; before, it was a second click.
 * email/daily-limit.ts keeps requests from flooding an inbox.
 */
const guideAgainAfterMs = 10 * 60 * 1000
/** The same for an address that has left: anyone may ask in its name, and it was told that it gets no more emails. */
const confirmAgainAfterMs = 24 * 60 * 60 * 1000

/**
 * Stores a newsletter subscription (S4.20, S6.1). For a known address the interests are merged and the consent is
 * recorded; one that has left must confirm first. Anyone can send the form with a stranger's address, so it changes
 * nothing that is known (S6.25). The response does not reveal which of these happened.
 * @throws NotStoredError nothing was stored
 */
export async function subscribe(
  request: Accepted,
  { page, quarantine = false }: { page: string; quarantine?: boolean },
  deps: SubscriptionDeps,
): Promise<void> {
  const fresh = buildSubscriber(request, page, deps)
  if (!quarantine && !request.website) return storeSubscriber(fresh, deps)
  await deps.quarantine.transactByEmail(request.email, (earlier) =>
    earlier
      ? { change: mergeSubscriptions(earlier, fresh), answer: undefined }
      : { add: fresh, answer: undefined },
  )
}

/** Adds a subscriber with the emails that are due now. @throws NotStoredError */
export async function storeSubscriber(
  fresh: Subscriber,
  { subscribers, confirmFirst, guide: offered, now: clock }: SubscriptionDeps,
): Promise<void> {
  const now = clock()
  // With double opt-in, the webhook is sent after the confirmation instead.
  const events = confirmFirst ? [] : [subscriberCreated.row({ at: now.toISOString() })]
  await subscribers.transactByEmail(fresh.email, (earlier) => {
    if (earlier)
      return { change: resubscribe(earlier, fresh, now, confirmFirst, offered), answer: undefined }
    const mail = [...subscriptionEmails(fresh, confirmFirst, offered, now), ...events]
    return { add: { ...fresh, mail }, answer: undefined }
  })
}

function buildSubscriber(request: Accepted, page: string, deps: SubscriptionDeps): Subscriber {
  const asked = request.interests ?? [deps.guide?.title ?? '']
  const interests = [...new Set(asked.filter((interest) => interest !== ''))]
  const { email, firstName, lastName, zipCode, wording } = request
  const at = deps.now().toISOString()
  return {
    id: randomUUID(),
    email,
    firstName,
    lastName,
    zipCode,
    interests,
    subscribedAt: at,
    language: deps.languageOf(page),
    consents: [{ at, act: 'asked', page, interests, wording }],
    ...(request.website && { honeypot: request.website }),
    mail: [],
  }
}

/** Returns the guide, if it was requested; with double opt-in, the confirmation request instead. */
function subscriptionEmails(
  { interests, email }: Pick<Subscriber, 'interests' | 'email'>,
  confirmFirst: boolean,
  offered: BuildingGuide | undefined,
  now: Date,
): OutboxRow[] {
  if (confirmFirst) return [confirmSubscription.row(email, now)]
  const names = offered ? [offered.title, buildingGuideInterest] : []
  const wantsGuide = interests.some((interest) => names.includes(interest))
  return wantsGuide ? [guide.row(email, now)] : []
}

function resubscribe(
  earlier: Subscriber,
  fresh: Subscriber,
  now: Date,
  confirmFirst: boolean,
  offered: BuildingGuide | undefined,
): Subscriber {
  const hasLeft = earlier.leftAt !== undefined
  const againAfterMs = hasLeft ? confirmAgainAfterMs : guideAgainAfterMs
  const lately = new Date(now.getTime() - againAfterMs).toISOString()
  const hadEmailRecently = earlier.mail.some(
    (row) =>
      (hasLeft ? confirmSubscription.is(row) : isSignUpEmail(row)) &&
      row.to === earlier.email &&
      (row.state === 'waiting' || (row.state !== 'failed' && row.nextAttemptAt > lately)),
  )
  const mustConfirm = hasLeft || (confirmFirst && earlier.confirmedAt === undefined)
  const emails = hadEmailRecently ? [] : subscriptionEmails(fresh, mustConfirm, offered, now)
  const mail = withoutOldSignUps([...earlier.mail, ...emails])
  return { ...mergeSubscriptions(earlier, fresh), mail }
}

/** The maximum number of emails that answered a sign-up: the latest are kept. */
const maxSignUpEmails = 10

/** Removes the oldest emails that answered a sign-up and need no more work. Anyone can cause any number of them. */
function withoutOldSignUps(mail: readonly OutboxRow[]): OutboxRow[] {
  const done = mail.filter((row) => isSignUpEmail(row) && finalStates.has(row.state))
  const old = new Set(done.slice(0, -maxSignUpEmails))
  return mail.filter((row) => !old.has(row))
}

/** The maximum number of stored interests; the form offers fewer. */
const maxInterests = 30

/** Merges two subscriptions: the later one fills only what is empty. */
function mergeSubscriptions(earlier: Subscriber, fresh: Subscriber): Subscriber {
  return {
    ...addConsents(earlier, fresh.consents),
    firstName: earlier.firstName || fresh.firstName,
    lastName: earlier.lastName || fresh.lastName,
    zipCode: earlier.zipCode || fresh.zipCode,
    interests: [...new Set([...earlier.interests, ...fresh.interests])].slice(0, maxInterests),
  }
}

/** The maximum number of stored consents: the first, the latest, and what the address's owner did by a link. */
const maxConsents = 20

type Consent = Subscriber['consents'][number]

/** Returns the subscriber with one more consent record. */
function addConsent(
  subscriber: Subscriber,
  act: Consent['act'],
  { at, page, wording }: ConsentEvidence,
): Subscriber {
  const { interests } = subscriber
  return addConsents(subscriber, [{ at: at.toISOString(), act, page, interests, wording }])
}

function addConsents(subscriber: Subscriber, more: readonly Consent[]): Subscriber {
  const consents = [...subscriber.consents, ...more]
  while (consents.length > maxConsents) {
    // Anyone can ask again, so that must not remove a confirmation.
    const last = consents.length - 1
    const repeated = consents.findIndex(({ act }, at) => at > 0 && at < last && act === 'asked')
    consents.splice(repeated === -1 ? 1 : repeated, 1)
  }
  return { ...subscriber, consents }
}
