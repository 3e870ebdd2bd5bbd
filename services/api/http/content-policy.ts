import type { SiteFile } from '../contract/site.ts'
import { plainStyleHash } from './plain-style.ts'
import { linkPageStyleHash } from './link-page-style.ts'

/** The map that a visitor may open on the contact page. */
const map = 'https://www.google.com'
/** The owner's font kit, when there is one: its style sheet, its counter and its files. */
const kit = ['https://use.typekit.net', 'https://p.typekit.net']

/**
 * The Content-Security-Policy of every answer: everything from here, nothing written into a page
 * but what the build has hashed. One for all pages, because links are followed in the app: the
 * policy of the page that was opened first holds for the pages after it.
 */
export function contentPolicy({
  inlineScripts,
  business,
}: Pick<SiteFile, 'inlineScripts' | 'business'>): Record<string, string[]> {
  const fonts = business.fontKit === undefined ? [] : kit
  return {
    defaultSrc: ["'self'"],
    // The search compiles its index reader from WebAssembly; that allows no JavaScript from text.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", plainStyleHash, linkPageStyleHash, ...fonts],
    styleSrcAttr: ["'none'"],
    fontSrc: ["'self'", ...fonts],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    // The site measures its own pages in a frame (/performance).
    frameSrc: ["'self'", map],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'self'"],
    objectSrc: ["'none'"],
  }
}
