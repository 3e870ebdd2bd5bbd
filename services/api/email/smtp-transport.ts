import { createTransport } from 'nodemailer'
import type { ConnectionOptions } from 'node:tls'
import { toMimeMessage, type MailTransport } from './mail-transport.ts'
import { PermanentDeliveryError } from '../outbox/outbox.ts'

const defaultTimeouts = {
  /** For connecting, and for the server's greeting. */
  greetingMs: 10_000,
  /** For socket inactivity. */
  silenceMs: 30_000,
  /** For the whole delivery. Shorter than a claimed email's lease, so that no other worker sends it too. */
  wholeMs: 90_000,
}

/**
 * Creates a transport that sends over encrypted SMTP: `smtps://user:password@host` with TLS from the start, `smtp://`
 * with STARTTLS, which is required unless the server is on this machine or the URL has `?requireTLS=false`.
 * @param tls additional trusted certificates
 */
export function createSmtpTransport(
  url: string,
  { tls, wait = defaultTimeouts }: { tls?: ConnectionOptions; wait?: typeof defaultTimeouts } = {},
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
    // Never the whole URL: it contains the password.
    where: `SMTP server ${host}`,
    send: async (email) => {
      const signal = AbortSignal.timeout(wait.wholeMs)
      try {
        await transport.sendMail({ ...toMimeMessage(email), signal })
      } catch (error) {
        if (isPermanent(error)) throw new PermanentDeliveryError(error.message, { cause: error })
        throw error
      }
    },
    close: async () => transport.close(),
  }
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns whether an error is permanent: a 5xx for the recipient or the content (RFC 5321 §4.2.1). A 5xx for the
 * authentication (530 may come as late as for the recipient, RFC 4954 §6) or the sender is caused by settings, which a
 * person can fix, so it is retried; so is a congested server (5.4.5, RFC 3463 §3.5), with which Gmail says that the
 * daily limit is reached.
 */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode: code, command } = error
  if (code === 530 || /\b5\.4\.5\b/.test(error.message)) return false
  return typeof code === 'number' && code >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
