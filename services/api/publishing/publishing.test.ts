import { createHmac } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signInOwner, startTestApp } from '../testing/test-app.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { PublisherState } from './contract.ts'
import { placeIn } from '../served-site.ts'
import { codeFile, publishedRelease } from './publisher-folder.ts'
import { followPublisher, refusedPush } from './publishing.ts'

const secret = 'a secret of twenty-four letters'
const [older, newer] = ['a'.repeat(40), 'b'.repeat(40)]
const url = '/api/admin/publishing'

const push = (commit: string, changes: object = {}) => ({
  commit,
  author: 'Mara Writer',
  subject: 'New prices',
  at: '2026-11-05T14:00:00.000Z',
  engine: 'code-1',
  outcome: 'published' as const,
  problems: [],
  problemCount: 0,
  release: `1-${commit.slice(0, 12)}`,
  ...changes,
})

const refused = push(newer, {
  outcome: 'refused',
  release: undefined,
  problems: [{ file: 'content/towns/bend.yaml', line: 4, reason: 'is wrong', repair: 'fix it' }],
  problemCount: 1,
})

/** A publisher's folder with a state, beside a build of `code-1`. */
async function publisherFolder(changes: Partial<PublisherState> = {}) {
  const folder = await temporaryFolder()
  const state: PublisherState = {
    version: 1,
    repository: 'https://git.example/site.git',
    branch: 'main',
    folder: 'content',
    engine: 'code-1',
    lookSeconds: 60,
    startedAt: '2026-11-05T12:00:00.000Z',
    lookedAt: '2026-11-05T14:59:30.000Z',
    current: `1-${older.slice(0, 12)}`,
    publications: [push(older)],
    builds: [],
    ...changes,
  }
  writeFileSync(join(folder, 'state.json'), JSON.stringify(state))
  writeFileSync(join(folder, codeFile), 'code-1')
  return folder
}

/** @param release that visitors see; left out: the build of the installation */
async function startAdmin(publisherDir?: string, release?: string) {
  const config = {
    publisherDir,
    publisherWebhookSecret: secret,
    siteJson: join(publisherDir ?? '', 'site.json'),
  }
  const place =
    release === undefined ? placeIn('dist') : placeIn(join(publisherDir ?? '', 'releases', release))
  const testApp = await startTestApp({ config, place })
  const headers = await signInOwner(testApp)
  const { app } = testApp
  const get = async () => (await app.inject({ url, headers })).json()
  const change = (payload: object) => app.inject({ method: 'PATCH', url, headers, payload })
  const audit = async () => (await app.inject({ url: '/api/admin/audit', headers })).json()
  return { ...testApp, headers, get, change, audit }
}

test('without a publisher the screen can say how to set one up', async () => {
  const { get, change } = await startAdmin()
  expect(await get()).toEqual({ success: true, waiting: false })
  expect((await change({ action: 'look' })).json()).toMatchObject({ code: 'no_publisher' })
})

test('a publisher that has not begun, or whose state can’t be read, is waited for', async () => {
  const folder = await publisherFolder()
  const { get } = await startAdmin(folder)
  writeFileSync(join(folder, 'state.json'), '{"version":2}')
  expect(await get()).toEqual({ success: true, waiting: true })
})

test('pushes are listed with what became of them; only those of this version can be shown', async () => {
  const third = 'c'.repeat(40)
  const folder = await publisherFolder({
    publications: [refused, push(older), push(third, { engine: 'code-0' })],
  })
  const { get } = await startAdmin(folder, `1-${older.slice(0, 12)}`)
  const { publisher } = await get()
  expect(publisher).toMatchObject({ silent: false, webhook: true, branch: 'main', ownBuild: false })
  expect(
    publisher.publications.map(({ commit, current, showable }: Record<string, unknown>) => [
      commit,
      current,
      showable,
    ]),
  ).toEqual([
    [newer, false, false],
    [older, true, true],
    [third, false, false],
  ])
  expect(publisher.publications[0].problems).toEqual(refused.problems)
})

test('after an update no push is shown as the one on the website until the publisher has built again', async () => {
  const { get } = await startAdmin(await publisherFolder({ engine: 'code-0' }))
  const { publisher } = await get()
  expect(publisher.ownBuild).toBe(true)
  expect(publisher.publications).toMatchObject([{ commit: older, current: false }])
})

test('a publisher that has not looked for a while is said to be silent, unless it builds', async () => {
  const folder = await publisherFolder({ lookedAt: '2026-11-05T14:50:00.000Z' })
  const { get } = await startAdmin(folder)
  expect((await get()).publisher.silent).toBe(true)
  const building = { commit: newer, since: '2026-11-05T14:50:30.000Z' }
  const busy = await startAdmin(await publisherFolder({ lookedAt: undefined, building }))
  expect((await busy.get()).publisher).toMatchObject({ silent: false, building })
})

test('an owner asks for an earlier version, which the audit log has', async () => {
  const folder = await publisherFolder()
  const { change, audit } = await startAdmin(folder)
  const release = `1-${older.slice(0, 12)}`
  expect((await change({ action: 'show', release })).statusCode).toBe(200)
  const file = join(folder, 'requests/show.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ask: 'show', release })
  expect((await audit()).entries[0]).toMatchObject({
    did: 'changed the published version:',
    what: `“New prices” (${older.slice(0, 12)})`,
  })
  const unknown = await change({ action: 'show', release: `2-${newer.slice(0, 12)}` })
  expect(unknown.json()).toMatchObject({ code: 'no_such_release' })
  const outside = await change({ action: 'show', release: '../../data' })
  expect(outside.statusCode).toBe(400)
})

test('a folder that can’t be written to is said, and nothing is in the audit log', async () => {
  const folder = await publisherFolder()
  writeFileSync(join(folder, 'requests'), '')
  const { change, audit } = await startAdmin(folder)
  const answer = await change({ action: 'show', release: `1-${older.slice(0, 12)}` })
  expect(answer.json()).toMatchObject({ status: 503, code: 'publisher_unreachable' })
  const { entries } = await audit()
  expect(JSON.stringify(entries)).not.toContain('published version')
})

const body = '{"ref":"refs/heads/main"}'
const sign = (text: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`

test('a delivery that could not be passed on is none that was seen: sent again, the publisher looks', async () => {
  const folder = await publisherFolder()
  writeFileSync(join(folder, 'requests'), '')
  const { app } = await startAdmin(folder)
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(body) }
  const deliver = async () => {
    const sent = { method: 'POST', url: '/api/publishing/webhook', payload: body, headers } as const
    return (await app.inject(sent)).statusCode
  }
  expect(await deliver()).toBe(503)
  rmSync(join(folder, 'requests'))
  expect(await deliver()).toBe(202)
  expect(await deliver()).toBe(409)
})

test('a signed delivery has the publisher look, once; a replay does not, whatever its id', async () => {
  const folder = await publisherFolder()
  const { app } = await startAdmin(folder)
  const deliver = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/publishing/webhook', payload, headers })
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(body) }
  const first = await deliver(body, { ...headers, 'x-github-delivery': '1' })
  expect([first.statusCode, first.json()]).toEqual([202, { success: true }])
  expect(readdirSync(join(folder, 'requests'))).toEqual(['look.json'])
  const replay = await deliver(body, { ...headers, 'x-github-delivery': '2' })
  expect(replay.json()).toMatchObject({ status: 409, code: 'repeated_delivery' })
  const forged = await deliver('{"ref":"x"}', headers)
  expect(forged.json()).toMatchObject({ status: 401, code: 'wrong_signature' })
})

test('a delivery need not be valid JSON, since it is never parsed, and is no form', async () => {
  const folder = await publisherFolder()
  const { app } = await startAdmin(folder)
  const payload = '{not json'
  const deliver = (type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/publishing/webhook',
      payload,
      headers: { 'content-type': type, 'x-hub-signature-256': sign(payload) },
    })
  expect((await deliver('application/json')).statusCode).toBe(202)
  expect((await deliver('application/x-www-form-urlencoded')).statusCode).toBe(415)
})

test('without a publisher there is no webhook', async () => {
  const { app } = await startAdmin()
  const headers = { 'x-hub-signature-256': sign(body) }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/publishing/webhook',
    payload: body,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect(answer.json()).toMatchObject({ status: 404, code: 'no_publisher' })
})

test('the newest push is what owners are told of, if it was refused', async () => {
  expect(await refusedPush(undefined)).toBeUndefined()
  expect(await refusedPush(await publisherFolder())).toBeUndefined()
  const folder = await publisherFolder({ publications: [refused, push(older)] })
  expect(await refusedPush(folder)).toMatchObject({ commit: newer })
})

test('the service shows each release of its own version once, and tries none again', async () => {
  const folder = await publisherFolder()
  const release = (name: string, code: string) => {
    mkdirSync(join(folder, 'releases', name), { recursive: true })
    writeFileSync(join(folder, 'releases', name, codeFile), code)
  }
  const own = `1-${older.slice(0, 12)}`
  const foreign = `2-${newer.slice(0, 12)}`
  release(own, 'code-1')
  release(foreign, 'code-2')
  expect(publishedRelease(folder, folder)).toBeUndefined()
  const shown: string[] = []
  const follow = followPublisher({
    folder,
    ownBuild: folder,
    show: async (name) => {
      shown.push(name)
      throw new Error('It can’t be served.')
    },
  })
  await follow()
  symlinkSync(join('releases', own), join(folder, 'current'))
  await expect(follow()).rejects.toThrow()
  await follow()
  expect(shown).toEqual([join(folder, 'releases', own)])
  const other = await publisherFolder()
  symlinkSync(join(folder, 'releases', foreign), join(other, 'current'))
  expect(existsSync(join(other, 'current'))).toBe(true)
  expect(publishedRelease(other, folder)).toBeUndefined()
})
