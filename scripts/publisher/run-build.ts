import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPlainFile } from './copy-plain-files.ts'
import { buildMs, buildResult, type BuildJob, type BuildResult, jobPlaces } from './job.ts'

/** After its own limit, the time that a build may take to end. */
const graceMs = 60_000
const pollMs = 200
/** Of the problems of a build, and more. */
const maxResultBytes = 1_000_000

/** Runs a build of the content in `job/content`; resolves with its result, also when it did not end by itself. */
export type RunBuild = (job: BuildJob, signal: AbortSignal) => Promise<BuildResult>

const failed = (id: string, reason: string): BuildResult => ({
  id,
  outcome: 'failed',
  problems: [{ reason }],
  problemCount: 1,
  seconds: 0,
})

function writeJob(home: string, job: BuildJob): void {
  const { folder, job: file } = jobPlaces(home)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(job))
  renameSync(`${file}.part`, file)
}

/** Reads the result of a job; undefined if there is none. */
function resultOf(home: string, id: string): BuildResult | undefined {
  try {
    const found = buildResult.parse(
      JSON.parse(readPlainFile(jobPlaces(home).result, maxResultBytes)),
    )
    return found.id === id ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Builds in a child process with a clean environment, low priority and limits, without network where the kernel lets
 * an ordinary account do that.
 * @param engine the folder of the installed version
 */
export function buildHere(home: string, engine: string): RunBuild {
  // 512 MB a file, and no core dumps.
  const limits = 'ulimit -f 1000000; ulimit -c 0; exec nice -n 10 "$@"'
  const alone = spawnSync('unshare', ['--map-root-user', '--net', 'true']).status === 0
  const command = [...(alone ? ['unshare', '--map-root-user', '--net'] : []), process.execPath]
  const script = join(engine, 'scripts/publisher/build.ts')
  return async (job, signal) => {
    writeJob(home, job)
    rmSync(jobPlaces(home).result, { force: true })
    mkdirSync(jobPlaces(home).build, { recursive: true })
    const child = spawn(
      'sh',
      ['-c', limits, 'sh', ...command, '--import', importOf(engine), script],
      {
        cwd: engine,
        env: {
          PATH: process.env['PATH'] ?? '/usr/bin:/bin',
          LANG: 'C.UTF-8',
          HOME: home,
          TMPDIR: jobPlaces(home).build,
          PUBLISHER_DIR: home,
          PUBLISHER_PARENT: 'stdin',
        },
        stdio: ['pipe', 'ignore', 'pipe'],
        detached: true,
      },
    )
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    let message = ''
    child.stderr.on(
      'data',
      (part: Buffer) => (message = `${message}${part.toString()}`.slice(-2_000)),
    )
    child.stdin.on('error', () => undefined)
    signal.addEventListener('abort', kill, { once: true })
    const timer = setTimeout(kill, buildMs + graceMs)
    const how = await new Promise<string>((settle) => {
      child.on('error', (error) => settle(error.message))
      child.on('close', (code, killed) => settle(killed ?? `exit code ${code}`))
    })
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
    kill()
    return resultOf(home, job.id) ?? failed(job.id, `The build stopped (${how}). ${message}`.trim())
  }
}

/** The loader of TypeScript, by its file, since the build's folder is another one. */
const importOf = (engine: string): string =>
  new URL(import.meta.resolve('tsx', `file://${resolve(engine)}/`)).href

/** Has systemd build, which watches the file that is written last (docs/deploy), as another account. */
export const buildByUnit =
  (home: string): RunBuild =>
  async (job, signal) => {
    writeJob(home, job)
    const { start, ended } = jobPlaces(home)
    let began = Date.now()
    let isAgain = false
    writeFileSync(start, job.id)
    for (let rounds = 1; !signal.aborted; rounds += 1) {
      await pause(pollMs)
      // A unit that was just ending may have missed the change; a build that is done ignores another one.
      if (rounds % 300 === 0) writeFileSync(start, job.id)
      // The result is written before the unit ends, and the next build begins after that.
      const how = endedSince(ended, began)
      const late = Date.now() - began
      if (how === undefined && late < buildMs + graceMs) continue
      const result = resultOf(home, job.id)
      if (result) return result
      // The end of a build that ran before this publisher was started: now this job's may begin.
      if (how === 'success' && !isAgain) {
        isAgain = true
        began = Date.now()
        writeFileSync(start, job.id)
        continue
      }
      if (how !== undefined) return failed(job.id, reasons[how] ?? `The build ended: ${how}.`)
      if (late >= buildMs + graceMs)
        return failed(
          job.id,
          'The build didn’t start. On the server, “systemctl status site-build.path site-build” says why.',
        )
    }
    return failed(job.id, 'The publisher was stopped.')
  }

function endedSince(file: string, began: number): string | undefined {
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (at < began) return undefined
  try {
    return readPlainFile(file, 100).trim()
  } catch {
    return 'unknown'
  }
}

/** Results of a unit, as systemd names them. */
const reasons: Readonly<Record<string, string>> = {
  'oom-kill':
    'The build needed more memory than it may have. Is there a huge file or picture in the push?',
  timeout: 'The build took longer than it may.',
}
