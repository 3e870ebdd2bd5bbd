import { z } from 'zod'

/** The kinds of pages that search results name, by the group `pageKinds` of content/words. */
export const pageKind = z.enum([
  'page',
  'town',
  'location',
  'chapter',
  'job',
  'offering',
  'guide',
  'post',
  'project',
  'cost',
])
export type PageKind = z.infer<typeof pageKind>
