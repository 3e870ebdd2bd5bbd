import { expect, test } from 'vitest'
import { imageUrl } from '../content/model/urls.ts'
import { parseImageAddress } from './address.ts'

test('every address that pages write can be read back', () => {
  expect(parseImageAddress(imageUrl(800, 'town-vail.avif'))).toEqual({
    width: 800,
    quality: 80,
    name: 'town-vail',
    format: 'avif',
  })
  expect(parseImageAddress(imageUrl('original', 'share.jpg'))?.width).toBe('original')
})

test.each([
  '/api/image/801/80/attached_assets/roofing.avif',
  '/api/image/800/99/attached_assets/roofing.avif',
  '/api/image/800/80/attached_assets/roofing.gif',
  '/api/image/800/80/attached_assets/../business.yaml',
  '/api/image/800/80/attached_assets/..%2Fbusiness.webp',
  '/api/image/800/80/roofing.webp',
])('%s is refused', (path) => {
  expect(parseImageAddress(path)).toBeUndefined()
})
