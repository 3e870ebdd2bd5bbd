/** Vite's manifest: a source file → its script, and what that imports. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/** In: a source file; the build's manifest, empty in development. Out: the address of its script. */
export const scriptUrl = (source: string, manifest: Manifest): string =>
  `/${manifest[source]?.file ?? source}`

/**
 * The scripts that a page of the admin needs for hydration, to be preloaded in parallel. In: the page's folder
 * under pages/; the build's manifest, empty in development. Out: their addresses.
 */
export function scriptsOf(pageId: string, manifest: Manifest): string[] {
  const folder = pageId.slice(1)
  const layout = `${folder.replace(/\/[^/]*$/, '')}/+Layout.tsx`
  return imported([hydrationSource, `${folder}/+Page.tsx`, layout], manifest)
}

/** What hydrates the pages of the admin, and what hydrates the islands of all others. */
export const hydrationSource = 'pages/admin/hydrate.tsx'
export const islandsSource = 'pages/islands.ts'

/** Scripts that only some pages have, for `PageScript`. */
export const pageScripts = {
  'hero-light': 'pages/home/hero-light.ts',
  'list-filter': 'pages/list/list-filter.ts',
  'office-map': 'renderer/client/office-map.ts',
} as const

export type PageScriptName = keyof typeof pageScripts

/** In: the build's manifest. Out: the addresses of these scripts. */
export const pageScriptUrls = (manifest: Manifest): Record<PageScriptName, string> => ({
  'hero-light': scriptUrl(pageScripts['hero-light'], manifest),
  'list-filter': scriptUrl(pageScripts['list-filter'], manifest),
  'office-map': scriptUrl(pageScripts['office-map'], manifest),
})

/** In: source files. Out: the addresses of their scripts and of all that those import, each once. */
export function imported(sources: readonly string[], manifest: Manifest): string[] {
  const files = new Set<string>()
  const add = (key: string) => {
    const built = manifest[key]
    if (!built || files.has(`/${built.file}`)) return
    files.add(`/${built.file}`)
    built.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...files]
}

/**
 * Browsers that know speculation rules render the page of a link in advance when the visitor points at it or begins
 * to press it. Not what has a query, is a file, or is not of the public site.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/admin/*', '/preview/*', '/*.*', '/*\\?*'] } },
          { not: { selector_matches: '[rel~=external], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
