import type { z } from 'zod'
import { expect, test } from 'vitest'
import type { FormField } from '../../services/api/editing/form-contract.ts'
import { formField } from '../../services/api/editing/form-contract.ts'
import { knownNames } from '../../services/content/load/collections/collections.ts'
import { readFiles } from '../../services/content/load/files/read-files.ts'
import { shapeOf } from '../../services/content/load/messages/shape.ts'
import { createRefer } from '../../services/content/schema/fields.ts'
import { described } from '../json-schemas/schemas.ts'
import { formOf, formOfData, orderIn } from './form.ts'

const refer = createRefer(knownNames(readFiles('tests/fixture-firm')))

/** The places of all fields that a zod schema takes, without the form's code. */
function fieldsOfSchema(schema: z.core.$ZodType, path = ''): string[] {
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string }
  const inner = (key: string, at = path) => fieldsOfSchema(def[key] as z.core.$ZodType, at)
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.core.$ZodType>).flatMap(
        ([name, part]) => [`${path}.${name}`, ...fieldsOfSchema(part, `${path}.${name}`)],
      )
    case 'array':
      return inner('element', `${path}[]`)
    case 'record':
      return inner('valueType', `${path}.*`)
    case 'tuple':
      return (def['items'] as z.core.$ZodType[]).flatMap((part, at) => [
        `${path}[${at}]`,
        ...fieldsOfSchema(part, `${path}[${at}]`),
      ])
    case 'union':
      return (def['options'] as z.core.$ZodType[]).flatMap((part) => fieldsOfSchema(part, path))
    case 'intersection':
      return [...inner('left'), ...inner('right')]
    case 'pipe':
      return inner('in')
    default:
      return 'innerType' in def ? inner('innerType') : []
  }
}

/** The places of all fields that a form shows. */
function fieldsOfForm(field: FormField, path = ''): string[] {
  switch (field.type) {
    case 'group':
      return field.fields.flatMap(({ name, field: own }) => [
        `${path}.${name}`,
        ...fieldsOfForm(own, `${path}.${name}`),
      ])
    case 'list':
      return fieldsOfForm(field.item, `${path}[]`)
    case 'record':
      return fieldsOfForm(field.value, `${path}.*`)
    case 'tuple':
      return field.items.flatMap((item, at) => [
        `${path}[${at}]`,
        ...fieldsOfForm(item, `${path}[${at}]`),
      ])
    case 'choice':
      return field.branches.flatMap((branch) => fieldsOfForm(branch.field, path))
    default:
      return []
  }
}

const sorted = (places: readonly string[]) => [...new Set(places)].sort()

test.each(described.map(({ name, schema }) => [name, schema] as const))(
  'the form of %s has each field of its schema',
  (_, schema) => {
    const own = schema(refer)
    const form = formOf(shapeOf(own))
    // Browsers parse what the service sends.
    expect(formField.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
    expect(sorted(fieldsOfForm(form))).toEqual(sorted(fieldsOfSchema(own)))
  },
)

test('a field says what it is for, with an example, its limit, and what it refers to', () => {
  const town = described.find(({ name }) => name === 'towns')
  if (!town) throw new Error('no towns')
  const form = formOf(shapeOf(town.schema(refer)))
  const field = (name: string) =>
    form.type === 'group' ? form.fields.find((each) => each.name === name) : undefined
  expect(field('name')).toEqual({
    name: 'name',
    required: true,
    field: { type: 'text', long: false, most: 40, example: 'Springfield' },
  })
  expect(field('image')?.field).toMatchObject({
    type: 'reference',
    to: 'images',
    help: 'At the top of the town’s pages.',
  })
  expect(field('blocks')?.field).toMatchObject({
    type: 'list',
    item: { type: 'choice', by: 'block' },
  })
  expect(field('snowfall')?.required).toBe(false)
})

test('nothing is required of a translation, and a page has only the fields of its template', () => {
  const page = described.find(({ name }) => name === 'pages')
  if (!page) throw new Error('no pages')
  const shape = shapeOf(page.schema(refer))
  const form = formOf(shape, { template: 'blocks' }, true)
  if (form.type !== 'group') throw new Error('no group')
  expect(form.fields.some(({ required }) => required)).toBe(false)
  expect(form.fields.find(({ name }) => name === 'template')?.field).toEqual({
    type: 'fixed',
    value: 'blocks',
  })
})

test('data without a schema has a form', () => {
  const data = { a: 1, b: ['x'], c: { d: true, e: 'long '.repeat(30) } }
  expect(sorted(fieldsOfForm(formOfData(data)))).toEqual(['.a', '.b', '.c', '.c.d', '.c.e'])
})

test('the order of fields is that of the schema, also in lists and blocks', () => {
  const form: FormField = {
    type: 'group',
    fields: [
      {
        name: 'blocks',
        required: true,
        field: {
          type: 'list',
          item: {
            type: 'choice',
            by: 'block',
            branches: [
              { word: 'a', field: formOfData({ block: '', title: '', text: '' }) },
              { word: 'b', field: formOfData({ block: '', href: '' }) },
            ],
          },
        },
      },
    ],
  }
  const data = { blocks: [{ block: 'b' }, { block: 'a' }] }
  expect(orderIn(form, ['blocks', 1], data)).toEqual(['block', 'title', 'text'])
  expect(orderIn(form, ['blocks', 0], data)).toEqual(['block', 'href'])
  expect(orderIn(form, ['nothing', 0], data)).toEqual([])
})
