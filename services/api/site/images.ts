import { join } from 'node:path'
import { z } from 'zod'
import { readImageAddress, readVectorAddress } from '../../images/address.ts'
import { imageUrl } from '../../content/model/urls.ts'
import { readCached } from '../../images/cache.ts'
import { imageTypes } from '../../images/encode.ts'
import { type ImagesOnDemand, QueueFullError } from '../../images/on-demand.ts'
import { paths } from '../contract/paths.ts'
import type { SiteFile } from './contract.ts'
import type { ServedFiles } from './served-files.ts'
import { vectorPolicy } from './security-headers.ts'
import { cacheControl, matchesEtag } from './static-site-rules.ts'
import { invalidImageAddress, httpError } from '../http/http-errors.ts'
import type { App } from '../http/fastify-app.ts'

interface ImageParts {
  site: Pick<SiteFile, 'images'>
  siteFiles: ServedFiles
  images: ImagesOnDemand
}

/**
 * GET /api/image/{width|original}/{quality}/attached_assets/{file} (S6.4): serves the file that the build wrote,
 * otherwise encodes it on demand; a drawing's SVG is served unchanged. With the current version in `?v=`, as pages
 * write it, the response is immutable; with another or none it must be revalidated.
 */
export function imageRoutes(app: App, { site, siteFiles, images }: ImageParts) {
  const byName = new Map(site.images.map((image) => [image.name, image]))
  app.get(`${paths.images}/:width/:quality/attached_assets/:file`, {
    config: { docs: { answers: { 200: 'image/*', 304: null }, errors: [400, 404, 503] } },
    schema: {
      summary: 'An image in one of the allowed sizes.',
      params: z.object({ width: z.string(), quality: z.string(), file: z.string() }),
      querystring: z.object({ v: z.unknown().optional() }),
    },
    handler: async (request, reply) => {
      const cacheControlOf = ({ version }: { version: string }) =>
        request.query.v === version ? cacheControl.immutable : cacheControl.revalidate
      const drawing = readVectorAddress(request.params)
      if (drawing !== undefined) {
        const image = byName.get(drawing)
        if (image?.file !== `${drawing}.svg`) throw httpError('no_such_picture')
        const file = imageUrl('original', image.file).slice(1)
        const folder = await siteFiles.find(file)
        if (folder === undefined) throw httpError('no_such_picture')
        return reply
          .headers({
            'cache-control': cacheControlOf(image),
            'content-security-policy': vectorPolicy,
          })
          .sendFile(file, folder)
      }
      const wanted = readImageAddress(request.params)
      if ('wrong' in wanted) throw invalidImageAddress(wanted.wrong)
      const image = byName.get(wanted.name)
      if (!image) throw httpError('no_such_picture')
      const { name, width, quality, format } = wanted
      const etag = `"${image.version}-${width}-${quality}-${format}"`
      const kept = cacheControlOf(image)
      if (matchesEtag(request.headers['if-none-match'], etag))
        return reply.code(304).headers({ etag, 'cache-control': kept }).send()
      const written = `api/image/${width}/${quality}/attached_assets/${name}.${format}`
      const folder = await siteFiles.find(written)
      const picture =
        (folder && (await readCached(join(folder, written)))) ??
        (await images.encode(image, wanted).catch((error: unknown) => {
          if (error instanceof QueueFullError) {
            reply.header('retry-after', '60')
            throw httpError('pictures_busy')
          }
          request.log.error({ err: error, picture: image.file }, 'A picture cannot be encoded.')
          throw httpError('broken_picture')
        }))
      return reply
        .headers({ etag, 'cache-control': kept, 'content-type': imageTypes[format] })
        .send(picture)
    },
  })
}
