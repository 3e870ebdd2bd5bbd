import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pageAddresses } from '../../services/content/load/checks/page-addresses.ts'
import { promisedAddresses } from '../../services/content/load/checks/published-addresses.ts'
import {
  addressesFile,
  formatAddresses,
  parseAddresses,
} from '../../services/content/load/files/addresses.ts'
import { placeOf, shownText } from '../../services/content/load/files/folder.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import type { Problem } from '../../services/content/model/problem.ts'

/**
 * Brings addresses.txt up to date: adds new addresses, and removes one without a page only if it was never
 * committed, since only what is committed can have been published.
 * @param folder the content folder
 * @param cache the folder of the loader's cache
 * @returns the text of the file, and whether it has changed; undefined while the addresses aren't known
 */
export function writeAddresses(
  folder: string,
  committed = committedAddresses(folder),
  cache?: string,
): { text: string; changed: boolean } | undefined {
  const files = readFiles(folder, cache)
  const promised = promisedAddresses(files, pageAddresses(files))
  if (!promised) return undefined
  const place = placeOf(folder, addressesFile)
  const before = existsSync(place) ? readFileSync(place, 'utf8') : ''
  const kept = parseAddresses(before)
    .map(({ path }) => path)
    .filter((path) => committed?.has(path) ?? true)
  const text = formatAddresses([...kept, ...promised])
  if (text !== before) writeFileSync(place, text)
  return { text, changed: text !== before }
}

/** Whether nothing but the list itself has problems: it is written from content that is valid. */
export const onlyAddresses = (problems: readonly Problem[]): boolean =>
  problems.every(({ file }) => file === addressesFile)

/** What to do about addresses that the list does not have yet. */
export const unlistedLines = (folder: string, paths: readonly string[]): string[] => [
  `Not in ${shownText(folder, addressesFile)} yet. Run npm run check -- --write, and commit the file (npm test asks for it):`,
  ...paths.slice(0, 12).map((path) => `  ${path}`),
  ...(paths.length > 12 ? [`  … and ${paths.length - 12} more`] : []),
]

/** The addresses of the last commit; undefined where git knows of none. */
export function committedAddresses(folder: string): ReadonlySet<string> | undefined {
  try {
    const text = execFileSync('git', ['show', `HEAD:./${basename(addressesFile)}`], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return new Set(parseAddresses(text).map(({ path }) => path))
  } catch {
    return undefined
  }
}
