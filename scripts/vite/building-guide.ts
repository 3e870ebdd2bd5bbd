import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { urls } from '../../services/content/model/urls.ts'
import { bookOf } from '../../services/print/book.ts'
import { bookPdf } from '../../services/print/publish.ts'

const folders = { masters: 'content/images', cache: '.cache/print' }

/** The Mountain Building Guide as a PDF, in development: set in type when somebody asks for it. */
export function buildingGuide(): Plugin {
  return {
    name: 'highpine:building-guide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(urls.buildingGuidePdf, (_, response, next) => {
        bookPdf(bookOf(getSite()), folders).then(({ pdf }) => {
          response.setHeader('content-type', 'application/pdf')
          response.end(pdf)
        }, next)
      })
    },
  }
}
