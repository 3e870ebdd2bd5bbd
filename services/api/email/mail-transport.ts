import { cleanLine } from '../contract/text.ts'
import type Mail from 'nodemailer/lib/mailer'

/** A file that is attached to an email. */
export interface EmailFile {
  name: string
  /** The media type. */
  type: string
  content: Buffer
}

/** A rendered email. Addresses are bare; names are separate fields. */
export interface OutgoingEmail {
  /** The outbox row's id becomes the Message-ID, so that a repeated delivery can be recognized. */
  id: string
  from: { name: string; address: string }
  replyTo?: { name: string; address: string }
  to: string
  /** The id of the email that this one follows, so that mail programs show both as one conversation. */
  inReplyTo?: string
  /** The Message-ID of an email that came in and that this one answers. */
  answers?: string
  /** One of the staff wrote it: it is no automatic email (RFC 3834). */
  isPersonal?: true
  files?: readonly EmailFile[]
  subject: string
  text: string
  html: string
  /** An appointment, which mail programs offer to the calendar. */
  calendar?: { method: string; content: string }
  /** The address for List-Unsubscribe (RFC 2369, RFC 8058). */
  unsubscribe?: string
}

/** A way to send emails, for the worker. */
export interface MailTransport {
  /** The destination of emails, for the startup message. */
  readonly where: string
  /** Whether emails are written to files, so that they reach nobody. */
  readonly toFiles?: true
  /** Resolves when the server has accepted the email; rejects when it must be retried. @throws PermanentDeliveryError */
  send(email: OutgoingEmail): Promise<void>
  close(): Promise<void>
}

/** Converts an email for nodemailer. Header values are single lines. */
export function toMimeMessage(email: OutgoingEmail): Mail.Options {
  const domain = email.from.address.split('@')[1] ?? 'localhost'
  const messageId = (id: string) => `<${id}@${domain}>`
  const { inReplyTo, files = [] } = email
  const earlier = email.answers ?? (inReplyTo === undefined ? undefined : messageId(inReplyTo))
  return {
    messageId: messageId(email.id),
    ...(earlier !== undefined && {
      inReplyTo: oneLine(earlier),
      references: oneLine(earlier),
    }),
    from: inHeader(email.from),
    ...(email.replyTo && { replyTo: inHeader(email.replyTo) }),
    to: inHeader({ name: '', address: email.to }),
    subject: undecodable(email.subject),
    text: email.text,
    html: email.html,
    ...(email.calendar && {
      icalEvent: { ...email.calendar, filename: 'visit.ics' },
    }),
    ...(files.length > 0 && {
      attachments: files.map(({ name, type, content }) => ({
        filename: undecodable(name),
        contentType: type,
        content,
      })),
    }),
    headers: {
      ...(!email.isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(email.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${email.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // No email has content that nodemailer would load from a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const inHeader = ({ name, address }: { name: string; address: string }) => ({
  name: undecodable(name),
  address: oneLine(address),
})

/**
 * Makes text for a header in which nothing is an encoded word (RFC 2047): `=?utf-8?Q?=E2=80=AE?=` would be decoded into
 * signs that cleanLine removes. A word joiner, which is invisible, divides `=?`, so a reply does not decode it either.
 */
const undecodable = (text: string): string => oneLine(text).replaceAll('=?', '=\u2060?')

/** Joins text to one line without control characters, against header injection. */
export function oneLine(text: string): string {
  return cleanLine(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim()
}
