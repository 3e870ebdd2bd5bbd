import { createHash } from 'node:crypto'
import type { Counters } from '../../staff/counters.ts'
import { tooMany } from '../errors.ts'

const anHour = 60 * 60 * 1000

/** Counts a form that gives this mail address. @throws 429 when there were too many of them */
export type AddressLimit = (email: string) => Promise<void>

/**
 * Whoever it comes from: so many forms in an hour may make us write to one mail address, so that
 * nobody can fill a stranger's inbox from many machines. Addresses are counted by their hash.
 */
export function limitAddresses(most: number | 'off', counters: Counters): AddressLimit {
  if (most === 'off') return async () => undefined
  return async (email) => {
    const name = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
    // A store that cannot count does not turn visitors away; whether it keeps is told by the route.
    const counted = await counters.hit(`forms to ${name}`, anHour).catch(() => undefined)
    if (counted && counted.count > most) throw tooMany(Math.ceil(counted.msLeft / 1000))
  }
}
