import type { Signer } from './signer.ts'

/** How long the link works: longer than an estimate takes, shorter than a forgotten inbox lives. */
const linkDays = 60
const dayMs = 24 * 60 * 60 * 1000

/** What a request link hangs on. */
export interface Holder {
  id: string
  email: string
  /** ISO 8601. */
  receivedAt: string
}

/**
 * The token of the link by which whoever sent a request gets back to it. It is bound to the mail
 * address: once that is corrected, a link that went to a stranger's inbox shows nothing any more.
 */
export function tokenFor({ id, email, receivedAt }: Holder, links: Signer): string {
  const until = new Date(Date.parse(receivedAt) + linkDays * dayMs)
  return links.sign(id, { ...termsOf(email), until })
}

/** Whether a token opens this request now. */
export const opens = (token: string, { id, email }: Holder, links: Signer, now: Date): boolean =>
  links.read(token, { ...termsOf(email), now }) === id

const termsOf = (email: string) =>
  ({ purpose: 'open request', bound: email.toLowerCase() }) as const
