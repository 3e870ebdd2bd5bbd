import type { IncomingMessage, ServerResponse } from 'node:http'
import { readConfig } from './config.ts'
import type { SiteFile } from './contract/site.ts'
import type { ContentDesk } from './http/routes/admin-content.ts'
import { newLog } from './log.ts'
import { mailPreview } from './mail/preview.ts'
import { startService } from './service.ts'

export interface DevService {
  handle(req: IncomingMessage, res: ServerResponse): void
  /** For the terminal; undefined when there is an owner. */
  ownerLink: string | undefined
  /** A page with every letter that the service writes. */
  mailPreview(): string
  close(): Promise<void>
}

/**
 * The service inside another HTTP server's process: the dev server hands it what is under /api.
 * @param options.origin the dev server's own address, such as http://localhost:5173
 */
export async function startDevService(options: {
  dataDir?: string
  site: SiteFile
  /** How the content stands now. */
  content?: ContentDesk
  origin: string
}): Promise<DevService> {
  const config = readConfig({
    DATA_DIR: options.dataDir,
    PUBLIC_ORIGIN: options.origin,
    RATE_LIMIT: 'off',
  })
  const service = await startService(config, options.site, newLog('warn'), options.content)
  await service.app.ready()
  return {
    handle: (req, res) => service.app.routing(req, res),
    ownerLink: service.ownerLink,
    mailPreview: () => mailPreview(service.sender),
    close: service.stop,
  }
}
