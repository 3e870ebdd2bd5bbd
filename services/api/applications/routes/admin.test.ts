import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declarations, recordsOf } from '../../collections.ts'
import { eraseExpired } from '../../erasure/retention.ts'
import { hashPassword } from '../../people/sign-in/passwords.ts'
import {
  applicantAnswers,
  sendApplication,
  storedApplications,
} from '../../testing/send-application.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { pdfBytes, postContact, storedLeads } from '../../testing/submit-contact.ts'
import {
  sameOriginHeaders,
  signInOwner,
  startTestApp,
  type TestApp,
} from '../../testing/test-app.ts'

const resume = ['Résumé.pdf', 'application/pdf', pdfBytes] as [string, string, Buffer]
const url = '/api/admin/applications'

async function received(change: Record<string, string> = {}) {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  await sendApplication(testApp, change, [resume])
  const [application] = await storedApplications(testApp)
  if (!application) throw new Error('It was not stored.')
  return { ...testApp, headers, application }
}

test('the list has what was sent, and is searched and counted by state', async () => {
  const { app, headers, ...testApp } = await received({ page: '/buscando-trabajo' })
  await sendApplication({ app }, { name: 'Spam', website: 'x' })
  const { applications, counts, total } = (await app.inject({ url, headers })).json()
  expect([total, counts]).toEqual([2, { received: 1, held: 1 }])
  expect(applications[1]).toEqual({
    ...applicantAnswers,
    id: testApp.application.id,
    receivedAt: '2026-11-05T15:00:00.000Z',
    job: 'Finish carpenter',
    language: 'es',
    state: 'received',
    files: [expect.objectContaining({ name: 'Résumé.pdf', kind: 'pdf' })],
  })
  const found = await app.inject({ url: `${url}?q=5550177&state=received`, headers })
  expect(found.json()).toMatchObject({ total: 1, applications: [{ name: 'June Alder' }] })
})

test('a file is downloaded, never shown, and only under its application', async () => {
  const { app, headers, application } = await received()
  const [file] = application.attachments
  const path = `${url}/${application.id}/attachments/${file?.id ?? ''}`
  const answer = await app.inject({ url: path, headers })
  expect(answer.rawPayload).toEqual(pdfBytes)
  expect(answer.headers['content-disposition']).toContain('attachment')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const other = path.replace(application.id, '6d6a3f6e-0c5b-4f0e-9d55-0a8f2f0a7c11')
  expect((await app.inject({ url: other, headers })).statusCode).toBe(404)
})

async function signInStaff({ app, store }: TestApp) {
  const password = 'twelve letters and more'
  const person = { id: 'sam', name: 'Sam Staff', email: 'sam@example.com', role: 'staff' } as const
  const passwordHash = await hashPassword(password)
  const createdAt = '2026-11-05T10:00:00.000Z'
  await store.bulk.add('people', [{ ...person, passwordHash, createdAt, sessions: [], mail: [] }])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/session',
    headers: sameOriginHeaders,
    payload: { email: person.email, password },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...sameOriginHeaders, cookie }
}

test('staff see applications once the owner lets them, and until the owner takes it back', async () => {
  const testApp = await received()
  const { app, headers: owner, application } = testApp
  const staff = await signInStaff(testApp)
  const calls = [url, `${url}/${application.id}`, '/api/admin/leads'].map(
    (path) => () => app.inject({ url: path, headers: staff }).then(({ statusCode }) => statusCode),
  )
  const statuses = async () => Promise.all(calls.map((call) => call()))
  const allow = (rights: string[]) =>
    app.inject({
      method: 'PATCH',
      url: '/api/admin/people/sam/rights',
      headers: owner,
      payload: { rights },
    })
  expect(await statuses()).toEqual([403, 403, 200])
  expect((await allow(['applications'])).json()).toMatchObject({ success: true })
  expect(await statuses()).toEqual([200, 200, 200])
  const session = await app.inject({ url: '/api/admin/session', headers: staff })
  expect(session.json().person).toMatchObject({ role: 'staff', rights: ['applications'] })
  // The right gives no other one.
  const team = { method: 'PATCH', url: '/api/admin/people/sam/rights', headers: staff } as const
  expect((await app.inject({ ...team, payload: { rights: [] } })).statusCode).toBe(403)
  await allow([])
  expect(await statuses()).toEqual([403, 403, 200])
  expect((await allow(['leads'])).statusCode).toBe(400)
  const { entries } = (await app.inject({ url: '/api/admin/audit', headers: owner })).json()
  expect(JSON.stringify(entries)).toContain('Sam Staff: job applications off')
})

test('staff who may not see applications get no email about one, though leads are emailed to them', async () => {
  const testApp = await received()
  await signInStaff(testApp)
  const set = (requests: string[]) => {
    const setting = { id: 'notifications', requests, failures: requests } as const
    return testApp.store.settings.setNotifications(setting)
  }
  const officeOf = async (name: string) => {
    await sendApplication(testApp, { name })
    const [application] = await storedApplications(testApp)
    return application?.mail.flatMap(({ letter, to }) =>
      letter === 'application-to-office' ? [to] : [],
    )
  }
  await set(['Sam@example.com', 'hiring@example.com'])
  expect(await officeOf('Ann')).toEqual(['hiring@example.com'])
  await set(['sam@example.com'])
  expect(await officeOf('Ben')).toEqual(['olive@example.com'])
})

test('one is erased with its files and emails, and the audit log does not say whose it was', async () => {
  const { app, data, headers, application, ...testApp } = await received()
  const erasure = { method: 'POST', url: `${url}/${application.id}/erasure`, headers } as const
  expect((await app.inject(erasure)).json()).toMatchObject({ success: true })
  expect(await storedApplications(testApp)).toEqual([])
  expect(await readdir(join(data, 'attachments'))).not.toContain(application.id)
  const audited = (await app.inject({ url: '/api/admin/audit', headers })).body
  expect(audited).toContain('"collection":"applications"')
  expect(audited).not.toMatch(/June|june|0177/)
  expect((await app.inject(erasure)).statusCode).toBe(404)
})

test('a lead’s erasure erases the applications of the same person, and no others', async () => {
  const { app, headers, ...testApp } = await received({ email: 'Ann@Example.com' })
  await sendApplication({ app }, { name: 'Other', email: 'other@example.com' })
  await sendApplication({ app }, { name: 'Without', email: '' })
  await postContact({ ...testApp, app }, { ...contactFields, email: 'ann@example.com' })
  const [lead] = await storedLeads({ ...testApp, app })
  const erasure = `/api/admin/leads/${lead?.id ?? ''}/erasure`
  expect((await app.inject({ method: 'POST', url: erasure, headers })).statusCode).toBe(200)
  const left = await storedApplications(testApp)
  expect(left.map(({ name }) => name).sort()).toEqual(['Other', 'Without'])
})

test('the export of a person has their application', async () => {
  const { store } = await received()
  const exported: unknown[] = []
  for await (const one of recordsOf('JUNE.ALDER@example.com', 'applications', store.bulk))
    exported.push(one)
  expect(exported).toMatchObject([{ name: 'June Alder', attachments: [{ kind: 'pdf' }] }])
  expect(declarations.applications.personal?.erasedWith).toBe('leads')
})

test('applications expire by their own setting, with their files', async () => {
  const { store, eraser, clock, data } = await received()
  const now = () => clock.now
  const days = { RETENTION_DAYS: 'off', APPLICATION_RETENTION_DAYS: 365 } as const
  clock.now = new Date('2027-11-05T14:00:00.000Z')
  expect(await eraseExpired({ store, days, eraser, now })).toBe(0)
  clock.now = new Date('2027-11-05T16:00:00.000Z')
  const off = { ...days, APPLICATION_RETENTION_DAYS: 'off' } as const
  expect(await eraseExpired({ store, days: off, eraser, now })).toBe(0)
  expect(await eraseExpired({ store, days, eraser, now })).toBe(1)
  expect(await storedApplications({ store })).toEqual([])
  expect(await readdir(join(data, 'attachments'))).toEqual(['arriving'])
})
