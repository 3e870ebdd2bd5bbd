import type { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import type { Entry } from '../files/entry.ts'
import { fieldName, fieldProblem, type Problem } from '../../model/problem.ts'
import { describeIssue } from '../messages/describe-issue.ts'
import { closestMatch, suggestRepair, useOneOf } from '../messages/suggest.ts'
import { fieldsOf, type Shape, shapeAt, shapeOf, valueAt } from '../messages/shape.ts'

/**
 * Returns the entry's data as the schema types it, or a problem for everything wrong in it, each at its own line
 * and with the line that would repair it.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  entry: Pick<Entry, 'file' | 'data' | 'locate'>,
): { data: z.output<Schema> | undefined; problems: Problem[] } {
  const result = schema.safeParse(entry.data)
  if (result.success) return { data: result.data, problems: [] }
  const shape = shapeOf(schema)
  const { issues } = result.error
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownFields(issue, entry, shape) : [],
  )
  const issueProblems = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .filter(isFirstForField)
    .map((issue) => {
      const value = valueAt(entry.data, issue.path)
      const expected = shapeAt(shape, issue.path, entry.data)
      const problem = fieldProblem(entry, issue.path, {
        reason: describeIssue(issue, value),
        repair: suggestRepair(issue, value, expected),
      })
      return { ...problem, missing: missingFile(issue, value, expected) }
    })
  // A misspelled field is one problem: that the right one is missing follows from it.
  const misspelled = new Set(unknown.map(({ instead }) => instead))
  return {
    data: undefined,
    problems: [
      ...unknown.map(({ problem }) => problem),
      ...issueProblems.filter(
        ({ field, reason }) => reason !== 'is missing' || !misspelled.has(field),
      ),
    ],
  }
}

/** The file of the entry that a field names and that isn't there. */
function missingFile(
  { code }: z.core.$ZodIssue,
  name: unknown,
  shape: Shape | undefined,
): string | undefined {
  const kind = Object.values<Kind>(kinds).find(
    ({ folder }) => shape?.['where'] === `content/${folder}/`,
  )
  return code === 'custom' && typeof name === 'string' && kind
    ? `content/${kind.folder}/${name}${kind.ending}`
    : undefined
}

/** A value of the wrong type breaks further rules too; the first problem is enough. */
const isFirstForField = (issue: z.core.$ZodIssue, index: number, all: z.core.$ZodIssue[]) =>
  all.findIndex(({ path }) => fieldName(path) === fieldName(issue.path)) === index

/** Fields that the schema does not know, each with the field that was probably meant `instead`. */
function unknownFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  entry: Pick<Entry, 'file' | 'data' | 'locate'>,
  shape: Shape,
): { problem: Problem; instead: string | undefined }[] {
  const known = fieldsOf(shapeAt(shape, path, entry.data))
  return keys.map((key) => {
    const [, joined = ''] = /^([\w-]+):\S/.exec(key) ?? []
    if (known.includes(joined))
      return {
        problem: fieldProblem(entry, [...path, key], {
          reason: 'has no space after its colon',
          repair: `write ${joined}: and a space before the text`,
        }),
        instead: fieldName([...path, joined]),
      }
    const best = closestMatch(key, known)
    // `{ label: Kitchens, Baths }`
    const partOfText =
      valueAt(entry.data, [...path, key]) === null
        ? '; text with a comma in it needs single quotation marks around it'
        : ''
    const problem = fieldProblem(entry, [...path, key], {
      reason: 'isn’t a field here',
      repair: best ? `did you mean “${best}”?` : `remove it, or ${useOneOf(known)}${partOfText}`,
    })
    return { problem, instead: best && fieldName([...path, best]) }
  })
}
