import { createRequire } from 'node:module'
import {
  type CSpellUserSettings,
  getDefaultSettings,
  mergeSettings,
  readSettings,
  spellCheckDocument,
  suggestionsForWord,
} from 'cspell-lib'
import { placeOf, type Problem } from '../../services/content/load/problem.ts'

/** A text that people read, and the language it is in. */
export interface Written {
  file: string
  text: string
  language: 'en' | 'es'
}

const dictionaries = { en: ['en_us'], es: ['es-es'] } as const

/** What is written for programs: addresses, names of fields and files, placeholders, code. */
const notWords = [
  /https?:\/\/\S+/g,
  /(?<=[\s"'(])\/[a-z0-9#/-]+/g,
  /^[ -]*[A-Za-z-]+:(?=\s|$)/gm,
  /^ *(image|template|author): .*$/gm,
  /\{[^}\n]*\}/g,
  /`[^`\n]*`/g,
]

/**
 * In: texts, and the project's own words (content/words.txt). Out: a problem for every word that is
 * in neither the dictionary of its text's language (American English, Spanish) nor the project's list.
 */
export async function misspellings(
  texts: readonly Written[],
  words: readonly string[],
): Promise<Problem[]> {
  const settings = await settingsWith(words)
  const suggest = suggester()
  const problems: Problem[] = []
  for (const { file, text, language } of texts) {
    const inLanguage = { ...settings, language, dictionaries: [...dictionaries[language]] }
    const { issues } = await spellCheckDocument(
      { uri: `file:///${file}`, text, languageId: 'plaintext', locale: language },
      { generateSuggestions: false, noConfigSearch: true },
      inLanguage,
    )
    for (const { text: word, offset } of issues)
      problems.push({
        file,
        ...placeOf(text, offset),
        field: word,
        reason: await suggest(word, inLanguage),
        repair: `if it is right, add the line “${word}” to content/words.txt`,
      })
  }
  return problems
}

async function settingsWith(words: readonly string[]): Promise<CSpellUserSettings> {
  const spanish = createRequire(import.meta.url).resolve('@cspell/dict-es-es/cspell-ext.json')
  return {
    ...mergeSettings(await getDefaultSettings(true), await readSettings(spanish)),
    words: [...words],
    ignoreRegExpList: notWords,
    // Rules for programming languages, which would add their words to the dictionary.
    languageSettings: [],
  }
}

/** What was probably meant. It takes 50 ms to find out, so each word is looked up once. */
function suggester() {
  const known = new Map<string, Promise<string>>()
  return (word: string, settings: CSpellUserSettings): Promise<string> => {
    const key = `${settings.language} ${word.toLowerCase()}`
    const answer = known.get(key) ?? meant(word, settings)
    known.set(key, answer)
    return answer
  }
}

async function meant(word: string, settings: CSpellUserSettings): Promise<string> {
  const { suggestions } = await suggestionsForWord(word, { numSuggestions: 1 }, settings)
  const [best] = suggestions
  return best ? `did you mean “${best.word}”?` : 'is in no dictionary'
}
