import { expect, test } from 'vitest'
import { mailServer } from '../testing/mail-server.ts'
import { Refused, type LetterOut } from './post.ts'
import { smtpPost } from './smtp.ts'

const letter: LetterOut = {
  id: 'one',
  from: { name: 'Highpine', address: 'office@highpine.example' },
  to: 'ann@example.com',
  subject: 'Your request · Su solicitud ñ',
  text: 'Words.\n.\nA line with a dot alone came before this one.\n',
  html: '<p>Words.</p>',
}
const short = { greetingMs: 500, silenceMs: 500, wholeMs: 2_000 }
const fault = (sending: Promise<void>) => sending.catch((error: unknown) => error)

test('a letter arrives as text and as HTML, with its subject and its id', async () => {
  const { port, received, trusted } = await mailServer()
  const post = smtpPost(`smtp://127.0.0.1:${port}`, { tls: trusted })
  await post.send(letter)
  expect(received).toHaveLength(1)
  const { email, to } = received[0] ?? {}
  expect(to).toEqual(['ann@example.com'])
  expect(email?.subject).toBe(letter.subject)
  expect(email?.text?.trim()).toBe(letter.text.trim())
  expect(email?.html?.trim()).toBe(letter.html)
  expect(email?.messageId).toBe('<one@highpine.example>')
})

test('speaks TLS from the first byte, and signs in behind it', async () => {
  const { port, received, trusted } = await mailServer({ secure: true, authOptional: false })
  await smtpPost(`smtps://mailer:secret@localhost:${port}`, { tls: trusted }).send(letter)
  expect(received).toMatchObject([{ encrypted: true, user: 'mailer' }])
})

test('turns a plain connection into an encrypted one before it says anything', async () => {
  const { port, received, trusted } = await mailServer({ authOptional: false })
  const post = smtpPost(`smtp://mailer:secret@localhost:${port}?requireTLS=true`, { tls: trusted })
  await post.send(letter)
  expect(received).toMatchObject([{ encrypted: true, user: 'mailer' }])
})

test('a server elsewhere that offers no encryption gets neither letter nor password', async () => {
  const { port, received } = await mailServer({ disabledCommands: ['STARTTLS'] })
  // This machine too, but by a name that is not one of those that may do without.
  const post = smtpPost(`smtp://mailer:secret@[::ffff:127.0.0.1]:${port}`)
  const told = await fault(post.send(letter))
  expect(told).toMatchObject({ code: 'ETLS' })
  expect(told).not.toBeInstanceOf(Refused)
  expect(received).toEqual([])
})

test('a certificate that nobody vouches for is not believed', async () => {
  const { port, received } = await mailServer({ secure: true })
  const told = await fault(smtpPost(`smtps://localhost:${port}`).send(letter))
  expect(String(told)).toMatch(/self[- ]signed/)
  expect(received).toEqual([])
})

test('a refused recipient and a refused text are final', async () => {
  for (const step of ['recipient', 'text'] as const) {
    const { port, trusted } = await mailServer({
      refuse: (at) => (at === step ? { code: 550, words: 'no such mailbox' } : undefined),
    })
    const told = await fault(smtpPost(`smtp://127.0.0.1:${port}`, { tls: trusted }).send(letter))
    expect(told).toBeInstanceOf(Refused)
    expect(String(told)).toContain('no such mailbox')
  }
})

test('“later”, a wrong password and silence are to be tried again', async () => {
  const grey = await mailServer({ refuse: () => ({ code: 451, words: 'greylisted' }) })
  const locked = await mailServer({ authOptional: false })
  const silent = await mailServer({ silent: () => true })
  const posts = [
    smtpPost(`smtp://127.0.0.1:${grey.port}`, { tls: grey.trusted }),
    smtpPost(`smtp://mailer:wrong@127.0.0.1:${locked.port}`, { tls: locked.trusted }),
    smtpPost(`smtp://127.0.0.1:${silent.port}`, { tls: silent.trusted, wait: short }),
    smtpPost('smtp://127.0.0.1:1'),
  ]
  for (const post of posts) {
    const told = await fault(post.send(letter))
    expect(told).toBeInstanceOf(Error)
    expect(told).not.toBeInstanceOf(Refused)
  }
})

test('the password is in no line that people read', () => {
  expect(smtpPost('smtps://user:secret@mail.example.com:465').where).toBe(
    'SMTP server mail.example.com:465',
  )
})
