import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { fieldName, type Problem } from '../../model/problem.ts'
import type { EntryState } from '../../model/site.ts'
import type { PageAddress } from '../checks/page-addresses.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { partsIn } from './parts.ts'
import { isAlways, type Publications, stateIn, type View } from './publication.ts'

/** Returns the state of each file that has fields of publication, or follows one that has. */
export function entryStates(
  { entries }: ContentFiles,
  requested: readonly PageAddress[] | undefined,
  publications: Publications,
  view: View,
): EntryState[] {
  const paths = new Map(requested?.map(({ file, path, cell }) => (cell ? ['', ''] : [file, path])))
  return Object.entries<Kind>(kinds).flatMap(([kind, { folder, appears }]) =>
    [...(appears === undefined ? [] : entries.values())].flatMap((entry): EntryState[] => {
      const { file, name, language } = entry
      if (!file.startsWith(`content/${folder}/`)) return []
      const publication = publications.ofFile(file)
      if (isAlways(publication)) return []
      return [
        {
          ...{ kind, slug: name, language, file },
          path: paths.get(file),
          state: stateIn(publication, view),
          from: publication.from?.written,
          until: publication.until?.written,
        },
      ]
    }),
  )
}

/** Returns what tells whether a problem is in a draft: a file, or an entry inside one. */
export function draftsIn(
  { entries }: ContentFiles,
  { ofFile, timeZone }: Publications,
): (problem: Pick<Problem, 'file' | 'field'>) => boolean {
  const fields = new Map(
    [...entries.values()].map(({ file, data }) => [
      file,
      ofFile(file).draft
        ? ['']
        : partsIn(data, timeZone)
            .filter(({ publication }) => publication.draft)
            .map(({ path }) => fieldName(path)),
    ]),
  )
  return ({ file, field }) =>
    fields
      .get(file)
      ?.some(
        (draft) =>
          draft === '' ||
          field === draft ||
          field.startsWith(`${draft}.`) ||
          field.startsWith(`${draft}[`),
      ) ?? false
}
