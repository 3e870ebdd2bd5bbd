import { existsSync, readFileSync } from 'node:fs'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { placeOf, shownProblem } from '../../services/content/load/files/folder.ts'
import { type Problem, sortProblems, formatProblem } from '../../services/content/model/problem.ts'
import { wordList, wordListFile } from './spelling.ts'
import { textsByLanguage } from './texts.ts'

const manual = 'content/README.md'

/** `npm run check -- --spelling`: checks the spelling of the content. Returns whether there are no misspellings. */
export async function printSpelling(folder: string): Promise<boolean> {
  const began = performance.now()
  const read = (file: string) => readFileSync(placeOf(folder, file), 'utf8')
  const format = (problem: Problem) => formatProblem(shownProblem(folder, problem))
  const exists = (file: string) => existsSync(placeOf(folder, file))
  const texts = [
    ...textsByLanguage(readFiles(folder)),
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
