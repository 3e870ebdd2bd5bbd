/** The languages that content may be in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The language of the admin, and of a content folder that names none. */
export const defaultLanguage: Language = 'en'
