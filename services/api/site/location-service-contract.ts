import { z } from 'zod'

/** S3.13: a service in a town, from dist/site.json. */
export const locationService = z.strictObject({
  slug: z.string(),
  title: z.string(),
  serviceType: z.string(),
  city: z.string(),
  county: z.string(),
  metaDescription: z.string(),
  imageUrl: z.string().optional(),
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type LocationService = z.infer<typeof locationService>

export const locationServiceFound = z.strictObject({
  success: z.literal(true),
  locationService,
})
