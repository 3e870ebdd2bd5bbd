import { z } from 'zod'
import { slug } from '../../schema/fields.ts'
import { isTimeZone } from '../../schema/business.ts'
import type { ContentFiles } from './read-files.ts'

const fields = z.object({
  place: z.object({
    state: z
      .object({ slug: slug('') })
      .optional()
      .catch(undefined),
    timeZone: z
      .object({ name: z.string().refine(isTimeZone) })
      .optional()
      .catch(undefined),
  }),
})

/** What addresses and days need of business.yaml. */
interface DeclaredPlace {
  /** The end of the addresses of towns and location pages; undefined while it can't be read. */
  state: string | undefined
  /** The office's time zone; UTC while it can't be read. */
  timeZone: string
}

/** Returns what business.yaml says of the firm's place, also while the rest of the file is invalid. */
export function declaredPlace({ entries }: Pick<ContentFiles, 'entries'>): DeclaredPlace {
  const place = fields.safeParse(entries.get('content/business.yaml')?.data).data?.place
  return { state: place?.state?.slug, timeZone: place?.timeZone?.name ?? 'UTC' }
}
