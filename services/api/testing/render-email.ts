import type { Language } from '../contract/language.ts'
import type { EmailContext } from '../email/email.ts'
import { sampleEmails } from '../email/email-preview.ts'
import { renderDueEmail } from '../email/render-due-email.ts'
import { emails } from '../features.ts'
import type { DueRow } from '../outbox/outbox.ts'

/** Renders a due email, at the time when it is due. */
export const renderEmail = (due: DueRow, context: EmailContext) =>
  renderDueEmail(due, emails, context, new Date(due.row.nextAttemptAt))

/** Returns a due email for each sample of every kind. */
export const samples = (language: Language) => sampleEmails(language, emails)

/** Returns the first sample of a kind. */
export function sample(kind: string, language: Language = 'en'): DueRow {
  const found = samples(language).find(({ id }) => id.startsWith(`${kind}-`))
  if (!found) throw new Error(`There is no sample of ${kind}.`)
  return found.due
}
