import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { releaseName } from '../../services/api/publishing/contract.ts'
import { codeOf, publisherPlaces } from '../../services/api/publishing/publisher-folder.ts'

/** More files than any site has. */
const maxFiles = 500_000

/** Returns the names of the complete releases, the newest last. */
export function releaseNames(home: string): string[] {
  const { releases } = publisherPlaces(home)
  const names = namesIn(releases).filter((name) => releaseName.safeParse(name).success)
  return names.sort((a, b) => numberOf(a) - numberOf(b))
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const numberOf = (name: string): number => Number.parseInt(name, 10)

/** Returns the name of the next release. @param used names that state knows, whether or not they are still there */
export const nextRelease = (home: string, used: readonly string[], commit: string): string => {
  const last = Math.max(0, ...[...releaseNames(home), ...used].map(numberOf))
  return `${last + 1}-${commit.slice(0, 12)}`
}

/**
 * Returns why a release can't be shown; undefined if it can. A build has read what others wrote, so what it made is checked:
 * a link would have the service send any file that it can read.
 * @param code the hash of the code of this installation
 */
export function releaseProblem(home: string, name: string, code: string): string | undefined {
  const folder = join(publisherPlaces(home).releases, name)
  if (codeOf(folder) !== code) return 'it was built by another version'
  let count = 0
  const plain = (path: string): boolean => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    count += 1
    if (found?.isFile()) return true
    if (!found?.isDirectory() || count > maxFiles) return false
    return readdirSync(path).every((each) => plain(join(path, each)))
  }
  if (!plain(folder)) return 'it has something other than files in it'
  const needed = ['client/index.html', 'client/404.html', 'site.json']
  const missing = needed.find((file) => !lstatSync(join(folder, file), { throwIfNoEntry: false }))
  return missing === undefined ? undefined : `${missing} is missing`
}

/** Returns the name of the release that is shown; undefined: none yet. */
export function currentRelease(home: string): string | undefined {
  try {
    return releaseName.safeParse(basename(readlinkSync(publisherPlaces(home).current))).data
  } catch {
    return undefined
  }
}

/** Shows a release: the link is replaced by another one at once. */
export function showRelease(home: string, name: string): void {
  const { current } = publisherPlaces(home)
  const part = `${current}.part`
  rmSync(part, { force: true })
  symlinkSync(join('releases', name), part)
  renameSync(part, current)
}
