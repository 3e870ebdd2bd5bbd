import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askPublisher, codeFile } from '../../services/api/publishing/publisher-folder.ts'
import { publisherState } from '../../services/api/publishing/contract.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { author, bareRepository, type Repository } from '../../tests/repository.ts'
import { gitIn } from './git.ts'
import { jobPlaces } from './job.ts'
import { openMirror } from './mirror.ts'
import { openPublisher } from './publisher.ts'
import { currentRelease } from './releases.ts'
import type { RunBuild } from './run-build.ts'
import { readPublisherSettings } from './settings.ts'

interface Options {
  engine?: string
  engineCommit?: string
  /** The folder of an earlier publisher. */
  home?: string
  /** What a build does besides. */
  alsoBuild?: (dist: string) => void
  /** What happens while one runs. */
  meanwhile?: () => Promise<void>
}

/**
 * Opens a publisher whose builds copy one file: content with “wrong” in it is refused, and “crash” stops the build.
 */
async function startPublisher({ bare }: Pick<Repository, 'bare'>, options: Options = {}) {
  const { engine = 'code-1', engineCommit, home = join(await temporaryFolder(), 'home') } = options
  mkdirSync(home, { recursive: true })
  const clock = { now: new Date('2026-11-05T15:00:00Z') }
  const builds: string[] = []
  const runBuild: RunBuild = async ({ id }) => {
    builds.push(id)
    const text = readFileSync(join(jobPlaces(home).content, 'a.yaml'), 'utf8')
    const answer = (outcome: 'built' | 'refused' | 'failed', reason?: string) => ({
      id,
      outcome,
      problems: reason === undefined ? [] : [{ file: 'content/a.yaml', line: 1, reason }],
      problemCount: reason === undefined ? 0 : 1,
      seconds: 1,
    })
    if (text.includes('wrong')) return answer('refused', 'is wrong')
    if (text.includes('crash')) return answer('failed', 'stopped')
    const folder = join(jobPlaces(home).work, 'dist')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'client'), { recursive: true })
    for (const file of ['client/index.html', 'client/404.html', 'site.json'])
      writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, codeFile), engine)
    options.alsoBuild?.(folder)
    await options.meanwhile?.()
    return answer('built')
  }
  const settings = readPublisherSettings({ CONTENT_REPOSITORY: bare, PUBLISHER_DIR: home })
  const git = gitIn(home, bare)
  const lines: string[] = []
  const publisher = await openPublisher({
    settings,
    git,
    mirror: openMirror(git, home, bare),
    runBuild,
    engine,
    engineCommit,
    now: () => clock.now,
    log: (line) => lines.push(line),
    signal: new AbortController().signal,
  })
  const saved = () =>
    publisherState.parse(JSON.parse(readFileSync(join(home, 'state.json'), 'utf8')))
  const outcomes = () =>
    saved().publications.map(({ subject, outcome }) => `${subject}: ${outcome}`)
  /** What visitors see. */
  const site = () => readFileSync(join(home, 'current/site.json'), 'utf8')
  return { ...publisher, home, clock, builds, lines, saved, outcomes, site }
}

test('each push is handled once: published, or refused while visitors see the one before', async () => {
  const repository = bareRepository()
  const first = repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, outcomes, saved, site, builds } = await startPublisher(repository)
  await look()
  expect(site()).toBe('one')
  expect(saved().publications).toMatchObject([{ commit: first, author, release: saved().current }])
  repository.push({ 'content/a.yaml': 'wrong' }, 'Two')
  await look()
  await look()
  expect(outcomes()).toEqual(['Two: refused', 'One: published'])
  expect(site()).toBe('one')
  repository.push({ 'content/a.yaml': 'three' }, 'Three')
  await look()
  expect(site()).toBe('three')
  expect(builds.map((name) => Number.parseInt(name, 10))).toEqual([1, 2, 2])
})

test('going back does not wait for the build of another push', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const seen: string[] = []
  let release = ''
  const { look, home, saved, site } = await startPublisher(repository, {
    meanwhile: async () => {
      if (release === '') return
      askPublisher(home, { ask: 'show', release })
      await expect.poll(site).toBe('one')
      seen.push(site())
    },
  })
  await look()
  const first = saved().current ?? ''
  repository.push({ 'content/a.yaml': 'two' }, 'Two')
  await look()
  expect(site()).toBe('two')
  release = first
  repository.push({ 'content/a.yaml': 'three' }, 'Three')
  await look()
  expect([...seen, site()]).toEqual(['one', 'three'])
})

test('going back stays until the next push, and over an update of the code, which builds it again', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, answerRequests, home, saved, site } = await startPublisher(repository)
  await look()
  const release = saved().current ?? ''
  repository.push({ 'content/a.yaml': 'two' }, 'Two')
  await look()
  askPublisher(home, { ask: 'show', release })
  await answerRequests()
  await look()
  expect(site()).toBe('one')

  const updated = await startPublisher(repository, { home, engine: 'code-2' })
  await updated.look()
  expect(site()).toBe('one')
  expect(readFileSync(join(home, 'current', codeFile), 'utf8')).toBe('code-2')
  await updated.look()
  expect(updated.builds).toHaveLength(1)
  repository.push({ 'content/a.yaml': 'three' }, 'Three')
  await updated.look()
  expect(site()).toBe('three')
})

test('a branch that is set back to a published commit shows that one again', async () => {
  const repository = bareRepository()
  const first = repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, site, builds } = await startPublisher(repository)
  await look()
  repository.push({ 'content/a.yaml': 'two' }, 'Two')
  await look()
  expect(site()).toBe('two')
  execFileSync('git', ['-C', repository.bare, 'update-ref', 'refs/heads/main', first])
  await look()
  expect(site()).toBe('one')
  await look()
  expect(site()).toBe('one')
  expect(builds).toHaveLength(2)
})

test('a commit that isn’t there is looked for once, not with each request', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { answerRequests, home, saved } = await startPublisher(repository)
  askPublisher(home, { ask: 'build', commit: 'a'.repeat(40) })
  await answerRequests()
  expect(saved().builds).toMatchObject([{ commit: 'a'.repeat(40), outcome: 'failed' }])
})

test('an update of the code builds what visitors saw again, also if the newest push is refused', async () => {
  const repository = bareRepository()
  const base = repository.push({ 'content/a.yaml': 'one', 'package.json': '{}' }, 'One')
  const { look, home } = await startPublisher(repository, { engineCommit: base })
  await look()
  const next = repository.push({ 'content/a.yaml': 'wrong', 'package.json': '{"a":1}' }, 'Two')
  await look()
  const updated = await startPublisher(repository, { home, engine: 'code-2', engineCommit: next })
  for (let round = 0; round < 4; round += 1) await updated.look()
  expect(updated.outcomes()).toEqual(['Two: refused', 'One: published'])
  expect(updated.builds).toHaveLength(2)
  expect(readFileSync(join(home, 'current', codeFile), 'utf8')).toBe('code-2')
  expect(updated.site()).toBe('one')
})

test('a release of other code, an unknown one, and one with a link in it are not shown', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, answerRequests, home, saved, site } = await startPublisher(repository)
  await look()
  const release = saved().current ?? ''
  const updated = await startPublisher(repository, {
    home,
    engine: 'code-2',
    alsoBuild: (folder) => symlinkSync('/etc/passwd', join(folder, 'client/link.html')),
  })
  await updated.look()
  expect(updated.saved().publications).toMatchObject([
    {
      outcome: 'failed',
      problems: [
        { reason: 'What was built can’t be shown: it has something other than files in it.' },
      ],
    },
  ])
  for (const asked of [release, '9-aaaaaaaaaaaa']) {
    askPublisher(home, { ask: 'show', release: asked })
    await updated.answerRequests()
  }
  expect(updated.lines.filter((line) => /^Release .* can’t be shown/.test(line))).toHaveLength(2)
  expect(currentRelease(home)).toBe(release)
  expect(site()).toBe('one')
  await answerRequests()
})

test('what a build changes after its release was taken is not shown, nor does a later build change it', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, home, site } = await startPublisher(repository, {
    alsoBuild: (dist) => writeFileSync(join(dist, 'client/same.txt'), 'the same'),
  })
  await look()
  const file = (name: string) => join(home, 'current', name)
  const built = join(jobPlaces(home).work, 'dist/site.json')
  expect(statSync(file('site.json')).ino).not.toBe(statSync(built).ino)
  writeFileSync(built, 'changed by whoever builds')
  expect(site()).toBe('one')
  const same = statSync(file('client/same.txt')).ino
  repository.push({ 'content/a.yaml': 'two' }, 'Two')
  await look()
  expect(site()).toBe('two')
  // Releases share the files that they have in common.
  expect(statSync(file('client/same.txt')).ino).toBe(same)
})

test.each([
  ['a link to a file', (dist: string) => symlinkSync('/etc/passwd', join(dist, 'client/link'))],
  ['a link to a folder', (dist: string) => symlinkSync('/etc', join(dist, 'client/etc'))],
  ['a pipe', (dist: string) => void execFileSync('mkfifo', [join(dist, 'client/pipe')])],
  [
    'a link in place of the whole',
    (dist: string) => {
      renameSync(dist, `${dist}.other`)
      symlinkSync(`${dist}.other`, dist)
    },
  ],
])('a build with %s in it is not shown', async (_, alsoBuild) => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, saved } = await startPublisher(repository, { alsoBuild })
  await look()
  expect(saved().publications).toMatchObject([{ outcome: 'failed' }])
  expect(saved().publications[0]?.problems[0]?.reason).toContain('something other than files')
})

test('a push that changes more than content is named and not built, until the installation has it', async () => {
  const repository = bareRepository()
  const base = repository.push({ 'content/a.yaml': 'one', 'package.json': '{}' }, 'One')
  const { look, outcomes, saved, site, home } = await startPublisher(repository, {
    engineCommit: base,
  })
  await look()
  const next = repository.push({ 'content/a.yaml': 'two', 'package.json': '{"a":1}' }, 'Two')
  await look()
  expect(outcomes()[0]).toBe('Two: engine')
  expect(saved().publications[0]?.problems).toMatchObject([{ file: 'package.json' }])
  expect(site()).toBe('one')
  const updated = await startPublisher(repository, { home, engine: 'code-2', engineCommit: next })
  await updated.look()
  expect(site()).toBe('two')
})

test('where the installation is no commit of the repository, what its first push had belongs to it', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one', 'README.md': '1' }, 'One')
  const { look, outcomes } = await startPublisher(repository, { engineCommit: 'f'.repeat(40) })
  await look()
  repository.push({ 'README.md': '2' }, 'Two')
  await look()
  repository.push({ 'README.md': '1', 'content/a.yaml': 'three' }, 'Three')
  await look()
  expect(outcomes()).toEqual(['Three: published', 'Two: engine', 'One: published'])
})

test('a build that failed is tried again after half an hour, or when somebody asks', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'crash' }, 'One')
  const { look, answerRequests, home, clock, builds } = await startPublisher(repository)
  await look()
  await look()
  expect(builds).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await look()
  expect(builds).toHaveLength(2)
  askPublisher(home, { ask: 'look' })
  expect(await answerRequests()).toBe(true)
  expect(builds).toHaveLength(3)
  expect(await answerRequests()).toBe(false)
})

test('a copy that fails is a failed push that says so, and is built again later, not at once', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { look, home, builds, saved, clock, site } = await startPublisher(repository, {
    alsoBuild: (dist) => {
      if (builds.length === 1) rmSync(join(dist, '..'), { recursive: true })
    },
  })
  await look()
  await look()
  expect(builds).toHaveLength(1)
  expect(saved().publications).toMatchObject([
    {
      outcome: 'failed',
      problems: [
        {
          reason: expect.stringContaining('ENOENT'),
          repair: expect.stringContaining('tried again in 30 minutes'),
        },
      ],
    },
  ])
  expect(readdirSync(join(home, 'releases'))).toEqual([])
  clock.now = new Date(clock.now.getTime() + 31 * 60_000)
  await look()
  expect(site()).toBe('one')
})

test('five releases stay to go back to, and five builds of other branches, which nobody sees', async () => {
  const repository = bareRepository()
  const { look, answerRequests, home, saved, site } = await startPublisher(repository)
  for (const text of ['1', '2', '3', '4', '5', '6']) {
    repository.push({ 'content/a.yaml': text }, text)
    await look()
  }
  expect(saved().publications.map(({ release }) => release !== undefined)).toEqual([
    ...[true, true, true, true, true],
    false,
  ])
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const commit = repository.push({ 'content/a.yaml': text }, text, `drafts/${text}`)
    askPublisher(home, { ask: 'build', commit })
    await answerRequests()
  }
  expect(saved().builds.map(({ subject, outcome }) => `${subject} ${outcome}`)).toEqual(
    ['f', 'e', 'd', 'c', 'b'].map((text) => `${text} built`),
  )
  expect(existsSync(join(home, 'releases', saved().builds[0]?.release ?? 'none'))).toBe(true)
  expect(site()).toBe('6')
})

test('a repository that can’t be read, or has no such branch, is said without its password', async () => {
  const missing = `https://user:hunter2@127.0.0.1:9/site.git`
  const { look, saved } = await startPublisher({ bare: missing })
  await look()
  expect(saved().repository).toBe('https://127.0.0.1:9/site.git')
  expect(saved().trouble).toMatch(/^The repository can’t be read: /)
  expect(JSON.stringify(saved())).not.toContain('hunter2')
  const empty = await startPublisher(bareRepository())
  await empty.look()
  expect(empty.saved().trouble).toContain('there is no branch “main”')
})

test('requests that are no requests are removed and ignored', async () => {
  const repository = bareRepository()
  repository.push({ 'content/a.yaml': 'one' }, 'One')
  const { answerRequests, home, builds } = await startPublisher(repository)
  const requests = join(home, 'requests')
  writeFileSync(join(requests, 'a.json'), '{"ask":"show","release":"../../etc"}')
  writeFileSync(join(requests, 'b.json'), 'x'.repeat(20_000))
  symlinkSync('/etc/passwd', join(requests, 'c.json'))
  mkdirSync(join(requests, 'd.json'))
  expect(await answerRequests()).toBe(false)
  expect(existsSync(join(requests, 'a.json'))).toBe(false)
  expect(builds).toEqual([])
})

test.each([
  ['CONTENT_REPOSITORY', 'ext::sh -c touch% /tmp/owned'],
  ['CONTENT_REPOSITORY', '--upload-pack=touch /tmp/owned'],
  ['CONTENT_REPOSITORY', 'http://git.example/site.git'],
  ['CONTENT_BRANCH', '--force'],
  ['CONTENT_BRANCH', 'a..b'],
  ['CONTENT_FOLDER', '../content'],
  ['CONTENT_FOLDER', '-content'],
  ['PUBLISHER_LOOK_SECONDS', 'often'],
])('the setting %s=%s is refused', (name, value) => {
  const valid = { CONTENT_REPOSITORY: 'git@git.example:firm/site.git' }
  expect(readPublisherSettings(valid)).toMatchObject({ branch: 'main', folder: 'content' })
  expect(() => readPublisherSettings({ ...valid, [name]: value })).toThrow(name)
})
