import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  areSubscriptionKeys,
  createVapidKeys,
  encryptMessage,
  maxMessageBytes,
  vapidAuthorization,
} from './web-push.ts'

test('the example of RFC 8291 is encrypted byte for byte', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const body = encryptMessage(
    'When I grow up, I want to be a watermelon',
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    { sender, salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url') },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a push service verifies the signature with the public key alone', () => {
  const keys = createVapidKeys()
  const now = new Date('2026-11-30T12:00:00Z')
  const header = vapidAuthorization(new URL('https://push.example/send/abc'), keys, {
    subject: 'https://www.highpine.example',
    now,
  })
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? []
  expect(key).toBe(keys.publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    typ: 'JWT',
    alg: 'ES256',
  })
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: now.getTime() / 1000 + 12 * 60 * 60,
    sub: 'https://www.highpine.example',
  })
  const point = Buffer.from(keys.publicKey, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = (text: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  expect(signed(`${head}.${claims}`)).toBe(true)
  expect(signed(`${head}.${claims}x`)).toBe(false)
})

test('a message that push services would refuse for its length is not encrypted', () => {
  const browser = createECDH('prime256v1')
  const keys = {
    p256dh: browser.generateKeys().toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  }
  expect(encryptMessage('x'.repeat(maxMessageBytes), keys)).toHaveLength(4096)
  expect(() => encryptMessage('x'.repeat(maxMessageBytes + 1), keys)).toThrow('more than 3993')
})

test('keys that no browser has are told from real ones', () => {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys().toString('base64url')
  const auth = Buffer.alloc(16, 1).toString('base64url')
  expect(areSubscriptionKeys({ p256dh, auth })).toBe(true)
  expect(areSubscriptionKeys({ p256dh, auth: 'c2hvcnQ' })).toBe(false)
  expect(areSubscriptionKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(
    false,
  )
  expect(
    areSubscriptionKeys({
      p256dh: browser.getPublicKey(null, 'compressed').toString('base64url'),
      auth,
    }),
  ).toBe(false)
})
