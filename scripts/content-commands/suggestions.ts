import { closestMatch } from '../../services/content/load/messages/suggest.ts'
import { itemShape, type Question } from './new-fields.ts'

/** What a field of a new file could have. */
export interface Suggestion {
  value: unknown
  /** Somebody has to write another one: it is from the schema, or the first of several. */
  isExample: boolean
}

interface NewFile {
  /** The name of the file: `first-snow`. */
  name: string
  /** `2026-11-29` */
  today: string
  /** The places that the others of the kind have in their list. */
  orders: readonly number[]
}

/** Returns what a field could have: what follows from the file's name and the day, or the example of the schema. */
export function suggest(question: Question, { name, today, orders }: NewFile): Suggestion {
  const { path, shape, choices, several } = question
  const key = path.at(-1)
  const example = exampleOf(question)
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const sure = (value: unknown): Suggestion => ({ value, isExample: false })
  // Of an entry in a file of the whole site, such as a notice, nothing follows from the name or the day.
  if (!several && choices.length === 0 && typeof path[0] !== 'number') {
    // The day on which somebody read a source is a fact, and nobody knows it here.
    if (key === 'checked') return { value: today, isExample: true }
    if (shape.format === 'date' || shape['moment'] === true)
      return sure(key === 'until' || key === 'expires' ? yearAfter(today) : today)
    if (key === 'order')
      return sure(
        [...Array(99).keys()].map((index) => index + 1).find((each) => !orders.includes(each)) ??
          99,
      )
    if (key === 'prefix') return sure(name)
    const isTitle = path.length <= 2 && ['title', 'headline', 'label', 'name'].includes(String(key))
    if (isTitle && title.length <= (shape.maxLength ?? Infinity)) return sure(title)
    // Two pages with one description compete in search results.
    const longer = `${title}. ${String(example)}`
    if (key === 'description' && longer.length <= (shape.maxLength ?? Infinity))
      return { value: longer, isExample: true }
  }
  if (choices.length > 0) {
    const named = choices.find((each) => each === name) ?? closestMatch(name, choices)
    const others = choices.filter((each) => each !== name)
    const picked = named !== undefined && path.at(-1) === 'image' ? named : others[0]
    const value = picked ?? choices[0]
    return { value: several ? [value] : value, isExample: choices.length > 1 }
  }
  return { value: example, isExample: !(Array.isArray(example) && example.length === 0) }
}

/** What a field of a translation could have: the day alone follows from anything but the words that somebody has to write. */
export const suggestInTranslation = (question: Question, file: NewFile): Suggestion =>
  question.shape.format === 'date' ? suggest(question, file) : { value: undefined, isExample: true }

/** The example of the schema; of a list as many as it needs. */
function exampleOf({ shape, several }: Question): unknown {
  const own: unknown = shape['example']
  if (own !== undefined) return own
  if (!several) {
    if (shape.type === 'number' || shape.type === 'integer') return Math.max(shape.minimum ?? 1, 1)
    return shape.type === 'boolean' ? false : undefined
  }
  const each: unknown = itemShape(shape)?.['example']
  if (shape.prefixItems) return shape.prefixItems.map(() => each ?? 0)
  return Array.from({ length: shape.minItems ?? 0 }, (_, index) =>
    index === 0 || typeof each !== 'string' ? each : `${each} (${index + 1})`,
  )
}

const yearAfter = (day: string): string =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
