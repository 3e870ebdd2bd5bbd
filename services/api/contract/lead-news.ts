import { z } from 'zod'

/** What a message of the staff's event stream says: a lead came in, or one was changed. */
export const leadNews = z.strictObject({ what: z.enum(['added', 'changed']) })
export type LeadNews = z.infer<typeof leadNews>
