import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../store/report.ts'

/**
 * Checks that a folder is empty or not there yet.
 * @throws CommandError it has files, or is no folder
 */
export function requireEmptyFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isDirectory())
    throw new CommandError(`${folder} is a file. Name a folder that is empty or doesn’t exist yet.`)
  const [first] = readdirSync(folder).filter((name) => name !== '.git')
  if (first !== undefined)
    throw new CommandError(
      `${folder} isn’t empty: it has ${first}. Name a folder that is empty or doesn’t exist yet.`,
    )
}

/** Writes files, by their path in the folder. No file is overwritten. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  }
}
