import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { errorEnvelope } from '../../services/api/contract/errors.ts'
import { parseJson } from '../../services/api/contract/parse-json.ts'
import { paths } from '../../services/api/contract/paths.ts'
import {
  probeErased,
  probeFound,
  probeHeader,
  probeReady,
} from '../../services/api/contract/probe.ts'

interface ProbeOptions {
  /** The public address of the site. */
  origin: string
  /** The service's PROBE_TOKEN. */
  token: string
  /** Timeout of the whole probe, in ms; the cleanup gets the same time again, at most five seconds. */
  withinMs: number
}

/** A step failed. The message tells the person on call which. */
export class ProbeError extends Error {
  override name = 'ProbeError'
}

/** .invalid is reserved and never a real domain (RFC 2606). */
const request = {
  name: 'Probe of the monitor',
  email: 'probe@monitor.invalid',
  phone: '970-555-0199',
  acceptTerms: true,
  message: 'A synthetic request of npm run probe. It goes by itself within a minute.',
}

const pollIntervalMs = 250
const maxCleanupMs = 5_000

/**
 * Tests the whole path of a contact request: accepted, stored, listed for staff, its emails processed by
 * the mail worker (which sends none of them), and erased again, even if an earlier step has failed.
 *
 * @returns its reference
 * @throws ProbeError
 */
export async function probe({ origin, token, withinMs }: ProbeOptions): Promise<string> {
  const end = AbortSignal.timeout(withinMs)
  const call = createCaller(origin, token)
  // A service without probes, or with another token, would treat it as a visitor's request.
  // Services of release 1.0.0 don't name one; they have this.
  const { serviceType = 'home-services' } = await call(
    'GET',
    `${paths.probe}?serviceType=`,
    probeReady,
    end,
  )
  const key = crypto.randomUUID()
  const taken = await call('POST', paths.contact, contactAccepted, end, {
    ...request,
    serviceType,
    idempotencyKey: key,
  })
  try {
    await waitUntilDelivered(taken.reference, call, end)
  } finally {
    const cleaning = AbortSignal.timeout(Math.min(withinMs, maxCleanupMs))
    await call('DELETE', paths.probeOf(taken.reference), probeErased, cleaning)
  }
  return taken.reference
}

/** Polls until the lead is listed and its email to the office has been processed. */
async function waitUntilDelivered(reference: string, call: Call, end: AbortSignal): Promise<void> {
  let waitsFor: string | undefined
  const timedOut = () => new ProbeError(`${reference} was stored, but ${waitsFor}.`)
  for (;;) {
    const { listed, mail } = await call('GET', paths.probeOf(reference), probeFound, end).catch(
      (error: unknown) => {
        throw waitsFor !== undefined && end.aborted ? timedOut() : error
      },
    )
    const email = mail.find((row) => row.letter === 'lead-to-office')
    if (!email) throw new ProbeError(`${reference} was stored without its email to the office.`)
    if (email.state === 'sent' || email.state === 'failed')
      throw new ProbeError(`The email of ${reference} was ${email.state}: probes send none.`)
    if (listed && email.state === 'dropped') return
    waitsFor = listed
      ? 'its email waits: the mail worker does not work'
      : 'the staff’s list of leads does not have it'
    await pause(pollIntervalMs, undefined, { signal: end }).catch(() => {
      throw timedOut()
    })
  }
}

type Call = ReturnType<typeof createCaller>

function createCaller(origin: string, token: string) {
  return async <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    answer: z.ZodType<T>,
    signal: AbortSignal,
    body?: object,
  ): Promise<T> => {
    const what = `${method} ${origin}${path}`
    const said = await fetchJson(what, `${origin}${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: { [probeHeader]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const parsed = answer.safeParse(said)
    if (!parsed.success) throw new ProbeError(`${what} answered something else than a success.`)
    return parsed.data
  }
}

async function fetchJson(what: string, url: string, init: RequestInit): Promise<unknown> {
  const { status, text } = await fetch(url, init)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      const late = error instanceof Error && error.name === 'TimeoutError'
      throw new ProbeError(`${what}: ${late ? 'no answer in time' : errorReason(error)}.`)
    })
  const said = parseJson(text)
  if (status === 200) return said
  const refused = errorEnvelope.safeParse(said)
  const unknown = status === 404 && new URL(url).pathname === paths.probe
  const hint = unknown ? ' That service doesn’t take probes: set PROBE_TOKEN for it.' : ''
  throw new ProbeError(
    `${what} answered ${status}${refused.success ? `: ${refused.data.message}` : '.'}${hint}`,
  )
}

/** Returns the reason of a failed fetch. A connection error is in the cause: `connect ECONNREFUSED …`. */
function errorReason(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  if (cause instanceof Error) return cause.message || cause.name
  return error instanceof Error ? error.message : String(error)
}
