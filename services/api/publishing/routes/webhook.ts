import { doneResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import type { App } from '../../http/fastify-app.ts'
import { httpError } from '../../http/http-errors.ts'
import type { RateLimits } from '../../http/plugins/rate-limits.ts'
import type { Counters } from '../../storage/counters.ts'
import { deliveryName, isFromGitHost } from '../deliveries.ts'
import { askPublisher } from '../publisher-folder.ts'

interface WebhookDeps {
  config: { publisherDir: string | undefined; publisherWebhookSecret: string | undefined }
  counters: Pick<Counters, 'hit' | 'reset'>
  limits: Pick<RateLimits, 'deliveries'>
}

/** A push with hundreds of commits. */
const maxBytes = 5_000_000
/** How long a delivery is known. */
const dayMs = 24 * 60 * 60 * 1000

/**
 * Registers the webhook of the git host: it has the publisher look at the repository, and nothing else. What is in the body
 * is not used, so it is not even parsed.
 */
export async function publishingWebhookRoutes(
  app: App,
  { config, counters, limits }: WebhookDeps,
): Promise<void> {
  await app.register(async (own: App) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    )
    own.post(paths.publishingWebhook, {
      config: { rateLimit: limits.deliveries, docs: { errors: [401, 404, 409, 413, 429, 503] } },
      bodyLimit: maxBytes,
      schema: {
        summary: 'Tells the publisher of a push. For the git host, with a signature over the body.',
        response: { 202: doneResponse },
      },
      handler: async (request, reply) => {
        const { publisherDir: folder, publisherWebhookSecret: secret } = config
        if (folder === undefined || secret === undefined) throw httpError('no_publisher')
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isFromGitHost(request.headers, body, secret)) throw httpError('wrong_signature')
        const delivery = deliveryName(body)
        const { count } = await counters.hit(delivery, dayMs)
        if (count > 1) throw httpError('repeated_delivery')
        try {
          askPublisher(folder, { ask: 'look' })
        } catch (error) {
          request.log.error({ err: error }, 'The folder of the publisher can’t be written.')
          // Sent again, it isn't a replay.
          await counters.reset(delivery)
          throw httpError('publisher_unreachable')
        }
        return reply.code(202).send({ success: true })
      },
    })
  })
}
