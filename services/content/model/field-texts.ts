import type { Message } from '../schema/message.ts'
import type { Words } from '../schema/words/words.ts'

/** What visitors and prospects read of a field of the estimate form, in one language. */
export interface FieldTexts {
  label: string
  /** The label beside the answer. */
  short: string
  hint: string | undefined
  /** The empty option of a choice. Without one, the first option is preselected. */
  none: string | undefined
  /** How to fix an answer that does not fit; that of an email address depends on the address (`emailAddress`). */
  error: string | undefined
  /** The labels of the options of a choice by stored value. */
  options: Readonly<Record<string, string>>
}

interface FieldWords {
  label: Message
  short?: Message | undefined
  hint?: Message | undefined
  none?: Message
  error?: Message
  options?: Readonly<Record<string, Message>>
}

/** Returns the texts of a field, from the group `fields` of content/words in a language. */
export function fieldTexts(fields: Words['fields'], name: keyof Words['fields']): FieldTexts {
  const words: FieldWords = fields[name]
  const { label, short = label, hint, none, error, options = {} } = words
  return {
    label: plain(label),
    short: plain(short),
    hint: hint && plain(hint),
    none: none && plain(none),
    error: error && plain(error),
    options: Object.fromEntries(
      Object.entries(options).map(([value, option]) => [value, plain(option)]),
    ),
  }
}

/** A message without placeholders is a string. */
const plain = (message: Message): string => (typeof message === 'string' ? message : '')
