import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createReplyAddresses } from '../../services/api/mailbox/reply-address.ts'
import type { Store } from '../../services/api/store.ts'
import { createImapMailbox } from '../../services/api/testing/imap-server.ts'
import { listen } from '../../services/api/testing/listen.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { startService, stop, writeSmallSite } from './service.ts'

const secret = 'a secret of at least thirty-two characters'
const replyTo = 'replies+{token}@highpine.example'
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64')

const email = (to: string, text: string, hasPlan: boolean) =>
  [
    'From: Ann Ridge <ann@example.org>',
    `To: ${to}`,
    'Subject: The roof',
    `Message-ID: <${randomUUID()}@mail.example.org>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
    ...(hasPlan
      ? [
          `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n`,
        ]
      : []),
    '--b--\r\n',
  ].join('\r\n')

interface Kills {
  folder: string
  /** How often the process is killed. */
  times: number
  environment?: NodeJS.ProcessEnv
  /** Opens the store while no service has it. */
  openStore: () => Promise<Store>
}

/** Every fifth email is a stranger's. */
const isOnLead = (n: number): boolean => n % 5 < 4
/** Every sixth has a file, as long as a lead can have one more. */
const hasPlan = (n: number): boolean => n % 6 === 0 && n < 480

/**
 * Kills the service while it reads the mailbox, at a random moment after each email, and restarts it.
 * @returns what was sent, and what is stored in the end
 */
export async function killWhileReading({ folder, times, environment = {}, openStore }: Kills) {
  const mailbox = createImapMailbox()
  const port = await listen(mailbox.server)
  await writeSmallSite(folder)
  const settings = {
    ...environment,
    SESSION_SECRET: secret,
    IMAP_URL: `imap://reader:secret@127.0.0.1:${port}/INBOX`,
    IMAP_REPLY_TO: replyTo,
    PUBLIC_ORIGIN: 'http://www.highpine.example',
  }
  const headers = { origin: settings.PUBLIC_ORIGIN }
  const withStore = async <T>(use: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore()
    try {
      return await use(store)
    } finally {
      await store.close()
    }
  }
  /** No other process goes on before the lease of a killed one has ended. @returns how far the killed one has come */
  const endLease = () =>
    withStore(async ({ mailboxState }) => {
      const { lease, lastUid = 0 } = (await mailboxState.read()) ?? {}
      const holder = lease?.holder ?? ''
      await mailboxState.update(holder, { lease: { holder, until: new Date(0).toISOString() } })
      return lastUid
    })
  const opened = () => mailbox.commands.filter((name) => name === 'EXAMINE').length
  /** Starts the service and waits until it has opened the mailbox. */
  const start = async () => {
    const before = opened()
    const running = await startService(folder, settings)
    await expect.poll(opened, { interval: 5 }).toBeGreaterThan(before)
    return running
  }
  try {
    const first = await start()
    const leads: string[] = []
    for (const name of ['Ann Ridge', 'Bea Ridge', 'Cal Ridge', 'Dee Ridge']) {
      const form = { name, email: `${name.slice(0, 3).toLowerCase()}@example.com` }
      const answer = await sendContact(first.origin, form, headers)
      leads.push(((await answer.json()) as { reference: string }).reference)
    }
    const at = createReplyAddresses(replyTo, secret)
    await expect.poll(() => mailbox.commands.includes('SEARCH')).toBe(true)
    await stop(first, 'SIGKILL')
    await endLease()
    const sent: string[] = []
    let kills = 0
    let inTheMiddle = 0
    for (let round = 0; round < times; round += 1) {
      const put = () => {
        const text = `email ${sent.length}`
        const lead = isOnLead(sent.length) ? leads[sent.length % 5] : undefined
        const to = lead === undefined ? 'office@highpine.example' : at.of(lead)
        mailbox.put(email(to, text, hasPlan(sent.length)))
        sent.push(text)
      }
      put()
      put()
      const before = mailbox.reads()
      const running = await start()
      // While it looks for emails, or while it stores one and puts it on its lead.
      if (round % 4 > 0) await expect.poll(mailbox.reads, { interval: 1 }).toBeGreaterThan(before)
      // The shorter ones end it within the first email, the longer ones within a later one.
      await new Promise((later) => setTimeout(later, Math.random() * (round % 2 === 0 ? 60 : 400)))
      await stop(running, 'SIGKILL')
      kills += 1
      if ((await endLease()) < mailbox.lastRead()) inTheMiddle += 1
    }
    const last = await start()
    await expect.poll(mailbox.lastRead, { timeout: 600_000 }).toBe(sent.length)
    await new Promise((later) => setTimeout(later, 3_000))
    await stop(last, 'SIGTERM')
    return await withStore(async (store) => {
      const found: string[] = []
      let files = 0
      for (const id of leads) {
        const lead = await store.leads.one(id)
        for (const { text, files: own = [] } of lead?.messages ?? []) {
          found.push(text)
          for (const file of own) {
            expect(lead?.attachments?.map((one) => one.id)).toContain(file)
            const bytes = await store.attachments.read(id, file)
            expect(bytes).toBeDefined()
            bytes?.destroy()
            files += 1
          }
        }
      }
      const { mails, total } = await store.inboundMail.inbox(0, 1_000)
      expect(mails).toHaveLength(total)
      for (const { id, attachments = [] } of mails)
        for (const file of attachments) {
          const bytes = await store.attachments.read(id, file.id)
          expect(bytes).toBeDefined()
          bytes?.destroy()
          files += 1
        }
      const inInbox = new Set(mails.map(({ id }) => id))
      const owners = await store.attachments.owners()
      console.log(
        `${kills} kills while the mailbox was read, ${inTheMiddle} of them between reading an email and noting that it is stored; ${sent.length} emails`,
      )
      return {
        sent,
        found: [...found, ...mails.map(({ text }) => text)],
        files,
        inInbox: total,
        /** Files of emails that are on a lead already. */
        leftFiles: owners.filter((owner) => owner.startsWith('mail-') && !inInbox.has(owner))
          .length,
      }
    })
  } finally {
    mailbox.dropAll()
    mailbox.server.close()
  }
}

const byNumber = (one: string, other: string) =>
  Number(one.split(' ')[1]) - Number(other.split(' ')[1])

/** Checks that each email is in one place exactly once. */
export function expectOnce({
  sent,
  found,
  files,
  inInbox,
  leftFiles,
}: Awaited<ReturnType<typeof killWhileReading>>): void {
  expect(found.toSorted(byNumber)).toEqual(sent)
  expect(inInbox).toBe(sent.filter((_, n) => !isOnLead(n)).length)
  expect(files).toBe(sent.filter((_, n) => hasPlan(n)).length)
  expect(leftFiles).toBe(0)
}
