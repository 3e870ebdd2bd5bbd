import { z } from 'zod'
import type { FieldDraft } from '../lead/drafts.ts'

/** An answer that is being written. `key` stays the same until it is sent, so that it is sent once. */
const typedAnswer = z.object({
  key: z.string(),
  subject: z.string(),
  text: z.string(),
  files: z.array(z.string()),
})
export type TypedAnswer = z.infer<typeof typedAnswer>

/** Returns what was typed before, in this tab; undefined: nothing. */
export function readAnswer(draft: FieldDraft): TypedAnswer | undefined {
  const stored = draft.read()
  if (stored === undefined) return undefined
  try {
    return typedAnswer.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}

/** Returns the subject of an answer: that of the latest email with “Re:”, or the reference. */
export function subjectFor(latest: { subject: string } | undefined, reference: string): string {
  if (!latest || latest.subject === '') return reference
  return /^re:/i.test(latest.subject) ? latest.subject : `Re: ${latest.subject}`.slice(0, 200)
}

/**
 * Puts a template into an answer: in place of another template that nobody has changed, otherwise below what was
 * typed.
 */
export const withTemplate = (text: string, template: string, untouched: string): string =>
  text.trim() === '' || text === untouched ? template : `${text.trimEnd()}\n\n${template}`
