import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { gitEnvironment, gitSettings } from '../../services/api/background/git-environment.ts'

/** The most memory that git may take, in kB. */
const memoryKb = 4_000_000
/** The largest file that git may write, in blocks of 512 bytes: 2 GB. */
const fileBlocks = 4_000_000
/** Of the messages of git; more is cut off. */
const maxMessage = 2_000

/** Of what it prints, where nobody reads it in parts. */
const maxOutput = 10_000_000

/** A run of git that failed; `message` is what git said, without credentials. */
export class GitError extends Error {
  override name = 'GitError'
}

interface GitRun {
  /** What to give it as input. */
  input?: (stdin: Writable) => void
  /** Reads its output; the run ends early when this returns false. */
  read?: (stdout: Readable, stop: () => void) => Promise<void>
  timeoutMs?: number
}

/** Runs git on the mirror. @throws GitError */
export type Git = (args: readonly string[], run?: GitRun) => Promise<string>

/**
 * Returns a function that runs git in the publisher's folder with settings of its own alone: no hooks, no submodules, no
 * helper programs, no questions, and nothing of the account's or the machine's configuration.
 * @param home the publisher's folder; `ssh/key` in it is the key for repositories with ssh
 * @param repository the address that may be fetched, which may be a folder of another account
 * @param signal ends what runs
 */
export function gitIn(home: string, repository: string, signal?: AbortSignal): Git {
  const config = join(home, 'gitconfig')
  const folder = join(home, 'mirror.git')
  writeFileSync(config, gitConfig(repository))
  const key = join(home, 'ssh/key')
  const environment = {
    ...gitEnvironment(home),
    GIT_DIR: folder,
    GIT_CONFIG_GLOBAL: config,
    GIT_NO_LAZY_FETCH: '1',
    GIT_SSH_COMMAND: `ssh -F none -i '${key}' -o IdentitiesOnly=yes -o BatchMode=yes -o ConnectTimeout=20 -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile='${join(home, 'ssh/known_hosts')}'`,
  }
  const limits = `ulimit -v ${memoryKb} 2>/dev/null; ulimit -f ${fileBlocks} 2>/dev/null; ulimit -c 0; exec nice -n 5 git "$@"`
  return async (args, { input, read, timeoutMs = 60_000 } = {}) => {
    const child = spawn('sh', ['-c', limits, 'git', ...args], {
      cwd: home,
      env: environment,
      stdio: 'pipe',
      detached: true,
    })
    const kill = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    signal?.addEventListener('abort', kill, { once: true })
    let [stopped, late] = [false, false]
    const timer = setTimeout(() => {
      late = true
      kill()
    }, timeoutMs)
    const stop = () => {
      stopped = true
      kill()
    }
    const ended = new Promise<number | null>((settle) => {
      child.on('error', () => settle(-1))
      child.on('close', settle)
    })
    let message = ''
    let output = ''
    child.stderr.on('data', (part: Buffer) => {
      if (message.length < maxMessage) message += part.toString()
    })
    // Ended by `kill`, it takes no more.
    child.stdin.on('error', () => undefined)
    try {
      if (input) input(child.stdin)
      else child.stdin.end()
      if (read) await read(child.stdout, stop)
      else
        for await (const part of child.stdout as AsyncIterable<Buffer>) {
          output += part.toString()
          if (output.length > maxOutput) throw new GitError(`git ${args[0]} prints too much`)
        }
    } catch (error) {
      kill()
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
    }
    const code = await ended
    if (late) throw new GitError(`git ${args[0]} took longer than ${timeoutMs / 1000} seconds`)
    if (code !== 0 && !stopped)
      throw new GitError(withoutCredentials(message.trim()) || `git ${args[0]} failed`)
    return output
  }
}

const withoutCredentials = (text: string): string =>
  text.replace(/(https|ssh):\/\/[^@/\s]*@/g, '$1://').slice(0, maxMessage)

/** `core.fsmonitor=false` as lines of a configuration. */
const asConfig = (setting: string): string =>
  setting.replace(/^(\w+)\.(\w+)=(.*)$/, '[$1]\n\t$2 = $3\n')

/** A folder of this machine may be of another account: named here, git reads it. */
const gitConfig = (repository: string): string => `${gitSettings.map(asConfig).join('')}[http]
	followRedirects = initial
[safe]
	directory = "${repository.replace(/^file:\/\//, '').replaceAll(/["\\\n]/g, '')}"
	directory = "${repository.replace(/^file:\/\//, '').replaceAll(/["\\\n]/g, '')}/.git"
`
