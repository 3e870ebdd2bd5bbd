import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { parseImageAddress } from '../../services/images/address.ts'
import { encodeCached } from '../../services/images/cache.ts'

/** In development pictures are encoded when a page asks for them. */
export function images(): Plugin {
  return {
    name: 'highpine:images',
    configureServer(server) {
      server.middlewares.use('/api/image', (request, response, next) => {
        const wanted = parseImageAddress(request.originalUrl ?? '')
        const image = wanted && getSite().images[wanted.name]
        if (!image) return next()
        readFile(`content/images/${image.file}`)
          .then((master) => encodeCached(master, [wanted], '.cache/images'))
          .then(([encoded]) => {
            response.setHeader('content-type', contentType[wanted.format])
            response.end(encoded?.picture)
          }, next)
      })
    },
  }
}

const contentType = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }
