import { z } from 'zod'
import type { Entry } from './entry.ts'
import { fieldName, type Problem } from './problem.ts'
import { suggestion } from './suggest.ts'

type Issue = z.core.$ZodIssue
type Node = z.core.JSONSchema.BaseSchema

/**
 * In: a schema and an entry. Out: the entry's data as the schema types it, or a problem for every
 * fault in it, each at its own line and with the line that would repair it.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  entry: Entry,
): { data: z.output<Schema> | undefined; problems: Problem[] } {
  const result = schema.safeParse(entry.data)
  if (result.success) return { data: result.data, problems: [] }
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return {
    data: undefined,
    problems: result.error.issues.flatMap((issue) => problemsOf(issue, entry, shape)),
  }
}

function problemsOf(issue: Issue, entry: Entry, shape: Node): Problem[] {
  const at = (path: PropertyKey[], reason: string, repair: string): Problem => ({
    file: entry.file,
    ...entry.locate(path),
    field: fieldName(path),
    reason,
    repair,
  })
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(propertiesOf(nodeAt(shape, issue.path, entry.data)))
    return issue.keys.map((key) =>
      at([...issue.path, key], 'is no field of this kind of file', suggestion(key, known)),
    )
  }
  return [
    at(
      issue.path,
      reasonOf(issue, entry.data),
      repairOf(issue, nodeAt(shape, issue.path, entry.data)),
    ),
  ]
}

function reasonOf(issue: Issue, data: unknown): string {
  const value = valueAt(data, issue.path)
  if (value === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `is ${kindOf(value)}, but must be ${article(issue.expected)}`
    case 'too_small':
      return issue.origin === 'string'
        ? 'is empty'
        : issue.origin === 'array'
          ? `has ${count(value)}, but needs ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}`
          : `is ${String(value)}, but must be ${issue.minimum} or more`
    case 'too_big':
      return issue.origin === 'string'
        ? `has ${String(value).length} characters, but ${issue.maximum} is the most`
        : issue.origin === 'array'
          ? `has ${count(value)}, but ${issue.exact ? `needs exactly ${issue.maximum}` : `${issue.maximum} is the most`}`
          : `is ${String(value)}, but must be ${issue.maximum} or less`
    case 'invalid_value':
    case 'invalid_union':
      return `is ${shown(value)}, which is none of the words allowed here`
    case 'invalid_format':
      if (issue.format === 'date') return `is ${shown(value)}, which is no date`
      if (issue.format === 'url') return `is ${shown(value)}, which is no full web address`
      if (issue.format === 'email') return `is ${shown(value)}, which is no email address`
      return issue.message
    default:
      return issue.message
  }
}

function repairOf(issue: Issue, node: Node | undefined): string {
  const name = issue.path.findLast((key) => typeof key === 'string')
  const last = issue.path.at(-1)
  const label = typeof last === 'string' ? `${last}: ` : ''
  if (issue.code === 'custom' && issue.params?.['refers']) {
    const { refers, known } = issue.params
    const names = z.array(z.string()).parse(known)
    const word = z.string().safeParse(issue.input).data ?? issue.message.match(/“(.*?)”/)?.[1] ?? ''
    return `${suggestion(word, names)} (entries of ${String(refers)} are named by their file)`
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `shorten it to ${issue.maximum} characters`
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'array')
    return `write ${issue.code === 'too_small' ? issue.minimum : issue.maximum} entries under ${String(name)}`
  const allowed = wordsOf(issue, node)
  if (allowed.length > 0)
    return typeof issue.input === 'string'
      ? suggestion(issue.input, allowed)
      : `use one of: ${allowed.join(', ')}`
  const example = exampleOf(node)
  return example === undefined
    ? `see the description of ${String(name ?? 'the file')} in services/content/schema`
    : `write ${label}${example}`
}

/** The words a choice offers: an enum's, or those of a union's discriminator. */
function wordsOf(issue: Issue, node: Node | undefined): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union') return (node?.enum ?? []).map(String)
  return (node?.enum ?? []).map(String)
}

function exampleOf(node: Node | undefined): string | undefined {
  if (!node) return undefined
  if (node['example'] !== undefined)
    return JSON.stringify(node['example']).replace(/^"([^":#{}[\]]*)"$/, '$1')
  const properties = Object.entries(propertiesOf(node))
  if (properties.length > 0)
    return `{ ${properties
      .slice(0, 3)
      .map(([key]) => `${key}: …`)
      .join(', ')} }`
  if (node.type === 'array') return '[ … ]'
  if (node.type === 'boolean') return 'true or false'
  if (node.type === 'number' || node.type === 'integer') return 'a number'
  return undefined
}

/** Walks the schema beside the data, so that a union is read as the branch the author chose. */
function nodeAt(root: Node, path: readonly PropertyKey[], data: unknown): Node | undefined {
  let node: Node | undefined = root
  let value = data
  for (const key of path) {
    const branch: Node | undefined = node && branchOf(node, value)
    if (!branch) return undefined
    const step: unknown =
      typeof key === 'number'
        ? (branch.prefixItems?.[key] ?? branch.items)
        : (branch.properties?.[String(key)] ?? branch.additionalProperties)
    node = typeof step === 'object' && step !== null ? (step as Node) : undefined
    value = valueAt(value, [key])
  }
  return node && branchOf(node, value)
}

function branchOf(node: Node, value: unknown): Node | undefined {
  const branches = (node.oneOf ?? node.anyOf) as Node[] | undefined
  if (!branches) return node
  const chosen = branches.find((branch) =>
    Object.entries(branch.properties ?? {}).some(
      ([key, property]) =>
        typeof property === 'object' &&
        property.const !== undefined &&
        property.const === valueAt(value, [key]),
    ),
  )
  if (chosen) return chosen
  const words = branches.flatMap((branch) =>
    Object.values(branch.properties ?? {}).flatMap((property) =>
      typeof property === 'object' && property.const !== undefined ? [String(property.const)] : [],
    ),
  )
  return words.length > 0 ? { enum: words } : branches[0]
}

const propertiesOf = (node: Node | undefined): Record<string, unknown> => node?.properties ?? {}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

const count = (value: unknown) => {
  const length = Array.isArray(value) ? value.length : 0
  return length === 1 ? '1 entry' : `${length} entries`
}
const shown = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value))
const article = (kind: string) =>
  ({
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of named entries',
    tuple: 'a list',
  })[kind] ?? kind
const kindOf = (value: unknown) =>
  value === null
    ? 'empty'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a group of fields'
        : typeof value === 'string'
          ? `the text “${value}”`
          : `${typeof value === 'number' ? 'the number' : ''} ${String(value)}`.trim()
