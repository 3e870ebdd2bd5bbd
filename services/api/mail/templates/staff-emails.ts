import { paths } from '../../contract/paths.ts'
import type { Person } from '../../records/person.ts'
import type { Email, EmailContext } from '../email.ts'
import { signInvitationToken } from '../../links/link-tokens.ts'
import { formatDueDate } from '../../promise/due-time-format.ts'

/** To a new member of staff: the account exists. */
export function accountReadyEmail(person: Person, { name, origin }: EmailContext): Email {
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
      'You get this email because an account was made for this address. If you know nothing of it, tell the owner.',
  }
}

/** To an invited person: the link to choose a name and a password. */
export function invitationEmail(
  person: Person,
  { origin, links, name, responseSla }: EmailContext,
): Email {
  const { by, until } = person.invitation ?? { by: '', until: person.createdAt }
  const token = signInvitationToken(person, links) ?? ''
  const last = formatDueDate(new Date(until), 'en', responseSla.timeZone)
  return {
    language: 'en',
    subject: `${by} invites you to the admin pages of ${name}`,
    preview: `Choose your name and a password. The link works once, until ${last}.`,
    heading: `Join the admin pages of ${name}`,
    parts: [
      `${by} has invited you to the pages on which ${name} answers requests from its website. Choose your name and a password, and you are in.`,
      {
        button: { label: 'Accept the invitation', href: origin + paths.admin.joinPageWith(token) },
      },
      `The link works once, until ${last} (Mountain Time). A later invitation takes its place.`,
      'If you know nothing of this, do nothing: without you the link opens nothing.',
    ],
    reason: `You get this email because ${by} typed this address in the admin pages of ${name}.`,
  }
}

/** Long enough for a slow mail server, short enough for a mailbox that others may see. */
const withinMs = 60 * 60 * 1000

/**
 * To a member of staff who asked for it: the link to choose a new password. The token is bound to the old
 * password's hash, so it works once.
 */
export function passwordResetEmail(
  person: Person,
  asked: Date,
  { origin, links, name }: EmailContext,
): Email {
  const token = links.sign(person.id, {
    purpose: 'reset password',
    ...(person.passwordHash !== undefined && { boundTo: person.passwordHash }),
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
    reason: 'You get this email because a new password was asked for on the sign-in page.',
  }
}

/** The test email of the mail settings. */
export const testEmail = (person: Person, { name, origin }: EmailContext): Email => ({
  language: 'en',
  subject: `A test: emails of ${name} arrive`,
  preview: 'It took the same way as every email to a customer.',
  heading: 'Emails arrive',
  parts: [
    `Hello ${person.name}, this email took the same way as every email that ${name} writes to customers: through the outbox, over the mail server. Look at its sender, and whether it was taken for spam.`,
    {
      button: {
        label: 'Back to the settings',
        href: `${origin}${paths.admin.settingsPage}?part=mail`,
      },
    },
  ],
  reason: 'You get this email because you asked for a test on the settings page.',
})
