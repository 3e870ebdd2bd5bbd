import type { Lead } from '../../records/lead.ts'
import type { LetterText, Sender } from '../letters.ts'
import { oneLine } from '../message.ts'
import { bodies } from './paragraphs.ts'

/** To the office: the whole request. A reply goes to the prospect. */
export function leadToOffice(lead: Lead, sender: Sender): LetterText {
  const corrected = lead.history.some(({ by }) => by === 'the visitor')
  const extra = Object.entries(lead.extra)
  return {
    subject: oneLine(
      `${corrected ? 'Corrected request' : 'New request'} ${lead.id} from ${lead.name}`,
    ),
    replyTo: { name: oneLine(lead.name), address: oneLine(lead.email) },
    ...bodies([
      corrected
        ? 'A visitor sent this request again with corrections. Please use these details.'
        : 'A new estimate request has come in. Replying to this letter writes to the visitor.',
      {
        facts: [
          ['Reference', lead.id],
          ['Name', lead.name],
          ['Email', lead.email],
          ['Phone', lead.phone],
          ['Services', lead.services.join(', ')],
          ['Message', lead.message],
          ...extra,
          ['Page', lead.page || 'not known'],
          ['Came from', [lead.referrer, lead.campaign].filter(Boolean).join(' · ') || 'not known'],
          ['Received', lead.receivedAt],
        ],
      },
      { link: `${sender.origin}/admin/contacts` },
    ]),
  }
}
