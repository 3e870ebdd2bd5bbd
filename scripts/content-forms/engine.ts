import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type Conflict,
  type ContentFile,
  type ContentProblem,
  editingPaths,
} from '../../services/api/editing/contract.ts'
import { realPlaceOf } from '../../services/api/editing/real-place.ts'
import { versionOf } from '../../services/api/editing/write-files.ts'
import { maxEditions } from '../../services/api/site/editions.ts'
import type { EngineJobs } from '../../services/api/editing/engine-contract.ts'
import type { FileContent, FormField } from '../../services/api/editing/form-contract.ts'
import { pageAddresses } from '../../services/content/load/checks/page-addresses.ts'
import { knownNames } from '../../services/content/load/collections/collections.ts'
import type { Entry } from '../../services/content/load/files/entry.ts'
import {
  type ContentFiles,
  optionalFiles,
  readFiles,
  translatedInto,
} from '../../services/content/load/files/read-files.ts'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { load } from '../../services/content/load/load.ts'
import {
  publicationOf,
  publicationsOf,
  stateIn,
} from '../../services/content/load/publication/publication.ts'
import { type Shape, shapeOf } from '../../services/content/load/messages/shape.ts'
import { compile } from '../../services/content/markdown/compile.ts'
import { inLanguage, nameIn } from '../../services/content/model/languages.ts'
import { firmFacts } from '../../services/content/model/facts.ts'
import type { Image } from '../../services/content/model/site.ts'
import { createRefer, type KnownNames } from '../../services/content/schema/fields.ts'
import { withSeverity } from '../check/severity.ts'
import { hasFixedNames } from '../content-commands/names.ts'
import { schemaOf } from '../content-commands/schemas.ts'
import { isTranslated } from '../content-commands/translation.ts'
import { UnwritableChange } from './yaml-parts.ts'
import { isGroup } from './is-group.ts'
import { checkDownload, downloadsIn } from './downloads.ts'
import { createEntry, remove, rename } from './entries.ts'
import { formOf, formOfData } from './form.ts'
import { mergeData, mergeText } from './merge.ts'
import { commentsIn, contentOf, textWith } from './written-file.ts'

type Folder = Pick<EngineJobs['overview']['job'], 'folder' | 'cache'>
type InFile = EngineJobs['open']['job']

type Jobs = {
  [Name in keyof EngineJobs]: (
    job: EngineJobs[Name]['job'],
  ) => EngineJobs[Name]['result'] | Promise<EngineJobs[Name]['result']>
}

/** What the editor asks about content: each job of `EngineJobs`. */
export const engine = {
  create: createEntry,
  rename,
  remove,

  overview(where: EngineJobs['overview']['job']): EngineJobs['overview']['result'] {
    const files = readFiles(where.folder, where.cache)
    return {
      files: [...[...files.texts.keys()].map(lister(files, new Date())), ...downloadsIn(files)],
      names: namesIn(files),
      pictures: Object.fromEntries(files.pictures),
      kinds: freeKinds,
      absent: optionalFiles.filter((file) => !files.texts.has(`content/${file}`)),
    }
  },

  problems: ({ ahead = false, ...where }: EngineJobs['problems']['job']): ContentProblem[] =>
    checked(where, undefined, ahead ? maxEditions : 0),

  open(where: EngineJobs['open']['job']): EngineJobs['open']['result'] {
    const { entry, files } = entryAt(where)
    const { file } = where
    if (!entry) return undefined
    const text = textOf(where)
    return {
      kind: kindOf(file),
      version: versionOf(text),
      ...contentOf(file, text),
      form: formFor(entry, files),
      comments: commentsIn(file, text),
      translations: translationsOf(entry, files),
      ...originalFor(entry, files),
    }
  },

  check(where: EngineJobs['check']['job']): EngineJobs['check']['result'] {
    const { entry, files } = entryAt(where)
    if (!entry) return { problems: [], elsewhere: [] }
    try {
      const { content } = where
      return problemsWith(
        where,
        textWith(where.file, textOf(where), content, formFor(entry, files)),
      )
    } catch (error) {
      return { problems: [unwritable(entry.file, error)], elsewhere: [] }
    }
  },

  preview(where: EngineJobs['preview']['job']): EngineJobs['preview']['result'] {
    const { entry, files } = entryAt(where)
    const { site, words } = loaded(where)
    const language = entry?.language ?? files.language
    const own = [site, ...(site?.translations ?? [])].find((one) => one?.language === language)
    const { html } = compile(where.body, {
      facts: own ? firmFacts(own.business, own.claims) : {},
      pictures: previewedPictures(own?.images ?? {}, files, where.draft),
      files: Object.fromEntries(files.files),
      language,
      words: inLanguage(words, language),
    })
    return { html }
  },

  write(where: EngineJobs['write']['job']): EngineJobs['write']['result'] {
    if (!entryAt(where).entry) return undefined
    const text = textOf(where)
    const theirs = contentOf(where.file, text)
    const { was, content, prefer } = where
    const merged = mergeContent(was, content, theirs, prefer)
    if (!merged.content) return { outcome: 'conflict', conflicts: merged.conflicts }
    return written(where, text, merged.content, !isDeepStrictEqual(was, theirs))
  },

  takeBack(where: EngineJobs['takeBack']['job']): EngineJobs['takeBack']['result'] {
    const { entry } = entryAt(where)
    if (!entry) return undefined
    const text = textOf(where)
    try {
      const merged = mergeTexts(where.file, { base: where.from, mine: where.to, theirs: text })
      if (!merged.content) return { outcome: 'conflict', conflicts: merged.conflicts }
      return written(where, text, merged.content, false)
    } catch (error) {
      return refusal(entry, text, error)
    }
  },

  merge({
    prefer,
    base,
    mine,
    theirs,
    ...where
  }: EngineJobs['merge']['job']): EngineJobs['merge']['result'] {
    const name = `content/${where.file}`
    const files = readFiles(where.folder, where.cache, new Map([[name, theirs]]))
    const entry = files.entries.get(name)
    if (!entry) return undefined
    try {
      const { content, conflicts } = mergeTexts(where.file, { base, mine, theirs }, prefer)
      if (!content) return { conflicts }
      return { text: textWith(where.file, theirs, content, formFor(entry, files)) }
    } catch (error) {
      if (error instanceof UnwritableChange) return undefined
      throw error
    }
  },

  download: checkDownload,

  picture({
    file,
    description,
    ...where
  }: EngineJobs['picture']['job']): EngineJobs['picture']['result'] {
    const yaml = file.replace(/\.\w+$/, '.yaml')
    const unsaved = new Map([[`content/${yaml}`, description]])
    const own = new Set([`content/${file}`, `content/${yaml}`])
    return checked(where, unsaved).filter((problem) => own.has(problem.file))
  },
} satisfies Jobs

/** Pictures as they are in the folder: those that somebody has added are on no site yet. */
const previewedPictures = (
  images: Readonly<Record<string, Image>>,
  files: ContentFiles,
  draft: string | undefined,
) =>
  Object.fromEntries(
    Object.values(images).map(({ name, width, height }) => {
      const query = draft === undefined ? '' : `?draft=${draft}`
      const src = editingPaths.picture(files.pictures.get(name) ?? name) + query
      return [name, { src, large: src, width, height }]
    }),
  )

/** Pictures are added with their files; the names of words and emails have a meaning to the program. */
const freeKinds = Object.entries<Kind>(kinds).flatMap(([name, { folder }]) =>
  name === 'images' || hasFixedNames(name) ? [] : folder,
)

const textOf = ({ folder, file }: InFile) => readFileSync(realPlaceOf(folder, file), 'utf8')

/** A file of the list, which no path outside the folder and no link is in; undefined where it can't be read. */
function entryAt({ folder, cache, file }: InFile): {
  entry?: Entry | undefined
  files: ContentFiles
} {
  const files = readFiles(folder, cache)
  const name = `content/${file}`
  return { entry: files.texts.has(name) ? files.entries.get(name) : undefined, files }
}

const loaded = (
  { folder, cache }: Folder,
  unsaved?: ReadonlyMap<string, string>,
  checkAhead?: number,
) =>
  load({
    ...{ root: process.cwd(), folder, cache, today: new Date(), commit: 'editing' },
    ...(unsaved && { unsaved }),
    ...(checkAhead !== undefined && { checkAhead }),
  })

/** What `npm run check` says, with texts that are not saved. @param ahead how many moments are checked before they come */
function checked(
  where: Folder,
  unsaved?: ReadonlyMap<string, string>,
  ahead?: number,
): ContentProblem[] {
  const { problems, expired, questions, draftProblems } = loaded(where, unsaved, ahead)
  return withSeverity({
    errors: problems,
    warnings: [...expired, ...questions, ...draftProblems],
  })
}

/** The problems of a file with a text, and those that other files have because of it. */
function problemsWith(where: InFile, text: string) {
  const file = `content/${where.file}`
  const all = checked(where, new Map([[file, text]]))
  const others = all.filter((problem) => problem.file !== file)
  const before = others.some(({ severity }) => severity === 'error') ? checked(where) : []
  return {
    problems: all.filter((problem) => problem.file === file),
    elsewhere: others.filter(
      (problem) => problem.severity === 'error' && !before.some((each) => isSame(each, problem)),
    ),
  }
}

const isSame = (one: ContentProblem, other: ContentProblem) =>
  one.file === other.file && one.field === other.field && one.reason === other.reason

/** Merges two changes of a file, field by field and line by line. */
function mergeContent(
  base: FileContent,
  mine: FileContent,
  theirs: FileContent,
  prefer?: 'mine' | 'theirs',
): { content?: FileContent; conflicts: Conflict[] } {
  const { merged: data, conflicts } = mergeData(base.data, mine.data, theirs.data, prefer)
  const texts = [base.body, mine.body, theirs.body] as const
  const [was, own, other] = texts
  const hasText = was !== undefined && own !== undefined && other !== undefined
  const body = hasText ? mergeText(was, own, other, prefer) : undefined
  if (hasText && body === undefined)
    return { conflicts: [...conflicts, { field: '', mine: own, theirs: other }] }
  return conflicts.length > 0 && prefer === undefined
    ? { conflicts }
    : { content: { data, ...(body !== undefined && { body }) }, conflicts }
}

/** Merges two changes of a file's text. @throws UnwritableChange one of the texts can't be read */
function mergeTexts(
  file: string,
  { base, mine, theirs }: { base: string; mine: string; theirs: string },
  prefer?: 'mine' | 'theirs',
) {
  const read = (text: string) => contentOf(file, text)
  return mergeContent(read(base), read(mine), read(theirs), prefer)
}

/** Writes a change, unless it adds problems to the file. */
function written(
  where: InFile,
  text: string,
  content: FileContent,
  merged: boolean,
): EngineJobs['write']['result'] {
  const { entry, files } = entryAt(where)
  if (!entry) throw new Error(`${where.file} can’t be read`)
  try {
    const changed = textWith(where.file, text, content, formFor(entry, files))
    const found = problemsWith(where, changed)
    const errors = found.problems.filter(({ severity }) => severity === 'error')
    const before = errors.length > 0 ? checked(where) : []
    const added = errors.filter((problem) => !before.some((each) => isSame(each, problem)))
    const outcome = changed === text ? 'unchanged' : added.length > 0 ? 'refused' : 'saved'
    return { outcome, text: changed, was: versionOf(text), merged, ...found }
  } catch (error) {
    return refusal(entry, text, error)
  }
}

/** What can't be written is refused, and the text stays. */
function refusal({ file }: Entry, text: string, error: unknown): EngineJobs['write']['result'] {
  const problems = [unwritable(file, error)]
  const stays = { text, was: versionOf(text), merged: false, elsewhere: [] }
  return { outcome: 'refused', ...stays, problems }
}

function unwritable(file: string, error: unknown): ContentProblem {
  if (!(error instanceof UnwritableChange)) throw error
  const place = { file, line: 1, column: 1, field: '' }
  const reason = 'can’t take this change without changing other lines'
  return { severity: 'error', ...place, reason, repair: 'change it in the file itself' }
}

const forms = new Map<string, FormField>()

/** The form of a file, by its schema, or by its data where there is none. */
function formFor(entry: Entry, files: ContentFiles): FormField {
  const make = schemaOf(entry)
  if (!make) return formOfData(entry.data)
  const isTranslation = entry.language !== files.language && !entry.file.includes('/words/')
  const shape = shapeWithoutNames(make, files)
  // Of pages only the group that the file is.
  if (shape.oneOf) return formOf(shape, originalOf(entry, files)?.data ?? entry.data, isTranslation)
  const key = JSON.stringify([posix.dirname(entry.file), isTranslation, files.languages])
  const name = entry.file.split('/').length === 2 ? `${key}${entry.name}` : key
  const known = forms.get(name) ?? formOf(shape, undefined, isTranslation)
  forms.set(name, known)
  return known
}

const originalOf = ({ file, name, language }: Entry, files: ContentFiles) =>
  files.entries.get(file.replace(`/${nameIn(language, name, files.language)}.`, `/${name}.`))

/** What a translation is made of, for who writes it. */
function originalFor(entry: Entry, files: ContentFiles) {
  const original = originalOf(entry, files)
  if (entry.language === files.language || !original || !files.texts.has(original.file)) return {}
  const { data, body, language } = original
  const file = original.file.slice('content/'.length)
  return { original: { file, language, data, ...(file.endsWith('.md') && { body }) } }
}

/** The other languages of the site, with the file of the entry in each. */
function translationsOf({ file, name, language }: Entry, files: ContentFiles) {
  const path = file.slice('content/'.length)
  if (language !== files.language || !isTranslated(path)) return []
  return translatedInto(files).map((other) => {
    const translation = path.replace(`${name}.`, `${nameIn(other, name, files.language)}.`)
    const exists = files.texts.has(`content/${translation}`)
    return { language: other, file: translation, exists }
  })
}

/** A form lists the names that there are by itself. */
function shapeWithoutNames(
  make: NonNullable<ReturnType<typeof schemaOf>>,
  files: ContentFiles,
): Shape {
  const names: KnownNames = Object.fromEntries(
    Object.entries(knownNames(files)).map(([kind, { where, names: all }]) => [
      kind,
      { where, names: kind === 'languages' ? all : undefined },
    ]),
  )
  return shapeOf(make(createRefer(names)))
}

const namesIn = (files: ContentFiles): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(knownNames(files)).map(([kind, { names }]) => [kind, [...(names ?? [])].sort()]),
  )

/** `lost-reasons` → `Lost reasons` */
const asTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const kindOf = (file: string) => (file.includes('/') ? posix.dirname(file) : 'site')

/** Returns what the list says of a file. */
function lister(files: ContentFiles, now: Date): (file: string) => ContentFile {
  const publications = publicationsOf(files)
  const paths = new Map(
    (pageAddresses(files, publications) ?? []).map((one) => [one.file, one.path]),
  )
  return (name) => {
    const entry = files.entries.get(name)
    const file = name.slice('content/'.length)
    const data = isGroup(entry?.data) ? entry.data : {}
    const titles = [data['title'], data['name'], data['headline'], data['subject'], data['alt']]
    const title = titles.find((each) => typeof each === 'string')
    const path = paths.get(name)
    const state = stateIn(publications.ofFile(name), { now })
    const kind = Object.values<Kind>(kinds).find(({ folder }) => folder === kindOf(file))
    const appears = kind?.appears
    const own =
      appears !== undefined &&
      state !== 'live' &&
      stateIn(publicationOf(data, appears, publications.timeZone), { now }) === state
    return {
      file,
      kind: kindOf(file),
      title: typeof title === 'string' ? title : asTitle(entry?.name ?? posix.basename(file)),
      language: entry?.language ?? files.language,
      state,
      ...(own && { own }),
      ...(path !== undefined && { path }),
    }
  }
}
