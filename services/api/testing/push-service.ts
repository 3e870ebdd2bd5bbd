import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { pushPayload, type PushSubscriptionRequest } from '../people/push-contract.ts'
import { listen } from './listen.ts'
import { testCertificate, testKey } from './mail-server.ts'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Starts a push service on https until the end of the test; `answer` sets its response. */
export async function startPushService() {
  const service = {
    got: [] as Received[],
    answer: ((_request, reply) => reply.writeHead(201).end()) as RequestListener,
    origin: '',
    trusted: { ca: testCertificate },
  }
  const server = createServer({ key: testKey, cert: testCertificate }, (request, reply) => {
    void buffer(request).then((body) => {
      service.got.push({ path: request.url ?? '', headers: request.headers, body })
      service.answer(request, reply)
    })
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  service.origin = `https://localhost:${await listen(server)}`
  return service
}

/** A browser with a subscription, which decrypts what was sent to it. */
export function createTestBrowser(origin: string, name: string, senderKey: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const subscription: PushSubscriptionRequest = {
    endpoint: `${origin}/send/${name}`,
    keys: {
      p256dh: pair.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    senderKey,
  }
  /** Decrypts a message (RFC 8291, RFC 8188). @throws Error it is not for this browser */
  const read = ({ body }: Received) => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, by, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
    const secret = derive(pair.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const text = Buffer.concat([
      decipher.update(body.subarray(21 + sender.length, -16)),
      decipher.final(),
    ])
    return pushPayload.parse(JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()))
  }
  return { subscription, read, path: new URL(subscription.endpoint).pathname }
}

/** Verifies the signature of a message as a push service does. @returns its claims @throws Error it is not valid */
export function verifyVapid({ headers }: Received) {
  const [, token = '', sender = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(String(headers.authorization)) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(sender, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const by = { key, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong.')
  return {
    sender,
    ...z
      .object({ aud: z.string(), exp: z.number(), sub: z.string() })
      .parse(JSON.parse(Buffer.from(claims, 'base64url').toString())),
  }
}
