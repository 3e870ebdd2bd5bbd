import { z } from 'zod'

/** Words by which somebody finds a view again. */
const name = z.string().trim().min(1, 'Please give the view a name.').max(60)

/** A filter that somebody of the staff has named. */
export const savedView = z.strictObject({
  name,
  /** The filter and the order as the contacts page has them in its address, without `?`. */
  query: z.string().max(1_000),
})
export type SavedView = z.infer<typeof savedView>

/** One's own views, in the order they were made. */
export const savedViews = z.strictObject({
  success: z.literal(true),
  views: z.array(savedView),
})
