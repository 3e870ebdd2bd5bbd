import { createHash } from 'node:crypto'
import { phoneKeys } from '../../contract/phone-number.ts'
import type { Lead } from '../lead.ts'

/** A random UUID (RFC 9562, version 4), as the site's own form sends. Nobody else can guess it. */
const randomUuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Returns whether only the sender can know a key. Programs also send keys that anyone can guess, such as `call-1002`. */
export const isSecretKey = (idempotencyKey: string): boolean => randomUuid.test(idempotencyKey)

type Sender = Pick<Lead, 'email' | 'phone'>

const emailOf = ({ email }: Sender): string => email.toLowerCase()
/** Their numbers without notes and extensions, so that `970-555-2002` and `970-555-2002 after 5pm` are one. */
const numbersOf = ({ phone }: Sender): string[] => phoneKeys(phone)

/**
 * Returns whether two forms are from one person: their email and phone are the same. One of them is enough where the
 * sender has proved to be the same by a secret key.
 */
export function isSameSender(one: Sender, other: Sender, { proved }: { proved: boolean }): boolean {
  const numbers = numbersOf(other)
  const email = emailOf(one) === emailOf(other)
  const phone = numbersOf(one).some((number) => numbers.includes(number))
  return proved ? email || phone : email && phone
}

/**
 * Returns the keys under which a form may be stored, in the order in which they are tried. A secret key is stored as it
 * is. One that can be guessed is stored with a hash of the sender, so that senders cannot use each other's keys; where
 * the same sender has used it for other content that may not be corrected, with a hash of the content as well, so that
 * no request is refused.
 */
export function keysOf(lead: Pick<Lead, 'idempotencyKey' | 'fingerprint'> & Sender): string[] {
  const { idempotencyKey: key, fingerprint } = lead
  if (key === '' || isSecretKey(key)) return [key]
  const sender = [key, emailOf(lead), ...numbersOf(lead)]
  return [sender, [...sender, fingerprint]].map((parts) => `${key} ${hash(parts)}`)
}

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
