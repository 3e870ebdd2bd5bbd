import type { Logger } from 'pino'
import { startPolling } from '../../background/polling.ts'
import { bufferOutcomes } from '../../email/outcome-buffer.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { type DueRow, type Outbox, rowAfterAttempt } from '../../outbox/outbox.ts'
import type { PushPayload } from '../push-contract.ts'
import { paths } from '../../contract/paths.ts'
import type { Person } from '../person.ts'
import type { PeopleRepository } from '../people.ts'
import { isActive, type Session, sessionId } from '../sign-in/session.ts'
import {
  BusyPushServiceError,
  type PushClient,
  type PushSender,
  SubscriptionGoneError,
} from './push-client.ts'
import {
  announceEnded,
  holdBack,
  noteOf,
  type PushedEvent,
  type PushNote,
  pushSettingsOf,
} from './push-rows.ts'
import { nextQuiet, quietAt } from './quiet-hours.ts'
import { changePush } from './subscriptions.ts'

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
/** How accurately it is stored when a device was reached. */
const reachedMs = 60 * 60 * 1000
const endedEveryMs = 60_000

/**
 * Sends the push messages that are due and records the outcomes: at least once, with the same back-off as emails, as long as
 * they are news. @returns the number of tried messages
 */
export async function sendDuePushes(deps: PushWorkerDeps): Promise<number> {
  const rows = await deps.outbox.due(deps.now(), batchSize, 'pushes')
  await Promise.all(rows.map((due) => attempt(due, deps)))
  return rows.length
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
  const person = await deps.people.one(due.record.id)
  const session = person?.sessions.find(
    (one): one is Subscribed => sessionId(one) === row.to && one.push !== undefined,
  )
  const drop = (note: string) => deps.outbox.recordOutcome(due, { ...row, state: 'dropped', note })
  if (!person || !session) return drop('the device gets no messages any more')
  const unsubscribe = () =>
    changePush(person.id, deps.people, (one) => (sessionId(one) === row.to ? undefined : one.push))
  const note = noteOf(row)
  try {
    const outcome = await deliver(row, note, { person, session }, deps)
    if (outcome === 'held') return
    if (outcome === 'sent')
      await deps.outbox.recordOutcome(due, rowAfterAttempt(row, undefined, deps))
    else await drop(outcome)
    if (isLast(note)) await unsubscribe()
    else if (outcome === 'sent') await noteReached(person.id, session, deps)
  } catch (error) {
    if (!(error instanceof SubscriptionGoneError)) {
      const { state } = await noteFailure(due, person.id, error, deps)
      if (isLast(note) && state === 'failed') await unsubscribe()
      return
    }
    await unsubscribe()
    await drop(error.message)
  }
}

/** Whether a message is the last one, which says that the session has expired. */
const isLast = ({ events, since }: PushNote): boolean => events.length === 0 && since === undefined

/** Sends a message. @returns `sent`, `held` back until quiet hours are over, or why it is dropped */
async function deliver(
  row: OutboxRow,
  note: PushNote,
  { person, session }: { person: Person; session: Subscribed },
  { client, sender, describe, timeZone, people, now: clock }: PushWorkerDeps,
): Promise<string> {
  const now = clock()
  const from = await sender()
  if (session.push.senderKey !== from.keys.publicKey)
    throw new SubscriptionGoneError('the browser expects another sender')
  if (!isLast(note) && !isActive(session, now)) return 'the session has expired'
  const left = Date.parse(note.at) + freshMs - now.getTime()
  if (left <= 0) return 'it was no news any more'
  const settings = pushSettingsOf(person)
  const passes = isLast(note) || (note.urgent === true && settings.urgentAlways)
  const quiet = settings.quiet && !passes ? quietAt(now, settings.quiet, timeZone()) : undefined
  if (quiet) {
    await holdBack(person.id, row, quiet, people)
    return 'held'
  }
  const payload = isLast(note)
    ? lastMessage
    : await describe(
        note.events.filter(({ event }) => settings.events.includes(event)),
        {
          person: person.id,
          names: settings.names,
          since: note.since === undefined ? undefined : new Date(note.since),
        },
      )
  if (!payload) return 'there was nothing to tell any more'
  // A phone that is on again at night must not ring.
  const loud =
    settings.quiet && !passes
      ? nextQuiet(now, settings.quiet, timeZone()).getTime() - now.getTime()
      : left
  const ttl = Math.round(Math.max(Math.min(left, loud), shortestTtlMs) / 1000)
  const urgency = note.since === undefined ? 'high' : 'normal'
  await client.send(session.push, { payload, ttl, urgency }, { sender: from, now })
  return 'sent'
}

const lastMessage: PushPayload = {
  title: 'You’re signed out on this device',
  body: 'Sign in to keep getting notifications here.',
  url: paths.admin.dashboardPage,
  tag: 'signed out',
}

async function noteReached(person: string, session: Subscribed, deps: PushWorkerDeps) {
  const now = deps.now()
  const { reachedAt, failing } = session.push
  const isKnown = reachedAt !== undefined && now.getTime() - Date.parse(reachedAt) < reachedMs
  if (isKnown && !failing) return
  await changePush(person, deps.people, (one) => {
    if (!one.push || sessionId(one) !== sessionId(session)) return one.push
    const { failing: _, ...push } = one.push
    return { ...push, reachedAt: now.toISOString() }
  })
}

async function noteFailure(due: DueRow, person: string, error: unknown, deps: PushWorkerDeps) {
  const { log, now, people } = deps
  const tried = rowAfterAttempt(due.row, error, deps)
  const waitMs = error instanceof BusyPushServiceError ? error.waitMs : 0
  const earliest = new Date(now().getTime() + waitMs).toISOString()
  const row =
    tried.state === 'waiting' && tried.nextAttemptAt < earliest
      ? { ...tried, nextAttemptAt: earliest }
      : tried
  log.warn({ err: error, push: row.id, attempts: row.attempts }, 'A push message was not taken.')
  await deps.outbox.recordOutcome(due, row)
  const reason = error instanceof Error ? error.message : 'unknown'
  await changePush(person, people, (one) => {
    if (!one.push || sessionId(one) !== due.row.to || one.push.failing?.reason === reason)
      return one.push
    const since = one.push.failing?.since ?? now().toISOString()
    return { ...one.push, failing: { since, reason } }
  })
  return row
}
