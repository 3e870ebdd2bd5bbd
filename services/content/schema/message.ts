import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { z } from 'zod'

/** The text of one plural or select option, by its name: `one`, `other`, `=0`. */
interface Options {
  readonly [option: string]: MessagePart[]
}

/** A text; a placeholder; or the options of a plural (`#`) or of a select, by a value. */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, options: Options, kind: 'plural' | 'select']

declare const placeholders: unique symbol

/**
 * A message of content/words, compiled: a string if it has no placeholders.
 * `Name` are the placeholders that it may use.
 */
export type Message<Name extends string = never> = (string | readonly MessagePart[]) & {
  readonly [placeholders]?: Name
}

/**
 * A message in ICU syntax: `{count, plural, one {# photo} other {# photos}}`.
 * @param names the placeholders that it may use, and no others
 */
export const message = <Name extends string = never>(...names: Name[]) =>
  z
    .string()
    .trim()
    .max(1000)
    .meta({ example: exampleWith(names) })
    .transform((text, context): Message<Name> => {
      const { compiled: made, unknown, reason } = compileMessage(text, names)
      if (made !== undefined) return made
      const error = unknown === undefined ? reason : `${reason}${alternatives(names)}`
      context.addIssue({ code: 'custom', message: error, input: text })
      return z.NEVER
    })

/**
 * Compiles a message, or says what is wrong with it.
 * @param names the placeholders that it may use
 * @returns `unknown`: the placeholder that is none of them
 */
export function compileMessage<Name extends string>(
  text: string,
  names: readonly Name[],
):
  | { compiled: Message<Name>; unknown?: undefined; reason?: undefined }
  | { compiled?: undefined; unknown?: string; reason: string } {
  try {
    const elements = parse(text, { ignoreTag: true, requiresOtherClause: true })
    const unknown = placeholdersIn(elements).find((used) => !names.some((one) => one === used))
    if (unknown !== undefined)
      return { unknown, reason: `uses {${unknown}}, which has no meaning here` }
    const [first, ...others] = compiled(elements)
    return {
      compiled: typeof first === 'string' && others.length === 0 ? first : compiled(elements),
    }
  } catch (error) {
    return { reason: `can’t be read as a message: ${error instanceof Error ? error.message : ''}` }
  }
}

/** A line that an author could write. */
const exampleWith = (names: readonly string[]) =>
  names.length === 0
    ? 'A sentence.'
    : `A sentence with ${names.map((name) => `{${name}}`).join(' and ')}.`

const alternatives = (names: readonly string[]) =>
  names.length === 0 ? '' : `; it may use ${names.map((name) => `{${name}}`).join(', ')}`

function placeholdersIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => placeholdersIn(value)),
      ]
    return [element.value]
  })
}

/** @param counted the value that `#` stands for */
function compiled(elements: readonly MessageFormatElement[], counted = ''): MessagePart[] {
  return elements.map((element): MessagePart => {
    if (element.type === TYPE.literal) return element.value
    if (element.type === TYPE.pound) return [counted]
    if (element.type === TYPE.argument) return [element.value]
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const isPlural = element.type === TYPE.plural
      const options = Object.entries(element.options).map(([name, { value }]) => [
        name,
        compiled(value, isPlural ? element.value : counted),
      ])
      return [element.value, Object.fromEntries(options) as Options, isPlural ? 'plural' : 'select']
    }
    throw new Error('numbers, dates and times are formatted before; use {name}')
  })
}

/** Whether the texts of a content file are messages, which know their own placeholders. */
export const hasMessages = (file: string): boolean => /^content\/(words|emails)\//.test(file)
