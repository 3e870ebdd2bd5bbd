/** What stays of the outermost boxes of ISO 14496-12 and 23008-12: the kind of file, the structure and the pixels. */
const outermost = new Set(['ftyp', 'meta', 'mdat', 'moov', 'moof', 'mfra', 'sidx', 'styp', 'pdin'])
/** Boxes that hold other boxes, in which facts about the camera may be. */
const holders = new Set(['moov', 'trak', 'moof', 'traf', 'mdia', 'minf'])
const facts = new Set(['udta', 'uuid', 'free', 'skip'])
/** Items that are no picture: Exif; XMP and other documents (`mime`); links. */
const factItems = new Set(['Exif', 'mime', 'uri '])

interface Box {
  type: string
  start: number
  /** Where its content begins. */
  body: number
  end: number
}

/**
 * Returns a copy of a HEIC or AVIF file in which Exif, XMP and boxes that no decoder needs are zeros. Nothing moves,
 * since items are found by their offset. The orientation is a property of the picture (`irot`, `imir`) and stays.
 * @throws Error or RangeError the boxes are not what they say
 */
export function cleanHeif(file: Buffer): Buffer {
  const clean = Buffer.from(file)
  for (const box of boxesIn(file, 0, file.length)) {
    if (!outermost.has(box.type)) erase(clean, box)
    else if (box.type === 'meta') eraseFactItems(clean, box)
    else if (holders.has(box.type)) eraseFacts(clean, box)
  }
  return clean
}

function* boxesIn(file: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at)
    const length = size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size || to - at
    const body = at + (size === 1 ? 16 : 8)
    const end = at + length
    if (end < body || end > to) throw new Error('A box is cut off.')
    yield { type: file.toString('latin1', at + 4, at + 8), start: at, body, end }
    at = end
  }
}

/** Makes it a box of zeros that readers skip. */
function erase(file: Buffer, { start, body, end }: Box): void {
  file.write('free', start + 4, 'latin1')
  file.fill(0, body, end)
}

function eraseFacts(file: Buffer, holder: Box): void {
  for (const box of boxesIn(file, holder.body, holder.end)) {
    if (box.type === 'meta' || facts.has(box.type)) erase(file, box)
    else if (holders.has(box.type)) eraseFacts(file, box)
  }
}

function eraseFactItems(file: Buffer, meta: Box): void {
  // Behind the version and flags of a full box.
  const inside = [...boxesIn(file, meta.body + 4, meta.end)]
  const boxOf = (type: string) => inside.find((box) => box.type === type)
  const [names, places] = [boxOf('iinf'), boxOf('iloc')]
  for (const box of inside) if (facts.has(box.type)) erase(file, box)
  if (!names || !places) return
  const erased = factItemIds(file, names)
  for (const { item, inData, from, length } of extentsOf(file, places)) {
    if (!erased.has(item)) continue
    const start = from + (inData ? (boxOf('idat')?.body ?? 0) : 0)
    file.fill(0, start, Math.min(start + length, file.length))
  }
}

function factItemIds(file: Buffer, names: Box): Set<number> {
  const found = new Set<number>()
  const entries = names.body + 4 + (file[names.body] === 0 ? 2 : 4)
  for (const box of boxesIn(file, entries, names.end)) {
    const version = file[box.body] ?? 0
    if (box.type !== 'infe' || version < 2) continue
    const wide = version === 2 ? 2 : 4
    const type = box.body + 4 + wide + 2
    if (factItems.has(file.toString('latin1', type, type + 4)))
      found.add(file.readUIntBE(box.body + 4, wide))
  }
  return found
}

/**
 * Reads the `iloc` box (ISO 14496-12 §8.11.3). `inData`: the offset of an extent counts from the `idat` box, not from the
 * start of the file.
 */
function* extentsOf(file: Buffer, { body, end }: Box) {
  let at = body
  const read = (bytes: number): number => {
    at += bytes
    if (at > end) throw new Error('The list of places is cut off.')
    if (bytes === 0) return 0
    return bytes === 8 ? Number(file.readBigUInt64BE(at - 8)) : file.readUIntBE(at - bytes, bytes)
  }
  const version = read(1)
  read(3)
  const [sizes, more] = [read(1), read(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4]
  // Items that reach to the end of the file, whatever is there.
  if (lengthBytes === 0) throw new Error('The list of places has no lengths.')
  const indexBytes = version === 0 ? 0 : more & 15
  const items = read(version < 2 ? 2 : 4)
  for (let n = 0; n < items; n += 1) {
    const item = read(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseBytes)
    const extents = read(2)
    for (let extent = 0; extent < extents; extent += 1) {
      read(indexBytes)
      const from = base + read(offsetBytes)
      yield { item, inData: method === 1, from, length: read(lengthBytes) }
    }
  }
}
