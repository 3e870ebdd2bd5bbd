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

/** Defines a test of one statement of the specification, at desktop width and at phone width. */
export function atBothWidths(sentence: string, run: (device: Device) => Promise<void>): void {
  for (const device of [desktop, phone])
    test(`${sentence} [${device.viewport.width} px]`, () => run(device))
}

/** Defines a test that does not depend on the layout. It runs once, at phone width, which most visitors have. */
export function onPhone(sentence: string, run: (device: Device) => Promise<void>): void {
  test(`${sentence} [${phone.viewport.width} px]`, () => run(phone))
}
