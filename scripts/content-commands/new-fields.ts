import { fieldName } from '../../services/content/model/problem.ts'
import { type Shape, shapeAt } from '../../services/content/load/messages/shape.ts'

type Path = readonly (string | number)[]

/** What somebody is asked for a field of a new file. */
export interface Question {
  path: Path
  /** `hub.updated` */
  name: string
  shape: Shape
  /** The words to choose from. */
  choices: readonly string[]
  /** The answer is a list, with ; between its entries. */
  several: boolean
  /** What the schema says of it. */
  hint: string | undefined
}

/** Answers a question with a value that fits it; undefined leaves it out, where that is possible. */
export type Ask = (question: Question) => Promise<unknown>

/** Asks for everything that a schema requires, in its order. */
export async function requiredValue(
  shape: Shape,
  path: Path,
  ask: Ask,
  data?: unknown,
): Promise<unknown> {
  const branches = shape.oneOf ?? shape.anyOf
  const discriminator = branches && discriminatorOf(branches.filter(isShape))
  if (branches && discriminator) {
    const shapes = branches.filter(isShape)
    const choices = shapes.map((each) => String(property(each, discriminator)?.const))
    const chosen = await ask({
      ...{ path: [...path, discriminator], name: fieldName([...path, discriminator]) },
      ...{ shape: { enum: choices }, choices, several: false, hint: undefined },
    })
    const branch = shapes.find((each) => property(each, discriminator)?.const === chosen)
    return branch ? await requiredValue(branch, path, ask, { [discriminator]: chosen }) : undefined
  }
  if (shape.const !== undefined) return shape.const
  if (shape.type === 'object' && shape.properties) {
    const given: Record<string, unknown> = {}
    for (const key of shape.required ?? []) {
      const own = property(shape, key)
      if (!own) continue
      const known: unknown = typeof data === 'object' && data ? Reflect.get(data, key) : undefined
      given[key] = known ?? (await requiredValue(own, [...path, key], ask))
    }
    return given
  }
  const items = shape.type === 'array' && !shape.prefixItems ? itemShape(shape) : undefined
  if (items && (items.type === 'object' || items.oneOf)) {
    const entries: unknown[] = []
    for (let index = 0; index < (shape.minItems ?? 0); index++)
      entries.push(await requiredValue(items, [...path, index], ask))
    return entries
  }
  return await ask(questionFor(shape, path))
}

/** The question for a field that holds no fields of its own. */
export function questionFor(shape: Shape, path: Path): Question {
  const items = shape.type === 'array' ? itemShape(shape) : undefined
  return {
    path,
    name: fieldName(path),
    shape,
    choices: choicesOf(items ?? shape),
    several: shape.type === 'array',
    hint: shape.description,
  }
}

/** Reads a typed answer as the value of its field; `npm run check` says what is wrong with one that doesn't fit. */
export function readAnswer({ shape, several }: Question, typed: string): unknown {
  if (!several) return scalar(shape, typed.trim())
  const items = itemShape(shape) ?? shape
  return typed
    .split(shape.prefixItems ? /[,;]/ : ';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => scalar(items, each))
}

function scalar({ type }: Shape, typed: string): unknown {
  if (type === 'number' || type === 'integer') {
    const figure = Number(typed.replace(/[$,]/g, ''))
    return Number.isNaN(figure) || typed === '' ? typed : figure
  }
  if (type === 'boolean' && /^(y(es)?|true)$/i.test(typed)) return true
  return type === 'boolean' && /^(no?|false)$/i.test(typed) ? false : typed
}

/** The words that a field may have: a choice’s, or names of other entries. */
export function choicesOf(shape: Shape): string[] {
  const named: unknown = shape['names']
  const words: unknown = Array.isArray(named) ? named : shape.enum
  return Array.isArray(words) ? words.filter((each) => typeof each === 'string') : []
}

/** The field that tells the branches of a union apart. */
const discriminatorOf = (branches: readonly Shape[]): string | undefined =>
  Object.keys(branches[0]?.properties ?? {}).find((key) =>
    branches.every((branch) => property(branch, key)?.const !== undefined),
  )

const isShape = (shape: unknown): shape is Shape => typeof shape === 'object' && shape !== null

const property = (shape: Shape, key: string): Shape | undefined => {
  const own = shape.properties?.[key]
  return isShape(own) ? own : undefined
}

export const itemShape = ({ items, prefixItems }: Shape): Shape | undefined => {
  const own = prefixItems?.[0] ?? (Array.isArray(items) ? items[0] : items)
  return isShape(own) ? own : undefined
}

/**
 * Returns the field that a file without any required one is begun with: its longest text.
 * @param shape of the whole file
 */
export function longestText(shape: Shape): string | undefined {
  const texts = Object.entries(shape.properties ?? {}).flatMap(([key, own]) =>
    isShape(own) && own.type === 'string' && own.maxLength !== undefined
      ? [{ key, length: own.maxLength }]
      : [],
  )
  return texts.sort((a, b) => b.length - a.length)[0]?.key
}

/** The shape at a path of data; undefined where there is no such field. */
export const fieldShape = (shape: Shape, path: Path, data: unknown): Shape | undefined =>
  shapeAt(shape, path, data)
