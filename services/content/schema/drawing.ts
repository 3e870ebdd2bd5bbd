import { z } from 'zod'
import { action, point, prose, text } from './fields.ts'
import type { Refer } from './refer.ts'

/** A picture with numbered markers, and a note for each. */
export const drawing = (refer: Refer) =>
  z.strictObject({
    title: text(100, 'A Vail roof, from the ridge down'),
    description: prose(500, 'One or two sentences.'),
    image: refer('images'),
    /** In the order in which they are read. */
    places: z
      .array(
        point.extend({
          /** Where the number stands on the picture, in percent from the left and from the top. */
          at: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
          /** The page that the number and the title lead to. */
          href: action.shape.href.optional(),
        }),
      )
      .min(3)
      .max(9),
  })
export type DrawingFields = z.infer<ReturnType<typeof drawing>>
