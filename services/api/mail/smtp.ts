import { createTransport } from 'nodemailer'
import { messageOf } from './message.ts'
import type { Post } from './post.ts'

/** Sends over SMTP. `url` as nodemailer reads it: `smtps://user:password@host:465`. */
export function smtpPost(url: string): Post {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    // Never the whole address: it holds the password.
    where: `SMTP server ${new URL(url).host}`,
    send: async (letter) => {
      await transport.sendMail(messageOf(letter))
    },
    close: async () => transport.close(),
  }
}
