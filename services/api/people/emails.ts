import { firstName } from '../contract/first-name.ts'
import { paths } from '../contract/paths.ts'
import type { Person } from './person.ts'
import type { Email, EmailContext } from '../email/email.ts'
import { signInvitationToken } from '../email/link-tokens.ts'
import { formatDueDate } from '../sla/due-time-format.ts'

const hi = ({ name }: Person): string => ['Hi', firstName(name)].filter(Boolean).join(' ')

/** Returns the email to a new staff member about their account. */
export function accountReadyEmail(person: Person, { name, origin }: EmailContext): Email {
  return {
    language: 'en',
    subject: `Your account at ${name} is ready`,
    preview: 'Where to sign in, and what to do if you forget your password.',
    heading: ['Welcome', firstName(person.name)].filter(Boolean).join(', '),
    parts: [
      `Your account for ${name}’s admin pages is set up. Sign in with this email address and the password you picked:`,
      { button: { label: 'Sign in', href: origin + paths.admin.signInPage } },
      `Forgot your password? Click “I forgot my password” on the sign-in page and we’ll email you a link. We’ll never ask for your password by email.`,
    ],
    reason:
      'You’re getting this because someone set up an account for this address. If that’s news to you, tell the owner.',
  }
}

/** Returns the email to an invited person, with the link to choose a name and a password. */
export function invitationEmail(
  person: Person,
  { origin, links, name, responseSla }: EmailContext,
): Email {
  const { by, until } = person.invitation ?? { by: '', until: person.createdAt }
  const token = signInvitationToken(person, links) ?? ''
  const last = formatDueDate(new Date(until), 'en', responseSla.timeZone)
  return {
    language: 'en',
    subject: `${by} invited you to ${name}’s admin pages`,
    preview: `All you need is a password. The link works once, until ${last}.`,
    heading: `Join ${name}’s admin pages`,
    parts: [
      `${by} invited you to the admin pages, where ${name} handles leads from its website. Enter your name, pick a password, and you’re in.`,
      {
        button: { label: 'Accept the invitation', href: origin + paths.admin.joinPageWith(token) },
      },
      `The link works once, until ${last} (Mountain Time). If you get a newer invitation, use that one.`,
      'Not expecting this? Ignore it and nothing happens.',
    ],
    reason: `You’re getting this because ${by} entered this address in ${name}’s admin pages.`,
  }
}

/** The validity of the link: long enough for a slow mail server, short enough for a mailbox that others may read. */
const withinMs = 60 * 60 * 1000

/**
 * Returns the email to a staff member who requested it, with the link to choose a new password. The token is bound to
 * the old password's hash, so it works once.
 */
export function passwordResetEmail(
  person: Person,
  { origin, links, name }: EmailContext,
  asked: Date,
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
      `${hi(person)}, someone asked for a new password for your account. The link works once, for one hour, and signs you out everywhere else.`,
      {
        button: { label: 'Choose a new password', href: origin + paths.admin.resetPageWith(token) },
      },
      'If it wasn’t you, ignore this and your password stays the same.',
    ],
    reason: 'You’re getting this because someone asked for a new password on the sign-in page.',
  }
}

/** Returns the test email of the mail settings. */
export const testEmail = (person: Person, { name, origin }: EmailContext): Email => ({
  language: 'en',
  subject: `Test: ${name}’s email works`,
  preview: 'It went out the same way as every email to a customer.',
  heading: 'Your email works',
  parts: [
    `${hi(person)}, this email went out the same way as everything ${name} sends to customers: through the outbox and the mail server. Check who it says it’s from, and whether it landed in spam.`,
    {
      button: {
        label: 'Back to the settings',
        href: `${origin}${paths.admin.settingsPage}?part=mail`,
      },
    },
  ],
  reason: 'You’re getting this because you asked for a test on the settings page.',
})
