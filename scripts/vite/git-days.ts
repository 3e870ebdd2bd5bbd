import { execFileSync } from 'node:child_process'
import { dayOf } from '../../services/content/model/office-days.ts'
import type { ChangeDays } from '../../renderer/head/sitemap.ts'

/**
 * In: the folder that holds `content/`. Out: the day on which each file in it was last committed. A
 * file that differs from its last commit has no day, and without git, or in a clone without history
 * (where the last commit seems to have written everything), no file has: better none than a wrong one.
 */
export function gitDays(root: string): ChangeDays {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 256 * 1024 * 1024,
      })
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    // One walk, newest first: \x01, when it was committed (seconds), and the files that it touched.
    const log = git('log', '-z', '--format=%x01%ct', '--name-only', '--relative', '--', 'content')
    const days = new Map<string, string | undefined>()
    for (const commit of log.split('\x01').slice(1)) {
      const [seconds, ...files] = commit.split(/[\0\n]+/)
      const day = dayOf(new Date(Number(seconds) * 1000))
      for (const file of files) if (!days.has(file)) days.set(file, day)
    }
    const changed = git('diff', '-z', '--name-only', '--relative', 'HEAD', '--', 'content')
    const fresh = git('ls-files', '-z', '--others', '--exclude-standard', '--', 'content')
    for (const file of `${changed}${fresh}`.split('\0')) days.set(file, undefined)
    days.delete('') // What stands after the last \0.
    return days
  } catch {
    return new Map()
  }
}
