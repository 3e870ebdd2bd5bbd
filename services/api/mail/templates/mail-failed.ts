import { letterNames } from '../../contract/failed-mail.ts'
import { paths } from '../../contract/paths.ts'
import type { About } from '../../records/about.ts'
import type { MailRow } from '../../records/mail-row.ts'
import type { Fact, Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'

/** To the office: a letter was given up, whose it was, and what a person can do. */
export function mailFailed(failed: MailRow, about: About, { origin }: Sender): Letter {
  const what = letterNames[failed.letter]
  const tried =
    failed.attempts === 1
      ? 'The mail server refused it'
      : `It was tried ${failed.attempts} times, over eighteen hours`
  return {
    language: 'en',
    subject: `A letter to ${failed.to} did not arrive`,
    preview: `${what}: please call, or write by hand.`,
    heading: 'A letter did not arrive',
    parts: [
      `${tried}, and nothing more will be tried by itself. Please call, or write by hand. Often the address has lost a letter.`,
      {
        facts: [
          ['Letter', what],
          ['To', failed.to],
          ['The mail server said', failed.lastFault ?? 'nothing that we know of'],
          ...whose(about),
        ],
      },
      {
        button: {
          label: 'Open the list of failed letters',
          href: origin + paths.admin.contactsPage,
        },
      },
      'There you can send it once more, or take it off the list.',
    ],
    reason: 'You get this letter because requests from the website go to this address.',
  }
}

function whose(about: About): Fact[] {
  if (about.kind === 'lead') {
    const { id, name, phone } = about.lead
    return [
      ['Request', id],
      ['From', name],
      ['Phone', phone],
    ]
  }
  return about.kind === 'person' ? [['Member of staff', about.person.name]] : []
}
