import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { NotStoredError } from '../../storage/errors.ts'
import {
  applicantAnswers,
  applicationFields,
  sendApplication,
  storedApplications,
} from '../../testing/send-application.ts'
import { pdfBytes, upload } from '../../testing/submit-contact.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

const resume = ['Résumé.pdf', 'application/pdf', pdfBytes] as [string, string, Buffer]
const program = ['virus.jpg', 'image/jpeg', Buffer.from('MZ a program')] as typeof resume
const foldersIn = (data: string) =>
  readdir(join(data, 'attachments'))
    .catch(() => [])
    .then((names) => names.filter((name) => name !== 'arriving'))

test('an application is stored with its file, and the office and the applicant get an email', async () => {
  const testApp = await startTestApp()
  const answer = await sendApplication(testApp, {}, [resume])
  expect(answer.statusCode).toBe(303)
  const page = await testApp.app.inject({ url: String(answer.headers.location) })
  expect(page.body).toContain('Got your application')
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  const [stored, ...others] = await storedApplications(testApp)
  expect([stored, others]).toMatchObject([
    {
      ...applicantAnswers,
      title: 'Finish carpenter',
      language: 'en',
      attachments: [{ name: 'Résumé.pdf' }],
    },
    [],
  ])
  expect(stored?.mail).toMatchObject([
    { letter: 'application-to-office', to: 'office@highpine.example' },
    { letter: 'application-confirmation', to: applicantAnswers.email },
  ])
  const { id = '', attachments: [file] = [] } = stored ?? {}
  const kept = join(testApp.data, 'attachments', id, file?.id ?? '')
  expect(await readFile(kept)).toEqual(pdfBytes)
})

test('it is no lead, no subscriber, no webhook and in no figure', async () => {
  const webhook = { url: 'https://crm.example.com/', secret: 'whsec_x', allowPrivate: false }
  const testApp = await startTestApp({ config: { webhook } })
  const headers = await signInOwner(testApp)
  await sendApplication(testApp, {}, [resume])
  for (const path of ['leads', 'leads.csv', 'subscribers', 'subscribers.csv', 'quarantine']) {
    const { body, statusCode } = await testApp.app.inject({ url: `/api/admin/${path}`, headers })
    expect([path, statusCode]).toEqual([path, 200])
    expect(body).not.toMatch(/June|june|0177/)
  }
  const dashboard = await testApp.app.inject({ url: '/api/admin/dashboard', headers })
  expect(dashboard.body).not.toMatch(/June|june|0177/)
  expect((await testApp.store.leads.newestFirst(0, 1)).total).toBe(0)
  expect(await testApp.store.outbox.due(new Date('2030-01-01'), 10, 'webhooks')).toEqual([])
})

test('without an email address only the office gets an email', async () => {
  const testApp = await startTestApp()
  expect((await sendApplication(testApp, { email: '' })).statusCode).toBe(303)
  const [stored] = await storedApplications(testApp)
  expect(stored?.mail.map(({ letter }) => letter)).toEqual(['application-to-office'])
})

test('a form of a Spanish page is answered in Spanish, with the job’s title in Spanish', async () => {
  const testApp = await startTestApp()
  const spanish = { page: '/buscando-trabajo' }
  const refused = await sendApplication(testApp, { ...spanish, name: '', email: 'june@' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('<html lang="es">')
  expect(refused.body).toContain('Díganos su nombre.')
  expect(refused.body).toContain('value="/buscando-trabajo"')
  const answer = await sendApplication(testApp, spanish)
  const page = await testApp.app.inject({ url: String(answer.headers.location) })
  expect(page.body).toContain('Recibimos su solicitud')
  const [stored] = await storedApplications(testApp)
  expect(stored).toMatchObject({ language: 'es', title: 'Carpintero de acabados' })
})

test('what is missing or wrong is marked, and the form has what was typed', async () => {
  const testApp = await startTestApp()
  const change = { phone: 'call me', trade: ' ', start: 'x'.repeat(201), name: '<b>June</b>' }
  const { statusCode, body } = await sendApplication(testApp, change, [resume])
  expect(statusCode).toBe(400)
  for (const said of [
    'We need a phone number with area code.',
    'Tell us what you do.',
    'Please shorten this to 200 characters.',
    'Please pick your files again.',
    'value="&lt;b&gt;June&lt;/b&gt;"',
    'value="call me"',
    'value="finish-carpenter"',
  ])
    expect(body).toContain(said)
  expect(await storedApplications(testApp)).toEqual([])
  expect(await foldersIn(testApp.data)).toEqual([])
})

test('without a job the form asks for one that is open', async () => {
  const { body, statusCode } = await sendApplication(await startTestApp(), { job: '' })
  expect(statusCode).toBe(400)
  expect(body).toContain('value="finish-carpenter"')
  expect(body).not.toContain('excavator-operator')
})

test('a file that is no picture or PDF, or one too many, is named, and nothing is stored', async () => {
  const testApp = await startTestApp()
  const { statusCode, body } = await sendApplication(testApp, {}, [resume, program])
  expect([statusCode, body]).toEqual([400, expect.stringContaining('virus.jpg')])
  const four = await sendApplication(testApp, {}, [resume, resume, resume, resume])
  expect(four.statusCode).toBe(400)
  expect(await storedApplications(testApp)).toEqual([])
  expect(await foldersIn(testApp.data)).toEqual([])
})

test('a photo loses its location, as those of leads do', async () => {
  const testApp = await startTestApp()
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A phone' } })
    .toBuffer()
  await sendApplication(testApp, {}, [['deck.jpg', 'image/jpeg', photo]])
  const [stored] = await storedApplications(testApp)
  const { id = '', attachments: [file] = [] } = stored ?? {}
  const kept = await readFile(join(testApp.data, 'attachments', id, file?.id ?? ''))
  expect(kept.includes('A phone')).toBe(false)
})

test('one with a filled honeypot is answered like any other, and set aside without emails and files', async () => {
  const testApp = await startTestApp()
  const answer = await sendApplication(testApp, { website: 'https://spam.example' }, [resume])
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/api/applications/received?language=en',
  ])
  const [stored] = await storedApplications(testApp)
  expect(stored).toMatchObject({ honeypot: 'https://spam.example', mail: [], attachments: [] })
  expect(await foldersIn(testApp.data)).toEqual([])
})

test('too many from one network or for one address are refused with a page', async () => {
  const testApp = await startTestApp({ config: { rateLimit: 2 } })
  const send = (change: Record<string, string>, remoteAddress: string) =>
    sendApplication(testApp, change, [], { remoteAddress })
  const statuses = []
  for (const name of ['Ann', 'Ben', 'Cem'])
    statuses.push((await send({ name, email: '' }, '192.0.2.1')).statusCode)
  expect(statuses).toEqual([303, 303, 429])
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
  const toOne = []
  for (const address of addresses) toOne.push(await send({ trade: address }, address))
  expect(toOne.map(({ statusCode }) => statusCode)).toEqual([303, 303, 429])
  expect(toOne[2]?.body).toContain('Your application wasn’t sent')
  // Those without an address share none.
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    expect((await send({ trade: address, email: '' }, address)).statusCode).toBe(303)
  expect(await storedApplications(testApp)).toHaveLength(7)
})

test('a job is open through its last day; later the answer says that it is closed, and nothing is kept', async () => {
  const testApp = await startTestApp()
  // Mountain Time: the last minute of 2026-11-20, and the one after it.
  testApp.clock.now = new Date('2026-11-21T06:59:00.000Z')
  expect((await sendApplication(testApp)).statusCode).toBe(303)
  testApp.clock.now = new Date('2026-11-21T07:00:00.000Z')
  const closed = await sendApplication(testApp, { name: 'Late' }, [resume])
  expect(closed.statusCode).toBe(410)
  expect(closed.body).toContain('This job is closed')
  expect(closed.body).toContain('href="/careers"')
  const never = await sendApplication(testApp, { job: 'no-such-job' }, [resume])
  expect(never.statusCode).toBe(410)
  expect(await storedApplications(testApp)).toHaveLength(1)
  expect(await foldersIn(testApp.data)).toEqual([])
})

test('the same application again, with its file, is stored once and answered in the same way', async () => {
  const testApp = await startTestApp()
  const answers = await Promise.all([0, 1].map(() => sendApplication(testApp, {}, [resume])))
  answers.push(await sendApplication(testApp, {}, [resume]))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
  const [stored, ...others] = await storedApplications(testApp)
  expect(others).toEqual([])
  expect(await foldersIn(testApp.data)).toEqual([stored?.id])
  await sendApplication(testApp, { start: 'Monday' }, [resume])
  expect(await storedApplications(testApp)).toHaveLength(2)
})

test('one that cannot be stored is not acknowledged, and its file is removed', async () => {
  const testApp = await startTestApp()
  testApp.store.applications.transactByFingerprint = async () => {
    throw new NotStoredError('The disk is full.')
  }
  const { statusCode, body, headers } = await sendApplication(testApp, {}, [resume])
  expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
  expect(body).toContain('Your application wasn’t sent')
  expect(await foldersIn(testApp.data)).toEqual([])
})

test('other sites and other formats are refused', async () => {
  const { app } = await startTestApp()
  const { headers, payload } = upload([], applicationFields)
  const call = { method: 'POST', url: '/api/applications' } as const
  const origin = 'https://evil.example'
  const foreign = await app.inject({ ...call, headers: { ...headers, origin }, payload })
  expect(foreign.statusCode).toBe(403)
  expect((await app.inject({ ...call, payload: applicationFields })).statusCode).toBe(415)
  const cut = await app.inject({ ...call, headers, payload: payload.subarray(0, 300) })
  expect(cut.statusCode).toBe(400)
})

test('one applies for no job in particular, which is stored as such under its title, in both languages', async () => {
  const testApp = await startTestApp()
  for (const [page, title] of [
    ['/careers', 'Another trade'],
    ['/buscando-trabajo', 'Otro oficio'],
  ] as const) {
    const answer = await sendApplication(testApp, { job: 'any_job', page, name: title })
    expect(answer.statusCode).toBe(303)
    const [stored] = await storedApplications(testApp)
    expect(stored).toMatchObject({ job: 'any_job', title, name: title })
    expect(stored?.mail).toHaveLength(2)
  }
  const headers = await signInOwner(testApp)
  const list = await testApp.app.inject({ url: '/api/admin/applications', headers })
  expect(list.json().applications.map(({ job }: { job: string }) => job)).toEqual([
    'Another trade',
    'Another trade',
  ])
})

test('a firm without it takes no application for no job', async () => {
  const testApp = await startTestApp({ site: { jobs: [] } })
  const answer = await sendApplication(testApp, { job: 'any_job' })
  expect(answer.statusCode).toBe(410)
  expect(await storedApplications(testApp)).toEqual([])
})
