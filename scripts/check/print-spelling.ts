import { existsSync, readFileSync } from 'node:fs'
import { type ContentFiles, readFiles } from '../../services/content/load/files/read-files.ts'
import { placeOf, shownProblem } from '../../services/content/load/files/folder.ts'
import { type Problem, sortProblems, formatProblem } from '../../services/content/model/problem.ts'
import { type SpelledText, wordList, wordListFile } from './spelling.ts'

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

const textsToCheck = ({ texts, entries }: ContentFiles): SpelledText[] =>
  [...texts].flatMap(([file, read]): SpelledText[] => {
    if (file === asTyped) return []
    const text = read()
    return entries.get(file)?.language === 'es' || file === 'content/words/es.yaml'
      ? [{ file, text, language: 'es' }]
      : splitByLanguage(file, text)
  })

/** Splits a file into what is under a field `es:` and the rest, as one text for each language. */
function splitByLanguage(file: string, text: string): SpelledText[] {
  /** How far the field `es:` is indented that the lines are under. */
  let under: number | undefined
  const lines = text.split('\n').map((line) => {
    const indent = line.search(/\S/)
    if (under !== undefined && indent >= 0 && indent <= under) under = undefined
    if (under === undefined && /^[ -]*es:/.test(line)) under = indent
    return { line, spanish: under !== undefined }
  })
  const textIn = (language: 'en' | 'es'): SpelledText => ({
    file,
    text: lines
      .map(({ line, spanish }) => (spanish === (language === 'es') ? line : ''))
      .join('\n'),
    language,
  })
  return [textIn('en'), textIn('es')]
}
