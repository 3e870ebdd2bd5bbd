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
export function withSession(person: Person, token: string, now: Date): Person {
  const running = person.sessions.filter(({ expiresAt }) => expiresAt > now.toISOString())
  const session = {
    tokenHash: tokenHash(token),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMs).toISOString(),
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

/** Ends the session of this token. @throws NotStored */
export async function endSession(token: string, person: Person, people: People): Promise<void> {
  await people.settle(person.id, (kept) => {
    if (!kept) return { answer: undefined }
    const sessions = kept.sessions.filter((one) => one.tokenHash !== tokenHash(token))
    return { change: { ...kept, sessions }, answer: undefined }
  })
}
