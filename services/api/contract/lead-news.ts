import { z } from 'zod'

/**
 * What a message of the staff's event stream says: a lead came in; one was changed or erased; what is set
 * aside as automatic has become more or less.
 */
export const leadNews = z.strictObject({ what: z.enum(['added', 'changed', 'held']) })
export type LeadNews = z.infer<typeof leadNews>
