import type { FormField } from '../../../services/api/editing/form-contract.ts'

export type Path = readonly (string | number)[]

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined where there is none. */
export const valueIn = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )

/** Returns data with another value at a path; undefined removes a field. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(data) ? [...(data as unknown[])] : []
    list[key] = withValue(list[key], rest, value)
    return list
  }
  const group = isGroup(data) ? data : {}
  const inner = withValue(group[key], rest, value)
  if (inner !== undefined) return { ...group, [key]: inner }
  const { [key]: _, ...others } = group
  return others
}

/** What a new entry of a list, or an added group, begins with. */
export function emptyValue(field: FormField): unknown {
  if (field.type === 'group')
    return Object.fromEntries(
      field.fields.flatMap(({ name, field: inner }) =>
        inner.type === 'fixed' ? [[name, inner.value]] : [],
      ),
    )
  if (field.type === 'choice') return { [field.by]: field.branches[0]?.word ?? '' }
  if (field.type === 'list') return []
  if (field.type === 'tuple') return field.items.map(emptyValue)
  if (field.type === 'record') return {}
  if (field.type === 'fixed') return field.value
  if (field.type === 'yes-no') return true
  return ''
}

/** A few words of a value, by which its entry is recognized in a list. */
export function summaryOf(value: unknown): string {
  if (Array.isArray(value)) {
    const texts = value.filter((each) => typeof each !== 'object')
    return texts.length === value.length ? texts.join(', ').slice(0, 80) : `${value.length}`
  }
  if (!isGroup(value)) return shortText(value)
  const named = ['title', 'question', 'name', 'label', 'says', 'block', 'value', 'text', 'id']
  const first = named.map((key) => value[key]).find((each) => isShort(each) && each !== '')
  const other = Object.values(value).find((each) => isShort(each) && each !== '')
  return shortText(first ?? other)
}

const shortText = (value: unknown): string => (isShort(value) ? String(value).slice(0, 80) : '')

const isShort = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
