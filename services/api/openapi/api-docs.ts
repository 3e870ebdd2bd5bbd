import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import type { ServicePages } from '../../../renderer/service-pages/service-pages.tsx'
import { paths } from '../contract/paths.ts'
import type { App } from '../http/fastify-app.ts'
import { isVisitorForm } from '../http/plugins/form-posts.ts'
import { tags } from '../http/route-groups.ts'
import { completeOperation, sharedComponents, operationId } from './openapi.ts'

const json = 'application/json'
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Describes every route that is registered afterwards, from its schemas, hooks and config: /api/openapi.json for
 * programs, /api for people.
 */
export async function registerApiDocs(
  app: App,
  { name, origin, pages }: { name: string; origin: string; pages: ServicePages },
): Promise<void> {
  const described = new Map<string, RouteOptions>()
  await app.register(swagger, {
    // OpenAPI 3.1 has `const`.
    convertConstToEnum: false,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${name}: the service`,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Estimate requests, the newsletter, location services, pictures and the admin API. ' +
          'Every answer that is not a success is a problem details object (RFC 9457) with `success: false`, ' +
          'a stable `code` and a `message` for people. ' +
          'Bodies are in UTF-8 and have at most 64 kB, except uploads. Times are ISO 8601, in UTC unless they have another offset. ' +
          'Lists have pages: `page` and `perPage` in the query, `total` in the answer. ' +
          'Staff calls need the cookie of `POST /api/admin/session`, which signs in a staff member with email and ' +
          'password, and writes also an `Origin` header of the site.',
      },
      servers: [{ url: origin }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: sharedComponents(origin),
    },
    // Pages of the site have no summary and are hidden.
    transform: (given) => {
      const { route } = given
      if (given.schema?.summary === undefined || route.method === 'HEAD')
        return { url: given.url, schema: { hide: true } }
      const id = operationId(String(route.method), route.url)
      described.set(id, route)
      const form = route.config?.docs?.form
      const body = form && { body: form.body }
      const { schema } = jsonSchemaTransform({ ...given, schema: { ...given.schema, ...body } })
      const consumes = isVisitorForm(route.url)
        ? [json, 'application/x-www-form-urlencoded']
        : [json]
      return {
        url: given.url,
        schema: {
          ...schema,
          operationId: id,
          consumes: form ? [form.mediaType] : consumes,
        },
      }
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject
      const openApi = document.openapiObject as Partial<OpenAPIV3_1.Document>
      for (const item of Object.values(openApi.paths ?? {}))
        for (const method of methods) {
          const operation = item?.[method]
          const route = described.get(operation?.operationId ?? '')
          if (operation && route) Object.assign(operation, completeOperation(operation, route))
        }
      return document.openapiObject
    },
  })
  const docs = { answers: { 200: 'application/json' } }
  const inFormat = { summary: 'This API description in the OpenAPI format.' }
  app.get(paths.openApi, { schema: inFormat, config: { docs } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return app.swagger()
  })
  const page = {
    schema: { summary: 'This API description, for people.' },
    config: { docs: { answers: { 200: 'text/html' } } },
  }
  app.get(paths.apiDocs, page, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600').type('text/html; charset=utf-8')
    return pages.apiDocs(summarizeApi(app.swagger()))
  })
}

const field = z.looseObject({
  type: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  description: z.string().optional(),
})
const body = z.looseObject({
  properties: z.record(z.string(), field).optional(),
  required: z.array(z.string()).optional(),
})
const operation = z.looseObject({
  summary: z.string(),
  description: z.string().optional(),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        description: z.string().optional(),
        required: z.boolean().optional(),
        schema: field,
      }),
    )
    .optional(),
  requestBody: z
    .looseObject({
      // All media types have the same fields.
      content: z.record(z.string(), z.looseObject({ schema: body })),
    })
    .optional(),
  responses: z.record(z.string(), z.unknown()),
})
const openApiDocument = z.looseObject({
  info: z.looseObject({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

/** Converts the OpenAPI description to the data of a page: every call with its fields and statuses. */
function summarizeApi(openApi: unknown) {
  const { info, paths } = openApiDocument.parse(openApi)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary, description = '', parameters = [], requestBody, responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        summary,
        description,
        statuses: Object.keys(responses),
        fields: [
          ...parameters.map(({ name, schema, required = false, description = '' }) => ({
            ...describeField(name, schema, required),
            description,
          })),
          ...fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {}),
        ],
      }),
    ),
  )
  return { ...info, calls }
}

const fieldsOf = ({ properties = {}, required = [] }: z.infer<typeof body>) =>
  Object.entries(properties).map(([name, one]) => describeField(name, one, required.includes(name)))

const describeField = (
  name: string,
  { type, enum: values, description = '' }: z.infer<typeof field>,
  required: boolean,
) => ({
  name,
  kind: values?.filter((one) => one !== '').join(', ') ?? (typeof type === 'string' ? type : ''),
  required,
  description,
})
