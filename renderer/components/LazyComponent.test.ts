import { expect, test } from 'vitest'
import { isMobile } from './LazyComponent.tsx'

const browser = (innerWidth: number, userAgent = 'X11; Linux x86_64') => ({
  innerWidth,
  navigator: { userAgent },
})

test('a browser is mobile below 768 px', () => {
  expect(isMobile(browser(767))).toBe(true)
  expect(isMobile(browser(768))).toBe(false)
})

test('a mobile device is mobile at any width', () => {
  expect(isMobile(browser(1280, 'iPhone; CPU iPhone OS 18_0'))).toBe(true)
  expect(isMobile(browser(1280, 'Linux; Android 15; Pixel 8'))).toBe(true)
})
