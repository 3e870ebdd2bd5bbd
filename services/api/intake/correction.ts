import type { Lead } from '../records/lead.ts'

/** What a visitor can correct by sending the same form again. */
const correctable = [
  'name',
  'email',
  'phone',
  'serviceType',
  'services',
  'message',
  'extra',
] as const

/** Longer than anyone keeps an open form in front of them. */
const correctableForMs = 24 * 60 * 60 * 1000
const mostCorrections = 5

/**
 * The same form came again with other words. When it is the same visitor, soon after, and the
 * office has not begun: a correction, so that a mended phone number reaches the one lead instead
 * of an error. Undefined when it must not be one: then the sender is told.
 */
export function corrected(earlier: Lead, sent: Lead, now: Date): Lead | undefined {
  const sameVisitor =
    sameText(earlier.email, sent.email) || digits(earlier.phone) === digits(sent.phone)
  const soon = now.getTime() - Date.parse(earlier.receivedAt) < correctableForMs
  const untouched = earlier.status === 'new' && earlier.history.length < mostCorrections
  if (!sameVisitor || !soon || !untouched) return undefined
  const changes = correctable
    .filter((field) => JSON.stringify(earlier[field]) !== JSON.stringify(sent[field]))
    .map((field) => `${field} (was ${JSON.stringify(earlier[field])})`)
  const change = `Sent the form again and corrected: ${changes.join(', ')}`
  return {
    ...earlier,
    ...Object.fromEntries(correctable.map((field) => [field, sent[field]])),
    fingerprint: sent.fingerprint,
    version: earlier.version + 1,
    history: [
      ...earlier.history,
      { at: now.toISOString(), by: 'the visitor', change, version: earlier.version + 1 },
    ],
    mail: [...earlier.mail, ...lettersAgain(earlier, sent)],
  }
}

/** The office hears of every correction; the visitor again only at a new address. */
function lettersAgain(earlier: Lead, sent: Lead): Lead['mail'] {
  return sent.mail.filter(
    ({ letter }) =>
      letter === 'lead-to-office' ||
      (letter === 'lead-confirmation' && !sameText(earlier.email, sent.email)),
  )
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const digits = (phone: string) => phone.replaceAll(/\D/g, '')
