import Fastify from 'fastify'
import staticFiles from '@fastify/static'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createFileSender } from './served-files.ts'

/** Serves the file of a folder that the query names. */
async function serving() {
  const folder = await temporaryFolder()
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(staticFiles, { root: folder, serve: false, preCompressed: true })
  const send = createFileSender()
  app.get<{ Querystring: { of: string } }>('/', async (request, reply) => {
    await send(request, reply, { name: 'page.html', folder: join(folder, request.query.of) })
    return reply
  })
  const time = new Date('2026-11-01T00:00:00Z')
  const write = async (of: string, text: string) => {
    await mkdir(join(folder, of), { recursive: true })
    await writeFile(join(folder, of, 'page.html'), text)
    // As after an archive or an image that keeps seconds.
    await utimes(join(folder, of, 'page.html'), time, time)
  }
  const ask = (of: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/?of=${of}`, headers })
  return { write, ask }
}

test('files of the same size and time have other tags if their content differs, and the same if not', async () => {
  const { write, ask } = await serving()
  await write('one', '<p>2026')
  await write('two', '<p>2027')
  await write('three', '<p>2026')
  const [one, two, three] = await Promise.all(['one', 'two', 'three'].map((of) => ask(of)))
  expect(one?.headers['etag']).toMatch(/^W\/"[\w-]{22}"$/)
  expect(two?.headers['etag']).not.toBe(one?.headers['etag'])
  expect(three?.headers['etag']).toBe(one?.headers['etag'])
  const tag = String(one?.headers['etag'])
  const again = await ask('three', { 'if-none-match': tag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask('two', { 'if-none-match': tag })).body).toBe('<p>2027')
  // A time says nothing, since a file of an earlier edition may be newer.
  const since = await ask('two', { 'if-modified-since': 'Mon, 01 Nov 2027 00:00:00 GMT' })
  expect([since.statusCode, since.headers['last-modified']]).toEqual([200, undefined])
})

test('a file that is written again has another tag', async () => {
  const { write, ask } = await serving()
  await write('one', '<p>2026')
  const before = (await ask('one')).headers['etag']
  await write('one', '<p>a new year')
  expect((await ask('one')).headers['etag']).not.toBe(before)
})
