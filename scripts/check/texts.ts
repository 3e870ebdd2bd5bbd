import type { ContentFiles } from '../../services/content/load/files/read-files.ts'
import type { Language } from '../../services/content/model/languages.ts'

/** A text to check, and its language. */
export interface SpelledText {
  file: string
  text: string
  language: (typeof spelledLanguages)[number]
}

/** The languages that there is a dictionary of. */
export const spelledLanguages = ['en', 'es'] as const

/** Has what visitors type, right or wrong. */
const asTyped = 'content/search.yaml'

/** Returns the texts of all content files, with the lines of another language left empty. */
export const textsByLanguage = ({
  texts,
  entries,
  language,
  languages,
}: ContentFiles): SpelledText[] =>
  [...texts].flatMap(([file, read]): SpelledText[] => {
    if (file === asTyped) return []
    const words = /^content\/words\/([a-z]{2})\.yaml$/.exec(file)?.[1]
    return splitByLanguage(
      file,
      read(),
      words ?? entries.get(file)?.language ?? language,
      languages,
    )
  })

/**
 * Splits a file into what is under a field named by a language, such as `es:`, and the rest, as one text for each language
 * that there is a dictionary of.
 * @param own the language of the file
 */
function splitByLanguage(
  file: string,
  text: string,
  own: Language,
  languages: readonly Language[],
): SpelledText[] {
  /** The field that the lines are under: its language, and how far it is indented. */
  let under: { language: Language; indent: number } | undefined
  const lines = text.split('\n').map((line) => {
    const indent = line.search(/\S/)
    if (under && indent >= 0 && indent <= under.indent) under = undefined
    const named = under ? undefined : /^[ -]*([a-z]{2}):/.exec(line)?.[1]
    if (named !== undefined && languages.includes(named)) under = { language: named, indent }
    return { line, language: under?.language ?? own }
  })
  return spelledLanguages.map((language) => ({
    file,
    text: lines.map((each) => (each.language === language ? each.line : '')).join('\n'),
    language,
  }))
}
