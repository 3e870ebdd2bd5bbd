import { z } from 'zod'

const field = z.looseObject({ type: z.unknown().optional(), enum: z.array(z.unknown()).optional() })
const body = z.looseObject({
  properties: z.record(z.string(), field).optional(),
  required: z.array(z.string()).optional(),
})
const operation = z.looseObject({
  summary: z.string(),
  requestBody: z
    .looseObject({
      // The same fields in every media type.
      content: z.record(z.string(), z.looseObject({ schema: body })),
    })
    .optional(),
  responses: z.record(z.string(), z.unknown()),
})
const openApiDocument = z.looseObject({
  info: z.looseObject({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

/** The OpenAPI description as a page: every call with its fields and statuses. */
export function summarizeApi(openApi: unknown) {
  const { info, paths } = openApiDocument.parse(openApi)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      summary,
      statuses: Object.keys(responses),
      fields: fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {}),
    })),
  )
  return { ...info, calls }
}

const fieldsOf = ({ properties = {}, required = [] }: z.infer<typeof body>) =>
  Object.entries(properties).map(([name, { type, enum: values }]) => ({
    name,
    kind: values?.map(String).join(', ') ?? (typeof type === 'string' ? type : ''),
    required: required.includes(name),
  }))
