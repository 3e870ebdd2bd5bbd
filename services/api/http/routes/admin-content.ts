import { z } from 'zod'
import { contentAnswer, type ContentReport } from '../../contract/content-report.ts'
import { paths } from '../../contract/paths.ts'
import { noContentReport, noPreview } from '../errors.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'

/** What staff may know of the content that is served. */
export interface ContentDesk {
  /** Undefined when the build wrote none. */
  report(): Promise<ContentReport | undefined>
  /** The page of a guide or a post that is on no page yet; undefined when the build wrote none. */
  preview(kind: 'guide' | 'post', slug: string): Promise<string | undefined>
}

/** How the content stands: posts, guides, projects, the matrix of location pages; and previews. */
export function adminContentRoutes(
  app: App,
  { content, sessions }: { content: ContentDesk; sessions: Sessions },
) {
  app.route({
    method: 'GET',
    url: paths.admin.content,
    schema: { response: { 200: contentAnswer } },
    preValidation: sessions.signedIn,
    handler: async () => {
      const report = await content.report()
      if (!report) throw noContentReport()
      return { success: true as const, content: report }
    },
  })

  app.route({
    method: 'GET',
    url: `${paths.admin.previews}/:kind/:slug`,
    schema: {
      params: z.object({ kind: z.enum(['guide', 'post']), slug: z.string().regex(/^[a-z0-9-]+$/) }),
    },
    preValidation: sessions.signedIn,
    handler: async (request, reply) => {
      const { kind, slug } = request.params
      const page = await content.preview(kind, slug)
      if (page === undefined) throw noPreview()
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
