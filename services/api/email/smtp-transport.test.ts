import { expect, test } from 'vitest'
import { normalizeEmail } from '../contract/email-address.ts'
import { typedInChromium } from '../testing/email-addresses.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { type OutgoingEmail } from './mail-transport.ts'
import { PermanentDeliveryError } from '../outbox/outbox.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const email: OutgoingEmail = {
  id: 'one',
  from: { name: 'Highpine', address: 'office@highpine.example' },
  to: 'ann@example.com',
  subject: 'Your request · Su solicitud ñ',
  text: 'Words.\n.\nA line with a dot alone came before this one.\n',
  html: '<p>Words.</p>',
}
const short = { greetingMs: 500, silenceMs: 500, wholeMs: 2_000 }
const errorOf = (sending: Promise<void>) => sending.catch((error: unknown) => error)

test('an email arrives as text and as HTML, with its subject and its id', async () => {
  const { port, received, trusted } = await startMailServer()
  const post = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  await post.send(email)
  expect(received).toHaveLength(1)
  const { email: arrived, to } = received[0] ?? {}
  expect(to).toEqual(['ann@example.com'])
  expect(arrived?.subject).toBe(email.subject)
  expect(arrived?.text?.trim()).toBe(email.text.trim())
  expect(arrived?.html?.trim()).toBe(email.html)
  expect(arrived?.messageId).toBe('<one@highpine.example>')
})

/** `a..b@`, `.a@`: sent in quotation marks (RFC 5321), which few mail servers accept. */
const misplacedDot = /^\.|\.\.|\.@/

test('every address that a browser’s email field sends is the recipient, and answers go to it', async () => {
  const { port, received, trusted } = await startMailServer()
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  const sent = typedInChromium.flatMap(([, address]) => address?.toLowerCase() ?? [])
  const addresses = sent.filter((each) => !misplacedDot.test(each) && each !== 'june@1.2')
  for (const to of addresses)
    await transport.send({
      ...email,
      to,
      replyTo: { name: 'June, “Harrow” <x@y.example>', address: to },
    })
  // The test's mail server shows domains in their own letters.
  expect(received.map(({ to }) => to.map(normalizeEmail))).toEqual(
    addresses.map((address) => [address]),
  )
  expect(received.map((one) => one.email.to?.map((each) => each.address))).toEqual(
    addresses.map((address) => [address]),
  )
  expect(received.map((one) => one.email.replyTo?.map((each) => each.address))).toEqual(
    addresses.map((address) => [address]),
  )
})

test('an address with a misplaced dot bounces for good where the mail server refuses it', async () => {
  const { port, trusted } = await startMailServer()
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  const error = await errorOf(transport.send({ ...email, to: 'a..b@example.com' }))
  expect(error).toBeInstanceOf(PermanentDeliveryError)
})

test('smtps: uses TLS from the start and authenticates', async () => {
  const { port, received, trusted } = await startMailServer({ secure: true, authOptional: false })
  await createSmtpTransport(`smtps://mailer:secret@localhost:${port}`, { tls: trusted }).send(email)
  expect(received).toMatchObject([{ encrypted: true, user: 'mailer' }])
})

test('smtp: upgrades with STARTTLS before sending anything', async () => {
  const { port, received, trusted } = await startMailServer({ authOptional: false })
  const post = createSmtpTransport(`smtp://mailer:secret@localhost:${port}?requireTLS=true`, {
    tls: trusted,
  })
  await post.send(email)
  expect(received).toMatchObject([{ encrypted: true, user: 'mailer' }])
})

test('a remote server without encryption gets neither email nor password', async () => {
  const { port, received } = await startMailServer({ disabledCommands: ['STARTTLS'] })
  // This machine, under an address that requires encryption.
  const post = createSmtpTransport(`smtp://mailer:secret@[::ffff:127.0.0.1]:${port}`)
  const error = await errorOf(post.send(email))
  expect(error).toMatchObject({ code: 'ETLS' })
  expect(error).not.toBeInstanceOf(PermanentDeliveryError)
  expect(received).toEqual([])
})

test('an untrusted certificate is rejected', async () => {
  const { port, received } = await startMailServer({ secure: true })
  const error = await errorOf(createSmtpTransport(`smtps://localhost:${port}`).send(email))
  expect(String(error)).toMatch(/self[- ]signed/)
  expect(received).toEqual([])
})

test('a rejected recipient and rejected content are permanent errors', async () => {
  for (const step of ['recipient', 'text'] as const) {
    const { port, trusted } = await startMailServer({
      refuse: (at) => (at === step ? { code: 550, words: 'no such mailbox' } : undefined),
    })
    const error = await errorOf(
      createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted }).send(email),
    )
    expect(error).toBeInstanceOf(PermanentDeliveryError)
    expect(String(error)).toContain('no such mailbox')
  }
})

test('a 4xx, a wrong password and a timeout are retried', async () => {
  const grey = await startMailServer({ refuse: () => ({ code: 451, words: 'greylisted' }) })
  const locked = await startMailServer({ authOptional: false })
  const silent = await startMailServer({ silent: () => true })
  const posts = [
    createSmtpTransport(`smtp://127.0.0.1:${grey.port}`, { tls: grey.trusted }),
    createSmtpTransport(`smtp://mailer:wrong@127.0.0.1:${locked.port}`, { tls: locked.trusted }),
    createSmtpTransport(`smtp://127.0.0.1:${silent.port}`, { tls: silent.trusted, wait: short }),
    createSmtpTransport('smtp://127.0.0.1:1'),
  ]
  for (const post of posts) {
    const error = await errorOf(post.send(email))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentDeliveryError)
  }
})

test('a missing password and a daily limit are retried, also when the server says so late', async () => {
  for (const [step, code, words] of [
    ['recipient', 530, '5.7.0 Authentication required'],
    ['text', 550, '5.4.5 Daily user sending limit exceeded'],
  ] as const) {
    const { port, trusted } = await startMailServer({
      refuse: (at) => (at === step ? { code, words } : undefined),
    })
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
    const error = await errorOf(transport.send(email))
    expect(String(error)).toContain(words)
    expect(error).not.toBeInstanceOf(PermanentDeliveryError)
  }
})

test('no message contains the password', () => {
  expect(createSmtpTransport('smtps://user:secret@mail.example.com:465').where).toBe(
    'SMTP server mail.example.com:465',
  )
})
