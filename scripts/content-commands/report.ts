import type { Change } from './workspace.ts'

const isText = (path: string) => /\.(yaml|md|txt)$/.test(path)

/** A line for each file that changes, and under it, with `lines`, those of its text that do. */
export function changeLines(
  changes: readonly Change[],
  shown: string,
  { lines }: { lines: boolean },
): string[] {
  const moved = new Set(changes.flatMap(({ movedFrom }) => movedFrom ?? []))
  const before = new Map(changes.map((change) => [change.path, change.before]))
  return changes.flatMap(({ path, movedFrom, ...change }) => {
    if (moved.has(path) && !change.after) return []
    const was = movedFrom === undefined ? change.before : before.get(movedFrom)
    const title =
      movedFrom !== undefined
        ? `moved    ${shown}/${movedFrom} to ${path}`
        : `${change.after ? (change.before ? 'changed ' : 'added   ') : 'removed '} ${shown}/${path}`
    if (!lines || !isText(path) || !change.after) return [title]
    return [title, ...changedLines(String(was ?? ''), String(change.after), `${shown}/${path}`)]
  })
}

const linesOf = (text: string): string[] => {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** The lines that differ between two texts: `file:line - before`, `file:line + after`. */
function changedLines(before: string, after: string, file: string): string[] {
  const [a, b] = [linesOf(before), linesOf(after)]
  let first = 0
  while (first < a.length && first < b.length && a[first] === b[first]) first += 1
  let [lastA, lastB] = [a.length, b.length]
  while (lastA > first && lastB > first && a[lastA - 1] === b[lastB - 1]) {
    lastA -= 1
    lastB -= 1
  }
  const [was, is] = [a.slice(first, lastA), b.slice(first, lastB)]
  /** The length of the longest common subsequence of the rest of both, from each pair of lines on. */
  const common = Array.from({ length: was.length + 1 }, () =>
    new Array<number>(is.length + 1).fill(0),
  )
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--) {
      const row = common[i]
      if (row)
        row[j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const found: string[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length)
    if (i < was.length && j < is.length && was[i] === is[j]) {
      i += 1
      j += 1
    } else if (j >= is.length || (i < was.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push(`  ${file}:${first + i + 1} - ${was[i]?.trim()}`)
      i += 1
    } else {
      found.push(`  ${file}:${first + j + 1} + ${is[j]?.trim()}`)
      j += 1
    }
  return found
}
