import { firstName } from '../contract/first-name.ts'
import { paths } from '../contract/paths.ts'
import { defineEmail, type Composing } from '../email/define-email.ts'
import type { Email } from '../email/email.ts'
import { signInvitationToken } from '../email/link-tokens.ts'
import { hi, sampleColleague, toStaff } from '../email/to-staff.ts'
import { formatDueDate, staffClock } from '../sla/due-time-format.ts'
import type { Person } from './person.ts'

/** The email to a new staff member about their account. */
export const accountReady = defineEmail<Person>({
  ...toStaff,
  kind: 'account-ready',
  name: 'the welcome email',
  perDay: 'unlimited',
  compose: composeAccountReady,
})

/** The email to an invited person, with the link to choose a name and a password. */
export const invitation = defineEmail<Person>({
  ...toStaff,
  kind: 'invitation',
  name: 'the staff invitation',
  perDay: 10,
  dropWhen: (person) => (person.invitation ? undefined : 'the invitation was already accepted'),
  compose: composeInvitation,
  samples: () => [
    {
      record: {
        ...sampleColleague,
        id: 'invited',
        name: '',
        email: 'sam@example.com',
        role: 'staff',
        invitation: {
          key: 'one',
          at: sampleColleague.createdAt,
          by: sampleColleague.name,
          until: '2026-11-30T17:40:00.000Z',
        },
      },
    },
  ],
})

/** The validity of the link: long enough for a slow mail server, short enough for a mailbox that others may read. */
const withinMs = 60 * 60 * 1000

/**
 * The email to a staff member who requested it, with the link to choose a new password. The token is bound to the old
 * password's hash, so it works once.
 */
export const passwordReset = defineEmail<Person>({
  ...toStaff,
  kind: 'password-reset',
  name: 'the password reset link',
  // For as long as the links of the earlier ones work: a stranger who asks for many must not keep the person from one.
  perDay: { max: 5, windowMs: withinMs },
  compose: composePasswordReset,
})

function composeAccountReady(person: Person, { context: { name, origin } }: Composing): Email {
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

function composeInvitation(person: Person, { context }: Composing): Email {
  const { origin, links, name, responseSla } = context
  const { by, until } = person.invitation ?? { by: '', until: person.createdAt }
  const href = origin + paths.admin.joinPageWith(signInvitationToken(person, links) ?? '')
  const last = formatDueDate(new Date(until), staffClock(context))
  return {
    language: 'en',
    subject: `${by} invited you to ${name}’s admin pages`,
    preview: `All you need is a password. The link works once, until ${last}.`,
    heading: `Join ${name}’s admin pages`,
    parts: [
      `${by} invited you to the admin pages, where ${name} handles leads from its website. Enter your name, pick a password, and you’re in.`,
      { button: { label: 'Accept the invitation', href } },
      `The link works once, until ${last} (${responseSla.timeZoneNames.en}). If you get a newer invitation, use that one.`,
      'Not expecting this? Ignore it and nothing happens.',
    ],
    reason: `You’re getting this because ${by} entered this address in ${name}’s admin pages.`,
  }
}

function composePasswordReset(
  person: Person,
  { context: { origin, links, name }, asked }: Composing,
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

/** Every email about an account. */
export const peopleEmails = [accountReady, invitation, passwordReset]
