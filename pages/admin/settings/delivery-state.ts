import type { Delivery } from '../../../services/api/contract/webhook.ts'
import { timeInWords } from '../contacts/time.ts'

/** How a message went, in words. */
export function deliveryState({
  state,
  attempts,
  sentAt,
  nextAttemptAt,
  fault,
  note,
}: Delivery): string {
  const times = attempts === 1 ? 'once' : `${attempts} times`
  if (state === 'sent') return sentAt === undefined ? 'taken' : `taken ${timeInWords(sentAt)}`
  if (state === 'dropped') return `not sent: ${note ?? 'nobody needs it'}`
  if (state === 'failed') return `given up after ${times}: ${fault ?? 'nothing that we know of'}`
  if (attempts === 0) return 'waits to be sent'
  const next = nextAttemptAt === undefined ? 'soon' : timeInWords(nextAttemptAt)
  return `tried ${times}, again ${next}: ${fault ?? 'nothing that we know of'}`
}
