import { messageResponse } from '../../contract/errors.ts'
import { mailStatus, type MailStatus } from '../health-contract.ts'
import { paths } from '../../contract/paths.ts'
import type { RuntimeInfo } from '../runtime-info.ts'
import { testMail } from '../emails.ts'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import type { ChangeStaffMail } from '../../email/to-staff.ts'
import type { OutboxRepository } from '../../email/outbox-repository.ts'
import type { App } from '../../http/fastify-app.ts'
import { findMailProblems } from '../health-problems.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'

interface Deps extends AdminRouteDeps {
  mailCount: OutboxRepository['mailQueue']
  changeStaffMail: ChangeStaffMail
  runtimeInfo: Pick<RuntimeInfo, 'mail'>
  /** The From address of every email. */
  mailFrom: string
}

/** Registers the routes of the outbox's state, and of a test email to oneself. */
export function adminMailStatusRoutes(app: App, deps: Deps) {
  const { mailCount, changeStaffMail, mailFrom: from, now } = deps
  const { mail } = deps.runtimeInfo

  app.route({
    method: 'GET',
    url: paths.admin.mailStatus,
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

  app.route({
    method: 'POST',
    url: paths.admin.mailTest,
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

  app.route({
    method: 'POST',
    url: paths.admin.mailTryNow,
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

function testOf(mail: readonly OutboxRow[]): MailStatus['test'] {
  const row = mail.findLast((row) => testMail.is(row))
  if (!row) return undefined
  return { ...row, askedAt: row.nextAttemptAt, fault: row.lastFault ?? row.note }
}
