import { WrongSettings } from '../../services/api/config.ts'
import { WrongArchive } from '../../services/api/store/archive.ts'
import { differences, type Proofs } from '../../services/api/store/proof.ts'
import { collectionNames } from '../../services/api/store/collections.ts'
import { FolderInUse } from '../../services/api/store/json-file/lock.ts'
import { DamagedFile } from '../../services/api/store/json-file/page-file.ts'
import { UnreadableData } from '../../services/api/store/json-file/unreadable-data.ts'
import { NotEmpty } from '../../services/api/store/seed.ts'
import { NoDatabase } from '../../services/api/store/postgres/no-database.ts'

/** What a person asked for cannot be done. `message` says why, for people. */
export class Refused extends Error {
  override name = 'Refused'
}

const forPeople = [
  Refused,
  WrongArchive,
  WrongSettings,
  FolderInUse,
  UnreadableData,
  DamagedFile,
  NoDatabase,
  NotEmpty,
]

/** Both sides beside each other, a collection to a line. @throws Refused when they differ */
export function compare(source: Proofs, target: Proofs): void {
  const wrong = differences(source, target)
  console.log(`${'collection'.padEnd(26)}${'records'.padStart(9)}  SHA-256 of all, begins`)
  for (const name of collectionNames) {
    const [one, other] = [source[name], target[name]]
    const verdict = wrong.includes(name)
      ? `DIFFERS: ${other.count} records, ${other.hash.slice(0, 16)}`
      : 'the same on both sides'
    const row = [name.padEnd(26), String(one.count).padStart(9), '  ', one.hash.slice(0, 16)]
    console.log(`${row.join('')}  ${verdict}`)
  }
  if (wrong.length > 0) throw new Refused(`${wrong.join(', ')} did not arrive as they were.`)
}

/** Runs a command; what a person can mend is told without a stack. Exit code 1 on any fault. */
export function runForPeople(command: () => Promise<void>): void {
  command().catch((fault: unknown) => {
    const plain = fault instanceof Error && forPeople.some((kind) => fault instanceof kind)
    const words = fault instanceof Error ? (plain ? fault.message : fault.stack) : String(fault)
    console.error(`\n${words ?? ''}\n`)
    process.exitCode = 1
  })
}
