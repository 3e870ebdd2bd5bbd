import { STATUS_CODES } from 'node:http'
import type { RouteOptions } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import { problemDetails, problemMediaType } from '../contract/errors.ts'
import { probeHeader } from '../contract/probe.ts'
import { challengeRequiredStatus } from '../contract/public-forms.ts'
import { isVisitorForm } from '../http/plugins/form-posts.ts'
import { declaredGuard, type SecurityScheme } from '../http/guard.ts'
import { sessionCookie } from '../http/staff.ts'

type Operation = OpenAPIV3_1.OperationObject
type Response = OpenAPIV3_1.ResponseObject
type Responses = Record<string, Response | OpenAPIV3_1.ReferenceObject>

/** Routes that do not use the store, so they never answer 503. */
const withoutStore =
  /^\/(healthz|metrics|api|api\/(openapi\.json|count|location-services.*|image.*))$/

const statusDescriptions: Readonly<Record<number, string>> = {
  200: 'Success.',
  202: 'Accepted. The work continues after the response.',
  204: 'Success, with no body.',
  303: 'Done. `Location` is the page to show next.',
  304: 'Not modified since the `ETag` in the request.',
  400: 'The request is not valid. `fields` says what is wrong.',
  401: 'No session, or the wrong password or code.',
  403: 'Not allowed: the request comes from another site, needs another role, or has an invalid token.',
  404: 'No such record.',
  409: 'Conflicts with stored data, or with a change made in the meantime.',
  410: 'The link is incomplete or expired, or its record was erased.',
  413: 'The body is too large.',
  415: 'The body is compressed, or its media type is not supported here.',
  [challengeRequiredStatus]:
    'Too much traffic: solve `challenge` and send the request again with the solution in `altcha`.',
  429: 'Too many requests. Try again after `Retry-After` seconds.',
  500: 'Internal error.',
  502: 'A server of somebody else, which this needs, did not do its part.',
  503: 'Unavailable right now, and nothing was stored. Try again after `Retry-After` seconds.',
}

const seconds = (description: string) => ({ description, schema: { type: 'integer' as const } })
const retryAfter = { 'Retry-After': seconds('Seconds to wait before trying again.') }
const headers: Readonly<Record<number, Response['headers']>> = {
  303: { Location: { description: 'The page to show next.', schema: { type: 'string' } } },
  429: {
    ...retryAfter,
    'RateLimit-Limit': {
      description: 'Requests allowed in the window.',
      schema: { type: 'integer' },
    },
    'RateLimit-Remaining': { description: 'Always 0.', schema: { type: 'integer' } },
    'RateLimit-Reset': seconds('Seconds until the window resets.'),
  },
  503: retryAfter,
}

/** Describes a response in several media types. */
function response(status: number, content: NonNullable<Response['content']>): Response {
  const known = headers[status]
  return {
    description: statusDescriptions[status] ?? STATUS_CODES[status] ?? 'A response.',
    ...(known && { headers: known }),
    ...(Object.keys(content).length > 0 && { content }),
  }
}

const page = { 'text/html': { schema: { type: 'string' as const } } }
const problem = { [problemMediaType]: { schema: { $ref: '#/components/schemas/ProblemDetails' } } }
/** Statuses whose responses always include a page. */
const onPagesOnly = new Set<number>([410, challengeRequiredStatus])

/** Returns the components that operations share. */
export function sharedComponents(origin: string): OpenAPIV3_1.ComponentsObject {
  const { $schema: _, ...schema } = z.toJSONSchema(problemDetails)
  const errors = Object.keys(statusDescriptions)
    .map(Number)
    .filter((status) => status >= 400 && !onPagesOnly.has(status))
  const securitySchemes: Record<SecurityScheme, OpenAPIV3_1.SecuritySchemeObject> = {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie(origin),
      description:
        'Set by `POST /api/admin/session`. A write also needs an `Origin` or `Sec-Fetch-Site` header of this site.',
    },
    metricsToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'METRICS_TOKEN. If it is not set, there are no metrics.',
    },
    probeToken: { type: 'apiKey', in: 'header', name: probeHeader, description: 'PROBE_TOKEN.' },
    previewToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'PREVIEW_TOKEN. If it is not set, only staff make preview links.',
    },
    apiToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        'An API token that the owner made under “Settings”, “API tokens”: `leadapi_` and 38 letters and digits.',
    },
    linkToken: {
      type: 'apiKey',
      in: 'query',
      name: 'token',
      description: 'Token from the link in an email.',
    },
  }
  return {
    securitySchemes,
    schemas: { ProblemDetails: schema as OpenAPIV3_1.SchemaObject },
    responses: Object.fromEntries(
      errors.map((status) => [`Problem${status}`, response(status, problem)]),
    ),
  }
}

/** Adds id, security and error responses to an operation that was made from its schemas. */
export function completeOperation(operation: Operation, route: RouteOptions): Operation {
  const { url } = route
  const { answers, errors = [] } = route.config?.docs ?? {}
  const guards = routeHooks(route).flatMap((hook) => declaredGuard(hook) ?? [])
  const isLinkToken = (one: object) => 'name' in one && one.name === 'token'
  const parameters = operation.parameters ?? []
  const rest = parameters.filter((one) => !isLinkToken(one))
  const schemes = guards.flatMap(({ security }) => security ?? [])
  if (rest.length < parameters.length) schemes.push('linkToken')
  return {
    ...operation,
    parameters: rest,
    operationId: operationId(String(route.method), url),
    tags: [route.config?.tag ?? 'Site'],
    security: schemes.length > 0 ? [Object.fromEntries(schemes.map((name) => [name, []]))] : [],
    responses: {
      ...successResponses(operation, url, answers),
      ...errorResponses(route, [...errors, ...guards.flatMap((guard) => guard.errors)]),
    },
  }
}

function successResponses(
  operation: Operation,
  url: string,
  answers: Readonly<Record<number, string | null>> | undefined,
): Responses {
  if (answers)
    return Object.fromEntries(
      Object.entries(answers).map(([status, mediaType]) => [
        status,
        response(Number(status), mediaType === null ? {} : { [mediaType]: bodyOf(mediaType) }),
      ]),
    )
  const inSchema: Responses = Object.fromEntries(
    Object.entries(operation.responses ?? {}).map(([status, answer]) => [
      status,
      response(Number(status), 'content' in answer ? (answer.content ?? {}) : {}),
    ]),
  )
  return isVisitorForm(url) ? { ...inSchema, 303: response(303, {}) } : inSchema
}

/** Returns the schema of a media type; other types than text have none. */
const bodyOf = (mediaType: string) =>
  mediaType.startsWith('text/') ? { schema: { type: 'string' as const } } : {}

function errorResponses(
  { url, method, schema, config }: RouteOptions,
  own: readonly number[],
): Responses {
  const writes = method !== 'GET'
  const asPage = config?.answersWithPages === true
  const statuses = new Set([
    ...own,
    ...(writes ? [400, 403, 413] : []),
    // A page behind a link answers any query with a page, never with 400.
    ...(schema?.querystring && !asPage ? [400] : []),
    ...(asPage ? [410] : []),
    ...(config && 'rateLimit' in config ? [429] : []),
    // Every route rejects compressed bodies.
    ...[415, 500],
    ...(withoutStore.test(url) ? [] : [503]),
  ])
  const described = (status: number) => {
    if (asPage) return response(status, page)
    if (isVisitorForm(url)) return response(status, { ...problem, ...page })
    return { $ref: `#/components/responses/Problem${status}` }
  }
  return Object.fromEntries([...statuses].map((status) => [status, described(status)]))
}

const routeHooks = ({ onRequest, preValidation, preHandler }: RouteOptions) =>
  [onRequest, preValidation, preHandler].flat().filter((hook) => hook !== undefined)

/** Returns the id of an operation: `GET /api/admin/leads/:id` is `getAdminLeadsById`. */
export function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replaceAll(':', 'by-')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + words.join('')
}
