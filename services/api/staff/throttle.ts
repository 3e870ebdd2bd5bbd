import { createHash } from 'node:crypto'
import type { Counters } from './counters.ts'

export interface Throttle {
  /** Seconds until the next attempt is welcome; 0 when it is welcome now. */
  waitFor(name: string): Promise<number>
  failed(name: string): Promise<void>
  succeeded(name: string): Promise<void>
}

const most = 20
const windowMs = 15 * 60 * 1000

/**
 * Slows down guessing at one person's password from many machines: after 20 wrong ones under one name
 * in a quarter of an hour, wait. The name is the address, or the address and a browser that the person
 * has signed in with (http/plugins/known-devices.ts). Counted alike for people who do not exist.
 */
export function newThrottle(counters: Counters): Throttle {
  // What is counted is no list of whom somebody tried to be.
  const counted = (name: string) =>
    `sign-in ${createHash('sha256').update(name).digest('base64url')}`
  return {
    waitFor: async (name) => {
      const { count, msLeft } = await counters.look(counted(name))
      return count < most ? 0 : Math.ceil(msLeft / 1000)
    },
    failed: async (name) => void (await counters.hit(counted(name), windowMs)),
    succeeded: (name) => counters.forget(counted(name)),
  }
}
