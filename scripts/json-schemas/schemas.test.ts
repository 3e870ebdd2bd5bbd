import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import Fastify from 'fastify'
import { parseAst } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { kinds } from '../../services/content/kinds/kinds.ts'
import { knownNames } from '../../services/content/load/collections/collections.ts'
import { entriesOf, readFiles } from '../../services/content/load/files/read-files.ts'
import type { Shape } from '../../services/content/load/messages/shape.ts'
import { createRefer } from '../../services/content/schema/fields.ts'
import { described, editorSchemas, nameSchemas, translationOf } from './schemas.ts'
import { schemaLine } from './settings.ts'

const folders = ['content', 'tests/fixture-firm']

/** The validator that Fastify has: Ajv, which takes draft 7 as editors do. */
let compile: (schema: unknown) => (data: unknown) => string[]

beforeAll(async () => {
  const app = Fastify({
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allErrors: true,
        strictTypes: false,
        // Those that editors alone know.
        keywords: ['markdownDescription', 'patternErrorMessage'],
      },
    },
  })
  app.post('/', { schema: { body: { type: 'object' } } }, () => '')
  await app.ready()
  compile = (schema) => {
    const check = app.validatorCompiler?.({ schema, method: 'POST', url: '/', httpPart: 'body' })
    if (!check) throw new Error('Fastify has no validator.')
    return (data) => {
      const valid = check(data) as unknown
      const { errors } = check as { errors?: { instancePath: string; message?: string }[] | null }
      return valid === true
        ? []
        : (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
    }
  }
})

/** Returns a validator for the files of a content folder, by their name in it. */
function validatorOf(folder: string) {
  const files = readFiles(folder)
  const names = knownNames(files)
  const { definitions } = nameSchemas(names)
  const compiled = new Map<string, (data: unknown) => string[]>()
  const schemas = editorSchemas(names)
  const check = (path: string, data: unknown): string[] => {
    const name = schemaOf(path, files.language)
    const own = schemas.get(name)
    if (!own) return [`${path} has no schema ${name}`]
    const known = compiled.get(name) ?? compile(withNames(own, definitions))
    compiled.set(name, known)
    return known(data).map((error) => `${path}${error}`)
  }
  return { files, names, check }
}

/** `towns/vail.es.yaml` → `towns.translation.json` */
function schemaOf(path: string, first: string): string {
  const line = schemaLine(path.replace(/\.md$/, '.yaml'), first)
  if (line) return posix.basename(line)
  const [, folder = '', language = first] = /^([\w-]+)\/[\w-]+(?:\.(\w\w))?\.md$/.exec(path) ?? []
  return `${language === first ? folder : translationOf(folder)}.json`
}

/** The schema with the names beside it in one. */
const withNames = (schema: Shape, definitions: unknown): unknown => ({
  ...(JSON.parse(JSON.stringify(schema).replaceAll('"names.json#', '"#')) as object),
  definitions,
})

test('every kind and every single file has a schema', () => {
  expect(described.map(({ name }) => name).sort()).toEqual(
    [
      ...Object.values(kinds).map(({ folder }) => folder),
      ...['authors', 'brand', 'business', 'claims', 'form', 'lost-reasons'],
      ...['navigation', 'notice', 'redirects'],
      ...['region-factor', 'search', 'testimonials', 'why-us'],
    ].sort(),
  )
})

test.each(folders)('every file and every front matter of %s fits its schema', (folder) => {
  const { files, check } = validatorOf(folder)
  const entries = [...files.entries.values()].filter(({ file }) => !absent(folder, file))
  expect(entries.length).toBeGreaterThan(40)
  expect(entries.flatMap(({ file, data }) => check(pathOf(file), data))).toEqual([])
})

/** In the content folder. */
const pathOf = (file: string) => file.replace('content/', '')

/** A file that may be missing is read as an empty one. */
const absent = (folder: string, file: string) =>
  !readdirSync(join(folder, posix.dirname(pathOf(file)))).includes(posix.basename(file))

test('a mistake does not fit', () => {
  const { files, check } = validatorOf('tests/fixture-firm')
  const [entry] = entriesOf(files, 'towns')
  const town = z.record(z.string(), z.unknown()).parse(entry?.data)
  const wrong = (change: object) => check('towns/x.yaml', { ...town, ...change })
  expect(wrong({})).toEqual([])
  expect(wrong({ nmae: 'x' })).toEqual(['towns/x.yaml must NOT have additional properties'])
  expect(wrong({ image: 'no-such-picture' })).toEqual([
    'towns/x.yaml/image must be equal to one of the allowed values',
  ])
  expect(wrong({ neighbors: ['nowhere'] })).toEqual([
    'towns/x.yaml/neighbors/0 must be equal to one of the allowed values',
  ])
  expect(wrong({ hub: { updated: 'tomorrow' } })).not.toEqual([])
  expect(wrong({ hub: {} })).toEqual(["towns/x.yaml/hub must have required property 'updated'"])
  expect(wrong({ name: 'x'.repeat(41) })).toHaveLength(1)
  // Spaces and line breaks around a text don't count.
  expect(wrong({ name: `${'x'.repeat(40)}\n` })).toEqual([])
  expect(wrong({ blocks: [{ block: 'heroo' }] })).not.toEqual([])
})

test('what may be named is what the content has', () => {
  const { names } = validatorOf('content')
  const choices = z.object({ enum: z.array(z.string()) })
  const definitions = z.record(z.string(), z.unknown()).parse(nameSchemas(names).definitions)
  const enumOf = (kind: string) => choices.parse(definitions[kind])
  const inFolder = (folder: string) =>
    readdirSync(`content/${folder}`)
      .filter((name) => /^[\w-]+\.(?:yaml|md)$/.test(name))
      .map((name) => name.replace(/\.\w+$/, ''))
      .sort()
  expect(enumOf('towns').enum).toEqual(inFolder('towns'))
  expect(enumOf('services').enum).toEqual(inFolder('services'))
  expect(enumOf('offerings').enum).toEqual(inFolder('offerings'))
  expect(enumOf('images').enum).toContain('roofing')
})

test('fields say what they are for, with an example and their limit', () => {
  const properties = z.object({ properties: z.record(z.string(), z.looseObject({})) })
  const { names } = validatorOf('tests/fixture-firm')
  const schemas = editorSchemas(names)
  const field = (schema: string, name: string) =>
    properties.parse(schemas.get(schema)).properties[name]
  expect(field('posts.json', 'date')).toMatchObject({
    description: expect.stringMatching(/^The day it appeared, or appears/) as string,
    examples: ['2026-05-14'],
  })
  expect(field('posts.json', 'summary')).toMatchObject({
    description: 'One or two sentences where the piece is listed. At most 240 characters.',
  })
  expect(field('posts.json', 'author')).toMatchObject({
    description: 'A name from authors.yaml.',
    allOf: [{ $ref: 'names.json#/definitions/authors' }],
  })
  // Neither metadata nor what only programmers know.
  const texts = JSON.stringify([...schemas.values()])
  expect(texts.match(/\bS\d\.\d|[\w/]+\.ts\b|"(?:words|example|names|kind)":(?:true|"|\[)/g)).toBe(
    null,
  )
})

/** A check that JSON Schema can't say, with the field that it is about. */
function refinementsOf(schema: z.core.$ZodType, path: string, seen = new Set<object>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod
  const own = (def.checks ?? []).flatMap((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp }
    if (pattern && /[gimsy]/.test(pattern.flags))
      return [`${path}: the flags of ${String(pattern)}`]
    return check._zod.def.check === 'custom' ? [fieldOf(schema, path)] : []
  })
  const isReference = typeof z.globalRegistry.get(schema)?.['kind'] === 'string'
  const inner = Object.entries(def).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'shape' && typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, part]) =>
        refinementsOf(part as z.core.$ZodType, `${path}.${name}`, seen),
      )
    if (key === 'options' || key === 'items')
      return (value as z.core.$ZodType[]).flatMap((part) => refinementsOf(part, `${path}[]`, seen))
    const names: Record<string, string> = { element: `${path}[]`, valueType: `${path}.*` }
    return ['innerType', 'element', 'in', 'out', 'keyType', 'valueType'].includes(key)
      ? refinementsOf(value as z.core.$ZodType, names[key] ?? path, seen)
      : []
  })
  return [...(isReference ? [] : own), ...inner]
}

/** Days and addresses of other sites are checked alike everywhere. */
function fieldOf(schema: z.core.$ZodType, path: string): string {
  if (schema instanceof z.ZodISODate) return 'the year of a day'
  if (/(^|\.)(from|until|date|posted)$/.test(path)) return 'the day and the year of a moment'
  return schema instanceof z.ZodURL ? 'spaces in a web address' : path
}

test('these rules are told by npm run check alone', () => {
  const { names } = validatorOf('tests/fixture-firm')
  const refer = createRefer(names)
  const found = described
    .filter(({ name }) => name !== 'words')
    .flatMap(({ name, schema }) => refinementsOf(schema(refer), name))
  expect([...new Set(found)]).toMatchInlineSnapshot(`
    [
      "business.place.timeZone.name",
      "business.place.map.bounds",
      "the year of a day",
      "spaces in a web address",
      "the day and the year of a moment",
      "lost-reasons",
      "notice[].audience",
      "search.places[]",
      "testimonials[]",
      "towns.blocks",
      "towns.blocks[][]",
      "services.preset.comparison.rows[]",
      "reviews",
      "pages[].blocks",
      "pages[].blocks[][]",
      "team",
      "offerings.rates.machines[]",
      "offerings.blocks",
      "offerings.blocks[][]",
      "projects",
      "projects.quote",
    ]
  `)
})

test('what a field is for is no comment, which no editor shows', () => {
  const folder = 'services/content/schema'
  const commented = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // `block.ts` is what the building guide is printed from.
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'block.ts')
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return fieldsIn(parseAst(text, { lang: 'ts' }))
        .filter((start) => text.slice(0, start).trimEnd().endsWith('*/'))
        .map((start) => `${name}:${text.slice(0, start).split('\n').length}`)
    })
  expect(commented).toEqual([])
})

/** Where the fields of object literals and the entries of lists begin. */
function fieldsIn(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(fieldsIn)
  if (typeof node !== 'object' || node === null) return []
  const {
    type,
    properties = [],
    elements = [],
  } = node as Record<string, object[]> & {
    type?: string
  }
  const parts =
    type === 'ObjectExpression' ? properties : type === 'ArrayExpression' ? elements : []
  const starts = parts.flatMap((part) => ('start' in part ? Number(part.start) : []))
  return [...starts, ...Object.values(node).flatMap(fieldsIn)]
}
