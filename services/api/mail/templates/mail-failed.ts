import type { About } from '../../records/about.ts'
import type { MailRow } from '../../records/mail-row.ts'
import type { LetterText, Sender } from '../letters.ts'
import { bodies } from './paragraphs.ts'

const names: Partial<Record<MailRow['letter'], string>> = {
  'lead-to-office': 'the request itself, to the office',
  'lead-confirmation': 'our answer that the request has come in',
  guide: 'the Mountain Building Guide',
}

/** To the office: a letter was given up, whose it was, and what a person can do. */
export function mailFailed(failed: MailRow, about: About, sender: Sender): LetterText {
  const what = names[failed.letter] ?? failed.letter
  return {
    subject: `A letter to ${failed.to} did not arrive`,
    ...bodies([
      `We could not deliver ${what}, to ${failed.to}. ${failed.attempts === 1 ? 'The mail server refused it' : `We tried ${failed.attempts} times`}, and nothing more will be tried by itself.`,
      {
        facts: [
          ['Letter', what],
          ['To', failed.to],
          ['The mail server said', failed.lastFault ?? 'nothing that we know of'],
          ...whose(about),
        ],
      },
      'Please call, or write by hand. Often the address has lost a letter. The list of failed letters, on the contacts page, lets you send it once more or take it off the list:',
      { link: `${sender.origin}/admin/contacts` },
    ]),
  }
}

function whose(about: About): [string, string][] {
  if (about.kind === 'lead') {
    const { id, name, phone, email } = about.lead
    return [
      ['Request', id],
      ['From', name],
      ['Phone', phone],
      ['Email', email],
    ]
  }
  return about.kind === 'person' ? [['Member of staff', about.person.name]] : []
}
