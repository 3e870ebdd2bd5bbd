import type { Erasure, ErasureTarget } from '../../storage/erasure.ts'
import { lead as leadSchema, type Lead } from '../lead.ts'
import { isWebhook } from '../../outbox/mail-row.ts'
import { subscriber as subscriberSchema, type Subscriber } from '../../subscribers/subscriber.ts'
import type { ErasureStore } from './erasure-store.ts'
import type { ErasureRequest } from '../../storage/erasure.ts'

// Which records, and which emails in files, an erasure covers.

/** The targets and, unless retention erases, quarantined entries of the same address. */
export async function addQuarantined(
  { requestedBy, targets }: ErasureRequest,
  store: ErasureStore,
): Promise<ErasureTarget[]> {
  if (requestedBy === 'retention') return targets
  const found = [...targets]
  for (const { collection, id } of targets) {
    if (collection === 'leads') {
      const lead = await store.leads.one(id)
      if (!lead) continue
      for await (const record of store.bulk.read('quarantined-leads')) {
        const quarantined = leadSchema.parse(record)
        if (quarantined.id === id || sameAddress(quarantined, lead))
          found.push({ collection: 'quarantined-leads', id: quarantined.id })
      }
    }
    if (collection === 'subscribers') {
      const subscriber = await store.subscribers.one(id)
      if (!subscriber) continue
      for await (const record of store.bulk.read('quarantined-subscribers')) {
        const quarantined = subscriberSchema.parse(record)
        if (sameAddress(quarantined, subscriber))
          found.push({ collection: 'quarantined-subscribers', id: quarantined.id })
      }
    }
  }
  return found
}

const sameAddress = (one: { email: string }, other: { email: string }): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()

/**
 * Adds leads that were merged with a target, in either direction, since the surviving lead has data of the other.
 * Retention erases each lead by itself.
 */
export async function addMerged(erasure: Erasure, store: ErasureStore): Promise<Erasure> {
  const targets = [...erasure.targets]
  const emails = new Set(erasure.emails)
  const keyOf = ({ collection, id }: ErasureTarget) => `${collection} ${id}`
  const known = new Set(targets.map(keyOf))
  for (const target of targets) {
    const record = await recordOf(target, store)
    if (!record) continue
    for (const id of emailsOf(record)) emails.add(id)
    const pointing =
      target.collection === 'leads' && erasure.requestedBy !== 'retention'
        ? await store.leads.mergedInto(target.id)
        : []
    for (const id of [...mergedWith(erasure, record), ...pointing.map(({ id }) => id)]) {
      const other: ErasureTarget = { collection: 'leads', id }
      if (known.has(keyOf(other))) continue
      known.add(keyOf(other))
      targets.push(other)
    }
  }
  return { ...erasure, targets, emails: [...emails] }
}

export const isLarger = (one: Erasure, other: Erasure): boolean =>
  one.targets.length > other.targets.length || one.emails.length > other.emails.length

function recordOf(
  { collection, id }: ErasureTarget,
  { leads, subscribers, quarantine }: ErasureStore,
): Promise<Lead | Subscriber | undefined> {
  if (collection === 'leads') return leads.one(id)
  if (collection === 'subscribers') return subscribers.one(id)
  return collection === 'quarantined-leads'
    ? quarantine.leads.one(id)
    : quarantine.subscribers.one(id)
}

/** Whether the erasure includes all emails of a record and all leads merged with it. */
export function covers(erasure: Erasure, record: Lead | Subscriber): boolean {
  const leads = new Set(
    erasure.targets.flatMap(({ collection, id }) => (collection === 'leads' ? [id] : [])),
  )
  const emails = new Set(erasure.emails)
  return (
    mergedWith(erasure, record).every((id) => leads.has(id)) &&
    emailsOf(record).every((id) => emails.has(id))
  )
}

/** Emails that may be in files. Webhooks never are, and the notice about the erasure stays. */
const emailsOf = ({ mail }: Lead | Subscriber): string[] =>
  mail.flatMap((row) => (isWebhook(row) || row.letter === 'mailbox-copies' ? [] : [row.id]))

function mergedWith({ requestedBy }: Erasure, record: Lead | Subscriber): string[] {
  if (requestedBy === 'retention' || !('receivedAt' in record)) return []
  const { mergedFrom = [], mergedInto } = record
  return mergedInto === undefined ? mergedFrom : [...mergedFrom, mergedInto]
}
