/** Names of the kinds of email, for staff. */
const emailNames = {
  'lead-to-office': 'the email about a new lead',
  'lead-confirmation': 'their confirmation email',
  'reminder-50': 'the reminder at half the response time',
  'reminder-80': 'the reminder at 80% of the response time',
  'reminder-100': 'the reminder about a late answer',
  guide: 'the Mountain Building Guide',
  'confirm-subscription': 'the email that confirms a subscription',
  article: 'an article for subscribers',
  'article-test': 'the test of an article',
  'account-ready': 'the welcome email',
  'password-reset': 'the password reset link',
  invitation: 'the staff invitation',
  'test-mail': 'the test email',
  'mail-failed': 'the notice that an email failed',
  'mailbox-copies': 'the request to delete emails about an erased lead',
  webhook: 'a webhook to your own software',
} as const

/** Returns the name of an email, for staff. One about an assignment has the kind of those to the office. */
export const emailName = ({
  letter,
  about,
}: {
  letter: keyof typeof emailNames
  about?: string | undefined
}): string =>
  letter === 'lead-to-office' && about !== undefined
    ? 'the email about an assignment'
    : emailNames[letter]
