import { afterAll, expect, test } from 'vitest'
import { rounds as repeated } from '../../services/api/testing/rounds.ts'
import { faults } from './faults/index.ts'
import type { Outcome } from './load-generator.ts'

const table: Record<string, { rounds: number } & Outcome> = {}
afterAll(() => console.table(table))

for (const { name, run, rounds, unsupportedReason } of faults) {
  test(`${name}: no acknowledged request is lost or duplicated, no erased one is resurrected`, async ({
    skip,
  }) => {
    const reason = unsupportedReason?.()
    skip(reason !== undefined, reason)
    const times = repeated(rounds.test)
    const outcome = await run(times)
    table[name] = { rounds: times, ...outcome }
    const { lost, duplicated, resurrected = 0 } = outcome
    expect({ lost, duplicated, resurrected }).toEqual({ lost: 0, duplicated: 0, resurrected: 0 })
    expect(outcome.acknowledged).toBeGreaterThan(times)
  })
}
