/**
 * `npm run publisher`: watches the repository that content is pushed to, builds the content of new commits with this
 * installation, and has the service show it. Runs beside the service, as an account of its own, until it is stopped
 * (docs/deploy, “Publishing without a programmer”).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { InvalidSettingsError } from '../services/api/config.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { FolderInUseError } from '../services/api/storage/errors.ts'
import { lockFolder } from '../services/api/storage/json/folder-lock.ts'
import { gitIn } from './publisher/git.ts'
import { openMirror } from './publisher/mirror.ts'
import { openPublisher } from './publisher/publisher.ts'
import { buildByUnit, buildHere } from './publisher/run-build.ts'
import { readPublisherSettings, shownRepository } from './publisher/settings.ts'

/** The pause between two looks at the requests of the service, in ms. */
const pollMs = 500

try {
  await main()
} catch (error) {
  console.error(error instanceof InvalidSettingsError ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  loadSettingsFile()
  const settings = readPublisherSettings(process.env)
  const { home, repository, branch } = settings
  mkdirSync(home, { recursive: true })
  const release = await lockFolder(home).catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error
    throw new InvalidSettingsError(
      `Another publisher works in ${home}: stop it first, or set PUBLISHER_DIR to another folder.`,
    )
  })
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const { signal } = stopping
  const git = gitIn(home, repository, signal)
  const engine = process.cwd()
  const publisher = await openPublisher({
    settings,
    git,
    mirror: openMirror(git, home, repository),
    runBuild: settings.build === 'unit' ? buildByUnit(home) : buildHere(home, engine),
    engine: installedCode(),
    engineCommit: installedCommit(),
    now: () => new Date(),
    log: (line) => console.log(line),
    signal,
  })
  console.log(`Watching ${branch} of ${shownRepository(repository)}. Ctrl-C stops it.`)
  let nextLook = 0
  while (!signal.aborted) {
    const answered = await publisher.answerRequests()
    if (performance.now() >= nextLook) {
      await publisher.look()
      nextLook = performance.now() + settings.lookSeconds * 1000
    } else if (!answered) await pause(pollMs, undefined, { signal }).catch(() => undefined)
  }
  release()
}

/** The hash of the code that `npm run build` has bundled. @throws InvalidSettingsError it was never built */
function installedCode(): string {
  try {
    return readFileSync(join('.cache/bundle/hash.txt'), 'utf8').trim()
  } catch {
    throw new InvalidSettingsError('This installation isn’t built yet: run npm run build first.')
  }
}

/** The commit of this installation; undefined if it is no checkout. */
function installedCommit(): string | undefined {
  try {
    return execFileSync('git', ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
