import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { WrittenFile } from './engine-contract.ts'

/** Replaces files as a whole, so that nobody reads half of one, and removes those without content. */
export async function writeFiles(folder: string, files: readonly WrittenFile[]): Promise<void> {
  for (const { file, content } of files) {
    const place = join(folder, file)
    if (content === undefined) {
      await rm(place, { force: true })
      continue
    }
    // The loader leaves out names that begin with a dot.
    const part = join(dirname(place), `.part-${process.pid}-${basename(place)}`)
    await mkdir(dirname(place), { recursive: true })
    try {
      await writeFile(part, content)
      await rename(part, place)
    } finally {
      await rm(part, { force: true })
    }
  }
}
