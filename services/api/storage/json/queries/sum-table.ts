import type { Sums } from '../../query.ts'
import { recordOf } from '../../typed-entries.ts'

/** Sums of numbers, grouped by each of several keys. */
export class SumTable<By extends string, S extends string> {
  private readonly totals: readonly Map<string, number[]>[]

  constructor(
    private readonly by: readonly By[],
    private readonly names: readonly S[],
  ) {
    this.totals = by.map(() => new Map())
  }

  /** Adds amounts to a key. @param position of the key in `by` @param amounts in the order of the names */
  add(position: number, key: string, amounts: readonly number[]): void {
    const totals = this.totals[position]
    const known = totals?.get(key)
    if (!known) totals?.set(key, [...amounts])
    else for (let n = 0; n < amounts.length; n += 1) known[n] = (known[n] ?? 0) + (amounts[n] ?? 0)
  }

  sums(): Sums<By, S> {
    const named = (amounts: readonly number[]) =>
      recordOf(this.names.map((name, n) => [name, amounts[n] ?? 0] as const))
    return recordOf(
      this.by.map((name, position) => {
        const totals = [...(this.totals[position] ?? [])]
        return [name, new Map(totals.map(([key, of]) => [key, named(of)] as const))] as const
      }),
    )
  }
}
