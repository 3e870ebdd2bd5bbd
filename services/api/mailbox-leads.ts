import type { Config } from './config.ts'
import { emailAddresses } from './config.ts'
import { emailOf } from './email/define-email.ts'
import { emails } from './features.ts'
import {
  decideBounce,
  decideIncoming,
  filesFor,
  openLeadsOf,
} from './leads/conversation/incoming.ts'
import { createReplyAddresses, type ReplyAddresses } from './mailbox/reply-address.ts'
import { imapMailbox, mailboxNamed } from './mailbox/mailbox-client.ts'
import type { LeadDirectory } from './mailbox/place-mail.ts'
import type { LeadActions } from './mailbox/receive-mail.ts'
import { createNotificationRecipients } from './operations/notifications.ts'
import type { SiteFile } from './site/contract.ts'
import type { Store } from './store.ts'

/** Returns the addresses at which replies come in; undefined: no mailbox is read. */
export const replyAddressesOf = (
  { imap }: Pick<Config, 'imap'>,
  sessionSecret: string,
): ReplyAddresses | undefined => imap && createReplyAddresses(imap.replyTo, sessionSecret)

/** Returns what the mailbox's worker needs of the settings. */
export const mailboxSettings = (
  { url, replyTo, authenticationServer }: NonNullable<Config['imap']>,
  sessionSecret: string,
) => {
  const { host, user, folder } = mailboxNamed(url)
  return {
    open: imapMailbox(url),
    mailbox: JSON.stringify([host, user, folder]),
    authenticationServer,
    replies: createReplyAddresses(replyTo, sessionSecret),
  }
}

interface ConnectingDeps {
  store: Pick<Store, 'leads' | 'mail' | 'people' | 'settings'>
  config: Pick<Config, 'mailFrom' | 'officeAddress'>
  site: () => SiteFile
  now: () => Date
}

/** Returns what the mailbox asks of leads and does to them: features know nothing of each other. */
export function connectMailbox({ store, config, site, now }: ConnectingDeps): {
  leadDirectory: LeadDirectory
  leadActions: LeadActions
  ownAddresses: () => Promise<string[]>
} {
  const { leads, mail, people, settings } = store
  const addresses = () => emailAddresses(config, site())
  const recipients = createNotificationRecipients(settings, () => addresses().officeAddress)
  /** Returns the lead of an email in the outbox. */
  const rowOf = async (row: string) => {
    const where = { id: { is: row } }
    const [found] = await mail.find({ queue: 'emails', where, sort: 'next_attempt_at', take: 1 })
    return found
  }
  return {
    leadDirectory: {
      leadOfEmail: async (id) => {
        const found = await rowOf(id)
        if (found?.collection !== 'leads' || emailOf(found.row, emails).to !== 'prospect')
          return undefined
        return found.recordId
      },
      addressOf: async (id) => {
        const lead = await leads.one(id)
        return lead && lead.erasedAt === undefined ? lead.email : undefined
      },
      openLeadsOf: (address) => openLeadsOf(address, leads),
    },
    leadActions: {
      filesFor: async (id, message) => filesFor(await leads.one(id), message),
      addMessage: async (id, message, copied) => {
        const lead = await leads.one(id)
        const assignee = (await people.listMembers()).find((one) => one.id === lead?.assignee)
        const told = assignee ? [assignee.email] : await recipients.requests()
        const context = { at: now(), recipients: told, copied }
        return leads.transact(id, (found) => decideIncoming(found, message, context))
      },
      markBounced: async (row, fault) => {
        const found = await rowOf(row)
        if (!found) return false
        if (found.collection !== 'leads') {
          const where = { id: { is: row }, state: { is: 'sent' } }
          await mail.change({ queue: 'emails', where }, (one) => ({
            ...one,
            state: 'failed',
            lastFault: fault,
          }))
          return true
        }
        // A notice about an email that failed is no reason for another one.
        const { onFailure } = emailOf(found.row, emails)
        const office = onFailure === 'tell the office' ? await recipients.failures() : []
        return leads.transact(found.recordId, (lead) =>
          decideBounce(lead, { row, fault }, { at: now(), office }),
        )
      },
    },
    ownAddresses: async () => {
      const { mailFrom, officeAddress } = addresses()
      const staff = (await people.listMembers()).map(({ email }) => email)
      const told = [...(await recipients.requests()), ...(await recipients.failures())]
      return [mailFrom, officeAddress, ...told, ...staff]
    },
  }
}
