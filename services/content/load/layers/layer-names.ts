import { z } from 'zod'
import { type ContentFiles, entriesOf } from '../files/read-files.ts'

/**
 * Returns the names of the pictures that are layers: what towns and services say, whether or not the rest of their files is in
 * order.
 */
export function layerNames(files: ContentFiles): Record<LayerRole, ReadonlySet<string>> {
  const named = (folder: string, role: LayerRole) =>
    entriesOf(files, folder).flatMap(({ data }) => declared.safeParse(data).data?.[role] ?? [])
  return {
    background: new Set(named('towns', 'background')),
    foreground: new Set(named('services', 'foreground')),
  }
}

/** What a layer is in a composed picture. */
export type LayerRole = 'background' | 'foreground'

const name = z.string().trim().optional().catch(undefined)
const declared = z.object({ background: name, foreground: name })
