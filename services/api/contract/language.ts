import { z } from 'zod'

/** The language of a page or an email: its code in two letters. The site's are in dist/site.json. */
export const language = z.string().regex(/^[a-z]{2}$/, { error: 'is not the code of a language' })
export type Language = z.infer<typeof language>
