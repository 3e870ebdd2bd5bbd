import type { z } from 'zod'
import type { Entry } from './entry.ts'
import { fieldName, type Problem } from './problem.ts'
import { reasonOf } from './reason.ts'
import { repairOf } from './repair.ts'
import { fieldsOf, type Shape, shapeAt, shapeOf, valueAt } from './shape.ts'
import { choice, meant } from './suggest.ts'

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
  const shape = shapeOf(schema)
  const { issues } = result.error
  const strangers = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? strangeFields(issue, entry, shape) : [],
  )
  const faults = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .filter(firstOfItsField)
    .map((issue) => {
      const value = valueAt(entry.data, issue.path)
      return {
        file: entry.file,
        ...entry.locate(issue.path),
        field: fieldName(issue.path),
        reason: reasonOf(issue, value),
        repair: repairOf(issue, value, shapeAt(shape, issue.path, entry.data)),
      }
    })
  // A misspelt field is one fault: that the right one is missing follows from it.
  const misspelt = new Set(strangers.map(({ instead }) => instead))
  return {
    data: undefined,
    problems: [
      ...strangers.map(({ problem }) => problem),
      ...faults.filter(({ field, reason }) => reason !== 'is missing' || !misspelt.has(field)),
    ],
  }
}

/** A value of the wrong kind breaks further rules too; the first says it. */
const firstOfItsField = (issue: z.core.$ZodIssue, index: number, all: z.core.$ZodIssue[]) =>
  all.findIndex(({ path }) => fieldName(path) === fieldName(issue.path)) === index

/** Fields that the schema does not know, each with the field that was probably meant `instead`. */
function strangeFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  entry: Entry,
  shape: Shape,
): { problem: Problem; instead: string | undefined }[] {
  const known = fieldsOf(shapeAt(shape, path, entry.data))
  return keys.map((key) => {
    const best = meant(key, known)
    const problem = {
      file: entry.file,
      ...entry.locate([...path, key]),
      field: fieldName([...path, key]),
      reason: 'is no field here',
      repair: best ? `did you mean “${best}”?` : `remove it, or ${choice(known)}`,
    }
    return { problem, instead: best && fieldName([...path, best]) }
  })
}
