import type { InboxReason } from './contract.ts'
import type { ParsedMail } from './parse-mail.ts'
import type { ReplyAddresses } from './reply-address.ts'
import { isVerifiedSender } from './verified-sender.ts'

/** What the mailbox asks of the leads, which are another feature. */
export interface LeadDirectory {
  /** Returns the lead of an email that we sent to a customer, by its row in the outbox. */
  leadOfEmail(row: string): Promise<string | undefined>
  /** Returns the address of a lead; undefined: there is no such lead, or it was erased. */
  addressOf(lead: string): Promise<string | undefined>
  /** Returns the open leads with this address. */
  openLeadsOf(address: string): Promise<readonly string[]>
}

export interface PlacingContext {
  leadDirectory: LeadDirectory
  replies: ReplyAddresses
  /** The name under which our mail server writes Authentication-Results; undefined: no sender is verified. */
  authenticationServer: string | undefined
}

/** Where an email belongs. */
export type Place =
  | { lead: string }
  /** `guess`: the lead that it may belong to. */
  | { why: InboxReason; guess?: string }

const uuid = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@/i
/** References in a subject; the prefix may be one of an earlier name of the firm. */
const references = /\b[A-Z]{2,4}-[2-9A-Z]{6}\b/g

/**
 * Decides where an email belongs (S9.146): by the token in the address or by a Message-ID of ours, which nobody can guess. The
 * reference and the sender's address are no proof, since anyone can write both: they count only together with the
 * word of our own mail server.
 */
export async function placeMail(mail: ParsedMail, context: PlacingContext): Promise<Place> {
  const { leadDirectory: leads, replies, authenticationServer } = context
  const byToken = replies.leadOf(mail.recipients)
  if (byToken !== undefined) return { lead: byToken }
  for (const id of mail.answers.slice(0, 50)) {
    const row = uuid.exec(id)?.[1]
    const lead = row === undefined ? undefined : await leads.leadOfEmail(row.toLowerCase())
    if (lead !== undefined) return { lead }
  }
  const { address } = mail.from
  const isVerified =
    mail.hasOneSender && isVerifiedSender(mail.authentication, authenticationServer, address)
  for (const lead of new Set(mail.subject.toUpperCase().match(references)?.slice(0, 5))) {
    const known = await leads.addressOf(lead)
    if (known === undefined) continue
    if (known.toLowerCase() !== address.toLowerCase())
      return { why: 'another address', guess: lead }
    return isVerified ? { lead } : { why: 'not verified', guess: lead }
  }
  const [lead, ...others] = await leads.openLeadsOf(address)
  if (lead === undefined) return { why: 'no match' }
  if (others.length > 0) return { why: 'several leads', guess: lead }
  return isVerified ? { lead } : { why: 'not verified', guess: lead }
}
