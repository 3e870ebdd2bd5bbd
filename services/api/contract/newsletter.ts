import { z } from 'zod'
import { altcha } from './challenge.ts'
import { buildingGuideInterest } from './service-types.ts'

const line = (most: number) =>
  z.string('Please fill this in.').trim().max(most, `Please shorten this to ${most} characters.`)

/** POST /api/newsletter/subscribe, as JSON or as a form post (SPEC.md §3, §7). */
export const subscribeRequest = z.object({
  email: line(254).pipe(z.email('Please check the email address.')),
  firstName: line(100).default(''),
  lastName: line(100).default(''),
  zipCode: line(20).default(''),
  interests: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(line(80)).max(10))
    .default([buildingGuideInterest]),
  website: line(500).optional(),
  page: line(300).optional(),
  /** What the page says beside the form: evidence of what was asked for. */
  wording: line(1000).default(''),
  /** The solved task, when the service has asked for one (CHALLENGE=on). */
  altcha,
})
export type SubscribeRequest = z.input<typeof subscribeRequest>

export const subscribeAccepted = z.strictObject({ success: z.literal(true), message: z.string() })
export type SubscribeAccepted = z.infer<typeof subscribeAccepted>
