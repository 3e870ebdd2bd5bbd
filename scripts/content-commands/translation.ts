import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import type { Entry } from '../../services/content/load/files/entry.ts'
import { translatedFiles } from '../../services/content/load/files/placement.ts'
import type { ContentFiles } from '../../services/content/load/files/read-files.ts'
import {
  fieldsOf,
  type Shape,
  shapeAt,
  valueAt,
} from '../../services/content/load/messages/shape.ts'
import { englishName, splitLanguage } from '../../services/content/model/languages.ts'
import { CommandError } from '../store/report.ts'
import { fileOf, hasFixedNames, type NamedEntry } from './names.ts'

type Path = readonly (string | number)[]

/** Kinds that have all languages in one file. */
const inOneFile = ['jobs', 'replies']

/** Whether the files of a kind, or a single file, have translations of their own that can be begun. */
export function isTranslated(file: string): boolean {
  const [folder = '', name] = file.split('/')
  if (name === undefined) return translatedFiles.some((each) => each === file)
  return Object.entries<Kind>(kinds).some(
    ([kind, { folder: own }]) =>
      own === folder && !inOneFile.includes(kind) && !hasFixedNames(kind),
  )
}

/**
 * Returns the file that an entry translates; undefined for one in the first language.
 * @throws CommandError it can't be translated
 */
export function originalOf(files: ContentFiles, entry: NamedEntry): Entry | undefined {
  const { name, language } = splitLanguage(entry.name, files.language)
  if (language === files.language) return undefined
  const file = fileOf({ ...entry, name }).slice('content/'.length)
  if (!files.languages.includes(language))
    throw new CommandError(
      `The site has no words in ${englishName(language)}. Write words/${language}.yaml first.`,
    )
  if (!isTranslated(file))
    throw new CommandError(`${file} has no translations: it has all languages in it, or no words.`)
  const original = files.entries.get(`content/${file}`)
  if (!original || !files.texts.has(original.file))
    throw new CommandError(`There’s no ${file} that this could be a translation of.`)
  return original
}

/** Returns the places of all words that a translation must have: those of the fields that the schema requires. */
export function requiredWords(shape: Shape, original: unknown): Path[] {
  const within = (value: unknown, path: Path): Path[] => {
    const own = shapeAt(shape, path, original)
    if (!own || value === undefined) return []
    if (own['words'] === true) return [path]
    if (Array.isArray(value)) {
      const item = shapeAt(shape, [...path, 0], original)
      return item?.['words'] === true
        ? [path]
        : value.flatMap((each: unknown, index) => within(each, [...path, index]))
    }
    const required = own.required ?? []
    return fieldsOf(own)
      .filter((key) => required.includes(key))
      .flatMap((key) => within(valueAt(value, [key]), [...path, key]))
  }
  return within(original, [])
}

/** Whether there are words in a field of the original. */
export function hasWords(shape: Shape, original: unknown, path: Path): boolean {
  const value = valueAt(original, path)
  if (value === undefined) return false
  if (shapeAt(shape, path, original)?.['words'] === true) return true
  if (typeof value !== 'object' || value === null) return false
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.some((key) => hasWords(shape, original, [...path, key]))
}

/** Gives each list as many entries as the original has, so that the two are merged one by one. */
export function withAllEntries(data: object, original: unknown): object {
  const complete = (value: unknown, other: unknown): unknown => {
    if (Array.isArray(value) && Array.isArray(other))
      return other.map((entry: unknown, index) =>
        complete((value as unknown[])[index] ?? (isGroup(entry) ? {} : entry), entry),
      )
    if (!isGroup(value) || !isGroup(other)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, complete(each, other[key])]),
    )
  }
  return complete(data, original) as object
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the original says in a field, for who translates it. */
export function originalHint({ data, language }: Entry, path: Path): string | undefined {
  const value = valueAt(data, path)
  const text = Array.isArray(value) ? value.join('; ') : value
  return typeof text === 'string' ? `In ${englishName(language)}: ${text}` : undefined
}
