import { invalidFields, signInsBusy } from '../../http/http-errors.ts'
import { hash, verify, type Options } from '@node-rs/argon2'
import { foldText } from '../../contract/fold-text.ts'

/** OWASP's parameters for argon2id (the library's default): 19 MiB, two iterations, parallelism 1. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A dummy hash for unknown accounts, so that verification takes the same time. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$q5i0TkNcy7uwBrohmB5l9g$TIPi7pKXzv7VPWmca9i6gozToIvrvC1KpaJRc3P23iE'

/** Sign-ins from unknown browsers that may wait for a hash: about a second of work. */
const maxWaiting = 32

/**
 * Works that wait. Hashes are computed one at a time: hashing shares libuv's thread pool with file operations, and
 * many sign-ins must not delay commits of leads. Whoever has proved something (a session, a known browser, a link) is
 * first, and is never refused.
 */
const waiting: Record<'proved' | 'unproved', (() => Promise<void>)[]> = { proved: [], unproved: [] }
let isHashing = false

function inTurn<T>(work: () => Promise<T>, { isProved }: { isProved: boolean }): Promise<T> {
  if (!isProved && waiting.unproved.length >= maxWaiting) return Promise.reject(signInsBusy())
  return new Promise((resolve, reject) => {
    waiting[isProved ? 'proved' : 'unproved'].push(() => work().then(resolve, reject))
    if (!isHashing) void hashWaiting()
  })
}

async function hashWaiting(): Promise<void> {
  isHashing = true
  for (let next = nextWaiting(); next; next = nextWaiting()) await next()
  isHashing = false
}

const nextWaiting = () => waiting.proved.shift() ?? waiting.unproved.shift()

/** Hashes a new password. @throws HttpError the password is too common */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  if (await isCommonPassword(password, owner))
    throw invalidFields({
      password: 'That’s one of the first passwords people try. Pick a longer phrase of your own.',
    })
  return hashPassword(password)
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost), { isProved: true })
}

/**
 * Verifies a password. Takes the same time for an unknown person (`undefined`) as for a wrong password.
 * @param sender `isProved`: they have a session or a known browser, so they do not wait behind strangers
 * @throws HttpError too many strangers wait
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  sender = { isProved: true },
) {
  const fits = await inTurn(() => verify(passwordHash ?? dummyHash, password), sender)
  return fits && passwordHash !== undefined
}

interface PasswordOwner {
  /** The firm's name. */
  firm: string
  name: string
  email: string
}

/** Shorter names are ignored. */
const shortestName = 4
/** The number of guesses from which a password is safe; twelve random digits take more. */
const safeGuesses = 1e11

/**
 * Returns whether the password is one that attackers try first: a common password, also with substitutions, a repeated
 * sequence, a keyboard pattern, or the owner's or the firm's name. NIST SP 800-63B-4, section 3.1.1.2, requires such a
 * blocklist.
 */
export async function isCommonPassword(
  password: string,
  { firm, name, email }: PasswordOwner,
): Promise<boolean> {
  const texts = [firm, name, email].flatMap((text) => [text, foldText(text)])
  const names = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const estimator = await (strengthEstimator ??= createStrengthEstimator())
  const known = [...new Set(names)].filter(({ length }) => length >= shortestName)
  return estimator.check(password, known).guesses < safeGuesses
}

let strengthEstimator: ReturnType<typeof createStrengthEstimator> | undefined

/** Loads the strength estimator, on first use: it takes some megabytes and is rarely needed. */
async function createStrengthEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = { passwords: dictionary['passwords-common'] }
  return new ZxcvbnFactory({ dictionary: passwords, graphs: adjacencyGraphs })
}
