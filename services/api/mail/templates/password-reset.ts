import { paths } from '../../contract/paths.ts'
import type { Person } from '../../records/person.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'

/** Long enough for a slow mail server, short enough for a mailbox that others may see. */
const withinMs = 60 * 60 * 1000

/**
 * To a member of staff who asked for it: the link that lets them choose a new password. It is bound
 * to the old one, so that it works once.
 */
export function passwordReset(
  person: Person,
  asked: Date,
  { origin, links, name }: Sender,
): Letter {
  const token = links.sign(person.id, {
    purpose: 'reset password',
    ...(person.passwordHash !== undefined && { bound: person.passwordHash }),
    until: new Date(asked.getTime() + withinMs),
  })
  return {
    language: 'en',
    subject: `A new password for ${name}`,
    preview: 'The link works once, for one hour.',
    heading: 'Choose a new password',
    parts: [
      `Hello ${person.name}, somebody asked for a new password for your account. The link works once, for one hour, and signs you out everywhere else.`,
      {
        button: { label: 'Choose a new password', href: origin + paths.admin.resetPageWith(token) },
      },
      'If it was not you, do nothing: the password stays as it is.',
    ],
    reason: 'You get this letter because a new password was asked for on the sign-in page.',
  }
}
