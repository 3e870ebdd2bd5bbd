import { failedEmailChange, failedEmailList, type FailedEmailView } from '../mail-contract.ts'
import { emailOf, type EmailDefinition } from '../../email/define-email.ts'
import { doneResponse } from '../../contract/errors.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import type { OutboxRepository } from '../../email/outbox-repository.ts'
import { markHandled, requeue } from '../../outbox/outbox-row.ts'
import type { StoredOutboxRow } from '../../storage/outbox-rows.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'

interface Deps extends AdminRouteDeps {
  failedEmails: OutboxRepository['deadLetters']
  emails: readonly EmailDefinition[]
}

/** The number of failed emails shown; with more, the mail server is broken, and a longer list does not help. */
const maxShown = 100

/** Registers the routes of permanently failed emails, which can be retried or marked as handled. */
export function adminMailRoutes(app: App, { failedEmails, emails, now }: Deps) {
  app.route({
    method: 'GET',
    url: paths.admin.failedMail,
    config: { role: 'staff' },
    schema: { summary: 'Failed emails.', response: { 200: failedEmailList } },
    handler: async () => ({
      success: true as const,
      mail: (await failedEmails.list(maxShown)).map((one) => view(one, emails)),
    }),
  })

  app.route({
    method: 'PATCH',
    url: paths.admin.failedMailOf.route,
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
