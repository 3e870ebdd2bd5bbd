import type { LocationService } from './location-service-contract.ts'

/**
 * The page for unknown paths as it is answered for `/services/{type}-{city}`: until its script has asked the service,
 * it says that it is loading (S2.19) instead of “Page Not Found”, and without a script it leads to the location's page.
 * In: 404.html; the location. Out: HTML.
 */
export const loadingLocationPage = (html: string, { title, slug }: LocationService): string =>
  html
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<main([^>]*)>/,
      `<main$1 data-loading><noscript><p class="band narrow"><a href="/${encodeURIComponent(slug)}">${escapeHtml(title)}</a></p></noscript>`,
    )

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
