import type { FastifyRequest } from 'fastify'
import { unsolved } from '../../contract/public-forms.ts'
import type { Counters } from '../../storage/counters.ts'
import { createChallenges } from '../challenge.ts'
import { challengeRequired } from '../http-errors.ts'
import { isFormPost } from './form-posts.ts'

/**
 * Checks a form's proof of work. Resolves with true if the form has none and must be quarantined.
 * @throws HttpError that requires a proof
 */
export type ChallengeGuard = (
  request: FastifyRequest,
  altcha: string | undefined,
) => Promise<boolean>

interface ChallengeGuardDeps {
  /** CHALLENGE=on. */
  on: boolean
  secret: string
  counters: Counters
  now: () => Date
}

/**
 * Creates the guard. While it is on, a client must send a solved challenge; each is accepted once, across all
 * processes. Forms that cannot solve one are quarantined instead of rejected: those posted without JavaScript, and
 * those that say `unsolved`.
 */
export function createChallengeGuard({
  on,
  secret,
  counters,
  now,
}: ChallengeGuardDeps): ChallengeGuard {
  if (!on) return async () => false
  const challenges = createChallenges(secret)
  return async (request, altcha = '') => {
    const solved = challenges.verify(altcha, now())
    if (solved) {
      const { count } = await counters.hit(`proof ${solved.name}`, solved.msLeft, 1)
      if (count === 1) return false
    }
    if (isFormPost(request) || altcha === unsolved) return true
    throw challengeRequired(challenges.make(now()))
  }
}
