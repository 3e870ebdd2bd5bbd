import { mkdir, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type EditionsFile, readEditions } from '../../services/api/site/editions.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startService, stop, writeSmallSite } from '../crash/service.ts'
import {
  appeared,
  buildAt,
  guideOn,
  clockMovedBy,
  notYet,
  rangeOn,
  writeScheduledContent,
} from '../fixture/scheduled-content.ts'
import { workspaceWithCode } from '../fixture/workspace.ts'

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
      ...clockMovedBy(moment.getTime() - behindMs - Date.now()),
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

test('two machines on one database show a guide and lose a price range at the moments of their own clocks', async () => {
  const content = writeScheduledContent()
  const workspace = workspaceWithCode()
  onTestFinished(() => {
    workspace.remove()
    rmSync(content, { recursive: true, force: true })
  })
  const dist = await buildAt(content, 0, workspace)
  const { editions = [] } = (await readEditions(dist)) ?? {}
  const momentOf = (what: string) =>
    Date.parse(editions.find(({ summary }) => summary.startsWith(what))?.at ?? '')
  const database = await newDatabase(inject('postgresUrl'))
  const start = async (moment: number, behindMs: number) => {
    const machine = await startService(await temporaryFolder(), {
      DATABASE_URL: database,
      SITE_DIR: join(dist, 'client'),
      SITE_JSON: join(dist, 'site.json'),
      ...clockMovedBy(moment - behindMs - Date.now()),
    })
    onTestFinished(async () => void (await stop(machine, 'SIGKILL')))
    return machine
  }
  const ends = momentOf('1 price ends')
  const [early, late] = await Promise.all([start(ends, 60_000), start(ends, 3_600_000)])
  const there = { page: true, search: true }
  expect([await rangeOn(early.origin), await rangeOn(late.origin)]).toEqual([there, there])
  await expect
    .poll(() => rangeOn(early.origin), { timeout: 120_000 })
    .toEqual({ page: false, search: false })
  expect(await rangeOn(late.origin)).toEqual(there)
  await Promise.all([stop(early, 'SIGTERM'), stop(late, 'SIGTERM')])
  const appears = momentOf('1 guide appears')
  const [one, other] = await Promise.all([start(appears, 60_000), start(appears, 3_600_000)])
  expect([await guideOn(one.origin), await guideOn(other.origin)]).toEqual([notYet, notYet])
  await expect.poll(() => guideOn(one.origin), { timeout: 120_000 }).toEqual(appeared)
  expect(await guideOn(other.origin)).toEqual(notYet)
}, 600_000)
