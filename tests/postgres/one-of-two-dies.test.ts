import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import type { Running } from '../crash/service.ts'
import { makeOwner, startMachine } from './machines.ts'

const publicOrigin = 'http://www.highpine.example'
const formsInTenMinutes = 4

const post = ({ origin }: Running, path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify(body),
  })

const form = ({ origin }: Running, name: string, idempotencyKey: string = randomUUID()) =>
  sendContact(origin, { email: `${name}@example.com`, idempotencyKey }, { origin: publicOrigin })

test('when one of two processes is killed, sessions, rate limits and idempotent answers work on the other', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: publicOrigin,
    RATE_LIMIT: String(formsInTenMinutes),
  }
  const first = await startMachine(environment)
  const other = await startMachine(environment)
  await expect.poll(first.output).toMatch(/token=/)
  const { cookie, email, password } = await makeOwner(first, publicOrigin)
  const key = randomUUID()
  const answer = await (await form(first, 'kept', key)).text()
  for (let n = 2; n <= formsInTenMinutes - 1; n += 1)
    expect((await form(n % 2 ? first : other, `form ${n}`.replace(' ', '-'))).status).toBe(200)

  await first.kill()

  const whoAmI = await fetch(`${other.origin}/api/admin/session`, { headers: { cookie } })
  expect(await whoAmI.json()).toMatchObject({ person: { email } })
  // The last form within the limit is a retry of one that the killed process answered.
  expect(await (await form(other, 'kept', key)).text()).toBe(answer)
  expect((await form(other, 'one-too-many')).status).toBe(429)
  expect((await post(other, '/api/admin/session', { email, password })).status).toBe(200)
})
