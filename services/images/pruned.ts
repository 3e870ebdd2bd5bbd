import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * In: a folder of files, and how many bytes it may hold. Out: a function to call after a file was
 * added; when they are too many, the oldest files go until a tenth of the room is free.
 */
export function pruned(folder: string, most: number): () => Promise<void> {
  return async () => {
    const files = await filesOf(folder)
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (bytes <= most) return
    for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (bytes <= most * 0.9) break
      await rm(file, { force: true })
      bytes -= size
    }
  }
}

async function filesOf(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const files = names.map(async (name) => {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() ? [{ file, size: found.size, mtimeMs: found.mtimeMs }] : []
  })
  return (await Promise.all(files)).flat()
}
