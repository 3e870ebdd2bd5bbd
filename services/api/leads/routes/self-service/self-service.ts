import { respondWithPages } from '../../../site/link-page-errors.ts'
import { acceptUploads } from '../../../http/uploads.ts'
import { attachmentLimits } from '../../../contract/limits.ts'
import type { App } from '../../../http/fastify-app.ts'
import { requestWords, type SelfServiceDeps } from './link.ts'
import { viewRoute } from './view.ts'
import { correctionRoute } from './correct.ts'
import { filesRoute } from './add-files.ts'
import { erasureRoutes } from './erase.ts'

/**
 * Registers the self-service pages behind the link in a prospect's confirmation: the lead, its due time, corrections,
 * files, erasure. They need neither an account nor JavaScript. GET changes nothing, since mail scanners follow links.
 */
export async function selfServiceRoutes(app: App, deps: SelfServiceDeps): Promise<void> {
  await app.register(async (own: App) => {
    await acceptUploads(own, { files: attachmentLimits.atOnce, fields: 5 })
    respondWithPages(own, {
      ...deps,
      find: deps.leads.one,
      invalidLink: (_request, language) => {
        const t = requestWords(deps, { language })
        const { phone } = deps.business
        return { title: t('invalidLinkTitle'), text: t('invalidLink', { phone }) }
      },
    })
    viewRoute(own, deps)
    correctionRoute(own, deps)
    filesRoute(own, deps)
    erasureRoutes(own, deps)
  })
}
