/** What a column needs, in points: at least its longest word, at most its longest cell on one line. */
export interface Need {
  least: number
  most: number
}

/**
 * The widths of columns that share `room`. Longer columns get more, in proportion to the root of
 * their text, so that rows become even; none gets less than its longest word or more than its
 * longest cell. What nobody needs is spread over all but the last.
 */
export function columnWidths(needs: readonly Need[], room: number): number[] {
  const at = (scale: number) =>
    needs.map(({ least, most }) => Math.min(most, Math.max(least, scale * Math.sqrt(most))))
  let [low, high] = [0, room]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (sum(at(middle)) > room) high = middle
    else low = middle
  }
  const widths = at(low)
  const spare = Math.max(0, room - sum(widths)) / Math.max(1, needs.length - 1)
  return widths.map((width, index) => (index < needs.length - 1 ? width + spare : width))
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
