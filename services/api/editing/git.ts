import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { gitEnvironment, gitSettings } from '../background/git-environment.ts'

const exec = promisify(execFile)

/** Git has failed. `message` is what it printed, without addresses' passwords, which settings don't allow. */
export class GitError extends Error {
  override name = 'GitError'
}

/** Who makes a commit. */
export interface Author {
  name: string
  email: string
}

export interface GitOptions {
  /** The work tree, or the repository. */
  cwd: string
  author?: Author
  timeoutMs?: number
}

/** Runs a git command and resolves with what it printed. @throws GitError */
export type Git = (args: readonly string[], options: GitOptions) => Promise<string>

/** Links are plain files, so that no file leads out of the work tree. */
const settings = [
  ...gitSettings,
  ...['core.symlinks=false', 'core.autocrlf=false', 'core.quotePath=false'],
  ...['http.followRedirects=false', 'gc.auto=0', 'commit.gpgSign=false', 'rebase.autoStash=false'],
].flatMap((setting) => ['-c', setting])

/**
 * Creates what runs git: as a child process with an environment of its own, so that neither the machine's settings nor the
 * service's secrets reach it.
 * @param home where ssh keeps the hosts that it knows
 * @param key the private key for ssh; without one, that of the service's account
 */
export function createGit({ home, key }: { home: string; key: string | undefined }): Git {
  const ssh = [
    'ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new',
    `-o UserKnownHostsFile=${quoted(`${home}/known_hosts`)}`,
    ...(key === undefined ? [] : [`-i ${quoted(key)} -o IdentitiesOnly=yes`]),
  ]
  return async (args, { cwd, author, timeoutMs = 60_000 }) => {
    const env = {
      ...gitEnvironment(home),
      GIT_LFS_SKIP_SMUDGE: '1',
      GIT_EDITOR: 'true',
      GIT_SSH_COMMAND: ssh.join(' '),
      GIT_AUTHOR_NAME: author?.name ?? 'Site editor',
      GIT_AUTHOR_EMAIL: author?.email ?? 'editor@localhost',
      GIT_COMMITTER_NAME: author?.name ?? 'Site editor',
      GIT_COMMITTER_EMAIL: author?.email ?? 'editor@localhost',
    }
    try {
      const { stdout } = await exec('git', [...settings, ...args], {
        ...{ cwd, env, timeout: timeoutMs, killSignal: 'SIGKILL' as const },
        maxBuffer: 32 * 1024 * 1024,
      })
      return stdout
    } catch (error) {
      const { stderr } = error as { stderr?: unknown }
      const words = typeof stderr === 'string' && stderr.trim() !== '' ? stderr : String(error)
      throw new GitError(withoutPasswords(words).trim().slice(0, 2000))
    }
  }
}

/** Git repeats the address of the repository, which may have a password or a token in it. */
const withoutPasswords = (words: string) => words.replaceAll(/(?<=:\/\/)[^/@\s]*@/g, '')

/** For the shell that git starts ssh with. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
