import type { Lead } from '../lead.ts'
import { foldText } from '../../contract/fold-text.ts'
import { phoneKeys } from '../../contract/phone-number.ts'
import type { LeadRepository } from '../lead-repository.ts'

/** The maximum number of suggestions; staff can search the list for more. */
const maxResults = 20
/**
 * Finds leads that are probably from the same person: the same email address or phone number, in any notation, on the
 * lead or on one merged into it. Newest first; merged leads are left out.
 */
export async function findDuplicates(
  lead: Lead,
  repository: Pick<LeadRepository, 'search' | 'mergedInto'>,
): Promise<Lead[]> {
  const keys = new Set([lead, ...(await repository.mergedInto(lead.id))].flatMap(contactKeys))
  if (keys.size === 0) return []
  const anyOf = [...keys].map((word) => [foldText(word)])
  const found = await repository.search(
    { words: [], anyOf, sort: 'received', order: 'desc' },
    0,
    maxResults * 3,
  )
  const each = new Map(found.leads.map((one) => [one.id, one]))
  each.delete(lead.id)
  // The search matches all text; only the lead's own address and number count.
  const isSame = (other: Lead) => contactKeys(other).some((key) => keys.has(key))
  const same: Lead[] = []
  for (const other of each.values())
    if (isSame(other) || (await repository.mergedInto(other.id)).some(isSame)) same.push(other)
  return same
    .sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1))
    .slice(0, maxResults)
}

/** Returns the email address and every phone number, without extensions and notes. */
const contactKeys = ({ email, phone }: Lead): string[] =>
  [email.toLowerCase(), ...phoneKeys(phone)].filter((key) => key !== '')
