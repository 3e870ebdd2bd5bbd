/** The cells of a row by the header of their column, without surrounding blanks; a missing one is empty. */
export type ImportCells = Readonly<Record<string, string>>

/** A column that an import reads. */
export interface ImportColumn {
  header: string
  /** The file must have it. */
  required?: true
  /** What the template shows. */
  example: string
}

/** Why somebody's row is not imported. */
export const refusals = ['unsubscribed', 'erased', 'bounced'] as const
export type Refusal = (typeof refusals)[number]

/** What an import causes besides its records; all of it is off unless asked for. */
export interface ImportWishes {
  /** People get the email that the form would have sent. */
  confirm: boolean
  /** The response clock runs, with reminders. */
  clock: boolean
  webhooks: boolean
}

/** How long an import may take, in ms: after that it counts as interrupted, whichever process began it. */
export const interruptedAfterMs = 10 * 60 * 1000
const sentAfterMs = 15 * 60 * 1000

/**
 * Returns when the emails and webhooks of an import are due that began at a time: after an interrupted one was taken back, so
 * that nobody hears of it.
 */
export const afterImport = (at: Date): Date => new Date(at.getTime() + sentAfterMs)

export interface ImportContext {
  /** The id of the import, and the row's place in it. */
  importId: string
  row: number
  by: { id: string; name: string }
  at: Date
  wishes: ImportWishes
}

/** What becomes of a row. `who`: whom it is about, for display; `content`: what is stored of it, to compare two readings. */
export type RowVerdict<R> =
  | { is: 'ready'; who: string; content: object; make: (context: ImportContext) => R }
  | { is: 'wrong'; who: string; problems: readonly { field: string; message: string }[] }
  /** `of`: the record, or the place of the row from 0, that has the person already; `make`: it may be imported all the same. */
  | {
      is: 'duplicate'
      who: string
      of: string | number
      content: object
      make?: (context: ImportContext) => R
    }
  | { is: 'refused'; who: string; why: Refusal }

/** Tells of addresses whether their owner has left, was erased, or got no email. */
export type RefusalOf = (email: string) => Refusal | undefined
