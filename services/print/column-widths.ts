/** What a column needs, in points: at least its longest word, at most its longest cell on one line. */
export interface ColumnNeed {
  min: number
  max: number
}

/**
 * The widths of columns that share `room`. Longer columns get more, in proportion to the root of
 * their text, so that rows become even; none gets less than its longest word or more than its
 * longest cell. What nobody needs is spread over all but the last.
 */
export function columnWidths(needs: readonly ColumnNeed[], total: number): number[] {
  const at = (scale: number) =>
    needs.map(({ min, max }) => Math.min(max, Math.max(min, scale * Math.sqrt(max))))
  let [low, high] = [0, total]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (sum(at(middle)) > total) high = middle
    else low = middle
  }
  const widths = at(low)
  const spare = Math.max(0, total - sum(widths)) / Math.max(1, needs.length - 1)
  return widths.map((width, index) => (index < needs.length - 1 ? width + spare : width))
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
