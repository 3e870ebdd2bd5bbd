import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { InvalidSettingsError } from '../../services/api/config.ts'
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
      'on a server set up by docs/deploy, highpine-do does that.',
  )
}

/** Runs a command; errors that an operator can fix are printed without a stack. Exit code 1 on any error. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const plain = error instanceof OperatorError || error instanceof InvalidSettingsError
    const words = error instanceof Error ? (plain ? error.message : error.stack) : String(error)
    console.error(`\n${fileErrorMessage(error, 'A folder') ?? words ?? ''}\n`)
    process.exitCode = 1
  })
}
