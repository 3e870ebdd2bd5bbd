import { paths } from '../../contract/paths.ts'
import { invitationToken } from '../../links/invitation.ts'
import { dueOn } from '../../promise/due-words.ts'
import type { Person } from '../../records/person.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'

/** To whom the owner wants on the staff: the link that lets them choose name and password, once. */
export function invitation(person: Person, { origin, links, name, promise }: Sender): Letter {
  const { by, until } = person.invitation ?? { by: '', until: person.createdAt }
  const token = invitationToken(person, links) ?? ''
  const last = dueOn(new Date(until), 'en', promise.timeZone)
  return {
    language: 'en',
    subject: `${by} invites you to the desk of ${name}`,
    preview: `Choose your name and a password. The link works once, until ${last}.`,
    heading: `Join the desk of ${name}`,
    parts: [
      `${by} has invited you to the pages on which ${name} answers requests from its website. Choose your name and a password, and you are in.`,
      {
        button: { label: 'Accept the invitation', href: origin + paths.admin.joinPageWith(token) },
      },
      `The link works once, until ${last} (Mountain Time). A later invitation takes its place.`,
      'If you know nothing of this, do nothing: without you the link opens nothing.',
    ],
    reason: `You get this letter because ${by} typed this address on the desk of ${name}.`,
  }
}
