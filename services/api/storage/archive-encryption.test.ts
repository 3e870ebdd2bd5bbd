import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decryptArchive, encryptArchive, isEncrypted } from './archive-encryption.ts'
import { InvalidArchiveError } from './errors.ts'

const passphrase = 'four words of a passphrase'
const encrypt = (plain: Buffer, parts = 1) => {
  const size = Math.max(1, Math.ceil(plain.length / parts))
  const pieces = Array.from({ length: parts }, (_, n) => plain.subarray(n * size, (n + 1) * size))
  return buffer(encryptArchive(Readable.from(pieces), passphrase))
}

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  '%i bytes are the same after encryption and decryption, in parts of any size',
  async (size) => {
    const plain = randomBytes(size)
    const encrypted = await encrypt(plain, 7)
    expect(isEncrypted(encrypted)).toBe(true)
    expect((await decryptArchive(encrypted, passphrase)).equals(plain)).toBe(true)
  },
)

test('the same archive is encrypted differently each time, and nothing of it is readable', async () => {
  const plain = Buffer.from('$argon2id$ and a secret '.repeat(100))
  const [one, other] = [await encrypt(plain), await encrypt(plain)]
  expect(one.equals(other)).toBe(false)
  expect(one.includes('argon2id')).toBe(false)
})

test('a wrong passphrase, a changed byte, a missing, repeated or exchanged chunk and a cut are refused', async () => {
  const encrypted = await encrypt(randomBytes(200_000))
  const [head, chunk] = [31, 65_536 + 16]
  const part = (n: number) => encrypted.subarray(head + n * chunk, head + (n + 1) * chunk)
  const start = encrypted.subarray(0, head)
  const changed = Buffer.from(encrypted)
  changed[100_000] = (changed[100_000] ?? 0) ^ 1
  await expect(decryptArchive(encrypted, 'another')).rejects.toThrow('BACKUP_PASSPHRASE')
  for (const wrong of [
    changed,
    encrypted.subarray(0, -1),
    Buffer.concat([start, part(0), part(1), part(2)]),
    Buffer.concat([start, part(1), part(0), part(2), part(3)]),
    Buffer.concat([start, part(0), part(0), part(1), part(2), part(3)]),
    Buffer.concat([encrypted, Buffer.from('x')]),
    start,
  ])
    await expect(decryptArchive(wrong, passphrase)).rejects.toThrow(InvalidArchiveError)
})
