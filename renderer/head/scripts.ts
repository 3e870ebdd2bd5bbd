/** Vite's manifest: a source file → its script, and what that imports. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/**
 * The scripts that a page needs for hydration, to be preloaded in parallel. In: the page's folder
 * under pages/; the build's manifest, empty in development. Out: their files.
 */
export function scriptsOf(pageId: string, manifest: Manifest): string[] {
  const folder = pageId.slice(1)
  const layout = `${folder.replace(/\/[^/]*$/, '')}/+Layout.tsx`
  const wanted = ['pages/+client.ts', `${folder}/+Page.tsx`, layout]
  const files = new Set<string>()
  const add = (key: string) => {
    const built = manifest[key]
    if (!built || files.has(built.file)) return
    files.add(built.file)
    built.imports?.forEach(add)
  }
  wanted.forEach(add)
  return [...files]
}
