import { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { articleState } from '../../model/articles.ts'
import { addressIn, type Language, nameIn } from '../../model/languages.ts'
import { urls } from '../../model/urls.ts'
import { addressOf } from '../assemble.ts'
import type { Entry } from '../files/entry.ts'
import { declaredPlace } from '../files/declared-place.ts'
import { type ContentFiles, namesOf, translatedInto } from '../files/read-files.ts'

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
  except: z.array(z.unknown()).optional().catch(undefined),
})

/**
 * Returns every address that the files claim, so that one problem in a file does not make all links to it look
 * broken. Undefined while business.yaml does not say how the addresses of towns end.
 */
export function pageAddresses(files: ContentFiles, today: string): PageAddress[] | undefined {
  const { state } = declaredPlace(files)
  if (state === undefined) return undefined
  return [files.language, ...translatedInto(files)].flatMap((language) => [
    ...entryAddresses(files, language, state, today),
    ...cellAddresses(files, state, language),
  ])
}

/** The addresses of the entries in a language. A translation is published when its original is, too. */
const entryAddresses = (
  files: ContentFiles,
  language: Language,
  state: string,
  today: string,
): PageAddress[] =>
  Object.values<Kind>(kinds).flatMap(({ folder, ending, path, shared }) => {
    if (!path || (shared && language !== files.language)) return []
    const fileOf = (name: string) => `content/${folder}/${name}${ending}`
    return namesOf(files, folder, language).map((name) => {
      const file = fileOf(nameIn(language, name, files.language))
      const original = publicationState(files.entries.get(fileOf(name)), today)
      const own = publicationState(files.entries.get(file), today)
      return {
        path: addressOf(language, path(name, state), files.entries.get(file)?.data, files.language),
        file,
        hidden: original.hidden ?? own.hidden,
        draft: original.draft || own.draft,
      }
    })
  })

/** The addresses of the location pages in a language: every service type in every town but those it leaves out. */
export function cellAddresses(
  files: ContentFiles,
  state: string,
  language = files.language,
): (PageAddress & { slug: string; town: string })[] {
  const towns = namesOf(files, 'towns', language)
  return namesOf(files, 'services', language).flatMap((name) => {
    const file = `content/services/${nameIn(language, name, files.language)}.yaml`
    const [original, own] = [`content/services/${name}.yaml`, file].map(
      (each) => serviceParts.safeParse(files.entries.get(each)?.data).data,
    )
    const except = own?.except ?? original?.except ?? []
    return towns
      .filter((town) => !except.includes(town))
      .map((town) => {
        const path = urls.location(own?.prefix ?? original?.prefix ?? name, town, state)
        return {
          path: addressIn(language, path, { first: files.language }),
          slug: path.slice(1),
          town,
          file,
          hidden: undefined,
          draft: false,
        }
      })
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
