import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../../contract/parse-json.ts'
import { type OutboxRow, pushKind } from '../../outbox/outbox-row.ts'
import { type PushEvent, pushEvents, type PushSettings } from '../push-contract.ts'
import type { Person } from '../person.ts'
import type { PeopleRepository } from '../people.ts'
import { isActive, sessionId } from '../sign-in/session.ts'
import type { quietAt } from './quiet-hours.ts'

/** What happened to a lead, or to several at once. The next release may have events that this one doesn't know. */
const pushedEvent = z.object({ event: z.string(), leads: z.array(z.string()) })

/** What a push message is about, in `about` of its row. Its text is written when it is sent. */
const pushNote = z.object({
  /** When it happened; of a summary, when the quiet hours are over. */
  at: z.string(),
  /** Of a summary: when the quiet hours began. */
  since: z.string().optional(),
  urgent: z.boolean().optional(),
  /** None: the session has ended. */
  events: z.array(pushedEvent),
})
export type PushNote = z.infer<typeof pushNote>

/** Returns what a row is about; undefined: it can't be read. */
export const noteOf = ({ about = '' }: Pick<OutboxRow, 'about'>): PushNote | undefined =>
  pushNote.safeParse(parseJson(about)).data

/** Returns a row that is sent or dropped: what it was about is not needed any more. */
export function finished({ about: _, ...row }: OutboxRow, note?: string): OutboxRow {
  return note === undefined ? row : { ...row, state: 'dropped', note }
}

/** Returns a row, unchanged apart from being due, and from having happened, at another time. */
export const postponed = (row: OutboxRow, note: PushNote, until: Date): OutboxRow => {
  const at = until.toISOString()
  return { ...row, nextAttemptAt: at, about: JSON.stringify({ ...note, at }) }
}

/** Returns a row to a session's browser. `key`: the same message has the same one, so that it is queued once. */
function pushRow(key: string, session: string, due: string, note: PushNote): OutboxRow {
  const id = createHash('sha256').update(`${key} ${session}`).digest('base64url').slice(0, 27)
  return {
    ...{ id: `push-${id}`, letter: pushKind, to: session, state: 'waiting', attempts: 0 },
    ...{ nextAttemptAt: due, about: JSON.stringify(note) },
  }
}

/** What staff get without a choice of their own. */
export const defaultPushSettings: PushSettings = {
  events: [...pushEvents],
  quiet: null,
  urgentAlways: true,
  names: false,
}

/** Returns what somebody gets messages about. */
export const pushSettingsOf = ({ push }: Pick<Person, 'push'>): PushSettings => {
  if (!push) return defaultPushSettings
  const events = pushEvents.filter((event) => push.events.includes(event))
  return { ...push, events, quiet: push.quiet ?? null }
}

/** What staff are told of by push messages. */
export interface Announcement {
  /** Tells it from any other: it reaches each device once. */
  key: string
  event: PushEvent
  /** References of leads. */
  leads: readonly string[]
  urgent: boolean
  /**
   * A person by id, or an email address: its person or, if it is nobody's own, everybody on staff who is not away. `false` for
   * `shared` leaves those out.
   */
  to: { person: string } | { address: string; shared?: boolean }
}

/** Rows that were sent are kept so long, so that a message that is queued again is known. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Queues the messages of an announcement, once for each device of those who are told. What can't be stored for one of them is
 * for the others. @throws AggregateError it could not be stored for some
 */
export async function announce(
  { key, event, leads, urgent, to }: Announcement,
  {
    people,
    today,
    now,
  }: { people: Pick<PeopleRepository, 'listMembers' | 'transact'>; today: string; now: Date },
): Promise<void> {
  const at = now.toISOString()
  const note: PushNote = {
    ...{ at, events: [{ event, leads: [...leads] }] },
    ...(urgent && { urgent }),
  }
  const queue = (id: string): Promise<void> =>
    people.transact(id, (found) => {
      if (!found) return { answer: undefined }
      const rows = found.sessions
        .filter((session) => session.push && isActive(session, now))
        .map((session) => pushRow(key, sessionId(session), at, note))
        .filter((row) => found.mail.every((one) => one.id !== row.id))
      if (rows.length === 0) return { answer: undefined }
      return {
        change: { ...found, mail: [...withoutOld(found.mail, now), ...rows] },
        answer: undefined,
      }
    })
  const told = recipients(await people.listMembers(), to, today)
  await forEach(
    told.filter((person) => isTold(person, event, now)),
    queue,
  )
}

/** Changes people one after another. What fails for one is done for the others. @throws AggregateError some have failed */
async function forEach(
  people: readonly Person[],
  change: (id: string) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (const { id } of people)
    await change(id).catch((error: unknown) => {
      errors.push(error)
    })
  if (errors.length > 0)
    throw new AggregateError(errors, `Push messages of ${errors.length} people were not stored.`)
}

const isTold = (person: Person, event: PushEvent, now: Date): boolean =>
  pushSettingsOf(person).events.includes(event) &&
  person.sessions.some((session) => session.push && isActive(session, now))

function recipients(
  members: readonly Person[],
  to: Announcement['to'],
  today: string,
): readonly Person[] {
  if ('person' in to) return members.filter(({ id }) => id === to.person)
  const address = to.address.toLowerCase()
  const own = members.filter(({ email }) => email.toLowerCase() === address)
  if (own.length > 0) return own
  if (to.shared === false) return []
  return members.filter(({ away }) => !away || today < away.from || today > away.to)
}

const withoutOld = (mail: Person['mail'], now: Date): Person['mail'] => {
  const since = new Date(now.getTime() - keptMs).toISOString()
  return mail.filter(
    (row) => row.letter !== pushKind || row.state === 'waiting' || row.nextAttemptAt >= since,
  )
}

/** The most events that a summary counts one by one. */
const maxHeld = 200

/**
 * Holds a message back until quiet hours are over: all that are held back become one, the summary.
 * @returns false: that summary isn't waiting any more, so the message needs to wait by itself @throws NotStoredError
 */
export const holdBack = (
  person: string,
  held: OutboxRow,
  { since, until }: NonNullable<ReturnType<typeof quietAt>>,
  people: Pick<PeopleRepository, 'transact'>,
): Promise<boolean> =>
  people.transact(person, (found) => {
    const row = found?.mail.find(({ id, state }) => id === held.id && state === 'waiting')
    const note = row && noteOf(row)
    if (!found || !row || !note) return { answer: true }
    const end = until.toISOString()
    const empty = { at: end, since: since.toISOString(), events: [] }
    const first = pushRow(`summary ${end}`, row.to, end, empty)
    const earlier = found.mail.find(({ id }) => id === first.id)
    if (earlier && earlier.state !== 'waiting') return { answer: false }
    const before = (earlier && noteOf(earlier)) ?? empty
    const events = [...before.events, ...note.events].slice(-maxHeld)
    const summary = { ...(earlier ?? first), about: JSON.stringify({ ...before, events }) }
    const dropped = finished(row, 'it is in the summary of quiet hours')
    const mail = found.mail
      .filter(({ id }) => id !== summary.id)
      .map((one) => (one.id === row.id ? dropped : one))
    return { change: { ...found, mail: [...mail, summary] }, answer: true }
  })

/**
 * Queues the last message to browsers whose session has expired. What can't be stored for one person is for the others.
 * @throws AggregateError it could not be stored for some
 */
export async function announceEnded(
  people: Pick<PeopleRepository, 'listMembers' | 'transact'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const isEnded = (one: Person['sessions'][number]) => one.push && !isActive(one, now)
  const members = await people.listMembers()
  await forEach(
    members.filter(({ sessions }) => sessions.some(isEnded)),
    (id) =>
      people.transact(id, (found) => {
        const rows = (found?.sessions ?? [])
          .filter(isEnded)
          .map((one) => pushRow('signed out', sessionId(one), at, { at, events: [] }))
          .filter((row) => found?.mail.every((one) => one.id !== row.id))
        if (!found || rows.length === 0) return { answer: undefined }
        return { change: { ...found, mail: [...found.mail, ...rows] }, answer: undefined }
      }),
  )
}
