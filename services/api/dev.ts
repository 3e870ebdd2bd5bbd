import type { IncomingMessage, ServerResponse } from 'node:http'
import { readConfig } from './config.ts'
import type { SiteFile } from './site/contract.ts'
import type { BuiltContent } from './site/site-file.ts'
import { createLogger } from './log.ts'
import { renderEmailPreview } from './email/email-preview.ts'
import { emails } from './features.ts'
import { dirname } from 'node:path'
import { filesOf, siteAround } from './served-site.ts'
import { startService } from './service.ts'

/**
 * Starts the service inside the dev server's process, which passes it every request under /api.
 * @param options.origin the dev server's own address, such as http://localhost:5173
 */
export async function startDevService(options: {
  dataDir?: string
  site: SiteFile
  /** The content report of the last build. */
  content?: BuiltContent
  origin: string
  /** The content folder, which the editor changes. */
  checkout?: string
}) {
  const config = readConfig({
    DATA_DIR: options.dataDir,
    PUBLIC_ORIGIN: options.origin,
    RATE_LIMIT: 'off',
  })
  const build = dirname(config.siteJson)
  const files = await filesOf(build)
  const siteFiles = await filesOf(config.siteDir)
  const built = await siteAround(options.site, { build, files, siteFiles, dataDir: config.dataDir })
  const first = options.content ? { ...built, content: options.content } : built
  const service = await startService(config, first, createLogger('warn'), {
    checkout: options.checkout,
  })
  return {
    handle: (req: IncomingMessage, res: ServerResponse) => service.handle(req, res),
    /** For the terminal; undefined when there is an owner. */
    ownerLink: service.ownerLink,
    /** Returns a page with every email, as the content is now. */
    mailPreview: ({ words, emails: templates, pages, languages: { first, others } }: SiteFile) =>
      renderEmailPreview(
        emails,
        { ...service.emailContext(), words, templates },
        [first, ...others].filter((each) => pages.some(({ language }) => language === each)),
      ),
    close: service.stop,
  }
}
export type DevService = Awaited<ReturnType<typeof startDevService>>
