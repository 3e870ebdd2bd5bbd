import { z } from 'zod'
import type { Sums } from './query.ts'
import { recordOf } from './typed-entries.ts'

/** A row: the day of the office's calendar (`2026-11-26`) and other texts that it is counted by, and its numbers. */
export type CountRow<By extends string, N extends string> = Record<By | 'day', string> &
  Record<N, number>

/**
 * Numbers that are added up by day and other texts, declared once: the JSON-file store keeps a file for every
 * month, PostgreSQL a table of this name with a column for each key and number. Never looked up by id, and without
 * personal data.
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

/** Counts as records, for backups and moves: a record is a month. */
export interface CountsMonth {
  /** `2026-11` */
  id: string
  /** The names of the values in a row, for people who read the file. */
  columns: string[]
  rows: (string | number)[][]
}

/** The counts of one declaration, in any store. */
export interface CountsCollection<By extends string, N extends string> {
  /** Adds to the stored counts, also of other processes. @throws NotStoredError nothing was added */
  add(rows: readonly CountRow<By, N>[]): Promise<void>
  /** The sums of the days from `from` to `to`, inclusive. */
  sums(from: string, to: string): Promise<Sums<By | 'day', N>>
  /** Every month, oldest first. */
  all(): AsyncIterable<CountsMonth>
  /** Adds the counts of months to the stored ones. @throws ZodError, NotStoredError */
  addAll(months: readonly unknown[]): Promise<void>
  /** Erases months. */
  eraseAll(ids: readonly string[]): Promise<void>
}

/** The month of a day, `2026-11`. */
export const monthOfDay = (day: string): string => day.slice(0, 7)

/** How rows become the record of a month, and back. */
export function monthFormat<By extends string, N extends string>({
  by,
  numbers,
  row,
}: CountsDeclaration<By, N>) {
  const columns: readonly (By | 'day' | N)[] = [...by, ...numbers]
  const tuple = <T extends z.ZodType>(of: (column: (typeof columns)[number]) => T) =>
    z.tuple(columns.map(of) as [T, ...T[]])
  const month = z.strictObject({
    id: z.string().regex(/^\d{4}-\d{2}$/),
    columns: tuple((name) => z.literal(name)),
    rows: z.array(tuple((name): z.ZodType<string | number> => row.shape[name])),
  })
  return {
    month: month as z.ZodType<CountsMonth>,
    toMonth: (id: string, rows: Iterable<CountRow<By, N>>): CountsMonth => ({
      id,
      columns: [...columns],
      // Sorted, so that the same counts give the same bytes.
      rows: [...rows].map((one) => columns.map((name) => one[name])).sort(byTexts(by.length)),
    }),
    fromMonth: ({ rows }: CountsMonth): CountRow<By, N>[] =>
      rows.map(
        (values) =>
          recordOf(columns.map((name, n) => [name, values[n]] as const)) as CountRow<By, N>,
      ),
  }
}

/** By the first so many values, by code unit. */
const byTexts =
  (count: number) =>
  (one: readonly unknown[], other: readonly unknown[]): number => {
    for (let n = 0; n < count; n += 1) {
      const [a, b] = [String(one[n]), String(other[n])]
      if (a !== b) return a < b ? -1 : 1
    }
    return 0
  }
