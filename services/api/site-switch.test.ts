import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { createLogger } from './log.ts'
import { openSite, placeIn } from './served-site.ts'
import { startService } from './service.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testSite } from './testing/test-app.ts'

/** Writes a build whose home page, search and content report say its name. */
async function writeBuild(folder: string, name: string): Promise<string> {
  const dist = join(folder, name)
  await mkdir(join(dist, 'client'), { recursive: true })
  await writeFile(join(dist, 'client/index.html'), `<h1>${name}</h1>`)
  await writeFile(join(dist, 'client/404.html'), `<h1>No page of ${name}</h1>`)
  const site = {
    ...testSite,
    commit: name,
    redirects: [{ from: `/old-${name}`, to: `/new-${name}`, status: 301 }],
  }
  await writeFile(join(dist, 'site.json'), JSON.stringify(site))
  return dist
}

async function serving() {
  const folder = await temporaryFolder()
  const first = await writeBuild(folder, 'first')
  const config = readConfig({ DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off' })
  const site = await openSite(placeIn(first), { at: new Date(), dataDir: config.dataDir })
  const service = await startService(config, site, createLogger('silent'))
  onTestFinished(() => service.stop())
  const origin = await service.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' })
  return { service, folder, first, origin, ask }
}

test('another build is served as a whole from the next request on', async () => {
  const { service, folder, ask } = await serving()
  await service.switchTo(await writeBuild(folder, 'second'))
  expect(await (await ask('/')).text()).toBe('<h1>second</h1>')
  expect((await ask('/old-second')).headers.get('location')).toBe('/new-second')
  expect((await ask('/old-first')).status).toBe(404)
  expect(await (await ask('/nowhere')).text()).toBe('<h1>No page of second</h1>')
})

test('a build that cannot be read leaves the one before, and the next one is served', async () => {
  const { service, folder, ask } = await serving()
  const broken = await writeBuild(folder, 'broken')
  await writeFile(join(broken, 'site.json'), '{')
  await expect(service.switchTo(broken)).rejects.toThrow('isn’t what the service expects')
  await expect(service.switchTo(join(folder, 'missing'))).rejects.toThrow('no built site')
  expect(await (await ask('/')).text()).toBe('<h1>first</h1>')
  expect(service.switchFailure()).toMatchObject({ site: join(folder, 'missing') })
  await service.switchTo(await writeBuild(folder, 'second'))
  expect(await (await ask('/')).text()).toBe('<h1>second</h1>')
  expect(service.switchFailure()).toBeUndefined()
})

test('a build that cannot be read is told until another build is served, also after an edition of the one before', async () => {
  const { service, folder, first } = await serving()
  const broken = join(folder, 'missing')
  await expect(service.switchTo(broken)).rejects.toThrow('no built site')
  // The same build again, as at the moment of an edition.
  await service.switchTo(first)
  expect(service.switchFailure()).toMatchObject({ site: broken })
  await service.switchTo(await writeBuild(folder, 'second'))
  expect(service.switchFailure()).toBeUndefined()
})

test('no request fails during switches, on new and on kept connections, and an old build may be removed', async () => {
  const { service, folder, origin } = await serving()
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  let done = false
  onTestFinished(() => {
    done = true
    agent.destroy()
  })
  const seen = new Map<string, number>()
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  const clients = [true, true, true, true, false, false].map((kept) => ({ kept, turns: 0 }))
  const ask = async (client: { kept: boolean; turns: number }) => {
    while (!done) {
      const asking = get(origin, client.kept ? { agent } : { agent: false })
      try {
        const [answer]: IncomingMessage[] = await once(asking, 'response')
        const text = String(Buffer.concat((await answer?.toArray()) ?? []))
        count(`${answer?.statusCode} ${text}`)
      } catch (error) {
        count(String(error))
      }
      client.turns += 1
    }
  }
  const asking = clients.map(ask)
  let before = join(folder, 'first')
  for (let n = 1; n <= 8; n++) {
    const next = await writeBuild(folder, `build-${n}`)
    await service.switchTo(next)
    // After two more answers to each client, no request from before the switch is running.
    const atSwitch = clients.map(({ turns }) => turns)
    await expect
      .poll(() => clients.every(({ turns }, at) => turns >= (atSwitch[at] ?? 0) + 2))
      .toBe(true)
    await rm(before, { recursive: true })
    before = next
  }
  done = true
  await Promise.all(asking)
  const allowed = ['first', ...Array.from({ length: 8 }, (_, n) => `build-${n + 1}`)]
  expect(
    [...seen.keys()].filter((what) => !allowed.includes(/<h1>(.*)<\/h1>/.exec(what)?.[1] ?? '')),
  ).toEqual([])
  expect([...seen.keys()].every((what) => what.startsWith('200 '))).toBe(true)
  expect(seen.size).toBeGreaterThan(4)
})
