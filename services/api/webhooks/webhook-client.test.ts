import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { PermanentDeliveryError } from '../outbox/outbox.ts'
import {
  webhookSecret,
  signatureHeaders,
  startWebhookReceiver,
} from '../testing/webhook-receiver.ts'
import { type Resolve, isPublicAddress } from './private-network.ts'
import { createWebhookClient, isWebhookSecret } from './webhook-client.ts'

test('the standardwebhooks package verifies the signature', async () => {
  const { got, url } = await startWebhookReceiver()
  const body = JSON.stringify({ type: 'lead.created', data: { name: 'Zoë' } })
  await createWebhookClient({ url, secret: webhookSecret, allowPrivate: true }).send(
    'one',
    body,
    new Date(),
  )
  const [message] = got
  const headers = signatureHeaders(message?.headers ?? {})
  const check = new Webhook(webhookSecret)
  expect(check.verify(message?.body ?? '', headers)).toEqual(JSON.parse(body))
  expect(() => check.verify('{}', headers)).toThrow('No matching signature')
})

test('a retry has the same id, a new time and a new signature', async () => {
  const { got, url } = await startWebhookReceiver()
  const hook = createWebhookClient({ url, secret: webhookSecret, allowPrivate: true })
  const now = Date.now()
  await hook.send('one', '{}', new Date(now - 60_000))
  await hook.send('one', '{}', new Date(now))
  const [first, second] = got.map(({ headers }) => signatureHeaders(headers))
  expect(second?.['webhook-id']).toBe(first?.['webhook-id'])
  expect(second?.['webhook-timestamp']).not.toBe(first?.['webhook-timestamp'])
  expect(second?.['webhook-signature']).not.toBe(first?.['webhook-signature'])
  expect(new Webhook(webhookSecret).verify('{}', second ?? {})).toEqual({})
})

test('a status other than 2xx and a timeout are errors', async () => {
  const broken = await startWebhookReceiver((_request, reply) => reply.writeHead(503).end())
  const silent = await startWebhookReceiver(() => undefined)
  const send = (url: string) =>
    createWebhookClient({ url, secret: webhookSecret, allowPrivate: true }, { waitMs: 150 }).send(
      'one',
      '{}',
      new Date(),
    )
  await expect(send(broken.url)).rejects.toThrow('the receiver answered 503')
  await expect(send(silent.url)).rejects.toThrow('didn’t answer within 0.15 seconds')
})

test('410 is a permanent error', async () => {
  const { url } = await startWebhookReceiver((_request, reply) => reply.writeHead(410).end())
  const sent = createWebhookClient({ url, secret: webhookSecret, allowPrivate: true }).send(
    'one',
    '{}',
    new Date(),
  )
  await expect(sent).rejects.toThrow(PermanentDeliveryError)
})

test('a redirect is not followed', async () => {
  const inside = await startWebhookReceiver()
  const { url } = await startWebhookReceiver((_request, reply) =>
    reply.writeHead(307, { location: inside.url }).end(),
  )
  const sent = createWebhookClient({ url, secret: webhookSecret, allowPrivate: true }).send(
    'one',
    '{}',
    new Date(),
  )
  await expect(sent).rejects.toThrow('redirected (307)')
  expect(inside.got).toEqual([])
})

test.each([
  '127.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
])('nothing goes to this machine by the name of %s', async (host) => {
  const { got, port } = await startWebhookReceiver()
  const hook = createWebhookClient({
    url: `http://${host}:${port}/`,
    secret: webhookSecret,
    allowPrivate: false,
  })
  await expect(hook.send('one', '{}', new Date())).rejects.toThrow('private network')
  expect(got).toEqual([])
})

test('a public host name with a private address is refused, and resolved only once', async () => {
  const { got, port } = await startWebhookReceiver()
  let asked = 0
  const rebinding: Resolve = (_host, done) => {
    asked += 1
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])
  }
  const url = `http://crm.example.com:${port}/`
  const hook = createWebhookClient(
    { url, secret: webhookSecret, allowPrivate: false },
    { resolve: rebinding },
  )
  await expect(hook.send('one', '{}', new Date())).rejects.toThrow('private network')
  expect(asked).toBe(1)
  expect(got).toEqual([])
})

test.each([
  ['10.1.2.3', 4],
  ['100.64.0.1', 4],
  ['169.254.169.254', 4],
  ['172.31.255.255', 4],
  ['192.168.0.10', 4],
  ['224.0.0.1', 4],
  ['255.255.255.255', 4],
  ['::', 6],
  ['fd00:ec2::254', 6],
  ['fe80::1', 6],
  ['::ffff:10.0.0.1', 6],
  ['64:ff9b::a00:1', 6],
  ['2002:a00:1::1', 6],
  ['2001:0:a00:1::', 6],
  ['::7f00:1', 6],
  ['4000::1', 6],
] as const)('%s is not public', (address, family) => {
  expect(isPublicAddress(address, family)).toBe(false)
})

test.each([
  ['93.184.216.34', 4],
  ['172.32.0.1', 4],
  ['2606:2800:220:1:248:1893:25c8:1946', 6],
] as const)('%s is public', (address, family) => {
  expect(isPublicAddress(address, family)).toBe(true)
})

test('a secret is a prefix and a key of 24 to 64 bytes', () => {
  const of = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString('base64')}`
  expect([24, 32, 64].map((bytes) => isWebhookSecret(of(bytes)))).toEqual([true, true, true])
  expect([23, 65].map((bytes) => isWebhookSecret(of(bytes)))).toEqual([false, false])
  expect(isWebhookSecret(Buffer.alloc(32).toString('base64'))).toBe(false)
})
