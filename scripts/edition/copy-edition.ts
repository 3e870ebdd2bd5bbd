import { statSync } from 'node:fs'
import { join } from 'node:path'
import { editionAt, layersOf, readEditions } from '../../services/api/site/editions.ts'
import { openServedFiles } from '../../services/api/site/served-files.ts'
import { filesIn, outputFolder } from '../build/output.ts'

/**
 * Writes the pages of a build as they are at a moment into a folder, and removes every other file there.
 * @param build the folder of the build: `dist`
 * @param folder like `dist/client`
 * @returns what the edition is, and how many files differed
 * @throws Error there is no build
 */
export async function copyEdition(
  build: string,
  folder: string,
  at: Date,
): Promise<{ summary: string; written: number; removed: number }> {
  const editions = await readEditions(build)
  const edition = editionAt(editions, at)
  const layers = layersOf(build, editions, edition)
  const files = await openServedFiles(layers)
  const names = new Set(layers.folders.flatMap((layer) => filesIn(join(layer, 'client'))))
  if (names.size === 0)
    throw new Error(`There’s no built site in ${build}. Run “npm run build” first.`)
  const output = outputFolder(folder)
  const before = new Set(filesIn(folder))
  let written = 0
  for (const name of names) {
    const layer = await files.find(`client/${name}`)
    if (layer === undefined) continue
    const target = join(folder, name)
    const last = statSync(target, { throwIfNoEntry: false })?.ino
    await output.copy(join(layer, 'client', name), name)
    if (statSync(target).ino !== last) written += 1
  }
  output.removeStale()
  const kept = new Set(output.paths())
  return {
    summary: edition ? `${edition.at}, ${edition.summary}` : 'as it was built',
    written,
    removed: [...before].filter((name) => !kept.has(name)).length,
  }
}
