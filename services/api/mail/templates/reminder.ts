import { dueOn } from '../../promise/due-words.ts'
import type { Lead } from '../../records/lead.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'
import { deskLink } from './desk-link.ts'
import { inSpanish } from './in-spanish.ts'

/** To the office: a request has no answer yet, and so much of the time has gone by (SPEC.md §9). */
export function reminder(lead: Lead, percent: number, sender: Sender): Letter {
  const due = lead.dueAt && dueOn(new Date(lead.dueAt), 'en', sender.promise.timeZone)
  const promised = due ? ` by ${due}` : ''
  const late = percent >= 100
  return {
    language: 'en',
    subject: late
      ? `Late: ${lead.id} from ${lead.name} has no answer`
      : `${percent} % of the time is gone: ${lead.id} from ${lead.name}`,
    preview: `Call ${lead.phone}.`,
    heading: late ? `${lead.name} is still waiting` : `${lead.name} is waiting for an answer`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      late
        ? `We promised an answer${promised}, and nobody has noted one. Please call now.`
        : `We promised an answer${promised}, and ${percent} % of that time has gone by.`,
      {
        facts: [
          ['Phone', lead.phone],
          ['Email', lead.email],
          ...inSpanish(lead),
          ['Message', lead.message],
        ],
      },
      { button: { label: 'Open the request', href: deskLink(sender, lead) } },
      late
        ? 'Then give it another status there: that notes the answer. This was the last reminder.'
        : 'As soon as the request has another status than “new”, no more reminders come.',
    ],
    reason: 'You get this letter because requests from the website go to this address.',
  }
}
