import { paths } from '../../contract/paths.ts'
import { eraseRequest } from '../../intake/erase-request.ts'
import type { App } from '../instance.ts'
import { firmOf, openedBy, requestQuery, type RequestDesk } from '../request-door.ts'
import { erasurePage } from '../request-page.ts'
import { wordsPage } from '../link-page.ts'
import { requestWords } from '../request-words.ts'

/** Having everything personal erased: the page asks, its button does. */
export function requestErasureRoutes(app: App, desk: RequestDesk): void {
  const { requests, files, removeLetters, webhook, limits, now } = desk
  const firm = firmOf(desk.business)

  app.route({
    method: 'GET',
    url: paths.requestErasure,
    schema: { querystring: requestQuery },
    config: { rateLimit: limits.reading },
    handler: async (request) => {
      const { token } = request.query
      return erasurePage({ lead: await openedBy(token, desk), token, firm })
    },
  })

  app.route({
    method: 'POST',
    url: paths.requestErasure,
    schema: { querystring: requestQuery },
    config: { rateLimit: limits.forms },
    handler: async (request) => {
      const { id, language = 'en' } = await openedBy(request.query.token, desk)
      const leavings = { removeFiles: (lead: string) => files.remove(lead), removeLetters }
      await eraseRequest(id, { requests, now: now(), webhook }, leavings)
      const words = requestWords[language]
      return wordsPage(language, words.erasedTitle, words.erased(firm.phone), firm)
    },
  })
}
