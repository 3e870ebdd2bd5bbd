import { existsSync, readFileSync } from 'node:fs'
import { fileProblem, type Problem } from '../../model/problem.ts'
import { readText } from './file-text.ts'
import { placeOf } from './folder.ts'

/** Every address that was ever published, one a line. */
export const addressesFile = 'content/addresses.txt'

export interface ListedAddress {
  path: string
  /** From 1. */
  line: number
}

/**
 * Reads the list of published addresses; an empty one where there is none yet.
 * @param folder the content folder
 */
export function readAddresses(folder: string): { listed: ListedAddress[]; problems: Problem[] } {
  const place = placeOf(folder, addressesFile)
  if (!existsSync(place)) return { listed: [], problems: [] }
  const { text, problems } = readText(addressesFile, readFileSync(place))
  if (problems.length > 0) return { listed: [], problems }
  const lines = parseAddresses(text)
  return {
    listed: lines.filter(({ path }) => isPath(path)),
    problems: lines
      .filter(({ path }) => !isPath(path))
      .map(({ path, line }) => ({
        ...fileProblem(addressesFile, {
          reason: `has “${path}”, which isn’t an address on this site`,
          repair: 'write one a line, such as /roofing, or remove the line',
        }),
        line,
      })),
  }
}

/** The lines of the list, without comments. */
export const parseAddresses = (text: string): ListedAddress[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ path: line.trim(), line: index + 1 }))
    .filter(({ path }) => path !== '' && !path.startsWith('#'))

const isPath = (path: string) => /^\/(?!\/)\S*$/.test(path)

/** The list as a file, in the order of its characters, so that two people's additions merge. */
export const formatAddresses = (paths: readonly string[]): string =>
  [
    '# Every address that was ever published: each is a page or is redirected (redirects.yaml).',
    '# Written by npm run check -- --write. Delete a line only to give its address up for good.',
    ...[...new Set(paths)].sort(),
    '',
  ].join('\n')
