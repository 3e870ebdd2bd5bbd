import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { forgetSite, getSite, tintsFile } from '../../services/content/index.ts'
import { parseImageAddress } from '../../services/images/address.ts'
import { encodeCached } from '../../services/images/cache.ts'
import { imageTypes } from '../../services/images/encode.ts'
import { tintsOf } from '../../services/images/publish.ts'

const masters = 'content/images'
const cache = '.cache/images'

/**
 * Before pages are built: the tints of pictures that have none yet. In development pictures are
 * encoded when a page asks for them.
 */
export function images(): Plugin {
  return {
    name: 'highpine:images',
    async configResolved({ command }) {
      if (command === 'build') await keepTints()
    },
    configureServer(server) {
      server.middlewares.use('/api/image', (request, response, next) => {
        const [path = ''] = (request.originalUrl ?? '').split('?')
        const wanted = parseImageAddress(path)
        const image = wanted && getSite().images[wanted.name]
        if (!image) return next()
        readFile(`${masters}/${image.file}`)
          .then((master) => encodeCached(master, [wanted], cache))
          .then(([encoded]) => {
            response.setHeader('content-type', imageTypes[wanted.format])
            response.end(encoded?.picture)
          }, next)
      })
    },
  }
}

/** The site is loaded again with them, before anybody has taken anything from it. */
async function keepTints(): Promise<void> {
  const images = Object.values(getSite().images)
  if (images.every(({ tint }) => tint)) return
  const tints = await tintsOf(images, { masters, cache })
  await mkdir(dirname(tintsFile), { recursive: true })
  await writeFile(tintsFile, JSON.stringify(tints, null, 1))
  forgetSite()
}
