import type { Opened } from '../storage/engine.ts'
import { inboundMailRepository, inboundMails } from './inbound-mail.ts'
import { mailboxStateRepository, mailboxStates } from './mailbox-state.ts'
import { startMailboxWorker } from './mailbox-worker.ts'
import { adminInboxRoutes } from './routes/inbox.ts'

const collections = { 'inbound-mail': inboundMails, mailbox: mailboxStates }

/** Emails that come in: from the mailbox to the lead, or to the inbox. */
export const mailboxFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    inboundMail: inboundMailRepository(opened['inbound-mail']),
    mailboxState: mailboxStateRepository(opened.mailbox),
  }),
  routes: [{ tag: 'Staff', add: adminInboxRoutes }],
  startWork: startMailboxWorker,
} as const
