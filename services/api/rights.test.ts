import { expect, test } from 'vitest'
import { injectCall, routesOf } from './testing/routes.ts'
import { signInOwner, sameOriginHeaders, startTestApp, type TestApp } from './testing/test-app.ts'
import { hashPassword } from './people/sign-in/passwords.ts'

const password = 'twelve letters and more'

/**
 * The status of every call under /api/admin, without a body and for a missing record: [owner, staff, signed out]. 400
 * and 404 mean that the caller may use the route; 401 and 403 mean that they may not.
 */
const table: Record<string, [number, number, number]> = {
  'POST /api/admin/setup': [400, 400, 400],
  'POST /api/admin/session': [400, 400, 400],
  'POST /api/admin/password-reset': [400, 400, 400],
  'POST /api/admin/new-password': [400, 400, 400],
  'GET /api/admin/session': [200, 200, 401],
  'GET /api/admin/account': [200, 200, 401],
  'DELETE /api/admin/account/sessions': [200, 200, 401],
  'DELETE /api/admin/account/sessions/{id}': [200, 200, 401],
  'POST /api/admin/account/second-factor': [400, 400, 401],
  'PATCH /api/admin/account/second-factor': [400, 400, 401],
  'DELETE /api/admin/account/second-factor': [400, 400, 401],
  'GET /api/admin/content': [404, 404, 401],
  'GET /api/admin/preview-links': [200, 200, 401],
  'POST /api/admin/preview-links': [400, 400, 401],
  'DELETE /api/admin/preview-links/{id}': [404, 404, 401],
  'GET /api/admin/publishing': [200, 200, 401],
  'PATCH /api/admin/publishing': [400, 403, 401],
  'GET /api/admin/events': [200, 200, 401],
  'GET /api/admin/dashboard': [200, 200, 401],
  'GET /api/admin/analytics': [200, 200, 401],
  'GET /api/admin/analytics.csv': [200, 200, 401],
  'GET /api/admin/pipeline': [200, 200, 401],
  'GET /api/admin/routing': [200, 403, 401],
  'GET /api/admin/routing/preview': [200, 403, 401],
  'GET /api/admin/leads': [200, 200, 401],
  'POST /api/admin/leads': [400, 400, 401],
  'GET /api/admin/similar-leads': [200, 200, 401],
  'POST /api/admin/leads/{id}/attachments': [415, 415, 401],
  'GET /api/admin/leads.csv': [200, 200, 401],
  'GET /api/admin/colleagues': [200, 200, 401],
  'GET /api/admin/tags': [200, 200, 401],
  'GET /api/admin/service-types': [200, 200, 401],
  'GET /api/admin/towns': [200, 200, 401],
  'PATCH /api/admin/account/whose': [400, 400, 401],
  'GET /api/admin/account/push': [200, 200, 401],
  'POST /api/admin/account/push': [400, 400, 401],
  'PATCH /api/admin/account/push': [400, 400, 401],
  'DELETE /api/admin/account/push/{id}': [404, 404, 401],
  'POST /api/admin/account/push/test': [404, 404, 401],
  'GET /api/admin/views': [200, 200, 401],
  'POST /api/admin/views': [400, 400, 401],
  'DELETE /api/admin/views/{name}': [200, 200, 401],
  'GET /api/admin/leads/{id}/duplicates': [404, 404, 401],
  'POST /api/admin/leads/{id}/presence': [400, 400, 401],
  'GET /api/admin/leads/{id}': [404, 404, 401],
  'PATCH /api/admin/leads/{id}': [400, 400, 401],
  'POST /api/admin/leads/bulk': [400, 400, 401],
  'POST /api/admin/leads/{id}/merge': [400, 400, 401],
  'GET /api/admin/inbox': [200, 200, 401],
  'POST /api/admin/inbox/{id}/lead': [400, 400, 401],
  'POST /api/admin/inbox/{id}/dismissal': [404, 404, 401],
  'GET /api/admin/inbox/{id}/attachments/{file}': [404, 404, 401],
  'GET /api/admin/leads/{id}/conversation': [404, 404, 401],
  'POST /api/admin/leads/{id}/conversation': [400, 400, 401],
  'POST /api/admin/leads/{id}/conversation/preview': [400, 400, 401],
  'POST /api/admin/leads/{id}/erasure': [404, 403, 401],
  'GET /api/admin/leads/{id}/attachments/{file}': [404, 404, 401],
  'GET /api/admin/leads/{id}/attachments/{file}/thumbnail': [404, 404, 401],
  'GET /api/admin/subscribers': [200, 200, 401],
  'GET /api/admin/mailings': [200, 403, 401],
  'POST /api/admin/mailings': [400, 403, 401],
  'POST /api/admin/mailings/stop': [400, 403, 401],
  'GET /api/admin/subscribers.csv': [200, 200, 401],
  'POST /api/admin/subscribers/{id}/leave': [404, 404, 401],
  'POST /api/admin/subscribers/{id}/erasure': [404, 403, 401],
  'GET /api/admin/audit': [200, 403, 401],
  'GET /api/admin/api-tokens': [200, 403, 401],
  'POST /api/admin/api-tokens': [400, 403, 401],
  'DELETE /api/admin/api-tokens/{id}': [404, 403, 401],
  'GET /api/admin/imports': [200, 403, 401],
  'GET /api/admin/imports/template.csv': [400, 403, 401],
  'POST /api/admin/imports/preview': [400, 403, 401],
  'POST /api/admin/imports': [400, 403, 401],
  'POST /api/admin/imports/{id}/undo': [404, 403, 401],
  'POST /api/admin/stored-data': [400, 403, 401],
  'GET /api/admin/retention': [200, 403, 401],
  'GET /api/admin/health': [200, 403, 401],
  'GET /api/admin/response-sla': [200, 403, 401],
  'GET /api/admin/mail': [200, 403, 401],
  'POST /api/admin/mail/test': [200, 403, 401],
  'POST /api/admin/mail/try-now': [200, 403, 401],
  'GET /api/admin/backup': [200, 403, 401],
  'POST /api/admin/backup.jsonl.gz': [400, 403, 401],
  'GET /api/admin/notifications': [200, 403, 401],
  'PATCH /api/admin/notifications': [400, 403, 401],
  'GET /api/admin/people': [200, 200, 401],
  'POST /api/admin/people': [400, 403, 401],
  'PATCH /api/admin/people/{id}': [400, 403, 401],
  'DELETE /api/admin/people/{id}': [404, 403, 401],
  'DELETE /api/admin/people/{id}/second-factor': [404, 403, 401],
  'PATCH /api/admin/people/{id}/rights': [400, 403, 401],
  'PATCH /api/admin/people/{id}/away': [400, 403, 401],
  'PATCH /api/admin/routing': [400, 403, 401],
  'GET /api/admin/applications': [200, 403, 401],
  'GET /api/admin/applications/{id}': [404, 403, 401],
  'GET /api/admin/applications/{id}/attachments/{file}': [404, 403, 401],
  'POST /api/admin/applications/{id}/erasure': [404, 403, 401],
  'GET /api/admin/editing': [200, 403, 401],
  'GET /api/admin/editing/problems': [409, 403, 401],
  'GET /api/admin/editing/file': [400, 403, 401],
  'POST /api/admin/editing/file': [400, 403, 401],
  'POST /api/admin/editing/check': [400, 403, 401],
  'POST /api/admin/editing/preview': [400, 403, 401],
  'GET /api/admin/editing/presence': [400, 403, 401],
  'GET /api/admin/editing/history': [400, 403, 401],
  'POST /api/admin/editing/undo': [400, 403, 401],
  'POST /api/admin/editing/publish': [400, 403, 401],
  'POST /api/admin/editing/discard': [400, 403, 401],
  'POST /api/admin/editing/new': [400, 403, 401],
  'POST /api/admin/editing/rename': [400, 403, 401],
  'POST /api/admin/editing/remove': [400, 403, 401],
  'GET /api/admin/editing/pictures/{name}': [400, 403, 401],
  'POST /api/admin/editing/pictures': [415, 403, 401],
  'GET /api/admin/editing/files/{name}': [400, 403, 401],
  'POST /api/admin/editing/files': [415, 403, 401],
  'GET /api/admin/join': [400, 400, 400],
  'POST /api/admin/join': [400, 400, 400],
  'GET /api/admin/quarantine': [200, 200, 401],
  'PATCH /api/admin/quarantine/{id}': [400, 400, 401],
  'GET /api/admin/failed-mail': [200, 200, 401],
  'PATCH /api/admin/failed-mail/{id}': [400, 400, 401],
  'GET /api/admin/webhooks': [200, 403, 401],
  'PATCH /api/admin/webhooks': [400, 403, 401],
  'PATCH /api/admin/webhooks/{id}': [400, 403, 401],
  'POST /api/admin/leads/{id}/confirmation': [400, 400, 401],
  'POST /api/admin/leads/{id}/unmerge': [400, 400, 401],
  'DELETE /api/admin/session': [200, 200, 401],
}

type Call = { method: 'GET'; url: string; name: string }

/** Returns every admin call of the app; HEAD is answered by the code of GET. */
const adminCalls = async ({ app }: TestApp): Promise<Call[]> =>
  (await routesOf(app))
    .filter(({ method, path }) => path.startsWith('/api/admin/') && method !== 'HEAD')
    .map(({ method, path }) => ({
      method: method as 'GET',
      url: path.replaceAll(/:\w+/g, 'HP-ZZZZZ2'),
      name: `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    }))

async function staffSignedIn({ app, store }: TestApp) {
  await store.bulk.add('people', [
    {
      id: 'sam',
      name: 'Sam Staff',
      email: 'sam@example.com',
      role: 'staff',
      passwordHash: await hashPassword(password),
      createdAt: '2026-11-05T10:00:00.000Z',
      sessions: [],
      mail: [],
    },
  ])
  return async () => {
    const payload = { email: 'sam@example.com', password }
    const url = '/api/admin/session'
    const answer = await app.inject({ method: 'POST', url, headers: sameOriginHeaders, payload })
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { ...sameOriginHeaders, cookie }
  }
}

test('the table has exactly the admin calls that exist', async () => {
  const names = (await adminCalls(await startTestApp())).map(({ name }) => name)
  expect(names.sort(), 'give every route a line in the table above').toEqual(
    Object.keys(table).sort(),
  )
})

test.each([
  ['owner', 0],
  ['staff', 1],
  ['signed out', 2],
  ['with an ended session', 2],
] as const)('what every call answers: %s', async (role, column) => {
  const testApp = await startTestApp()
  const owner = await signInOwner(testApp)
  const signIn = await staffSignedIn(testApp)
  const headers =
    role === 'owner' ? owner : role === 'signed out' ? sameOriginHeaders : await signIn()
  if (role === 'with an ended session') {
    const url = '/api/admin/session'
    const ended = await testApp.app.inject({ method: 'DELETE', url, headers })
    // The browser drops its cookie too.
    expect(ended.cookies).toMatchObject([{ value: '', expires: new Date(0) }])
  }
  const calls = await adminCalls(testApp)
  // Sign-out comes last, since it ends the session.
  calls.sort((one, other) => Number(isSignOut(one)) - Number(isSignOut(other)))
  const answers: Record<string, number> = {}
  for (const { name, method, url } of calls)
    answers[name] = (await injectCall(testApp.app, { method, url, headers })).statusCode
  expect(answers).toEqual(
    Object.fromEntries(Object.entries(table).map(([name, statuses]) => [name, statuses[column]])),
  )
})

const isSignOut = ({ name }: Call) => name === 'DELETE /api/admin/session'

test('a change with a field that the call does not know is refused, so that no typing error is lost', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const calls = (await adminCalls(testApp)).filter(
    ({ name }) => table[name]?.[2] === 401 && /^(?:PATCH|POST)/.test(name),
  )
  const answers: Record<string, string> = {}
  for (const { name, method, url } of calls) {
    const call = { method, url, headers, payload: { servicTyp: 'custom' } }
    const { statusCode, body } = await injectCall(testApp.app, call)
    if (statusCode === 400) answers[name] = JSON.parse(body).fields.servicTyp
  }
  expect(new Set(Object.values(answers))).toEqual(
    new Set(['“servicTyp” isn’t a field that this takes. Leave it out, or check its name.']),
  )
  // All that take a body.
  expect(Object.keys(answers)).toEqual(
    calls.map(({ name }) => name).filter((name) => table[name]?.[0] === 400),
  )
})
