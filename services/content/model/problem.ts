/** A problem in content, worded so that its author can fix it without reading code. */
export interface Problem {
  /** Relative to the project: `content/towns/vail.yaml`. */
  file: string
  /** From 1. */
  line: number
  column: number
  /** The field's place in the file: `permits.url`, `faqs[2].answer`; empty for the whole file. */
  field: string
  /** What is wrong. */
  reason: string
  /** What to write instead. */
  repair: string
  /** What isn't there, although the field names it: a file, `content/towns/vail.yaml`, or an address, `/vail-colorado`. */
  missing?: string | undefined
  /** The field of another file that it uses and that isn't there. */
  lacks?: { file: string; field: string } | undefined
}

/** `file:line:column field — reason — repair` */
export const formatProblem = ({ file, line, column, field, reason, repair }: Problem): string =>
  `${file}:${line}:${column} ${[field, reason, repair].filter(Boolean).join(' — ')}`

/** `["faqs", 2, "answer"]` → `faqs[2].answer` */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')

type Words = Pick<Problem, 'reason' | 'repair'>

/** A problem of a whole file. */
export const fileProblem = (file: string, { reason, repair }: Words): Problem => ({
  file,
  line: 1,
  column: 1,
  field: '',
  reason,
  repair,
})

/** A problem of a field, or of the place where it is missing. */
export const fieldProblem = (
  entry: { file: string; locate(path: readonly PropertyKey[]): { line: number; column: number } },
  path: readonly PropertyKey[],
  { reason, repair }: Words,
): Problem => ({
  file: entry.file,
  ...entry.locate(path),
  field: fieldName(path),
  reason,
  repair,
})

/** Returns the line and column (from 1) of an offset (from 0) in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Sorts problems by file and position. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )

/** Content that has problems cannot become a site; the message is the whole list. */
export class ContentProblems extends Error {
  override name = 'ContentProblems'
  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.map(formatProblem).join('\n')}`)
  }
}
