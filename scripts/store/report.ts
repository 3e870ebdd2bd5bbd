import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { InvalidSettingsError } from '../../services/api/config.ts'
import { ContentProblems } from '../../services/content/model/problem.ts'
import { fileErrorMessage } from '../../services/api/startup-error.ts'
import { differences, type StoreChecksums } from '../../services/api/storage/archive.ts'
import type { CollectionName } from '../../services/api/collections.ts'
import { typedKeys } from '../../services/api/storage/typed-entries.ts'
import { OperatorError } from '../../services/api/storage/errors.ts'

/** The command failed; the message tells the operator why. */
export class CommandError extends OperatorError {
  override name = 'CommandError'
}

/**
 * Prints the checksums of both sides in one table, a row per collection.
 *
 * @throws CommandError if they differ
 */
export function compareChecksums(
  source: StoreChecksums<CollectionName>,
  target: StoreChecksums<CollectionName>,
): void {
  const wrong = differences(source, target)
  console.log(`${'collection'.padEnd(26)}${'records'.padStart(9)}  SHA-256 of all, begins`)
  for (const name of typedKeys(source)) {
    const [one, other] = [source[name], target[name]]
    const verdict = wrong.includes(name)
      ? `DIFFERS: ${other.count} records, ${other.hash.slice(0, 16)}`
      : 'the same on both sides'
    const row = [name.padEnd(26), String(one.count).padStart(9), '  ', one.hash.slice(0, 16)]
    console.log(`${row.join('')}  ${verdict}`)
  }
  if (wrong.length > 0) throw new CommandError(`${wrong.join(', ')} did not arrive as they were.`)
}

/**
 * Checks that a data folder is one, before a command reads it as it is: a missing one would count as empty.
 *
 * @throws CommandError
 */
export async function requireDataFolder(dataDir: string): Promise<void> {
  if (await stat(join(dataDir, 'leads')).catch(() => undefined)) return
  throw new CommandError(
    `There are no records in ${dataDir}. Set DATA_DIR to the folder of the service, as the service has it; ` +
      'on a server set up by docs/deploy, site-do does that.',
  )
}

/** Errors of a path that was typed, which are no fault of the disk. */
const pathFaults: Record<string, string> = {
  EISDIR: 'it’s a folder. Name a file in it.',
  ENOENT: 'there’s nothing at that path.',
  ENAMETOOLONG: 'the name is too long.',
}

/** Runs a command; errors that an operator can fix are printed without a stack. Exit code 1 on any error. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(`\n${commandErrorMessage(error)}\n`)
    process.exitCode = 1
  })
}

function commandErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const known = [OperatorError, InvalidSettingsError, ContentProblems]
  if (known.some((kind) => error instanceof kind)) return error.message
  const { code = '', path = 'That path' }: NodeJS.ErrnoException = error
  // Options that are misspelt, or that lack their value: Node's words say which.
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message
  if (pathFaults[code] !== undefined) return `${path} can’t be used: ${pathFaults[code]}`
  return fileErrorMessage(error, 'A folder') ?? error.stack ?? error.message
}

/** Returns the one argument of a command, if it has any. @throws CommandError there are more */
export function onlyArgument(given: readonly string[], usage: string): string | undefined {
  if (given.length > 1)
    throw new CommandError(`That’s more than one: ${given.join(', ')}. Like this: ${usage}`)
  return given[0]
}

/** Checks that a path that was typed is not a folder. @throws CommandError */
export async function requireNoFolder(path: string, usage: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory())
    throw new CommandError(`${path} is a folder. Name a file in it: ${usage}`)
}
