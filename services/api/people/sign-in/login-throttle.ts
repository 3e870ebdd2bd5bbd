import { createHash } from 'node:crypto'
import type { Counters } from '../../storage/counters.ts'

/** Attempts per name in a quarter of an hour. */
export const maxAttempts = 20
const windowMs = 15 * 60 * 1000

/**
 * Creates the login throttle, which limits password guessing from many machines: 20 attempts per name in a quarter of
 * an hour. The name is the email address, or the address with a known browser (http/plugins/known-devices.ts). Unknown
 * addresses are counted in the same way, so that the answer does not reveal accounts.
 */
export function createLoginThrottle(counters: Counters) {
  // Names are hashed, so that the counters contain no email addresses.
  const counted = (name: string) =>
    `sign-in ${createHash('sha256').update(name).digest('base64url')}`
  return {
    /**
     * Counts an attempt before it is made, so that concurrent attempts are limited like sequential ones.
     * @returns the seconds until the next attempt is allowed, 0 if this one is; and whether this is the last attempt in
     * the window
     */
    attempt: async (name: string) => {
      const { count, msLeft } = await counters.hit(counted(name), windowMs, maxAttempts)
      return {
        waitSeconds: count <= maxAttempts ? 0 : Math.ceil(msLeft / 1000),
        isLastAttempt: count === maxAttempts,
      }
    },
    /** Clears the attempts after a success. */
    reset: (name: string) => counters.reset(counted(name)),
  }
}
export type LoginThrottle = ReturnType<typeof createLoginThrottle>
