/** One finding about content, told so that its author can mend it without meeting code. */
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
}
