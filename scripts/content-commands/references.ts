import { z } from 'zod'
import type { Entry } from '../../services/content/load/files/entry.ts'
import type { ContentFiles } from '../../services/content/load/files/read-files.ts'
import { mergeTranslation } from '../../services/content/load/collections/translation.ts'
import { type Shape, shapeOf, valueAt } from '../../services/content/load/messages/shape.ts'
import { nameIn } from '../../services/content/model/languages.ts'
import type { Refer } from '../../services/content/schema/fields.ts'
import { schemaOf } from './schemas.ts'

/** A field that holds the name of an entry. */
export interface Reference {
  /** `content/guides/snow.md` */
  file: string
  path: readonly (string | number)[]
  /** What the schema refers to: a kind of content, or another list of names, such as `layers`. */
  to: string
  name: string
}

/** The schemas of one content folder, made once. */
export interface ReferenceReader {
  /** Every field of a file that refers to something, as the schema says. */
  referencesIn(entry: Entry): Reference[]
  /** What is wrong with data as that of a file, whatever names it refers to; undefined where the file has no schema. */
  faultsIn(entry: Entry, data: unknown): string[] | undefined
  /** The field's schema, written out. */
  shapeOfFile(entry: Entry): Shape | undefined
}

const mark = 'refers to '

/** Creates what reads references: with a `Refer` whose fields all report themselves. */
export function createReferenceReader(files: ContentFiles): ReferenceReader {
  const { languages } = files
  const reporting: Refer = Object.assign(
    (kind: string) =>
      z
        .string()
        .trim()
        .refine(() => false, { error: mark + kind }),
    { languages },
  )
  const accepting: Refer = Object.assign(() => z.string().trim(), { languages })
  const made = new Map<unknown, { reports: z.ZodType; accepts: z.ZodType; shape: Shape }>()
  const schemasOf = (entry: Entry) => {
    const make = schemaOf(entry)
    if (!make) return undefined
    const known = made.get(make)
    if (known) return known
    const accepts = make(accepting)
    const both = { reports: make(reporting), accepts, shape: shapeOf(accepts) }
    made.set(make, both)
    return both
  }
  /** A translation as if it were a whole file. */
  const whole = (entry: Entry, data: unknown, shape: Shape) => {
    const original = files.entries.get(originalFile(entry, files.language))
    return original && original.file !== entry.file
      ? mergeTranslation(shape, original.data, data)
      : data
  }
  return {
    referencesIn(entry) {
      const schemas = schemasOf(entry)
      if (!schemas) return []
      const { error } = schemas.reports.safeParse(whole(entry, entry.data, schemas.shape))
      return issuesIn(error?.issues ?? [])
        .filter(({ message }) => message.startsWith(mark))
        .flatMap(({ path, message }) => {
          const name = valueAt(entry.data, path)
          return typeof name === 'string'
            ? {
                file: entry.file,
                path: path.filter((key) => typeof key !== 'symbol'),
                to: message.slice(mark.length),
                name: name.trim(),
              }
            : []
        })
    },
    faultsIn(entry, data) {
      const schemas = schemasOf(entry)
      if (!schemas) return undefined
      const { error } = schemas.accepts.safeParse(whole(entry, data, schemas.shape))
      return issuesIn(error?.issues ?? []).map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      )
    },
    shapeOfFile: (entry) => schemasOf(entry)?.shape,
  }
}

export const originalFile = ({ file, name, language }: Entry, first: string): string =>
  file.replace(`/${nameIn(language, name, first)}.`, `/${name}.`)

/** The issues with those of each branch of a union. */
function issuesIn(
  issues: readonly z.core.$ZodIssue[],
  above: readonly PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    const own = { path, message: issue.message }
    return issue.code === 'invalid_union'
      ? [own, ...issue.errors.flatMap((branch) => issuesIn(branch, path))]
      : [own]
  })
}
