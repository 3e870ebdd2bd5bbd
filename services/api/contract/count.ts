import { z } from 'zod'

/**
 * POST /api/count: that a page was looked at, or that an estimate form was begun. It names nobody:
 * the service keeps numbers by day, page, referring site and campaign, and nothing of the request.
 */
export const countRequest = z.strictObject({
  what: z.enum(['view', 'start']),
  /** The path of the page. */
  page: z.string().max(300),
  /** Whether a visit begins with this view. */
  first: z.boolean(),
  /** What brought the visit: its first page, the page that linked there, its campaign parameters. */
  landing: z.string().max(300),
  referrer: z.string().max(500),
  campaign: z.string().max(500),
})
export type CountRequest = z.infer<typeof countRequest>
