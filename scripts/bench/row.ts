/** One figure, with the most it may be where DESIGN's budgets name one. */
export interface Row {
  what: string
  figure: number
  unit: 's' | 'ms' | 'kB' | 'MB' | '×' | '' | '/s'
  budget?: number
}

/** In: anything with an order. Out: the value below which the given share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
