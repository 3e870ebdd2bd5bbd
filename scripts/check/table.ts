type Cell = string | number

/** A table in plain text: words to the left, figures to the right, a rule under the heading. */
export function table(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const shown = [heading, ...rows].map((row) => row.map(String))
  const widths = heading.map((_, column) =>
    Math.max(...shown.map((row) => (row[column] ?? '').length)),
  )
  const figures = heading.map((_, column) =>
    rows.every((row) => typeof row[column] === 'number' || /^[\d(]/.test(row[column] ?? '')),
  )
  const lines = shown.map((row) =>
    row
      .map((cell, column) =>
        figures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}
