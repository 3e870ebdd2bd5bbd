import { z } from 'zod'
import type { Sums } from './query.ts'
import { recordOf } from './typed-entries.ts'

/** A row of counts: its keys, one of which is the day in the office's time zone (`2026-11-26`), and its numbers. */
export type CountRow<By extends string, N extends string> = Record<By | 'day', string> &
  Record<N, number>

/**
 * The declaration of numbers that are summed by day and other text keys. The JSON-file store has one file per month,
 * PostgreSQL has a table of this name with a column for each key and number. Rows have no id and no personal data.
 */
export interface CountsDeclaration<By extends string, N extends string> {
  name: string
  by: readonly (By | 'day')[]
  numbers: readonly N[]
  row: z.ZodObject<Record<By | 'day', z.ZodString> & Record<N, z.ZodNumber>>
}

export const defineCounts = <By extends string, N extends string>(
  declaration: CountsDeclaration<By, N>,
): CountsDeclaration<By, N> => declaration

/** Counts of one month as a record, for backups and moves to another store. */
export interface CountsMonth {
  /** `2026-11` */
  id: string
  /** The names of the values in a row, for people who read the file. */
  columns: string[]
  rows: (string | number)[][]
}

/** The counts of one declaration, in any store. */
export interface CountsCollection<By extends string, N extends string> {
  /** Adds to the stored counts, which all processes share. @throws NotStoredError nothing was added */
  add(rows: readonly CountRow<By, N>[]): Promise<void>
  /** Sums the counts of the days from `from` to `to`, inclusive. */
  sums(from: string, to: string): Promise<Sums<By | 'day', N>>
  /** Every month, oldest first. */
  stored(): AsyncIterable<CountsMonth>
  /** Adds the counts of months to the stored ones. @throws ZodError, NotStoredError */
  addStored(months: readonly unknown[]): Promise<void>
  /** Erases months. */
  eraseAll(ids: readonly string[]): Promise<void>
}

/** Returns the month of a day, `2026-11`. */
export const monthOfDay = (day: string): string => day.slice(0, 7)

/** Converts rows to the record of a month, and back. */
export function monthFormat<By extends string, N extends string>({
  by,
  numbers,
  row,
}: CountsDeclaration<By, N>) {
  const columns: readonly (By | 'day' | N)[] = [...by, ...numbers]
  const isDeclared = (name: string) => columns.some((one) => one === name)
  const named = (month: CountsMonth) =>
    month.rows.map((values) => recordOf(month.columns.map((name, n) => [name, values[n]] as const)))
  const month = z
    .object({
      id: z.string().regex(/^\d{4}-\d{2}$/),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
    })
    .superRefine((one, context) => {
      const missing = columns.find((name) => !one.columns.includes(name))
      const isWrong =
        missing !== undefined ||
        one.rows.some(({ length }) => length !== one.columns.length) ||
        named(one).some((values) => !z.object(row.shape).safeParse(values).success)
      if (isWrong) context.addIssue({ code: 'custom', message: 'no counts of this kind' })
    })
  return {
    month: month as z.ZodType<CountsMonth>,
    toMonth: (id: string, rows: Iterable<CountRow<By, N>>): CountsMonth => {
      const all = [...rows]
      const names = [...columns, ...Object.keys(all[0] ?? {}).filter((name) => !isDeclared(name))]
      const valuesOf = (one: Record<string, string | number>) => names.map((name) => one[name] ?? 0)
      // Sorted, so that the same counts give the same bytes.
      return { id, columns: names, rows: all.map(valuesOf).sort(byTexts(by.length)) }
    },
    /** Rows also have the columns that a later release added. */
    fromMonth: (one: CountsMonth) => named(one) as CountRow<By, N>[],
    /** Returns a row with empty values in the columns that a later release added to the rows of its month. */
    withColumnsOf: (one: CountRow<By, N>, other: CountRow<By, N> | undefined): CountRow<By, N> => ({
      ...Object.fromEntries(
        Object.entries<string | number>(other ?? {}).flatMap(([name, value]) =>
          isDeclared(name) ? [] : [[name, typeof value === 'string' ? '' : 0]],
        ),
      ),
      ...one,
    }),
    /** Returns what tells two rows apart: their keys, and the texts that a later release added. */
    keyOf: (one: CountRow<By, N>): string =>
      JSON.stringify([
        ...by.map((name) => one[name]),
        ...Object.entries<string | number>(one).filter(
          ([name, value]) => !isDeclared(name) && typeof value === 'string',
        ),
      ]),
  }
}

/** Compares rows by their first `count` values, in code-unit order. */
const byTexts =
  (count: number) =>
  (one: readonly unknown[], other: readonly unknown[]): number => {
    for (let n = 0; n < count; n += 1) {
      const [a, b] = [String(one[n]), String(other[n])]
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  }
