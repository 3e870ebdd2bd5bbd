import { z } from 'zod'
import type { Language } from '../contract/language.ts'
import { columnsOf, defineCollection } from '../storage/collection.ts'
import type { OutboxRows, OutboxWhere } from '../storage/outbox-rows.ts'
import type { Decision, RecordCollection } from '../storage/query.ts'
import { article } from './emails.ts'
import type { Subscriber } from './subscriber.ts'
import { isRejected } from './subscriber-collection.ts'
import { isOnList, type SubscriberRepository } from './subscriber-repository.ts'

/** An article that was emailed to the subscribers. The emails are in the subscribers' records. */
const mailing = z.strictObject({
  /** The path of the article. */
  id: z.string().startsWith('/'),
  /** The article's title at that time. */
  title: z.string(),
  /** When it was first sent, ISO 8601 in UTC. */
  startedAt: z.string(),
  /** The name of the staff member who first sent it. */
  by: z.string(),
})
export type Mailing = z.infer<typeof mailing>

const { moment } = columnsOf<Mailing>()

export const mailings = defineCollection({
  name: 'mailings',
  record: mailing,
  columns: { started_at: moment(({ startedAt }) => startedAt) },
})

/** Returns access to the mailings and, in the outbox, to their emails. @param page the path of the article */
export const mailingRepository = (
  stored: RecordCollection<Mailing, 'started_at'>,
  mail: Pick<OutboxRows, 'count' | 'change'>,
) => ({
  /** Returns the latest mailings. */
  latest: async (take: number): Promise<Mailing[]> =>
    (await stored.find({ skip: 0, take, sort: 'started_at' })).records,
  /** Stores a mailing, unless the article was sent before. @throws NotStoredError */
  start: (started: Mailing): Promise<void> =>
    stored.transact(started.id, (earlier) =>
      earlier ? { answer: undefined } : { add: started, answer: undefined },
    ),
  /** Counts subscribers' emails with an article. `undelivered`: given up. */
  countEmails: (page: string): Promise<Record<'sent' | 'waiting' | 'undelivered', number>> =>
    mail.count('emails', {
      sent: { ...emailsWith(page), state: { is: 'sent' } },
      waiting: { ...emailsWith(page), state: { is: 'waiting' } },
      undelivered: { ...emailsWith(page), state: { is: 'dropped' }, retried: { is: true } },
    }),
  /** Drops the emails that are not sent yet; resolves with their number. @throws NotStoredError */
  stop: (page: string, note: string): Promise<number> =>
    mail.change(
      { queue: 'emails', where: { ...emailsWith(page), state: { is: 'waiting' } } },
      // Without an earlier error, which would count as a rejection of the address.
      ({ lastFault: _, ...row }) => ({ ...row, state: 'dropped', attempts: 0, note }),
    ),
})
const emailsWith = (page: string): OutboxWhere => ({
  kind: { is: article.letter },
  page: { is: page },
})

export type MailingRepository = ReturnType<typeof mailingRepository>

/** The pause between two emails. Emails about leads are sent in between, and mail servers limit senders. */
const pauseMs = 3_000
/** All emails are due within this time: one that is due later counts as written by a wrong clock (`latestAttempt`). */
const spanMs = 12 * 60 * 60 * 1000

/**
 * What a mailing does for a subscriber: the email is queued, was queued before, or would be `rejected` by the mail
 * server. Undefined: the subscriber isn't on the list.
 */
type Outcome = 'queued' | 'had' | 'rejected' | undefined

function outcomeOf(page: string, subscriber: Subscriber): Outcome {
  if (!isOnList(subscriber)) return undefined
  // A mailing that was stopped can be sent again.
  if (subscriber.mail.some((row) => row.page === page && row.state !== 'dropped')) return 'had'
  return isRejected(subscriber) ? 'rejected' : 'queued'
}

/** The numbers of subscribers by outcome. */
export type MailingOutcomes = Record<NonNullable<Outcome>, number>

/**
 * Queues an article for everyone on the list who reads its language and doesn't have it yet, so it can be called again
 * after a crash, and for new subscribers. Resolves when all emails are durable. @throws NotStoredError
 */
export async function sendMailing(
  { page, language, now }: { page: string; language: Language; now: Date },
  { subscribers }: { subscribers: Pick<SubscriberRepository, 'scanList' | 'transact'> },
): Promise<MailingOutcomes> {
  const outcomes: MailingOutcomes = { queued: 0, had: 0, rejected: 0 }
  const { total, batches } = await subscribers.scanList(language)
  const pause = Math.min(pauseMs, spanMs / Math.max(total, 1))
  let due = now.getTime()
  const queue = async (scanned: Subscriber): Promise<Outcome> => {
    const outcome = outcomeOf(page, scanned)
    if (outcome !== 'queued') return outcome
    const row = article.row(scanned.email, new Date(due), { page })
    due += pause
    return subscribers.transact(scanned.id, (subscriber): Decision<Subscriber, Outcome> => {
      const answer = subscriber && outcomeOf(page, subscriber)
      if (!subscriber || answer !== 'queued') return { answer }
      return { change: { ...subscriber, mail: [...subscriber.mail, row] }, answer }
    })
  }
  for await (const batch of batches)
    for (const outcome of await Promise.all(batch.map(queue)))
      if (outcome !== undefined) outcomes[outcome] += 1
  return outcomes
}
