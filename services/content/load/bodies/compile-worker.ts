import { workerData } from 'node:worker_threads'
import { compileCached } from '../../markdown/cache.ts'
import type { CompileOptions } from '../../markdown/compile.ts'
import { readBody } from '../files/entry.ts'

export interface CompileJob extends Pick<CompileOptions, 'pictures'> {
  /** The content folder. */
  folder: string
  cache: string
  texts: ({ file: string } & Pick<CompileOptions, 'facts' | 'idPrefix' | 'print'>)[]
}

// A thread that compiles texts into the cache, from the last one on, while the loader begins with the first.
const { folder, cache, pictures, texts } = workerData as CompileJob
for (const { file, facts, idPrefix, print } of texts.reverse())
  compileCached(readBody(folder, file), { facts, pictures, idPrefix, print }, cache)
