import {
  cellAddresses,
  type PageAddress,
  pageAddresses,
} from '../../services/content/load/checks/page-addresses.ts'
import { declaredPlace } from '../../services/content/load/files/declared-place.ts'
import { type ContentFiles, translatedInto } from '../../services/content/load/files/read-files.ts'
import { dayOf } from '../../services/content/model/office-days.ts'
import { splitLanguage } from '../../services/content/model/languages.ts'
import { nameOf } from '../../services/content/load/files/entry.ts'
import { CommandError } from '../store/report.ts'

/** The address of a page with the files that it is made from. */
export interface Address extends Pick<PageAddress, 'path' | 'file' | 'draft'> {
  language: string
  /** Of a location page: its town, and the name of its own file in locations/. */
  cell?: { town: string; override: string }
}

/**
 * Returns the address of every page.
 * @throws CommandError business.yaml doesn't say how the addresses of towns end
 */
export function addressesOf(files: ContentFiles, now: Date): Address[] {
  const { state, timeZone } = declaredPlace(files)
  if (state === undefined)
    throw new CommandError(
      'content/business.yaml has no place.state.slug: run npm run check first.',
    )
  const pages = (pageAddresses(files, dayOf(now, timeZone)) ?? []).filter(
    ({ file }) => !file.startsWith('content/services/'),
  )
  return [
    ...pages.map(({ path, file, draft }) => ({
      ...{ path, file, draft },
      language: splitLanguage(nameOf(file), files.language).language,
    })),
    ...[files.language, ...translatedInto(files)].flatMap((language) =>
      cellAddresses(files, state, language).map(({ path, file, draft, slug, town }) => ({
        ...{ path, file, draft, language },
        cell: { town, override: slug },
      })),
    ),
  ]
}
