import { paths } from '../../contract/paths.ts'
import { correctOwnRequest, ownCorrection } from '../../intake/correct-own-request.ts'
import type { App } from '../instance.ts'
import { sentFields } from '../plugins/form-posts.ts'
import { backTo, firmOf, openedBy, requestQuery, type RequestDesk } from '../request-door.ts'
import { isField, type Field } from '../request-forms.ts'
import { requestPage } from '../request-page.ts'
import { requestWords, type Said } from '../request-words.ts'

const saids: readonly Said[] = ['corrected', 'the same', 'too often', 'files']

/** The request as its sender sees it, and what they correct. */
export function requestCorrectionRoutes(app: App, desk: RequestDesk): void {
  const { requests, links, limits, officeMail, now } = desk
  const firm = firmOf(desk.business)

  app.route({
    method: 'GET',
    url: paths.request,
    schema: { querystring: requestQuery },
    config: { rateLimit: limits.reading },
    handler: async (request) => {
      const { token, said } = request.query
      const lead = await openedBy(token, desk)
      const known = saids.find((one) => one === said)
      const words = requestWords[lead.language ?? 'en']
      const note = known && { text: words.said[known], bad: known === 'too often' }
      return requestPage({ lead, token, firm, note })
    },
  })

  app.route({
    method: 'POST',
    url: paths.request,
    schema: { querystring: requestQuery },
    config: { rateLimit: limits.forms },
    handler: async (request, reply) => {
      const { token } = request.query
      const lead = await openedBy(token, desk)
      const sent = ownCorrection.safeParse(sentFields(request.body))
      if (!sent.success) {
        const faults = new Set(sent.error.issues.map(({ path }) => path[0]).filter(isField))
        const note = { text: requestWords[lead.language ?? 'en'].check, bad: true }
        const mend = { sent: textsIn(request.body), faults }
        return reply.code(400).send(requestPage({ lead, token, firm, note, mend }))
      }
      const told = { requests, office: await officeMail(), now: now() }
      const result = await correctOwnRequest(lead.id, sent.data, told)
      if (result.outcome === 'gone' || !result.lead)
        return reply.redirect(paths.requestWith(token), 303)
      return reply.redirect(backTo(result.lead, result.outcome, links), 303)
    },
  })
}

function textsIn(body: unknown): Partial<Record<Field, string>> {
  const texts = Object.entries(sentFields(body)).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts)
}
