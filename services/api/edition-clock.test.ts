import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { startEditionClock } from './edition-clock.ts'
import { createSiteSwitch } from './site-switch.ts'
import { openSite, placeIn, type ServedSite } from './served-site.ts'
import type { EditionsFile } from './site/editions.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testSite } from './testing/test-app.ts'

const editions = (...moments: string[]): EditionsFile => ({
  builtAt: '2026-11-01T00:00:00.000Z',
  timeZone: 'America/Denver',
  editions: moments.map((at) => ({
    at,
    folder: `editions/${at}`,
    removed: [],
    summary: '1 post appears',
    changes: [],
  })),
  knownUntil: '2027-11-01T00:00:00.000Z',
})

const moment = '2026-12-01T14:00:00.000Z'

/** A build with an edition, and the clock that decides which one is served; the server keeps a list of them. */
async function serving({ moments = [moment], at = '2026-11-30T00:00:00Z' } = {}) {
  const folder = await temporaryFolder()
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const siteAs = (commit: string) => JSON.stringify({ ...testSite, commit })
  await write('site.json', siteAs('today'))
  await write('editions.json', JSON.stringify(editions(...moments)))
  for (const each of moments) await write(`editions/${each}/site.json`, siteAs(each))
  const clock = { now: new Date(at) }
  const { dataDir } = readConfig({ DATA_DIR: join(folder, 'data') })
  const opening = () => ({ at: clock.now, dataDir })
  const served: string[] = []
  const errors: string[] = []
  const log = {
    info: () => undefined,
    error: (_: unknown, text?: string) => void errors.push(String(text)),
  } as unknown as Parameters<typeof createSiteSwitch>[1]['log']
  const first = await openSite(placeIn(folder), opening())
  const sites = createSiteSwitch(first, {
    server: { serve: async () => undefined },
    buildFor: async ({ site }: ServedSite) => {
      served.push(site.commit)
      return { app: undefined as never, retire: () => undefined }
    },
    now: () => clock.now,
    log,
  })
  await sites.switchTo('first', async () => first)
  const watching = startEditionClock({ sites, dataDir, now: () => clock.now, log })
  onTestFinished(() => watching.stop())
  return { folder, write, clock, served, errors, sites, siteAs }
}

test('an edition is served from its moment on, and the one before when the clock is set back', async () => {
  const { clock, served } = await serving()
  clock.now = new Date(moment)
  await expect.poll(() => served).toEqual(['today', moment])
  clock.now = new Date('2026-11-30T00:00:00Z')
  await expect.poll(() => served).toEqual(['today', moment, 'today'])
})

test('a service that starts after the moment begins with its edition', async () => {
  const { served } = await serving({ at: '2026-12-02T00:00:00Z' })
  expect(served).toEqual([moment])
})

test('after a long suspension the last edition that is due is served, without those between', async () => {
  const moments = [moment, '2026-12-05T00:00:00.000Z', '2026-12-09T00:00:00.000Z']
  const { clock, served } = await serving({ moments })
  clock.now = new Date('2026-12-20T00:00:00Z')
  await expect.poll(() => served).toEqual(['today', '2026-12-09T00:00:00.000Z'])
})

test('an edition that cannot be read leaves the site before, and the owner is told', async () => {
  const { write, clock, served, sites, errors } = await serving()
  await write(`editions/${moment}/site.json`, '{')
  clock.now = new Date(moment)
  await expect.poll(() => sites.failure()?.reason).toContain('isn’t what the service expects')
  expect(served).toEqual(['today'])
  expect(sites.current().site.commit).toBe('today')
  expect(errors.length).toBeGreaterThan(0)
})

test('a build that is written again in the same folder is served when its editions are complete', async () => {
  const { folder, write, served, siteAs } = await serving()
  await write('site.json', siteAs('built again'))
  await write('editions.json', JSON.stringify(editions()))
  await utimes(join(folder, 'editions.json'), new Date(), new Date(Date.now() + 5000))
  await expect.poll(() => served).toEqual(['today', 'built again'])
})
