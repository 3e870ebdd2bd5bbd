const orientationTag = 0x0112

/** Returns the orientation (2–8) that a TIFF block of Exif data states; undefined: upright, or not readable. */
export function readOrientation(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2)
  if ((order !== 'II' && order !== 'MM') || tiff.length < 8) return undefined
  const little = order === 'II'
  const number16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return undefined
  const entries = number16(directory)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (number16(at) !== orientationTag) continue
    const value = number16(at + 8)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** Writes a TIFF block whose only tag is the orientation. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000' + '0000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
