/** The languages that the release before this one knows. */
export const earlierLanguages: readonly unknown[] = ['en', 'es']

/** Returns a stored record with a language that the release before this one knows: English for any other. */
export const inEarlierLanguage = <Stored>(stored: Stored): Stored =>
  isInLaterLanguage(stored) ? { ...stored, language: 'en' } : stored

const isInLaterLanguage = (stored: unknown): stored is object =>
  typeof stored === 'object' &&
  stored !== null &&
  'language' in stored &&
  !earlierLanguages.includes(stored.language)
