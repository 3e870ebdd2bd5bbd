import type { Message, MessagePart } from '../schema/message.ts'
import { localeOf } from './languages.ts'

/** The dotted keys of a group's messages: `phone.short`. */
type Keys<Group> = {
  [Key in keyof Group & string]: Group[Key] extends Message<string>
    ? Key
    : `${Key}.${Keys<Group[Key]>}`
}[keyof Group & string]

type At<Group, Key extends string> = Key extends keyof Group
  ? Group[Key]
  : Key extends `${infer First}.${infer Rest}`
    ? First extends keyof Group
      ? At<Group[First], Rest>
      : never
    : never

type NamesOf<Found> = Found extends Message<infer Name> ? Name : never

/** The values of a message's placeholders; none where it has none. */
type Values<Group, Key extends string, Value> = [NamesOf<At<Group, Key>>] extends [never]
  ? []
  : [values: Readonly<Record<NamesOf<At<Group, Key>>, Value>>]

/** Returns messages of one group of content/words, by their keys. */
export interface Translator<Group> {
  <Key extends Keys<Group>>(key: Key, ...values: Values<Group, Key, string | number>): string
  /** Like the function, for values such as React elements: returns texts and values in their order. */
  parts<Key extends Keys<Group>, Value>(
    key: Key,
    ...values: Values<Group, Key, Value>
  ): (string | Value)[]
}

/**
 * Returns a function that formats the messages of a group in its language.
 * @throws Error the group does not have the key: it was not declared for this island
 */
export function createTranslator<Group extends object>(
  group: Group,
  language: string,
): Translator<Group> {
  const parts = (key: string, values: Readonly<Record<string, unknown>> = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], group)
    if (found === undefined) throw new Error(`There is no message “${key}” here.`)
    return typeof found === 'string'
      ? [found]
      : formatted(found as readonly MessagePart[], values, language)
  }
  const translate = (key: string, values?: Readonly<Record<string, unknown>>) =>
    parts(key, values)
      .map((part) =>
        typeof part === 'number' ? part.toLocaleString(localeOf(language)) : String(part),
      )
      .join('')
  return Object.assign(translate, { parts }) as Translator<Group>
}

const translators = new WeakMap<object, unknown>()

/**
 * Returns the translator of a group, the same one each time.
 * @param words the groups that there are here
 * @throws Error it is not among them
 */
export function translatorOf<Words extends object, Name extends keyof Words & string>(
  words: Partial<Words> | undefined,
  name: Name,
  language: string,
): Translator<Words[Name]> {
  const group = words?.[name] as (Words[Name] & object) | undefined
  if (!group) throw new Error(`The words of “${name}” are not here: declare the group.`)
  const translator = translators.get(group) ?? createTranslator(group, language)
  translators.set(group, translator)
  return translator as Translator<Words[Name]>
}

/** Returns a message with the values of its placeholders. An empty value selects `none`. */
export const formatMessage = (
  message: Message<string>,
  values: Readonly<Record<string, string>>,
  language: string,
): string => (typeof message === 'string' ? message : formatted(message, values, language).join(''))

function formatted(
  parts: readonly MessagePart[],
  values: Readonly<Record<string, unknown>>,
  language: string,
): unknown[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part]
    const [name, options, kind] = part
    const value = values[name]
    if (!options) return [value]
    // A value that somebody typed may be the name of a method of every object.
    const optionOf = (each: string) => (Object.hasOwn(options, each) ? options[each] : undefined)
    const exact = kind === 'plural' ? optionOf(`=${String(value)}`) : undefined
    const category =
      kind === 'plural'
        ? new Intl.PluralRules(language).select(Number(value))
        : String(value) || 'none'
    return formatted(exact ?? optionOf(category) ?? optionOf('other') ?? [], values, language)
  })
}
