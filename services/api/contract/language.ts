import { z } from 'zod'

/** The languages in which pages are written, and hence letters. */
export const languages = ['en', 'es'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>
