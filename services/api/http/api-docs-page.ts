import { createHash } from 'node:crypto'
import { z } from 'zod'
import { escapeHtml } from './link-page.ts'
import { paths } from '../contract/paths.ts'

/** CSS of pages that the service renders: a form with errors, the API description. */
export const apiDocsCss =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0}input:not([type=checkbox]),select,textarea{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}.fault{color:#a11;display:block}code{overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}'

/** For the Content-Security-Policy: allows exactly this inline `<style>`. */
export const apiDocsCssHash = `'sha256-${createHash('sha256').update(apiDocsCss).digest('base64')}'`

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

/** Renders an OpenAPI description as HTML: every operation with its parameters and statuses. */
export function renderApiDocs(openApi: unknown): string {
  const { info, paths: calls } = openApiDocument.parse(openApi)
  const sections = Object.entries(calls).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) =>
      section(`${method.toUpperCase()} ${path}`, call),
    ),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${apiDocsCss}</style>
</head>
<body>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)}</p>
<p>For programs: <a href="${paths.openApi}">${paths.openApi}</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
</body>
</html>
`
}

function section(name: string, call: z.infer<typeof operation>): string {
  const schema = Object.values(call.requestBody?.content ?? {})[0]?.schema
  const statuses = Object.keys(call.responses).join(', ')
  const rows = Object.entries(schema?.properties ?? {}).map(([field, { type, enum: values }]) => {
    const kind = values?.map(String).join(', ') ?? (typeof type === 'string' ? type : '')
    const needed = schema?.required?.includes(field) ? 'required' : ''
    return `<tr><td><code>${escapeHtml(field)}</code></td><td>${escapeHtml(kind)}</td><td>${needed}</td></tr>`
  })
  const table = rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
  return `<h2><code>${escapeHtml(name)}</code></h2>\n<p>${escapeHtml(call.summary)} Answers: ${statuses}.</p>\n${table}`
}
