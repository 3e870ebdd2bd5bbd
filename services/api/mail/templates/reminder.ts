import type { Lead } from '../../records/lead.ts'
import { dueOn } from '../../promise/due-words.ts'
import type { LetterText, Sender } from '../letters.ts'
import { bodies } from './paragraphs.ts'

/** To the office: a request has no answer yet, and so much of the time has gone by (SPEC.md §9). */
export function reminder(lead: Lead, percent: number, sender: Sender): LetterText {
  const by = lead.dueAt && dueOn(new Date(lead.dueAt), 'en', sender.promise.timeZone)
  const late = percent >= 100
  return {
    subject: late
      ? `Late: ${lead.id} from ${lead.name} has no answer`
      : `${percent} % of the time is gone: ${lead.id} from ${lead.name}`,
    replyTo: { name: lead.name, address: lead.email },
    ...bodies([
      late
        ? `We promised ${lead.name} an answer by ${by}. Nobody has noted one.`
        : `We promised ${lead.name} an answer by ${by}, and ${percent} % of that time has gone by.`,
      {
        facts: [
          ['Phone', lead.phone],
          ['Email', lead.email],
          ['Message', lead.message],
        ],
      },
      'As soon as the request has another status than “new”, no more reminders come:',
      { link: `${sender.origin}/admin/contacts?lead=${lead.id}` },
    ]),
  }
}
