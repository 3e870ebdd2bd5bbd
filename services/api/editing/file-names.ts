import { endingOf } from '../../content/model/text-files.ts'

/** What a name becomes as part of an address, without its ending: `New: Roof.pdf` → `new-roof`; empty where nothing is left. */
export const slugOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)

/**
 * Returns the path of a file by the name that its author gave it, with the ending that it came with; the check says whether such
 * a file may be there. Undefined: nothing of the name is left.
 */
export function downloadPathOf(name: string, fileName: string): string | undefined {
  const ending = endingOf(fileName)
  const slug = slugOf(name)
  return slug === '' ? undefined : `files/${slug}${/^\.[a-z0-9]+$/.test(ending) ? ending : ''}`
}
