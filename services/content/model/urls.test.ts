import { expect, test } from 'vitest'
import { absolute, imageUrl, urls } from './urls.ts'

test('home is at the root; every other page is at its own name', () => {
  expect(urls.page('home')).toBe('/')
  expect(urls.page('roofing')).toBe('/roofing')
  expect(urls.post('first-snow')).toBe('/blog/first-snow')
  expect(urls.project('chalet')).toBe('/projects/chalet')
})

test('a location page is named by prefix and town (S1.14)', () => {
  expect(urls.location('decks-and-patios', 'beaver-creek', 'colorado')).toBe(
    '/decks-and-patios-beaver-creek-colorado',
  )
})

test('a picture has the address of S6.4', () => {
  expect(imageUrl(1200, 'roof.webp')).toBe('/api/image/1200/80/attached_assets/roof.webp')
  expect(imageUrl('original', 'roof.jpg')).toBe('/api/image/original/80/attached_assets/roof.jpg')
  expect(imageUrl(480, 'roof.avif', 'c0ffee')).toBe(
    '/api/image/480/80/attached_assets/roof.avif?v=c0ffee',
  )
})

test('a canonical address has no slash at its end', () => {
  expect(absolute('https://www.highpine.example', '/')).toBe('https://www.highpine.example')
  expect(absolute('https://www.highpine.example', '/roofing')).toBe(
    'https://www.highpine.example/roofing',
  )
})
