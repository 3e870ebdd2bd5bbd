import { posix } from 'node:path'
import type { z } from 'zod'
import type { Kind } from '../../services/content/kinds/kind.ts'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { fileSchemas } from '../../services/content/load/collections/validators.ts'
import { translatedFiles } from '../../services/content/load/files/placement.ts'
import { type Shape, shapeOf } from '../../services/content/load/messages/shape.ts'
import { createRefer, type KnownNames, type Refer } from '../../services/content/schema/fields.ts'

/**
 * The JSON Schemas that editors complete and explain the fields of content with, made from the zod schemas: a file for
 * each kind and each single file, and `names.json` with the names that files may refer to. The first change with the
 * code, the last with the content.
 */

/** In the content folder; loading ignores it, and a `.gitignore` of its own keeps it out of git. */
export const schemaFolder = '.schemas'
export const namesFile = 'names.json'

/** What has a schema: the files of a folder, or one file. */
interface Described {
  /** In `.schemas/`, without its ending. */
  name: string
  /** In the content folder: `towns/*.yaml`, `brand/brand.yaml`. */
  files: string
  /** Whether files of another language have names of their own, such as `vail.es.yaml`. */
  translated: boolean
  schema: (refer: Refer) => z.ZodType
}

export const described: readonly Described[] = [
  ...Object.entries(fileSchemas).map(([file, schema]) => ({
    name: posix.basename(file, '.yaml'),
    files: file,
    translated: translatedFiles.some((one) => one === file),
    schema,
  })),
  ...Object.values<Kind>(kinds).map(({ folder, ending, schema }) => ({
    name: folder,
    files: `${folder}/*${ending}`,
    // Those of words are named by their languages alone.
    translated: folder !== 'words',
    schema,
  })),
]

/** The name of the schema of translations. */
export const translationOf = (name: string) => `${name}.translation`

/**
 * Returns the JSON Schemas by their name in `.schemas/`, without `names.json`.
 * @param known what content may refer to; only where each kind of name is, and the languages, matter
 */
export function editorSchemas(known: KnownNames): Map<string, Shape> {
  const unnamed = Object.entries(known).map(([kind, { where, names }]) => [
    kind,
    { where, names: kind === 'languages' ? names : undefined },
  ])
  const refer = createRefer(Object.fromEntries(unnamed) as KnownNames)
  return new Map(
    described.flatMap(({ name, translated, schema }) => {
      const shape = forEditors(shapeOf(schema(refer), 'draft-07'))
      const whole = [`${name}.json`, shape] as const
      return translated
        ? [whole, [`${translationOf(name)}.json`, allOptional(shape)] as const]
        : [whole]
    }),
  )
}

/** Returns `names.json`: for each kind of name a schema that accepts those that are there. */
export const nameSchemas = (known: KnownNames): Shape => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  definitions: Object.fromEntries(
    Object.entries(known).map(([kind, { names = new Set() }]) => [
      kind,
      // An empty list of choices is not allowed.
      names.size > 0 ? { enum: [...names].sort() } : { type: 'string' },
    ]),
  ),
})

/** Applies a function to the schemas that a schema consists of. */
function mapParts(shape: Shape, change: (part: Shape) => Shape): Shape {
  const changed = (part: unknown) => (isShape(part) ? change(part) : part)
  const entries = Object.entries(shape).map(([key, value]): [string, unknown] => {
    if (key === 'properties' && isShape(value))
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)])),
      ]
    if (['items', 'anyOf', 'oneOf', 'allOf'].includes(key) && Array.isArray(value))
      return [key, value.map(changed)]
    return ['items', 'additionalProperties', 'propertyNames'].includes(key)
      ? [key, changed(value)]
      : [key, value]
  })
  return Object.fromEntries(entries)
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A branch of a choice by a word, such as a kind of block: the word says what the branch is, where editors list the words. */
function withExplainedWord(branch: Shape): Shape {
  const { description, properties } = branch
  if (description === undefined || !properties) return branch
  const explain = (part: Shape | boolean) =>
    isShape(part) && part.const !== undefined && part.description === undefined
      ? { ...part, description }
      : part
  const entries = Object.entries(properties).map(([name, part]) => [name, explain(part)] as const)
  return { ...branch, properties: Object.fromEntries(entries) }
}

/** What stays as zod writes it. The rest is metadata for code, or written anew. */
const keywords = new Set([
  ...['$schema', 'type', 'enum', 'const', 'default', 'format', 'oneOf', 'anyOf'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
  ...['items', 'additionalItems', 'minItems', 'maxItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
])

/** Puts what zod's metadata say of a field where editors look for it. */
function forEditors(shape: Shape): Shape {
  const { oneOf } = shape
  const explained = oneOf ? { ...shape, oneOf: oneOf.map(withExplainedWord) } : shape
  const whole = mapParts(explained, forEditors)
  const { example, kind, where, description, minLength, maxLength, pattern, allOf } = whole
  const kept = Object.entries(whole).filter(([key]) => keywords.has(key))
  const text = [
    description,
    typeof where === 'string' ? `A name from ${where}.` : undefined,
    maxLength === undefined ? undefined : atMost(maxLength),
  ]
  const rules: Shape[] = [
    ...(pattern === undefined ? [] : [{ pattern, ...likeThis(example) }]),
    ...(allOf ?? []).map((part) => ({ ...part, ...likeThis(example) })),
    ...(maxLength === undefined ? [] : [limitOf(minLength, maxLength)]),
    ...(typeof kind === 'string' ? [{ $ref: `${namesFile}#/definitions/${kind}` }] : []),
  ]
  return {
    ...Object.fromEntries(kept),
    ...helpOf(text.filter((part) => part !== undefined).join(' ')),
    ...(example !== undefined && { examples: [example] }),
    ...(rules.length > 0 && { allOf: rules }),
  }
}

/** A text for people. Folders are those of the content folder, wherever it is. */
function helpOf(text: string): Shape {
  const description = text.replaceAll(/\bcontent\/(?=[\w-]+(?:\/|\.yaml))/g, '')
  if (description === '') return {}
  // Editors show the stars and backticks of a plain description as they are.
  return { description, ...(description.includes('`') && { markdownDescription: description }) }
}

const atMost = (length: number) => `At most ${length} characters.`

const likeThis = (example: unknown): Shape =>
  typeof example === 'string' ? { patternErrorMessage: `Write it like this: ${example}` } : {}

/** The length of a text as zod counts it: without the spaces and line breaks around it. */
function limitOf(minLength: number | undefined, maxLength: number): Shape {
  const text = maxLength === 1 ? '\\S' : `\\S(?:[\\s\\S]{0,${maxLength - 2}}\\S)?`
  return {
    pattern: `^\\s*${minLength === undefined ? `(?:${text})?` : text}\\s*$`,
    patternErrorMessage:
      minLength === undefined ? atMost(maxLength) : `Is empty or too long. ${atMost(maxLength)}`,
  }
}

/** The schema of a translation, which leaves out what is not words; the original has it, also what kind of block one is. */
function allOptional(shape: Shape): Shape {
  const { required: _, oneOf, ...kept } = mapParts(shape, allOptional)
  return { ...kept, ...(oneOf && { anyOf: oneOf }) }
}
