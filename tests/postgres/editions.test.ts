import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { EditionsFile } from '../../services/api/site/editions.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startService, stop, writeSmallSite } from '../crash/service.ts'

const movedClock = pathToFileURL(resolve('scripts/test/moved-clock.js')).href

/** Writes a build that has another home page, and a further page, from a moment on. */
async function writeBuild(moment: Date): Promise<string> {
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  const client = join(folder, 'editions/later/client')
  await mkdir(join(client, 'blog'), { recursive: true })
  await writeFile(join(client, 'index.html'), '<h1>Later</h1>')
  await writeFile(join(client, 'blog/index.html'), '<h1>A post</h1>')
  const editions: EditionsFile = {
    builtAt: new Date().toISOString(),
    timeZone: 'America/Denver',
    knownUntil: new Date(moment.getTime() + 1e9).toISOString(),
    editions: [
      {
        at: moment.toISOString(),
        folder: 'editions/later',
        removed: [],
        summary: '1 post appears',
        changes: [],
      },
    ],
  }
  await writeFile(join(folder, 'editions.json'), JSON.stringify(editions))
  return folder
}

test('two machines on one database switch by their own clocks, and their pages have the same tags', async () => {
  const database = await newDatabase(inject('postgresUrl'))
  const moment = new Date(Date.now() + 24 * 60 * 60 * 1000)
  /** @param behindMs how far the moment is from the machine's clock when it starts */
  const start = async (behindMs: number, folder: string) => {
    const machine = await startService(folder, {
      DATABASE_URL: database,
      NODE_OPTIONS: `--import ${movedClock}`,
      TEST_CLOCK_OFFSET: String(moment.getTime() - behindMs - Date.now()),
    })
    onTestFinished(async () => void (await stop(machine, 'SIGKILL')))
    return machine
  }
  const seen = async ({ origin }: { origin: string }) => {
    const [home, post] = await Promise.all([fetch(origin), fetch(`${origin}/blog`)])
    return [await home.text(), post.status, home.headers.get('etag')].slice(0, 2)
  }
  const tag = async ({ origin }: { origin: string }) => (await fetch(origin)).headers.get('etag')
  const [before, after] = [
    ['<h1>Home</h1>', 404],
    ['<h1>Later</h1>', 200],
  ]
  const [one, other] = await Promise.all([
    start(60_000, await writeBuild(moment)),
    start(3_600_000, await writeBuild(moment)),
  ])
  expect(await seen(one)).toEqual(before)
  expect(await seen(other)).toEqual(before)
  const tagBefore = await tag(one)
  expect(await tag(other)).toBe(tagBefore)
  await expect.poll(() => seen(one), { timeout: 120_000 }).toEqual(after)
  // The other machine's clock is an hour behind.
  expect(await seen(other)).toEqual(before)
  await stop(other, 'SIGTERM')
  const again = await start(-1000, await writeBuild(moment))
  expect(await seen(again)).toEqual(after)
  expect(await tag(again)).toBe(await tag(one))
  expect(await tag(one)).not.toBe(tagBefore)
})
