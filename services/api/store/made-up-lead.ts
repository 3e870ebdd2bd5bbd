import { leadStatuses, type LeadStatus } from '../contract/lead-status.ts'
import { serviceTypeLabels, servicesByType, serviceTypes } from '../contract/service-types.ts'
import type { Lead } from '../records/lead.ts'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const given = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo', 'Iris', 'José', 'Zoë']
const family = ['Álvarez', 'Brook', 'Cliff', 'Dale', 'Field', 'Glen', 'Heath', 'Lake', 'Ridge']
const towns = ['vail', 'edwards', 'eagle', 'avon', 'gypsum', 'aspen', 'basalt', 'frisco']
const wishes = [
  'The roof leaks above the north eave when it thaws. Can somebody look before the next snow?',
  'We would like a new kitchen, with a window on the range. The house is from 1978.',
  'A deck of cedar, about 400 square feet, and steps to the yard.',
  'How much is a heated driveway, 60 feet long, with one bend?',
  'Please give me an estimate. I am there on weekends only.',
]

const of = <T>(list: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new RangeError('An empty list has nothing to choose from.')
  return one
}

/** How many, and when the last of them came. */
export interface MadeUp {
  count: number
  now: Date
}

/** About sixty a day. */
const apartMs = 24 * 60_000
/** So many of the newest nobody has answered yet, but for every fourth. */
const unanswered = 45

/**
 * The nth of made-up leads, the same each time for the same `count` and `now`: as large and as varied as
 * real ones, the last one as of `now`. It is marked: the tag `synthetic`, an address under example.com,
 * and no content commit. Its mail counts as sent.
 */
export function madeUpLead(n: number, { count, now }: MadeUp): Lead {
  const receivedMs = now.getTime() - (count - 1 - n) * apartMs
  const receivedAt = new Date(receivedMs).toISOString()
  // Numbers without a common factor, so that the lists do not go in step.
  const name = `${of(given, n)} ${of(family, n * 7 + (n >> 3))} ${n}`
  const serviceType = of(serviceTypes, n * 3)
  const waiting = count - n <= unanswered ? n % 4 !== 0 : n % 97 === 0
  const status = waiting ? 'new' : of(leadStatuses.slice(1), n * 3 + (n >> 4))
  const email = `visitor${n}@example.com`
  // An exchange that is kept free for such; another area for every ten thousand.
  const phone = `${970 - Math.floor(n / 10_000)}-555-${String(n % 10_000).padStart(4, '0')}`
  const sent = (letter: 'lead-to-office' | 'lead-confirmation', to: string) => ({
    id: `synthetic-${n}-${letter}`,
    letter,
    to,
    state: 'sent' as const,
    attempts: 1,
    nextAttemptAt: receivedAt,
    sentAt: receivedAt,
  })
  return {
    id: referenceOf(n),
    receivedAt,
    ...(n % 12 === 5 && { language: 'es' as const }),
    dueAt: new Date(receivedMs + 24 * 3_600_000).toISOString(),
    name,
    email,
    phone,
    serviceType,
    services: [...servicesByType[serviceType]],
    message: `Service inquiry about ${serviceTypeLabels[serviceType]} from ${name}. Please call ${phone}.\n\n${of(wishes, n * 11)}`,
    extra: {},
    page: `/roofing-${of(towns, n * 13)}-colorado`,
    referrer: 'https://search.example/',
    campaign: 'utm_source=flyer&utm_medium=print',
    contentCommit: 'synthetic',
    idempotencyKey: `synthetic-${n}`,
    fingerprint: `synthetic-${n}`,
    status,
    version: 1,
    history: [],
    ...answerOf(n, status, receivedMs, now),
    tags: n % 9 === 0 ? ['snow load', 'synthetic'] : ['synthetic'],
    ...(status === 'won' && { wonValue: 1_000 + ((n * 37) % 900) * 100 }),
    ...(status === 'lost' && { lostReason: 'Chose somebody nearer' }),
    mail: [sent('lead-to-office', 'office@example.com'), sent('lead-confirmation', email)],
  }
}

/** Whatever is neither new nor spam was answered: within minutes to a day and a half, and never after `now`. */
function answerOf(n: number, status: LeadStatus, receivedMs: number, now: Date): Partial<Lead> {
  if (status === 'new') return {}
  const longest = Math.floor((now.getTime() - receivedMs) / 60_000)
  const minutes = Math.min(5 + ((n * 131) % 2_160), longest)
  const at = new Date(receivedMs + minutes * 60_000).toISOString()
  return {
    version: 2,
    history: [{ at, by: 'Made up', change: `status: new → ${status}`, version: 2 }],
    ...(status !== 'spam' && { answeredAt: at, answerMinutes: minutes }),
  }
}

/** The nth reference, counted in the references' own letters. */
function referenceOf(n: number): string {
  let text = ''
  for (let rest = n; text.length < 6; rest = Math.floor(rest / letters.length))
    text = letters.charAt(rest % letters.length) + text
  return `HP-${text}`
}
