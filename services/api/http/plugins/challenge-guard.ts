import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { challengeSolution, type Challenge } from '../../contract/challenge.ts'
import { parseJson } from '../../contract/parse-json.ts'
import { unsolved } from '../../contract/public-forms.ts'
import type { Counters } from '../../storage/counters.ts'
import { secretsEqual } from '../guard.ts'
import { challengeRequired } from '../http-errors.ts'
import { isFormPost } from './form-posts.ts'

/**
 * Creates the guard. A client must send a solved challenge; each is accepted once, across all
 * processes. Forms that cannot solve one are quarantined instead of rejected: those posted without JavaScript, and
 * those that say `unsolved`.
 */
export function createChallengeGuard(secret: string, counters: Counters, now: () => Date) {
  const challenges = createChallenges(secret)
  /**
   * Checks a form's proof of work. Resolves with true if the form has none and must be quarantined.
   * @throws HttpError that requires a proof
   */
  return async (request: FastifyRequest, altcha = ''): Promise<boolean> => {
    const solved = challenges.verify(altcha, now())
    if (solved) {
      const { count } = await counters.hit(`proof ${solved.name}`, solved.msLeft, 1)
      if (count === 1) return false
    }
    if (isFormPost(request) || altcha === unsolved) return true
    throw challengeRequired(challenges.make(now()))
  }
}
export type ChallengeGuard = ReturnType<typeof createChallengeGuard>

/** Chromium tries all numbers in 1 s, with a sixfold slowdown (an old phone) in 4 s; half of that on average. */
const maxnumber = 50_000
/** Enough for a slow connection and an old phone. */
const validForMs = 5 * 60 * 1000

/**
 * Creates and verifies proof-of-work challenges. They are signed, so none is stored. @param secret the session secret,
 * from which their key is derived
 */
export function createChallenges(secret: string) {
  const key = createHmac('sha256', secret).update('challenges').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  return {
    make: (now: Date): Challenge => {
      const until = Math.ceil((now.getTime() + validForMs) / 1000)
      // The final `&` separates the salt from the number that is appended to it.
      const salt = `${randomBytes(12).toString('hex')}?expires=${until}&`
      const answer = hash(salt, randomInt(maxnumber + 1))
      return { algorithm: 'SHA-256', challenge: answer, salt, signature: sign(answer), maxnumber }
    },
    /** Returns the id and expiry of a valid solution, for the replay check; undefined: invalid. */
    verify: (payload: string, now: Date) => {
      const json = Buffer.from(payload, 'base64').toString()
      const given = challengeSolution.safeParse(parseJson(json)).data
      if (!given || !given.salt.endsWith('&')) return undefined
      const until = Number(new URLSearchParams(given.salt.split('?')[1]).get('expires')) * 1000
      const right =
        hash(given.salt, given.number) === given.challenge &&
        secretsEqual(given.signature, sign(given.challenge))
      const msLeft = until - now.getTime()
      return right && msLeft > 0 ? { name: given.challenge, msLeft } : undefined
    },
  }
}

const hash = (salt: string, number: number): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')
