import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  buildRetryMs,
  keptBuilds,
  publisherRequest,
  type Publication,
  type PublicationProblem,
  type PublisherRequest,
  type PublisherState,
} from '../../services/api/publishing/contract.ts'
import {
  publisherPlaces,
  readPublisherState,
} from '../../services/api/publishing/publisher-folder.ts'
import { NotPlainError } from './copy-plain-files.ts'
import { type Git, GitError } from './git.ts'
import { jobPlaces } from './job.ts'
import type { Commit, Mirror } from './mirror.ts'
import {
  currentRelease,
  nextRelease,
  releaseProblem,
  removeReleases,
  showRelease,
  takeRelease,
} from './releases.ts'
import type { RunBuild } from './run-build.ts'
import { type PublisherSettings, shownRepository } from './settings.ts'
import { ContentRefused, takeContent, writeHistory } from './take-content.ts'

/** How many releases stay to go back to. */
export const keptReleases = 5
/** How many pushes the list has. */
const keptPublications = 30
/** The most requests that are read at once; more are dropped. */
const maxRequests = 20

/** While a build runs: how often the publisher looks for a request to go back to a release. In ms. */
const showEveryMs = 500

/** Reads a request of the service; undefined: it is none. */
function readRequest(file: string): PublisherRequest | undefined {
  try {
    const small = statSync(file).size < 10_000
    return publisherRequest.safeParse(small && JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** What stopped a build on this machine, such as a full disk; undefined: a fault of the program. */
function systemProblem(error: unknown): PublicationProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // Node's own errors begin with ERR_.
  if (!(error instanceof Error) || !/^E[A-Z\d]+$/.test(code)) return undefined
  return ['EACCES', 'EPERM'].includes(code)
    ? {
        reason: `The publisher can’t write in its folder (${error.message}).`,
        repair: 'run docs/deploy/publisher/setup again on the server',
      }
    : {
        reason: `The publisher can’t read or write a file (${error.message}).`,
        repair: `look at the disk of the server and the log of the publisher; it’s tried again in ${buildRetryMs / 60_000} minutes`,
      }
}

interface Deps {
  settings: PublisherSettings
  git: Git
  mirror: Mirror
  runBuild: RunBuild
  /** The hash of the code of this installation. */
  engine: string
  /** The commit of this installation, if it is a checkout; undefined: unknown. */
  engineCommit: string | undefined
  now: () => Date
  log: (line: string) => void
  signal: AbortSignal
}

/**
 * Opens the publisher: fetches the repository, builds the content of new commits, and shows it. Its state is one file, which
 * the service reads.
 */
export async function openPublisher(deps: Deps) {
  const { settings, git, mirror, runBuild, engine, engineCommit, now, log, signal } = deps
  const { home, branch, folder } = settings
  const places = publisherPlaces(home)
  for (const folder of [places.requests, places.releases]) mkdirSync(folder, { recursive: true })
  const known = await readPublisherState(home)
  const same = known?.repository === shownRepository(settings.repository) && known.folder === folder
  const state: PublisherState = {
    publications: [],
    builds: [],
    ...(same && known),
    version: 1,
    repository: shownRepository(settings.repository),
    branch,
    folder,
    engine,
    lookSeconds: settings.lookSeconds,
    startedAt: now().toISOString(),
    current: currentRelease(home),
  }
  delete state.building
  save()

  /** Replaces the state file: the service sees the old one or the new one. */
  function save(): void {
    const file = `${places.state}.part`
    const handle = openSync(file, 'w')
    writeFileSync(handle, JSON.stringify(state, undefined, 1))
    fsyncSync(handle)
    closeSync(handle)
    chmodSync(file, 0o640)
    renameSync(file, places.state)
  }

  const trouble = (text: string | undefined) => {
    if (text !== undefined && text !== state.trouble) log(text)
    if (text === undefined) delete state.trouble
    else state.trouble = text.slice(0, 1_000)
    state.lookedAt = now().toISOString()
    save()
  }

  /**
   * Returns the commit to build next; undefined: nothing is new.
   * @param asked what failed is tried again at once
   */
  async function nextCommit(asked: boolean): Promise<Commit | undefined> {
    const head = await mirror.newest(branch)
    if (!head) throw new GitError(`there is no branch “${branch}”`)
    const isDue = (commit: string) => {
      const done = state.publications.find((one) => one.commit === commit && one.engine === engine)
      if (!done) return true
      return (
        done.outcome === 'failed' && (asked || now().getTime() - Date.parse(done.at) > buildRetryMs)
      )
    }
    const known = state.publications.find(({ commit }) => commit === head.id)
    const isOther = known?.release === undefined || known.release !== state.current
    // The branch was set back to a commit that was published before.
    if (state.head !== head.id && known?.outcome === 'published' && isOther) {
      const { release } = known
      if (release === undefined || releaseProblem(home, release, engine) !== undefined) return head
      show(release)
      return undefined
    }
    const [last] = state.publications
    const shown = state.publications.find(({ release }) => release && release === state.current)
    // Somebody has gone back to an earlier release.
    const wentBack = shown !== last && last?.commit === head.id && last.outcome === 'published'
    if (!wentBack && isDue(head.id)) return head
    // After an update of the code, what visitors saw is built again if it isn't the newest.
    return shown && isDue(shown.commit) ? mirror.find(shown.commit) : undefined
  }

  /** Names the files of a commit that are not content; empty if it changes content alone. */
  async function changesOfEngine(commit: string): Promise<string[]> {
    const installed =
      engineCommit !== undefined && (await mirror.has(engineCommit)) ? engineCommit : undefined
    const base = installed ?? (state.base?.engine === engine ? state.base.commit : undefined)
    if (base !== undefined && (await mirror.has(base)))
      return mirror.differencesOutside(folder, base, commit)
    // The first commit that is seen after an installation or update belongs to it.
    state.base = { engine, commit }
    return []
  }

  type Result = Pick<Publication, 'outcome' | 'problems' | 'problemCount' | 'release' | 'seconds'>
  const withProblems = (
    outcome: Publication['outcome'],
    problems: PublicationProblem[],
  ): Result => ({ outcome, problems, problemCount: problems.length })

  /** Takes, checks and builds the content of a commit. Shows nothing. */
  async function build(commit: Commit): Promise<Result> {
    state.building = { commit: commit.id, since: now().toISOString() }
    try {
      save()
      const { content, folder: job } = jobPlaces(home)
      mkdirSync(job, { recursive: true })
      await takeContent(git, commit.id, folder, content)
      const changed = await mirror.changes(commit.id, folder)
      writeHistory(content, { commit: commit.id, changed })
      const used = [...state.publications, ...state.builds].flatMap(({ release }) => release ?? [])
      const release = nextRelease(home, used, commit.id)
      const keep = [...used, ...(state.current ? [state.current] : [])]
      // Before the build, so that there is room for it.
      removeReleases(home, keep)
      const id = `${release} ${now().toISOString()}`
      const result = await showingMeanwhile(runBuild({ id, folder }, signal))
      const { outcome, problems, problemCount, seconds } = result
      if (outcome !== 'built') return { outcome, problems, problemCount, seconds }
      const fault = faultOf(release)
      if (fault !== undefined)
        return withProblems('failed', [{ reason: `What was built can’t be shown: ${fault}.` }])
      return { outcome: 'built', problems: [], problemCount: 0, release, seconds }
    } catch (error) {
      if (error instanceof ContentRefused) return withProblems('refused', error.problems)
      if (error instanceof GitError)
        return withProblems('failed', [{ reason: `${error.message}.`.replace(/\.\.$/, '.') }])
      const problem = systemProblem(error)
      if (problem) return withProblems('failed', [problem])
      throw error
    } finally {
      delete state.building
    }
  }

  /** Takes what was built as a release. @returns why it can't be shown; undefined if it can */
  function faultOf(release: string): string | undefined {
    try {
      takeRelease(home, release)
    } catch (error) {
      if (!(error instanceof NotPlainError)) throw error
      return 'it has something other than files in it'
    }
    return releaseProblem(home, release, engine)
  }

  const noted = ({ id, author, subject }: Commit, result: Result): Publication => ({
    commit: id,
    author,
    subject,
    at: now().toISOString(),
    engine,
    ...result,
  })

  /**
   * Notes what became of a push, in the order of the pushes: one that is built again stays in its place, and with the
   * release that visitors see if that fails. The last releases stay, and the one that is shown.
   */
  function addPublication(publication: Publication): void {
    const at = state.publications.findIndex(({ commit }) => commit === publication.commit)
    const before = state.publications[at]?.release
    const noted = before === undefined ? publication : { release: before, ...publication }
    state.publications =
      at < 0 ? [noted, ...state.publications] : state.publications.with(at, noted)
    state.publications = state.publications.slice(0, keptPublications)
    const withRelease = state.publications.filter(({ release }) => release !== undefined)
    for (const old of withRelease.slice(keptReleases))
      if (old.release !== state.current) delete old.release
    log(`${publication.commit.slice(0, 12)} “${publication.subject}”: ${publication.outcome}`)
    for (const { file, line, reason } of publication.problems.slice(0, 5))
      log(`  ${[file, line].filter((part) => part !== undefined).join(':')} ${reason}`)
    save()
  }

  /** Publishes a commit of the branch, or notes why not. */
  async function publish(commit: Commit): Promise<void> {
    const before = state.publications.find((one) => one.commit === commit.id)
    const foreign = before?.release === undefined ? await changesOfEngine(commit.id) : []
    if (foreign.length > 0)
      return addPublication(noted(commit, withProblems('engine', foreign.map(notContent))))
    const result = await build(commit)
    if (signal.aborted) return
    if (result.outcome === 'built' && result.release !== undefined) {
      showRelease(home, result.release)
      state.current = result.release
      return addPublication(noted(commit, { ...result, outcome: 'published' }))
    }
    addPublication(noted(commit, result))
  }

  const notContent = (file: string): PublicationProblem => ({
    file,
    reason: `isn’t in ${folder}/, so it’s part of the installed version, which a push doesn’t change`,
    repair: 'update the installation (docs/deploy, “Updates”), or take this change back',
  })

  /**
   * Looks at the repository, and publishes what is new.
   * @param asked a person asked for it: what failed is tried again
   */
  async function look(asked = false): Promise<void> {
    try {
      await mirror.fetch()
      const commit = await nextCommit(asked)
      trouble(undefined)
      if (commit) await publish(commit)
      if (signal.aborted) return
      const head = await mirror.newest(branch)
      if (head && head.id !== state.head) {
        state.head = head.id
        save()
      }
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof GitError)) throw error
      trouble(`The repository can’t be read: ${error.message}`)
    }
  }

  /** Shows another release that is still there. */
  function show(release: string): void {
    const isKnown = state.publications.some((one) => one.release === release)
    const fault = isKnown ? releaseProblem(home, release, engine) : 'it was never published'
    if (fault !== undefined) return log(`Release ${release} can’t be shown: ${fault}.`)
    showRelease(home, release)
    state.current = release
    log(`Release ${release} is shown.`)
    save()
  }

  /** Builds a commit for a preview, unless that is done. */
  async function buildOnly(id: string): Promise<void> {
    const done = [...state.publications, ...state.builds].find(
      (one) => one.commit === id && one.engine === engine,
    )
    if (done?.release !== undefined || done?.outcome === 'refused') return
    if (done?.outcome === 'failed' && now().getTime() - Date.parse(done.at) < buildRetryMs) return
    const commit = (await mirror.find(id)) ?? (await mirror.fetch().then(() => mirror.find(id)))
    const unknown = { reason: 'isn’t a commit of this repository' }
    const result = commit ? await build(commit) : withProblems('failed', [unknown])
    if (signal.aborted) return
    const others = state.builds.filter((one) => one.commit !== id)
    state.builds = [noted(commit ?? { id, author: '', subject: '' }, result), ...others].slice(
      0,
      keptBuilds,
    )
    save()
  }

  /** Goes back to a release while a build runs: visitors don't wait for it with a mistake on the site. */
  async function showingMeanwhile<Built>(build: Promise<Built>): Promise<Built> {
    const timer = setInterval(() => takeRequests('show').forEach(showAsked), showEveryMs)
    return build.finally(() => clearInterval(timer))
  }

  const showAsked = (asked: PublisherRequest) => asked.ask === 'show' && show(asked.release)

  /** Reads and removes what the service asks for. @param only the kind that is taken; left out, all */
  function takeRequests(only?: PublisherRequest['ask']): PublisherRequest[] {
    const requests = readdirSync(places.requests)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(places.requests, name))
      .map((file) => ({ file, asked: readRequest(file) }))
      .filter(({ asked }) => only === undefined || asked?.ask === only)
      .slice(0, maxRequests)
    for (const { file } of requests) rmSync(file, { recursive: true, force: true })
    return requests.flatMap(({ asked }) => asked ?? [])
  }

  /** Does what was asked for: previews last, since each takes a build. Returns whether there was anything. */
  async function answerRequests(): Promise<boolean> {
    const asked = takeRequests()
    asked.forEach(showAsked)
    if (asked.some(({ ask }) => ask === 'look')) await look(true)
    for (const one of asked)
      if (one.ask === 'build')
        await buildOnly(one.commit).catch((error: unknown) => {
          if (!(error instanceof GitError)) throw error
          trouble(`The repository can’t be read: ${error.message}`)
        })
    return asked.length > 0
  }

  return { look, answerRequests, state }
}
