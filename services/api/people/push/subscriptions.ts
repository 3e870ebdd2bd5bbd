import type { PushSubscriptionRequest } from '../push-contract.ts'
import type { Person } from '../person.ts'
import type { PeopleRepository } from '../people.ts'
import { isActive, sessionId, type Session } from '../sign-in/session.ts'

type People = Pick<PeopleRepository, 'transact' | 'listMembers'>

/**
 * Stores where the browser of a session gets messages. A browser has one address, so another session, of whomever, that has
 * the same one loses it first. @throws NotStoredError
 */
export async function subscribe(
  person: Pick<Person, 'id'>,
  session: string,
  { endpoint, keys, senderKey }: PushSubscriptionRequest,
  { people, now }: { people: People; now: Date },
): Promise<void> {
  for (const other of await people.listMembers())
    await changePush(other.id, people, (one) =>
      one.push?.endpoint === endpoint && (other.id !== person.id || sessionId(one) !== session)
        ? undefined
        : one.push,
    )
  const push = { endpoint, ...keys, senderKey, since: now.toISOString() }
  await changePush(person.id, people, (one) => {
    if (sessionId(one) !== session) return one.push
    // The browser tells it again after each sign-in.
    const isSame = one.push?.endpoint === endpoint && one.push.p256dh === keys.p256dh
    return isSame && one.push?.senderKey === senderKey ? one.push : push
  })
}

/**
 * Turns the messages to a session's browser off, as the person wants it. @returns the session; undefined: it got none
 * @throws NotStoredError
 */
export async function unsubscribe(
  person: Pick<Person, 'id' | 'sessions'>,
  session: string,
  people: Pick<PeopleRepository, 'transact'>,
): Promise<Session | undefined> {
  const found = person.sessions.find((one) => sessionId(one) === session && one.push)
  if (!found) return undefined
  await people.transact(person.id, (stored) => {
    if (!stored) return { answer: undefined }
    const sessions = stored.sessions.map((one): Session => {
      if (sessionId(one) !== session) return one
      const { push: _, ...rest } = one
      return { ...rest, pushOff: true }
    })
    return { change: { ...stored, sessions }, answer: undefined }
  })
  return found
}

/** Changes where the sessions of a person get messages; nothing is stored if nothing changes. @throws NotStoredError */
export const changePush = (
  id: string,
  people: Pick<PeopleRepository, 'transact'>,
  change: (session: Session) => Session['push'],
): Promise<void> =>
  people.transact(id, (person) => {
    if (!person) return { answer: undefined }
    const pushes = person.sessions.map((one) => [one, change(one)] as const)
    if (pushes.every(([{ push }, changed]) => push === changed)) return { answer: undefined }
    const sessions = pushes.map(([session, push]): Session => {
      const { push: _, pushOff, ...rest } = session
      return { ...rest, ...(push ? { push } : pushOff && { pushOff }) }
    })
    return { change: { ...person, sessions }, answer: undefined }
  })

/** How accurately it is stored when a device was reached. */
const reachedMs = 60 * 60 * 1000

/** Stores that a message got to a session's browser, which fails no more. @throws NotStoredError */
export async function noteReached(
  person: string,
  session: Session,
  { people, now }: { people: Pick<PeopleRepository, 'transact'>; now: Date },
): Promise<void> {
  const { reachedAt, failing } = session.push ?? {}
  const isKnown = reachedAt !== undefined && now.getTime() - Date.parse(reachedAt) < reachedMs
  if (isKnown && !failing) return
  await changePush(person, people, (one) => {
    if (!one.push || sessionId(one) !== sessionId(session)) return one.push
    const { failing: _, ...push } = one.push
    return { ...push, reachedAt: now.toISOString() }
  })
}

/** Stores why a session's browser gets no messages. @throws NotStoredError */
export const noteFailing = (
  person: string,
  session: string,
  reason: string,
  { people, now }: { people: Pick<PeopleRepository, 'transact'>; now: Date },
): Promise<void> =>
  changePush(person, people, (one) => {
    if (!one.push || sessionId(one) !== session || one.push.failing?.reason === reason)
      return one.push
    const since = one.push.failing?.since ?? now.toISOString()
    return { ...one.push, failing: { since, reason } }
  })

/** So long a push service may be out of reach before the health page says so. */
const patienceMs = 10 * 60 * 1000

/**
 * Returns how many devices have got no messages for more than ten minutes, and what the push service of one of them answered;
 * undefined: none.
 */
export function failingDevices(
  people: readonly Person[],
  now: Date,
): { count: number; reason: string } | undefined {
  const failing = people.flatMap(({ sessions }) =>
    sessions.flatMap((one) => (isActive(one, now) ? (one.push?.failing ?? []) : [])),
  )
  const lasting = failing.filter(({ since }) => now.getTime() - Date.parse(since) >= patienceMs)
  const [first] = lasting
  return first && { count: lasting.length, reason: first.reason }
}
