import { hash, verify, type Options } from '@node-rs/argon2'

/** OWASP's figures for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nothing anyone types: compared against when there is no such person. */
const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$q5i0TkNcy7uwBrohmB5l9g$TIPi7pKXzv7VPWmca9i6gozToIvrvC1KpaJRc3P23iE'

/**
 * One at a time: hashing runs on the same few threads as the disk writes, and a burst of sign-in
 * attempts must not hold up the leads.
 */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Takes as long for an unknown person (`undefined`) as for a wrong password. */
export async function passwordFits(passwordHash: string | undefined, password: string) {
  const fits = await inTurn(() => verify(passwordHash ?? nobody, password))
  return fits && passwordHash !== undefined
}
