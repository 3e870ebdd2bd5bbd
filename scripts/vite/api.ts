import { once } from 'node:events'
import type { Plugin, ViteDevServer } from 'vite'
import { type DevService, startDevService } from '../../services/api/dev.ts'
import { contentFolder } from '../../services/content/load/files/folder.ts'
import { getSite } from '../../services/content/index.ts'
import { ContentProblems } from '../../services/content/model/problem.ts'
import { startupErrorMessage } from '../../services/api/startup-error.ts'
import type * as Code from './content-report.ts'
import { siteFile } from './site-file.ts'

/**
 * Runs the service under /api in the development server, in the same process and on the same port, and shows every
 * email that it sends on /mail-preview.
 */
export function api(): Plugin {
  return {
    name: 'site:api',
    configureServer(server) {
      let running: Promise<DevService> | undefined
      const service = () => (running ??= start())
      const start = async () => {
        const stylesheets = [
          '/renderer/styles/index.css',
          '/renderer/service-pages/service-pages.css',
        ]
        const site = { ...siteFile(getSite(), new Date()), stylesheets }
        const origin = `http://localhost:${await listeningPort(server)}`
        const dataDir = process.env['DATA_DIR']
        const data = dataDir === undefined ? {} : { dataDir }
        const started = await startDevService({
          site,
          origin,
          checkout: contentFolder(),
          content: currentContent(server),
          ...data,
        })
        if (started.ownerLink)
          server.config.logger.info(`  Create the owner account: ${started.ownerLink}`)
        return started
      }
      server.httpServer?.on('close', () => void running?.then((started) => started.close()))
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/') || request.url.startsWith('/api/image/'))
          return next()
        service().then((started) => started.handle(request, response), next)
      })
      server.middlewares.use('/mail-preview', (_request, response, next) => {
        service()
          .then((started) => started.mailPreview(siteFile(getSite(), new Date())))
          .then((page) => {
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(page)
          }, next)
      })
      // While content has problems the service does not start, and the next request tries again. Any other
      // error is final: the process ends with a message.
      service().catch((error: unknown) => {
        running = undefined
        if (error instanceof ContentProblems) return
        server.config.logger.error(startupErrorMessage(error))
        // Closing the server first would make Vike, which is still loading pages, print its own stack traces.
        process.exit(1)
      })
    },
  }
}

/** Returns the server's actual port: the next free one when the configured one is busy. Resolves once it listens. */
async function listeningPort({ httpServer, config }: ViteDevServer): Promise<number> {
  if (httpServer && !httpServer.listening) await once(httpServer, 'listening')
  const address = httpServer?.address()
  return typeof address === 'object' && address ? address.port : config.server.port
}

/**
 * Current content; a draft's page is /preview/… here, on the dev server itself. The report's code is loaded like that
 * of pages, which it renders: imported, an edit of a page would restart the server.
 */
const currentContent = (server: ViteDevServer) => ({
  report: async () => {
    const code = await server.ssrLoadModule('/scripts/vite/content-report.ts')
    const { contentReport } = code as typeof Code
    return contentReport(getSite(), new Date())
  },
  preview: async (kind: string, slug: string) =>
    `<!doctype html><meta http-equiv="refresh" content="0; url=/preview/${kind}/${slug}">`,
})
