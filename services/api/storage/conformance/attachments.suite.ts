import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { Store } from '../../store.ts'
import type { OpenFixture } from '../../testing/store-fixture.ts'

/** The number of bytes that PostgreSQL stores in one row. */
const chunkBytes = 256 * 1024

/** Stores bytes from a file of their own. */
async function put({ attachments }: Store, lead: string, id: string, bytes: Buffer) {
  const path = join(await temporaryFolder(), 'uploaded')
  await writeFile(path, bytes)
  return attachments.put(lead, id, path)
}

async function bytesOf({ attachments }: Store, lead: string, id: string) {
  const stream = await attachments.read(lead, id)
  return stream && buffer(stream)
}

export function attachmentConformance(adapter: string, open: OpenFixture): void {
  describe(`${adapter}: attachments`, () => {
    test.each([1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes + 7])(
      'a file of %i bytes is read back byte by byte, after a restart too',
      async (size) => {
        const fixture = await open()
        const bytes = randomBytes(size)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        expect(await put(fixture.store, 'HP-AAAAA2', 'a', bytes)).toEqual({ bytes: size, sha256 })
        expect((await bytesOf(fixture.store, 'HP-AAAAA2', 'a'))?.equals(bytes)).toBe(true)
        const store = await fixture.reopen()
        expect((await bytesOf(store, 'HP-AAAAA2', 'a'))?.equals(bytes)).toBe(true)
        expect(await store.attachments.usedBytes()).toBe(size)
      },
    )

    test('one file is removed, or all of a lead, and no other', async () => {
      const { store } = await open()
      const [one, two] = [Buffer.from('one'), Buffer.from('two')]
      await put(store, 'HP-AAAAA2', 'a', one)
      await put(store, 'HP-AAAAA2', 'b', two)
      await put(store, 'HP-BBBBB2', 'a', two)
      expect((await store.attachments.owners()).sort()).toEqual(['HP-AAAAA2', 'HP-BBBBB2'])
      await store.attachments.remove('HP-AAAAA2', 'a')
      expect(await bytesOf(store, 'HP-AAAAA2', 'a')).toBeUndefined()
      expect(await bytesOf(store, 'HP-AAAAA2', 'b')).toEqual(two)
      await store.attachments.remove('HP-AAAAA2')
      await store.attachments.remove('HP-ZZZZZ2')
      await store.attachments.remove('HP-ZZZZZ2', 'a')
      expect(await bytesOf(store, 'HP-AAAAA2', 'b')).toBeUndefined()
      expect(await bytesOf(store, 'HP-BBBBB2', 'a')).toEqual(two)
      expect(await store.attachments.owners()).toEqual(['HP-BBBBB2'])
      expect(await store.attachments.usedBytes()).toBe(3)
    })

    test('a file that is stored twice, even concurrently, exists once', async () => {
      const { store } = await open()
      const bytes = randomBytes(2 * chunkBytes)
      await Promise.all([1, 2, 3].map(() => put(store, 'HP-AAAAA2', 'a', bytes)))
      await put(store, 'HP-AAAAA2', 'a', bytes)
      expect((await bytesOf(store, 'HP-AAAAA2', 'a'))?.equals(bytes)).toBe(true)
      expect(await store.attachments.usedBytes()).toBe(bytes.length)
    })

    test('a file that cannot be read is not stored', async () => {
      const { store } = await open()
      const missing = join(await temporaryFolder(), 'none')
      await expect(store.attachments.put('HP-AAAAA2', 'a', missing)).rejects.toThrow()
      expect(await bytesOf(store, 'HP-AAAAA2', 'a')).toBeUndefined()
      expect(await store.attachments.usedBytes()).toBe(0)
    })
  })
}
