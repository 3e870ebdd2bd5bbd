import type { Logger } from 'pino'
import { startPolling } from '../../background/polling.ts'
import { bufferOutcomes } from '../../email/outcome-buffer.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { type DueRow, type Outbox, rowAfterAttempt } from '../../outbox/outbox.ts'
import type { PushEvent, PushPayload, PushSettings } from '../push-contract.ts'
import { paths } from '../../contract/paths.ts'
import type { Person } from '../person.ts'
import type { PeopleRepository } from '../people.ts'
import { isActive, type Session, sessionId } from '../sign-in/session.ts'
import {
  BusyPushServiceError,
  type PushClient,
  PushClientClosedError,
  type PushMessage,
  type PushSender,
  SubscriptionGoneError,
} from './push-client.ts'
import {
  announceEnded,
  finished,
  holdBack,
  noteOf,
  postponed,
  type PushNote,
  pushSettingsOf,
} from './push-rows.ts'
import { nextQuiet, quietAt } from './quiet-hours.ts'
import { changePush, noteFailing, noteReached } from './subscriptions.ts'

/** An event that this release knows. */
interface PushedEvent {
  event: PushEvent
  leads: string[]
}

/** What a message says, as far as it is still true; undefined: nothing. */
export type DescribePush = (
  events: readonly PushedEvent[],
  reader: { person: string; names: boolean; since: Date | undefined },
) => Promise<PushPayload | undefined>

export interface PushWorkerDeps {
  outbox: Outbox
  people: Pick<PeopleRepository, 'one' | 'transact' | 'listMembers'>
  client: PushClient
  sender: () => Promise<PushSender>
  describe: DescribePush
  /** The office's. */
  timeZone: () => string
  now: () => Date
  random: () => number
  log: Pick<Logger, 'warn' | 'error'>
}

/** Concurrent deliveries. */
const batchSize = 4
/** After this time a message is no news. */
const freshMs = 6 * 60 * 60 * 1000
/** A push service that gets the message now delivers it at least within this time. */
const shortestTtlMs = 60_000
const endedEveryMs = 60_000

/**
 * Sends the push messages that are due and records the outcomes: at least once, with the same back-off as emails, as long as
 * they are news. @returns the number of tried messages, without those that could not even be looked at
 */
export async function sendDuePushes(deps: PushWorkerDeps): Promise<number> {
  const rows = await deps.outbox.due(deps.now(), batchSize, 'pushes')
  const tried = await Promise.all(
    rows.map((due) =>
      attempt(due, deps).then(
        () => true,
        (error: unknown) => {
          deps.log.error({ err: error, push: due.row.id }, 'A push message was not tried.')
          return false
        },
      ),
    ),
  )
  return tried.filter(Boolean).length
}

/** Polls every second until stopped. `stop` aborts running deliveries. */
export function startPushWorker(deps: PushWorkerDeps): { stop: () => Promise<void> } {
  const outbox = bufferOutcomes(deps.outbox, deps)
  const work = async () => (await sendDuePushes({ ...deps, outbox })) >= batchSize
  const sending = startPolling(work, { log: deps.log, finish: outbox.flush })
  const ending = startPolling(() => announceEnded(deps.people, deps.now()), {
    log: deps.log,
    everyMs: endedEveryMs,
  })
  return {
    stop: async () => {
      deps.client.close()
      await ending.stop()
      await sending.stop()
    },
  }
}

/** A session whose browser gets messages. */
type Subscribed = Session & { push: NonNullable<Session['push']> }

async function attempt(due: DueRow, deps: PushWorkerDeps): Promise<void> {
  const { row } = due
  const { outbox, client, people, log } = deps
  const person = await people.one(due.record.id)
  const session = person?.sessions.find(
    (one): one is Subscribed => sessionId(one) === row.to && one.push !== undefined,
  )
  const drop = (note: string) => outbox.recordOutcome(due, finished(row, note))
  if (!person || !session) return drop('the device gets no messages any more')
  const note = noteOf(row)
  if (!note) return drop('what it is about can’t be read')
  /** What follows from an outcome that is recorded. Its failure changes nothing about that. */
  const then = (work: Promise<void>) =>
    work.catch((error: unknown) =>
      log.error({ err: error, push: row.id }, 'What became of a push message could not be noted.'),
    )
  const unsubscribe = () =>
    changePush(person.id, people, (one) => (sessionId(one) === row.to ? undefined : one.push))
  const isFinal = isLast(note)
  let next: Next
  try {
    next = await prepare(row, note, { person, session }, deps)
  } catch (error) {
    const { state } = await recordFailure(due, error, deps)
    return isFinal && state === 'failed' ? then(unsubscribe()) : undefined
  }
  if ('held' in next) return
  if ('postponed' in next) return outbox.recordOutcome(due, next.postponed)
  if ('dropped' in next) {
    await drop(next.dropped)
    return next.isGone || isFinal ? then(unsubscribe()) : undefined
  }
  const { message, sender } = next
  try {
    await client.send(session.push, message, { sender, now: deps.now() })
  } catch (error) {
    if (error instanceof SubscriptionGoneError) {
      await drop(error.message)
      return then(unsubscribe())
    }
    const { state } = await recordFailure(due, error, deps)
    if (isFinal && state === 'failed') return then(unsubscribe())
    if (error instanceof PushClientClosedError) return
    return then(noteFailing(person.id, row.to, messageOf(error), { people, now: deps.now() }))
  }
  await outbox.recordOutcome(due, finished(rowAfterAttempt(row, undefined, deps)))
  await then(isFinal ? unsubscribe() : noteReached(person.id, session, { people, now: deps.now() }))
}

/** Whether a message is the last one, which says that the session has expired. */
const isLast = ({ events, since }: PushNote): boolean => events.length === 0 && since === undefined

/** What happens to a row now. */
type Next =
  | { message: PushMessage; sender: PushSender }
  /** It is in the summary of quiet hours. */
  | { held: true }
  /** The row as it waits for their end. */
  | { postponed: OutboxRow }
  /** Why. `isGone`: the browser doesn't take our messages any more. */
  | { dropped: string; isGone?: true }

/** Decides what happens to a row, and writes its message. @throws Error the store failed */
async function prepare(
  row: OutboxRow,
  note: PushNote,
  { person, session }: { person: Person; session: Subscribed },
  { sender, describe, timeZone, people, now: clock }: PushWorkerDeps,
): Promise<Next> {
  const now = clock()
  const from = await sender()
  if (session.push.senderKey !== from.keys.publicKey)
    return { dropped: 'the browser expects another sender', isGone: true }
  if (!isLast(note) && !isActive(session, now)) return { dropped: 'the session has expired' }
  const left = Date.parse(note.at) + freshMs - now.getTime()
  if (left <= 0) return { dropped: 'it was no news any more' }
  const settings = pushSettingsOf(person)
  const passes = note.urgent === true && settings.urgentAlways
  const quiet = settings.quiet && !passes ? quietAt(now, settings.quiet, timeZone()) : undefined
  if (quiet) {
    const isHeld = !isLast(note) && (await holdBack(person.id, row, quiet, people))
    return isHeld ? { held: true } : { postponed: postponed(row, note, quiet.until) }
  }
  const payload = isLast(note)
    ? lastMessage
    : await describe(
        note.events.filter((one): one is PushedEvent => isChosen(one.event, settings)),
        {
          person: person.id,
          names: settings.names,
          since: note.since === undefined ? undefined : new Date(note.since),
        },
      )
  if (!payload) return { dropped: 'there was nothing to tell any more' }
  // A phone that is on again at night must not ring.
  const loud =
    settings.quiet && !passes
      ? nextQuiet(now, settings.quiet, timeZone()).getTime() - now.getTime()
      : left
  const ttl = Math.round(Math.max(Math.min(left, loud), shortestTtlMs) / 1000)
  const urgency = note.since === undefined ? 'high' : 'normal'
  return { message: { payload, ttl, urgency }, sender: from }
}

const isChosen = (event: string, { events }: PushSettings): boolean =>
  events.some((one) => one === event)

const lastMessage: PushPayload = {
  title: 'You’re signed out on this device',
  body: 'Sign in to keep getting notifications here.',
  url: paths.admin.dashboardPage,
  tag: 'signed out',
}

/** Records a failed attempt, after which the row waits or has failed. @returns the row */
async function recordFailure(
  due: DueRow,
  error: unknown,
  deps: PushWorkerDeps,
): Promise<OutboxRow> {
  const { log, now, outbox } = deps
  const tried = rowAfterAttempt(due.row, error, deps)
  const waitMs = error instanceof BusyPushServiceError ? error.waitMs : 0
  const earliest = new Date(now().getTime() + waitMs).toISOString()
  const row =
    tried.state === 'waiting' && tried.nextAttemptAt < earliest
      ? { ...tried, nextAttemptAt: earliest }
      : tried
  log.warn({ err: error, push: row.id, attempts: row.attempts }, 'A push message was not taken.')
  await outbox.recordOutcome(due, row)
  return row
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')
