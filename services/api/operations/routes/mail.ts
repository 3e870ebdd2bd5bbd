import { failedEmailChange, failedEmailList, type FailedEmailView } from '../mail-contract.ts'
import { mailStatus, type MailStatus } from '../health-contract.ts'
import { doneResponse, messageResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { emailOf, type EmailDefinition } from '../../email/define-email.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { currentPerson } from '../../http/staff.ts'
import { markHandled, type OutboxRow, requeue } from '../../outbox/outbox-row.ts'
import type { StoredOutboxRow } from '../../storage/outbox-rows.ts'
import { testMail } from '../emails.ts'
import { findMailProblems } from '../health-problems.ts'
import type { OperationsDeps } from './deps.ts'

/** The number of failed emails shown; with more, the mail server is broken, and a longer list does not help. */
const maxShown = 100

/**
 * Registers the routes of permanently failed emails, which can be retried or marked as handled, of the outbox's state,
 * and of a test email to oneself.
 */
export function adminMailRoutes(app: App, deps: OperationsDeps) {
  const { mailCount, failedEmails, emails, changeStaffMail, mailFrom: from, now } = deps
  const { mail } = deps.runtimeInfo

  app.get(paths.admin.failedMail, {
    config: { role: 'staff' },
    schema: { summary: 'Failed emails.', response: { 200: failedEmailList } },
    handler: async () => ({
      success: true as const,
      mail: (await failedEmails.list(maxShown)).map((one) => view(one, emails)),
    }),
  })

  app.patch(paths.admin.failedMailOf.route, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Sends a failed email again, or dismisses it.',
      params: idParams,
      body: failedEmailChange,
      response: { 200: doneResponse },
    },
    handler: async (request) => {
      const { id } = request.params
      const by = currentPerson(request).name
      const change = request.body.action === 'try again' ? requeue(now()) : markHandled(by, now())
      if (!(await failedEmails.change(id, change))) throw httpError('no_such_mail')
      return { success: true as const }
    },
  })

  app.get(paths.admin.mailStatus, {
    config: { role: 'owner' },
    schema: {
      summary: 'Email delivery: where emails are sent, and the state of the outbox.',
      response: { 200: mailStatus },
    },
    handler: async (request) => {
      const test = testOf(await changeStaffMail(currentPerson(request).id, () => undefined))
      const stats = await mailCount.stats()
      const problems = findMailProblems(stats, mail.leaves)
      return { success: true as const, ...mail, from, ...stats, problems, ...(test && { test }) }
    },
  })

  app.post(paths.admin.mailTest, {
    config: { role: 'owner' },
    schema: {
      summary: 'Sends a test email to yourself through the outbox.',
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { id, email } = currentPerson(request)
      const testRow = testMail.row(email, now())
      await changeStaffMail(id, (rows) => [...rows.filter((row) => !testMail.is(row)), testRow])
      return { success: true as const, message: `We sent a test to ${email}.` }
    },
  })

  app.post(paths.admin.mailTryNow, {
    config: { role: 'owner' },
    schema: {
      summary:
        'Retries emails that the mail server did not accept, without waiting for the next scheduled try.',
      response: { 200: messageResponse },
    },
    handler: async () => {
      // The worker polls every second.
      const tried = await mailCount.retryNow(now())
      const message = `Trying ${tried} ${tried === 1 ? 'email' : 'emails'} now.`
      return { success: true as const, message }
    },
  })
}

function view(
  { collection, recordId, row }: StoredOutboxRow,
  emails: readonly EmailDefinition[],
): FailedEmailView {
  const { name, to } = emailOf(row, emails)
  return {
    ...row,
    what: name,
    fault: row.lastFault ?? 'Nothing',
    lead: collection === 'leads' ? recordId : undefined,
    toSubscriber: to === 'subscriber',
  }
}

function testOf(mail: readonly OutboxRow[]): MailStatus['test'] {
  const row = mail.findLast((row) => testMail.is(row))
  if (!row) return undefined
  return { ...row, askedAt: row.nextAttemptAt, fault: row.lastFault ?? row.note }
}
