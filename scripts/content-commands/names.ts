import { posix } from 'node:path'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { fileSchemas } from '../../services/content/load/collections/validators.ts'
import { shownFolder } from '../../services/content/load/files/folder.ts'
import { type ContentFiles, namesOf } from '../../services/content/load/files/read-files.ts'
import { closestMatch, slugify } from '../../services/content/load/messages/suggest.ts'
import { type Language, splitLanguage } from '../../services/content/model/languages.ts'
import { CommandError } from '../store/report.ts'

/** A file of content that a command is about, with its translations. */
export interface NamedEntry {
  /** As references say it: `jobs`. */
  kindName: string
  kind: Kind
  name: string
}

export const fileOf = ({ kind, name }: NamedEntry): string =>
  [kind.folder === '' ? 'content' : `content/${kind.folder}`, `${name}${kind.ending}`].join('/')

/** As messages and commands name it: `towns/vail`. */
export const labelOf = (entry: NamedEntry): string =>
  fileOf(entry).slice('content/'.length, -entry.kind.ending.length)

/** Every entry of a kind; pictures without words for them too. */
export const entryNames = (files: ContentFiles, { folder }: Kind): string[] =>
  folder === 'images'
    ? [...new Set([...namesOf(files, folder), ...files.pictures.keys()])]
    : namesOf(files, folder)

/** Returns the folder and the name of a path as people type it: `content/towns/vail.yaml`, `towns/vail`, `vail`. */
export function splitTyped(typed: string, folder: string) {
  const bare = typed.replace(/^\.\//, '').replace(/\.(md|yaml|svg|jpe?g|png)$/, '')
  const roots = [`${shownFolder(folder)}/`, 'content/']
  const root = roots.find((each) => bare.startsWith(each)) ?? ''
  const parts = bare.slice(root.length).split('/')
  return { folder: parts.slice(0, -1).join('/'), name: parts.at(-1) ?? '' }
}

/** Returns the kind that a folder or a reference has the name of. */
export const kindCalled = (called: string): [string, Kind] | undefined =>
  Object.entries<Kind>(kinds).find(([name, { folder }]) => folder === called || name === called)

/**
 * Finds the entry that somebody typed.
 * @throws CommandError there is none, or several have the name
 */
export function findEntry(files: ContentFiles, typed: string, folder: string): NamedEntry {
  const given = splitTyped(typed, folder)
  const { name, language } = splitLanguage(given.name, files.language)
  if (language !== files.language)
    throw new CommandError(
      `${typed} is a translation. Name its original, ${given.folder ? `${given.folder}/` : ''}${name}: its translations follow.`,
    )
  const kind = given.folder === '' ? undefined : kindCalled(given.folder)
  if (given.folder !== '' && !kind)
    throw new CommandError(
      `There’s no folder ${given.folder} for content. Use one of ${folders().join(', ')}.`,
    )
  const among = kind ? [kind] : Object.entries<Kind>(kinds)
  const found = among
    .filter(([, each]) => entryNames(files, each).includes(name))
    .map(([kindName, each]): NamedEntry => ({ kindName, kind: each, name }))
  const named = found.filter((one) => one.kindName !== 'images')
  const [only, ...others] = named.length > 0 ? named : found
  if (others.length > 0)
    throw new CommandError(
      `${name} is the name of several: ${[only, ...others].flatMap((one) => (one ? labelOf(one) : [])).join(', ')}. Name one with its folder.`,
    )
  if (only) return only
  const near = closestMatch(
    name,
    among.flatMap(([, each]) => entryNames(files, each)),
  )
  throw new CommandError(
    `There’s no ${given.folder ? `${given.folder}/` : ''}${name} in ${shownFolder(folder)}/.${near ? ` Did you mean ${near}?` : ''}`,
  )
}

/** What the commands call the files that a site has once, such as notice.yaml. */
export const wholeSite = 'site'

/** Returns a file that a site has once, in any language, by its path without the ending; undefined where there is no such file. */
export function singleFileCalled(typed: string, first: Language): NamedEntry | undefined {
  const path = typed.replace(/\.yaml$/, '')
  const original = `${splitLanguage(path, first).name}.yaml`
  const found = Object.entries<Kind['schema']>(fileSchemas).find(([file]) => file === original)
  if (!found) return undefined
  const folder = posix.dirname(path)
  const kind: Kind = { folder: folder === '.' ? '' : folder, ending: '.yaml', schema: found[1] }
  return { kindName: wholeSite, kind, name: posix.basename(path) }
}

const folders = () => Object.values<Kind>(kinds).map(({ folder }) => folder)

/** Kinds whose names have a meaning to the program: no command gives them others. */
const fixedNames: Readonly<Record<string, string>> = {
  words: 'a file of words has the code of its language',
  emails: 'an email has the name of its kind',
}

/** Whether the names of a kind are not to be chosen. */
export const hasFixedNames = (kindName: string): boolean => fixedNames[kindName] !== undefined

/** @throws CommandError the names of the kind are not to be chosen */
export function requireFreeNames({ kindName, kind }: Pick<NamedEntry, 'kindName' | 'kind'>): void {
  const why = fixedNames[kindName]
  if (why !== undefined)
    throw new CommandError(
      `The names in ${kind.folder}/ can’t be chosen: ${why}. content/README.md says more.`,
    )
}

/** @throws CommandError a name can't be part of an address */
export function requireAddressPart(name: string): void {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return
  const better = slugify(name)
  throw new CommandError(
    `“${name}” can’t be part of an address: small letters, digits and hyphens.${better ? ` Try ${better}.` : ''}`,
  )
}
