import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openAttachmentStore } from '../attachments/attachment-store.ts'
import { attachmentLimits } from '../contract/limits.ts'
import { connectMailbox } from '../mailbox-leads.ts'
import type { Store } from '../store.ts'
import { aLead } from '../testing/sample-lead.ts'
import { testSite } from '../testing/test-app.ts'
import { createReplyAddresses } from './reply-address.ts'
import { fileMail, receiveMail, removeLeftFiles, type ReceivingDeps } from './receive-mail.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64')
export const replies = createReplyAddresses('replies+{token}@example.com', 'x'.repeat(32))
const now = () => new Date('2026-11-05T15:00:00.000Z')

/** An email with a plan, or several. */
export const emailWithPlan = (to: string, id: string, plans = 1) =>
  Buffer.from(
    `From: Zoe <zoe@example.org>\r\nTo: ${to}\r\nMessage-ID: <${id}@example.org>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nemail ${id}\r\n${plan.repeat(plans)}--b--\r\n`,
  )
const plan = `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n`

/** Emails to a lead, to one that has as many files as fit, and from a stranger. */
const kinds = ['lead', 'full', 'stranger'] as const

/** A photo of a lead. */
export const aPhoto = () => ({
  ...{ id: randomUUID(), name: 'north.jpg', kind: 'jpeg' as const, at: '2026-11-05T10:00:00.000Z' },
  ...{ bytes: 3, sha256: 'a'.repeat(64) },
})

/** The process ends. */
class Killed extends Error {}

/** Returns what receives emails into a store. @param folder that of files */
export async function receivingDeps(store: Store, folder: string): Promise<ReceivingDeps> {
  const files = await openAttachmentStore({
    folder,
    files: store.attachments,
    quota: 1_000_000_000,
  })
  return {
    ...connectMailbox({
      store,
      config: { mailFrom: undefined, officeAddress: undefined },
      site: () => testSite,
      now,
    }),
    ...{ mails: store.inboundMail, files, replies, authenticationServer: undefined, now },
    mailFrom: () => 'office@example.com',
  }
}

/**
 * Receives emails of which each is interrupted at another step, once before and once after what the step writes, as a
 * SIGKILL does, and received again. @returns how often it was interrupted
 */
export async function receiveInterrupted(store: Store, folder: string): Promise<number> {
  const deps = await receivingDeps(store, folder)
  let kills = 0
  for (const kind of kinds)
    for (const moment of ['before', 'after'] as const)
      for (let step = 1; ; step += 1) {
        // A lead of its own, which has room for the file.
        const lead = `HP-${randomUUID()
          .replaceAll(/[^2-9a-z]/g, '')
          .toUpperCase()
          .padEnd(6, 'Z')
          .slice(0, 6)}`
        const earlier =
          kind === 'full' ? Array.from({ length: attachmentLimits.files }, aPhoto) : []
        const sender = `${lead}@example.com`
        await store.bulk.add('leads', [{ ...aLead(lead), email: sender, attachments: earlier }])
        const id = randomUUID()
        const raw = emailWithPlan(kind === 'stranger' ? 'office@example.com' : replies.of(lead), id)
        const message = { raw, receivedAt: now(), key: id }
        const interrupted = killedAt(deps, step, moment)
        const ended = await receiveMail(message, interrupted).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Killed)) throw error
            return false
          },
        )
        // As the next process does.
        for (const mail of await deps.mails.toFile(20)) await fileMail(mail, deps)
        await removeLeftFiles(deps)
        await receiveMail(message, deps)
        await receiveMail(message, deps)
        await expectInOnePlace(store, { lead, id, kind })
        if (ended) break
        kills += 1
      }
  return kills
}

/** Returns the same, except that one step, a call that writes, is the last that the process does. */
function killedAt(deps: ReceivingDeps, last: number, moment: 'before' | 'after'): ReceivingDeps {
  let count = 0
  const step =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      count += 1
      if (count > last) throw new Killed()
      if (count < last) return call(...args)
      if (moment === 'before') throw new Killed()
      await call(...args)
      throw new Killed()
    }
  const { mails, files, leadActions } = deps
  return {
    ...deps,
    mails: { ...mails, transact: step(mails.transact) },
    files: {
      ...files,
      save: step(files.save),
      copy: step(files.copy),
      remove: step(files.remove),
    },
    leadActions: { ...leadActions, addMessage: step(leadActions.addMessage) },
  }
}

async function expectInOnePlace(
  store: Store,
  { lead, id, kind }: { lead: string; id: string; kind: (typeof kinds)[number] },
): Promise<void> {
  const stored = await store.leads.one(lead)
  const text = `email ${id}`
  const onLead = stored?.messages?.filter((one) => one.text === text) ?? []
  const { mails } = await store.inboundMail.inbox(0, 1_000)
  const inInbox = mails.filter((one) => one.text === text)
  const isOnLead = kind !== 'stranger'
  expect([onLead.length, inInbox.length]).toEqual(isOnLead ? [1, 0] : [0, 1])
  expect(onLead[0]?.left).toEqual(kind === 'full' ? ['plan.pdf: the lead has 20 files'] : undefined)
  if (kind === 'full') {
    expect(stored?.attachments).toHaveLength(attachmentLimits.files)
    expect(await store.attachments.owners()).not.toContain(lead)
  } else {
    const files = isOnLead ? (stored?.attachments ?? []) : (inInbox[0]?.attachments ?? [])
    expect(files.map(({ name }) => name)).toEqual(['plan.pdf'])
    const owner = isOnLead ? lead : (inInbox[0]?.id ?? '')
    const bytes = await store.attachments.read(owner, files[0]?.id ?? '')
    expect(bytes).toBeDefined()
    bytes?.destroy()
  }
  const told = stored?.mail.filter(({ letter }) => letter === 'lead-replied') ?? []
  expect(told).toHaveLength(isOnLead ? 1 : 0)
  // Nothing of it is left beside the lead.
  const owners = (await store.attachments.owners()).filter((one) => one.startsWith('mail-'))
  const inboxIds = new Set(mails.map((one) => one.id))
  expect(owners.filter((one) => !inboxIds.has(one))).toEqual([])
}
