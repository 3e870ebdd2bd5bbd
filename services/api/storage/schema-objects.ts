import { z } from 'zod'

/** What a schema does with keys that it does not declare: rejects, keeps or removes them. */
export type UnknownKeys = 'reject' | 'keep' | 'remove'

const catchalls: Record<UnknownKeys, z.core.$ZodType | undefined> = {
  reject: z.never(),
  keep: z.unknown(),
  remove: undefined,
}

/** Enums whose values of later releases are kept as they are (`growing`). */
const growingEnums = new WeakSet<z.core.$ZodType>()

/**
 * Marks an enum of a stored record that later releases add values to and that no rule depends on. Such a value makes no
 * record unreadable, so code compares with the values that it knows and has no exhaustive `switch` or table for it.
 */
export function growing<S extends z.ZodEnum>(values: S): S {
  growingEnums.add(values)
  return values
}

/**
 * Returns a schema with all of its objects, at any depth, treating unknown keys in this way. It has the same type: keys
 * that it keeps are not declared, so that code cannot use them. With `keep`, growing enums are any text.
 */
export const withUnknownKeys = <T>(schema: z.ZodType<T>, keys: UnknownKeys): z.ZodType<T> =>
  mapped(schema, keys) as z.ZodType<T>

function mapped(schema: z.core.$ZodType, keys: UnknownKeys): z.core.$ZodType {
  const inner = (one: z.core.$ZodType) => mapped(one, keys)
  if (keys !== 'reject' && growingEnums.has(schema)) return z.string()
  if (schema instanceof z.ZodObject) {
    const declared: z.core.$ZodShape = schema.def.shape
    const shape = Object.fromEntries(
      Object.entries(declared).map(([name, one]) => [name, inner(one)]),
    )
    const { catchall: _, ...def } = schema.def
    const catchall = catchalls[keys]
    return schema.clone({ ...def, shape, ...(catchall && { catchall }) })
  }
  if (schema instanceof z.ZodArray)
    return schema.clone({ ...schema.def, element: inner(schema.def.element) })
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return schema.clone({ ...schema.def, innerType: inner(schema.def.innerType) } as never)
  if (schema instanceof z.ZodUnion)
    return schema.clone({ ...schema.def, options: schema.def.options.map(inner) })
  return schema
}
