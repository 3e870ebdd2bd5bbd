import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { solution, type Challenge } from '../contract/challenge.ts'
import { sameSecret } from './same-secret.ts'

/** Chromium tries all of them in 1 s, slowed down six times (an old phone) in 4 s; half on average. */
const maxnumber = 50_000
/** Long enough for a slow line and an old phone. */
const goodForMs = 5 * 60 * 1000

/** Makes and judges tasks; nothing about them is kept, a signature vouches. */
export interface Challenges {
  make(now: Date): Challenge
  /** What a right answer to one of ours is called, and for how long; undefined when it is none. */
  solved(payload: string, now: Date): { name: string; msLeft: number } | undefined
}

/** @param secret the one that signs session cookies; tasks get a key of their own from it */
export function challengesWith(secret: string): Challenges {
  const key = createHmac('sha256', secret).update('challenges').digest()
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  return {
    make: (now) => {
      const until = Math.ceil((now.getTime() + goodForMs) / 1000)
      // The last `&` keeps a digit of the number from being read as one of the time.
      const salt = `${randomBytes(12).toString('hex')}?expires=${until}&`
      const answer = hashOf(salt, randomInt(maxnumber + 1))
      return { algorithm: 'SHA-256', challenge: answer, salt, signature: sign(answer), maxnumber }
    },
    solved: (payload, now) => {
      const given = readSolution(payload)
      if (!given || !given.salt.endsWith('&')) return undefined
      const until = Number(new URLSearchParams(given.salt.split('?')[1]).get('expires')) * 1000
      const right =
        hashOf(given.salt, given.number) === given.challenge &&
        sameSecret(given.signature, sign(given.challenge))
      const msLeft = until - now.getTime()
      return right && msLeft > 0 ? { name: given.challenge, msLeft } : undefined
    },
  }
}

const hashOf = (salt: string, number: number): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

function readSolution(payload: string) {
  try {
    return solution.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data
  } catch {
    return undefined
  }
}
