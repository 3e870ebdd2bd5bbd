import type { Page } from 'playwright-core'

/** A mark on the window, which only a full page load removes. */
export const markWindow = (page: Page) => page.evaluate(() => Reflect.set(window, 'here', true))
export const isWindowMarked = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'here') === true)

/** Addresses of full page loads from here on. */
export function fullLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
