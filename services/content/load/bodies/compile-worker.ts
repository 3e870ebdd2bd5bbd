import { workerData } from 'node:worker_threads'
import { compileCached } from '../../markdown/cache.ts'
import type { CompileOptions, TextWords } from '../../markdown/compile.ts'
import { type ByLanguage, inLanguage } from '../../model/languages.ts'
import { readBody } from '../files/entry.ts'

export interface CompileJob extends Pick<CompileOptions, 'pictures' | 'files'> {
  /** The content folder. */
  folder: string
  cache: string
  words: ByLanguage<TextWords>
  texts: ({ file: string } & Pick<CompileOptions, 'facts' | 'language' | 'idPrefix' | 'print'>)[]
}

// A thread that compiles texts into the cache, from the last one on, while the loader begins with the first.
const { folder, cache, pictures, files, words, texts } = workerData as CompileJob
for (const { file, language, ...options } of texts.reverse())
  compileCached(
    readBody(folder, file),
    { ...options, pictures, files, language, words: inLanguage(words, language) },
    cache,
  )
