import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

const { resolve } = createRequire(import.meta.url)
const woff = readFileSync(resolve('@fontsource/inter/files/inter-latin-400-normal.woff'))

/** What the format calls a checksum: the sum of a table's numbers of four bytes. */
function sum(bytes: Buffer) {
  let total = 0
  for (let at = 0; at < bytes.length; at += 4) total = (total + bytes.readUInt32BE(at)) >>> 0
  return total
}

test('every table is whole: its checksum is that of its bytes', () => {
  const font = unpackWoff(woff)
  // How long the unpacked font is stands in the header.
  expect(font).toHaveLength(woff.readUInt32BE(16))
  const count = font.readUInt16BE(4)
  expect(count).toBe(woff.readUInt16BE(12))
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    const bytes = Buffer.from(font.subarray(offset, offset + ((length + 3) & ~3)))
    // The head's own field for the sum of the whole file counts as zero.
    if (font.toString('latin1', at, at + 4) === 'head') bytes.writeUInt32BE(0, 8)
    expect(sum(bytes)).toBe(font.readUInt32BE(at + 4))
  }
})

test('what is no WOFF file is refused', () => {
  expect(() => unpackWoff(Buffer.alloc(64))).toThrow('no WOFF')
})
