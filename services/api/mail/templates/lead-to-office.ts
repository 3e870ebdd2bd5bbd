import { serviceTypeLabels } from '../../contract/service-types.ts'
import { dueOn } from '../../promise/due-words.ts'
import type { Lead } from '../../records/lead.ts'
import type { Fact, Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'
import { deskLink } from './desk-link.ts'

/** To the office: the whole request, and by when it must be answered. A reply goes to the prospect. */
export function leadToOffice(lead: Lead, sender: Sender): Letter {
  const changes = lead.history.filter(({ by }) => by === 'the visitor')
  const corrected = changes.length > 0
  const page = sender.pageOf(lead.page)
  const service = page?.service ?? serviceTypeLabels[lead.serviceType]
  const place = page?.town === undefined ? '' : ` in ${page.town}`
  const due = lead.dueAt && dueOn(new Date(lead.dueAt), 'en', sender.promise.timeZone)
  return {
    language: 'en',
    subject: `${corrected ? 'Corrected request' : 'New request'} ${lead.id}: ${service}${place}, from ${lead.name}`,
    preview: due ? `Answer by ${due}. ${lead.phone}` : lead.phone,
    heading: corrected
      ? `${lead.name} has corrected a request`
      : `${lead.name} asks for an estimate`,
    replyTo: { name: lead.name, address: lead.email },
    parts: [
      `${due ? `Please answer by ${due}. ` : ''}Replying to this letter writes to ${lead.name}.`,
      ...(corrected
        ? [
            `The visitor has changed it since it came in. Please use these details.\n${changes.map(({ change }) => change).join('\n')}`,
          ]
        : []),
      {
        facts: [
          ...(due ? [['Answer by', due] as const] : []),
          ['Phone', lead.phone],
          ['Email', lead.email],
          ...(lead.language === 'es'
            ? [['Language', 'Spanish: please answer in Spanish'] as const]
            : []),
          ['Service', service],
          ...(page?.town === undefined ? [] : [['Town', page.town] as const]),
          ['Asks about', lead.services.join(', ')],
          ['Message', lead.message],
          ...Object.entries(lead.extra),
        ],
      },
      { button: { label: 'Open the request', href: deskLink(sender, lead) } },
      'When you have answered, give it another status there: that stops the clock and the reminders.',
      { facts: whereFrom(lead, page?.title, sender) },
    ],
    reason: 'You get this letter because requests from the website go to this address.',
  }
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
