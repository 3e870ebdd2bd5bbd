import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { contactRequest } from '../contract/contact.ts'
import { servicesByType } from '../contract/service-types.ts'
import type { Decision } from '../records/decision.ts'
import type { Lead } from '../records/lead.ts'
import { letterDue } from '../records/mail-row.ts'
import type { OwnRequests } from './own-request.ts'

/** What the page behind the request link lets a prospect correct. */
export const ownCorrection = contactRequest
  .pick({ name: true, email: true, phone: true, serviceType: true, message: true })
  .strip()
export type OwnCorrection = z.output<typeof ownCorrection>

const mostCorrections = 30

export type CorrectionOutcome = 'corrected' | 'the same' | 'too often' | 'gone'

/**
 * Corrects a request in its sender's name. What stood before is kept in the history, where staff
 * see it; the office is told, and a new mail address gets a confirmation of its own. @throws NotStored
 */
export function correctOwnRequest(
  id: string,
  sent: OwnCorrection,
  { requests, office, now }: { requests: OwnRequests; office: readonly string[]; now: Date },
): Promise<{ outcome: CorrectionOutcome; lead?: Lead }> {
  return requests.work(id, (lead): Decision<Lead, { outcome: CorrectionOutcome; lead?: Lead }> => {
    if (!lead || lead.erasedAt !== undefined) return { answer: { outcome: 'gone' } }
    const fields = ['name', 'email', 'phone', 'serviceType', 'message'] as const
    const changed = fields.filter((field) => lead[field] !== sent[field])
    if (changed.length === 0) return { answer: { outcome: 'the same', lead } }
    const before = lead.history.filter(({ by }) => by === 'the visitor').length
    if (before >= mostCorrections) return { answer: { outcome: 'too often', lead } }
    const was = changed.map((field) => `${field} (was ${JSON.stringify(lead[field])})`)
    const note = `Corrected by the request link: ${was.join(', ')}`
    const change: Lead = {
      ...lead,
      ...sent,
      ...(changed.includes('serviceType') && { services: [...servicesByType[sent.serviceType]] }),
      version: lead.version + 1,
      history: [
        ...lead.history,
        { at: now.toISOString(), by: 'the visitor', change: note, version: lead.version + 1 },
      ],
      mail: [
        ...withoutWaiting(lead.mail, changed.includes('email')),
        ...office.map((to) => letterDue(randomUUID(), 'lead-to-office', to, now)),
        ...(changed.includes('email')
          ? [letterDue(randomUUID(), 'lead-confirmation', sent.email, now)]
          : []),
      ],
    }
    return { change, answer: { outcome: 'corrected', lead: change } }
  })
}

/** A confirmation that is still on its way to the old address must not go there any more. */
function withoutWaiting(mail: Lead['mail'], newAddress: boolean): Lead['mail'] {
  if (!newAddress) return mail
  return mail.map((row) =>
    row.letter === 'lead-confirmation' && row.state === 'waiting'
      ? { ...row, state: 'dropped' as const, note: 'the address was corrected' }
      : row,
  )
}
