import { z } from 'zod'
import { failedMailChange, failedMailList, letterNames } from '../../contract/failed-mail.ts'
import type { FailedMail } from '../../contract/failed-mail.ts'
import { paths } from '../../contract/paths.ts'
import {
  doneByHand,
  triedAgain,
  type DeadLetter,
  type DeadLetters,
} from '../../staff/dead-letters.ts'
import { noSuchMail } from '../errors.ts'
import type { App } from '../instance.ts'
import type { requireOwnOrigin } from '../plugins/same-origin.ts'
import { personIn, type Sessions } from '../plugins/sessions.ts'

interface Desk {
  deadLetters: DeadLetters
  sessions: Sessions
  ownOrigin: ReturnType<typeof requireOwnOrigin>
  now: () => Date
}

/** More at once are no list for a person: then the mail server is what has to be mended. */
const mostShown = 100

/** The staff's list of letters that were given up, and what can be done about each. */
export function adminMailRoutes(app: App, { deadLetters, sessions, ownOrigin, now }: Desk) {
  app.route({
    method: 'GET',
    url: paths.admin.failedMail,
    schema: { response: { 200: failedMailList } },
    preValidation: sessions.signedIn,
    handler: async () => ({
      success: true as const,
      mail: (await deadLetters.list(mostShown)).map(view),
    }),
  })

  app.route({
    method: 'PATCH',
    url: `${paths.admin.failedMail}/:id`,
    schema: {
      params: z.object({ id: z.string() }),
      body: failedMailChange,
      response: { 200: z.strictObject({ success: z.literal(true) }) },
    },
    preValidation: [sessions.signedIn, ownOrigin],
    handler: async (request) => {
      const { id } = request.params
      const by = personIn(request).name
      const change = request.body.action === 'try again' ? triedAgain(now()) : doneByHand(by, now())
      if (!(await deadLetters.change(id, change))) throw noSuchMail()
      return { success: true as const }
    },
  })
}

const view = ({ kind, recordId, row }: DeadLetter): FailedMail => ({
  id: row.id,
  what: letterNames[row.letter],
  to: row.to,
  attempts: row.attempts,
  fault: row.lastFault ?? 'nothing that we know of',
  ...(kind === 'lead' && { lead: recordId }),
})
