import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** A copy of the working tree with the installed packages and no cache at all. */
export interface Workspace {
  folder: string
  /** Runs a program in it. Out: what it printed, and the seconds it took. Throws when it fails. */
  run(program: string, ...args: string[]): Promise<{ output: string; seconds: number }>
  remove(): void
}

export function makeWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'highpine-bench-'))
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files.filter((file) => file && existsSync(file))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  // Each package by itself, so that caches inside node_modules stay behind.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!['.cache', '.vite', '.vite-temp'].includes(name))
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  return {
    folder,
    run: (program, ...args) => timed(folder, program, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function timed(
  folder: string,
  program: string,
  args: string[],
): Promise<{ output: string; seconds: number }> {
  const began = performance.now()
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((settle, refuse) => {
    child.on('error', refuse)
    child.on('exit', (code) => {
      if (code !== 0) return refuse(new Error(`${program} ${args.join(' ')} failed:\n${output}`))
      settle({ output, seconds: (performance.now() - began) / 1000 })
    })
  })
}
