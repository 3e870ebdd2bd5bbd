import { createHash, randomBytes } from 'node:crypto'
import type { Person } from '../person.ts'
import type { PeopleRepository } from '../people.ts'
import type { SignInRequest } from '../account-contract.ts'
import { hasSecondFactor, consumeCode } from './second-factor.ts'
import { verifyPassword } from './passwords.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The absolute lifetime of a session. */
export const sessionMs = 14 * dayMs
/** The idle timeout of a session. */
const idleMs = 7 * dayMs
const maxSessions = 20

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

export type Session = Person['sessions'][number]

/**
 * Returns whether a session is active. Those of early releases have no last-seen time: only the absolute lifetime
 * applies.
 */
export const isActive = ({ expiresAt, lastSeenAt }: Session, now: Date): boolean =>
  expiresAt > now.toISOString() &&
  (lastSeenAt === undefined || now.getTime() - Date.parse(lastSeenAt) < idleMs)

/** Generates 256 random bits, safe in cookies and URLs. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** Returns the person with a new session and without ended ones, other than those whose browser is yet to be told (push/push-rows.ts). */
export function addSession(person: Person, token: string, device: string, now: Date): Person {
  const running = person.sessions.filter((one) => isActive(one, now) || one.push)
  const session = {
    tokenHash: hashToken(token),
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMs).toISOString(),
    device,
    lastSeenAt: now.toISOString(),
  }
  return { ...person, sessions: [...running, session].slice(-maxSessions) }
}

/** Finds the person of a session token; undefined: the session has ended. */
export async function findPersonBySession(token: string, people: PeopleRepository, now: Date) {
  const hashed = hashToken(token)
  const person = await people.findBySession(hashed)
  const session = person?.sessions.find((one) => one.tokenHash === hashed)
  return session && isActive(session, now) ? person : undefined
}

/** The minimum interval between writes of the last-seen time. */
const touchIntervalMs = 10 * 60 * 1000

/** Updates the last-seen time if it is old. @throws NotStoredError */
export async function touchSession(
  token: string,
  person: Person,
  people: PeopleRepository,
  now: Date,
) {
  const hashed = hashToken(token)
  const session = person.sessions.find((one) => one.tokenHash === hashed)
  const seen = Date.parse(session?.lastSeenAt ?? session?.startedAt ?? now.toISOString())
  if (now.getTime() - seen < touchIntervalMs) return
  await changeSessions(person.id, people, (sessions) =>
    sessions.map((one) =>
      one.tokenHash === hashed ? { ...one, lastSeenAt: now.toISOString() } : one,
    ),
  )
}

/** Returns the session's id for clients: a part of its hash. */
export const sessionId = (session: Session): string => session.tokenHash.slice(0, 16)

/** Ends the sessions that match. @throws NotStoredError */
export const endSessions = (
  { id }: Person,
  which: (session: Session) => boolean,
  people: PeopleRepository,
): Promise<void> =>
  changeSessions(id, people, (sessions) => sessions.filter((session) => !which(session)))

const changeSessions = (
  id: string,
  people: PeopleRepository,
  change: (sessions: Session[]) => Session[],
): Promise<void> =>
  people.transact(id, (person) => ({
    ...(person && { change: { ...person, sessions: change(person.sessions) } }),
    answer: undefined,
  }))

export interface SignedIn {
  person: Person
  /** For the cookie; only its hash is stored. */
  token: string
}

type SignInOutcome = SignedIn | 'wrong' | 'code needed' | 'wrong code'

/**
 * Signs a person in. `wrong`: the account or the password is wrong, and the answer does not tell which. The code is
 * only checked with the right password. `isKnown`: they have signed in with this browser before, so they do not wait
 * behind strangers. @throws HttpError too many strangers are signing in; NotStoredError
 */
export async function signIn(
  { email, password, code = '' }: SignInRequest,
  { device, isKnown }: { device: string; isKnown: boolean },
  people: PeopleRepository,
  now: Date,
): Promise<SignInOutcome> {
  const known = await people.findByEmail(email)
  const sender = { isProved: isKnown }
  if (!(await verifyPassword(known?.passwordHash, password, sender)) || !known) return 'wrong'
  const token = generateToken()
  return people.transact<SignInOutcome>(known.id, (person) => {
    // A new password ends every session, also one that began while it was set.
    if (!person || person.passwordHash !== known.passwordHash) return { answer: 'wrong' }
    if (hasSecondFactor(person) && code === '') return { answer: 'code needed' }
    const proved = hasSecondFactor(person) ? consumeCode(person, code, now) : person
    if (!proved) return { answer: 'wrong code' }
    const change = addSession(proved, token, device, now)
    return { change, answer: { person: change, token } }
  })
}

const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Describes a User-Agent as `Firefox on Windows`; nothing else of it is stored. */
export function describeDevice(userAgent = ''): string {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [named(browsers), named(systems)]
  if (!browser && !system) return 'Another device'
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`
}
