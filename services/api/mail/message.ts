import type Mail from 'nodemailer/lib/mailer'
import type { LetterOut } from './post.ts'

/** The letter in nodemailer's terms. Whatever a visitor typed is one line in every header. */
export function messageOf(letter: LetterOut): Mail.Options {
  const domain = letter.from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${letter.id}@${domain}>`,
    from: inHeader(letter.from),
    ...(letter.replyTo && { replyTo: inHeader(letter.replyTo) }),
    to: inHeader({ name: '', address: letter.to }),
    subject: oneLine(letter.subject),
    text: letter.text,
    html: letter.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(letter.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${letter.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Letters are text made here: nothing in them may make the mailer open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const inHeader = ({ name, address }: { name: string; address: string }) => ({
  name: oneLine(name),
  address: oneLine(address),
})

/** One line without control characters, so that no visitor can add a header of their own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
