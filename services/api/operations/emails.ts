import type { Colleague } from '../contract/colleague.ts'
import { paths } from '../contract/paths.ts'
import { defineEmail, type Composing } from '../email/define-email.ts'
import type { DroppedEmail, Email, EmailContext, Fact } from '../email/email.ts'
import { hi, sampleColleague, toStaff } from '../email/to-staff.ts'
import type { Publication } from '../publishing/contract.ts'
import type { ExpiringContent } from '../site/contract.ts'

/** The test email of the mail settings. */
export const testMail = defineEmail<Colleague>({
  ...toStaff,
  kind: 'test-mail',
  // Others are notices to owners.
  stored: { letter: 'test-mail', isAbout: (about) => about === undefined },
  name: 'the test email',
  perDay: 20,
  compose: (person, { context: { name, origin } }) => ({
    language: 'en',
    subject: `Test: ${name}’s email works`,
    preview: 'It went out the same way as every email to a customer.',
    heading: 'Your email works',
    parts: [
      `${hi(person)}, this email went out the same way as everything ${name} sends to customers: through the outbox and the mail server. Check who it says it’s from, and whether it landed in spam.`,
      { button: { label: 'Back to the settings', href: settingsUrl(origin, 'mail') } },
    ],
    reason: 'You’re getting this because you asked for a test on the settings page.',
  }),
})

/** Returns a notice to owners. It is stored as a test email with its kind in `about`. */
const defineNotice = (
  kind: string,
  { compose, dropWhen }: Pick<Parameters<typeof defineEmail<Colleague>>[0], 'compose' | 'dropWhen'>,
) =>
  defineEmail<Colleague>({
    ...toStaff,
    kind,
    stored: { letter: 'test-mail', isAbout: (about) => about === kind },
    name: 'a notice to the owner',
    perDay: 20,
    compose,
    ...(dropWhen && { dropWhen }),
    samples: () => [{ record: sampleColleague, row: { about: kind } }],
  })

export const uploadsNearlyFull = defineNotice('uploads-nearly-full', {
  compose: (_, { context }) =>
    healthEmail(context, {
      subject: 'Photos and plans are running out of room',
      text: 'The photos and plans on your leads take more than 80% of the room they have. Leads still come in. Once it’s full, nobody can add files. Raise ATTACHMENTS_MAX_MB, or erase leads you don’t need.',
    }),
})

export const confirmationsCapped = defineNotice('confirmations-capped', {
  compose: (_, { context }) =>
    healthEmail(context, {
      subject: 'Today’s confirmation emails are used up',
      text: 'More people than usual filled in your forms, so today’s limit of confirmation emails is used up. Every lead is saved and shows in the admin. The confirmations that are left go out by tomorrow. If you see made-up leads, set CHALLENGE=on. If they’re real, raise CONFIRMATIONS_PER_DAY.',
    }),
})

export const siteNotSwitched = defineNotice('site-not-switched', {
  compose: (_, { context }) =>
    healthEmail(context, {
      subject: 'A change to your website isn’t live',
      text: 'A new version of your website was due, and the service couldn’t show it. Visitors see the version before, and leads still come in. The health page says why. Build the website again, and call your developer if that doesn’t help.',
    }),
})

/** The monthly email to an owner about what is past its last day. */
export const contentExpired = defineNotice('content-expired', {
  dropWhen: (_, { row, context }) =>
    context.expiredAt(new Date(row.nextAttemptAt)).length === 0
      ? 'nothing is out of date anymore'
      : undefined,
  compose: composeContentExpired,
})

/** The email to an owner about a push that was not published. */
export const pushRefused = defineNotice('push-refused', {
  compose: composePushRefused,
})

const settingsUrl = (origin: string, part: string) =>
  `${origin}${paths.admin.settingsPage}?part=${part}`

/** An email that leads to the health page. */
const healthEmail = (
  { origin, name }: EmailContext,
  { subject, text }: { subject: string; text: string },
): Email => ({
  language: 'en',
  subject,
  preview: text,
  heading: subject,
  parts: [text, { button: { label: 'Open the health page', href: settingsUrl(origin, 'health') } }],
  reason: `You’re getting this because you own the website of ${name}.`,
})

function composeContentExpired(
  person: Colleague,
  { context: { name, origin, expiredAt }, asked }: Composing,
): Email {
  const expired = expiredAt(asked)
  const pages = [...new Set(expired.map(({ problem }) => problem.file))].map((file) =>
    expired.filter(({ problem }) => problem.file === file),
  )
  const what = pages.length === 1 ? 'One page has parts' : `${pages.length} pages have parts`
  return {
    language: 'en',
    subject: `${what} that are out of date`,
    preview: 'Renew them, or your visitors won’t see them.',
    heading: `${what} that are out of date`,
    parts: [
      `Hi ${person.name}, these prices, quotes or people are past the last day you gave them. Each time ${name}’s website is built, it leaves them off. Look a price up at its source, or ask the person again, then move the date in the file.`,
      { facts: pages.map(expiredPage) },
      { button: { label: 'See what needs fixing', href: origin + paths.admin.postsPage } },
      'We’ll remind you once a month while there’s something to update.',
    ],
    reason: 'You’re getting this because you’re an owner of this website.',
  }
}

/** The most problems that the email names. */
const namedProblems = 10

async function composePushRefused(
  person: Colleague,
  { context: { name, origin, refusedPush } }: Composing,
): Promise<Email | DroppedEmail> {
  const push = await refusedPush()
  if (!push) return { dropped: 'a later push was published' }
  const { author, subject, outcome, problems, problemCount } = push
  const named = problems.slice(0, namedProblems)
  const rest = problemCount - named.length
  return {
    language: 'en',
    subject: 'Your last change isn’t on the website yet',
    preview: 'The website stays the way it was until this is fixed.',
    heading: 'Your last change isn’t on the website yet',
    parts: [
      `${hi(person)}, ${author || 'somebody'} sent in “${subject}.” ${refusalReasons[outcome]} Visitors see ${name}’s website the way it was.`,
      {
        list: [
          ...named.map(({ file, line, reason, repair }) =>
            [[file, line && `line ${line}`].filter(Boolean).join(', '), reason, repair]
              .filter(Boolean)
              .join(': ')
              .slice(0, 500),
          ),
          ...(rest > 0 ? [`and ${rest} more`] : []),
        ],
      },
      { button: { label: 'See what needs fixing', href: settingsUrl(origin, 'publishing') } },
      'Fix it and push again. You won’t get another email about the same problem.',
    ],
    reason: `You’re getting this because you own the website of ${name}.`,
  }
}

const refusalReasons: Readonly<Record<Publication['outcome'], string>> = {
  published: '',
  built: '',
  refused: 'We couldn’t publish it, because something in it needs fixing.',
  engine: 'We didn’t publish it, because it changes more than words and pictures.',
  failed: 'We couldn’t publish it, because the build stopped.',
}

function expiredPage(expired: readonly ExpiringContent[]): Fact {
  const [first] = expired
  const lines = expired.map(({ problem }) => problem.line).join(', ')
  const since = expired.map(({ until }) => until).sort()[0]
  return [
    first?.title ?? '',
    `${first?.problem.file ?? ''}, ${expired.length === 1 ? 'line' : 'lines'} ${lines}, last good on ${since}`,
  ]
}

/** Every email about the service itself. */
export const operationsEmails = [
  testMail,
  uploadsNearlyFull,
  confirmationsCapped,
  siteNotSwitched,
  contentExpired,
  pushRefused,
]
