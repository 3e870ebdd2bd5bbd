import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Files, readFiles } from '../../services/content/load/files.ts'
import { inOrder, tell } from '../../services/content/load/problem.ts'
import type { Written } from './spelling.ts'
import { wordList, wordListFile } from './word-list.ts'

const manual = 'content/README.md'

/** `npm run check -- --spelling`: every word of content/. Returns whether all of them are right. */
export async function tellSpelling(root: string): Promise<boolean> {
  const began = performance.now()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const texts = [
    ...written(readFiles(root)),
    { file: manual, text: read(manual), language: 'en' as const },
  ]
  const { words, problems } = wordList(read(wordListFile))
  // The dictionaries take a second to read: only those wait who asked.
  const { misspellings } = await import('./spelling.ts')
  const all = inOrder([...problems, ...(await misspellings(texts, words))])
  for (const problem of all) console.error(tell(problem))
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.log(
    all.length === 0
      ? `Every word of ${texts.length} files is known (${took}).`
      : `\n${all.length} words to look at (${took}).`,
  )
  return all.length === 0
}

const spanish = z.object({ language: z.literal('es') })

const written = ({ texts, entries }: Files): Written[] =>
  [...texts].flatMap(([file, text]): Written[] => {
    if (/^content\/(openings|replies)\//.test(file)) return inBothLanguages(file, text)
    const language = spanish.safeParse(entries.get(file)?.data).success ? 'es' : 'en'
    return [{ file, text, language }]
  })

/** A post, or a letter for staff, is written twice, under `en:` and `es:`: each reading leaves the lines of the other empty. */
function inBothLanguages(file: string, text: string): Written[] {
  let key = ''
  const lines = text.split('\n').map((line) => {
    key = /^(\w+):/.exec(line)?.[1] ?? key
    return { line, spanish: key === 'es' }
  })
  const reading = (language: 'en' | 'es'): Written => ({
    file,
    text: lines
      .map(({ line, spanish }) => (spanish === (language === 'es') ? line : ''))
      .join('\n'),
    language,
  })
  return [reading('en'), reading('es')]
}
