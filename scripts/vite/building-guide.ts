import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { urls } from '../../services/content/model/urls.ts'
import { bookOf } from '../../services/print/book.ts'
import { bookPdf, publishBook } from '../../services/print/publish.ts'

const folders = { masters: 'content/images', cache: '.cache/print' }

/**
 * The Mountain Building Guide as a PDF: the build sets it in type while pictures are encoded; in
 * development it is set when somebody asks for it.
 */
export function buildingGuide(): Plugin {
  return {
    name: 'highpine:building-guide',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(urls.buildingGuidePdf, (_, response, next) => {
        bookPdf(bookOf(getSite()), folders).then(({ pdf }) => {
          response.setHeader('content-type', 'application/pdf')
          response.end(pdf)
        }, next)
      })
    },
    async writeBundle({ dir }) {
      const began = performance.now()
      const out = dir ?? 'dist/client'
      const path = urls.buildingGuidePdf
      const { bytes, fresh } = await publishBook(bookOf(getSite()), { path, out, ...folders })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const how = fresh ? 'set in type' : 'from the cache'
      this.info(`building guide: ${(bytes / 1e6).toFixed(1)} MB, ${how}, ${seconds} s`)
    },
  }
}
