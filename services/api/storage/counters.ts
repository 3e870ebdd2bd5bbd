import type { Limit } from './limit.ts'
import { createHash } from 'node:crypto'

/** Hits in the current window, and when it ends. */
export interface WindowCount {
  count: number
  /** Milliseconds until the window ends; 0: nothing was counted. */
  msLeft: number
}

/**
 * Fixed-window counters by name, for rate limits and the login throttle. They are in the store, so that processes on
 * one store count together; losing them in a restart is harmless. The first word of a name is its kind: a flood of
 * one kind evicts no counters of another.
 */
export interface Counters {
  /**
   * Counts one more. @param windowMs how long a window lasts that this hit begins
   * @param most from so many on, the name is locked out, which is forgotten for no other name
   */
  hit(name: string, windowMs: number, most?: number): Promise<WindowCount>
  /**
   * The same under several names, each another, in one step. When one of them has been counted `most` times
   * already, no name is begun: only those that are being counted are counted once more, so that refused
   * requests with ever new addresses fill no store. Out: the counts.
   */
  hitAll(limit: Limit): Promise<WindowCount[]>
  peek(name: string): Promise<WindowCount>
  reset(name: string): Promise<void>
}

export interface LoginThrottle {
  /**
   * Counts an attempt before it is made, so that of many at once no more are looked at than one after the
   * other. Out: seconds until the next one is welcome, 0 when this one is; and whether it is the last one
   * for now, if it is wrong.
   */
  attempt(name: string): Promise<{ waitSeconds: number; isLastAttempt: boolean }>
  /** Clears the attempts after a success. */
  reset(name: string): Promise<void>
}

/** Attempts per name in a quarter of an hour. */
export const maxAttempts = 20
const windowMs = 15 * 60 * 1000

/**
 * Limits password guessing from many machines: 20 attempts per name in a quarter of an hour. The name is the email
 * address, or the address with a known browser (http/plugins/known-devices.ts). Unknown addresses are counted in
 * the same way, so that the answer does not reveal accounts.
 */
export function createLoginThrottle(counters: Counters): LoginThrottle {
  // Names are hashed, so that the counters are no list of email addresses.
  const counted = (name: string) =>
    `sign-in ${createHash('sha256').update(name).digest('base64url')}`
  return {
    attempt: async (name) => {
      const { count, msLeft } = await counters.hit(counted(name), windowMs, maxAttempts)
      return {
        waitSeconds: count <= maxAttempts ? 0 : Math.ceil(msLeft / 1000),
        isLastAttempt: count === maxAttempts,
      }
    },
    reset: (name) => counters.reset(counted(name)),
  }
}
