import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { endOf, isMoment, startOf } from '../../model/instant.ts'
import { nameIn, splitLanguage } from '../../model/languages.ts'
import { urls } from '../../model/urls.ts'
import { declaredPlace } from '../files/declared-place.ts'
import { nameOf } from '../files/entry.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { valueAt } from '../messages/shape.ts'

/** A moment that an author wrote. */
export interface Term {
  /** In ms since 1970. */
  at: number
  /** As it is written: `2026-12-01 07:00`. */
  written: string
  /** The field that says it. */
  field: string
}

/** When an entry is on the site: neither while it is a draft, nor before `from`, nor from `until` on. */
export interface Publication {
  draft: boolean
  from?: Term | undefined
  until?: Term | undefined
}

export type PublicationState = 'live' | 'scheduled' | 'draft' | 'ended'

/** What of the content is shown: that of a moment and, with `drafts`, what is a draft or appears later. */
export interface View {
  now: Date
  drafts?: boolean | undefined
}

/** What has no fields of publication. */
export const always: Publication = { draft: false }

export const isAlways = ({ draft, from, until }: Publication): boolean =>
  !draft && from === undefined && until === undefined

/**
 * Returns what data says of its publication, also while other fields are invalid. A day begins and ends in the office's time zone.
 * @param appears the field that says when it appears
 */
export function publicationOf(data: unknown, appears: string, timeZone: string): Publication {
  const term = (field: string, read: (written: string, timeZone: string) => Date) => {
    const written = valueAt(data, [field])
    return isMoment(written) ? { at: read(written, timeZone).getTime(), written, field } : undefined
  }
  return {
    draft: valueAt(data, ['draft']) === true,
    from: term(appears, startOf),
    // A price range expires.
    until: term('until', endOf) ?? term('expires', endOf),
  }
}

/** Returns when all of several are on the site. */
export const together = (...parts: readonly Publication[]): Publication =>
  parts.every(isAlways)
    ? always
    : parts.reduce((one, other) => ({
        draft: one.draft || other.draft,
        from: (one.from?.at ?? -Infinity) >= (other.from?.at ?? -Infinity) ? one.from : other.from,
        until:
          (one.until?.at ?? Infinity) <= (other.until?.at ?? Infinity) ? one.until : other.until,
      }))

export function stateIn(
  { draft, from, until }: Publication,
  { now, drafts = false }: View,
): PublicationState {
  const time = now.getTime()
  if (draft && !drafts) return 'draft'
  if (until && until.at <= time) return 'ended'
  return from && from.at > time && !drafts ? 'scheduled' : 'live'
}

/** When the entries of the content are on the site. */
export interface Publications {
  timeZone: string
  /** That of a file: a translation follows its original, and the text of a location page its service and town. */
  ofFile(this: void, file: string): Publication
  /** That of the pages of a service in a town, by the names of both. */
  ofCell(this: void, service: string, town: string, language: string): Publication
}

/** Returns when each file of the content is on the site. */
export function publicationsOf(files: ContentFiles): Publications {
  const { state = '', timeZone } = declaredPlace(files)
  const all = new Map<string, Publication>()
  for (const { folder, appears, ending } of Object.values<Kind>(kinds)) {
    if (appears === undefined) continue
    const prefix = `content/${folder}/`
    for (const [file, { data }] of files.entries)
      if (file.startsWith(prefix) && file.endsWith(ending)) {
        const publication = publicationOf(data, appears, timeZone)
        if (!isAlways(publication)) all.set(file, publication)
      }
  }
  const own = (file: string) => all.get(file) ?? always
  const withOriginal = (file: string) => {
    const { name, language } = splitLanguage(nameOf(file), files.language)
    const original = file.replace(`/${nameIn(language, name, files.language)}.`, `/${name}.`)
    return original === file ? own(file) : together(own(original), own(file))
  }
  const ofCell: Publications['ofCell'] = (service, town, language) =>
    together(
      withOriginal(`content/services/${nameIn(language, service, files.language)}.yaml`),
      withOriginal(`content/towns/${nameIn(language, town, files.language)}.yaml`),
    )
  const cells = all.size === 0 ? new Map<string, [string, string]>() : cellsByName(files, state)
  return {
    timeZone,
    ofCell,
    ofFile(file) {
      if (all.size === 0) return always
      const publication = withOriginal(file)
      if (!file.startsWith('content/locations/')) return publication
      const { name, language } = splitLanguage(nameOf(file), files.language)
      const cell = cells.get(name)
      return cell ? together(publication, ofCell(...cell, language)) : publication
    },
  }
}

/** The service and the town of each location page, by the name that a text of its own has. */
function cellsByName(files: ContentFiles, state: string): Map<string, [string, string]> {
  const inFolder = (folder: string) =>
    [...files.entries.values()].filter(
      ({ file, language }) => file.startsWith(`content/${folder}/`) && language === files.language,
    )
  const towns = inFolder('towns')
  return new Map(
    inFolder('services').flatMap(({ name, data }) => {
      const prefix = valueAt(data, ['prefix'])
      return towns.map((town): [string, [string, string]] => [
        urls.location(typeof prefix === 'string' ? prefix : name, town.name, state).slice(1),
        [name, town.name],
      ])
    }),
  )
}
