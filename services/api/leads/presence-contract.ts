import { z } from 'zod'
import { success } from '../contract/success.ts'
import { recordId } from '../contract/text.ts'

/** A tab says that it shows a lead, again and again, and once that it doesn't anymore. */
export const presenceReport = z.strictObject({
  /** One for each tab: a person may have a lead open in several. */
  tab: z.uuid(),
  open: z.boolean(),
})

/** Who has a lead open, by id. */
export const presenceResponse = success({ people: z.array(z.string()) })

/** The event `presence` of the admin's event stream: who has a lead open now, by id. */
export const presenceEvent = z.object({ lead: z.string(), people: z.array(z.string()) })

/** What the processes on one store tell each other. */
export const presenceNotice = z.object({
  lead: recordId.max(40),
  person: recordId.max(100),
  tab: z.string().max(60),
  open: z.boolean(),
})

export type PresenceNotice = z.infer<typeof presenceNotice>

/** How often a tab says that it shows a lead, in ms. */
export const presenceIntervalMs = 15_000
