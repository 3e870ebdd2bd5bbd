import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { load } from './load/load.ts'
import { ContentProblems } from './load/problem.ts'
import { tintVersion } from './model/picture.ts'
import type { Site } from './model/site.ts'

/** Kept on the global object: in development the pages and the build hold two copies of this module. */
const kept = globalThis as { highpineSite?: Site | undefined }

/**
 * The site, loaded once and kept. Throws `ContentProblems`, whose message lists every problem of the
 * content. In development `forgetSite` makes the next call load it afresh.
 */
export function getSite(root = process.cwd()): Site {
  kept.highpineSite ??= freshSite(root)
  return kept.highpineSite
}

export function forgetSite(): void {
  kept.highpineSite = undefined
}

/** The same for one run of a program, so that an edit in development does not wait for git. */
let commit: string | undefined

function freshSite(root: string): Site {
  const tints = readTints(join(root, tintsFile))
  commit ??= commitOf(root)
  const loaded = load({ root, today: new Date(), commit, tints })
  if (!loaded.site || loaded.problems.length > 0) throw new ContentProblems(loaded.problems)
  return frozen(loaded.site)
}

/** Where the build keeps the colours of pictures, which take longer to work out than to read. */
export const tintsFile = `.cache/tints-${tintVersion}.json`

/** Without them pictures come without their colours. */
function readTints(file: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Nobody changes the site after it was loaded: it is shared by every page. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

/** The commit that the content was at, for the records of what visitors saw. */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
