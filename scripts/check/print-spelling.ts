import { existsSync, readFileSync } from 'node:fs'
import { type ContentFiles, readFiles } from '../../services/content/load/files/read-files.ts'
import { placeOf, shownProblem } from '../../services/content/load/files/folder.ts'
import { type Problem, sortProblems, formatProblem } from '../../services/content/model/problem.ts'
import type { Language } from '../../services/content/model/languages.ts'
import { spelledLanguages, type SpelledText, wordList, wordListFile } from './spelling.ts'

const manual = 'content/README.md'

/** `npm run check -- --spelling`: checks the spelling of the content. Returns whether there are no misspellings. */
export async function printSpelling(folder: string): Promise<boolean> {
  const began = performance.now()
  const read = (file: string) => readFileSync(placeOf(folder, file), 'utf8')
  const format = (problem: Problem) => formatProblem(shownProblem(folder, problem))
  const exists = (file: string) => existsSync(placeOf(folder, file))
  const texts = [
    ...textsToCheck(readFiles(folder)),
    ...(exists(manual) ? [{ file: manual, text: read(manual), language: 'en' as const }] : []),
  ]
  const words = exists(wordListFile) ? wordList(read(wordListFile)) : []
  // The dictionaries take a second to load, so they are loaded on demand.
  const { misspellings } = await import('./spelling.ts')
  const all = sortProblems(await misspellings(texts, words))
  for (const problem of all) console.error(format(problem))
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.log(
    all.length === 0
      ? `Every word of ${texts.length} files is known (${took}).`
      : `\n${all.length} words to look at (${took}).`,
  )
  return all.length === 0
}

/** Has what visitors type, right or wrong. */
const asTyped = 'content/search.yaml'

const textsToCheck = ({ texts, entries, language, languages }: ContentFiles): SpelledText[] =>
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
