import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { publisherState } from '../../services/api/publishing/contract.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startProduct } from '../browser/product.ts'
import { end, startPublisher } from '../publisher.ts'
import { bareRepository } from '../repository.ts'

/** How long a build of the fixture firm may take on a busy machine. */
const buildMs = { timeout: 240_000, interval: 200 }

const stateIn = (home: string) => {
  const file = join(home, 'state.json')
  if (!existsSync(file)) return undefined
  return publisherState.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Waits until the publisher is done with a commit. */
async function outcomeOf(home: string, commit: string) {
  const find = () => stateIn(home)?.publications.find((one) => one.commit === commit)
  await expect.poll(() => find()?.outcome, buildMs).toBeDefined()
  const found = find()
  if (!found) throw new Error(`${commit} is gone`)
  return found
}

/** The environments of all running builds of a publisher. */
const buildEnvironments = (home: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isBuild = /scripts\/build\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
        const of = readlinkSync(`/proc/${pid}/cwd`).startsWith(home)
        return isBuild && of ? readFileSync(`/proc/${pid}/environ`, 'utf8') : []
      } catch {
        return []
      }
    })

/** Requests pages until it is stopped, and collects what was not answered with 200. */
function visit(origin: string) {
  const failures: string[] = []
  let [running, count] = [true, 0]
  const loop = async () => {
    while (running) {
      await fetch(`${origin}/`).then(
        async (answer) => {
          count += 1
          if (answer.status !== 200) failures.push(`status ${answer.status}`)
          await answer.text()
        },
        (error: unknown) => failures.push(String(error)),
      )
      await pause(5)
    }
  }
  const done = loop()
  return {
    stop: async () => {
      running = false
      await done
      return { failures, count }
    },
  }
}

test('a push is live after its build, one with mistakes is not and says why, and an owner goes back with one click', async () => {
  const home = await temporaryFolder()
  const repository = bareRepository()
  repository.copy('tests/fixture-firm', 'content')
  const first = repository.push({ 'README.md': 'Our site\n' }, 'The first site')
  const product = await startProduct({ PUBLISHER_DIR: home })
  onTestFinished(product.remove)
  const { origin } = product
  const headers = await signIn(product.ownerLink ?? '', origin)
  const admin = async () => (await fetch(`${origin}/api/admin/publishing`, { headers })).json()
  const page = async (path: string) => (await fetch(`${origin}${path}`)).text()
  expect(await admin()).toMatchObject({ waiting: true })

  const visitors = visit(origin)
  const publisher = startPublisher(home, repository.bare)
  const environments = new Set<string>()
  await expect
    .poll(() => {
      for (const one of buildEnvironments(home)) environments.add(one)
      return stateIn(home)?.publications.length
    }, buildMs)
    .toBe(1)
  expect(environments.size).toBeGreaterThan(0)
  for (const one of environments) {
    expect(one).toContain('CONTENT_DIR=published/content')
    expect(one).not.toContain('SECRET')
    expect(one).not.toContain('CONTENT_REPOSITORY')
  }
  expect(await outcomeOf(home, first)).toMatchObject({
    outcome: 'published',
    author: 'Mara Writer',
  })
  await expect.poll(() => page('/bend-oregon')).toContain('The river runs through the middle')

  const town = readFileSync('tests/fixture-firm/towns/bend.yaml', 'utf8')
  const canal = town.replace('The river runs through', 'The canal runs through')
  const second = repository.push({ 'content/towns/bend.yaml': canal }, 'A canal')
  const { outcome, seconds } = await outcomeOf(home, second)
  expect({ outcome, hasSeconds: seconds !== undefined }).toEqual({
    outcome: 'published',
    hasSeconds: true,
  })
  await expect.poll(() => page('/bend-oregon'), { timeout: 60_000 }).toContain('The canal runs')

  // Each mistake is one that a hostile author may make.
  const bomb = Array.from(
    { length: 9 },
    (_, level) => `l${level + 1}: &l${level + 1} [${`*l${level},`.repeat(9)}]`,
  )
  const third = repository.push(
    {
      'content/towns/bend.yaml': canal.replace(/^coordinates: .*$/m, 'coordinates: [a, b]'),
      'content/guides/code.md': `---js\n{ title: require('fs').writeFileSync('${home}/owned', '') }\n---\nText\n`,
      'content/images/crew.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
      'content/towns/bomb.yaml': `l0: &l0 lol\n${bomb.join('\n')}\n`,
      'content/towns/deep.yaml': `name: ${'['.repeat(50_000)}\n`,
    },
    'Mistakes',
  )
  const refused = await outcomeOf(home, third)
  expect(refused.outcome).toBe('refused')
  const files = new Set(refused.problems.map(({ file }) => file))
  for (const file of [
    'towns/bend.yaml',
    'guides/code.md',
    'images/crew.svg',
    'towns/bomb.yaml',
    'towns/deep.yaml',
  ])
    expect(files).toContain(`content/${file}`)
  expect(existsSync(join(home, 'owned'))).toBe(false)
  expect(await page('/bend-oregon')).toContain('The canal runs')
  const { publications } = (await admin()).publisher
  expect(publications[0]).toMatchObject({ commit: third, outcome: 'refused', current: false })
  const shown = publications[0].problems.find(
    ({ file }: { file: string }) => file === 'content/towns/bend.yaml',
  )
  expect(shown).toMatchObject({ line: 4, reason: expect.stringContaining('coordinates') })

  // Code is never taken from a push.
  repository.git('revert', '--no-edit', 'HEAD')
  const code = {
    'vite.config.ts': `import { writeFileSync } from 'node:fs'\nwriteFileSync('${home}/owned', '')\n`,
    'package.json': JSON.stringify({ scripts: { postinstall: `touch ${home}/owned` } }),
  }
  const fourth = repository.push(code, 'Code')
  expect(await outcomeOf(home, fourth)).toMatchObject({
    outcome: 'engine',
    problems: [{ file: 'package.json' }, { file: 'vite.config.ts' }],
  })
  expect(existsSync(join(home, 'owned'))).toBe(false)

  const firstRelease = publications.find((one: { commit: string }) => one.commit === first).release
  const answer = await fetch(`${origin}/api/admin/publishing`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'show', release: firstRelease }),
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => page('/bend-oregon'), { timeout: 60_000 }).toContain('The river runs')
  const after = (await admin()).publisher.publications
  expect(after.filter((one: { current: boolean }) => one.current)).toMatchObject([
    { commit: first },
  ])

  // Killed in the middle of a build, it leaves the site as it is, and builds again when it is started.
  const lake = town.replace('The river runs through', 'The lake lies in')
  const fifth = repository.push(
    { 'content/towns/bend.yaml': lake, 'vite.config.ts': undefined, 'package.json': undefined },
    'A lake',
  )
  await expect.poll(() => buildEnvironments(home).length, buildMs).toBeGreaterThan(0)
  await end(publisher.child, 'SIGKILL')
  await expect.poll(() => buildEnvironments(home).length).toBe(0)
  expect(await page('/bend-oregon')).toContain('The river runs')
  expect(stateIn(home)?.current).toBe(firstRelease)
  startPublisher(home, repository.bare)
  expect((await outcomeOf(home, fifth)).outcome).toBe('published')
  await expect.poll(() => page('/bend-oregon'), { timeout: 60_000 }).toContain('The lake lies in')

  const { failures, count } = await visitors.stop()
  expect(failures).toEqual([])
  expect(count).toBeGreaterThan(100)

  // A service that starts shows what is published, from its first request on.
  await product.kill()
  const again = await product.startAgain()
  onTestFinished(again.kill)
  expect(await page('/bend-oregon')).toContain('The lake lies in')
}, 900_000)

/** Creates the owner. @returns headers of their session */
async function signIn(link: string, origin: string) {
  const answer = await fetch(`${origin}/api/admin/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      token: new URL(link).searchParams.get('token'),
      name: 'Olive Owner',
      email: 'olive@example.com',
      password: 'twelve letters and more',
    }),
  })
  expect(answer.status).toBe(200)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { origin, cookie }
}
