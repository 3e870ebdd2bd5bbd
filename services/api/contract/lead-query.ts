import { z } from 'zod'
import { leadStatuses } from './lead-status.ts'
import { serviceTypes } from './service-types.ts'

/** What the list can be ordered by; leads that have none of it stand last, whichever the order. */
export const leadSorts = ['received', 'due', 'name', 'value'] as const
export type LeadSort = (typeof leadSorts)[number]

const day = z.iso.date('Please give a day like 2026-11-26.')

/** Which leads, without where the reader is in them: the same for the list and for the table. */
export const leadFilter = z.strictObject({
  /** Words that must all be found in what is known of the request, in any case, with or without accents. */
  q: z.string().trim().max(200).default(''),
  /** One or several, with commas between them; left out: all. */
  status: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(leadStatuses)))
    .optional(),
  /** Somebody of the staff, by id, or `nobody`. */
  assignee: z.string().max(100).optional(),
  tag: z.string().trim().toLowerCase().max(40).optional(),
  service: z.enum(serviceTypes).optional(),
  /** The first and the last day on which it came in, by the office's clock. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(leadSorts).default('received'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type LeadFilter = z.output<typeof leadFilter>

/** The whole query string of the list. */
export const leadListQuery = leadFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(50),
})
export type LeadListQuery = z.output<typeof leadListQuery>
