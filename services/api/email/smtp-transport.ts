import { createTransport } from 'nodemailer'
import type { ConnectionOptions } from 'node:tls'
import { toMimeMessage, type MailTransport } from './mail-transport.ts'
import { PermanentDeliveryError } from '../outbox/outbox.ts'

interface SmtpTimeouts {
  /** For the connection and for the server's greeting, each. */
  greetingMs: number
  /** For the next word of a conversation. */
  silenceMs: number
  /** For the whole of it. Shorter than a claimed email's lease, so that no other worker begins. */
  wholeMs: number
}

const defaultTimeouts: SmtpTimeouts = { greetingMs: 10_000, silenceMs: 30_000, wholeMs: 90_000 }

/**
 * Sends over SMTP, encrypted: `smtps://user:password@host` from the first byte, `smtp://` by
 * STARTTLS, without which nothing is said, neither email nor password. Only a server on this very
 * machine may do without; for any other, `?requireTLS=false` behind the address allows it.
 * @param tls what is trusted beyond the usual authorities
 */
export function createSmtpTransport(
  url: string,
  { tls = {}, wait = defaultTimeouts }: { tls?: ConnectionOptions; wait?: SmtpTimeouts } = {},
): MailTransport {
  const { host, hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !loopbackHosts.has(hostname),
    tls: { minVersion: 'TLSv1.2', ...tls },
    connectionTimeout: wait.greetingMs,
    greetingTimeout: wait.greetingMs,
    socketTimeout: wait.silenceMs,
  })
  return {
    // Never the whole address: it holds the password.
    where: `SMTP server ${host}`,
    send: async (email) => {
      const signal = AbortSignal.timeout(wait.wholeMs)
      try {
        await transport.sendMail({ ...toMimeMessage(email), signal })
      } catch (fault) {
        if (isPermanent(fault)) throw new PermanentDeliveryError(fault.message, { cause: fault })
        throw fault
      }
    },
    close: async () => transport.close(),
  }
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * A 5xx to the recipient or to the text is the server's last word (RFC 5321 §4.2.1). One to the
 * sign-in or the sender is about our settings, which a person can fix: those are tried again.
 */
function isPermanent(fault: unknown): fault is Error {
  if (!(fault instanceof Error) || !('responseCode' in fault) || !('command' in fault)) return false
  const { responseCode: code, command } = fault
  return typeof code === 'number' && code >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
