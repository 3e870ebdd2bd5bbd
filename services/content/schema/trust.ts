import { z } from 'zod'
import { prose, slug, text } from './fields.ts'
import type { Refer } from './refer.ts'

/** content/testimonials.yaml — what clients said (SPEC.md §3). */
export const testimonials = (refer: Refer) =>
  z.array(
    z.strictObject({
      id: slug('edwards-remodel'),
      content: prose(600, 'What they said, in their words.'),
      name: text(60, 'M. and J. Harlan'),
      title: text(80, 'Homeowners, Edwards'),
      initials: text(4, 'MH'),
      image: refer('images').optional(),
      /** Whole stars, 1 to 5. */
      rating: z.number().int().min(1).max(5),
    }),
  )
export type Testimonial = z.infer<ReturnType<typeof testimonials>>[number]

/** content/why-us.yaml — six reasons (SPEC.md §3). */
export const whyUs = z
  .array(
    z.strictObject({
      id: z.enum([
        'family-owned',
        'quality',
        'mountain-expertise',
        'on-time',
        'personalized',
        'sustainable',
      ]),
      title: text(60, 'Family-owned'),
      description: prose(300, 'One or two sentences.'),
      /** The name of a line drawing. */
      icon: z.enum(['home', 'level', 'peak', 'clock', 'people', 'leaf']),
    }),
  )
  .length(6)
export type WhyUs = z.infer<typeof whyUs>[number]
