import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOver } from '../../disk/replace-file.ts'
import { several } from '../../disk/several.ts'
import { textOf } from './page-file.ts'
import type { Folders } from './recover.ts'

/** A copy is not waited for: what a power cut may have torn is younger than this by far. */
const settledAfterMs = 10 * 60 * 1000

/**
 * Makes the copies that are missing, behind or torn again: after a crash one may be a commit behind
 * its page. Old ones are told by size and time, so that a start does not read the history twice;
 * those of the last minutes that anything was written are compared word by word.
 */
export async function bringCopiesUpToDate(
  names: readonly string[],
  folders: Folders,
): Promise<void> {
  const pages = await several(names, async (name) => {
    const path = join(folders.pages, `${name}.json`)
    return { path, copy: join(folders.copies, `${name}.json`), ...(await stampOf(path)) }
  })
  const lastWritten = Math.max(...pages.map(({ time }) => time))
  await several(pages, async ({ path, copy, size, time }) => {
    const its = await stampOf(copy)
    const looksRight = its.size === size && its.time >= time
    const settled = lastWritten - time > settledAfterMs
    if (looksRight && (settled || (await textOf(path)) === (await textOf(copy)))) return
    await copyOver(path, copy)
  })
}

async function stampOf(path: string): Promise<{ size: number; time: number }> {
  const found = await stat(path).catch(() => undefined)
  return { size: found?.size ?? -1, time: found?.mtimeMs ?? 0 }
}
