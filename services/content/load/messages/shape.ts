import { z } from 'zod'

/** A schema written out as JSON Schema: what problems and editors say about a field is read from it. */
export type Shape = z.core.JSONSchema.BaseSchema

export const shapeOf = (
  schema: z.ZodType,
  target: 'draft-07' | 'draft-2020-12' = 'draft-2020-12',
): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target })

/** Returns the shape of the field at `path`. Of a union it takes the branch that the author's data matches. */
export function shapeAt(root: Shape, path: readonly PropertyKey[], data: unknown) {
  let shape: Shape | undefined = root
  let value = data
  for (const key of path) {
    const branch = branchOf(shape, value)
    shape = step(branch, key)
    value = valueAt(value, [key])
    if (!shape) return undefined
  }
  return branchOf(shape, value)
}

function step(shape: Shape, key: PropertyKey): Shape | undefined {
  if (typeof key !== 'number')
    return one(shape.properties?.[String(key)] ?? shape.additionalProperties)
  return one(shape.prefixItems?.[key] ?? shape.items)
}

const one = (shape: Shape | boolean | (Shape | boolean)[] | undefined): Shape | undefined =>
  typeof shape === 'object' && !Array.isArray(shape) ? shape : undefined

function branchOf(shape: Shape, value: unknown): Shape {
  const branches = shape.oneOf ?? shape.anyOf
  return branches?.find((branch) => chosen(branch, value)) ?? shape
}

const chosen = (branch: Shape, value: unknown) =>
  Object.entries(branch.properties ?? {}).some(([key, property]) => {
    const word = one(property)?.const
    return word !== undefined && word === valueAt(value, [key])
  })

/** The value that an author wrote at `path`. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}

/** The names of the fields that a group has. */
export const fieldsOf = (shape: Shape | undefined): string[] => Object.keys(shape?.properties ?? {})
