import { z } from 'zod'

/** The languages of pages and emails. */
export const languages = ['en', 'es'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>
