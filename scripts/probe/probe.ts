import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { contactAccepted } from '../../services/api/contract/contact.ts'
import { failure } from '../../services/api/contract/errors.ts'
import { paths } from '../../services/api/contract/paths.ts'
import {
  probeErased,
  probeFound,
  probeHeader,
  probeReady,
} from '../../services/api/contract/probe.ts'

export interface ProbeOptions {
  /** Where the public reaches the site. */
  origin: string
  /** The service's PROBE_TOKEN. */
  token: string
  /** For the whole way, in ms; cleaning up has as much again, at most five seconds. */
  withinMs: number
}

/** Something on the way does not work. `message` says what, for whoever is woken by it. */
export class ProbeFailed extends Error {
  override name = 'ProbeFailed'
}

/** Nobody's: .invalid is never anybody's domain (RFC 2606). */
const request = {
  name: 'Probe of the monitor',
  email: 'probe@monitor.invalid',
  phone: '970-555-0199',
  serviceType: 'home-services',
  acceptTerms: true,
  message: 'A synthetic request of npm run probe. It goes by itself within a minute.',
}

const askAgainAfterMs = 250
const mostForCleaningMs = 5_000

/**
 * Sends a synthetic request the whole way: taken, kept, in the staff's list, its letters taken up by
 * the mail worker (which sends none of them), erased again, also when a step before has failed.
 * @returns the reference that it had
 * @throws ProbeFailed
 */
export async function probe({ origin, token, withinMs }: ProbeOptions): Promise<string> {
  const end = AbortSignal.timeout(withinMs)
  const call = caller(origin, token)
  // A service that knows no probes, or another token, would take it for a visitor's.
  await call('GET', paths.probe, probeReady, end)
  const key = crypto.randomUUID()
  const taken = await call('POST', paths.contact, contactAccepted, end, {
    ...request,
    idempotencyKey: key,
  })
  try {
    await arrived(taken.reference, call, end)
  } finally {
    const cleaning = AbortSignal.timeout(Math.min(withinMs, mostForCleaningMs))
    await call('DELETE', paths.probeOf(taken.reference), probeErased, cleaning)
  }
  return taken.reference
}

/** Asks until the request is listed and its letter to the office has been taken up. */
async function arrived(reference: string, call: Call, end: AbortSignal): Promise<void> {
  for (;;) {
    const { listed, mail } = await call('GET', paths.probeOf(reference), probeFound, end)
    const letter = mail.find((row) => row.letter === 'lead-to-office')
    if (!letter) throw new ProbeFailed(`${reference} was kept without its letter to the office.`)
    if (letter.state === 'sent' || letter.state === 'failed')
      throw new ProbeFailed(`The letter of ${reference} was ${letter.state}: probes send none.`)
    if (listed && letter.state === 'dropped') return
    const waitsFor = listed
      ? 'its letter waits: the mail worker does not work'
      : 'the staff’s list of leads does not have it'
    await pause(askAgainAfterMs, undefined, { signal: end }).catch(() => {
      throw new ProbeFailed(`${reference} was kept, but ${waitsFor}.`)
    })
  }
}

type Call = ReturnType<typeof caller>

function caller(origin: string, token: string) {
  return async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    answer: z.ZodType<T>,
    signal: AbortSignal,
    body?: object,
  ): Promise<T> => {
    const what = `${method} ${origin}${path}`
    const said = await answered(what, `${origin}${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: { [probeHeader]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const parsed = answer.safeParse(said)
    if (!parsed.success) throw new ProbeFailed(`${what} answered something else than a success.`)
    return parsed.data
  }
}

async function answered(what: string, url: string, init: RequestInit): Promise<unknown> {
  const { status, text } = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((fault: unknown) => {
      const late = fault instanceof Error && fault.name === 'TimeoutError'
      throw new ProbeFailed(`${what}: ${late ? 'no answer in time' : reasonOf(fault)}.`)
    })
  const said = asJson(text)
  if (status === 200) return said
  const refused = failure.safeParse(said)
  const unknown = status === 404 && url.endsWith(paths.probe)
  const hint = unknown ? ' The service there knows no probes: set PROBE_TOKEN for it.' : ''
  throw new ProbeFailed(
    `${what} answered ${status}${refused.success ? `: ${refused.data.message}` : '.'}${hint}`,
  )
}

/** What the line said is in the cause: `connect ECONNREFUSED …`. */
function reasonOf(fault: unknown): string {
  const { cause } = fault instanceof Error ? fault : {}
  if (cause instanceof Error) return cause.message || cause.name
  return fault instanceof Error ? fault.message : String(fault)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
