import type { Challenge } from '../../services/api/contract/challenge.ts'
import { unsolved } from '../../services/api/contract/public-forms.ts'

/** Numbers tried per batch; between batches the browser can draw. */
const batchSize = 500
/** Shorter than `callTimeoutMs`. */
const timeLimitMs = 15_000

/**
 * Solves the challenge in a response. Returns the solution in ALTCHA's format, or `unsolved` where
 * this browser has no SHA-256 (a page without TLS) or takes too long.
 */
export async function solveChallenge(answer: string, timeoutMs = timeLimitMs): Promise<string> {
  try {
    const task = parseChallenge(JSON.parse(answer))
    if (!task) return unsolved
    const number = await findNumber(task, performance.now() + timeoutMs)
    if (number === undefined) return unsolved
    const { algorithm, challenge, salt, signature } = task
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  } catch {
    return unsolved
  }
}

/** Parsed by hand: the contract's schemas would bring zod into public pages. */
function parseChallenge(answer: unknown): Challenge | undefined {
  const task = isRecord(answer) ? answer['challenge'] : undefined
  if (!isRecord(task)) return undefined
  const { algorithm, challenge, salt, signature, maxnumber } = task
  const texts = [challenge, salt, signature].map((text) => (typeof text === 'string' ? text : ''))
  const [hash = '', salted = '', signed = ''] = texts
  if (algorithm !== 'SHA-256' || typeof maxnumber !== 'number') return undefined
  return { algorithm, challenge: hash, salt: salted, signature: signed, maxnumber }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

async function findNumber(task: Challenge, end: number): Promise<number | undefined> {
  for (let first = 0; first <= task.maxnumber; first += batchSize) {
    if (performance.now() > end) return undefined
    const numbers = Array.from({ length: batchSize }, (_, step) => first + step)
    const hashes = await Promise.all(numbers.map((number) => sha256(`${task.salt}${number}`)))
    const found = hashes.indexOf(task.challenge)
    if (found >= 0) return first + found
  }
  return undefined
}

const encoder = new TextEncoder()

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
