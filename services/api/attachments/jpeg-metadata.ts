import { orientationOnly, readOrientation } from './exif-orientation.ts'

/** Marker codes of ITU T.81, table B.1. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, tem: 0x01 }
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7
const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc
const isProgressive = (code: number) => (code & 0x03) === 0x02

const exifHeader = 'Exif\0\0'

/**
 * Copies what a decoder needs: tables, frames, scans, JFIF without its thumbnail, Adobe's color transform, the color
 * profile, and the orientation as the only Exif tag. Comments, other application segments and everything behind the
 * end marker are dropped: other pictures, videos, maker's data. Scans are copied, so pixels are equal.
 * @returns also what a decoder holds at once of a picture that comes in several scans; 0: it decodes in strips
 * @throws Error the file is cut off
 */
export function cleanJpeg(file: Buffer) {
  const kept: Buffer[] = [Buffer.from([0xff, marker.start])]
  let orientation: number | undefined
  let frame: { code: number; content: Buffer } | undefined
  let wholePictureBytes = 0
  let at = 2
  for (;;) {
    at = nextMarker(file, at)
    const code = file[at] ?? 0
    at += 1
    if (code === marker.end) break
    if (code === marker.start || code === marker.tem || isRestart(code)) continue
    const length = at + 2 <= file.length ? file.readUInt16BE(at) : 0
    if (length < 2 || at + length > file.length) throw new Error('A segment is cut off.')
    const content = file.subarray(at + 2, at + length)
    const segment = file.subarray(at - 2, at + length)
    at += length
    if (code === marker.scan) {
      const end = endOfScan(file, at)
      kept.push(file.subarray(at - length - 2, end))
      at = end
      if (frame && (isProgressive(frame.code) || (content[0] ?? 0) < (frame.content[5] ?? 0)))
        wholePictureBytes = coefficientBytes(frame.content)
      continue
    }
    if (isFrame(code)) frame = { code, content }
    if (code >= 0xe0 && code <= 0xef) {
      kept.push(neededApplicationSegment(code, content))
      if (code === 0xe1 && content.toString('latin1', 0, 6) === exifHeader)
        orientation ??= readOrientation(content.subarray(6))
    } else if (code >= 0xc0 && code <= 0xdf) {
      kept.push(segment)
    }
  }
  if (orientation !== undefined) kept.splice(firstTable(kept), 0, exifSegment(orientation))
  kept.push(Buffer.from([0xff, marker.end]))
  return { bytes: Buffer.concat(kept), wholePictureBytes }
}

/** Returns the position of the code of the next marker; bytes before it and fill bytes are skipped, as decoders do. */
function nextMarker(file: Buffer, from: number): number {
  let at = from
  for (;;) {
    at = file.indexOf(0xff, at)
    if (at === -1) throw new Error('The end marker is missing.')
    while (file[at] === 0xff) at += 1
    if (at >= file.length) throw new Error('The end marker is missing.')
    if (file[at] !== 0) return at
  }
}

/** Returns where a scan's coded data ends: at the first marker that is neither a stuffed zero nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at)) {
    const next = file[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at += next === 0xff ? 1 : 2
  }
  throw new Error('The end marker is missing.')
}

function neededApplicationSegment(code: number, content: Buffer): Buffer {
  const starts = (name: string) => content.toString('latin1', 0, name.length) === name
  if (code === 0xe0 && starts('JFIF\0') && content.length >= 14) {
    const withoutThumbnail = Buffer.from(content.subarray(0, 14))
    withoutThumbnail.fill(0, 12)
    return segmentOf(code, withoutThumbnail)
  }
  if (code === 0xe2 && starts('ICC_PROFILE\0')) return segmentOf(code, content)
  // Version, two flags and the color transform; what stands behind them no decoder reads.
  if (code === 0xee && starts('Adobe')) return segmentOf(code, content.subarray(0, 12))
  return Buffer.alloc(0)
}

function segmentOf(code: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const exifSegment = (orientation: number): Buffer =>
  segmentOf(0xe1, Buffer.concat([Buffer.from(exifHeader), orientationOnly(orientation)]))

/** Exif stands behind the start and JFIF. */
const firstTable = (kept: readonly Buffer[]): number => (kept[1]?.[1] === 0xe0 ? 2 : 1)

/** The coefficients of the whole picture: 128 bytes for each block of 8 × 8, as libjpeg holds them. */
function coefficientBytes(frame: Buffer): number {
  const [height, width, count] = [frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5] ?? 0]
  const components = Array.from({ length: count }, (_, n) => frame[7 + n * 3] ?? 0x11)
  const samples = components.map((sampling) => [sampling >> 4, sampling & 15] as const)
  const widest = Math.max(1, ...samples.map(([across]) => across))
  const highest = Math.max(1, ...samples.map(([, down]) => down))
  return samples.reduce((sum, [across, down]) => {
    const wide = Math.ceil((width * across) / widest / 8)
    const high = Math.ceil((height * down) / highest / 8)
    return sum + wide * high * 128
  }, 0)
}
