import { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { addressIn, type Language, nameIn } from '../../model/languages.ts'
import { urls } from '../../model/urls.ts'
import { addressOf } from '../assemble.ts'
import { declaredPlace } from '../files/declared-place.ts'
import { type ContentFiles, namesOf, translatedInto } from '../files/read-files.ts'
import { type Publication, type Publications, publicationsOf } from '../publication/publication.ts'

/** An address that a file claims, whether or not the rest of the file is valid. */
export interface PageAddress {
  path: string
  file: string
  language: Language
  /** Of a location page: its town, and the name that a text of its own in locations/ has. */
  cell?: { town: string; override: string }
  /** When there is a page at it. */
  publication: Publication
}

const serviceParts = z.object({
  prefix: z.string().optional().catch(undefined),
  except: z.array(z.unknown()).optional().catch(undefined),
})

/**
 * Returns every address that the files claim, so that one problem in a file does not make all links to it look
 * broken. Undefined while business.yaml does not say how the addresses of towns end.
 */
export function pageAddresses(
  files: ContentFiles,
  publications: Publications = publicationsOf(files),
): PageAddress[] | undefined {
  const { state } = declaredPlace(files)
  if (state === undefined) return undefined
  return [files.language, ...translatedInto(files)].flatMap((language) => [
    ...entryAddresses(files, language, state, publications),
    ...cellAddresses(files, state, language, publications),
  ])
}

/** The addresses of the entries in a language. A translation is published when its original is, too. */
const entryAddresses = (
  files: ContentFiles,
  language: Language,
  state: string,
  publications: Publications,
): PageAddress[] =>
  Object.values<Kind>(kinds).flatMap(({ folder, ending, path, shared }) => {
    if (!path || (shared && language !== files.language)) return []
    const fileOf = (name: string) => `content/${folder}/${name}${ending}`
    return namesOf(files, folder, language).map((name) => {
      const file = fileOf(nameIn(language, name, files.language))
      return {
        path: addressOf(language, path(name, state), files.entries.get(file)?.data, files.language),
        file,
        language,
        publication: publications.ofFile(file),
      }
    })
  })

/** The addresses of the location pages in a language: every service type in every town but those it leaves out. */
export function cellAddresses(
  files: ContentFiles,
  state: string,
  language = files.language,
  publications = publicationsOf(files),
): (PageAddress & Required<Pick<PageAddress, 'cell'>>)[] {
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
          file,
          language,
          cell: { town, override: path.slice(1) },
          publication: publications.ofCell(name, town, language),
        }
      })
  })
}
