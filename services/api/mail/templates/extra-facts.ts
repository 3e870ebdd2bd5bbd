import { fieldWords } from '../../contract/field-words.ts'
import type { Lead } from '../../records/lead.ts'

/** What a form said besides its own fields, in words; nothing that the letter has `said` already. */
export const extraFacts = ({ extra }: Pick<Lead, 'extra'>, said: readonly (string | undefined)[]) =>
  Object.entries(extra)
    .filter(([, value]) => !said.includes(value))
    .map(([name, value]) => [fieldWords(name), value] as const)
