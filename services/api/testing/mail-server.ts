import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { listen } from './listen.ts'

/**
 * A self-signed certificate of `localhost`, for tests of encrypted connections,
 * made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500`.
 * Its key is public and protects nothing.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUMGbEz5pAAm9mx4VflwpFRmIBGD8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTEwMjUwOFoYDzIxMjYxMDI4
MTAyNTA4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATsXYK9vKR26g469I5ZvtAzDb0mF+SYpj/gMtCCMGfJcMbbp2/5iE9y
FhpJYYELc5Na2VmwWXLK4GWSGE+r/EBxo28wbTAdBgNVHQ4EFgQUP42gJ1f0ONsv
RWq9H/171IsSDRMwHwYDVR0jBBgwFoAUP42gJ1f0ONsvRWq9H/171IsSDRMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgFPRfG06zl4HeA4L+EdDdBASU3inIa/Ken5IHYplhIyMCIQDd
JUyrQrVGVgFc+eMi5T/gIAl+/8WR5An9hhP2zf8rBA==
-----END CERTIFICATE-----
`

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPzortvOEATttOM4b
Ogtc26irkLfz17xHB35m/niP062hRANCAATsXYK9vKR26g469I5ZvtAzDb0mF+SY
pj/gMtCCMGfJcMbbp2/5iE9yFhpJYYELc5Na2VmwWXLK4GWSGE+r/EBx
-----END PRIVATE KEY-----
`

/** An email that the server received: the envelope, the raw message and the parsed one. */
interface ReceivedEmail {
  to: string[]
  from: string
  encrypted: boolean
  user: string | undefined
  raw: string
  email: Email
}

interface MailServerBehavior extends Pick<
  SMTPServerOptions,
  'secure' | 'authOptional' | 'disabledCommands'
> {
  /** Returns the server's response to a recipient or a message: an SMTP code and text, or undefined to accept it. */
  refuse?: (step: 'recipient' | 'text', address: string) => { code: number; words: string } | void
  /** Returns whether the server accepts the email and never answers. */
  silent?: () => boolean
}

/** Starts a real SMTP server on a free port until the end of the test. Users sign in as `mailer` / `secret`. */
export async function startMailServer(behavior: MailServerBehavior = {}) {
  const { refuse, silent, secure = false, authOptional = true, disabledCommands = [] } = behavior
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    secure,
    authOptional,
    disabledCommands,
    key: testKey,
    cert: testCertificate,
    // Closing does not wait for open connections.
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) =>
      username === 'mailer' && password === 'secret'
        ? done(null, { user: username })
        : done(answer({ code: 535, words: 'wrong password' })),
    onRcptTo: ({ address }, _session, done) => {
      const response = refuse?.('recipient', address)
      done(response ? answer(response) : null)
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (bytes) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const response = refuse?.('text', to[0] ?? '')
        if (response) return done(answer(response))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          encrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
          raw: bytes.toString(),
          email: await PostalMime.parse(bytes),
        })
        if (!silent?.()) done()
      })
    },
  })
  // Some tests abort connections.
  server.on('error', () => {})
  const port = await listen(server.server)
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  return { port, received, trusted: { ca: testCertificate } }
}

function answer({ code, words }: { code: number; words: string }) {
  return Object.assign(new Error(words), { responseCode: code })
}
