import { z } from 'zod'

const message = 'Enter a day like 2026-11-26.'

/** A day in a filter, of this century: a year that is being typed begins as `0002`, which no calendar function takes. */
export const day = z.iso.date(message).refine((given) => given.startsWith('20'), message)
