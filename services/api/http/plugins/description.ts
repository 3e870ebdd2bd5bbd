import swagger from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { paths } from '../../contract/paths.ts'
import { descriptionPage } from '../description-page.ts'
import type { App } from '../instance.ts'
import { summaries } from '../summaries.ts'

/**
 * Describes every route that is registered after it, from its own schemas: /api/openapi.json for
 * programs, /api for people.
 */
export async function describeApi(
  app: App,
  { name, origin }: { name: string; origin: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${name}: the service`,
        version: '1',
        description:
          'Estimate requests, the newsletter, location services, pictures and the staff’s desk. ' +
          'Every answer that is not a success has `success: false`, a stable `code` and a `message` for people.',
      },
      servers: [{ url: origin }],
    },
    // The pages of the site are no part of it.
    transform: (route) => {
      const summary = summaries[`${String(route.route.method)} ${route.url}`]
      const { schema, url } = jsonSchemaTransform(route)
      return { url, schema: { ...schema, ...(summary ? { summary } : { hide: true }) } }
    },
  })
  app.get(paths.openApi, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return app.swagger()
  })
  app.get(paths.description, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600').type('text/html; charset=utf-8')
    return descriptionPage(app.swagger())
  })
}
