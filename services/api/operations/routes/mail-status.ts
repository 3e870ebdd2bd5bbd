import { messageResponse } from '../../contract/errors.ts'
import { mailStatus, type MailStatus } from '../health-contract.ts'
import { paths } from '../../contract/paths.ts'
import type { RuntimeInfo } from '../runtime-info.ts'
import { testMail } from '../emails.ts'
import type { Person } from '../../people/person.ts'
import type { OutboxRepository } from '../../email/outbox-repository.ts'
import type { PeopleRepository } from '../../people/people.ts'
import type { App } from '../../http/fastify-app.ts'
import { findMailProblems } from '../health-problems.ts'
import { type AdminRouteDeps, currentPerson } from '../../people/sessions.ts'

interface Deps extends AdminRouteDeps {
  mailCount: OutboxRepository['mailQueue']
  people: Pick<PeopleRepository, 'transact'>
  mail: RuntimeInfo['mail']
  /** The From address of every email. */
  from: string
}

/** Registers the routes of the outbox's state, and of a test email to oneself. */
export function adminMailStatusRoutes(app: App, deps: Deps) {
  const { mailCount, people, mail, from, sessions, now } = deps

  app.route({
    method: 'GET',
    url: paths.admin.mailStatus,
    schema: {
      summary: 'Email delivery: where emails are sent, and the state of the outbox.',
      response: { 200: mailStatus },
    },
    preValidation: sessions.requireOwner,
    handler: async (request) => {
      const test = testOf(currentPerson(request))
      const stats = await mailCount.stats()
      const problems = findMailProblems(stats, mail.leaves)
      return { success: true as const, ...mail, from, ...stats, problems, ...(test && { test }) }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.mailTest,
    schema: {
      summary: 'Sends a test email to yourself through the outbox.',
      response: { 200: messageResponse },
    },
    preValidation: sessions.requireOwner,
    handler: async (request) => {
      const { id, email } = currentPerson(request)
      const testRow = testMail.row(email, now())
      await people.transact(id, (person) => {
        if (!person) return { answer: undefined }
        const rest = person.mail.filter((row) => !testMail.is(row))
        return { change: { ...person, mail: [...rest, testRow] }, answer: undefined }
      })
      return { success: true as const, message: `We sent a test to ${email}.` }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.mailTryNow,
    schema: {
      summary:
        'Retries emails that the mail server did not accept, without waiting for the next scheduled try.',
      response: { 200: messageResponse },
    },
    preValidation: sessions.requireOwner,
    handler: async () => {
      // The worker polls every second.
      const tried = await mailCount.retryNow(now())
      const message = `Trying ${tried} ${tried === 1 ? 'email' : 'emails'} now.`
      return { success: true as const, message }
    },
  })
}

function testOf({ mail }: Person): MailStatus['test'] {
  const row = mail.findLast((row) => testMail.is(row))
  if (!row) return undefined
  return { ...row, askedAt: row.nextAttemptAt, fault: row.lastFault ?? row.note }
}
