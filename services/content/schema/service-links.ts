import { z } from 'zod'
import { prose } from './fields.ts'

/** The heading that a service stands under on a town's page. */
export const serviceGroups = ['build', 'fix', 'keep'] as const

/** A sentence with one link in it: the words in square brackets. May use `{town}`. */
export const linkSentence = (example: string) =>
  prose(200, example).regex(/^[^[\]]*\[[^[\]]+\][^[\]]*$/, {
    error: 'must have one pair of square brackets, around the words that are the link',
  })

/** In content/services/*.yaml: the sentences that lead to a service's location pages. */
export const serviceLinks = z.strictObject({
  group: z.enum(serviceGroups),
  /** On the town's page. */
  hub: linkSentence('Leak, ice dam or a roof that’s done? Start with [roofing in {town}].'),
})
