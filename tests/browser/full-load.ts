import type { Page } from 'playwright-core'

/** Addresses of full page loads from here on. */
export function fullLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
