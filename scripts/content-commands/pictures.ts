import type { ContentFiles } from '../../services/content/load/files/read-files.ts'
import { splitLanguage } from '../../services/content/model/languages.ts'
import { nameOf } from '../../services/content/load/files/entry.ts'
import { markdownTargets } from './links.ts'
import type { Reference } from './references.ts'

/** What the schema calls references to pictures. */
export const pictureReferences: readonly string[] = ['images', 'layers']

/** Returns which files show each picture. */
export function picturesInUse(
  files: ContentFiles,
  references: readonly Reference[],
): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  const add = (name: string, file: string) =>
    uses.set(name, (uses.get(name) ?? new Set()).add(file))
  for (const { to, name, file } of references) if (pictureReferences.includes(to)) add(name, file)
  for (const [file, read] of files.texts)
    if (file.endsWith('.md') && files.entries.has(file) && read().includes('!['))
      for (const { kind, target } of markdownTargets(file, read()))
        if (kind === 'picture') add(target, file)
  return uses
}

/**
 * Returns the pictures of an entry: those with its name in theirs (`vail`, `vail-map`, `background-vail`) that no other file
 * shows.
 * @param own the files of the entry
 */
export function ownPictures(
  name: string,
  own: ReadonlySet<string>,
  uses: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...uses]
    .filter(([picture, by]) => hasName(picture, name) && [...by].every((file) => own.has(file)))
    .map(([picture]) => picture)
}

const hasName = (picture: string, name: string) => `-${picture}-`.includes(`-${name}-`)

/** `background-vail`, renamed with its town: `background-minturn`. */
export const renamedPicture = (picture: string, from: string, to: string): string =>
  `-${picture}-`.replace(`-${from}-`, `-${to}-`).slice(1, -1)

/** Returns the files of a picture, inside the content folder: itself, and the words for it in every language. */
export function pictureFiles(files: ContentFiles, picture: string): string[] {
  const inImages = [...files.texts.keys()].filter(
    (file) =>
      file.startsWith('content/images/') &&
      splitLanguage(nameOf(file), files.language).name === picture,
  )
  const master = files.pictures.get(picture)
  return [
    ...inImages.map((file) => file.slice('content/'.length)),
    ...(master === undefined ? [] : [`images/${master}`]),
  ]
}
