import { isbot } from 'isbot'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countRequest } from '../../contract/count.ts'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../contract/site.ts'
import { countVisit } from '../../figures/count-visit.ts'
import type { TallyKeeper } from '../../figures/tally-keeper.ts'
import { wallTime } from '../../promise/office-clock.ts'
import { pageBy } from '../../site-pages.ts'
import type { App } from '../instance.ts'
import type { Limits } from '../plugins/limits.ts'
import type { Sessions } from '../plugins/sessions.ts'

interface Counting {
  tallies: Pick<TallyKeeper, 'add'>
  site: SiteFile
  sessions: Pick<Sessions, 'tokenIn'>
  limits: Limits
  now: () => Date
}

/**
 * POST /api/count: answered at once with nothing, whether it counts or not. Programs, browsers that ask
 * not to be tracked, and whoever is signed in to the desk do not count.
 */
export function countRoutes(app: App, { tallies, site, sessions, limits, now }: Counting) {
  const find = pageBy(site)
  const { timeZone } = site.business.promise
  app.route({
    method: 'POST',
    url: paths.count,
    schema: { body: countRequest, response: { 204: z.undefined() } },
    config: { rateLimit: limits.counting },
    handler: async (request, reply) => {
      if (isVisitor(request) && sessions.tokenIn(request) === undefined) {
        const { day } = wallTime(now(), timeZone)
        tallies.add(countVisit(request.body, day, (path) => find(path) !== undefined))
      }
      return reply.code(204).send()
    },
  })
}

/** By what the browser says of itself; a program that pretends to be one counts as one. */
function isVisitor({ headers }: FastifyRequest): boolean {
  const { dnt, 'sec-gpc': gpc, 'user-agent': browser = '' } = headers
  return dnt !== '1' && gpc !== '1' && browser !== '' && !isbot(browser)
}
