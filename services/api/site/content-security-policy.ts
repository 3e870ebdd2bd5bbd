import type { SiteFile } from './contract.ts'

/** The map on the contact page, loaded on click. */
const mapHost = 'https://www.google.com'
/** Hosts of the font kit: style sheet, page counter and font files. */
const fontKitHosts = ['https://use.typekit.net', 'https://p.typekit.net']

/**
 * The Content-Security-Policy of every answer: own origin only, inline scripts only by the hashes of the build, and no
 * inline styles. One policy for all pages: with client-side navigation the policy of the first page applies to
 * every later one.
 */
export function contentSecurityPolicy({
  inlineScripts,
  business,
}: Pick<SiteFile, 'inlineScripts' | 'business'>): Record<string, string[]> {
  const fonts = business.fontKit === undefined ? [] : fontKitHosts
  return {
    defaultSrc: ["'self'"],
    // Pagefind is WebAssembly; this does not allow `eval`.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...fonts],
    styleSrcAttr: ["'none'"],
    fontSrc: ["'self'", ...fonts],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    // /performance loads pages of the site in a frame.
    frameSrc: ["'self'", mapHost],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
  }
}

/** For SVG files, which are documents when opened directly: no scripts, no requests. */
export const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
