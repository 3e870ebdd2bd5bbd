import { randomUUID } from 'node:crypto'
import { done } from '../../contract/admin.ts'
import { mailStatus, type MailStatus } from '../../contract/health.ts'
import { paths } from '../../contract/paths.ts'
import type { Machine } from '../../machine.ts'
import { letterDue } from '../../records/mail-row.ts'
import type { Person } from '../../records/person.ts'
import type { MailCount } from '../../staff/mail-figures.ts'
import type { People } from '../../staff/people.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  mailCount: MailCount
  people: Pick<People, 'settle'>
  mail: Machine['mail']
  /** The sender of every letter. */
  from: string
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** Whether letters arrive: how they stand, and a test to oneself over the outbox. */
export function adminMailStatusRoutes(app: App, desk: Desk) {
  const { mailCount, people, mail, from, sessions, ownOrigin, now } = desk

  app.route({
    method: 'GET',
    url: paths.admin.mailStatus,
    schema: { response: { 200: mailStatus } },
    preValidation: sessions.ownerSignedIn,
    handler: async (request) => {
      const test = testOf(personIn(request))
      const figures = await mailCount.figures()
      return { success: true as const, ...mail, from, ...figures, ...(test && { test }) }
    },
  })

  app.route({
    method: 'POST',
    url: paths.admin.mailTest,
    schema: { response: { 200: done } },
    preValidation: [sessions.ownerSignedIn, ownOrigin],
    handler: async (request) => {
      const { id, email } = personIn(request)
      const letter = letterDue(randomUUID(), 'test-mail', email, now())
      await people.settle(id, (person) => {
        if (!person) return { answer: undefined }
        // The one before has told what it had to tell.
        const rest = person.mail.filter((row) => row.letter !== 'test-mail')
        return { change: { ...person, mail: [...rest, letter] }, answer: undefined }
      })
      return { success: true as const, message: `A test is on its way to ${email}.` }
    },
  })
}

function testOf({ mail }: Person): MailStatus['test'] {
  const row = mail.findLast(({ letter }) => letter === 'test-mail')
  if (!row) return undefined
  const { to, state, attempts, nextAttemptAt, sentAt, lastFault, note } = row
  const fault = lastFault ?? note
  return {
    to,
    state,
    askedAt: nextAttemptAt,
    attempts,
    ...(sentAt !== undefined && { sentAt }),
    ...(fault !== undefined && { fault }),
  }
}
