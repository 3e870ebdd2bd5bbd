import type { EntryResponse, Fault } from '../../../services/api/editing/contract.ts'
import { namedField, type NamedField } from '../../../services/api/editing/form-contract.ts'
import { type Path, withValue } from './values.ts'

/** What a new file is asked for so far, and the answers by the names of the fields. */
export interface Asked {
  fields: readonly NamedField[]
  given: Readonly<Record<string, unknown>>
  /** What the answers began with, as it follows from the name. */
  suggested: Readonly<Record<string, unknown>>
  problems: readonly Fault[]
}

export const nothingAsked: Asked = { fields: [], given: {}, suggested: {}, problems: [] }

/** The questions of an answer: what was answered stays, and what nobody has seen yet has no problem. */
export function nextAsked(
  before: Asked,
  answer: Pick<EntryResponse, 'fields' | 'suggested' | 'problems'>,
): Asked {
  const fields = namedField.array().parse(answer.fields)
  const { suggested = {} } = answer
  const isFresh = (name: string) =>
    !Object.hasOwn(before.given, name) && !Object.hasOwn(before.suggested, name)
  const given = Object.fromEntries(
    fields.flatMap(({ name }): [string, unknown][] => {
      const value = isFresh(name) ? suggested[name] : before.given[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const seen = before.fields
    .map(({ name }) => name)
    .filter((name) => !isFresh(name) || suggested[name] === undefined)
  const problems = answer.problems.filter(
    ({ field }) => field === '' || seen.some((name) => field.startsWith(name)),
  )
  return { fields, given, suggested, problems }
}

/** The answers that people gave: with another name, what was suggested and left as it was is suggested anew. */
export function withoutSuggested({ given, suggested, ...asked }: Asked): Asked {
  const isOwn = (name: string) => JSON.stringify(given[name]) !== JSON.stringify(suggested[name])
  const own = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isOwn(name)))
  return { ...asked, given: own(given), suggested: own(suggested) }
}

/** Answers are by the whole place of their field. */
export function withGiven(given: Asked['given'], path: Path, value: unknown): Asked['given'] {
  const [name = '', ...inner] = path
  const changed = withValue(given[name], inner, value)
  const { [name]: _, ...others } = given
  return changed === undefined ? others : { ...given, [name]: changed }
}
