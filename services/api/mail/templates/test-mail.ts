import { paths } from '../../contract/paths.ts'
import type { Person } from '../../records/person.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'

/** To a member of staff who wants to see whether letters arrive. */
export const testMail = (person: Person, { name, origin }: Sender): Letter => ({
  language: 'en',
  subject: `A test: letters of ${name} arrive`,
  preview: 'It took the same way as every letter to a customer.',
  heading: 'Letters arrive',
  parts: [
    `Hello ${person.name}, this letter took the same way as every letter that ${name} writes to customers: through the outbox, over the mail server. Look at its sender, and whether it was taken for spam.`,
    {
      button: {
        label: 'Back to the settings',
        href: `${origin}${paths.admin.settingsPage}?part=mail`,
      },
    },
  ],
  reason: 'You get this letter because you asked for a test on the settings page.',
})
