import { answerTo, contactFormFields } from '../contract/contact-form-fields.ts'
import type { LeadStatus } from '../contract/leads.ts'
import type { ServiceType } from '../contract/service-types.ts'
import type { Lead } from './lead.ts'
import type { SubscriberState } from '../contract/subscribers.ts'
import type { Subscriber } from './subscriber.ts'

/** Text for comparison: lower case, without accents. */
export const foldText = (text: string): string =>
  // Nearly every text has no accents, and is done ten times as fast.
  basicLatin.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Basic Latin only, which no form of Unicode writes in another way. */
const basicLatin = /^[\0-\x7f]*$/

/** The search index of a lead, for every store. */
export interface SearchKeys {
  status: LeadStatus
  assignee: string | null
  tags: readonly string[]
  serviceType: ServiceType
  receivedAt: string
  /** Until it is answered: then nothing is due any more. */
  due: string | null
  name: string
  value: number | null
  /** Merged leads are not listed. */
  mergedInto: string | null
  /** Erased leads are not listed either. */
  erased: boolean
  text: string
}

const writtenFields = contactFormFields.filter(({ kind }) => kind !== 'choice')

export function searchKeys(lead: Lead): SearchKeys {
  const { tags = [], notes = [], phone } = lead
  const erased = lead.erasedAt !== undefined
  const open = lead.status === 'new' && lead.answeredAt === undefined && !erased
  const searchable = [
    lead.id,
    ...writtenFields.map(({ name }) => answerTo(lead, name)),
    // Found however the number is written.
    phone.replaceAll(/\D/g, ''),
    ...Object.values(lead.extra),
    ...lead.services,
    lead.page,
    lead.campaign,
    ...tags,
    ...notes.map(({ text }) => text),
    lead.lostReason ?? '',
    ...(lead.mergedFrom ?? []),
  ]
  return {
    status: lead.status,
    assignee: lead.assignee ?? null,
    tags,
    serviceType: lead.serviceType,
    receivedAt: lead.receivedAt,
    due: (open && lead.dueAt) || null,
    name: foldText(lead.name),
    value: lead.wonValue ?? null,
    mergedInto: lead.mergedInto ?? null,
    erased,
    // NUL is in no column of a database.
    text: foldText(searchable.join('\n')).replaceAll('\0', ' '),
  }
}

/** Before counting leads by status. */
export const zeroStatusCounts = (): Record<LeadStatus, number> => ({
  new: 0,
  contacted: 0,
  quoted: 0,
  won: 0,
  lost: 0,
  spam: 0,
})

/** The search index of a subscriber, for every store. */
export interface SubscriberKeys {
  state: SubscriberState
  text: string
}

export function subscriberKeys(subscriber: Subscriber): SubscriberKeys {
  const { email, firstName, lastName, zipCode } = subscriber
  const searchable = [email, firstName, lastName, zipCode].join('\n')
  // NUL is in no column of a database.
  return { state: stateOf(subscriber), text: foldText(searchable).replaceAll('\0', ' ') }
}

/** Without double opt-in the guide is the last email; with it, the confirmation request. */
function stateOf({ leftAt, confirmedAt, mail }: Subscriber): SubscriberState {
  if (leftAt !== undefined) return 'left'
  if (confirmedAt !== undefined) return 'confirmed'
  const last = mail.findLast(
    ({ letter }) => letter === 'guide' || letter === 'confirm-subscription',
  )
  return last?.letter === 'confirm-subscription' ? 'waiting' : 'listed'
}

/** Before counting. */
export const zeroStateCounts = (): Record<SubscriberState, number> => ({
  confirmed: 0,
  listed: 0,
  waiting: 0,
  left: 0,
})

/** The most used tags first, then alphabetically; at most `take`. */
export const mostUsedTags = (counts: ReadonlyMap<string, number>, take: number): string[] =>
  [...counts]
    .sort(([one, more], [other, count]) => count - more || (one < other ? -1 : 1))
    .slice(0, take)
    .map(([word]) => word)
