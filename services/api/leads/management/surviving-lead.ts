import { isDeepStrictEqual } from 'node:util'
import { contactFieldNames } from '../../contact-form/fields.ts'
import type { ServiceForm } from '../../contact-form/service-form.ts'
import { type Lead, type ProspectChange, valueOf } from '../lead.ts'
import { correctLead } from '../correction.ts'
import { isSameAddress } from '../../storage/personal-records.ts'
import type { LeadAccess } from '../lead-repository.ts'

/** Fields that a prospect may correct. */
export const correctableFields = [...contactFieldNames, 'services', 'extra'] as const

/** How the note about a correction by the form begins, in the history of the lead. */
export const correctedByForm = 'Sent the form again and corrected: '

/** Returns whether a form that was sent again has corrected a lead. */
export const isCorrectedByForm = ({ history }: Pick<Lead, 'history'>): boolean =>
  history.some(({ change }) => change.startsWith(correctedByForm))

/** The context of a prospect's change, besides the lead. */
export interface SenderChangeContext {
  requests: LeadAccess
  form: ServiceForm
  /** The office's addresses. */
  office: readonly string[]
  /** Whether the sender opened a link that was emailed to the lead's address. */
  isEmailVerified: boolean
  now: Date
}

/**
 * Applies a prospect's change of a merged lead to the surviving lead, which staff work with. A field that had the same
 * value on both is changed there too, so that staff do not call an old number, but only if the sender's email address is
 * verified and that of both: the surviving lead may be another person's. The history gets a note and the office an
 * email. Does nothing for a lead that is not merged. The first argument is the merged lead before and after; `note` is
 * for the history of the surviving lead.
 * @throws NotStoredError
 */
export async function propagateToSurvivor(
  { before, after }: { before: Lead; after: Lead },
  { prospectChange, note }: { prospectChange: ProspectChange; note: string },
  { requests, form, office, isEmailVerified, now }: SenderChangeContext,
): Promise<void> {
  const { id } = await findSurvivor(after, requests)
  if (id === after.id) return
  await requests.transact(id, (lead) => {
    if (!lead || lead.erasedAt !== undefined) return { answer: undefined }
    const mayChange = isEmailVerified && isSameAddress(before.email, lead.email)
    const same = correctableFields.filter(
      (field) =>
        mayChange &&
        !isDeepStrictEqual(valueOf(before, field), valueOf(after, field)) &&
        isDeepStrictEqual(valueOf(before, field), valueOf(lead, field)),
    )
    const fields: Partial<Lead> = Object.fromEntries(
      same.map((field) => [field, valueOf(after, field)]),
    )
    const who = { at: now, by: { prospect: prospectChange }, form, office }
    return { change: correctLead(lead, fields, [{ change: note }], who), answer: undefined }
  })
}

/**
 * Returns whether the sender of a lead may erase it, which also erases the leads that it was merged with. Those may be
 * another person's, so the sender's email address must be verified and that of the surviving one. So must it be for a
 * lead that a form has corrected: the link from the answer to a form proves nothing about who sent the other one.
 */
export async function mayErase(
  lead: Lead,
  { requests, isEmailVerified }: Pick<SenderChangeContext, 'requests' | 'isEmailVerified'>,
): Promise<boolean> {
  if (lead.mergedInto === undefined && lead.mergedFrom === undefined)
    return isEmailVerified || !isCorrectedByForm(lead)
  const survivor = await findSurvivor(lead, requests)
  return (
    isEmailVerified &&
    (survivor.erasedAt !== undefined || isSameAddress(survivor.email, lead.email))
  )
}

/** Returns the lead at the end of the `mergedInto` chain; the lead itself if it is not merged. */
async function findSurvivor(lead: Lead, { one }: LeadAccess): Promise<Lead> {
  const seen = new Set([lead.id])
  let survivor = lead
  while (survivor.mergedInto !== undefined && !seen.has(survivor.mergedInto)) {
    const next = await one(survivor.mergedInto)
    if (!next) break
    seen.add(next.id)
    survivor = next
  }
  return survivor
}
