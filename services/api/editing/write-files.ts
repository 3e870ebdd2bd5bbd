import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ChangedMeanwhile } from './drafts.ts'
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
      if (typeof content === 'object' && 'copyOf' in content) await copyFile(content.copyOf, part)
      else await writeFile(part, content)
      await rename(part, place)
    } finally {
      await rm(part, { force: true })
    }
  }
}

/** What identifies the content of a file: a text, or its bytes. */
export const versionOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')

/** Compares files with what they were when a change was made of them. @throws ChangedMeanwhile one is another by now */
export async function requireUnchanged(
  folder: string,
  files: readonly WrittenFile[],
): Promise<void> {
  for (const { file, was } of files) {
    const now = await readFile(join(folder, file)).then(versionOf, (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    })
    if (now !== was) throw new ChangedMeanwhile(file)
  }
}
