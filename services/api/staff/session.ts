import { createHash, randomBytes } from 'node:crypto'
import type { Person } from '../records/person.ts'
import type { People } from './people.ts'

/** Signed in for two weeks, then once more: a contractor's office, not a bank. */
export const sessionMs = 14 * 24 * 60 * 60 * 1000
const mostSessions = 20

export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** 256 bits that nobody can guess, safe in a cookie and a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The person with one more session; those that have ended are left out. */
export function withSession(person: Person, token: string, device: string, now: Date): Person {
  const running = person.sessions.filter(({ expiresAt }) => expiresAt > now.toISOString())
  const session = {
    tokenHash: tokenHash(token),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMs).toISOString(),
    device,
    lastSeenAt: now.toISOString(),
  }
  return { ...person, sessions: [...running, session].slice(-mostSessions) }
}

/** Who holds this token; undefined when nobody does any more. */
export async function personOf(token: string, people: People, now: Date) {
  const hashed = tokenHash(token)
  const person = await people.bySession(hashed)
  const session = person?.sessions.find((one) => one.tokenHash === hashed)
  return session && session.expiresAt > now.toISOString() ? person : undefined
}

/** How exactly it is known when a session was last used: a write is not worth every click. */
const seenEveryMs = 10 * 60 * 1000

/** Notes that the session of this token is in use, when the last note is old. @throws NotStored */
export async function noteSeen(token: string, person: Person, people: People, now: Date) {
  const hashed = tokenHash(token)
  const session = person.sessions.find((one) => one.tokenHash === hashed)
  const seen = Date.parse(session?.lastSeenAt ?? session?.startedAt ?? now.toISOString())
  if (now.getTime() - seen < seenEveryMs) return
  await people.settle(person.id, (kept) => {
    if (!kept) return { answer: undefined }
    const sessions = kept.sessions.map((one) =>
      one.tokenHash === hashed ? { ...one, lastSeenAt: now.toISOString() } : one,
    )
    return { change: { ...kept, sessions }, answer: undefined }
  })
}

/** What a session is called outside: enough of its hash to tell it from others. */
export const sessionId = (session: Person['sessions'][number]): string =>
  session.tokenHash.slice(0, 16)

/** Ends the sessions that `which` names. @throws NotStored */
export async function endSessions(
  person: Person,
  which: (session: Person['sessions'][number]) => boolean,
  people: People,
): Promise<void> {
  await people.settle(person.id, (kept) => {
    if (!kept) return { answer: undefined }
    const sessions = kept.sessions.filter((session) => !which(session))
    return { change: { ...kept, sessions }, answer: undefined }
  })
}
