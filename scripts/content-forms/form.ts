import type { FormField } from '../../services/api/editing/form-contract.ts'
import { isGroup } from './is-group.ts'
import type { Shape } from '../../services/content/load/messages/shape.ts'

/** Longer texts get several lines. In characters. */
const oneLine = 90

const isShape = (value: unknown): value is Shape => isGroup(value)

/**
 * Returns the form of a schema.
 * @param data what the form is for: of several groups for a whole file, only the one that it is
 * @param partial whether nothing is required, as in a translation
 * @throws Error a schema of a kind that forms don't know
 */
export function formOf(shape: Shape, data?: unknown, partial = false): FormField {
  const told = {
    ...(shape.description !== undefined && { help: helpText(shape.description) }),
    ...exampleOf(shape['example']),
  }
  const inner = (part: unknown, value?: unknown) =>
    formOf(isShape(part) ? part : {}, value, partial)
  const { oneOf, properties, prefixItems, additionalProperties } = shape
  if (shape.const !== undefined) return { ...told, type: 'fixed', value: String(shape.const) }
  if (shape.enum) return { ...told, type: 'options', options: shape.enum.map(String) }
  const { kind } = shape
  if (typeof kind === 'string') return { ...told, type: 'reference', to: kind }
  if (oneOf) return choiceOf(oneOf, data, partial, told)
  if (properties) {
    const required = new Set(partial ? [] : shape.required)
    const fields = Object.entries(properties).map(([name, part]) => ({
      name,
      required: required.has(name),
      field: inner(part),
    }))
    return { ...told, type: 'group', fields }
  }
  if (isShape(additionalProperties)) {
    const { propertyNames } = shape
    const named = isShape(propertyNames) && typeof propertyNames['kind'] === 'string'
    return {
      ...told,
      type: 'record',
      value: inner(additionalProperties),
      ...(named && { names: inner(propertyNames) }),
    }
  }
  if (prefixItems) return { ...told, type: 'tuple', items: prefixItems.map((part) => inner(part)) }
  if (shape.type === 'array')
    return {
      ...told,
      type: 'list',
      item: inner(shape.items),
      ...(shape.maxItems !== undefined && { most: shape.maxItems }),
    }
  if (shape.type === 'boolean') return { ...told, type: 'yes-no' }
  if (shape.type === 'number' || shape.type === 'integer')
    return { ...told, type: 'number', whole: shape.type === 'integer' }
  if (shape.type === 'string' && shape.format === 'date') return { ...told, type: 'day' }
  if (shape.type === 'string') {
    const { maxLength } = shape
    return {
      ...told,
      type: 'text',
      long: maxLength !== undefined && maxLength > oneLine,
      ...(maxLength !== undefined && { most: maxLength }),
      ...(shape['plays'] === true && { plays: true }),
      ...(shape['words'] === true && { words: true }),
    }
  }
  throw new Error(`A form can’t show ${JSON.stringify(shape).slice(0, 200)}`)
}

function choiceOf(
  branches: readonly Shape[],
  data: unknown,
  partial: boolean,
  told: { help?: string },
): FormField {
  const by = Object.entries(branches[0]?.properties ?? {}).find(
    ([, part]) => isShape(part) && part.const !== undefined,
  )?.[0]
  if (by === undefined) throw new Error('A form can’t show groups that no word tells apart.')
  const all = branches.map((branch) => {
    const part = branch.properties?.[by]
    return { word: String(isShape(part) ? part.const : ''), branch }
  })
  const own = isShape(data) ? all.find(({ word }) => word === data[by]) : undefined
  if (own) return formOf(own.branch, undefined, partial)
  return {
    ...told,
    type: 'choice',
    by,
    branches: all.map(({ word, branch }) => ({ word, field: formOf(branch, undefined, partial) })),
  }
}

/** Folders are those of the content folder, and what is to be typed stands in quotes. */
const helpText = (description: string) =>
  description.replaceAll(/\bcontent\/(?=[\w-]+(?:\/|\.yaml))/g, '').replaceAll(/`([^`]+)`/g, '“$1”')

const exampleOf = (example: unknown) =>
  typeof example === 'string' || typeof example === 'number' || typeof example === 'boolean'
    ? { example: `${example}` }
    : {}

/** Returns the form of data that no schema describes. */
export function formOfData(data: unknown): FormField {
  if (Array.isArray(data))
    return { type: 'list', item: data.length === 0 ? text : formOfData(data[0]) }
  if (isShape(data))
    return {
      type: 'group',
      fields: Object.entries(data).map(([name, value]) => ({
        name,
        required: false,
        field: formOfData(value),
      })),
    }
  if (typeof data === 'number') return { type: 'number', whole: false }
  if (typeof data === 'boolean') return { type: 'yes-no' }
  return { ...text, long: typeof data === 'string' && data.length > oneLine }
}

const text = { type: 'text', long: false } as const satisfies FormField

/** The order of fields in a group of a form, for fields that are new in a file. */
export function orderIn(form: FormField, path: readonly PropertyKey[], data: unknown): string[] {
  const [key, ...rest] = path
  const value: unknown =
    typeof data === 'object' && data !== null && key !== undefined
      ? Reflect.get(data, key)
      : undefined
  if (form.type === 'choice') {
    const word: unknown = isShape(data) ? data[form.by] : undefined
    const branch = form.branches.find((each) => each.word === word)
    return branch ? orderIn(branch.field, path, data) : []
  }
  if (key === undefined) return form.type === 'group' ? form.fields.map(({ name }) => name) : []
  if (form.type === 'group') {
    const field = form.fields.find(({ name }) => name === key)?.field
    return field ? orderIn(field, rest, value) : []
  }
  if (form.type === 'list') return orderIn(form.item, rest, value)
  if (form.type === 'record') return orderIn(form.value, rest, value)
  const item = form.type === 'tuple' ? form.items[Number(key)] : undefined
  return item ? orderIn(item, rest, value) : []
}
