import type { LeadStatus } from '../contract/lead-status.ts'
import type { ServiceType } from '../contract/service-types.ts'
import type { Lead } from './lead.ts'

/** Text as it is compared: small letters without accents. */
export const folded = (text: string): string =>
  // Nearly every text has no accents, and is done ten times as fast.
  plain.test(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Basic Latin only, which no form of Unicode writes in another way. */
const plain = /^[\0-\x7f]*$/

/** What a lead is found by, on every store. */
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
  /** One that went into another stands in no list. */
  mergedInto: string | null
  text: string
}

export function searchKeys(lead: Lead): SearchKeys {
  const { tags = [], notes = [], phone } = lead
  const open = lead.status === 'new' && lead.answeredAt === undefined
  const said = [
    lead.id,
    lead.name,
    lead.email,
    phone,
    // Found however the number is written.
    phone.replaceAll(/\D/g, ''),
    lead.message,
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
    name: folded(lead.name),
    value: lead.wonValue ?? null,
    mergedInto: lead.mergedInto ?? null,
    // NUL is in no column of a database.
    text: folded(said.join('\n')).replaceAll('\0', ' '),
  }
}

/** Before counting leads by status. */
export const noCounts = (): Record<LeadStatus, number> => ({
  new: 0,
  contacted: 0,
  quoted: 0,
  won: 0,
  lost: 0,
  spam: 0,
})
