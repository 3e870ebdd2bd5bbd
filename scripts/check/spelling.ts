import { createRequire } from 'node:module'
import {
  type CSpellUserSettings,
  getDefaultSettings,
  mergeSettings,
  readSettings,
  spellCheckDocument,
  suggestionsForWord,
} from 'cspell-lib'
import { positionAt, type Problem } from '../../services/content/model/problem.ts'
import type { SpelledText } from './texts.ts'

const dictionaries = { en: ['en_us'], es: ['es-es'] } as const

/** Text that is not prose: addresses, names of fields and files, placeholders, code. */
const ignoredPatterns = [
  /https?:\/\/\S+/g,
  /(?<=[\s"'(])\/[a-z0-9#/-]+/g,
  /^[ -]*[\w-]+:(?=\s|$)/gm,
  /^ *(image|template|author|address): .*$/gm,
  // The picture's name, or the anchor.
  /\]\(#?[\p{L}0-9-]+\)/gu,
  /\b[\w-]+\.(?:yaml|md)\b/g,
  /\{[^}\n]*\}/g,
  // The options of a message: `{name, select, none {…} other {…}}`.
  /\{\w+, (?:plural|select),|\b(?:none|one|other)(?= \{)/g,
  /`[^`\n]*`/g,
]

/**
 * Returns a problem for every word that is in neither the dictionary of its text's language (American
 * English, Spanish) nor the project's list.
 *
 * @param words the project's list (content/words.txt)
 */
export async function misspellings(
  texts: readonly SpelledText[],
  words: readonly string[],
): Promise<Problem[]> {
  const settings = await settingsWith(words)
  const suggest = createSuggester()
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
        ...positionAt(text, offset),
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
    // cspell leaves words of three letters unchecked.
    minWordLength: 3,
    ignoreRegExpList: ignoredPatterns,
    // Without cspell's rules for programming languages, which add words to the dictionary.
    languageSettings: [],
  }
}

/** A suggestion takes 50 ms, so each word is looked up once. */
function createSuggester() {
  const known = new Map<string, Promise<string>>()
  return (word: string, settings: CSpellUserSettings): Promise<string> => {
    const key = `${settings.language} ${word.toLowerCase()}`
    const answer = known.get(key) ?? suggestionFor(word, settings)
    known.set(key, answer)
    return answer
  }
}

async function suggestionFor(word: string, settings: CSpellUserSettings): Promise<string> {
  const { suggestions } = await suggestionsForWord(word, { numSuggestions: 1 }, settings)
  const [best] = suggestions
  return best ? `did you mean “${best.word}”?` : 'isn’t in any dictionary'
}

/** The firm's own words: names of places and people, terms of the trade. */
export const wordListFile = 'content/words.txt'

/** Parses content/words.txt: a word on each line, or several with spaces or commas between them; # begins a comment. */
export const wordList = (text: string): string[] =>
  text
    .replace(/#.*/g, '')
    .split(/[\s,\uFEFF]+/)
    .filter(Boolean)
