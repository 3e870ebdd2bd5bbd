import { join } from 'node:path'
import { z } from 'zod'
import { readImageAddress } from '../../../images/address.ts'
import { readKept } from '../../../images/cache.ts'
import { imageTypes } from '../../../images/encode.ts'
import { type ImagesOnDemand, TooBusy } from '../../../images/on-demand.ts'
import { paths } from '../../contract/paths.ts'
import type { SiteFile } from '../../contract/site.ts'
import { caching } from '../caching.ts'
import { brokenPicture, noSuchPicture, picturesBusy, wrongPicture } from '../errors.ts'
import type { App } from '../instance.ts'

interface ImageParts {
  site: Pick<SiteFile, 'images'>
  siteDir: string
  images: ImagesOnDemand
}

/**
 * GET /api/image/{width|original}/{quality}/attached_assets/{file} (SPEC.md §7): what the build
 * wrote at this address, else encoded now. `?v=` with the picture's version, as pages write it,
 * makes the answer one to keep; an old version or none gets the picture as it is, to ask for again.
 */
export function imageRoutes(app: App, { site, siteDir, images }: ImageParts) {
  const byName = new Map(site.images.map((image) => [image.name, image]))
  app.route({
    method: 'GET',
    url: `${paths.images}/:width/:quality/attached_assets/:file`,
    schema: {
      params: z.object({ width: z.string(), quality: z.string(), file: z.string() }),
      querystring: z.object({ v: z.unknown().optional() }),
    },
    handler: async (request, reply) => {
      const wanted = readImageAddress(request.params)
      if ('wrong' in wanted) throw wrongPicture(wanted.wrong)
      const image = byName.get(wanted.name)
      if (!image) throw noSuchPicture()
      const { name, width, quality, format } = wanted
      const etag = `"${image.version}-${width}-${quality}-${format}"`
      const kept = request.query.v === image.version ? caching.forever : caching.ask
      if (names(request.headers['if-none-match'], etag))
        return reply.code(304).headers({ etag, 'cache-control': kept }).send()
      const written = `api/image/${width}/${quality}/attached_assets/${name}.${format}`
      const picture =
        (await readKept(join(siteDir, written))) ??
        (await images.encoded(image, wanted).catch((fault: unknown) => {
          if (fault instanceof TooBusy) {
            reply.header('retry-after', '60')
            throw picturesBusy()
          }
          request.log.error({ err: fault, picture: image.file }, 'A picture cannot be encoded.')
          throw brokenPicture()
        }))
      return reply
        .headers({ etag, 'cache-control': kept, 'content-type': imageTypes[format] })
        .send(picture)
    },
  })
}

/** Whether `If-None-Match` names this tag; weak tags count as well (RFC 9110, 13.1.2). */
const names = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
