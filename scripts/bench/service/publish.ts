import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { publisherState } from '../../../services/api/publishing/contract.ts'
import { onCleanup, temporaryFolder } from '../build/workspace.ts'
import { percentile, type Row, row } from '../row.ts'
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
  const publisher = startPublisher(folder, pushedContent(folder))
  const kill = onCleanup(() => publisher.kill('SIGKILL'))
  try {
    const page = getPage(`${service.origin}/`)
    const post = postContact(service.url)
    await Promise.all([atRate(page, pagesPerSecond, 2), atRate(post, postsPerSecond, 2)])
    const [pages, posts]: [number[], number[]] = [[], []]
    while (!isBuilding(folder)) await pause(100)
    const began = performance.now()
    for (let round = 0; round < maxRounds && isBuilding(folder); round += 1) {
      const [page99, post99] = await Promise.all([
        atRate(page, pagesPerSecond, roundSeconds),
        atRate(post, postsPerSecond, roundSeconds),
      ])
      pages.push(...page99)
      posts.push(...post99)
    }
    return [
      row(`page at ${pagesPerSecond}/s while a push is built: p50`, percentile(pages, 0.5), 'ms'),
      row(
        `page at ${pagesPerSecond}/s while a push is built: p99`,
        percentile(pages, 0.99),
        'ms',
        50,
      ),
      row(`form at ${postsPerSecond}/s while a push is built: p50`, percentile(posts, 0.5), 'ms'),
      row(
        `form at ${postsPerSecond}/s while a push is built: p99`,
        percentile(posts, 0.99),
        'ms',
        250,
      ),
      row('measured', (performance.now() - began) / 1000, 's'),
    ]
  } finally {
    // Its build ends with it.
    publisher.kill('SIGKILL')
    kill()
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
