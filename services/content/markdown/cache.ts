import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fill } from '../model/location/placeholders.ts'
import { filesFolder } from '../model/text-files.ts'
import { readJson, replaceCached } from './cache-file.ts'
import { type Compiled, compile, type CompileOptions, compiled } from './compile.ts'

/** Raise this when `compile` gives another result for the same Markdown. */
const version = 20

/**
 * Compiles Markdown, or reads what an earlier run compiled. A cache that cannot be read or written only costs time.
 * @param folder the folder of the cache
 * @returns the result with a name that is unique to it, and by which `readCompiled` reads it
 */
export function compileCached(
  markdown: string,
  options: CompileOptions,
  folder: string,
): Compiled & { name: string } {
  const name = cacheKey(markdown, options)
  const known = readCompiled(name, folder)
  if (known) return { ...known, name }
  const fresh = JSON.stringify(compile(markdown, options))
  replaceCached(fileOf(name, folder), fresh)
  // Parsed as the next run will read it, so that hashes of derived values are the same.
  return { ...compiled.parse(JSON.parse(fresh)), name }
}

/** Reads what was compiled under this name, if it exists. */
export const readCompiled = (name: string, folder: string): Compiled | undefined =>
  readJson(fileOf(name, folder), compiled)

const fileOf = (name: string, folder: string) => join(folder, `${name}.json`)

/** Whether a text may have parts with words of their own: callouts, pictures, videos and footnotes. */
export const usesWords = (markdown: string): boolean => /\[[!^]/.test(markdown)

/** Hashes all that a result depends on: the text, the facts that fill it, the pictures, files and words in it. */
function cacheKey(markdown: string, options: CompileOptions): string {
  const { facts, pictures, files, language, words, idPrefix, print } = options
  const shown = markdown.includes('![')
    ? Object.entries(pictures).filter(([name]) => markdown.includes(name))
    : []
  const linked = markdown.includes(filesFolder)
    ? [
        language,
        Object.values(files).filter(({ name }) => markdown.includes(name.replace(/vtt$/, ''))),
      ]
    : []
  const said = usesWords(markdown) ? [language, words.textBlocks, words.project] : []
  const filled = fill(markdown, facts)
  return createHash('sha256')
    .update(JSON.stringify([version, markdown.length, shown, linked, said, idPrefix, print]))
    .update(markdown)
    .update(filled === markdown ? '' : filled)
    .digest('hex')
}
