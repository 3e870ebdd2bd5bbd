import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhotograph } from './photograph.ts'

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 38/1 25/1' } }
const xmp = (words: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${words}/></rdf:RDF></x:xmpmeta>`

test('the size of a JPEG and of a PNG is read', async () => {
  const size = { width: 40, height: 30, hasLocation: false, complete: true }
  expect(readPhotograph(await picture().jpeg().toBuffer())).toEqual(size)
  expect(readPhotograph(await picture().jpeg({ progressive: true }).toBuffer())).toEqual(size)
  expect(readPhotograph(await picture().png().toBuffer())).toEqual(size)
})

test('a rotated photograph has its displayed size', async () => {
  const lying = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(readPhotograph(lying)).toMatchObject({ width: 30, height: 40 })
  const turned = await picture().jpeg().withMetadata({ orientation: 3 }).toBuffer()
  expect(readPhotograph(turned)).toMatchObject({ width: 40, height: 30 })
})

test('Exif without GPS has no position', async () => {
  const notes = { IFD0: { Make: 'Kodak', Artist: 'Ann' }, IFD2: { ExposureTime: '1/250' } }
  const taken = await picture().jpeg().withExif(notes).toBuffer()
  expect(readPhotograph(taken)?.hasLocation).toBe(false)
})

test('a GPS position in Exif is found in a JPEG and in a PNG', async () => {
  expect(readPhotograph(await picture().jpeg().withExif(gps).toBuffer())?.hasLocation).toBe(true)
  expect(readPhotograph(await picture().png().withExif(gps).toBuffer())?.hasLocation).toBe(true)
})

test('a GPS position in XMP is found in a JPEG', async () => {
  const placed = xmp('xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="39,38.4N"')
  expect(readPhotograph(await picture().jpeg().withXmp(placed).toBuffer())?.hasLocation).toBe(true)
  const plain = xmp('xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="image/jpeg"')
  expect(readPhotograph(await picture().jpeg().withXmp(plain).toBuffer())?.hasLocation).toBe(false)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('a photograph')],
  ['a HEIC', Buffer.from('000000186674797068656963', 'hex')],
  ['a JPEG without a picture', Buffer.from('ffd8ffd9', 'hex')],
  ['a JPEG that breaks off', Buffer.from('ffd8ffe100', 'hex')],
  ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
])('%s is no photograph', (_, bytes) => {
  expect(readPhotograph(bytes)).toBeUndefined()
})

test('a photograph that is truncated anywhere is read without an error', async () => {
  const jpeg = await picture().jpeg().withExif(gps).toBuffer()
  const png = await picture().png().withExif(gps).toBuffer()
  for (const whole of [jpeg, png])
    for (let end = 0; end < whole.length; end += 1)
      expect(() => readPhotograph(whole.subarray(0, end))).not.toThrow()
})
