import { z } from 'zod'
import { paths } from '../contract/paths.ts'
import { plainStyle } from './plain-style.ts'

const field = z.looseObject({ type: z.unknown().optional(), enum: z.array(z.unknown()).optional() })
const operation = z.looseObject({
  summary: z.string(),
  requestBody: z
    .looseObject({
      content: z.looseObject({
        'application/json': z.looseObject({
          schema: z.looseObject({
            properties: z.record(z.string(), field).optional(),
            required: z.array(z.string()).optional(),
          }),
        }),
      }),
    })
    .optional(),
})
const described = z.looseObject({
  info: z.looseObject({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

/** In: an OpenAPI description. Out: the same as a page to read: every call with what it takes. */
export function descriptionPage(openApi: unknown): string {
  const { info, paths: calls } = described.parse(openApi)
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
<title>${escape(info.title)}</title>
<style>${plainStyle}</style>
</head>
<body>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description)}</p>
<p>For programs: <a href="${paths.openApi}">${paths.openApi}</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
</body>
</html>
`
}

function section(name: string, call: z.infer<typeof operation>): string {
  const schema = call.requestBody?.content['application/json'].schema
  const rows = Object.entries(schema?.properties ?? {}).map(([field, { type, enum: values }]) => {
    const kind = values?.map(String).join(', ') ?? (typeof type === 'string' ? type : '')
    const needed = schema?.required?.includes(field) ? 'required' : ''
    return `<tr><td><code>${escape(field)}</code></td><td>${escape(kind)}</td><td>${needed}</td></tr>`
  })
  const table = rows.length > 0 ? `<table>${rows.join('')}</table>` : ''
  return `<h2><code>${escape(name)}</code></h2>\n<p>${escape(call.summary)}</p>\n${table}`
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
