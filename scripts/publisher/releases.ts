import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyPlainFiles } from './copy-plain-files.ts'
import { jobPlaces } from './job.ts'
import { releaseName } from '../../services/api/publishing/contract.ts'
import { codeOf, publisherPlaces } from '../../services/api/publishing/publisher-folder.ts'

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
 * Makes a release of what a build has written: a copy that belongs to the publisher, so that neither that build nor a later one can
 * change what visitors see. Files that are the same as in the release before are hard links to those.
 * @throws NotPlainError the build has written something other than files
 */
export function takeRelease(home: string, name: string): void {
  const { releases } = publisherPlaces(home)
  const target = join(releases, name)
  const part = `${target}.part`
  const before = currentRelease(home)
  rmSync(part, { recursive: true, force: true })
  try {
    copyPlainFiles(jobPlaces(home).build, ['work', 'dist'], part, {
      // The code of the service is that of the installed version, and is never published.
      leftOut: ['service'],
      before: before === undefined ? undefined : join(releases, before),
    })
    rmSync(target, { recursive: true, force: true })
    renameSync(part, target)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** Removes all other releases, and what is left of copies that were not finished. */
export function removeReleases(home: string, keep: readonly string[]): void {
  const { releases } = publisherPlaces(home)
  for (const name of namesIn(releases))
    if (!keep.includes(name)) rmSync(join(releases, name), { recursive: true, force: true })
}

/**
 * Returns why a release can't be shown; undefined if it can.
 * @param code the hash of the code of this installation
 */
export function releaseProblem(home: string, name: string, code: string): string | undefined {
  const folder = join(publisherPlaces(home).releases, name)
  if (codeOf(folder) !== code) return 'it was built by another version'
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
