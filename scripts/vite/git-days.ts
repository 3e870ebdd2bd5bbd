import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { readJson, replaceCached } from '../../services/content/markdown/cache-file.ts'
import { readHistory } from '../../services/content/load/files/history.ts'
import { dayOf } from '../../services/content/model/office-days.ts'
import type { ChangeDays } from '../../renderer/head/sitemap.ts'

type Git = (...args: string[]) => string

const keptDays = z.object({
  commit: z.string(),
  timeZone: z.string(),
  days: z.array(z.tuple([z.string(), z.string()])),
})

/**
 * Returns the day on which each file was last committed, by its name: `content/towns/vail.yaml`: as the publisher noted it, or as git knows it. A file that differs from its last commit has no day, and
 * without git, or in a shallow clone (where the last commit seems to have written everything), no file has one: no
 * day is better than a wrong one.
 * @param folder the content folder, in any repository or in none
 * @param timeZone that of the office, by whose clock the days are
 * @param cache the file that caches the history, which changes only with a commit
 */
export function gitDays(folder: string, timeZone: string, cache: string): ChangeDays {
  const history = readHistory(folder)
  if (history)
    return new Map(
      Object.entries(history.changed).map(([file, seconds]) => [
        `content/${file}`,
        dayOf(new Date(seconds * 1000), timeZone),
      ]),
    )
  try {
    const git: Git = (...args) =>
      execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 256 * 1024 * 1024,
      })
    const [shallow, commit = ''] = git('rev-parse', '--is-shallow-repository', 'HEAD').split('\n')
    if (shallow === 'true') return new Map()
    const days = new Map<string, string | undefined>(committedDays(git, commit, timeZone, cache))
    const changed = git('diff', '-z', '--name-only', '--relative', 'HEAD', '--', '.')
    const fresh = git('ls-files', '-z', '--others', '--exclude-standard', '--', '.')
    for (const file of `${changed}${fresh}`.split('\0').filter(Boolean))
      days.set(`content/${file}`, undefined)
    return days
  } catch {
    return new Map()
  }
}

/** Walks through the history once, newest first. Git prints \x01, the time of the commit (seconds), and its files. */
function committedDays(
  git: Git,
  commit: string,
  timeZone: string,
  cache: string,
): ReadonlyMap<string, string> {
  const kept = readJson(cache, keptDays)
  if (kept?.commit === commit && kept.timeZone === timeZone) return new Map(kept.days)
  const log = git('log', '-z', '--format=%x01%ct', '--name-only', '--relative', '--', '.')
  const days = new Map<string, string>()
  for (const entry of log.split('\x01').slice(1)) {
    const [seconds, ...files] = entry.split(/[\0\n]+/)
    const day = dayOf(new Date(Number(seconds) * 1000), timeZone)
    for (const file of files.filter(Boolean))
      if (!days.has(`content/${file}`)) days.set(`content/${file}`, day)
  }
  replaceCached(cache, JSON.stringify({ commit, timeZone, days: [...days] }))
  return days
}
