import { faults } from '../../../tests/crash/faults/index.ts'
import type { Outcome } from '../../../tests/crash/load-generator.ts'

type ResultRow = ({ rounds: number } & Outcome) | { error: string } | { notTried: string }

/**
 * `npm run bench -- --crash`: injects every fault for its number of bench rounds. Prints, for each, how
 * many requests were acknowledged, and how many records exist, were lost, duplicated and (where
 * something is erased) resurrected. `-- --crash=frozen` runs the faults with `frozen` in their names.
 *
 * @returns whether nothing was lost, duplicated or resurrected, and no fault ended in an error
 */
export async function crash(named = ''): Promise<boolean> {
  const table: Record<string, ResultRow> = {}
  for (const { name, run, rounds, unsupportedReason } of faults) {
    if (!name.includes(named)) continue
    const notTried = unsupportedReason?.()
    if (notTried !== undefined) {
      table[name] = { notTried }
      console.log(name, table[name])
      continue
    }
    try {
      table[name] = { rounds: rounds.bench, ...(await run(rounds.bench)) }
    } catch (error) {
      table[name] = { error: error instanceof Error ? error.message : String(error) }
    }
    console.log(name, table[name])
  }
  console.table(table)
  return Object.values(table).every(
    (row) =>
      'notTried' in row ||
      ('lost' in row &&
        row.lost === 0 &&
        row.duplicated === 0 &&
        (row.resurrected ?? 0) === 0 &&
        row.acknowledged > 0),
  )
}
