import { z } from 'zod'
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

  app.get(paths.admin.preview.route, {
    config: { role: 'staff', docs: { answers: { 200: 'text/html' }, errors: [400, 404] } },
    schema: {
      summary: 'Preview of a draft page.',
      params: z.object({ kind: z.enum(['guide', 'post']), slug: z.string().regex(/^[a-z0-9-]+$/) }),
    },
    handler: async (request, reply) => {
      const { kind, slug } = request.params
      const page = await content.preview(kind, slug)
      if (page === undefined) throw httpError('no_preview')
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .send(page)
    },
  })
}
