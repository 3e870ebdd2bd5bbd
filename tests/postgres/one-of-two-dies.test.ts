import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { freePort, startService, stop, writeSmallSite, type Running } from '../crash/service.ts'

const publicOrigin = 'http://www.highpine.example'
const formsInTenMinutes = 4

async function start(databaseUrl: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'highpine-dies-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeSmallSite(folder)
  const service = await startService(folder, await freePort(), {
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: publicOrigin,
    RATE_LIMIT: String(formsInTenMinutes),
  })
  onTestFinished(async () => void (await stop(service, 'SIGKILL')))
  return service
}

const post = ({ origin }: Running, path: string, body: object) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify(body),
  })

const form = (service: Running, key: string) =>
  post(service, '/api/contact', {
    name: 'Ann',
    email: `${key}@example.com`,
    phone: '970-555-0111',
    serviceType: 'custom',
    acceptTerms: true,
    idempotencyKey: key,
  })

test('who signed in on one process is signed in on the other, and limits and answers go on, when it is killed', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const first = await start(databaseUrl)
  const other = await start(databaseUrl)
  await expect.poll(first.output).toMatch(/token=/)
  const password = 'twelve letters and more'
  const setUp = await post(first, '/api/admin/setup', {
    token: /token=([\w-]+)/.exec(first.output())?.[1],
    name: 'Olive Owner',
    email: 'olive@example.com',
    password,
  })
  expect(setUp.status).toBe(200)
  const cookie = setUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const answer = await (await form(first, 'kept')).text()
  for (let n = 2; n <= formsInTenMinutes - 1; n += 1)
    expect((await form(n % 2 ? first : other, `form ${n}`.replace(' ', '-'))).status).toBe(200)

  await stop(first, 'SIGKILL')

  const whoAmI = await fetch(`${other.origin}/api/admin/session`, { headers: { cookie } })
  expect(await whoAmI.json()).toMatchObject({ person: { email: 'olive@example.com' } })
  // The last form that the limit allows is a retry of one that the dead process answered.
  expect(await (await form(other, 'kept')).text()).toBe(answer)
  expect((await form(other, 'one-too-many')).status).toBe(429)
  expect(
    (await post(other, '/api/admin/session', { email: 'olive@example.com', password })).status,
  ).toBe(200)
})
