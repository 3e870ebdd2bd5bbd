import ExifReader from 'exifreader'

export interface Photograph {
  /** As displayed, in px. */
  width: number
  height: number
  /** It contains a GPS position. */
  hasLocation: boolean
  /** It has its end marker: a truncated copy has none. */
  complete: boolean
}

const jpeg = { start: Buffer.from([0xff, 0xd8]), end: Buffer.from([0xff, 0xd9]) }
/** Start of scan (SOS), where the picture data begins. The thumbnail before it has an end marker, too. */
const startOfScan = Buffer.from([0xff, 0xda])
const png = { start: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), end: Buffer.from('IEND') }

/** Reads the header of a JPEG or PNG; undefined for any other format. */
export function readPhotograph(bytes: Buffer): Photograph | undefined {
  const format = [jpeg, png].find(({ start }) => bytes.subarray(0, start.length).equals(start))
  const tags = format && readTags(bytes)
  const { 'Image Width': wide, 'Image Height': high } =
    (format === png ? tags?.pngFile : tags?.file) ?? {}
  if (!format || !tags || !wide?.value || !high?.value) return undefined
  const rotated = Number(tags.exif?.['Orientation']?.value ?? 1) >= 5
  const [width, height] = rotated ? [high.value, wide.value] : [wide.value, high.value]
  return {
    width,
    height,
    // XMP is text: the position is an attribute or an element of this name.
    hasLocation: tags.gps !== undefined || /GPSL(at|ong)itude/.test(bytes.toString('latin1')),
    complete:
      format === png
        ? bytes.includes(png.end)
        : bytes.lastIndexOf(jpeg.end) > bytes.lastIndexOf(startOfScan),
  }
}

/** Reads the tags; undefined for a file truncated in its header. */
function readTags(bytes: Buffer): ExifReader.ExpandedTags | undefined {
  try {
    return ExifReader.load(bytes, { expanded: true })
  } catch {
    return undefined
  }
}
