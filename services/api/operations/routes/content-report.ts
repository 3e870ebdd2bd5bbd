import { contentResponse } from '../../site/content-report-contract.ts'
import { paths } from '../../contract/paths.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import { expiredContent, withExpired } from '../../site/expired-content.ts'
import { upcomingChanges } from '../../site/editions.ts'
import type { OperationsDeps } from './deps.ts'

/** Registers the routes of the content report (posts, guides, projects, location matrix) and of previews of drafts. */
export function adminContentRoutes(app: App, { content, editions, site, now }: OperationsDeps) {
  const expiredAt = expiredContent(site)

  app.get(paths.admin.content, {
    config: { role: 'staff', docs: { errors: [404] } },
    schema: {
      summary: 'Status of posts, guides, projects and location pages.',
      response: { 200: contentResponse },
    },
    handler: async () => {
      const report = await content.report()
      if (!report) throw httpError('no_content_report')
      return {
        success: true as const,
        content: withExpired(report, expiredAt(now())),
        upcoming: upcomingChanges(editions, now()),
        ...(editions && { knownUntil: editions.knownUntil }),
      }
    },
  })
}
