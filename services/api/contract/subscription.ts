import { z } from 'zod'

/** What stands behind the link of a letter: the token that says for whom and for what. */
export const letterLink = z.object({ token: z.string().min(1).max(1000) })
