import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { Language } from '../../model/languages.ts'
import { lastResult, memoize } from '../../model/memoize.ts'
import type { ValidContent, ValidEntry } from '../collections/collections.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { partsIn, without } from './parts.ts'
import { type Publications, stateIn, type View } from './publication.ts'
import { keyOf, leaveOut, referencesTo, shapeOfSource } from './references.ts'

/** All that is valid, in each language. */
export interface AllContent {
  files: ContentFiles
  valid: ValidContent
  translations: readonly { language: Language; valid: ValidContent }[]
}

/** Articles that staff alone see: drafts, and those that appear later. */
export type WaitingContent = Pick<ValidContent, 'posts' | 'guides'>

export interface ShownContent extends AllContent {
  waiting: Readonly<Record<Language, WaitingContent>>
}

/**
 * Returns the content that is on the site in a view, as if there were no other: without the files of what is a draft, scheduled or
 * ended, without such entries inside files, and without the references to them that may be left out. What cannot be without such a
 * reference isn't on the site either (checks/publication-problems.ts reports it).
 */
export function contentIn(all: AllContent, publications: Publications, view: View): ShownContent {
  const { languages } = all.files
  const gone = new Set<string>()
  const hidden = new Set<string>()
  const isShown = (file: string) => !gone.has(file)
  // A draft with problems cannot be shown, and nothing can refer to it.
  const fits = new Set(view.drafts ? filesOf(all) : [])
  const isUnfinished = (file: string) =>
    view.drafts === true && publications.ofFile(file).draft && !fits.has(file)
  for (const file of all.files.texts.keys())
    if (stateIn(publications.ofFile(file), view) !== 'live' || isUnfinished(file)) gone.add(file)
  const hideNames = () => {
    for (const [kind, { folder, ending }] of Object.entries<Kind>(kinds))
      for (const file of gone) {
        const [, name] = new RegExp(`^content/${folder}/([^/.]+)\\${ending}$`).exec(file) ?? []
        if (name !== undefined) hidden.add(keyOf(kind, name))
      }
  }
  hideNames()
  const { claims } = all.valid
  for (const { path, publication } of claims ? partsIn(claims.data, publications.timeZone) : [])
    if (path.length === 1 && stateIn(publication, view) !== 'live')
      hidden.add(keyOf('claims', String(path[0])))

  const visible = <Data>(data: Data) => withoutHiddenParts(data, publications.timeZone, view)
  const complete = <Data>(source: string, data: Data) =>
    withoutReferences(visible(data), hidden, source, languages)
  const shown = (valid: ValidContent): ValidContent => {
    const of = <Data>(source: string, { entry, data }: ValidEntry<Data>) => {
      const found = complete(source, data)
      if (found === undefined && source in kinds) gone.add(entry.file)
      return { entry, data: found ?? visible(data) }
    }
    const lists = Object.keys(kinds).map((name) => {
      const entries: readonly ValidEntry<object>[] = valid[name as keyof typeof kinds]
      return [
        name,
        entries
          .filter(({ entry }) => isShown(entry.file))
          .map((one) => of(name, one))
          .filter(({ entry }) => isShown(entry.file)),
      ] as const
    })
    return {
      ...valid,
      claims: valid.claims && of('claims.yaml', valid.claims),
      testimonials: valid.testimonials && of('testimonials.yaml', valid.testimonials),
      notices: valid.notices && of('notice.yaml', valid.notices),
      whyUs: valid.whyUs && of('why-us.yaml', valid.whyUs),
      navigation: valid.navigation && of('navigation.yaml', valid.navigation),
      search: valid.search && of('search.yaml', valid.search),
      // The compiler can't follow a loop over kinds with different types.
      ...(Object.fromEntries(lists) as Pick<ValidContent, keyof typeof kinds>),
    }
  }
  const waitingOf = <Data>(source: string, entries: readonly ValidEntry<Data>[]) =>
    entries.flatMap(({ entry, data }) => {
      const isWaiting = ['draft', 'scheduled'].includes(
        stateIn(publications.ofFile(entry.file), view),
      )
      const found = isWaiting ? complete(source, data) : undefined
      return found === undefined ? [] : [{ entry, data: found }]
    })
  // What is hidden because of what it refers to hides what refers to it.
  for (;;) {
    const before = gone.size
    const valid = shown(all.valid)
    const translations = all.translations.map((each) => ({ ...each, valid: shown(each.valid) }))
    hideNames()
    if (gone.size > before) continue
    const inLanguages = [{ language: all.files.language, valid: all.valid }, ...all.translations]
    return {
      files: filesWithout(all.files, gone),
      valid,
      translations,
      waiting: Object.fromEntries(
        inLanguages.map(({ language, valid: { posts, guides } }) => [
          language,
          { posts: waitingOf('posts', posts), guides: waitingOf('guides', guides) },
        ]),
      ),
    }
  }
}

/** Memoized by the data of a file, so that what is the same as in the load before stays the same value. */
const lastShown = memoize((_: object) => lastResult<unknown>())

function withoutHiddenParts<Data>(data: Data, timeZone: string, view: View): Data {
  if (typeof data !== 'object' || data === null) return data
  const hidden = partsIn(data, timeZone).filter(
    ({ publication }) => stateIn(publication, view) !== 'live',
  )
  if (hidden.length === 0) return data
  const paths = hidden.map(({ path }) => path)
  return lastShown(data)([JSON.stringify(paths)], () =>
    // From the last one on, so that those before keep their places in lists.
    paths.reduceRight<unknown>((rest, path) => without(rest, path), data),
  ) as Data
}

/** Leaves out the references to hidden entries; undefined where one cannot be left out. */
function withoutReferences<Data>(
  data: Data,
  hidden: ReadonlySet<string>,
  source: string,
  languages: readonly Language[],
): Data | undefined {
  if (hidden.size === 0) return data
  const shape = () => shapeOfSource(source, languages)
  let rest = data
  for (;;) {
    const [found] = referencesTo(hidden, rest, shape).toReversed()
    const known = found && shape()
    if (!found || !known) return rest
    const next = leaveOut(rest, found.path, known)
    if (next === undefined) return undefined
    rest = next
  }
}

/** The files of entries that fit their schemas. */
const filesOf = ({ valid, translations }: AllContent): string[] =>
  [valid, ...translations.map((each) => each.valid)].flatMap((each) =>
    Object.keys(kinds).flatMap((name) => {
      const entries: readonly ValidEntry<object>[] = each[name as keyof typeof kinds]
      return entries.map(({ entry }) => entry.file)
    }),
  )

const filesWithout = (files: ContentFiles, gone: ReadonlySet<string>): ContentFiles =>
  gone.size === 0
    ? files
    : {
        ...files,
        entries: new Map([...files.entries].filter(([file]) => !gone.has(file))),
        texts: new Map([...files.texts].filter(([file]) => !gone.has(file))),
      }
