import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { firstName } from '../../../../services/api/contract/first-name.ts'
import { inLanguage } from '../../../../services/content/model/languages.ts'
import { fill } from '../../../../services/content/model/location/placeholders.ts'
import type { Reply } from '../../../../services/content/model/site.ts'

export type ReplyRecipient = Pick<LeadView, 'name' | 'reference' | 'language'>

/** Returns a reply template filled in for a lead, in its language. @param staff the writer's name */
export function filledReply(
  { words }: Pick<Reply, 'words'>,
  { name, reference, language }: ReplyRecipient,
  staff: string,
): { subject: string; body: string } {
  const greeted = firstName(name, language)
  const facts = { name, firstName: greeted ?? '', reference, staff }
  const filled = (text: string) => fill(greeted === undefined ? withoutName(text) : text, facts)
  const { subject, body } = inLanguage(words, language)
  return { subject: filled(subject), body: filled(body) }
}

/**
 * Leaves out a first name that isn't known, with the space or comma before it: `Hi {firstName},` is `Hi,`, and
 * `Hola, {firstName}:` is `Hola:`.
 */
const withoutName = (text: string): string =>
  text
    .replaceAll(/^\{firstName\},? *(.)/gmu, (_, next: string) => next.toUpperCase())
    .replaceAll(/,? ?\{firstName\}/g, '')
