import { leadStatuses } from '../contract/lead-status.ts'
import { servicesByType, serviceTypes } from '../contract/service-types.ts'
import type { Lead } from '../records/lead.ts'

const firstDay = Date.parse('2024-01-01T12:00:00.000Z')
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const given = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo', 'Iris', 'José', 'Zoë']
const family = ['Álvarez', 'Brook', 'Cliff', 'Dale', 'Field', 'Glen', 'Heath', 'Lake', 'Ridge']
const towns = ['vail', 'edwards', 'eagle', 'avon', 'gypsum', 'aspen', 'basalt', 'frisco']
const wishes = ['a new roof', 'a kitchen', 'a deck of cedar', 'a heated driveway', 'an estimate']

const of = <T>(list: readonly [T, ...T[]] | readonly T[], n: number): T => {
  const one = list[n % list.length]
  if (one === undefined) throw new RangeError('An empty list has nothing to choose from.')
  return one
}

/**
 * The nth made-up lead, the same each time: as large and as varied as real ones, about sixty a day. It
 * is marked: the tag `synthetic`, an address under example.com, and no content commit. Its mail counts
 * as sent.
 */
export function madeUpLead(n: number): Lead {
  const receivedAt = new Date(firstDay + n * 24 * 60_000).toISOString()
  // Numbers without a common factor, so that the lists do not go in step.
  const name = `${of(given, n)} ${of(family, n * 7 + (n >> 3))} ${n}`
  const serviceType = of(serviceTypes, n * 3)
  const status = of(leadStatuses, n * 5 + (n >> 4))
  const email = `visitor${n}@example.com`
  const phone = `970-555-${String(n % 10_000).padStart(4, '0')}`
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
    dueAt: new Date(Date.parse(receivedAt) + 24 * 3_600_000).toISOString(),
    name,
    email,
    phone,
    serviceType,
    services: [...servicesByType[serviceType]],
    message: `Service inquiry from ${name} about ${of(wishes, n * 11)}. Please call ${phone}.`,
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
    tags: n % 9 === 0 ? ['snow load', 'synthetic'] : ['synthetic'],
    ...(status === 'won' && { wonValue: 1_000 + ((n * 37) % 900) * 100 }),
    ...(status === 'lost' && { lostReason: 'Chose somebody nearer' }),
    mail: [sent('lead-to-office', 'office@example.com'), sent('lead-confirmation', email)],
  }
}

/** The nth reference, counted in the references' own letters. */
function referenceOf(n: number): string {
  let text = ''
  for (let rest = n; text.length < 6; rest = Math.floor(rest / letters.length))
    text = letters.charAt(rest % letters.length) + text
  return `HP-${text}`
}
