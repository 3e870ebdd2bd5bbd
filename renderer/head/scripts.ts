/** Vite's manifest: a source file → its script and the keys of its imports; empty in development. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/** The address of a source file's script. */
export const scriptUrl = (source: string, manifest: Manifest): string =>
  `/${manifest[source]?.file ?? source}`

/**
 * The addresses of the scripts that an admin page needs for hydration, to be preloaded in parallel.
 *
 * @param pageId the page's folder: `/pages/admin/login`
 */
export function adminScriptUrls(pageId: string, manifest: Manifest): string[] {
  const folder = pageId.slice(1)
  const layout = `${folder.replace(/\/[^/]*$/, '')}/+Layout.tsx`
  return collectScriptUrls([hydrationSource, `${folder}/+Page.tsx`, layout], manifest)
}

/** The scripts that hydrate admin pages, and the islands of all other pages. */
export const hydrationSource = 'pages/admin/hydrate.tsx'
export const islandsSource = 'pages/islands.ts'

/** Scripts that only some pages have, for `PageScript`. */
export const pageScripts = {
  'hero-light': 'pages/blocks/hero-light.ts',
  lightbox: 'renderer/client/lightbox.ts',
  'list-filter': 'pages/list/list-filter.ts',
  media: 'renderer/client/media.ts',
  'office-map': 'renderer/client/office-map.ts',
  'project-pictures': 'pages/project/project-pictures.ts',
} as const

export type PageScriptName = keyof typeof pageScripts

/** The addresses of `pageScripts`. */
export const pageScriptUrls = (manifest: Manifest): Record<PageScriptName, string> => ({
  'hero-light': scriptUrl(pageScripts['hero-light'], manifest),
  lightbox: scriptUrl(pageScripts.lightbox, manifest),
  'list-filter': scriptUrl(pageScripts['list-filter'], manifest),
  media: scriptUrl(pageScripts.media, manifest),
  'office-map': scriptUrl(pageScripts['office-map'], manifest),
  'project-pictures': scriptUrl(pageScripts['project-pictures'], manifest),
})

/** Style sheets that only some pages have, for `PageStyle`. */
export const pageStyles = { media: 'renderer/styles/media.css' } as const

export type PageStyleName = keyof typeof pageStyles

/** The addresses of `pageStyles`. */
export const pageStyleUrls = (manifest: Manifest): Record<PageStyleName, string> => ({
  media: scriptUrl(pageStyles.media, manifest),
})

/** The addresses of the scripts of source files and of all their imports, each once. */
export function collectScriptUrls(sources: readonly string[], manifest: Manifest): string[] {
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
 * Browsers with speculation rules prerender the page of a link when the visitor points at it or begins to press it.
 * Excluded are addresses with a query, files, and what is not part of the public site.
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
