import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ValidContent } from '../collections.ts'
import type { ContentFiles } from '../files.ts'
import { serviceAreaMap } from './map.ts'

const name = 'service-area-map'

/**
 * Draws the map of the service area from the coordinates in content/towns, into the cache folder: a new
 * town is on the map with the next load. An author's own picture of this name replaces it. Out: the
 * file name, and where it is from the root.
 */
export function drawServiceAreaMap(
  root: string,
  cache: string,
  { texts, pictures }: ContentFiles,
  { towns }: Pick<ValidContent, 'towns'>,
): Map<string, string> {
  if (!texts.has(`content/images/${name}.yaml`) || pictures.has(name)) return new Map()
  const file = join(cache, `${name}.svg`)
  const bySlug = towns.toSorted((a, b) => (a.entry.name < b.entry.name ? -1 : 1))
  writeChanged(file, serviceAreaMap(bySlug.map(({ data }) => data.coordinates)))
  return new Map([[`${name}.svg`, relative(root, file)]])
}

/** An unchanged file keeps its time of modification, by which other loads know that it is unchanged. */
function writeChanged(file: string, text: string): void {
  if (readText(file) === text) return
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, file)
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
