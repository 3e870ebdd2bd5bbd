import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { InvalidArchiveError } from './errors.ts'

/** The name of the format and its version, at the start of the file. */
// oxlint-disable-next-line project/firm-names -- the first bytes of every encrypted backup, which earlier releases read
const magic = Buffer.from('HIGHPINE-ENC-1\n', 'latin1')
const saltBytes = 16
const tagBytes = 16
/** Each chunk is authenticated, so nothing that was changed is ever used. */
const chunkBytes = 64 * 1024
/** 64 MB and a quarter of a second for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 96 * 1024 * 1024 }

export const encryptedExtension = '.enc'

/** Returns whether a file was written by `encryptArchive`. */
export const isEncrypted = (file: Buffer): boolean => file.subarray(0, magic.length).equals(magic)

/**
 * Encrypts an archive: the format's name, a random salt, then chunks of AES-256-GCM, each with its tag. The key is
 * derived from the passphrase by scrypt. A chunk's nonce is its number and whether it is the last (the STREAM
 * construction), so chunks cannot be cut off, repeated or put in another order. The key is new for each file.
 */
export async function* encryptArchive(
  parts: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = await deriveKey(passphrase, salt)
  yield Buffer.concat([magic, salt])
  let number = 0
  let waiting = Buffer.alloc(0)
  for await (const part of parts) {
    waiting = Buffer.concat([waiting, part])
    for (; waiting.length > chunkBytes; number += 1) {
      yield seal(key, number, false, waiting.subarray(0, chunkBytes))
      waiting = waiting.subarray(chunkBytes)
    }
  }
  yield seal(key, number, true, waiting)
}

/** @throws InvalidArchiveError the passphrase is wrong, or the file was changed or cut off */
export async function decryptArchive(file: Buffer, passphrase: string): Promise<Buffer> {
  const start = magic.length + saltBytes
  const key = await deriveKey(passphrase, file.subarray(magic.length, start))
  const opened: Buffer[] = []
  const sealedBytes = chunkBytes + tagBytes
  for (let at = start, number = 0; ; at += sealedBytes, number += 1) {
    const last = at + sealedBytes >= file.length
    const chunk = unseal(key, number, last, file.subarray(at, at + sealedBytes))
    if (!chunk)
      throw new InvalidArchiveError(
        number === 0
          ? 'The passphrase in BACKUP_PASSPHRASE isn’t the one that this backup was made with, or the file is damaged.'
          : 'The backup is damaged or was cut off.',
      )
    opened.push(chunk)
    if (last) return Buffer.concat(opened)
  }
}

const deriveKey = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    // The same letters typed on two systems may be composed differently.
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

function seal(key: Buffer, number: number, last: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function unseal(key: Buffer, number: number, last: boolean, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return undefined
  }
}
