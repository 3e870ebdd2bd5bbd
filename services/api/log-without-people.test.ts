import { testSender } from './testing/test-sender.ts'
import { expect, test } from 'vitest'
import { newLog } from './log.ts'
import { sendDueMail } from './mail/worker.ts'
import { Refused } from './mail/post.ts'
import { appendAndSync } from './store/json-file/appended-file.ts'
import { aRequest, ownerSignedIn, wholeApp } from './testing/whole-app.ts'

const post = { method: 'POST', url: '/api/contact' } as const

test('whatever happens to a lead, its name, mail and phone never come into the log', async () => {
  const said: string[] = []
  const log = newLog('trace', { write: (line) => said.push(line) })
  let full = false
  const product = await wholeApp({
    log,
    append: (...piece) =>
      full ? Promise.reject(new Error('ENOSPC: a journal')) : appendAndSync(...piece),
  })
  const { app, store, clock } = product
  const owner = await ownerSignedIn(product)
  expect((await app.inject({ ...post, payload: aRequest })).statusCode).toBe(200)
  const wrong = { ...aRequest, email: `${aRequest.name} ${aRequest.email}`, serviceType: 'none' }
  expect((await app.inject({ ...post, payload: wrong })).statusCode).toBe(400)
  await app.inject({ ...post, payload: { ...aRequest, website: aRequest.email } })
  await app.inject({ url: `/admin/contacts?find=${encodeURIComponent(aRequest.email)}` })
  await app.inject({ url: '/api/admin/leads', headers: owner })
  const round = {
    outbox: store.outbox,
    sender: testSender,
    counts: store.counters,
    now: () => clock.now,
    random: () => 0.5,
    log,
  }
  const refuse = () => Promise.reject(new Error(`451 <${aRequest.email}> later, ${aRequest.phone}`))
  await sendDueMail({ ...round, post: { where: '', send: refuse, close: async () => undefined } })
  clock.now = new Date(clock.now.getTime() + 86_400_000)
  const never = () => Promise.reject(new Refused(`550 <${aRequest.email}> unknown`))
  await sendDueMail({ ...round, post: { where: '', send: never, close: async () => undefined } })
  full = true
  const payload = { ...aRequest, message: 'another one' }
  expect((await app.inject({ ...post, payload })).statusCode).toBe(503)

  const text = said.join('')
  expect(text).toContain('A letter could not be sent')
  expect(text).toContain('MAIL GIVEN UP')
  expect(text).toContain('A commit failed')
  expect(text).toContain('A request was answered')
  for (const personal of [aRequest.email, aRequest.phone, aRequest.name, 'Ridge', 'olive'])
    expect(text).not.toContain(personal)
})
