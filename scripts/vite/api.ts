import type { Plugin } from 'vite'
import { startDevService } from '../../services/api/dev.ts'
import { getSite } from '../../services/content/index.ts'
import { siteFile } from './site-file.ts'

/** In development the service answers under /api in the same process and on the same port. */
export function api(): Plugin {
  return {
    name: 'highpine:api',
    async configureServer(server) {
      const port = server.config.server.port ?? 3000
      const service = await startDevService({
        site: siteFile(getSite(), new Date()),
        origin: `http://localhost:${port}`,
      })
      if (service.ownerLink) server.config.logger.info(`  Make the owner: ${service.ownerLink}`)
      server.httpServer?.on('close', () => void service.close())
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/') && !request.url.startsWith('/api/image/'))
          service.handle(request, response)
        else next()
      })
    },
  }
}
