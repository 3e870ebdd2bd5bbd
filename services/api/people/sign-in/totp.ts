import { createHmac, randomBytes } from 'node:crypto'

const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the time step (RFC 6238 §4: T0 is 1970, X is 30 s). */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** Returns the code of a time step (RFC 6238 with HMAC-SHA-1, RFC 4226 §5.3). */
export function totpCode(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

/**
 * Returns the time step of a code: the current one, or one before or after it, for clock skew. Undefined: the code is
 * wrong, or its step is not later than `after`, since each code is valid once.
 */
export function matchingStep(
  code: string,
  secret: string,
  now: Date,
  after: number,
): number | undefined {
  const bytes = fromBase32(secret)
  const current = stepAt(now)
  return [current, current - 1, current + 1].find(
    (step) => step > after && totpCode(bytes, step) === code,
  )
}

/** Generates 160 random bits in base32 (RFC 4648 §6), which apps accept and people can type. */
export function generateSecret(random: (bytes: number) => Buffer = randomBytes): string {
  const bits = [...random(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(parseInt(five, 2))).join('')
}

/** Decodes base32. @throws Error invalid base32 */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => {
    const value = alphabet.indexOf(letter)
    if (value < 0) throw new Error('This is not base32.')
    return value.toString(2).padStart(5, '0')
  })
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** Returns the `otpauth:` URI for the QR code. */
export const totpUri = (firm: string, email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${firm}:${email}`)}?${new URLSearchParams({ secret, issuer: firm }).toString().replaceAll('+', '%20')}`
