import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** A worker's reply, sent by `serveJobs`. */
type WorkerReply<Result> = { result: Result } | { error: string }

export interface WorkerOptions {
  /** The worker's file without its extension, from the folder of `moduleUrl`: one path, or one as source and one as built. */
  entry: string | { source: string; built: string }
  /** `import.meta.url` of the module that starts it. */
  moduleUrl: string
  /** The worker's memory limit, enforced by the system. */
  memoryMb: number
  /** A job that takes longer is aborted and its worker killed. */
  timeoutMs: number
  /** The largest file that the worker may write. */
  fileMb: number
  /** Whether it runs code of this repository on text, with a compiler and a heap of `memoryMb`; otherwise it opens pictures. */
  text?: boolean
  /** The time after which it exits when it is idle; left out: ten seconds. */
  idleMs?: number
}

/** The worker exited before it replied: a limit killed it, or its input crashed it. */
export class WorkerExitError extends Error {
  override name = 'WorkerExitError'
}

/** An idle worker exits after this time, which frees the memory that pictures took. */
const idleMs = 10_000

/**
 * Runs jobs that read pictures in a child process, started on demand, with limits on memory, time and
 * written bytes: the service stays small, and a picture that crashes its decoder crashes nothing else.
 * One job at a time. After a failure the next job gets a new process. The returned function rejects
 * with the worker's error.
 * @throws WorkerExitError
 */
export function workerProcess<Job extends object, Result>(
  options: WorkerOptions,
): (job: Job) => Promise<Result> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let settle: (reply: WorkerReply<Result> | WorkerExitError) => void = () => undefined

  const stop = (reason: string) => {
    child?.kill('SIGKILL')
    child = undefined
    settle(new WorkerExitError(reason))
  }
  const startWorker = () => {
    const worker = spawnWorker(options)
    worker.on('message', (reply: WorkerReply<Result>) => worker === child && settle(reply))
    worker.on('exit', (code, signal) => {
      if (worker === child) stop(`The worker ended with ${signal ?? code}.`)
    })
    worker.on('error', (error) => worker === child && stop(error.message))
    return worker
  }
  return (job) => {
    clearTimeout(idle)
    child ??= startWorker()
    const worker = child
    return new Promise<Result>((resolve, reject) => {
      const limit = setTimeout(() => stop('It takes too long.'), options.timeoutMs)
      settle = (reply) => {
        settle = () => undefined
        clearTimeout(limit)
        if (reply instanceof WorkerExitError) return reject(reply)
        if ('error' in reply) {
          stop('It is replaced.')
          return reject(new Error(reply.error))
        }
        idle = setTimeout(() => stop('It is not needed.'), options.idleMs ?? idleMs).unref()
        resolve(reply.result)
      }
      worker.send(job, (error) => {
        if (error && worker === child) stop(error.message)
      })
    })
  }
}

/** The environment variables that a worker gets. It reads untrusted files, so it gets no secrets. */
const inheritedVariables = [
  'PATH',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
]

/**
 * Sets limits, then execs the program. `-d` counts the process's own memory, not address space that V8
 * only reserves, so it can be tight where `-v` cannot; macOS accepts it without enforcing it. `-f` is in
 * blocks of 512 bytes. A stricter existing limit stays.
 */
const limitScript = `limit() { (ulimit "$1" "$2") 2>/dev/null && ulimit "$1" "$2"; }
limit -c 0; limit -d "$1"; limit -f "$2"; shift 2; exec "$@"`

/**
 * Without a JIT compiler a fault of a decoder finds no memory to write code into, and V8 doesn't reserve the 512 MB
 * for code that count as the process's own in Node 24. The work itself is native code.
 */
function spawnWorker({ entry, moduleUrl, memoryMb, fileMb, text }: WorkerOptions): ChildProcess {
  const fromSource = moduleUrl.endsWith('.ts')
  const { source, built } = typeof entry === 'string' ? { source: entry, built: entry } : entry
  const name = fromSource ? `${source}.ts` : `${built}.js`
  const file = fileURLToPath(new URL(name, moduleUrl))
  const loader = fromSource ? ['--import', resolveUrl('tsx')] : []
  const flags = text
    ? [`--max-old-space-size=${memoryMb}`]
    : ['--jitless', '--max-old-space-size=64']
  const command = [process.execPath, ...flags, ...loader, file]
  const limits = [text ? 'unlimited' : String(memoryMb * 1024), String(fileMb * 2048)]
  const [run = '', ...args] =
    process.platform === 'win32'
      ? command
      : ['/bin/sh', '-c', limitScript, 'limited', ...limits, ...command]
  const child = spawn(run, args, {
    env: Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    // A decoder's output about an untrusted picture does not belong in the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Does not keep the parent alive; the worker exits when the channel closes.
  child.unref()
  child.channel?.unref()
  return child
}

const resolveUrl = (name: string): string =>
  pathToFileURL(createRequire(import.meta.url).resolve(name)).href

/**
 * Runs in the worker: replies to each job until the parent disconnects. The process has low priority,
 * and is the first one that the kernel kills when memory is short.
 */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  preferOomKill()
  process.on('message', (job: Job) => {
    work(job)
      .then(
        (result): WorkerReply<Result> => ({ result }),
        (error: unknown): WorkerReply<Result> => ({ error: String(error) }),
      )
      .then((reply) => process.send?.(reply))
      .catch(() => process.exit(1))
  })
  process.on('disconnect', () => process.exit(0))
}

function preferOomKill(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // The file exists on Linux only.
  }
}
