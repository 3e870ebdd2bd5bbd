import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, vi } from 'vitest'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { conversation } from '../leads/conversation-contract.ts'
import type { Lead } from '../leads/lead.ts'
import { inboxList } from '../mailbox/contract.ts'
import { startMailboxWorker } from '../mailbox/mailbox-worker.ts'
import { connectMailbox, mailboxSettings } from '../mailbox-leads.ts'
import { aLead } from './sample-lead.ts'
import { signInOwner, startTestApp, testSite } from './test-app.ts'

/** The lead whose confirmation was sent. */
export const repliedLead = 'HP-AAAAA2'
const secret = 'a secret of at least thirty-two characters'
const imap = {
  replyTo: 'replies+{token}@highpine.example',
  authenticationServer: 'mx.highpine.example',
}

export interface ReadingOptions {
  lead?: Partial<Lead>
  /** Whether the mailbox can't be opened at first. */
  isDown?: boolean
  /** The pause, in ms, after which the worker looks without a sign from the server. */
  look?: number
}

/** Starts an app with a lead whose confirmation was sent, and a worker that reads a mailbox often. @param url IMAP_URL */
export async function readMailbox(
  url: string,
  { lead = {}, isDown = false, look = 200 }: ReadingOptions = {},
) {
  const settings = { ...imap, url }
  const product = await startTestApp({
    config: { imap: settings },
    mail: { where: 'a test', leaves: true },
  })
  const { app, store, data, clock } = product
  const headers = await signInOwner(product)
  const confirmation = {
    ...{ id: randomUUID(), letter: 'lead-confirmation', to: 'ann@example.com', state: 'sent' },
    ...{ attempts: 1, nextAttemptAt: '2026-11-05T10:00:00.000Z' },
  } as const
  await store.bulk.add('leads', [{ ...aLead(repliedLead), mail: [confirmation], ...lead }])
  const files = await openAttachmentStore({
    folder: `${data}/attachments`,
    files: store.attachments,
    quota: 1_000_000_000,
  })
  const now = () => clock.now
  const begin = () => {
    const worker = startMailboxWorker({
      ...connectMailbox({
        store,
        config: { mailFrom: undefined, officeAddress: undefined },
        site: () => testSite,
        now,
      }),
      ...mailboxSettings(settings, secret),
      mails: store.inboundMail,
      states: store.mailboxState,
      files,
      mailFrom: () => 'office@highpine.example',
      now,
      log: pino({ level: 'silent' }),
      pauses: { round: 5, look, retry: 20 },
    })
    onTestFinished(worker.stop)
    return worker
  }
  const worker = begin()
  await waitFor(async () => {
    const state = await store.mailboxState.read()
    expect(isDown ? state?.failing?.reason !== undefined : (state?.uidValidity ?? '') !== '').toBe(
      true,
    )
  })
  const get = async (path: string): Promise<unknown> =>
    (await app.inject({ url: path, headers })).json()
  const conversationOf = async () =>
    conversation.parse(await get(`/api/admin/leads/${repliedLead}/conversation`))
  const messages = async () => (await conversationOf()).messages
  const inbox = async () => inboxList.parse(await get('/api/admin/inbox')).mails
  const { replyAddress: replyTo = '' } = await conversationOf()
  const post = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) })
  return {
    ...product,
    ...{ worker, begin, confirmation, messages, inbox, replyTo, post, headers, files },
  }
}

interface Sent {
  from?: string
  to?: string
  subject?: string
  headers?: string[]
  text?: string
  body?: string
}

/** An email as a mail program sends it; by default one of the lead’s person to the office. */
export const email = ({
  from = 'Ann Ridge <ann@example.com>',
  to = 'office@highpine.example',
  subject = 'A question',
  headers = [],
  text = 'Tuesday works.',
  body = `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
}: Sent = {}): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Thu, 05 Nov 2026 10:00:00 +0000',
    `Message-ID: <${randomUUID()}@mail.example.com>`,
    ...headers,
    'MIME-Version: 1.0',
    `${body}\r\n`,
  ].join('\r\n')

/** Our mail server says that an address is its sender’s. */
export const passed = (address = 'ann@example.com') =>
  `Authentication-Results: mx.highpine.example; dmarc=pass (p=reject) header.from=${address.split('@')[1]}; spf=fail`

export const waitFor = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })

/** Waits until so many are found. */
export const arrived = async (found: () => Promise<unknown[]>, count = 1) => {
  await waitFor(async () => expect(await found()).toHaveLength(count))
  return (await found()) as Record<string, string & string[]>[]
}
