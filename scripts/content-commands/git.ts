import { execFileSync } from 'node:child_process'
import { CommandError } from '../store/report.ts'

/**
 * Checks that git has the files that a command would change as they are, so that it can undo the change.
 * @param paths inside the folder
 * @param repair what to do about it
 * @returns a sentence where git can't tell
 * @throws CommandError some have changes that are not committed
 */
export function requireCommitted(
  folder: string,
  paths: readonly string[],
  shown: string,
  repair: string,
): string | undefined {
  let status: string
  try {
    // A file that git ignores or doesn't know can't be brought back either.
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignored']
    status = execFileSync('git', ['status', ...options, '--', ...paths], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch {
    return `Git doesn’t have ${shown}/, so it can’t undo this.`
  }
  const changed = status
    .split('\0')
    .filter(Boolean)
    .map((line) => `  ${line.slice(3)}${notes[line.slice(0, 2)] ?? ''}`)
  if (changed.length === 0) return undefined
  throw new CommandError(
    `This would change files that have changes which aren’t committed:\n${changed.join('\n')}\n${repair}`,
  )
}

/** What git says of files that it doesn't have. */
const notes: Readonly<Record<string, string>> = { '??': ' (untracked)', '!!': ' (ignored by git)' }
