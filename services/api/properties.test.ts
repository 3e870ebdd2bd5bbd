import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { contactAccepted } from './contact-form/contract.ts'
import { problemDetails } from './contract/errors.ts'
import { paths } from './contract/paths.ts'
import { leadStatuses } from './contract/lead-status.ts'
import { testForm } from './testing/test-firm.ts'
import { rounds } from './testing/rounds.ts'
import { injectCall, routesOf, type Route } from './testing/routes.ts'
import { contactFields } from './testing/send-contact.ts'
import { signInOwner, startTestApp } from './testing/test-app.ts'

/** A fixed seed repeats the same calls. A failure prints the seed and the path. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const runs = rounds(5)
/** Runs for routes of public forms. */
const formRuns = rounds(25)
/** Runs for routes that hash a password, and for HEAD. */
const fewRuns = rounds(2)
const hangsAfterMs = 10_000

test(
  'random requests never cause a 5xx, a stack trace or a hang, and every error has a message',
  async () => {
    const testApp = await startTestApp()
    const owner = await signInOwner(testApp)
    const kept = await testApp.app.inject({
      method: 'POST',
      url: paths.contact,
      payload: contactFields,
    })
    const { reference } = contactAccepted.parse(kept.json())
    const tried: Record<string, Record<string, number>> = {}
    const routes = await routesOf(testApp.app)
    routes.sort((a, b) => deletesLast(a) - deletesLast(b))
    for (const route of routes) {
      const counts = { tried: 0 }
      tried[`${route.method} ${route.path}`] = counts
      const property = fc.asyncProperty(
        callOf(route, reference),
        fc.boolean(),
        async (call, signedIn) => {
          const headers = { ...call.headers, ...(signedIn && owner) }
          const answer = await inTime(injectCall(testApp.app, { ...call, headers }))
          count(counts, `${String(answer.statusCode).charAt(0)}xx`)
          expect(answer.statusCode).toBeLessThan(500)
          if (answer.statusCode < 400) return
          expect(answer.body).not.toMatch(/node_modules|\bat .+:\d+:\d+/)
          const json = answer.headers['content-type']?.toString().includes('json')
          if (json && route.method !== 'HEAD') problemDetails.parse(JSON.parse(answer.body))
        },
      )
      const few = route.method === 'HEAD' || /session|setup|password|factor/.test(route.path)
      const isForm = /^\/api\/(contact|newsletter|request)/.test(route.path)
      const numRuns = few ? fewRuns : isForm ? formRuns : runs
      await fc.assert(property, { seed, numRuns, endOnFailure: true })
    }
    process.stdout.write(`seed ${seed}\n${listed(tried)}`)
    expect(Object.keys(tried).length).toBeGreaterThan(15)
    // Some of the random calls are valid.
    expect(tried['POST /api/contact']?.['2xx']).toBeGreaterThan(0)
    expect((await testApp.app.inject('/readyz')).statusCode).toBe(200)
  },
  rounds(180_000),
)

/** Sorts routes that end the session last. */
const deletesLast = ({ method }: Route) => Number(method === 'DELETE')

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ maxLength: 6_000, size: 'max' }),
  fc.constantFrom('', ' ', '../../etc/passwd', '%00', '=1+1', '\r\nBcc: a@b.c', '<script>', '‮'),
)

/** Text of characters that are valid in a header. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 300 })

const asJson = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } })

/** Generates mostly valid values of a field, sometimes others. */
const field = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 9, arbitrary: good },
    { weight: 1, arbitrary: fc.oneof(text, fc.jsonValue({ maxDepth: 3 })) },
  )

const likely = fc.record(
  {
    name: field(fc.constant('Ann')),
    email: field(fc.constantFrom('ann@example.com', 'olive@example.com')),
    phone: field(fc.constant('970-555-0111')),
    serviceType: field(fc.constantFrom(...testForm.types.map(({ id }) => id))),
    acceptTerms: field(fc.constantFrom(true, 'on')),
    services: field(fc.array(fc.constant('roofing'))),
    interests: field(fc.array(fc.constant('Mountain Building Guide'))),
    message: field(text),
    website: field(fc.constantFrom('', 'https://spam.example')),
    idempotencyKey: field(fc.constantFrom('one', 'two', 'three')),
    page: field(fc.webPath()),
    token: field(fc.string()),
    password: field(fc.constant('twelve letters and more')),
    status: field(fc.constantFrom(...leadStatuses)),
    version: field(fc.nat(3)),
  },
  { requiredKeys: ['name', 'email', 'phone', 'serviceType', 'acceptTerms'] },
)

/** Generates a change of a lead, whose schema allows no other fields. */
const change = fc.record({
  status: field(fc.constantFrom(...leadStatuses)),
  version: field(fc.constantFrom(1, 1, 2, 3)),
})

const payload: fc.Arbitrary<Pick<InjectOptions, 'payload' | 'headers'>> = fc.oneof(
  { weight: 4, arbitrary: likely.map((fields) => asJson(JSON.stringify(fields))) },
  { weight: 2, arbitrary: change.map((fields) => asJson(JSON.stringify(fields))) },
  { weight: 2, arbitrary: fc.json().map(asJson) },
  { weight: 1, arbitrary: text.map(asJson) },
  {
    weight: 2,
    arbitrary: fc.tuple(text, text, likely).map(([name, value, { email }]) => ({
      payload: new URLSearchParams({ [name]: value, email: JSON.stringify(email) }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.uint8Array({ maxLength: 5_000 }), headerText).map(([bytes, type]) => ({
      payload: Buffer.from(bytes),
      headers: { 'content-type': type },
    })),
  },
  { weight: 1, arbitrary: fc.constant({}) },
)

const headers = fc.record(
  {
    'idempotency-key': headerText,
    cookie: fc.oneof(
      headerText,
      headerText.map((value) => `__Host-highpine=${value}`),
    ),
    referer: fc.oneof(fc.webUrl(), headerText),
    origin: fc.constantFrom('https://www.highpine.example', 'null', 'https://evil.example'),
    accept: headerText,
    range: fc.oneof(headerText, fc.constant('bytes=5-1')),
    'if-none-match': headerText,
    'accept-language': headerText,
    'x-forwarded-for': headerText,
    'x-forwarded-host': headerText,
  },
  { requiredKeys: [] },
)

/** Generates a random request to a route. */
function callOf({ method, path }: Route, reference: string): fc.Arbitrary<InjectOptions> {
  const segments = path.split(/(:\w+|\*)/)
  const filled = fc
    .array(fc.oneof(text, fc.constantFrom('800', '80', 'roof.avif', 'roofing-vail', reference)), {
      minLength: segments.length,
      maxLength: segments.length,
    })
    .map((parts) => segments.map((part, n) => (n % 2 ? encoded(parts[n] ?? '') : part)).join(''))
  const query = fc.dictionary(
    fc.oneof(fc.constantFrom('page', 'perPage', 'v', 'token'), text),
    text,
  )
  const reads = ['GET', 'HEAD'].includes(method)
  return fc
    .record({
      path: filled,
      query,
      asked: fc.boolean(),
      own: headers,
      content: reads ? fc.constant({}) : payload,
    })
    .map(({ path, query, asked, own, content }): InjectOptions => {
      const search = asked ? `?${new URLSearchParams(query).toString()}` : ''
      const url = path + search
      const sent: Pick<InjectOptions, 'payload' | 'headers'> = content
      return { ...sent, method: methodOf(method), url, headers: { ...own, ...sent.headers } }
    })
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const methodOf = (name: string) => methods.find((one) => one === name) ?? 'GET'

/** Encodes a part of a path as a browser does. A lone surrogate cannot be encoded. */
const encoded = (part: string) => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, ''))

const listed = (tried: Record<string, Record<string, number>>): string =>
  Object.entries(tried)
    .map(([call, counts]) => {
      const cells = Object.entries(counts).map(([what, times]) => `${what} ${times}`)
      return `${call.padEnd(54)} ${cells.sort().reverse().join(', ')}\n`
    })
    .join('')

function count(counts: Record<string, number>, outcome: string): void {
  counts['tried'] = (counts['tried'] ?? 0) + 1
  counts[outcome] = (counts[outcome] ?? 0) + 1
}

async function inTime<Answer>(answering: PromiseLike<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('No answer: it hangs.')), hangsAfterMs)
  })
  try {
    return await Promise.race([answering, hang])
  } finally {
    clearTimeout(timer)
  }
}
