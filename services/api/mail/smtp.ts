import { createTransport } from 'nodemailer'
import type { ConnectionOptions } from 'node:tls'
import { messageOf } from './message.ts'
import { Refused, type Post } from './post.ts'

interface Patience {
  /** For the connection and for the server's greeting, each. */
  greetingMs: number
  /** For the next word of a conversation. */
  silenceMs: number
  /** For the whole of it. Shorter than a claimed letter's lease, so that no other worker begins. */
  wholeMs: number
}

const patience: Patience = { greetingMs: 10_000, silenceMs: 30_000, wholeMs: 90_000 }

/**
 * Sends over SMTP, encrypted: `smtps://user:password@host` from the first byte, `smtp://` by
 * STARTTLS, without which nothing is said, neither letter nor password. Only a server on this very
 * machine may do without; for any other, `?requireTLS=false` behind the address allows it.
 * @param tls what is trusted beyond the usual authorities
 */
export function smtpPost(
  url: string,
  { tls = {}, wait = patience }: { tls?: ConnectionOptions; wait?: Patience } = {},
): Post {
  const { host, hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !onThisMachine.has(hostname),
    tls: { minVersion: 'TLSv1.2', ...tls },
    connectionTimeout: wait.greetingMs,
    greetingTimeout: wait.greetingMs,
    socketTimeout: wait.silenceMs,
  })
  return {
    // Never the whole address: it holds the password.
    where: `SMTP server ${host}`,
    send: async (letter) => {
      const signal = AbortSignal.timeout(wait.wholeMs)
      try {
        await transport.sendMail({ ...messageOf(letter), signal })
      } catch (fault) {
        if (isFinal(fault)) throw new Refused(fault.message, { cause: fault })
        throw fault
      }
    },
    close: async () => transport.close(),
  }
}

const onThisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A 5xx to the recipient or to the text is the server's last word (RFC 5321 §4.2.1). One to the
 * sign-in or the sender is about our settings, which a person may mend: those are tried again.
 */
function isFinal(fault: unknown): fault is Error {
  if (!(fault instanceof Error) || !('responseCode' in fault) || !('command' in fault)) return false
  const { responseCode: code, command } = fault
  return typeof code === 'number' && code >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
