import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { fieldName, type Problem } from '../../model/problem.ts'
import type { EntryState } from '../../model/site.ts'
import type { PageAddress } from '../checks/page-addresses.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { valueAt } from '../messages/shape.ts'
import { partsIn } from './parts.ts'
import { always, isAlways, type Publications, stateIn, type View } from './publication.ts'

/** Returns the state of each file that has fields of publication, or follows one that has. */
export const entryStates = (
  { entries }: ContentFiles,
  publications: Publications,
  { view, requested = [] }: { view: View; requested?: readonly PageAddress[] | undefined },
): EntryState[] =>
  Object.entries<Kind>(kinds).flatMap(([kind, { folder, appears }]) =>
    [...(appears === undefined ? [] : entries.values())].flatMap(({ file, name, data }) => {
      const publication = file.startsWith(`content/${folder}/`) ? publications.ofFile(file) : always
      if (isAlways(publication)) return []
      return {
        ...{ kind, slug: name, file },
        title: titleOf(data) ?? name,
        path: requested.find((address) => address.file === file)?.path,
        state: stateIn(publication, view),
        from: publication.from?.written,
        until: publication.until?.written,
      }
    }),
  )

/** The fields that name an entry, of any kind. */
const names = ['headline', 'title', 'label', 'name', 'by']

/** Returns what data calls its entry: in a field of its own or, as in a job, in one of a group. */
function titleOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const own = names.map((name) => valueAt(data, [name])).find((value) => typeof value === 'string')
  if (own !== undefined) return own
  const groups = Object.values(data).map((group: unknown) => valueAt(group, ['title']))
  return groups.find((value) => typeof value === 'string')
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
