/** What the build says of its files: a source file → the script made of it, and what that imports. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

/**
 * The scripts that a page needs to come alive, to be fetched at once instead of one by one. In: the
 * folder under pages/ that shows it; the build's manifest, empty in development. Out: their files.
 */
export function scriptsOf(pageId: string, manifest: Manifest): string[] {
  const folder = pageId.slice(1)
  const layout = `${folder.replace(/\/[^/]*$/, '')}/+Layout.tsx`
  const wanted = ['pages/+client.ts', `${folder}/+Page.tsx`, layout]
  const files = new Set<string>()
  const take = (key: string) => {
    const made = manifest[key]
    if (!made || files.has(made.file)) return
    files.add(made.file)
    made.imports?.forEach(take)
  }
  wanted.forEach(take)
  return [...files]
}
