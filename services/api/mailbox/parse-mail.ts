import { createHash } from 'node:crypto'
import PostalMime, { type Address, addressParser, type Attachment, type Email } from 'postal-mime'
import { normalizeEmail } from '../contract/email-address.ts'
import { cleanLine, cleanText } from '../contract/text.ts'
import { htmlToText } from './html-to-text.ts'
import { foldQuoted } from './fold-quoted.ts'

/** An email that came in, as far as it matters. Addresses are bare. */
export interface ParsedMail {
  /** Made of what the sender wrote, so that a copy of the same email has the same. */
  id: string
  messageId: string | undefined
  from: { name: string; address: string }
  /** It names one sender. */
  hasOneSender: boolean
  /** Every address that it was sent or delivered to. */
  recipients: readonly string[]
  subject: string
  text: string
  /** The part that repeats earlier emails. */
  quoted: string | undefined
  /** The Message-IDs that it answers, the latest first, without angle brackets. */
  answers: readonly string[]
  /** The value of Authentication-Results, the one that was added last first. */
  authentication: readonly string[]
  /** A program sent it: an out-of-office note, a mailing or a notice (RFC 3834, RFC 2076). */
  isAutomatic: boolean
  /** A mail server says what became of an email (RFC 3464). */
  report: DeliveryReport | undefined
  files: readonly { name: string; content: Uint8Array }[]
}

export interface DeliveryReport {
  /** `failed`: given up; any other action is none that anybody must act on. */
  action: string
  /** What the server said. */
  fault: string
  /** The Message-ID of the email, without angle brackets. */
  messageId: string | undefined
}

/** How the ids of emails begin, under which their files are stored: not like UUIDs, which job applications have. */
export const idPrefix = 'mail-'

/** The most characters that are kept of an email’s own words, and of what it repeats. */
const maxText = 20_000
/** The most characters of text or HTML that are read. */
const maxRead = 500_000
const maxFiles = 30

/** Parses an email. @throws Error it is no email */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 30,
  })
  // The parser returns the first of several senders.
  const senders = mailboxesOf(valuesOf(email, 'from').flatMap((value) => addressParser(value)))
  const [from = { name: '', address: '' }] = senders
  const report = reportOf(email)
  const plain = (email.text ?? '').slice(0, maxRead)
  // Some programs send an empty line as the text of HTML.
  const read = plain.trim() === '' ? htmlToText((email.html ?? '').slice(0, maxRead)) : plain
  const words = cleanText(read).trim()
  const { own, quoted } = foldQuoted(words)
  const files = email.attachments.filter(
    (one) => !reportTypes.has(one.mimeType) && !isDecoration(one),
  )
  return {
    id: idOf(email, from.address, words),
    messageId: email.messageId && oneId(email.messageId),
    from: {
      name: cleanLine(from.name).trim().slice(0, 200) || from.address,
      address: from.address,
    },
    hasOneSender: senders.length === 1,
    recipients: recipientsOf(email),
    subject: cleanLine(email.subject ?? '')
      .trim()
      .slice(0, 300),
    text: shortened(own),
    quoted: quoted === '' ? undefined : shortened(quoted),
    answers: [email.inReplyTo ?? '', email.references ?? ''].flatMap((ids) =>
      [...ids.matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => id).reverse(),
    ),
    authentication: valuesOf(email, 'authentication-results'),
    isAutomatic: report !== undefined || isAutomatic(email),
    report,
    files: files.slice(0, maxFiles).map(({ filename, content }, index) => ({
      name: filename ?? `file ${index + 1}`,
      content: bytesOf(content),
    })),
  }
}

/** The most bytes of a logo or an icon of a signature. */
const decorationBytes = 30 * 1024

/** Whether a file is a small picture within the HTML, such as the logo of a signature: those would use up a lead's files. */
const isDecoration = ({ related, content }: Attachment): boolean =>
  related === true && bytesOf(content).byteLength < decorationBytes

const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.flatMap(({ key, value }) => (key === name ? [value] : []))

const mailboxesOf = (addresses: readonly Address[]) =>
  addresses
    .flatMap((one) => one.group ?? [one])
    .flatMap(({ name, address }) =>
      address ? [{ name, address: normalizeEmail(address).slice(0, 254) }] : [],
    )

/** The headers in which mail servers write to whom they delivered an email, besides To and Cc. */
const deliveryHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'] as const

function recipientsOf(email: Email): string[] {
  const named = mailboxesOf([...(email.to ?? []), ...(email.cc ?? [])])
  const delivered = deliveryHeaders.flatMap((name) => valuesOf(email, name))
  const bare = delivered.flatMap(
    (value) => value.match(/[^\s<>,;"]{1,200}@[^\s<>,;"]{1,200}/g) ?? [],
  )
  return [...new Set([...named.map(({ address }) => address), ...bare])].slice(0, 200)
}

const oneId = (messageId: string): string => messageId.replaceAll(/[<>\s]/g, '').slice(0, 300)

const shortened = (text: string): string =>
  text.length > maxText ? `${text.slice(0, maxText).trimEnd()}…` : text

const bytesOf = (content: Attachment['content']): Uint8Array => {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/**
 * A mail server may deliver an email twice, each time with headers of its own, and programs may use a Message-ID twice:
 * what counts is all that the sender wrote.
 */
function idOf(email: Email, from: string, words: string): string {
  const hash = createHash('sha256')
  const parts = [email.messageId ?? '', from, email.date ?? '', email.subject ?? '', words]
  hash.update(JSON.stringify(parts))
  for (const { filename, content } of email.attachments)
    hash.update(`\n${filename ?? ''}\n`).update(bytesOf(content))
  return `${idPrefix}${hash.digest('hex').slice(0, 40)}`
}

/** Precedence of mailings and of out-of-office notes of older programs. */
const bulk = /^(?:bulk|list|junk|auto_reply)$/i

function isAutomatic(email: Email): boolean {
  const first = (name: string) => valuesOf(email, name)[0]?.trim()
  const submitted = first('auto-submitted')
  return (
    (submitted !== undefined && !/^no\b/i.test(submitted)) ||
    bulk.test(first('precedence') ?? '') ||
    first('list-id') !== undefined ||
    first('list-unsubscribe') !== undefined ||
    first('x-autoreply') !== undefined ||
    first('x-autorespond') !== undefined ||
    first('return-path') === '<>'
  )
}

const reportTypes = new Set([
  'message/delivery-status',
  'message/disposition-notification',
  'text/rfc822-headers',
])

function reportOf(email: Email): DeliveryReport | undefined {
  const contentType = valuesOf(email, 'content-type')[0] ?? ''
  const isReport = /^\s*multipart\/report\b/i.test(contentType)
  const status = email.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!isReport || !status) return undefined
  const fields = textOf(status)
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.{0,900}(?:\\r?\\n[ \\t].{0,900})*)`, 'im')
      .exec(fields)?.[1]
      ?.replaceAll(/\s+/g, ' ')
      .trim()
  const original = email.attachments.find(
    ({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers',
  )
  const id = original && /^Message-ID:\s*<([^<>\s]{1,300})>/im.exec(textOf(original))?.[1]
  const diagnostic = field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '')
  return {
    action: field('Action')?.toLowerCase() ?? '',
    fault: cleanLine(diagnostic ?? field('Status') ?? 'the address was refused').slice(0, 500),
    messageId: id,
  }
}

const textOf = ({ content }: Attachment): string =>
  Buffer.from(bytesOf(content).subarray(0, 100_000)).toString('utf8')
