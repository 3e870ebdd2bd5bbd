import { z } from 'zod'
import { linkSentence } from './fields.ts'
import type { Refer } from './refer.ts'

/** The heading that a service stands under on a town's page. */
export const serviceGroups = ['build', 'fix', 'keep'] as const

/** In content/services/*.yaml: the sentences that lead to location pages. They may use `{town}`. */
export const serviceLinks = (refer: Refer) =>
  z.strictObject({
    group: z.enum(serviceGroups),
    /** On the town's page, to this service. */
    hub: linkSentence('Leak, ice dam or a roof that’s done? Start with [roofing in {town}].'),
    /** On this service's location pages, to other services in the same town that the job often needs. */
    related: z
      .array(
        z.strictObject({
          service: refer('services'),
          text: linkSentence('The sun that cooks a roof cooks the walls too: [siding in {town}].'),
        }),
      )
      .max(4)
      .default([]),
  })
