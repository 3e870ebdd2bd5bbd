import { faults } from '../../tests/crash/faults/index.ts'
import type { Tally } from '../../tests/crash/visitors.ts'

/**
 * `npm run bench -- --crash`: every fault as often as the bench asks. Prints, for each, how many
 * visitors were told that they are kept, how many records are there, lost and doubled.
 * @returns whether nothing was lost or doubled, and nothing behaved as it should not
 */
export async function crash(): Promise<boolean> {
  const table: Record<string, ({ rounds: number } & Tally) | { fault: string }> = {}
  for (const { name, run, rounds } of faults) {
    try {
      table[name] = { rounds: rounds.bench, ...(await run(rounds.bench)) }
    } catch (fault) {
      table[name] = { fault: fault instanceof Error ? fault.message : String(fault) }
    }
    console.log(name, table[name])
  }
  console.table(table)
  return Object.values(table).every(
    (row) => 'lost' in row && row.lost === 0 && row.doubled === 0 && row.acknowledged > 0,
  )
}
