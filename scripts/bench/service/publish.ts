import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { publisherState } from '../../../services/api/publishing/contract.ts'
import { onCleanup, temporaryFolder } from '../build/workspace.ts'
import { median, percentile, type Row, row } from '../row.ts'
import { startBuiltService } from './built-service.ts'
import { atRate, getPage, postContact } from './load.ts'

/** Requests a second, for as long as the build runs. */
const [pagesPerSecond, postsPerSecond] = [50, 10]
/** Of one round, in seconds. */
const roundSeconds = 4
/** A build from an empty cache takes minutes; these are enough. */
const maxRounds = 20

/**
 * Measures what visitors wait while the publisher builds the whole content of this project for the first time, with nothing in a
 * cache: pages and forms of a service beside it.
 */
export async function publish(): Promise<Row[]> {
  const service = await startBuiltService()
  const { folder, remove } = temporaryFolder()
  const [page, post] = [getPage(`${service.origin}/`), postContact(service.url)]
  const load = async (seconds: number) => {
    const [pages, posts] = await Promise.all([
      atRate(page, pagesPerSecond, seconds),
      atRate(post, postsPerSecond, seconds),
    ])
    return { pages, posts }
  }
  let stop = () => {}
  try {
    await load(2)
    const before = await load(2 * roundSeconds)
    const publisher = startPublisher(folder, pushedContent(folder))
    // Its build ends with it.
    stop = onCleanup(() => publisher.kill('SIGKILL'))
    while (!isBuilding(folder)) await pause(100)
    const during: Awaited<ReturnType<typeof load>> = { pages: [], posts: [] }
    for (let round = 0; round < maxRounds && isBuilding(folder); round += 1) {
      const { pages, posts } = await load(roundSeconds)
      during.pages.push(...pages)
      during.posts.push(...posts)
    }
    const worst = (times: readonly number[]) => percentile(times, 0.99)
    return [
      row(`page at ${pagesPerSecond}/s, without a build: p99`, worst(before.pages), 'ms'),
      row(`page at ${pagesPerSecond}/s while a push is built: p50`, median(during.pages), 'ms'),
      row(`page at ${pagesPerSecond}/s while a push is built: p99`, worst(during.pages), 'ms', 50),
      row(`form at ${postsPerSecond}/s, without a build: p99`, worst(before.posts), 'ms'),
      row(`form at ${postsPerSecond}/s while a push is built: p50`, median(during.posts), 'ms'),
      row(`form at ${postsPerSecond}/s while a push is built: p99`, worst(during.posts), 'ms', 250),
    ]
  } finally {
    stop()
    await service.remove()
    remove()
  }
}

/** Makes a repository with the content of this project. @returns its folder */
function pushedContent(folder: string): string {
  const repository = join(folder, 'repository')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd: repository,
    })
  cpSync('content', join(repository, 'content'), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all', '--force')
  git('commit', '--quiet', '--message', 'Content')
  return repository
}

const startPublisher = (folder: string, repository: string) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/publisher.ts'], {
    env: {
      PATH: process.env['PATH'],
      ENV_FILE: '',
      CONTENT_REPOSITORY: repository,
      PUBLISHER_DIR: join(folder, 'publisher'),
      PUBLISHER_LOOK_SECONDS: '1',
    },
    stdio: 'ignore',
  })

/** Whether a build runs. @throws Error it has failed */
function isBuilding(folder: string): boolean {
  const file = join(folder, 'publisher/state.json')
  if (!existsSync(file)) return false
  const { building, publications } = publisherState.parse(JSON.parse(readFileSync(file, 'utf8')))
  const [last] = publications
  if (last && last.outcome !== 'published') throw new Error(JSON.stringify(last.problems))
  return building !== undefined
}
