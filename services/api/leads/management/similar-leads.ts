import { foldText } from '../../contract/fold-text.ts'
import { phoneKeys } from '../../contract/phone-number.ts'
import type { SimilarLeadsQuery } from '../lead-entry-contract.ts'
import type { Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'

/** The most suggestions under a form that is being filled in. */
const maxShown = 5

/** Fewer letters of a name match too many people. */
const minNameLetters = 4

/**
 * Finds leads of the person whose contact data is being typed: the same phone number in any notation, the same email address,
 * or the same name, narrowed down by the town once that is typed; on the lead or on one merged into it. Newest first.
 */
export async function similarLeads(
  typed: SimilarLeadsQuery,
  { search, mergedInto }: Pick<LeadRepository, 'search' | 'mergedInto'>,
): Promise<Lead[]> {
  const name = wordsOf(typed.name)
  const town = wordsOf(typed.town)
  const email = foldText(typed.email)
  const phones = phoneKeys(typed.phone)
  const keys = [...phones, ...(email.includes('@') ? [email] : [])]
  // Each reads every search text. Many people have a common name, so they don't share a page.
  const searches = [
    ...(keys.length > 0 ? [{ words: [], anyOf: keys.map((key) => [key]) }] : []),
    ...(name.join('').length >= minNameLetters ? [{ words: [...name, ...town] }] : []),
  ]
  const found = await Promise.all(
    searches.map((wanted) =>
      search({ ...wanted, sort: 'received', order: 'desc' }, 0, maxShown * 2),
    ),
  )
  // The search matches all text of a lead, also a number in a note.
  const isSame = (lead: Lead) =>
    phoneKeys(lead.phone).some((key) => phones.includes(key)) ||
    (email !== '' && foldText(lead.email) === email) ||
    isSameName(wordsOf(lead.name), name)
  const each = new Map(found.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead] as const)))
  const same: Lead[] = []
  for (const lead of each.values()) {
    const merged = lead.mergedFrom ? await mergedInto(lead.id) : []
    if ([lead, ...merged].some(isSame)) same.push(lead)
  }
  return same.sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1)).slice(0, maxShown)
}

const wordsOf = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean)

/** Whether every typed word is the start of a word of the name. */
const isSameName = (name: readonly string[], typed: readonly string[]): boolean =>
  typed.join('').length >= minNameLetters &&
  typed.every((word) => name.some((one) => one.startsWith(word)))
