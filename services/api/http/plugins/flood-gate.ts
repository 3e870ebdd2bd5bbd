import type { FastifyRequest } from 'fastify'
import { unsolved } from '../../contract/unsolved.ts'
import type { Counters } from '../../staff/counters.ts'
import { challengesWith } from '../challenge.ts'
import { proofNeeded } from '../errors.ts'
import { isFormPost } from './form-posts.ts'

/**
 * What becomes of a visitor's form in a flood. Out: whether it is set aside for staff to look at, since
 * nothing was proved. @throws Refusal it asks for a proof
 */
export type FloodGate = (request: FastifyRequest, altcha: string | undefined) => Promise<boolean>

interface GateParts {
  /** CHALLENGE=on. */
  on: boolean
  secret: string
  counters: Counters
  now: () => Date
}

/**
 * While it is on, a program must show a solved task, each of which is good once, on whatever process.
 * Whoever cannot solve one is not turned away: a form that a browser posted by itself, and one that
 * says `unsolved`, are set aside.
 */
export function floodGate({ on, secret, counters, now }: GateParts): FloodGate {
  if (!on) return async () => false
  const challenges = challengesWith(secret)
  return async (request, altcha = '') => {
    const solved = challenges.solved(altcha, now())
    if (solved) {
      const { count } = await counters.hit(`proof ${solved.name}`, solved.msLeft)
      if (count === 1) return false
    }
    if (isFormPost(request) || altcha === unsolved) return true
    throw proofNeeded(challenges.make(now()))
  }
}
