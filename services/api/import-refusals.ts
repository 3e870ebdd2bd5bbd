import { normalizeEmail } from './contract/email-address.ts'
import type { RefusalOf } from './contract/import-row.ts'
import type { Eraser } from './erasure/eraser.ts'
import { confirmationBounced } from './leads/emails/confirmation-bounce.ts'
import type { Store } from './store.ts'
import { isRejected } from './subscribers/subscriber-collection.ts'

/**
 * Reads whom no import may bring back: addresses that have unsubscribed, were erased on request (as long as erasures are
 * remembered), or to which the mail server has refused an email.
 */
export async function readRefusals(
  { subscribers, leads }: Pick<Store, 'subscribers' | 'leads'>,
  eraser: Pick<Eraser, 'erasedAddresses'>,
): Promise<RefusalOf> {
  const [left, bounced] = [new Set<string>(), new Set<string>()]
  const list = await subscribers.scan({ words: [] })
  for await (const batch of list.batches)
    for (const one of batch) {
      if (one.leftAt !== undefined) left.add(one.email.toLowerCase())
      if (isRejected(one)) bounced.add(one.email.toLowerCase())
    }
  const all = await leads.scan({ words: [], sort: 'received', order: 'desc' })
  for await (const batch of all.batches)
    for (const lead of batch) if (confirmationBounced(lead)) bounced.add(lead.email.toLowerCase())
  const wasErased = await eraser.erasedAddresses()
  return (email) => {
    // A cell may be no valid address, and still be that of somebody in other characters.
    const address = normalizeEmail(email).toLowerCase()
    if (address === '') return undefined
    if (left.has(address)) return 'unsubscribed'
    if (wasErased(address)) return 'erased'
    return bounced.has(address) ? 'bounced' : undefined
  }
}
