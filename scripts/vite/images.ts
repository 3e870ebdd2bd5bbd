import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { getSite } from '../../services/content/index.ts'
import { parseImageAddress } from '../../services/images/address.ts'
import { encodeCached } from '../../services/images/cache.ts'
import { imageTypes } from '../../services/images/encode.ts'

const masters = 'content/images'
const cache = '.cache/images'

/** In development pictures are encoded when a page asks for them. */
export function images(): Plugin {
  return {
    name: 'highpine:images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/api/image', (request, response, next) => {
        const [path = ''] = (request.originalUrl ?? '').split('?')
        const wanted = parseImageAddress(path)
        const image = wanted && getSite().images[wanted.name]
        if (!image) return next()
        readFile(`${masters}/${image.file}`)
          .then((master) => encodeCached(master, [wanted], cache))
          .then(async ([encoded]) => {
            response.setHeader('content-type', imageTypes[wanted.format])
            response.end(encoded && (await readFile(encoded.file)))
          })
          .catch(next)
      })
    },
  }
}
