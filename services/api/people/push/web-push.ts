import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'

/** The pair of keys by which push services know this sender (VAPID, RFC 8292), P-256 in base64url. */
export interface VapidKeys {
  /** The uncompressed point, 65 bytes. */
  publicKey: string
  /** The scalar, 32 bytes. */
  privateKey: string
}

const curve = 'prime256v1'

const newPair = (): ECDH => {
  const pair = createECDH(curve)
  pair.generateKeys()
  return pair
}

/** Makes a new pair of keys. */
export function createVapidKeys(): VapidKeys {
  const pair = newPair()
  // A scalar that begins with zeros is shorter.
  const scalar = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: scalar.toString('base64url'),
  }
}

/** How long a signature is valid; the standard allows 24 hours. */
const signedMs = 12 * 60 * 60 * 1000

/**
 * Returns the Authorization header for a push service (RFC 8292): a JWT for its origin, signed with ES256.
 * @param subject `https:` or `mailto:`, whom its operator may contact
 */
export function vapidAuthorization(
  endpoint: URL,
  { publicKey, privateKey }: VapidKeys,
  { subject, now }: { subject: string; now: Date },
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: privateKey },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const expires = Math.floor((now.getTime() + signedMs) / 1000)
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: endpoint.origin, exp: expires, sub: subject },
  ]
  const unsigned = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}

/** The keys of a browser's subscription, in base64url: its public key, 65 bytes, and a secret of 16 bytes. */
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}

/** The size of a record: a message is one record, which push services take up to. */
const recordSize = 4096
/** Salt, record size, length of the key, the key, the delimiter and the tag of AES-GCM. */
const overhead = 16 + 4 + 1 + 65 + 1 + 16
/** The most bytes that a message may have. */
export const maxMessageBytes = recordSize - overhead

/** Returns whether these are keys that a message can be encrypted for: a point of the curve, and 16 bytes. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  try {
    newPair().computeSecret(Buffer.from(p256dh, 'base64url'))
    return (
      Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16
    )
  } catch {
    return false
  }
}

/**
 * Encrypts a message for a browser (RFC 8291, `aes128gcm` of RFC 8188): only it can read the message, no push service.
 * @param chosen the sender's key and the salt, which tests choose; each message has its own
 * @throws Error the keys are none, or the message is too long
 */
export function encryptMessage(
  message: string,
  { p256dh, auth }: SubscriptionKeys,
  chosen: { sender?: ECDH; salt?: Buffer } = {},
): Buffer {
  const { sender = newPair(), salt = randomBytes(16) } = chosen
  const text = Buffer.from(message)
  if (text.length > maxMessageBytes)
    throw new Error(`The message has ${text.length} bytes, more than ${maxMessageBytes}.`)
  const receiver = Buffer.from(p256dh, 'base64url')
  const own = sender.getPublicKey()
  const secret = derive(
    Buffer.from(auth, 'base64url'),
    sender.computeSecret(receiver),
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]),
    32,
  )
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record.
  const encrypted = [cipher.update(Buffer.concat([text, Buffer.of(2)])), cipher.final()]
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize, 0)
  header.writeUInt8(own.length, 4)
  return Buffer.concat([salt, header, own, ...encrypted, cipher.getAuthTag()])
}

const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
