import { z } from 'zod'

const message = 'Enter a day like 2026-11-26.'

/** A day in a filter, of this century: a year that is being typed begins as `0002`, which no calendar function takes. */
export const day = z.iso.date(message).refine((given) => given.startsWith('20'), message)

const dayMs = 24 * 60 * 60 * 1000

/** Adds calendar days, regardless of DST. */
export const addDays = (from: string, count: number): string =>
  new Date(Date.parse(`${from}T00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/**
 * Returns the moment by which stored days are filtered and summed: midnight UTC, whatever the office's time zone. Queries over
 * such a column are in the time zone `UTC`.
 */
export const momentOfDay = (of: string): string => `${of}T00:00:00.000Z`
