import { inflateSync } from 'node:zlib'

const header = 44
const entryLength = 20
const sfntHeader = 12
const recordLength = 16

/**
 * In: a font as WOFF 1.0. Out: the same as TrueType or OpenType, as W3C’s “WOFF File Format 1.0” describes. fontkit would
 * inflate the tables in JavaScript, which takes most of a second for six fonts.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = header + index * entryLength
    const [offset, packed] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8)]
    const length = woff.readUInt32BE(at + 12)
    const data = woff.subarray(offset, offset + packed)
    // A table that would not be smaller stands as it is.
    return {
      ...{ tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16) },
      data: packed < length ? inflateSync(data) : data,
    }
  })
  const largestPower = 2 ** Math.floor(Math.log2(count))
  const start = Buffer.alloc(sfntHeader + count * recordLength)
  woff.copy(start, 0, 4, 8)
  start.writeUInt16BE(count, 4)
  start.writeUInt16BE(largestPower * 16, 6)
  start.writeUInt16BE(Math.log2(largestPower), 8)
  start.writeUInt16BE((count - largestPower) * 16, 10)
  const parts: Uint8Array[] = [start]
  let offset = start.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeader + index * recordLength
    tag.copy(start, at)
    start.writeUInt32BE(checksum, at + 4)
    start.writeUInt32BE(offset, at + 8)
    start.writeUInt32BE(data.length, at + 12)
    // Each table begins at a multiple of four bytes.
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
