import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { z } from 'zod'

/** One figure, with its budget if there is one. */
export interface Row {
  what: string
  figure: number
  unit: 's' | 'ms' | 'kB' | 'MB' | '×' | '' | '/s' | '% busy'
  budget?: number
}

export const row = (what: string, figure: number, unit: Row['unit'], budget?: number): Row => ({
  what,
  figure,
  unit,
  ...(budget !== undefined && { budget }),
})

const widths = [52, 12, 10, 7, 7] as const
const columns = (...cells: string[]) =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index] ?? 0),
    )
    .join(' | ')
    .trimEnd()

export const tableHeading = [
  columns('measurement', 'figure', 'budget', 'ratio', 'within?'),
  widths.map((width) => '-'.repeat(width)).join('-|-'),
].join('\n')

/** Formats a row of the table. The budget applies to the measured value, not to the rounded one. */
export function formatRow({ what, figure, unit, budget }: Row): string {
  const shown = `${roundFigure(figure)} ${unit}`.trim()
  if (budget === undefined) return columns(what, shown, '', '', '')
  const ratio = budget === 0 ? '' : (figure / budget).toFixed(2)
  return columns(what, shown, `${budget} ${unit}`.trim(), ratio, figure <= budget ? 'yes' : 'NO')
}

function roundFigure(figure: number): string {
  if (Number.isInteger(figure)) return String(figure)
  if (figure >= 100) return figure.toFixed(0)
  return figure < 0.1 ? figure.toFixed(5) : figure.toFixed(2)
}

/** Returns a percentile: the `share` 0.95 is the 95th. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

const siteFile = z.object({ commit: z.string(), builtAt: z.string() })

/** Describes the machine, its load, and the build. */
export function describeMachine(): string {
  const [first] = cpus()
  const [load = 0] = loadavg()
  return [
    `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), Node ${process.version}`,
    `load before the start ${load.toFixed(1)}; compare figures within one run`,
    describeBuild(),
  ].join('\n')
}

function describeBuild(): string {
  try {
    const { commit, builtAt } = siteFile.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))
    return `weight, contact and vitals look at the build of ${commit}, ${builtAt}`
  } catch {
    return 'there is no build: weight, contact and vitals need `npm run build` first'
  }
}
