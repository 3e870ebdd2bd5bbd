import { attachmentLimits } from '../../contract/limits.ts'
import type { Attachment } from '../../attachments/contract.ts'
import { foldText } from '../../contract/fold-text.ts'
import { mailFailed } from '../../email/mail-failed.ts'
import { isSameAddress } from '../../storage/personal-records.ts'
import type { Decision } from '../../storage/query.ts'
import { leadReplied } from '../emails/replied.ts'
import { isProbe, type Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { reviseLead } from '../lead-update-event.ts'
import { byTime, maxMessages, type Message } from './answer.ts'

/** An email that came in and belongs to a lead. */
export interface IncomingMessage {
  id: string
  receivedAt: string
  name: string
  email: string
  to: string
  subject: string
  text: string
  quoted?: string | undefined
  messageId?: string | undefined
  automatic?: boolean | undefined
  /** One of our own addresses sent it. */
  own?: boolean | undefined
  left?: string[] | undefined
  attachments?: Attachment[] | undefined
}

interface IncomingContext {
  at: Date
  /** Who is told of a reply to a lead: the assignee or, without one, the office. */
  recipients: readonly string[]
  /** The ids of the email's files that are stored with the lead. */
  copied: readonly string[]
}

/** `again`: a file was removed meanwhile, so there is room for one that is not copied yet. */
export type AddedToLead = 'added' | 'again' | 'gone' | 'full' | { mergedInto: string }

/** Returns the ids of an email's files that a lead has room for or, once the email is on it, has. */
export function filesFor(
  lead: Lead | undefined,
  mail: Pick<IncomingMessage, 'id' | 'attachments'>,
): readonly string[] {
  if (!lead || lead.erasedAt !== undefined) return []
  const { messages = [] } = lead
  const known = messages.find(({ id }) => id === mail.id)
  if (known) return known.files ?? []
  if (lead.mergedInto !== undefined || messages.length >= maxMessages) return []
  return (mail.attachments ?? []).slice(0, roomOn(lead)).map(({ id }) => id)
}

const roomOn = ({ attachments = [] }: Pick<Lead, 'attachments'>): number =>
  Math.max(0, attachmentLimits.files - attachments.length)

/**
 * Decides what an email does to a lead (S9.147): it becomes a message with its files, and whoever has the lead is told. What a
 * program or one of us sent is shown and does nothing else. The response clock is not touched: only an answer to the
 * person stops it. The same email is added once.
 */
export function decideIncoming(
  lead: Lead | undefined,
  mail: IncomingMessage,
  { at, recipients, copied }: IncomingContext,
): Decision<Lead, AddedToLead> {
  if (!lead || lead.erasedAt !== undefined) return { answer: 'gone' }
  const { messages = [], attachments = [] } = lead
  if (messages.some(({ id }) => id === mail.id)) return { answer: 'added' }
  if (lead.mergedInto !== undefined) return { answer: { mergedInto: lead.mergedInto } }
  if (messages.length >= maxMessages) return { answer: 'full' }
  const sent = mail.attachments ?? []
  if (sent.slice(0, roomOn(lead)).some(({ id }) => !copied.includes(id))) return { answer: 'again' }
  const taken = sent.filter(({ id }) => copied.includes(id)).slice(0, roomOn(lead))
  const left = [
    ...(mail.left ?? []),
    ...sent
      .filter((one) => !taken.includes(one))
      .map(({ name }) => `${name}: the lead has ${attachmentLimits.files} files`),
  ]
  const isPerson = !mail.automatic && !mail.own
  const message: Message = {
    ...{ id: mail.id, at: mail.receivedAt, direction: 'in', by: mail.name, from: mail.email },
    ...{ to: mail.to, subject: mail.subject, text: mail.text },
    ...(mail.quoted !== undefined && { quoted: mail.quoted }),
    ...(taken.length > 0 && { files: taken.map(({ id }) => id) }),
    ...(left.length > 0 && { left }),
    ...(mail.messageId !== undefined && { messageId: mail.messageId }),
    ...(mail.automatic && { automatic: true }),
  }
  const fields = {
    messages: [...messages, message].sort(byTime),
    ...(taken.length > 0 && { attachments: [...attachments, ...taken] }),
    ...(isPerson &&
      !isProbe(lead) && {
        mail: [
          ...lead.mail,
          ...recipients.map((to) => leadReplied.row(to, at, { about: `reply ${mail.id}` })),
        ],
      }),
  }
  const entries = isPerson ? [{ change: 'Wrote an email' }] : []
  const change = reviseLead(lead, fields, entries, { at, by: { prospect: 'wrote' } })
  return { change, answer: 'added' }
}

/** Marks an email of a lead as undeliverable, and tells the office. An email that was sent again since stays. */
export function decideBounce(
  lead: Lead | undefined,
  { row: id, fault }: { row: string; fault: string },
  { at, office }: { at: Date; office: readonly string[] },
): Decision<Lead, boolean> {
  const row = lead?.mail.find((one) => one.id === id)
  if (!lead || !row) return { answer: false }
  // Its fault names the address.
  if (lead.erasedAt !== undefined) return { answer: true }
  if (row.state !== 'sent') return { answer: true }
  const mail = [
    ...lead.mail.map((one) =>
      one.id === id ? { ...one, state: 'failed' as const, lastFault: fault } : one,
    ),
    ...office.map((to) => mailFailed.row(to, at, { about: id })),
  ]
  return { change: { ...lead, mail, version: lead.version + 1 }, answer: true }
}

/** The statuses of leads to which an email belongs that only its sender's address names. */
const openTo: ReadonlySet<Lead['status']> = new Set(['new', 'contacted', 'quoted', 'won'])

/** Returns the leads with this address that are listed, neither lost nor spam. */
export async function openLeadsOf(
  address: string,
  leads: Pick<LeadRepository, 'search'>,
): Promise<string[]> {
  if (address === '') return []
  const search = { words: [foldText(address)], sort: 'received', order: 'desc' } as const
  const found = await leads.search(search, 0, 50)
  return found.leads
    .filter(({ email, status }) => isSameAddress(email, address) && openTo.has(status))
    .map(({ id }) => id)
}
