/** One figure, with the most it may be where DESIGN's budgets or an issue name one. */
export interface Row {
  what: string
  figure: number
  unit: 's' | 'ms' | 'kB' | 'MB' | '×' | '' | '/s' | '% busy'
  budget?: number
}

const widths = [52, 12, 10, 7, 7] as const
const columns = (...cells: string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index] ?? 0),
    )
    .join(' | ')
    .trimEnd()

export const heading = [
  columns('measurement', 'figure', 'budget', 'ratio', 'within?'),
  widths.map((width) => '-'.repeat(width)).join('-|-'),
].join('\n')

/** A row of the table. The figure is judged as it was measured, not as it is rounded for people. */
export function line({ what, figure, unit, budget }: Row): string {
  const shown = `${rounded(figure)} ${unit}`.trim()
  if (budget === undefined) return columns(what, shown, '', '', '')
  const ratio = budget === 0 ? '' : (figure / budget).toFixed(2)
  return columns(what, shown, `${budget} ${unit}`.trim(), ratio, figure <= budget ? 'yes' : 'NO')
}

function rounded(figure: number): string {
  if (Number.isInteger(figure)) return String(figure)
  if (figure >= 100) return figure.toFixed(0)
  return figure < 0.1 ? figure.toFixed(5) : figure.toFixed(2)
}

/** In: anything with an order. Out: the value below which the given share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
