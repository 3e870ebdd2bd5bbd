import type { Lead } from '../records/lead.ts'
import { folded } from '../records/search-keys.ts'
import type { LeadDesk } from './lead-desk.ts'

/** More than this of one person's are looked through in the list. */
const mostShown = 20
/** Of a number's digits the last ones: with or without the country's code it is the same. */
const digitsThatCount = 10
const fewestDigits = 7

/**
 * Leads that are probably the same person's: the same email address or the same phone number, however it is
 * written. The newest first; without those that went into another one.
 */
export async function duplicatesOf(lead: Lead, desk: Pick<LeadDesk, 'search'>): Promise<Lead[]> {
  const [email, phone] = [folded(lead.email), phoneKey(lead)]
  const words = [email, phone].filter((word) => word !== '')
  const found = await Promise.all(
    words.map((word) =>
      desk.search({ words: [word], sort: 'received', order: 'desc' }, 0, mostShown * 2),
    ),
  )
  // A word is found anywhere in what was said: here only the sender's own address and number count.
  const same = (other: Lead) =>
    other.id !== lead.id &&
    ((email !== '' && folded(other.email) === email) || (phone !== '' && phoneKey(other) === phone))
  const each = new Map(found.flatMap(({ leads }) => leads.filter(same)).map((one) => [one.id, one]))
  return [...each.values()]
    .sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1))
    .slice(0, mostShown)
}

/** Empty when there are too few digits to tell anybody by. */
function phoneKey({ phone }: Lead): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? '' : digits.slice(-digitsThatCount)
}
