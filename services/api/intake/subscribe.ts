import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Language } from '../contract/language.ts'
import type { subscribeRequest } from '../contract/newsletter.ts'
import { buildingGuideInterest } from '../contract/service-types.ts'
import { hooksDue, letterDue, type MailRow } from '../records/mail-row.ts'
import type { Subscriber } from '../records/subscriber.ts'
import { withConsents } from './consent.ts'
import type { SubscriberBook } from './subscriber-book.ts'

type Accepted = z.output<typeof subscribeRequest>

export interface SubscriptionDesk {
  subscribers: SubscriberBook
  /** Where subscriptions with a filled honeypot go. */
  quarantine: SubscriberBook
  /** An address must say yes itself before the guide goes out to it (double opt-in). */
  confirmFirst: boolean
  /** The language of a page of ours, by its path. */
  languageOf: (path: string) => Language
  /** Whether the firm's own software is told. */
  webhook: boolean
  now: () => Date
}

/** The guide goes out again when asked for again, but no stranger can fill an inbox with it. */
const guideAgainAfterMs = 24 * 60 * 60 * 1000

/**
 * Keeps a newsletter subscription (SPEC.md §3, §7). The same address again is the same subscriber
 * with the interests joined and the consent recorded, back on the list if it had left; nothing in
 * the answer tells which.
 * @param from the path of the page with the box, for the evidence, and whether nothing was proved in a
 *   flood: then it is set aside for staff to look at
 * @throws NotStored nothing was kept
 */
export async function subscribe(
  request: Accepted,
  { page, setAside = false }: { page: string; setAside?: boolean },
  desk: SubscriptionDesk,
): Promise<void> {
  const now = desk.now()
  const suspect = (request.website ?? '') !== '' || setAside
  const book = suspect ? desk.quarantine : desk.subscribers
  const fresh = subscriberFrom(request, page, now, desk)
  if (!suspect) return keepSubscriber(fresh, book, desk)
  await book.settle(request.email, (earlier) =>
    earlier
      ? { change: joined(earlier, fresh), answer: undefined }
      : { add: fresh, answer: undefined },
  )
}

/** Puts a subscriber on the list, with the letters that are due now. @throws NotStored */
export async function keepSubscriber(
  fresh: Subscriber,
  book: Pick<SubscriberBook, 'settle'>,
  desk: SubscriptionDesk,
): Promise<void> {
  const now = desk.now()
  await book.settle(fresh.email, (earlier) =>
    earlier
      ? { change: again(earlier, fresh, now, desk), answer: undefined }
      : {
          add: { ...fresh, mail: [...lettersFor(fresh, desk.confirmFirst, now), ...joins(desk)] },
          answer: undefined,
        },
  )
}

function subscriberFrom(
  request: Accepted,
  page: string,
  now: Date,
  desk: SubscriptionDesk,
): Subscriber {
  const interests = [...new Set(request.interests.filter((interest) => interest !== ''))]
  const { email, firstName, lastName, zipCode, wording } = request
  const at = now.toISOString()
  return {
    id: randomUUID(),
    email,
    firstName,
    lastName,
    zipCode,
    interests,
    subscribedAt: at,
    language: desk.languageOf(page),
    consents: [{ at, act: 'asked', page, interests, wording }],
    ...(request.website && { honeypot: request.website }),
    mail: [],
  }
}

/** The guide to whom wants it; before it the question, where an address must say yes first. */
function lettersFor(
  { interests, email }: Pick<Subscriber, 'interests' | 'email'>,
  confirmFirst: boolean,
  now: Date,
): MailRow[] {
  if (confirmFirst) return [letterDue(randomUUID(), 'confirm-subscription', email, now)]
  const wantsGuide = interests.includes(buildingGuideInterest)
  return wantsGuide ? [letterDue(randomUUID(), 'guide', email, now)] : []
}

/** Somebody is on the list from now on; where an address must say yes first, it is told of then. */
const joins = ({ confirmFirst, now, webhook }: SubscriptionDesk): MailRow[] =>
  confirmFirst ? [] : hooksDue({ type: 'subscriber.created', at: now().toISOString() }, { webhook })

function again(
  { leftAt, ...earlier }: Subscriber,
  fresh: Subscriber,
  now: Date,
  desk: SubscriptionDesk,
): Subscriber {
  const lately = new Date(now.getTime() - guideAgainAfterMs).toISOString()
  const hadLetterLately =
    leftAt === undefined && earlier.mail.some(({ nextAttemptAt }) => nextAttemptAt > lately)
  const mustConfirm = desk.confirmFirst && earlier.confirmedAt === undefined
  const letters = hadLetterLately ? [] : lettersFor(fresh, mustConfirm, now)
  const back = leftAt === undefined ? [] : joins(desk)
  return { ...joined(earlier, fresh), mail: [...earlier.mail, ...letters, ...back] }
}

/** What was given before stays where this time nothing is given: the box sends empty names. */
function joined(earlier: Subscriber, fresh: Subscriber): Subscriber {
  return {
    ...withConsents(earlier, fresh.consents),
    firstName: fresh.firstName || earlier.firstName,
    lastName: fresh.lastName || earlier.lastName,
    zipCode: fresh.zipCode || earlier.zipCode,
    language: fresh.language,
    interests: [...new Set([...earlier.interests, ...fresh.interests])],
  }
}
