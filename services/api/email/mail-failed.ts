import { mailtoLink } from '../../content/model/mailto-link.ts'
import { paths } from '../contract/paths.ts'
import { maxAttempts, type OutboxRecord } from '../outbox/outbox.ts'
import { defineEmail, emailOf, type EmailDefinition } from './define-email.ts'

const advice: Record<EmailDefinition['to'], string> = {
  office:
    'Please look at it in the admin, and check the address under Notifications in the settings.',
  subscriber: 'Please email them yourself if the address looks right.',
  prospect: 'Please call or email them yourself.',
  applicant: 'Please call them.',
  staff: 'Please call or email them yourself.',
}

/**
 * The notice to the office that an email permanently failed, and how to fix it. `about` of its row is the id of the row
 * that failed.
 */
export const mailFailed = defineEmail<OutboxRecord>({
  kind: 'mail-failed',
  name: 'the notice that an email failed',
  to: 'office',
  conversation: 'follows',
  perDay: 'unlimited',
  onFailure: 'only log',
  compose: (record, { row, context: { origin }, emails }) => {
    const failed = record.mail?.find(({ id }) => id === row.about)
    if (!failed) return { dropped: 'the email that failed is gone' }
    const { name, to, recipientFacts } = emailOf(failed, emails)
    const href = origin + paths.admin.contactsPage
    const tried =
      failed.attempts < maxAttempts
        ? 'The mail server turned it down'
        : `We tried ${failed.attempts} times over eighteen hours`
    return {
      language: 'en',
      subject: `We couldn’t deliver an email to ${failed.to}`,
      preview: `It was ${name}. ${advice[to]}`,
      heading: 'We couldn’t deliver an email',
      parts: [
        `${tried}, and we won’t try again on our own. ${advice[to]} It’s often just a typo in the address.`,
        {
          facts: [
            ['Email', name],
            ['To', failed.to, mailtoLink(failed.to)],
            ['The mail server said', failed.lastFault ?? 'Nothing'],
            ...(recipientFacts?.(record) ?? []),
          ],
        },
        { button: { label: 'Open the list of failed emails', href } },
        'You can send it again there, or dismiss it.',
      ],
      reason: 'You’re getting this because notices about failed emails go to this address.',
    }
  },
  samples: (language, emails) =>
    emails
      .filter(({ to }) => to === 'prospect')
      .flatMap(({ letter, samples }) =>
        samples(language, emails).map(({ record }) => ({
          record: { ...record, mail: [failedRow(letter)] },
          row: { about: 'failed' },
        })),
      ),
})

const failedRow = (letter: string) => ({
  id: 'failed',
  letter,
  to: 'june.alder@exmaple.com',
  state: 'failed' as const,
  attempts: 1,
  nextAttemptAt: '2026-11-23T17:40:00.000Z',
  lastFault: '550 5.1.1 <june.alder@exmaple.com>: no such mailbox',
})
