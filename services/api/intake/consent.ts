import type { Subscriber } from '../records/subscriber.ts'

/** The first and the latest ones are kept: what it began with, and how it stands. */
const mostConsents = 20

type Consent = Subscriber['consents'][number]

/** The subscriber with one more piece of evidence (when, where, in which words). */
export function withConsent(
  subscriber: Subscriber,
  act: Consent['act'],
  { at, page, wording }: { at: Date; page: string; wording: string },
): Subscriber {
  const { interests } = subscriber
  return withConsents(subscriber, [{ at: at.toISOString(), act, page, interests, wording }])
}

export function withConsents(subscriber: Subscriber, more: readonly Consent[]): Subscriber {
  const [first, ...later] = [...subscriber.consents, ...more]
  return { ...subscriber, consents: first ? [first, ...later.slice(1 - mostConsents)] : [] }
}
