import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { certificate, key } from './localhost-certificate.ts'

/** A letter as the server got it: the envelope, the words on the wire, and what a reader makes of them. */
export interface Received {
  to: string[]
  from: string
  encrypted: boolean
  user: string | undefined
  raw: string
  email: Email
}

interface Behaviour extends Pick<
  SMTPServerOptions,
  'secure' | 'authOptional' | 'disabledCommands'
> {
  /** What the server says to a recipient or a text: an SMTP code and words, or nothing to take it. */
  refuse?: (step: 'recipient' | 'text', address: string) => { code: number; words: string } | void
  /** It takes the letter and then never says so. */
  silent?: () => boolean
}

/** A real SMTP server on a free port, gone after the test. Users sign in as `mailer` / `secret`. */
export async function mailServer(behaviour: Behaviour = {}) {
  const { refuse, silent, secure = false, authOptional = true, disabledCommands = [] } = behaviour
  const received: Received[] = []
  const server = new SMTPServer({
    secure,
    authOptional,
    disabledCommands,
    key,
    cert: certificate,
    // Closing does not wait for connections that nobody ends.
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) =>
      username === 'mailer' && password === 'secret'
        ? done(null, { user: username })
        : done(answer({ code: 535, words: 'wrong password' })),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse?.('recipient', address)
      done(refusal ? answer(refusal) : null)
    },
    onData: (stream, session, done) => {
      void buffer(stream).then(async (bytes) => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const refusal = refuse?.('text', to[0] ?? '')
        if (refusal) return done(answer(refusal))
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
  // A client that breaks off is what some tests are about.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, received, trusted: { ca: certificate } }
}

function answer({ code, words }: { code: number; words: string }) {
  return Object.assign(new Error(words), { responseCode: code })
}
