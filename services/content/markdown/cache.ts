import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Compiled, compile } from './compile.ts'

/** Raise this when `compile` gives another result for the same Markdown. */
const version = 2

/**
 * Compiles Markdown, or reads what an earlier run compiled. In: the Markdown, a folder for the
 * cache, and the picture addresses. A cache that cannot be read or written only costs time.
 */
export function compileCached(
  markdown: string,
  folder: string,
  imageAddress: (name: string) => string,
): Compiled {
  const key = createHash('sha256').update(`${version}\n${markdown}`).digest('hex')
  const file = join(folder, `${key}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Compiled
  } catch {
    const compiled = compile(markdown, imageAddress)
    keep(folder, file, JSON.stringify(compiled))
    return compiled
  }
}

function keep(folder: string, file: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, text)
    renameSync(fresh, file)
  } catch {
    // Without a cache the next run compiles again.
  }
}
