import { afterAll, expect, test } from 'vitest'
import { faults } from './faults/index.ts'
import type { Tally } from './visitors.ts'

const table: Record<string, { rounds: number } & Tally> = {}
afterAll(() => console.table(table))

for (const { name, run, rounds } of faults) {
  test(`${name}: nothing acknowledged is lost or doubled`, async () => {
    const tally = await run(rounds.test)
    table[name] = { rounds: rounds.test, ...tally }
    expect(tally).toMatchObject({ lost: 0, doubled: 0 })
    expect(tally.acknowledged).toBeGreaterThan(rounds.test)
  })
}
