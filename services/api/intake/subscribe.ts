import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { subscribeRequest } from '../contract/newsletter.ts'
import { buildingGuideInterest } from '../contract/service-types.ts'
import { letterDue } from '../records/mail-row.ts'
import type { Subscriber } from '../records/subscriber.ts'
import type { SubscriberBook } from './subscriber-book.ts'

type Accepted = z.output<typeof subscribeRequest>

export interface SubscriptionDesk {
  subscribers: SubscriberBook
  /** Where subscriptions with a filled honeypot go. */
  quarantine: SubscriberBook
  now: () => Date
}

/** The guide goes out again when asked for again, but no stranger can fill an inbox with it. */
const guideAgainAfterMs = 24 * 60 * 60 * 1000
/** The latest ones are kept; the first one's time is `subscribedAt`. */
const mostConsents = 20

/**
 * Keeps a newsletter subscription (SPEC.md §3, §7). The same address again is the same subscriber
 * with the interests joined and the consent recorded; nothing in the answer tells which.
 * @param page the path of the page with the box, for the evidence
 * @throws NotStored nothing was kept
 */
export async function subscribe(request: Accepted, page: string, desk: SubscriptionDesk) {
  const now = desk.now()
  const suspect = (request.website ?? '') !== ''
  const book = suspect ? desk.quarantine : desk.subscribers
  const fresh = subscriberFrom(request, page, suspect, now)
  await book.settle(request.email, (earlier) =>
    earlier
      ? { change: again(earlier, fresh, now), answer: undefined }
      : { add: fresh, answer: undefined },
  )
}

function subscriberFrom(request: Accepted, page: string, suspect: boolean, now: Date): Subscriber {
  const interests = [...new Set(request.interests.filter((interest) => interest !== ''))]
  const wantsGuide = !suspect && interests.includes(buildingGuideInterest)
  return {
    id: randomUUID(),
    email: request.email,
    firstName: request.firstName,
    lastName: request.lastName,
    zipCode: request.zipCode,
    interests,
    subscribedAt: now.toISOString(),
    consents: [{ at: now.toISOString(), page, interests }],
    ...(suspect && { honeypot: request.website ?? '' }),
    mail: wantsGuide ? [letterDue(randomUUID(), 'guide', request.email, now)] : [],
  }
}

/** What was given before stays where this time nothing is given: the box sends empty names. */
function again(earlier: Subscriber, fresh: Subscriber, now: Date): Subscriber {
  const lately = new Date(now.getTime() - guideAgainAfterMs).toISOString()
  const hadLetterLately = earlier.mail.some(({ nextAttemptAt }) => nextAttemptAt > lately)
  return {
    ...earlier,
    firstName: fresh.firstName || earlier.firstName,
    lastName: fresh.lastName || earlier.lastName,
    zipCode: fresh.zipCode || earlier.zipCode,
    interests: [...new Set([...earlier.interests, ...fresh.interests])],
    consents: [...earlier.consents, ...fresh.consents].slice(-mostConsents),
    mail: hadLetterLately ? earlier.mail : [...earlier.mail, ...fresh.mail],
  }
}
