import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { groupUsage, type Usage } from '../cpu.ts'

/** A copy of the working tree with the installed packages and without caches. */
export interface Workspace {
  folder: string
  /**
   * Runs a program in the folder. Returns its output and its duration in seconds.
   *
   * @throws Error if it failed
   */
  run(program: string, ...args: string[]): Promise<{ output: string; seconds: number }>
  /** The same, but ends the program once its output matches. Also returns its usage until then. */
  runUntil(
    line: RegExp,
    program: string,
    ...args: string[]
  ): Promise<{ output: string; seconds: number; usage: Usage }>
  remove(): void
}

export function makeWorkspace(): Workspace {
  const { folder, remove } = temporaryFolder()
  // Tracked and new files, without ignored ones (caches and builds).
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0')
  for (const file of files.filter((file) => file && existsSync(file))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  // Links each package, so that caches inside node_modules are left out. Files are copied, so that
  // writing to them does not change the project's.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules')) {
    if (['.cache', '.vite', '.vite-temp'].includes(name)) continue
    const [from, to] = [resolve('node_modules', name), join(folder, 'node_modules', name)]
    if (lstatSync(from).isFile()) cpSync(from, to)
    else symlinkSync(from, to)
  }
  return {
    folder,
    run: (program, ...args) => runTimed(folder, program, args),
    async runUntil(line, program, ...args) {
      const { usage, ...run } = await runTimed(folder, program, args, line)
      if (!usage) throw new Error(`${program} ended without a line that matches ${line}`)
      return { ...run, usage }
    },
    remove,
  }
}

function runTimed(
  folder: string,
  program: string,
  args: string[],
  until?: RegExp,
): Promise<{ output: string; seconds: number; usage: Usage | undefined }> {
  const began = performance.now()
  // Its own process group, so that killing it also kills its children.
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const kill = onCleanup(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  })
  let output = ''
  let seconds: number | undefined
  let usage: Usage | undefined
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (!until?.test(output) || seconds !== undefined) return
    seconds = (performance.now() - began) / 1000
    usage = groupUsage(child.pid)
    kill()
  })
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((settle, refuse) => {
    child.on('error', refuse)
    child.on('close', (code) => {
      kill()
      if (code !== 0 && seconds === undefined)
        return refuse(new Error(`${program} ${args.join(' ')} failed:\n${output}`))
      settle({ output, seconds: seconds ?? (performance.now() - began) / 1000, usage })
    })
  })
}

const pending: (() => void)[] = []

/**
 * Registers a cleanup that runs if the bench ends early, latest first: a process is ended before its
 * folder is removed. Returns a function that runs it now.
 */
export function onCleanup(undo: () => void): () => void {
  pending.push(undo)
  return () => {
    const at = pending.indexOf(undo)
    if (at < 0) return
    pending.splice(at, 1)
    undo()
  }
}

/** Runs the registered cleanups. Synchronous, because it runs in the process's `exit` event. */
export function runCleanups(): void {
  for (let undo = pending.pop(); undo; undo = pending.pop()) undo()
}

/** Makes an empty folder outside the project. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'contractor-site-bench-'))
  // A process that was just killed may still write a file.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return { folder, remove: onCleanup(remove) }
}
