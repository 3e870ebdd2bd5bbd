import { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { articleState } from '../../model/articles.ts'
import { urls } from '../../model/urls.ts'
import type { Entry } from '../files/entry.ts'
import { declaredPlace } from '../files/declared-place.ts'
import { type ContentFiles, namesOf } from '../files/read-files.ts'

/** An address that a file claims, whether or not the rest of the file is valid. */
export interface PageAddress {
  path: string
  file: string
  /** Why the page is not published yet, in words; undefined when it is. */
  hidden: string | undefined
  /** Its problems do not stop the build. */
  draft: boolean
}

const serviceParts = z.object({
  prefix: z.string().optional().catch(undefined),
  except: z.array(z.unknown()).catch([]),
})

/**
 * Returns every address that the files claim, so that one problem in a file does not make all links to it look
 * broken. Undefined while business.yaml does not say how the addresses of towns end.
 */
export function pageAddresses(files: ContentFiles, today: string): PageAddress[] | undefined {
  const { state } = declaredPlace(files)
  if (state === undefined) return undefined
  const entries = Object.values<Kind>(kinds).flatMap(({ folder, ending, path }) =>
    path
      ? namesOf(files, folder)
          .map((name) => ({ path: path(name, state), file: `content/${folder}/${name}${ending}` }))
          .map((address) => ({
            ...address,
            ...publicationState(files.entries.get(address.file), today),
          }))
      : [],
  )
  return [...entries, ...cellAddresses(files, state)]
}

/** The addresses of the location pages: every service type in every town but those it leaves out. */
export function cellAddresses(files: ContentFiles, state: string): PageAddress[] {
  const towns = namesOf(files, 'towns')
  return namesOf(files, 'services').flatMap((name) => {
    const file = `content/services/${name}.yaml`
    const service = serviceParts.safeParse(files.entries.get(file)?.data).data
    return towns
      .filter((town) => !service?.except.includes(town))
      .map((town) => ({
        path: urls.location(service?.prefix ?? name, town, state),
        file,
        hidden: undefined,
        draft: false,
      }))
  })
}

const draftField = z.object({ draft: z.literal(true) })
const dateFields = z.object({ date: z.iso.date() })

/** The publication state that a file declares, even while other fields are invalid. */
function publicationState(
  entry: Entry | undefined,
  today: string,
): Pick<PageAddress, 'hidden' | 'draft'> {
  const declared = entry?.keep('publication', () => ({
    draft: draftField.safeParse(entry.data).success,
    date: dateFields.safeParse(entry.data).data?.date,
  }))
  if (declared?.draft) return { draft: true, hidden: 'a draft' }
  const date = declared?.date
  const later = date !== undefined && articleState({ draft: false, date }, today) !== 'live'
  return { draft: false, hidden: later ? `not there before ${date}` : undefined }
}
