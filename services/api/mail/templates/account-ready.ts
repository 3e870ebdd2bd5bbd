import { paths } from '../../contract/paths.ts'
import type { Person } from '../../records/person.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'

/** To a member of staff whose account has just been made: where to sign in, and what if not. */
export function accountReady(person: Person, { name, origin }: Sender): Letter {
  return {
    language: 'en',
    subject: `Your account at ${name} is ready`,
    preview: 'Where to sign in, and what to do when the password is lost.',
    heading: `Welcome, ${person.name}`,
    parts: [
      `Your account for the staff pages of ${name} is set up. You sign in with this address and the password that you have chosen:`,
      { button: { label: 'Sign in', href: origin + paths.admin.signInPage } },
      `Is the password lost one day? “I have forgotten my password”, under the sign-in, sends a link to this address. We never ask for a password by mail.`,
    ],
    reason:
      'You get this letter because an account was made for this address. If you know nothing of it, tell the owner.',
  }
}
