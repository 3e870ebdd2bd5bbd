import { serviceTypeLabels } from '../../contract/service-types.ts'
import { dueOn } from '../../promise/due-words.ts'
import type { Lead } from '../../records/lead.ts'
import type { Fact, Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'
import { deskLink } from './desk-link.ts'
import { fieldWords } from '../../contract/field-words.ts'
import { ownWords } from '../../contract/own-words.ts'
import { inSpanish } from './in-spanish.ts'
import { extraFacts } from './extra-facts.ts'

/** To the office: the whole request, and by when it must be answered. A reply goes to the prospect. */
export function leadToOffice(lead: Lead, sender: Sender): Letter {
  const changes = lead.history.filter(({ by }) => by === 'the visitor')
  const say = wordsFor(changes.map(({ change }) => change))
  const page = sender.pageOf(lead.page)
  const service = page?.service ?? serviceTypeLabels[lead.serviceType]
  const place = page?.town === undefined ? '' : ` in ${page.town}`
  const due = lead.dueAt && dueOn(new Date(lead.dueAt), 'en', sender.promise.timeZone)
  return {
    language: 'en',
    subject: `${say.subject} ${lead.id}: ${service}${place}, from ${lead.name}`,
    preview: due ? `Answer by ${due}. ${lead.phone}` : lead.phone,
    heading: `${lead.name} ${say.heading}`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      `${due ? `Please answer by ${due}. ` : ''}Replying to this letter writes to ${lead.name}.`,
      ...say.changes,
      {
        facts: [
          ...(due ? [['Answer by', due] as const] : []),
          ['Phone', lead.phone],
          ['Email', lead.email],
          ...inSpanish(lead),
          ['Service', service],
          ...(page?.town === undefined ? [] : [['Town', page.town] as const]),
          ['Asks about', lead.services.map(fieldWords).join(', ')],
          ['Message', ownWords(lead.message) || lead.message],
          ...extraFacts(lead, [service, page?.town]),
        ],
      },
      { button: { label: 'Open the request', href: deskLink(sender, lead) } },
      'When you have answered, give it another status there: that stops the clock and the reminders.',
      { facts: whereFrom(lead, page?.title, sender) },
    ],
    reason: 'You get this letter because requests from the website go to this address.',
  }
}

/** What the letter is about: the request itself, or what its sender has done with it since. */
function wordsFor(changes: readonly string[]) {
  if (changes.length === 0)
    return { subject: 'New request', heading: 'asks for an estimate', changes: [] }
  const since = `The visitor has changed it since it came in. Please use these details.\n${changes.join('\n')}`
  const filesLast = changes.at(-1)?.startsWith('Added: ') ?? false
  return filesLast
    ? { subject: 'More files for request', heading: 'has added to a request', changes: [since] }
    : { subject: 'Corrected request', heading: 'has corrected a request', changes: [since] }
}

function whereFrom(lead: Lead, title: string | undefined, { origin, promise }: Sender): Fact[] {
  const came = [lead.referrer, lead.campaign].filter((part) => part !== '').join(' · ')
  return [
    ['Reference', lead.id],
    ['Received', dueOn(new Date(lead.receivedAt), 'en', promise.timeZone)],
    [
      'Page',
      lead.page === '' ? 'not known' : [title, origin + lead.page].filter(Boolean).join('\n'),
    ],
    ['Came from', came === '' ? 'not known' : came],
  ]
}
