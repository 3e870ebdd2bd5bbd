import type Mail from 'nodemailer/lib/mailer'
import type { LetterOut } from './post.ts'

/** The letter in nodemailer's terms. Every text that a visitor typed is one line by now. */
export function messageOf(letter: LetterOut): Mail.Options {
  const domain = letter.from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${letter.id}@${domain}>`,
    from: letter.from,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Letters are text made here: nothing in them may make the mailer open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One line without control characters, so that no visitor can add a header of their own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
