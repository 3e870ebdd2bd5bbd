/** What matters here of the notes that a camera leaves in a photograph. */
export interface Exif {
  /** 1–8; from 5 on the photograph lies on its side. */
  orientation: number
  /** It says where it was taken. */
  located: boolean
}

const tags = { orientation: 0x0112, gps: 0x8825, latitude: 0x0002, longitude: 0x0004 }
const entryBytes = 12

/**
 * In: an Exif block, which is a TIFF header with folders of 12-byte entries (Exif 2.32, 4.6). Out:
 * what it says; what cannot be read says nothing.
 */
export function readExif(block: Buffer): Exif {
  const little = block.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > block.length ? 0 : little ? block.readUInt16LE(at) : block.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > block.length ? 0 : little ? block.readUInt32LE(at) : block.readUInt32BE(at)
  const folder = (at: number) =>
    new Map(
      Array.from({ length: short(at) }, (_, index) => {
        const entry = at + 2 + index * entryBytes
        return [short(entry), entry + 8] as const
      }),
    )

  const first = folder(long(4))
  const orientation = first.get(tags.orientation)
  const gps = first.get(tags.gps)
  const place = gps === undefined ? undefined : folder(long(gps))
  return {
    orientation: orientation === undefined ? 1 : short(orientation),
    located: place !== undefined && (place.has(tags.latitude) || place.has(tags.longitude)),
  }
}
