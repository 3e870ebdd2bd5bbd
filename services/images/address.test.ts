import { expect, test } from 'vitest'
import { imageUrl } from '../content/model/urls.ts'
import { parseImageAddress, readImageAddress } from './address.ts'

test('addresses from imageUrl are parsed back to their parts', () => {
  expect(parseImageAddress(imageUrl(800, 'town-vail.avif'))).toEqual({
    width: 800,
    quality: 80,
    name: 'town-vail',
    format: 'avif',
  })
  expect(parseImageAddress(imageUrl('original', 'share.jpg'))).toMatchObject({ width: 'original' })
  expect(parseImageAddress(imageUrl('original', 'share.svg'))).toEqual({ drawing: 'share' })
  expect(parseImageAddress(imageUrl(800, 'share.svg'))).toBeUndefined()
})

test('the ending .jpeg is an alias of .jpg', () => {
  expect(readImageAddress({ width: '480', quality: '60', file: 'roofing.jpeg' })).toEqual({
    width: 480,
    quality: 60,
    name: 'roofing',
    format: 'jpg',
  })
})

test.each([
  '/api/image/801/80/attached_assets/roofing.avif',
  '/api/image/0800/80/attached_assets/roofing.avif',
  '/api/image/800/99/attached_assets/roofing.avif',
  '/api/image/800/80/attached_assets/roofing.gif',
  '/api/image/1200/80/attached_assets/roofing.svg',
  '/api/image/800/80/attached_assets/../business.yaml',
  '/api/image/800/80/attached_assets/..%2Fbusiness.webp',
  '/api/image/800/80/attached_assets/roofing\0.webp',
  '/api/image/800/80/attached_assets/.webp',
  '/api/image/800/80/roofing.webp',
])('%j is rejected', (path) => {
  expect(parseImageAddress(path)).toBeUndefined()
})

test('every error of an address is reported at once', () => {
  expect(readImageAddress({ width: '801', quality: '99', file: '../roofing.gif' })).toEqual({
    wrong: {
      width: 'Pictures come 480, 800, 1200, 1600 px wide, or original.',
      quality: 'Pictures come in quality 60, 75, 80, 90.',
      file: 'Pictures are called like roofing.avif, and end in avif, webp, jpg, png or jpeg.',
    },
  })
})
