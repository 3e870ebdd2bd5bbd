import { leadStatuses, type LeadStatus } from '../../../services/api/contract/lead-status.ts'
import type { ServiceForm } from '../../../services/api/contact-form/service-form.ts'
import { responseSla, type ResponseSla } from '../../../services/api/sla/contract.ts'
import { dueTime, slaMinutesBetween } from '../../../services/api/sla/response-clock.ts'
import { addDays } from '../../../services/api/contract/day.ts'
import { toInstant, toLocalTime } from '../../../services/api/sla/time-zone.ts'
import type { Lead } from '../../../services/api/leads/lead.ts'

const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const given = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo', 'Iris', 'José', 'Zoë']
const family = ['Álvarez', 'Brook', 'Cliff', 'Dale', 'Field', 'Glen', 'Heath', 'Lake', 'Ridge']
const messages = [
  'The roof leaks above the north eave when it thaws. Can somebody look before the next snow?',
  'We would like a new kitchen, with a window on the range. The house is from 1978.',
  'A deck of cedar, about 400 square feet, and steps to the yard.',
  'How much is a heated driveway, 60 feet long, with one bend?',
  'Please give me an estimate. I am there on weekends only.',
]

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new RangeError('An empty list has nothing to choose from.')
  return one
}

/** What synthetic leads show of a firm. */
interface SyntheticFirm {
  referencePrefix: string
  responseSla: ResponseSla
  /** The service types of its form. */
  types: readonly Pick<ServiceForm['types'][number], 'id' | 'label' | 'services'>[]
  /** The pages that the requests come from. */
  pages: readonly string[]
}

/** The firm of load tests, which do not depend on content. It is open Monday to Saturday, 8 to 18, on every holiday. */
const noFirm: SyntheticFirm = {
  referencePrefix: 'SY',
  responseSla: responseSla.parse({
    timeZone: 'America/Chicago',
    timeZoneNames: { en: 'Central Time', es: 'hora del centro' },
    open: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '08:00',
        closes: '18:00',
      },
    ],
  }),
  types: [
    { id: 'home-services', label: { en: 'Home Services' }, services: ['electrical', 'plumbing'] },
    { id: 'remodels', label: { en: 'Remodels' }, services: ['kitchen-remodeling'] },
    { id: 'custom', label: { en: 'Custom Homes' }, services: ['custom-builds'] },
  ],
  pages: ['/', '/contact', '/services', '/projects'],
}

/** The number of synthetic leads, and the time of the last one. */
export interface SyntheticOptions {
  count: number
  now: Date
  /** Left out for load tests. */
  firm?: SyntheticFirm
}

/** About sixty a day. */
const intervalMs = 24 * 60_000
/** Of the newest leads, this many, only every fourth is answered. */
const unansweredCount = 45

/**
 * Returns the nth synthetic lead, deterministic for the same `count` and `now`: as large and as varied as real ones,
 * the last one as of `now`. It has the tag `synthetic`, an address under example.com, and no content commit. Its
 * emails are stored as sent.
 */
export function syntheticLead(n: number, { count, now, firm = noFirm }: SyntheticOptions): Lead {
  const receivedMs = now.getTime() - (count - 1 - n) * intervalMs
  const receivedAt = new Date(receivedMs).toISOString()
  // Coprime numbers, so that the lists do not repeat in step.
  const name = `${pick(given, n)} ${pick(family, n * 7 + (n >> 3))} ${n}`
  const type = pick(firm.types, n * 7)
  const waiting = count - n <= unansweredCount ? n % 4 !== 0 : n % 97 === 0
  const status = waiting ? 'new' : pick(leadStatuses.slice(1), n * 3 + (n >> 4))
  const email = `visitor${n}@example.com`
  // 555 is an exchange reserved for fiction; every ten thousand leads have another area code.
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
    id: `${firm.referencePrefix}-${referenceNumber(n)}`,
    receivedAt,
    ...(n % 12 === 5 && { language: 'es' as const }),
    dueAt: dueTime(new Date(receivedMs), firm.responseSla).toISOString(),
    name,
    email,
    phone,
    serviceType: type.id,
    services: [...type.services],
    message: `Service inquiry about ${type.label.en} from ${name}. Please call ${phone}.\n\n${pick(messages, n * 11)}`,
    extra: {},
    page: pick(firm.pages, n * 13),
    referrer: 'https://search.example/',
    campaign: 'utm_source=flyer&utm_medium=print',
    contentCommit: 'synthetic',
    idempotencyKey: `synthetic-${n}`,
    fingerprint: `synthetic-${n}`,
    status,
    version: 1,
    history: [],
    ...answerOf(n, status, receivedMs, { now, sla: firm.responseSla }),
    ...stepOf(n, status, now, firm.responseSla),
    tags: n % 9 === 0 ? ['snow load', 'synthetic'] : ['synthetic'],
    ...closingOf(n, status, receivedMs, now),
    mail: [sent('lead-to-office', 'office@example.com'), sent('lead-confirmation', email)],
  }
}

/** Returns the next step of most leads that are contacted or quoted, within a month of `now`. */
function stepOf(
  n: number,
  status: LeadStatus,
  now: Date,
  { timeZone }: ResponseSla,
): Pick<Lead, 'nextStep'> {
  if ((status !== 'contacted' && status !== 'quoted') || n % 5 === 0) return {}
  const day = addDays(toLocalTime(now, timeZone).day, ((n * 7) % 60) - 30)
  const at = toInstant(day, '00:00', timeZone).toISOString()
  const what = pick(['call', 'email', 'quote', 'follow-up'], n * 3)
  return { nextStep: { what, day, at, who: '', note: '' } }
}

/** Returns quote, value and reason of a lead; a quote is sent two to eleven days after receipt, and followed up in a week. */
function closingOf(n: number, status: LeadStatus, receivedMs: number, now: Date): Partial<Lead> {
  const dayAfter = (days: number, latest = now.getTime()) =>
    new Date(Math.min(receivedMs + days * 86_400_000, latest)).toISOString().slice(0, 10)
  const amount = 1_000 + ((n * 37) % 900) * 100
  const sentOn = dayAfter(2 + (n % 10))
  const isPriced = n % 8 !== 0
  const quote = { ...(isPriced && { amount }), sentOn }
  if (status === 'quoted')
    return { quote: { ...quote, followUpOn: dayAfter(9 + (n % 10), Number.POSITIVE_INFINITY) } }
  if (status === 'won')
    return { quote, wonValue: amount, outcome: { wonOn: dayAfter(12 + (n % 30)) } }
  if (status !== 'lost') return {}
  const reasons = ['price', 'other-firm', 'no-answer', 'postponed'] as const
  const lostBecause = n % 5 === 0 ? {} : { lostBecause: pick(reasons, n * 3) }
  return {
    lostReason: 'Chose somebody nearer',
    outcome: { lostOn: dayAfter(12 + (n % 30)), ...lostBecause },
  }
}

/** Returns the answer of leads that are neither new nor spam: after minutes to a day and a half, never after `now`. */
function answerOf(
  n: number,
  status: LeadStatus,
  receivedMs: number,
  { now, sla }: { now: Date; sla: ResponseSla },
): Partial<Lead> {
  if (status === 'new') return {}
  const longest = Math.floor((now.getTime() - receivedMs) / 60_000)
  const minutes = Math.min(5 + ((n * 131) % 2_160), longest)
  const answered = new Date(receivedMs + minutes * 60_000)
  const at = answered.toISOString()
  return {
    version: 2,
    history: [{ at, by: 'Made up', change: `status: new → ${status}`, version: 2 }],
    ...(status !== 'spam' && {
      answeredAt: at,
      answerMinutes: slaMinutesBetween(new Date(receivedMs), answered, sla),
    }),
  }
}

/** Returns the number of the nth reference: `n` in the digits of the reference alphabet. */
function referenceNumber(n: number): string {
  let text = ''
  for (let rest = n; text.length < 6; rest = Math.floor(rest / referenceAlphabet.length))
    text = referenceAlphabet.charAt(rest % referenceAlphabet.length) + text
  return text
}
