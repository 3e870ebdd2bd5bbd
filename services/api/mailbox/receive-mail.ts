import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Attachment } from '../attachments/contract.ts'
import { rejectedFileName } from '../attachments/display-name.ts'
import { attachmentLimits } from '../contract/limits.ts'
import { DuplicateIdError } from '../storage/errors.ts'
import type { InboxReason } from './contract.ts'
import type { InboundMail, InboundMailRepository } from './inbound-mail.ts'
import { traceOf } from './inbound-mail.ts'
import { idPrefix, parseMail, type ParsedMail } from './parse-mail.ts'
import { type PlacingContext, placeMail } from './place-mail.ts'

/** What the mailbox does to leads, which are another feature. Each call is repeated after a crash, and does the same once. */
export interface LeadActions {
  /**
   * Returns the ids of an email's files that the lead has room for or, once the email is on it, has. Empty: it can't take the
   * email.
   */
  filesFor(lead: string, mail: InboundMail): Promise<readonly string[]>
  /**
   * Puts an email on a lead. @param copied the ids of its files that the lead has; others are named as left out
   * @returns `gone`: the lead was erased; `mergedInto`: it was merged into that one, where the
   * email belongs @throws NotStoredError
   */
  addMessage(lead: string, mail: InboundMail, copied: readonly string[]): Promise<AddedMessage>
  /** Marks an email that we sent as undeliverable. @returns false: it is none of ours @throws NotStoredError */
  markBounced(row: string, fault: string): Promise<boolean>
}

export type AddedMessage = 'added' | 'again' | 'gone' | 'full' | { mergedInto: string }

export interface ReceivingDeps extends PlacingContext {
  mails: InboundMailRepository
  leadActions: LeadActions
  files: Pick<AttachmentStore, 'save' | 'remove' | 'copy' | 'owners'>
  /** The address that our emails come from. */
  mailFrom: () => string
  /** Every address of ours: the office's and those of the staff. */
  ownAddresses: () => Promise<readonly string[]>
  now: () => Date
}

/** An email as the mailbox has it; without `raw` it is larger than is read. */
export interface MailboxMessage {
  raw: Uint8Array | undefined
  receivedAt: Date
  /** Names it in the mailbox. */
  key: string
}

/**
 * Stores an email, once, and puts it on its lead (S9.145). It may be called again for the same email, after a crash at
 * any moment. @throws NotStoredError
 */
export async function receiveMail(message: MailboxMessage, deps: ReceivingDeps): Promise<void> {
  const stored = await storeMail(message, deps)
  if (stored) await fileMail(stored, deps)
}

/**
 * Stores an email, once, with what becomes of it. @returns what `fileMail` may put on a lead; undefined: there is nothing to
 * do @throws NotStoredError
 */
export async function storeMail(
  message: MailboxMessage,
  deps: ReceivingDeps,
): Promise<InboundMail | undefined> {
  const mail = message.raw && (await parseMail(message.raw).catch(() => undefined))
  if (!mail) await storeUnreadable(message, deps)
  else {
    const known = await deps.mails.one(mail.id)
    if (known) return known
    if (await isOwnNotice(mail, deps))
      await store(traceOf(emptyRecord(mail.id, message, deps)), deps)
    else if (mail.report) await receiveReport(mail, mail.report, message, deps)
    else return storeWithFiles(mail, await placeMail(mail, deps), message, deps)
  }
  return undefined
}

/** Puts an email on its lead, if it has one and is not there yet. @throws NotStoredError */
export async function fileMail(
  mail: InboundMail,
  { mails, leadActions, files }: Pick<ReceivingDeps, 'mails' | 'leadActions' | 'files'>,
): Promise<void> {
  const { id, lead, state, attachments = [] } = mail
  if (state !== 'filing' || lead === undefined) return
  const seen = new Set<string>()
  let target = lead
  let result: AddedMessage
  for (;;) {
    seen.add(target)
    const copied = await leadActions.filesFor(target, mail)
    for (const one of copied) await files.copy({ from: id, to: target }, one)
    result = await leadActions.addMessage(target, mail, copied)
    // Meanwhile the lead may have got others, also before a crash.
    const kept = result === 'added' ? await leadActions.filesFor(target, mail) : []
    for (const one of attachments) if (!kept.includes(one.id)) await files.remove(target, one.id)
    if (result === 'added') break
    if (result === 'again') continue
    if (typeof result === 'string' || seen.has(result.mergedInto)) break
    target = result.mergedInto
  }
  const isAdded = result === 'added'
  // First the files, since nothing finds them once the record is done.
  if (isAdded) await files.remove(id)
  const why: InboxReason = result === 'full' ? 'lead full' : 'lead erased'
  await mails.transact(id, (found) => {
    if (found?.state !== 'filing') return { answer: undefined }
    if (isAdded)
      return { change: traceOf({ ...found, lead: target }), purge: true, answer: undefined }
    return { change: { ...found, state: 'inbox', why }, answer: undefined }
  })
}

/** Removes files of emails that a crash left: their record was never stored, or is done. Run by the worker alone. */
export async function removeLeftFiles({
  mails,
  files,
}: Pick<ReceivingDeps, 'mails' | 'files'>): Promise<void> {
  for (const owner of await files.owners()) {
    if (!owner.startsWith(idPrefix)) continue
    const mail = await mails.one(owner)
    if (!mail?.attachments) await files.remove(owner)
  }
}

/** Our own notices come back if the mailbox is the office's. */
const isOwnNotice = async (mail: ParsedMail, { mailFrom }: ReceivingDeps): Promise<boolean> =>
  mail.isAutomatic && !mail.report && mail.from.address.toLowerCase() === mailFrom().toLowerCase()

async function receiveReport(
  mail: ParsedMail,
  { action, fault, messageId = '' }: NonNullable<ParsedMail['report']>,
  message: MailboxMessage,
  deps: ReceivingDeps,
): Promise<void> {
  // A delay or a success: nobody must act.
  const isFailure = action === 'failed'
  const row = messageId.split('@')[0] ?? ''
  const isOurs = isFailure && (await deps.leadActions.markBounced(row, fault))
  if (isOurs || !isFailure) return store(traceOf(emptyRecord(mail.id, message, deps)), deps)
  await storeWithFiles(mail, { why: 'bounce' }, message, deps)
}

const emptyRecord = (
  id: string,
  { receivedAt }: MailboxMessage,
  { now }: Pick<ReceivingDeps, 'now'>,
): InboundMail => ({
  // The mail server's clock may be ahead: an email that came in is no later than an answer to it.
  receivedAt: new Date(Math.min(receivedAt.getTime(), now().getTime())).toISOString(),
  ...{ id, takenAt: now().toISOString(), state: 'inbox' },
  ...{ name: '', email: '', to: '', subject: '', text: '' },
})

/** Stores a record unless one with its id is there. */
async function store(record: InboundMail, { mails }: Pick<ReceivingDeps, 'mails'>): Promise<void> {
  try {
    await mails.transact(record.id, (found) =>
      found ? { answer: undefined } : { add: record, answer: undefined },
    )
  } catch (error) {
    // Another worker was faster.
    if (!(error instanceof DuplicateIdError)) throw error
  }
}

function storeUnreadable(message: MailboxMessage, deps: ReceivingDeps): Promise<void> {
  const why: InboxReason = message.raw ? 'unreadable' : 'too large'
  const record = emptyRecord(`${idPrefix}in-${message.key}`, message, deps)
  return store({ ...record, name: 'Unknown sender', why }, deps)
}

async function storeWithFiles(
  mail: ParsedMail,
  place: Awaited<ReturnType<typeof placeMail>>,
  message: MailboxMessage,
  deps: ReceivingDeps,
): Promise<InboundMail> {
  const { id, from, recipients, subject, text, quoted, messageId, isAutomatic } = mail
  const own = (await deps.ownAddresses()).some(
    (one) => one.toLowerCase() === from.address.toLowerCase(),
  )
  const isOwn = own || deps.replies.isOwn(from.address)
  const { kept, left } = await saveFiles(mail, 'lead' in place ? place.lead : 'inbox', deps)
  const record: InboundMail = {
    ...emptyRecord(id, message, deps),
    ...('lead' in place ? { state: 'filing', lead: place.lead } : { state: 'inbox', ...place }),
    ...{ name: from.name, email: from.address, to: recipients[0] ?? '', subject, text },
    ...(quoted !== undefined && { quoted }),
    ...(messageId !== undefined && { messageId: `<${messageId}>` }),
    ...(isAutomatic && { automatic: true }),
    ...(isOwn && { own: true }),
    ...(left.length > 0 && { left }),
    ...(kept.length > 0 && { attachments: kept }),
  }
  await store(record, deps)
  return (await deps.mails.one(id)) ?? record
}

/** Why a file was not taken, for staff. */
const reasons = {
  'too large': 'over 20 MB',
  'wrong kind': 'not a photo or a PDF',
  broken: 'damaged',
  empty: 'empty',
  'no space': 'no room on the disk',
  'share used': 'too many files came in',
  'too many pixels': 'too large a picture',
  'too much work': 'too large a picture',
} as const

/** Checks and stores the files like uploads. A sender's server is no network, so each lead and the inbox have a share. */
async function saveFiles(
  { id, files }: ParsedMail,
  share: string,
  deps: ReceivingDeps,
): Promise<{ kept: Attachment[]; left: string[] }> {
  const kept: Attachment[] = []
  const left: string[] = []
  for (const [index, { name, content }] of files.entries()) {
    const refuse = (why: string) => left.push(`${rejectedFileName(name)}: ${why}`)
    if (index >= attachmentLimits.files) {
      refuse('too many files in one email')
      continue
    }
    const bytes = async function* () {
      yield content
    }
    const leadBytes = kept.reduce((sum, one) => sum + one.bytes, 0)
    const upload = { name, bytes: bytes(), visitor: `mail ${share}`, leadBytes }
    const result = await deps.files.save(id, upload, deps.now())
    if ('kept' in result) kept.push(result.kept)
    else if (result.fault !== 'empty') refuse(reasons[result.fault])
  }
  return { kept, left }
}
