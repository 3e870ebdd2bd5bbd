import { isbot } from 'isbot'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageviewRequest } from './contract.ts'
import { paths } from '../contract/paths.ts'
import type { SiteFile } from '../site/contract.ts'
import { toPageviewCounts, type PageviewBuffer } from './pageview-buffer.ts'
import { countableMissingPages } from './missing-pages.ts'
import { toLocalTime } from '../sla/time-zone.ts'
import { indexPages } from '../site/site-file.ts'
import type { App } from '../http/fastify-app.ts'
import type { RateLimits } from '../http/plugins/rate-limits.ts'
import type { Sessions } from '../http/staff.ts'

interface Counting {
  pageviewBuffer: Pick<PageviewBuffer, 'add'>
  site: SiteFile
  sessions: Pick<Sessions, 'readToken'>
  limits: RateLimits
  now: () => Date
}

/**
 * POST /api/count: answers 204 at once, whether it counts or not. Bots, browsers with Do Not Track or Global
 * Privacy Control, and signed-in staff are not counted.
 */
export function countRoutes(app: App, { pageviewBuffer, site, sessions, limits, now }: Counting) {
  const find = indexPages(site)
  const isCountable = countableMissingPages(site)
  const { timeZone } = site.business.promise
  app.route({
    method: 'POST',
    url: paths.count,
    schema: {
      summary:
        'Counts a view of a page or of the not-found page, or a started form. Stores nothing that identifies a visitor.',
      body: pageviewRequest,
      response: { 204: z.undefined() },
    },
    config: { rateLimit: limits.pageviews },
    handler: async (request, reply) => {
      if (isVisitor(request) && sessions.readToken(request) === undefined) {
        const { day } = toLocalTime(now(), timeZone)
        const isPage = (path: string) => find(path) !== undefined
        pageviewBuffer.add(
          toPageviewCounts(request.body, day, isPage, (path) => isCountable(path, day)),
        )
      }
      return reply.code(204).send()
    },
  })
}

/** Returns whether the User-Agent is not a bot's; a bot that pretends to be a browser is counted. */
function isVisitor({ headers }: FastifyRequest): boolean {
  const { dnt, 'sec-gpc': gpc, 'user-agent': browser = '' } = headers
  return dnt !== '1' && gpc !== '1' && browser !== '' && !isbot(browser)
}
