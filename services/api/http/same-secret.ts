import { timingSafeEqual } from 'node:crypto'

/** Whether what was shown is the secret, in a time that does not tell how much of it fits. */
export function sameSecret(shown: string, secret: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
