import type { Lead } from '../../records/lead.ts'
import type { LetterText, Sender } from '../letters.ts'
import { oneLine } from '../message.ts'
import { bodies } from './paragraphs.ts'

/** To the visitor: it has arrived, when we answer (SPEC.md §8, §9: 24 hours), what was sent. */
export function leadConfirmation(lead: Lead, sender: Sender): LetterText {
  return {
    subject: oneLine(`We've received your request (${lead.id})`),
    ...bodies([
      `Hello ${oneLine(lead.name)},`,
      `Thank you! We've received your request and will get back to you within 24 hours.`,
      'This is what you sent us:',
      {
        facts: [
          ['Reference', lead.id],
          ['Name', lead.name],
          ['Phone', lead.phone],
          ['Services', lead.services.join(', ')],
          ['Message', lead.message],
          ...Object.entries(lead.extra),
        ],
      },
      `Is something wrong or urgent? Call ${sender.phone} and name the reference ${lead.id}.`,
      `${sender.name}\n${sender.origin}`,
    ]),
  }
}
