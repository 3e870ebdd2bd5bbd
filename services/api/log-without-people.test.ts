import { expect, test } from 'vitest'
import { contactFormFields } from './contact-form/fields.ts'
import { createLogger } from './log.ts'
import { sendDueEmails } from './email/mail-worker.ts'
import { PermanentDeliveryError } from './outbox/outbox.ts'
import { failingDisk } from './testing/failing-disk.ts'
import { mailWorkerDeps, testTransport } from './testing/mail-worker-deps.ts'
import { contactFields } from './testing/send-contact.ts'
import { signInOwner, startTestApp } from './testing/test-app.ts'

const post = { method: 'POST', url: '/api/contact' } as const

test('the name, email address and phone number of a lead are never logged', async () => {
  const said: string[] = []
  const log = createLogger('trace', { write: (line) => said.push(line) })
  let full = false
  const product = await startTestApp({
    log,
    disk: failingDisk(() => (full ? new Error('ENOSPC: the log') : undefined)),
  })
  const { app, store, clock } = product
  const owner = await signInOwner(product)
  expect((await app.inject({ ...post, payload: contactFields })).statusCode).toBe(200)
  const texts = contactFormFields.filter(({ kind }) => kind === 'text' || kind === 'lines')
  const wrong = {
    ...contactFields,
    ...Object.fromEntries(texts.map(({ name }) => [name, `Ridge in the field ${name}`])),
    email: `${contactFields.name} ${contactFields.email}`,
    serviceType: 'none',
  }
  expect((await app.inject({ ...post, payload: wrong })).statusCode).toBe(400)
  await app.inject({ ...post, payload: { ...contactFields, website: contactFields.email } })
  await app.inject({ url: `/admin/contacts?find=${encodeURIComponent(contactFields.email)}` })
  await app.inject({ url: '/api/admin/leads', headers: owner })
  const refuse = () =>
    Promise.reject(new Error(`451 <${contactFields.email}> later, ${contactFields.phone}`))
  await sendDueEmails(mailWorkerDeps(store, clock, { transport: testTransport(refuse), log }))
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  const never = () =>
    Promise.reject(new PermanentDeliveryError(`550 <${contactFields.email}> unknown`))
  await sendDueEmails(mailWorkerDeps(store, clock, { transport: testTransport(never), log }))
  full = true
  const payload = { ...contactFields, message: 'another one' }
  expect((await app.inject({ ...post, payload })).statusCode).toBe(503)

  const text = said.join('')
  expect(text).toContain('An email could not be sent')
  expect(text).toContain('MAIL GIVEN UP')
  expect(text).toContain('A request failed')
  expect(text).toContain('A request was answered')
  for (const personal of [
    contactFields.email,
    contactFields.phone,
    contactFields.name,
    'Ridge',
    'olive',
  ])
    expect(text).not.toContain(personal)
})
