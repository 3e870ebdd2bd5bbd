import type { Challenge } from '../../services/api/contract/challenge.ts'
import { unsolved } from '../../services/api/contract/unsolved.ts'

/** So many numbers are tried at once; between them the page is drawn. */
const slice = 500
/** Shorter than a visitor's patience (send-contact.ts). */
const withinMs = 15_000

/**
 * In: the answer that asks for a proof. Out: the solved task as the service takes it (ALTCHA's form), or
 * `unsolved` where this browser has no SHA-256 (a page without TLS) or takes too long.
 */
export async function proofFor(answer: string, patience = withinMs): Promise<string> {
  try {
    const task = taskIn(JSON.parse(answer))
    if (!task) return unsolved
    const number = await numberOf(task, performance.now() + patience)
    if (number === undefined) return unsolved
    const { algorithm, challenge, salt, signature } = task
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  } catch {
    return unsolved
  }
}

/** Read by hand: the contract's schemas would bring zod into a visitor's page. */
function taskIn(answer: unknown): Challenge | undefined {
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

async function numberOf(task: Challenge, end: number): Promise<number | undefined> {
  for (let first = 0; first <= task.maxnumber; first += slice) {
    if (performance.now() > end) return undefined
    const numbers = Array.from({ length: slice }, (_, step) => first + step)
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
