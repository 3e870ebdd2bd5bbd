import type { BrowserContextOptions } from 'playwright-core'
import { test } from 'vitest'
import { desktop, phone } from './visitor.ts'

export type Device = BrowserContextOptions & { viewport: { width: number; height: number } }

/** A touch phone: viewport, touch, user agent. */
export const touchPhone = {
  ...phone,
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} satisfies Device

/** One statement of the specification, tried on a desktop and on a phone's width. */
export function atBothWidths(sentence: string, run: (device: Device) => Promise<void>): void {
  for (const device of [desktop, phone])
    test(`${sentence} [${device.viewport.width} px]`, () => run(device))
}

/** One statement about what happens rather than how it is laid out: tried once, on a phone, which most visitors have. */
export function onPhone(sentence: string, run: (device: Device) => Promise<void>): void {
  test(`${sentence} [${phone.viewport.width} px]`, () => run(phone))
}
